reason-too-many =
    { $there ->
        [one] In { $heap } liegt nur noch ein Streichholz.
       *[other] In { $heap } liegen nur { $there } Streichhölzer.
    }
prompt-take = Wie viele Streichhölzer nimmst du, und von welchem Haufen?
option-take =
    { $number ->
        [one] ein Streichholz von { $heap } nehmen
       *[other] { $number } Streichhölzer von { $heap } nehmen
    }
event-took =
    { $number ->
        [one] { $seat } nimmt ein Streichholz von { $heap }.
       *[other] { $seat } nimmt { $number } Streichhölzer von { $heap }.
    }
