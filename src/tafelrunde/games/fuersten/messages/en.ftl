# Die Fürsten von Catan: all texts of all modes in English.
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
        [guard_die] The throw for protection cannot show this result. Possible are: { $possible }.
       *[other] This result is not possible here ({ $kind }). Possible are: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [regions] This order does not fit the region stack. Name exactly the cards being shuffled, each as often as it occurs.
        [events] This order does not fit the event stack. Name exactly the cards being shuffled, each as often as it occurs.
        [half_moon_events] This order does not fit the event cards with a half-moon. Name exactly the cards being shuffled, each as often as it occurs.
        [basis] This order does not fit the draw cards of the Basic Set. Name exactly the cards being shuffled, each as often as it occurs.
        [gold] This order does not fit the draw cards of The Era of Gold. Name exactly the cards being shuffled, each as often as it occurs.
        [wirren] This order does not fit the draw cards of The Era of Turmoil. Name exactly the cards being shuffled, each as often as it occurs.
        [fortschritt] This order does not fit the draw cards of The Era of Progress. Name exactly the cards being shuffled, each as often as it occurs.
       *[other] This order does not fit ({ $kind }). Name exactly the cards being shuffled, each as often as it occurs.
    }

## What was entered

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
        [rate] “{ $word }” is not a rate. Trades are made at 3 to 1, at 2 to 1 with a trade ship, or at 1 to 1 for gold with a Mint.
        [amount] “{ $word }” is not an amount that can stand here. Appeasing the Riots costs 1 or 2 gold.
       *[other] “{ $word }” does not fit in this part of the sentence.
    }

## Undoing

reason-undo-chance = This can no longer be undone, because dice have been thrown or cards shuffled since.

## Building

reason-cannot-afford = You do not have enough resources for this. You still need: { $missing }.
reason-cannot-afford-even-so = Even with one resource less to pay, you do not have enough for this. Of the full price you lack: { $missing }.
reason-only-once = Each principality may have “{ $card }” only once, and yours already has it.
reason-lies-already = “{ $card }” lies in your principality or your opponent's already. Whoever has a name of their own may lie only once in both together.
reason-no-such-place = Your principality has no place { $place }. Places are your settlements and cities, counted from the left.
reason-site-full = Nothing is free at building site { $site }. A settlement has room for one card above and one below, a city for two of each.
reason-city-only = “{ $card }” is a red expansion, and those may lie only at a city. Choose a building site at one of your cities.
reason-citadel-only = “{ $card }” may lie only at a citadel. Choose a building site at one of your citadels.
reason-at-regions-only = “{ $card }” is laid at a region, not on a building site. Name one of your regions.
reason-on-sites-only = “{ $card }” is built on a building site, not laid at a region. Name a free site.
reason-wrong-landscape = “{ $card }” cannot lie at { $region }. Choose a region of the kind that the card names.
reason-stack-of-other = Stack { $stack } belongs to your opponent. Choose another one.
reason-stack-banned = A card lies on stack { $stack } that keeps you away from it. Choose another one.
reason-road-taken = On this road ({ $site }) lies a card already. Choose another one.
reason-region-taken = At { $region } lies a card already, and there is room for one. Choose another region.
reason-on-roads-only = “{ $card }” lies on a road. Name one of your roads that is still free.
reason-no-such-road = This road ({ $site }) is not there. Name one of the roads of the principality.
reason-no-metropolis-there = “{ $card }” cannot lie at { $region }: only a metropolis has room for units at its regions.
reason-no-citadel-there = “{ $card }” cannot lie at { $region }, because none of your citadels is beside that region. Choose one that is beside a citadel.
reason-no-link-there = “{ $card }” cannot lie at { $region }, because your opponent has no wizard with a name at a region of this kind. Choose another kind.
reason-host-trades-too-much = “{ $card }” cannot come to a player with { $needed } or more trade points.
reason-host-too-strong = “{ $card }” cannot come to a player with { $needed } or more strength points.
reason-belongs-to-other = “{ $card }” ({ $site }) belongs to the other player, who built it there. You cannot do that with it.
reason-nothing-to-cover = “{ $card }” is laid on top of “{ $other }”, and that card does not lie at building site { $site }.
reason-covered-already = The “{ $other }” at { $site } already lies under a “{ $card }”.
reason-road-lies-there = There is already a road at the { $side } end of your row. You can build a settlement there next.
reason-no-road-end = A settlement needs a road with an open end, and there is none on the { $side }. Build a road there first.
reason-city-already = There is already a city on place { $place }. A new city always goes on a settlement.
reason-citadel-already = There is a citadel on place { $place }, and it cannot become a city. Choose a settlement.
reason-none-left = The stack is used up: nobody can build the card “{ $card }” any more.
reason-not-in-open-stack = “{ $card }” does not lie in an open expansion stack, or no longer does. You can build this card only from your hand.

