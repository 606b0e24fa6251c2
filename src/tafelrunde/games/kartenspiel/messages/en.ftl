# Das Siedler-Kartenspiel: all texts of all modes in English.
# Ids are already turned into names when a text fills them in; numbers come as numbers.


### Why something cannot be done

## At the table

reason-chance-first = Chance comes first: dice are thrown or cards shuffled, and only then does play go on.
reason-no-chance-now = No dice are being thrown and no cards shuffled right now.
reason-impossible-outcome =
    { $kind ->
        [production_die] The production die cannot show this result. Possible are: { $possible }.
        [event_die] The event die cannot show this result. Possible are: { $possible }.
        [start_die] The throw for the first turn cannot show this result. Possible are: { $possible }.
        [probe_die] The test roll cannot show this result. Possible are: { $possible }.
       *[other] This result is not possible here ({ $kind }). Possible are: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [regions] This order does not fit the region stack. Name exactly the cards being shuffled, each as often as it occurs.
        [events] This order does not fit the event stack. Name exactly the cards being shuffled, each as often as it occurs.
        [grundspiel] This order does not fit the expansion stacks of the base game. Name exactly the cards being shuffled, each as often as it occurs.
        [ritter_haendler] This order does not fit the expansion stacks of Knights & Merchants. Name exactly the cards being shuffled, each as often as it occurs.
        [wissenschaft_fortschritt] This order does not fit the expansion stacks of Science & Progress. Name exactly the cards being shuffled, each as often as it occurs.
       *[other] This order does not fit ({ $kind }). Name exactly the cards being shuffled, each as often as it occurs.
    }

## What was entered

reason-unknown-word =
    { $slot ->
        [card] “{ $word }” is not a card that can stand here.
        [site] “{ $word }” is not a building site. A building site is called, for example, 1-above or 2-below.
        [region] “{ $word }” is not a region. A region is called, for example, wald-1.
        [resource] “{ $word }” is not a resource.
        [side] “{ $word }” is not a side. The sides are left and right.
        [place] “{ $word }” is not the number of a place.
        [stack] “{ $word }” is not the number of a stack.
        [number] “{ $word }” is not a number on the production die.
        [rate] “{ $word }” is not a rate. Trades are made at 3 to 1, at 2 to 1 with a trade fleet, or at 1 to 1 for gold with the Mint.
        [amount] “{ $word }” is not an amount that can stand here. You can offer and ask for 1, 2 or 3 resources of a kind.
       *[other] “{ $word }” does not fit in this part of the sentence.
    }

## Undoing

reason-undo-chance = This can no longer be undone, because dice have been thrown or cards shuffled since.

## Building

reason-cannot-afford = You do not have enough resources for this. You still need: { $missing }.
reason-cannot-afford-even-so = Even with the discount you have, you do not have enough resources for this. Of the full price you lack: { $missing }.
reason-only-once = Each player may have “{ $card }” only once, and you already have it. Build something else.
reason-no-such-place = Your principality has no place { $place }. Places are your settlements and cities, counted from the left.
reason-site-full = Nothing is free at building site { $site }. A settlement has room for one card above and one below, a city for two of each.
reason-city-only = “{ $card }” is a city expansion, and those may lie only at a city. Choose a building site at one of your cities.
reason-at-regions-only = “{ $card }” is laid at a region, not on a building site. Name one of your regions.
reason-on-sites-only = “{ $card }” is built on a building site, not laid at a region. Name a free site.
reason-nothing-to-cover = “{ $card }” is laid on top of “{ $other }”, and that card does not lie at building site { $site }.
reason-covered-already = At building site { $site } the card “{ $other }” already lies under the card “{ $card }”.
reason-road-lies-there = There is already a road at the { $side } end of your row. You can build a settlement there next.
reason-no-road-end = A settlement needs a road with an open end, and there is none on the { $side }. Build a road there first.
reason-city-already = There is already a city on place { $place }. A new city always goes on a settlement.
reason-none-left = The supply is used up: nobody can build the card “{ $card }” any more.
reason-not-in-open-stack = “{ $card }” does not lie open beside the stacks, or no longer does. Only what lies open can be built from there.

## Conditions on cards

