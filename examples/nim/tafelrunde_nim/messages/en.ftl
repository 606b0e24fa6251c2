reason-too-many =
    { $there ->
        [one] There is only one match in { $heap }.
       *[other] There are only { $there } matches in { $heap }.
    }
prompt-take = How many matches do you take, and from which heap?
option-take =
    { $number ->
        [one] take one match from { $heap }
       *[other] take { $number } matches from { $heap }
    }
event-took =
    { $number ->
        [one] { $seat } takes one match from { $heap }.
       *[other] { $seat } takes { $number } matches from { $heap }.
    }