## Conditions on cards

reason-needs-card = You can use “{ $card }” only if “{ $needed }” lies in your principality. Build that card first.
reason-needs-either = You can use “{ $card }” only if “{ $needed }” or “{ $other }” lies in your principality. Build one of these cards first.
reason-needs-card-or-behind = You can play “{ $card }” only if “{ $needed }” lies in your principality or if you have fewer victory points than your opponent.
reason-needs-progress = You can build “{ $card }” only if your expansions have at least { $needed } progress points. Build more expansions with progress points first.
reason-needs-ship = You can build “{ $card }” only if you have a trade ship. Build one first.
reason-needs-counters = You can build “{ $card }” only with { $needed } trade points in all on your cards; there are { $counted } now.
reason-needs-champion = You can build “{ $card }” only if you have more tournament points than your opponent.
reason-needs-citadels =
    { $needed ->
        [one] You can build “{ $card }” only if you have a citadel. Build one first.
       *[other] You can build “{ $card }” only if you have { $needed } citadels. Build more of them first.
    }
reason-without-citadel = You can build “{ $card }” only as long as you have no citadel.
reason-not-kept = There is no { $resource } in “{ $card }”.
reason-gold-stays-there = The gold of { $region } cannot be used for this.
reason-needs-warrior = You can lay “{ $card }” only if you have a hero with strength points. Build one first.
reason-needs-strength = You can play “{ $card }” only with the strength advantage: at least 3 strength points, and more than your opponent.
reason-needs-city-or-trade =
    { $trade ->
        [0] You can play “{ $card }” only with a city or at least 3 trade points, and you have no city and no trade points.
        [one] You can play “{ $card }” only with a city or at least 3 trade points, and you have no city and only 1 trade point.
       *[other] You can play “{ $card }” only with a city or at least 3 trade points, and you have no city and only { $trade } trade points.
    }

## Playing cards

reason-not-in-hand = “{ $card }” is not among the cards in hand.
reason-only-before-roll = You can play “{ $card }” only at the start of your turn, before any die is thrown.
reason-only-with-settlement = You can play “{ $card }” only while you are building a settlement.
reason-only-action = You can play “{ $card }” only in your action phase.
reason-only-reaction = You can play “{ $card }” only at the moment when Riots, Feud or Fraternal Feuds turns up and would hit you.
reason-die-already-set = The production die is already set to { $number } this turn.
reason-event-already-set = The event of this turn is already fixed: it is a Celebration.
reason-too-few-resources =
    { $stored ->
        [0] You need { $needed } resources for this, and you have none.
       *[other] You need { $needed } resources for this, and you have only { $stored }.
    }
reason-nothing-to-yield = You have no region with the number { $number } that still has room, so this card would bring you nothing.
reason-no-room-beside = No region beside a “{ $card }” of yours still has room, so this card would bring you nothing.

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
reason-no-mint = Only gold is traded at 1 to 1, and only with a Mint in your principality. Without it you trade at 3 to 1, or at 2 to 1 with a trade ship.
reason-mint-used = A Mint trades 1 gold only once per turn, and you have already used yours this turn.

## Storing and giving up resources

reason-other-resource = This is about { $resource }, not about another kind.
reason-not-your-region = { $region } does not belong to your principality.
reason-wrong-region = { $region } does not go with { $resource }. Each region stores only what it yields itself.
reason-region-empty = { $region } is empty. Choose a region that has something in store.
reason-region-full = { $region } is full. No region stores more than 3 resources.
reason-there-is-room = There is still room for { $resource }: { $region }. A resource is lost only if there is no room for it anywhere.
reason-other-has-none = You cannot take { $resource } from the other principality, because it has none.
reason-no-room = You have no room for { $resource }, so this would bring you nothing.
reason-other-has-nothing = You cannot take anything from the other principality, because it has no resources.
reason-would-go-back = You have nothing and your opponent has 1 resource: what you took, you would have to give straight back.
reason-no-room-for-any = You have no room for any of the resources that the other principality has, so this would bring you nothing.
reason-other-amount = Appeasing the Riots costs you exactly { $amount } gold, no more and no less.

## Giving up, attacking and demolishing expansions