reason-needs-card = You can use “{ $card }” only if “{ $needed }” lies in your principality. Build that card first.
reason-needs-either = You can use “{ $card }” only if “{ $needed }” or “{ $other }” lies in your principality. Build one of these cards first.
reason-needs-progress = You can build “{ $card }” only if your expansions have at least { $needed } progress points. Build more expansions with progress points first.
reason-needs-warrior = You can lay “{ $card }” only if you have a unit with strength points. Build one first.
reason-needs-knight-token = You can play “{ $card }” only if you hold the knight token. For that you need more strength points than your opponent.
reason-needs-mill-token = You can play “{ $card }” only if you hold the mill token. For that you need a city and more trade points than your opponent.

## Playing cards

reason-not-in-hand = “{ $card }” is not among the cards in hand.
reason-before-first-roll = Nobody may play a card before the very first roll of the game. Roll the dice first.
reason-too-early-each = You can play “{ $card }” only once you and your opponent have at least { $needed } victory points each.
reason-too-early-together = You can play “{ $card }” only once the two of you together have at least { $needed } victory points; now you have { $points }.
reason-only-before-roll = You can play “{ $card }” only at the start of your turn, before any die is thrown.
reason-only-with-settlement = You can play “{ $card }” only while you are building a settlement.
reason-only-action = You can play “{ $card }” only in your main phase.
reason-only-reaction = You can play “{ $card }” only in answer to an attack that it helps against. Keep it for that.
reason-die-already-set = The production die is already set to { $number } this turn.
reason-too-few-resources =
    { $needed ->
        [one] You need at least 1 resource for this, and you have none.
       *[other] You need at least { $needed } resources for this, and you do not have that many (only { $stored }).
    }
reason-no-double-regions = In a Border Dispute each player gives up only a region of which they have a second one of the same kind, and at least one of you has no such region.
reason-nothing-to-recover = No action card and no unit lies in the discard pile, so Ancient Sciences would bring you nothing.
reason-no-room-at-all = All your regions are full, so this card would bring you nothing.
reason-nothing-to-improve = None of your regions with room lies beside a doubler of its resource, so the Inventor would bring you nothing.
reason-used-already = You have already used “{ $card }” this turn. It works again in your next turn.
reason-all-stacks-empty = All stacks are empty, so there is no card to draw.

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
reason-no-ship = You have no trade fleet that trades { $resource } at 2 to 1. Without one you trade at 3 to 1.
reason-no-fleet-for = You have no trade fleet for { $resource }. Choose a resource that one of your fleets carries.
reason-no-ship-beside = You have no Great Trade Fleet beside { $region }. Choose a region beside one.
reason-no-mint = Only gold is traded at 1 to 1, and only with the Mint in your principality. Without it you trade at 3 to 1, or at 2 to 1 with a trade fleet.
reason-mint-used = You have already used the Mint this turn. Otherwise you trade at 3 to 1, or at 2 to 1 with a trade fleet.
reason-enough-offers = You may not make your opponent more than { $most } offers in a turn, and you have already made that many.
reason-nothing-to-trade = Such a trade is not possible: each of you must be able to give a different kind for which the other still has room.
reason-other-has-too-few = Your opponent has fewer than { $needed } { $resource }. Ask only for what they can give.
reason-other-has-no-room = Your opponent does not have enough room for { $resource }. Offer another kind or a smaller amount.

## Storing and giving up resources

reason-other-resource = This is about { $resource }, not about another kind.
reason-not-your-region = { $region } does not belong to your principality.
reason-wrong-region = { $region } does not go with { $resource }. Each region stores only what it yields itself.
reason-region-empty = { $region } is empty. Choose a region that has something in store.
reason-region-full = { $region } is full. No region stores more than 3 resources.
reason-there-is-room = There is still room for { $resource }: { $region }. A resource is lost only if there is no room for it anywhere.
reason-full-enough = You already have { $most } { $resource } or more. Choose another of your trade fleets.
reason-other-has-none = You cannot take { $resource } from your opponent, because they have none. Choose another kind.
reason-no-room = You do not have enough room for { $resource }. Choose another kind or a smaller amount.
reason-no-room-for = None of your regions has room for { $resource }, so this card would bring you nothing.
reason-would-go-back = You have nothing and your opponent has 1 resource: what you took, you would have to give straight back.
reason-nothing-to-take = Your opponent has no resource for which you still have room, so “{ $card }” would bring you nothing.

## Exchanging regions

