# Die Fürsten von Catan: all texts of the introductory game in English.
# Ids are already turned into names when a text fills them in; numbers come as numbers.


### Why something cannot be done

## At the table

reason-game-over = The game is over.
reason-chance-first = Chance comes first: dice are thrown or cards shuffled, and only then does play go on.
reason-not-your-turn = You are not being asked right now. Wait until it is your choice again.
reason-not-asked-now = That is not among the choices now. The question is: { $prompt }
reason-no-chance-now = No dice are being thrown and no cards shuffled right now.
reason-impossible-outcome =
    { $kind ->
        [production_die] The production die cannot show this result. Possible are: { $possible }.
        [event_die] The event die cannot show this result. Possible are: { $possible }.
        [start_die] The throw for the first turn cannot show this result. Possible are: { $possible }.
       *[other] This result is not possible here ({ $kind }). Possible are: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [regions] This order does not fit the region stack. Name exactly the cards being shuffled, each as often as it occurs.
        [events] This order does not fit the event stack. Name exactly the cards being shuffled, each as often as it occurs.
        [basis] This order does not fit the cards of the draw stacks. Name exactly the cards being shuffled, each as often as it occurs.
       *[other] This order does not fit ({ $kind }). Name exactly the cards being shuffled, each as often as it occurs.
    }

## What was entered

reason-not-understood = “{ $text }” could not be understood.
reason-not-understood-near = { reason-not-understood } This pattern works: { $near }
reason-unknown-word =
    { $slot ->
        [card] “{ $word }” is not a card that can stand here.
        [site] “{ $word }” is not a building site. A building site is called, for example, 1-above or 2-below.
        [othersite] “{ $word }” is not a building site. A building site is called, for example, 1-above or 2-below.
        [region] “{ $word }” is not a region. A region is called, for example, wald-2.
        [resource] “{ $word }” is not a resource.
        [side] “{ $word }” is not a side. The sides are left and right.
        [place] “{ $word }” is not the number of a place.
        [stack] “{ $word }” is not the number of a stack.
        [number] “{ $word }” is not a number on the production die.
        [rate] “{ $word }” is not a rate. Trades are made at 3 to 1, or at 2 to 1 with a trade ship.
       *[other] “{ $word }” does not fit in this part of the sentence.
    }
reason-unknown-word-near = { reason-unknown-word } Did you mean “{ $near }”?

## Undoing

reason-undo-nothing = There is nothing to undo.
reason-undo-chance = This can no longer be undone, because dice have been thrown or cards shuffled since.
reason-undo-revealed = This can no longer be undone, because something hidden has become known since.
reason-undo-other-seat = You can only undo your own last choice, and only while nobody else has chosen after it.

## Building

reason-cannot-afford = You do not have enough resources for this. You still need: { $missing }.
reason-only-once = Each principality may have “{ $card }” only once, and yours already has it.
reason-no-such-place = Your principality has no place { $place }. Places are your settlements and cities, counted from the left.
reason-site-full = Nothing is free at building site { $site }. A settlement has room for one card above and one below, a city for two of each.
reason-road-lies-there = There is already a road at the { $side } end of your row. You can build a settlement there next.
reason-no-road-end = A settlement needs a road with an open end, and there is none on the { $side }. Build a road there first.
reason-city-already = There is already a city on place { $place }. A new city always goes on a settlement.
reason-none-left = The stack is used up: nobody can build the card “{ $card }” any more.

## Playing cards

reason-not-in-hand = “{ $card }” is not among the cards in hand.
reason-only-before-roll = You can play “{ $card }” only at the start of your turn, before any die is thrown.
reason-only-with-settlement = You can play “{ $card }” only while you are building a settlement.
reason-only-action = You can play “{ $card }” only in your action phase.
reason-die-already-set = The production die is already set to { $number } this turn.
reason-too-few-resources =
    { $stored ->
        [0] You need { $needed } resources for this, and you have none.
       *[other] You need { $needed } resources for this, and you have only { $stored }.
    }

## Trading

reason-too-few =
    { $stored ->
        [0] You need { $needed } { $resource } for this, and you have none.
       *[other] You need { $needed } { $resource } for this, and you have only { $stored }.
    }