reason-not-there = “{ $card }” does not lie uncovered at building site { $site }. Choose a card that does.
reason-not-meant = “{ $card }” ({ $site }) is not a card this is about. Choose one of those offered.
reason-chosen-already = “{ $card }” is already chosen. Choose another card of this hand.
reason-no-demolition = Nothing can be demolished in the introductory game. Everything you have built stays.
reason-stays-for-good = “{ $card }” cannot be demolished: only buildings and units can.
reason-other-has-no-warrior = Your opponent has no unit with strength points that could be hit.
reason-nothing-to-burn = Your opponent has no building that could burn. At a city with a Fire Brigade all buildings are protected.
reason-protected = “{ $card }” ({ $site }) is protected by the Fire Brigade at the same city. Choose a building somewhere else.

## Drawing, putting away and searching cards

reason-no-such-stack =
    { $stacks ->
        [one] There is no such stack. There is only one draw stack.
       *[other] There is no such stack. The draw stacks are numbered 1 to { $stacks }.
    }
reason-stack-empty = Stack { $stack } is empty. Choose another one.
reason-stack-taken = The other principality's first hand already came from stack { $stack }. Choose another one.
reason-basis-only = Stack { $stack } holds cards of a theme set. Your first hand comes from a stack of the Basic Set.
reason-search-too-dear =
    { $cost ->
        [one] A search costs 1 resource, and you have none. Draw a top card instead.
       *[other] A search costs { $cost } resources, and you do not have that many. Draw a top card instead.
    }
reason-other-back = “{ $card }” has a different back from the cards of stack { $stack }. Choose a stack with the same back.
reason-other-card = Only the card “{ $card }” goes under a matching stack now.
reason-other-has-no-cards = Your opponent has no cards in hand, so there is nothing to take.
reason-not-in-their-hand = “{ $card }” is not among the cards in your opponent's hand.
reason-discards-empty = The discard pile is empty, so there is no card to take from it.
reason-not-discarded = “{ $card }” does not lie in the discard pile. Choose a card that does.
reason-being-played = “{ $card }” is being played right now and reaches the discard pile only afterwards. Choose another card.


### What happens

## Course of play

event-began = { $seat } begins, { $throw } to { $other_throw }.
event-turn = Turn { $turn }: it is { $seat }'s go.
event-rolled = { $seat }'s dice show { $number } and “{ $event }”.
event-die-set = { $seat } sets the production die to { $number }.
event-herald = { $seat } proclaims a Celebration.
event-robbers = Brigands count { $counted } resources in { $seat }'s realm and take all gold and all wool.
event-event-card = { $seat } turns up an event card: { $card }.
event-events-shuffled = The event stack is reshuffled.
event-won =
    { $points ->
        [one] { $seat } wins with 1 victory point!
       *[other] { $seat } wins with { $points } victory points!
    }
event-drawn = The game ends in a draw: nobody can reach enough victory points any more.
event-drawn-nobody = { event-drawn }

## Building and playing cards

event-played = { $seat } plays { $card }.
event-built = { $seat } builds { $card } ({ $site }).
event-unblocked = { $other } leaves { $card } of { $seat } ({ $site }), which works again.
event-removed-abroad = { $seat } loses { $card } in the other principality ({ $site }).
event-built-abroad = { $seat } builds { $card } in the other principality ({ $site }).
event-blocked = { $other } lies on { $card } of { $seat } ({ $site }), which does not work now.
event-covered = { $seat } covers { $card } ({ $site }).
event-uncovered = { $card } lies uncovered again in { $seat }'s realm ({ $site }).
event-annexed = { $seat } lays { $card } at a region ({ $region }).
event-saved = { $seat } saves 1 { $resource } of the building cost.
event-removed = { $seat } loses { $card } ({ $site }).
event-discarded = { $seat } lays { $card } on the discard pile.
event-laid-open = { $seat } lays { $card } back on the open expansion stack.
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
event-gave = { $seat } hands over { $amount } { $resource } ({ $region }).
event-bought = { $seat } buys 1 { $resource } for 1 gold.

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

event-named = { $seat } points out a building: { $card } ({ $site }).
event-guarded = { $seat } throws { $number } for protection.
event-repelled = { $seat } repels the attack: { $card } has no effect.
event-spared = The event “{ $card }” spares { $seat }.
event-no-effect = { $event } has no effect.


### What is asked

## Before the first turn

prompt-start-hand = Which stack do you take your first hand from?
prompt-start-stack = Which stack do you search for your first hand?
prompt-start-card = Which card from stack { $stack } do you take into your first hand ({ $amount } to go)?
prompt-arrange = Would you like to rearrange your regions?

## Dice and events of the die

prompt-roll = Your turn begins. What would you like to do?
prompt-set-die = Which number should the production die show?
prompt-markt = Which resource does your Marketplace bring you?
prompt-demand = Which resource do you demand ({ $amount } to go)?
prompt-give = Which region do you give { $resource } from ({ $amount } to go)?
prompt-fest = Which resource do you take at the Celebration?
prompt-herald = Which resource does Reiner the Herald bring you on top?
prompt-harvest = Which resource do you take at the Plentiful Harvest?