reason-region-not-there = { $region } does not lie in the principality you mean. Name a region of your own first, then one of your opponent's.
reason-only-region = { $region } must stay, because no second region of its kind lies there. Choose one that is there twice.
reason-same-region = { $region } cannot change places with itself. Name two different regions.

## Losing, attacking and demolishing expansions

reason-not-there = “{ $card }” does not lie in this spot ({ $site }). Choose a card that does.
reason-not-meant = “{ $card }” ({ $site }) is not a card this is about. Choose one of those offered.
reason-shielded = “{ $card }” ({ $site }) is protected from “{ $attack }”. Choose another card.
reason-no-target = Your opponent has nothing that “{ $card }” could hit. Keep the card until there is a target.
reason-answers-another = “{ $card }” does not help against “{ $attack }”. Answer with a card that helps against this attack, or pass.
reason-no-demolition = Nothing can be demolished in the base game. Everything you have built stays.
reason-stays-for-good = “{ $card }” cannot be demolished: only buildings and units can.

## Drawing, putting away and searching cards

reason-no-such-stack = There is no such stack. The expansion stacks are numbered 1 to { $stacks }.
reason-stack-empty = Stack { $stack } is empty. Choose another one.
reason-stack-taken = Your opponent has already looked through stack { $stack }. Choose another one.
reason-other-stack = Only stack { $stack } will do now, because you have just chosen it. Name that stack.
reason-search-too-dear =
    { $cost ->
        [one] A search costs 1 resource, and you have none. Draw a top card instead.
       *[other] A search costs { $cost } resources, and you do not have that many. Draw a top card instead.
    }
reason-other-back = “{ $card }” has a different back from the cards of stack { $stack }. Choose a stack with the same back.
reason-other-card = Only the card “{ $card }” goes under a stack now.
reason-chosen-already = “{ $card }” is already chosen. Choose another card of this hand.
reason-no-cards-there = Your opponent has no cards in hand, so the Spy would bring you nothing.
reason-not-in-their-hand = “{ $card }” is not among the cards in your opponent's hand. Choose a card you can see there.
reason-cannot-be-stolen = “{ $card }” is a building, and the Spy takes only units and action cards. Choose one of those, or pass.
reason-nothing-fetches = You can take a card from the discard pile only if the Palace lies in your principality. Take a resource.
reason-not-in-discards = “{ $card }” does not lie in the discard pile. Choose a card that does.
reason-not-recovered = “{ $card }” is a building, and Ancient Sciences takes only action cards and units. Choose one of those.


### What happens

## Course of play

event-began = { $seat } begins, { $throw } to { $other_throw }.
event-turn = Turn { $turn }: it is { $seat }'s go.
event-rolled = { $seat }'s dice show { $number } and “{ $event }”.
event-die-set = { $seat } sets the production die to { $number }.
event-robbers = Robbers count { $counted } resources in { $seat }'s principality and take all ore and all wool.
event-robbers-rest-nobody = The robbers stay away during the first two rounds.
event-tournament = { $seat } wins the tournament with { $points } tournament points to { $other_points }.
event-event-card = { $seat } turns up an event card: { $card }.
event-events-shuffled = The event stack is reshuffled.
event-no-effect = “{ $event }” has no effect.
event-spared = The event “{ $card }” spares { $seat }.
event-actions-open-nobody = The victory points needed are reached: from now on action cards may be played.
event-won =
    { $points ->
        [one] { $seat } wins with 1 victory point!
       *[other] { $seat } wins with { $points } victory points!
    }
event-drawn-nobody = The game ends in a draw: nobody can reach enough victory points any more.

## Building and playing cards

event-played = { $seat } plays { $card }.
event-used = { $seat } uses { $card } ({ $site }).
event-built = { $seat } builds { $card } ({ $site }).
event-covered = { $seat } covers { $card } ({ $site }).
event-uncovered = { $card } lies uncovered again in { $seat }'s principality ({ $site }).
event-annexed = { $seat } lays { $card } at a region ({ $region }).
event-saved = { $seat } saves 1 { $resource } of the building cost.
event-removed = { $seat } loses { $card } ({ $site }).
event-taken-back = { $seat } takes { $card } back into hand.
event-laid-open = { $seat } lays { $card } open beside the stacks again.
event-discarded = { $seat } lays { $card } on the discard pile.
event-road-built = { $seat } builds a road on the { $side }.
event-settlement-built = { $seat } builds a settlement on the { $side }.
event-city-built = { $seat } builds a city on place { $place }.
event-regions-drawn = { $seat } takes two new regions: { $region } and { $other }.
event-regions-searched = { $seat } looks through the region stack.
event-regions-laid = { $seat } lays { $above } above and { $below } below.
event-regions-swapped = { $seat } swaps { $region } and { $other }.
event-regions-traded = { $seat } gives up { $region } and gets { $other } for it.
event-cards-swapped = { $seat } swaps { $card } ({ $site }) and { $other } ({ $othersite }).
event-token = { $seat } receives the { $token }.
event-token-nobody = The { $token } goes back to the middle.