reason-too-few-there =
    { $stored ->
        [0] This takes { $needed } resources from one and the same region, and { $region } is empty.
       *[other] This takes { $needed } resources from one and the same region, and { $region } holds only { $stored }.
    }
reason-same-resource = You cannot trade { $resource } for { $resource }. Choose another kind.
reason-no-ship = You have no trade ship that trades { $resource } at 2 to 1. Without a ship you trade at 3 to 1.
reason-no-ship-beside = You have no Large Trade Ship beside { $region }.

## Storing and giving up resources

reason-other-resource = This is about { $resource }, not about another kind.
reason-not-your-region = { $region } does not belong to your principality.
reason-wrong-region = { $region } does not go with { $resource }. Each region stores only what it yields itself.
reason-region-empty = { $region } is empty. Choose a region that has something in store.
reason-region-full = { $region } is full. No region stores more than 3 resources.
reason-there-is-room = There is still room for { $resource }: { $region }. A resource is lost only if there is no room for it anywhere.
reason-other-has-none = You cannot demand { $resource }, because the other principality has none.
reason-no-room = You cannot demand { $resource }, because you have no room for it.

## Drawing, putting away and searching cards

reason-no-such-stack =
    { $stacks ->
        [one] There is no such stack. There is only one draw stack.
       *[other] There is no such stack. The draw stacks are numbered 1 to { $stacks }.
    }
reason-stack-empty = Stack { $stack } is empty. Choose another one.
reason-stack-taken = The other principality's first hand already came from stack { $stack }. Choose another one.
reason-search-too-dear =
    { $cost ->
        [one] A search costs 1 resource, and you have none. Draw a top card instead.
       *[other] A search costs { $cost } resources, and you do not have that many. Draw a top card instead.
    }
reason-other-back = “{ $card }” has a different back from the cards of stack { $stack }. Choose a stack with the same back.
reason-other-card = Only the card “{ $card }” goes under a matching stack now.


### What happens

## Course of play

event-began = { $seat } begins, { $throw } to { $other_throw }.
event-turn = Turn { $turn }: it is { $seat }'s go.
event-rolled = { $seat }'s dice show { $number } and “{ $event }”.
event-die-set = { $seat } sets the production die to { $number }.
event-robbers = Brigands count { $counted } resources in { $seat }'s realm and take all gold and all wool.
event-event-card = { $seat } turns up an event card: { $card }.
event-events-shuffled = The event stack is shuffled anew.
event-won =
    { $points ->
        [one] { $seat } wins with 1 victory point!
       *[other] { $seat } wins with { $points } victory points!
    }

## Building and playing cards

event-played = { $seat } plays { $card }.
event-built = { $seat } builds { $card } ({ $site }).
event-removed = { $seat } loses { $card } ({ $site }).
event-road-built = { $seat } builds a road on the { $side }.
event-settlement-built = { $seat } builds a settlement on the { $side }.
event-city-built = { $seat } builds a city on place { $place }.
event-regions-drawn = { $seat } takes two new regions: { $region } and { $other }.
event-regions-searched = { $seat } looks through the region stack.
event-regions-laid = { $seat } lays { $above } above and { $below } below.
event-regions-swapped = { $seat } swaps { $region } and { $other }.
event-cards-swapped = { $seat } swaps { $card } ({ $site }) and { $other } ({ $othersite }).
event-token = { $seat } receives the { $token }.
event-token-nobody = The { $token } goes back to the middle.

## Resources

event-traded = { $seat } trades { $rate } { $resource } for 1 { $other }.
event-gained = { $seat } gains { $amount } { $resource } ({ $region }).
event-overflowed = { $seat } has no room for { $amount } { $resource }; the surplus is lost.
event-spent = { $seat } pays { $amount } { $resource } ({ $region }).
event-lost = { $seat } loses { $amount } { $resource } ({ $region }).
event-demanded = { $seat } demands 1 { $resource }.
event-gave = { $seat } hands over 1 { $resource } ({ $region }).
event-bought = { $seat } buys 1 { $resource } for 1 gold.

## Hand cards and stacks