## Event cards

prompt-bruderzwist = Which card of your opponent's hand do you slide under a stack?
prompt-erfindung = Which resource does the Invention bring you?
prompt-buy = Which resource do you buy for 1 gold (up to { $amount } more)?
prompt-fehde-name = Which of your opponent's buildings do you point out ({ $amount } to go)?
prompt-fehde-remove = Which of the buildings pointed out do you give up?
prompt-wettfahrt = Which resource does the race bring you?
prompt-unruhen = Riots! Keeping all your units costs { $amount } gold. What would you like to do?
prompt-sebastian = The event “{ $card }” is about to hit you. Do you play Sebastian against it?
prompt-apotheke = Which resource does your Pharmacy bring you?

## Actions and building

prompt-action = What would you like to do?
prompt-pay = Which region do you pay { $resource } from ({ $amount } to go)?
prompt-pay-any = What do you pay with ({ $amount } to go)?
prompt-save = “{ $card }” costs you 1 resource less. Which one do you save?
prompt-store = Which region do you store { $resource } in?
prompt-new-regions = Where do you take the two new regions from?
prompt-scout = Which region do you pick?
prompt-lay-regions = Which of the new regions do you lay above?
prompt-sink = Which of your trade ships does the Pirate Ship sink?
prompt-stapelhaus = Which resource does your Staple House bring you?
prompt-festplatz = Which resource do your Fairgrounds bring you?
prompt-zehntscheuer = Does your Tithe Barn bring you wool or grain ({ $amount } in all)?
prompt-bibliothek = Which stack do you search for your Library?

## Action cards

prompt-umzug = Which two cards change places?
prompt-goldschmied = Which resource do you take for your gold?
prompt-kaufmannszug = Which resource does the Merchant Caravan bring you?
prompt-handelsmeister = Which resource do you demand with the Trade Master ({ $amount } to go)?
prompt-haendler = Which resource do you demand with the Merchant (up to { $amount } more)?
prompt-give-back = Which resource do you give your opponent in return?
prompt-raubzug = Which of your regions do the Brigands fill up for you?
prompt-beutefahrt = Which resource do you demand on the Voyage of Plunder ({ $amount } to go)?
prompt-medicus = Which of your Bath Houses does the Doctor visit?
prompt-take-discard = Which card do you take from the discard pile?

## Attack and protection

prompt-guard = “{ $card }” is played against you. Do you throw the die for protection?
prompt-bogenschuetze = Which unit with strength points do you lose to the Archer?
prompt-feuerteufel = Which of your opponent's buildings does the Arsonist burn down?
prompt-verraeter = Which card of your opponent's hand do you take?
prompt-put-removed = Which stack do you slide this card under: { $card }?
prompt-irmgard = Which resource does Irmgard bring you for the card you lost?

## Hand cards and stacks

prompt-draw = Which stack do you draw a card from?
prompt-surplus = You have too many cards in hand. Which one do you slide under a stack?
prompt-exchange = Would you like to exchange a card from your hand?
prompt-replace = Which stack do you take the new card from?
prompt-take-card = Which card do you take from stack { $stack }?


### What can be chosen

## Turn and actions

option-roll = Roll the dice
option-set-die = Set the production die to { $number }
option-end-turn = End the action phase
option-play = Play { $card }
option-build = Build { $card } ({ $site })
option-build-open = Build { $card } from the open expansion stack ({ $site })
option-lay-at = Lay { $card } at a region ({ $region })
option-build-road = Build a road ({ $side })
option-build-settlement = Build a settlement ({ $side })
option-build-city = Build a city (place { $place })
option-trade = Trade { $rate } { $resource } for 1 { $other }
option-trade-region = Trade 2 resources from { $region } for 1 { $resource }
option-save = Save 1 { $resource }
option-demolish = Demolish { $card } ({ $site })

## Regions and relocation

option-done-arranging = Leave your regions as they lie
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
option-take-discard = Take { $card } from the discard pile
option-steal = Take { $card } out of your opponent's hand

## Events, attack and protection

option-demand = Demand { $resource }
option-plunder = Fill up { $region }
option-buy = Buy { $resource }
option-pass = Pass
option-name = Point out { $card } ({ $site })
option-remove = Give up { $card } ({ $site })
option-appease = Pay { $amount } gold and keep all units
option-guard = Throw the die for protection

## Resources

option-pay = Pay { $resource } ({ $region })
option-store = Store { $resource } ({ $region })
option-take = Take { $resource } ({ $region })
option-take-lost = Take { $resource } and lose it
option-receive = Receive { $resource }
option-give = Give { $resource } ({ $region })