## Resources

event-traded = { $seat } trades { $rate } { $resource } for 1 { $other }.
event-offered = { $seat } offers { $amount } { $resource } for { $otheramount } { $other }.
event-accepted = { $seat } accepts the offer.
event-declined = { $seat } declines the offer.
event-gained = { $seat } gains { $amount } { $resource } ({ $region }).
event-overflowed = { $seat } has no room for { $amount } { $resource }; the surplus is lost.
event-spent = { $seat } pays { $amount } { $resource } ({ $region }).
event-lost = { $seat } loses { $amount } { $resource } ({ $region }).
event-demanded = { $seat } demands 1 { $resource }.
event-gave = { $seat } hands over { $amount } { $resource } ({ $region }).

## Hand cards and stacks

event-drew = { $seat } draws a card from stack { $stack }.
event-drew-secret = { $seat } draws { $card } from stack { $stack }.
event-took = { $seat } takes a card out of stack { $stack }.
event-took-secret = { $seat } takes { $card } out of stack { $stack }.
event-taken-away = { $seat } takes a card out of the opponent's hand and slides it under stack { $stack }.
event-taken-away-secret = { $seat } takes { $card } out of the opponent's hand and slides it under stack { $stack }.
event-stole = { $seat } takes a card out of the opponent's hand.
event-stole-secret = { $seat } takes { $card } out of the opponent's hand.
event-lost-card = { $seat } loses a card from hand.
event-lost-card-secret = { $seat } loses a card from hand: { $card }.
event-put = { $seat } slides a card under stack { $stack }.
event-put-secret = { $seat } slides { $card } under stack { $stack }.
event-searched = { $seat } searches stack { $stack }.
event-discard-searched = { $seat } searches the discard pile.
event-took-discard = { $seat } takes { $card } from the discard pile.
event-hand-shown = { $seat } shows the cards in hand.

## Attack and protection

event-named = { $seat } names a building: { $card } ({ $site }).
event-probed = { $seat } makes a test roll for “{ $card }”: { $number }.
event-failed = The attack fails: “{ $card }” now turns against { $seat }.
event-foiled = { $seat } is well guarded: “{ $card }” fails.


### What is asked

## Before the first turn

prompt-start-stack = Which stack do you search for your first hand?
prompt-start-card = Which card from stack { $stack } do you take into your first hand ({ $amount } to go)?
prompt-arrange = Would you like to rearrange your regions?

## Dice and events of the die

prompt-roll = Your turn begins. What would you like to do?
prompt-set-die = Which number should the production die show?
prompt-successful-year = What do you take in the successful year?
prompt-prize = Which resource do you take as the prize of the tournament?
prompt-demand = Which resource does the mill bring you ({ $amount } to go)?
prompt-give = Which region do you give { $resource } from ({ $amount } to go)?

## Event cards

prompt-baumeister = Which stack do you search with the Master Builder?
prompt-baumeister-card = Which card do you take from stack { $stack } with the Master Builder?
prompt-baumeister-returns = Which card from your hand do you give back for the Master Builder, and under which stack?
prompt-buergerkrieg = Which of your opponent's units goes back into hand in the Civil War?
prompt-fortschritt = Which resource does Progress bring you?
prompt-handelsfahrt = Which resource does your trade fleet fill up to 3?
prompt-konflikt = Which card of your opponent's hand do you slide under a stack? Both cards go under the same one.
prompt-ueberfall-name = Which of your opponent's buildings do you name in the Raid ({ $amount } to go)?
prompt-ueberfall-take = A Raid! Which of the buildings named do you take back into hand?

## Actions and building