event-drew = { $seat } draws a card from stack { $stack }.
event-drew-secret = { $seat } draws { $card } from stack { $stack }.
event-took = { $seat } takes a card out of stack { $stack }.
event-took-secret = { $seat } takes { $card } out of stack { $stack }.
event-taken-away = { $seat } takes a card out of the opponent's hand and slides it under stack { $stack }.
event-taken-away-secret = { $seat } takes { $card } out of the opponent's hand and slides it under stack { $stack }.
event-no-effect = { $event } has no effect.
event-put = { $seat } slides a card under stack { $stack }.
event-put-secret = { $seat } slides { $card } under stack { $stack }.
event-searched = { $seat } searches stack { $stack }.
event-hand-shown = { $seat } shows the cards in hand.
event-named = { $seat } points out a building: { $card } ({ $site }).


### What is asked

prompt-start-hand = Which stack do you take your first hand from?
prompt-roll = Your turn begins. What would you like to do?
prompt-set-die = Which number should the production die show?
prompt-markt = Which resource does your Marketplace bring you?
prompt-demand = Which resource do you demand?
prompt-give = Which region do you give { $resource } from?
prompt-fest = Which resource do you take at the Celebration?
prompt-harvest = Which resource do you take at the Plentiful Harvest?
prompt-action = What would you like to do?
prompt-pay = Which region do you pay { $resource } from ({ $amount } to go)?
prompt-pay-any = What do you pay with ({ $amount } to go)?
prompt-store = Which region do you store { $resource } in?
prompt-new-regions = Where do you take the two new regions from?
prompt-scout = Which region do you pick?
prompt-lay-regions = Which of the new regions do you lay above?
prompt-umzug = Which two cards change places?
prompt-goldschmied = Which resource do you take for your gold?
prompt-kaufmannszug = Which resource does the Merchant Caravan bring you?
prompt-draw = Which stack do you draw a card from?
prompt-surplus = You have too many cards in hand. Which one do you slide under a stack?
prompt-exchange = Would you like to exchange a card from your hand?
prompt-replace = Which stack do you take the new card from?
prompt-take-card = Which card do you take from stack { $stack }?
prompt-bruderzwist = Which card of your opponent's hand do you slide under a stack?
prompt-erfindung = Which resource does the Invention bring you?
prompt-buy = Which resource do you buy for 1 gold (up to { $amount } more)?
prompt-fehde-name = Which of your opponent's buildings do you point out ({ $amount } to go)?
prompt-fehde-remove = Which of the buildings pointed out do you give up?
prompt-put-removed = Which stack do you slide this card under: { $card }?
prompt-wettfahrt = Which resource does the race bring you?


### What can be chosen

## Turn and actions

option-roll = Roll the dice
option-set-die = Set the production die to { $number }
option-end-turn = End the action phase
option-play = Play { $card }
option-build = Build { $card } ({ $site })
option-build-road = Build a road ({ $side })
option-build-settlement = Build a settlement ({ $side })
option-build-city = Build a city (place { $place })
option-trade = Trade { $rate } { $resource } for 1 { $other }
option-trade-region = Trade 2 resources from { $region } for 1 { $resource }

## Regions and relocation

option-top-regions = Take the top two regions
option-choose-region = Pick { $region }
option-lay-above = Lay { $region } above
option-swap-regions = Swap { $region } and { $other }
option-swap-cards = Swap { $card } ({ $site }) and { $other } ({ $othersite })

## Hand cards and stacks

option-draw = Draw from stack { $stack }
option-put = Slide { $card } under stack { $stack }
option-keep = Keep your hand
option-search = Search stack { $stack }
option-take-card = Take { $card } (position { $place } from the top)

## Events

option-demand = Demand { $resource }
option-buy = Buy { $resource }
option-pass = Pass
option-name = Point out { $card } ({ $site })
option-remove = Give up { $card } ({ $site })

## Resources

option-pay = Pay { $resource } ({ $region })
option-store = Store { $resource } ({ $region })
option-take = Take { $resource } ({ $region })
option-take-lost = Take { $resource } and lose it
option-give = Give { $resource } ({ $region })