prompt-action = What would you like to do?
prompt-pay = Which region do you pay { $resource } from ({ $amount } to go)?
prompt-pay-any = What do you pay with ({ $amount } to go)?
prompt-save = Which resource do you save on the price of “{ $card }”?
prompt-store = Which region do you store { $resource } in?
prompt-new-regions = Where do you take the two new regions from?
prompt-scout = Which region do you pick?
prompt-lay-regions = Which of the new regions do you lay above?
prompt-kaperflotte = Which of your opponent's fleets does your Pirate Fleet capture?
prompt-offer = What do you offer your opponent?
prompt-ask-for = What do you ask of your opponent for { $amount } { $resource }?
prompt-offered = Your opponent offers you { $amount } { $resource } for { $otheramount } { $other }. Do you accept?

## Action cards

prompt-karawane = Which resource do you send off with the Caravan?
prompt-karawane-takes = Which resource does the Caravan bring you in return?
prompt-haendler = Which resource do you demand with the Merchant ({ $amount } to go)?
prompt-haendler-gives = Which resource do you give your opponent in return?
prompt-gewuerzkarawane = Which resource do you demand with the Spice Caravan ({ $amount } to go)?
prompt-grenzkonflikt = Which region do you give up in the Border Dispute, and which one do you get for it?
prompt-spion = The Spy shows you your opponent's hand. Which card do you take?
prompt-alte-wissenschaften = Which card do you take from the discard pile with Ancient Sciences?
prompt-buchdruck = Which resource does the Printing Press bring you?
prompt-landreform = Which two of your regions change places in the Land Reform?

## Attack and protection

prompt-attacked = “{ $card }” is played against you. Do you answer with a protection action?
prompt-burn = Which of your opponent's buildings does the Arsonist hit?
prompt-defeat = Whom does the Black Knight hit?
prompt-plunder = Which resource do you demand with the Brigands ({ $amount } to go)?
prompt-imelda = Which of your knights do you lose to Lady Imelda?
prompt-put-removed = Which stack do you slide this card under: { $card }?

## Hand cards and stacks

prompt-draw = Which stack do you draw a card from?
prompt-schreibstube = Which stack does the Scriptorium draw a card from?
prompt-refill = Your hand is not full yet. Where do you take the next card from?
prompt-surplus = You have too many cards in hand. Which one do you slide under a stack?
prompt-exchange = Would you like to exchange a card from your hand?
prompt-replace = Where do you take the new card from?
prompt-take-card = Which card do you take from stack { $stack }?


### What can be chosen

## Turn and actions

option-roll = Roll the dice
option-set-die = Set the production die to { $number }
option-end-turn = End the main phase
option-play = Play { $card }
option-build = Build { $card } ({ $site })
option-build-open = Build { $card } from the open cards ({ $site })
option-use = Use { $card } ({ $site })
option-build-road = Build a road ({ $side })
option-build-settlement = Build a settlement ({ $side })
option-build-city = Build a city (place { $place })
option-trade = Trade { $rate } { $resource } for 1 { $other }
option-trade-region = Trade 2 resources from { $region } for 1 { $resource }
option-offer-trade = Offer your opponent a trade
option-offer = Offer { $amount } { $resource }
option-ask-for = Ask for { $amount } { $resource }
option-accept = Accept the offer
option-decline = Decline the offer
option-save = Save 1 { $resource }
option-demolish = Demolish { $card } ({ $site })

## Regions

option-done-arranging = Leave your regions as they lie
option-top-regions = Take the top two regions
option-choose-region = Pick { $region }
option-lay-above = Lay { $region } above
option-swap-regions = Swap { $region } and { $other }
option-trade-regions = Give up { $region } and get { $other }

## Hand cards and stacks

option-draw = Draw from stack { $stack }
option-put = Slide { $card } under stack { $stack }
option-keep = Keep your hand
option-search = Search stack { $stack }
option-take-card = Take { $card } (position { $place } from the top)
option-take-discard = Take { $card } from the discard pile
option-steal = Take { $card } out of your opponent's hand

## Events, attack and protection

option-demand = Demand { $resource }
option-fill-up = Fill up { $resource }
option-pass = Pass
option-name = Name { $card } ({ $site })
option-remove = Choose { $card } ({ $site })

## Resources

option-pay = Pay { $resource } ({ $region })
option-store = Store { $resource } ({ $region })
option-take = Take { $resource } ({ $region })
option-take-lost = Take { $resource } and lose it
option-give = Give { $resource } ({ $region })
