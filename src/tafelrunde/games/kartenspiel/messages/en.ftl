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
        [red] This order does not fit Red's stacks. Name exactly the cards being shuffled, each as often as it occurs.
        [blue] This order does not fit Blue's stacks. Name exactly the cards being shuffled, each as often as it occurs.
        [neutral] This order does not fit the neutral stacks. Name exactly the cards being shuffled, each as often as it occurs.
        [grundspiel] This order does not fit the expansion stacks of the base game. Name exactly the cards being shuffled, each as often as it occurs.
        [ritter_haendler] This order does not fit the expansion stacks of Knights & Merchants. Name exactly the cards being shuffled, each as often as it occurs.
        [handel_wandel] This order does not fit the expansion stacks of Trade & Change. Name exactly the cards being shuffled, each as often as it occurs.
        [wissenschaft_fortschritt] This order does not fit the expansion stacks of Science & Progress. Name exactly the cards being shuffled, each as often as it occurs.
        [politik_intrige] This order does not fit the expansion stacks of Politics & Intrigue. Name exactly the cards being shuffled, each as often as it occurs.
        [zauberer_drachen] This order does not fit the expansion stacks of Wizards & Dragons. Name exactly the cards being shuffled, each as often as it occurs.
        [barbaren_handelsherren] This order does not fit the expansion stacks of Barbarians & Merchant Lords. Name exactly the cards being shuffled, each as often as it occurs.
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
        [event] “{ $word }” is not a symbol on the event die.
        [rate] “{ $word }” is not a rate. Trades are made at 3 to 1, at 2 to 1 with a trade fleet, or at 1 to 1 for gold with the Mint.
        [amount] “{ $word }” is not an amount that can stand here. You can offer and ask for 1, 2 or 3 resources of a kind.
       *[other] “{ $word }” does not fit in this part of the sentence.
    }

## Undoing

reason-undo-chance = This can no longer be undone, because dice have been thrown or cards shuffled since.

## Building

reason-no-deck = { $seat } has not brought a deck list.
reason-deck-unknown-card = Deck of { $owner }, line { $line }: there is no card “{ $word }”.
reason-deck-not-legal = Deck of { $owner }, line { $line }: “{ $card }” cannot be in a deck with this edition and these sets.
reason-deck-lies-there = Deck of { $owner }, line { $line }: “{ $card }” lies in every event stack already and cannot be chosen. Take a different event.
reason-deck-no-times = Deck of { $owner }, line { $line }: “{ $card }” is named 0 times. Leave the line out.
reason-deck-too-often =
    { $allowed ->
        [1] Deck of { $owner }, line { $line }: “{ $card }” may be in the deck only once.
       *[other] Deck of { $owner }, line { $line }: “{ $card }” may be in the deck at most { $allowed } times.
    }
reason-deck-size = Deck of { $owner }: besides its events a deck has { $size } cards, not { $cards }.
reason-deck-events = Deck of { $owner }: { $size } events are chosen, not { $cards }.
reason-deck-no-character = Deck of { $owner }: in the form for advanced players a deck holds all { $cards } cards of one of the six characters. Begin with one of them.
reason-cannot-afford = You do not have enough resources for this. You still need: { $missing }.
reason-cannot-afford-even-so = Even with the discount you have, you do not have enough resources for this. Of the full price you lack: { $missing }.
reason-only-once = Each player may have “{ $card }” only once, and you already have it. Build something else.
reason-lies-already = “{ $card }” lies in your principality or your opponent's already. Whoever has a name of their own may lie only once in both together.
reason-no-such-place = This principality has no place { $place }. Places are its settlements, cities and citadels, counted from the left.
reason-site-full = Nothing is free at building site { $site }. A settlement has room for one card above and one below, a city or a citadel for two of each.
reason-city-only = “{ $card }” is a city expansion, and those may lie only at a city. Choose a building site at one of your cities.
reason-citadel-only = “{ $card }” may lie only at a citadel. Choose a building site at one of your citadels.
reason-at-regions-only = “{ $card }” is laid at a region, not on a building site. Name one of your regions.
reason-on-sites-only = “{ $card }” is built on a building site, not laid at a region. Name a free site.
reason-on-roads-only = “{ $card }” lies on a road. Name one of your roads that is still free.
reason-wrong-landscape = “{ $card }” cannot lie at { $region }. Choose a region of the kind that the card names.
reason-no-metropolis-there = “{ $card }” cannot lie at { $region }: only a metropolis has room for units at its regions.
reason-no-citadel-there = “{ $card }” cannot lie at { $region }, because none of your citadels is beside that region. Choose one that is beside a citadel.
reason-no-link-there = “{ $card }” cannot lie at { $region }, because your opponent has no wizard with a name at a region of this kind. Choose another kind.
reason-region-taken = At { $region } lies a card already, and there is room for one. Choose another region.
reason-no-such-road = This road ({ $site }) is not there. Name one of the roads of the principality.
reason-road-taken = On this road ({ $site }) lies a card already. Choose another one.
reason-not-in-share = “{ $card }” is not among the cards that still lie before you.
reason-stack-of-other = Stack { $stack } belongs to your opponent and is off limits to you.
reason-used-by-nobody-else = Your opponent does not use stack { $stack } anyway. Lay the ban on one that they may draw from.
reason-stack-banned = A ban of your opponent lies on stack { $stack }. Choose another one, or buy it off.
reason-belongs-to-other = “{ $card }” ({ $site }) belongs to the other player, who built it there. You cannot do that with it.
reason-does-not-work = “{ $card }” ({ $site }) does not work as long as a card lies on it.
reason-host-too-strong = “{ $card }” cannot come to a player with { $needed } or more strength points.
reason-host-trades-too-much = “{ $card }” cannot come to a player with { $needed } or more trade points.
reason-nothing-to-cover = “{ $card }” is laid on top of “{ $other }”, and that card does not lie at building site { $site }.
reason-covered-already = At building site { $site } the card “{ $other }” already lies under the card “{ $card }”.
reason-road-lies-there = There is already a road at the { $side } end of your row. You can build a settlement there next.
reason-no-road-end = A settlement needs a road with an open end, and there is none on the { $side }. Build a road there first.
reason-city-already = There is already a city on place { $place }. A new city always goes on a settlement.
reason-citadel-already = There is a citadel on place { $place }, and it cannot become a city. Choose a settlement.
reason-citadel-needs-settlement = There is no settlement on place { $place }. A citadel always goes on a settlement.
reason-none-left = The supply is used up: nobody can build the card “{ $card }” any more.
reason-not-in-open-stack = “{ $card }” does not lie open beside the stacks, or no longer does. Only what lies open can be built from there.

## Conditions on cards

reason-needs-card = You can use “{ $card }” only if “{ $needed }” lies in your principality. Build that card first.
reason-needs-either = You can use “{ $card }” only if “{ $needed }” or “{ $other }” lies in your principality. Build one of these cards first.
reason-needs-progress = You can build “{ $card }” only if your expansions have at least { $needed } progress points. Build more expansions with progress points first.
reason-needs-warrior = You can lay “{ $card }” only if you have a unit with strength points. Build one first.
reason-needs-knight-token = You can play “{ $card }” only if you hold the knight token. For that you need more strength points than your opponent.
reason-needs-mill-token = You can play “{ $card }” only if you hold the mill token. For that you need a city and more trade points than your opponent.
reason-needs-city = “{ $card }” brings you something only if you have a city. Build one first.
reason-needs-ship = You can build “{ $card }” only if you have a trade fleet. Build one first.
reason-needs-counters = You can build “{ $card }” only with { $needed } trade points in all on your manufactories; there are { $counted } now.
reason-needs-champion = You can build “{ $card }” only if you have more tournament points than your opponent.
reason-needs-citadels =
    { $needed ->
        [one] You can build “{ $card }” only if you have a citadel. Build one first.
       *[other] You can build “{ $card }” only if you have { $needed } citadels. Build more of them first.
    }
reason-without-citadel = You can build “{ $card }” only as long as you have no citadel.

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
reason-no-double-regions = Only a region of which there is a second one of the same kind, and which no region expansion keeps in place, can be given up. You have no such region, or, where both of you give one up, your opponent has none.
reason-nothing-to-recover = No action card and no unit lies in the discard pile, so Ancient Sciences would bring you nothing.
reason-needs-fewer-points = You can play “{ $card }” only if your opponent has more victory points than you.
reason-no-attack-to-fetch = No attack action lies in your opponent's discard pile, so “{ $card }” would bring you nothing.
reason-no-room-at-all = All your regions are full, so this card would bring you nothing.
reason-nothing-to-improve = None of your regions with room lies beside a doubler of its resource, so the Inventor would bring you nothing.
reason-used-already = You have already used “{ $card }” this turn. It works again in your next turn.
reason-only-one-metropolis = Your principality has a metropolis already, and there is room for only one.
reason-metropolis-needs-city = Place { $place } is not a city. A metropolis is laid on a city.
reason-metropolis-needs-building = In the city on place { $place } there is no building that makes it a metropolis, or it does not work. Build a Church or a Town Hall there first.
reason-no-ban-there = No ban of your opponent lies on stack { $stack }.
reason-no-ban-on-discards = No ban of your opponent lies on the discard pile.
reason-banned-already = Stack { $stack } is banned for your opponent already. Choose another one.
reason-discards-banned-already = The discard pile is banned for your opponent already. Choose a stack.
reason-discards-banned = A ban of your opponent lies on the discard pile. You can buy it off for 3 gold in your main phase.
reason-no-discards = The discard pile is empty, so there is no card to take.
reason-no-partner = “{ $card }” cannot be shared. Name a city building that your opponent has built at home and that is not a Secret Society.
reason-nothing-to-use = “{ $card }” has nothing that you could use in your main phase.
reason-nothing-to-sort = There is no stack with at least two cards, so there is nothing to sort.
reason-not-left-to-sort = “{ $card }” does not lie in this place of the stack, or you have laid it already.
reason-no-free-site = You have no suitable site free for the card that “{ $card }” would bring you. Make room first.
reason-other-knight = Only the knight you have chosen can be laid down now: { $card }.
reason-all-stacks-empty = All stacks are empty or banned for you, so there is no card to draw.
reason-too-fresh = “{ $card }” has come only this turn. He can be used as an action from your next turn on.
reason-nothing-to-pawn = You have no building that you could still pawn.
reason-pawned-already = “{ $card }” is in pawn already. Choose another building.
reason-not-pawned = “{ $card }” is not in pawn, so there is nothing to redeem.
reason-not-in-price = There is no { $resource } to pay in this price, or none is left. Choose one of the resources offered.
reason-counter-full = “{ $card }” has { $most } trade points already and takes no more.
reason-no-point-there = “{ $card }” has no trade point that you could spend. Charge it first.
reason-not-this-one = “{ $card }” saves you nothing here. Choose one of the cards offered, or pass.
reason-nothing-carts = You name a resource before the roll only if you have a Wainwright.
reason-named-already = You have already named { $resource } for this turn.
reason-nothing-named = You named no resource before the roll of this turn; the Wainwright cannot move anything until your next one.
reason-nothing-to-move = There is nothing that could be moved: either nothing lies there, or there is no room.
reason-stopped-already = “{ $card }” has already been stopped this turn. You can play such a card again only at the start of a later turn.
reason-no-such-discards = No action card lies in the discard pile, so Wisdom of the Ancestors would bring you nothing.
reason-not-meant-there = “{ $card }” is not an action card. Choose an action card that lies in the discard pile.
reason-no-settlement = You have no settlement that could become a city.
reason-no-events-left = There is no card in the event stack that you could remove.
reason-no-such-event-left = “{ $card }” does not lie in the event stack. Choose a card that does.
reason-event-must-stay = “{ $card }” must stay in the event stack. Choose another card.
reason-nothing-to-rearrange = You have no two cards that could change places. Both would have to be of the same class, such as two buildings or two units, and each would have to be allowed in the other's place.
reason-cannot-change-places = “{ $card }” cannot change places here: both cards must be of the same class, such as two buildings or two units, and each must be allowed in the other's place.
reason-hexed-already = A Witch lies on “{ $card }” already. Choose another building.

## Magic

reason-peace-is-kept = “{ $card }” is an attack, and as long as the Philosopher's Stone works nobody may attack.
reason-too-little-power =
    { $stored ->
        [0] You need { $needed } magic power for “{ $card }”, and your wizards cannot spend any now. Those who were charged this turn cannot pay.
       *[other] You need { $needed } magic power for “{ $card }”, and your wizards can spend only { $stored } now. Those who were charged this turn cannot pay.
    }
reason-needs-wizards =
    { $needed ->
        [one] You can play “{ $card }” only if you have a wizard. Build one first.
       *[other] You can play “{ $card }” only if you have { $needed } wizards. Build more of them first.
    }
reason-needs-wizards-together = You can build “{ $card }” only if two of your wizards at the same citadel can spend { $needed } magic power together. Those who were charged this turn cannot pay.
reason-no-wizard = “{ $card }” is not a wizard. Choose a wizard.
reason-charged-this-turn = “{ $card }” has been charged this turn and gives no magic power until your opponent's turn. Choose another wizard.
reason-no-power-there = “{ $card }” cannot spend magic power on this. Choose one of the wizards offered.
reason-power-full = “{ $card }” has { $most } magic power already, and no wizard has more. Charge another one.
reason-no-wizard-to-charge = You have no wizard that you could still charge. None can hold more than { $most } magic power.
reason-other-moment = “{ $card }” does not work at this moment. The card says when you can use this spell book.
reason-cast-already = “{ $card }” has already been cast this turn, and it can be cast only once in a turn.
reason-event-already-set = The event die is already set to “{ $event }” this turn.
reason-no-card-to-give = For “{ $card }” you need a card in hand to give up, and you have none.
reason-all-stacks-banned = Every stack under which you could slide a card from your hand is banned for you. Buy off a ban first.
reason-not-among-next-events = “{ $card }” is not among the event cards that you can still lay now. Choose one of those offered, or pass.
reason-nothing-to-strike = No resources lie around any settlement, city or citadel of your opponent, so the Whirlwind would do nothing.
reason-nothing-there-to-lose = Nothing is stored in the regions around place { $place } of your opponent. Choose another place.
reason-no-book = “{ $card }” is not a spell book. Choose a spell book of your opponent.
reason-no-knight = You have no knight that the Magic Potion could strengthen.

## Trading

reason-too-few =
    { $stored ->
        [0] You need { $needed } { $resource } for this, and you have none.
       *[other] You need { $needed } { $resource } for this, and you have only { $stored }.
    }
reason-too-few-there =
    { $needed ->
        [one] This takes at least 1 resource in the region, and { $region } is empty.
       *[other]
            { $stored ->
                [0] This takes { $needed } resources from one and the same region, and { $region } is empty.
               *[other] This takes { $needed } resources from one and the same region, and { $region } holds only { $stored }.
            }
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
reason-not-kept = There is no { $resource } in “{ $card }”.
reason-no-such-store = You cannot move anything from or to { $region }. Choose one of your regions, or a store where the card allows it.
reason-not-this-store = This is about “{ $card }”: put something there or take something out.
reason-nothing-at-bazaar = There is nothing to get at the Bazaar: you need a resource other than gold, and your opponent another kind for which you have room.
reason-no-gold-here = Gold is neither given nor asked for at the Bazaar. Choose another kind.
reason-nothing-for-it = The Bazaar has nothing for { $resource }, since your opponent has no other kind for which you have room.
reason-would-go-back = You have nothing and your opponent has 1 resource: what you took, you would have to give straight back.
reason-nothing-to-take = Your opponent has no resource for which you still have room, so “{ $card }” would bring you nothing.
reason-no-gold-to-take = Your opponent has no gold that “{ $card }” can reach, or there is no room for it at your Gold Rivers.

## Exchanging regions

reason-region-not-there = { $region } does not lie in the principality you mean. Name a region of your own first, then the one you get for it.
reason-only-region = { $region } must stay, because no second region of its kind lies there. Choose one that is there twice.
reason-region-held = A region expansion or a wizard lies at { $region }. That region stays where it is; choose another one.
reason-regions-all-held = There are no two regions that could change places: region expansions or wizards lie at the others.
reason-same-region = { $region } cannot change places with itself. Name two different regions.
reason-no-regions-left = The region stack is empty, so there is no region to get.
reason-not-in-region-stack = { $region } does not lie in the region stack. Choose a region that does.

## Losing, attacking and demolishing expansions

reason-not-there = “{ $card }” does not lie in this spot ({ $site }). Choose a card that does.
reason-not-meant = “{ $card }” ({ $site }) is not a card this is about. Choose one of those offered.
reason-shielded = “{ $card }” ({ $site }) is protected from “{ $attack }”. Choose another card.
reason-no-target = Your opponent has nothing that “{ $card }” could hit. Wait until there is a target.
reason-answers-another = “{ $card }” does not help against “{ $attack }”. Answer with a card that helps against this attack, or pass.
reason-no-demolition = Nothing can be demolished in the base game. Everything you have built stays.
reason-stays-for-good = “{ $card }” cannot be demolished: only buildings, units, wizards and spell books can.

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
reason-cannot-be-stolen = The Spy does not take “{ $card }”: it takes only units and action cards. Before 2003 it takes wizards and spell books, too, but these and actions of magic only if you have a Citadel. Choose one of the cards offered, or pass.
reason-spy-proof = No Spy can take “{ $card }”. Choose one of the cards offered, or pass.
reason-nothing-fetches = You can take a card from the discard pile only if the Palace lies in your principality. Take a resource.
reason-not-in-discards = “{ $card }” does not lie in the discard pile. Choose a card that does.
reason-not-recovered = “{ $card }” is a building, and Ancient Sciences takes only action cards and units. Choose one of those.
reason-cannot-pay-for-action = A Barbarian Stronghold lies in your principality: this action would cost you { $needed } gold, and you do not have that much.
reason-needs-army = You can play “{ $card }” only with at least one fleet and two knights in your principality.
reason-needs-trade-fleet = None of your trade fleets carries a resource that you do not trade at 1 to 1 already. Build a trade fleet first.
reason-residence-not-full = “{ $card }” works only once { $needed } goods lie on it. Trade more of its resource away to the bank.
reason-no-pair = You need { $needed } resources of the same kind for this, and you do not have them.
reason-no-fleet-in-discards = No trade fleet lies in the discard pile, so Sigismund would bring you nothing. Keep him for when a fleet of yours is in danger.
reason-no-trade-fleet = “{ $card }” is not a trade fleet. Choose one.
reason-one-to-one-already = You trade { $resource } at 1 to 1 already this turn. Choose another resource.
reason-must-pay-for-flavo = You have gold and room for Flavo, so you must pay 1 gold and take him.
reason-gold-stays-there = The gold of { $region } cannot be used for this.


### What happens

## Course of play

event-began = { $seat } begins, { $throw } to { $other_throw }.
event-turn = Turn { $turn }: it is { $seat }'s go.
event-rolled = { $seat }'s dice show { $number } and “{ $event }”.
event-die-set = { $seat } sets the production die to { $number }.
event-event-set = { $seat } sets the event die to “{ $event }”.
event-robbers = Robbers count { $counted } resources in { $seat }'s principality and take all ore and all wool.
event-robbers-rest-nobody = The robbers stay away during the first two rounds.
event-tournament = { $seat } wins the tournament with { $points } tournament points to { $other_points }.
event-event-card = { $seat } turns up an event card: { $card }.
event-events-shuffled = The event stack is reshuffled.
event-events-searched = { $seat } looks through the event stack.
event-foreseen =
    { $amount ->
        [one] { $seat } looks at the next event card.
       *[other] { $seat } looks at the next { $amount } event cards.
    }
event-put-away = { $seat } puts a card away.
event-put-away-secret = { $seat } puts { $card } away.
event-kept = { $seat } keeps a card.
event-kept-secret = { $seat } keeps { $card }.
event-share-chosen = { $seat } plays with { $amount } cards of their own.
event-banished = { $seat } removes an event card for the rest of the game: { $card }.
event-leapt = { $seat } undoes the event with a Time Leap; the event die is thrown again.
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
event-metropolis-built = { $seat } turns the city on place { $place } into a metropolis.
event-citadel-built = { $seat } turns the settlement on place { $place } into a citadel.
event-ban-laid =
    { $stack ->
        [0] { $seat } lays { $card } on the discard pile.
       *[other] { $seat } lays { $card } on stack { $stack }.
    }
event-ban-lifted =
    { $stack ->
        [0] { $seat } buys off { $card } from the discard pile.
       *[other] { $seat } buys off { $card } from stack { $stack }.
    }
event-allied = { $seat } now shares what { $card } ({ $site }) does.
event-turned-up = { $card } lies face up on stack { $stack } now.
event-shuffled-in = { $seat } shuffles the hand into the stacks, and all is dealt out again.
event-sorted = { $seat } has put stack { $stack } into another order.
event-bribed = { $seat } bribes { $card } to change sides.
event-charged =
    { $points ->
        [one] { $card } of { $seat } ({ $region }) now has 1 trade point.
       *[other] { $card } of { $seat } ({ $region }) now has { $points } trade points.
    }
event-forgone = { $seat } forgoes 1 { $resource } of the price.
event-built = { $seat } builds { $card } ({ $site }).
event-built-abroad = { $seat } builds { $card } in the other principality ({ $site }).
event-removed-abroad = { $seat } loses { $card } in the other principality ({ $site }).
event-blocked = { $other } lies on { $card } of { $seat } ({ $site }), which does not work now.
event-unblocked = { $other } leaves { $card } of { $seat } ({ $site }), which works again.
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
event-region-changed = { $seat } puts { $region } into the region stack and gets { $other } for it.
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
event-moved = { $seat } moves { $amount } { $resource } from { $region } to { $other }.
event-resource-named = { $seat } names a resource for the Wainwright: { $resource }.
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
event-counted = { $card } ({ $site }) of { $seat } now stands at { $amount }.
event-turned-over =
    { $points ->
        [strength] { $seat } turns over { $card } ({ $site }), which now counts as strength points.
       *[trade] { $seat } turns over { $card } ({ $site }), which now counts as trade points.
    }
event-peeked = { $seat } looks at the top card of stack { $stack }.
event-peeked-secret = { $seat } looks at the top card of stack { $stack }: { $card }.
event-trades-freely = { $seat } trades { $resource } at 1 to 1 with the bank for the rest of this turn.
event-moved-over = { $card } moves to { $seat } ({ $site }).
event-rescued = { $seat } keeps { $card } ({ $site }).
event-barbarians-beaten = { $seat } beats the barbarians, { $amount } to { $otheramount }.
event-barbarians-win = The barbarians hold out against { $seat }, { $otheramount } to { $amount }.
event-stopped = “{ $card }” played by { $seat } is stopped and has no effect.

## Magic

event-cast = { $seat } casts { $card } ({ $site }).
event-power =
    { $amount ->
        [0] { $card } of { $seat } ({ $region }) has no magic power left.
       *[other] { $card } of { $seat } ({ $region }) now has { $amount } magic power.
    }
event-struck = The Whirlwind hits { $seat } all around place { $place }.
event-book-taken = { $seat } takes over a spell book of the opponent: { $card } ({ $site }).
event-duel-lost = { $seat } loses the Wizards' Duel: { $card } is defeated.
event-duel-level-nobody = The Wizards' Duel ends in a tie, and both wizards stay.
event-enchanted = { $card } doubles the strength of { $seat }'s knights until their next turn.
event-disenchanted = { $card } no longer works for { $seat }.


### What is asked

## Before the first turn

prompt-put-away = Which card of your share do you put away before the game ({ $amount } to go)?
prompt-keep-card = Which cards of your share do you play with ({ $amount } to go)? The rest is put away.
prompt-start-stack = Which stack do you search for your first hand?
prompt-start-card = Which card from stack { $stack } do you take into your first hand ({ $amount } to go)?
prompt-arrange = Would you like to rearrange your regions?

## Dice and events of the die

prompt-roll = Your turn begins. What would you like to do?
prompt-set-die = Which number should the production die show?
prompt-zeitrad = Which symbol should the event die show?
prompt-time-leap = “{ $event }” comes next. Do you undo it with a Time Leap?
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
prompt-jahreswechsel = Which resource does the Wine Cellar bring you?
prompt-ruhige-see = Which resource does your trade fleet bring you?
prompt-grosses-ritterturnier = Which Gold River do you fill up to 3 gold?
prompt-konflikt = Which card of your opponent's hand do you slide under a stack? Both cards go under the same one.
prompt-ueberfall-name = Which of your opponent's buildings do you name in the Raid ({ $amount } to go)?
prompt-ueberfall-take = A Raid! Which of the buildings named do you take back into hand?
prompt-komet = Comet: which card from your hand do you slide under which stack ({ $amount } to go)?
prompt-inquisition-draws = Inquisition: which stack do you draw a card from ({ $amount } to go)?
prompt-komet-draws = Comet: which stack do you draw a card from ({ $amount } to go)?

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
prompt-gestuet = Do you use the Stud Farm for “{ $card }”?
prompt-wagner = What does the Wainwright move?
prompt-handelsposten = What do you move with the Trading Post?
prompt-speicher = What do you put in or take out ({ $card })?
prompt-manufaktur = Which resource do you demand for the trade point?
prompt-grosser-basar = Which resource do you give at the Bazaar?
prompt-grosser-basar-takes = Which resource do you demand at the Bazaar for { $resource }?
prompt-handelsniederlassung = Which resource does the Trade Branch bring you?
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
prompt-handelsmonopol = Which resource do you take from your opponent, and how many?
prompt-handelsmonopol-gives = Which resource do you give your opponent in return? It must not be { $resource }.
prompt-grosser-buergermeister = Which resource does the Great Mayor bring you?
prompt-pfandleiher = Which building do you pawn?
prompt-pfandleiher-forgoes = Which resource of the price of “{ $card }” do you forgo?
prompt-spion = The Spy shows you your opponent's hand. Which card do you take?
prompt-alte-wissenschaften = Which card do you take from the discard pile with Ancient Sciences?
prompt-buchdruck = Which resource does the Printing Press bring you?
prompt-landreform = Which two of your regions change places in the Land Reform?
prompt-bestechung = Which of your opponent's knights do you bribe?
prompt-bestechung-site = Where does { $card } go in your principality?
prompt-hochzeit = Which resource do you demand with the Wedding ({ $amount } to go)?
prompt-kirchenbann = Which stack do you ban your opponent from?
prompt-archivar = Which stack does the Archivist sort?
prompt-archivar-sorts = Which card comes next from the top? If you pass, the rest stays in its order.
prompt-diplomat = Which card does the Diplomat take from the discard pile?
prompt-kanzler = Which stack does the Chancellor draw from ({ $amount } to go)?
prompt-ratssitzung = Which stack does the Council look through?
prompt-ratssitzung-takes = Which card do you take at the Council Meeting ({ $amount } to go)?
prompt-ratssitzung-returns = Which card of your hand do you slide under stack { $stack } ({ $amount } to go)?
prompt-vogtei = Which resource does the Bailiwick bring you?
prompt-wirtshaus = Which resource do you stake in the Tavern?
prompt-wirtshaus-wins = You win in the Tavern. Which resource do you take?
prompt-heilige-staette = You have drawn { $card }. Do you slide it under stack { $stack } and draw another card?
prompt-heilige-staette-draws = Which stack do you draw the other card from?
prompt-ally = Which building of your opponent does your Secret Society share?
prompt-gute-nachbarschaft = Good Neighbours: which resource do you take?
prompt-kirchenfest = Church Feast: which resource do you take?
prompt-bessere-welt = Which event card do you remove from the game for a better world?
prompt-eryn = Which resource does Eryn the Druid bring you?
prompt-land-wandle-dich = Which region do you put into the region stack, and which one do you get for it?
prompt-materialisation = Which of your settlements becomes a city?
prompt-ort-wandle-dich = Which of your cards should change places?
prompt-ort-wandle-dich-with = Which card does { $card } ({ $site }) change places with?
prompt-wissen-der-ahnen = Which action card do you take from the discard pile with Wisdom of the Ancestors?
prompt-bettelmoenche = Which resource do you give your opponent ({ $amount } to go)?
prompt-event-comes = “{ $card }” would cost you something. Do you answer with a protection action?

## Attack and protection

prompt-attacked = “{ $card }” is played against you. Do you answer with a protection action?
prompt-burn = Which of your opponent's buildings does the Arsonist hit?
prompt-defeat = Whom does the Black Knight hit?
prompt-hexe = On which of your opponent's buildings do you lay the Witch?
prompt-duell = Which of your wizards fights the duel?
prompt-duell-other = Which of your opponent's wizards do you challenge?
prompt-duell-lost = { $card } loses the duel. Which stack do you slide the card under?
prompt-plunder = Which resource do you demand with the Brigands ({ $amount } to go)?
prompt-imelda = Which of your knights do you lose to Lady Imelda?
prompt-treasure = Which resource does your Treasure Fleet bring you?
prompt-spoils = You have beaten the barbarians. Which resource do you take?
prompt-aberglaube = Superstition: which resource do you lose?
prompt-flavo-pays = Flavo comes to you for 1 gold. Where do you pay it from?
prompt-flavo-goes = Flavo moves to your opponent. To which site?
prompt-papier-residenz = Which resource does your Paper Residence bring you?
prompt-tuch-residenz = Which of two equal resources do you give away through the Cloth Residence ({ $amount } to go)?
prompt-tuch-residenz-takes = Which resource does the Cloth Residence bring you in return?
prompt-coins = For which resource of the price do you pay gold?
prompt-anton = Which resource do you give to Anton (up to { $amount } more of one kind)?
prompt-anton-takes = Which resource does Anton bring you in return?
prompt-gunther = Which resource does Gunther bring you?
prompt-christoph = Which resource do you trade at 1 to 1 for the rest of this turn?
prompt-sigismund = Which trade fleet does Sigismund fetch from the discard pile?
prompt-dogma = On which of your opponent's buildings do you lay the Dogma?
prompt-brauerei = Which points should your Brewery count?
prompt-bruderschaft = Which stack's top card do you look at?
prompt-fleet-in-danger = “{ $card }” threatens your { $other } ({ $site }). Do you answer with a protection action?
prompt-put-removed = Which stack do you slide this card under: { $card }?
prompt-veto = Your opponent plays “{ $card }”. Do you stop it with Countermagic?
prompt-put-stopped = “{ $card }” has no effect. Which stack do you slide the card under?

## Magic

prompt-power = Which wizard pays for “{ $card }” ({ $amount } magic power to go)?
prompt-hueter = Which of the next event cards do you lay where? If you pass, the rest stays as it lies.
prompt-inspiration = Which stack does Inspiration bring you a card from ({ $amount } to go)?
prompt-magisches-auge-gives = Which card from your hand do you give up for the Magic Eye, and under which stack?
prompt-magisches-auge = Which stack do you search with the Magic Eye?
prompt-landzauber = Which region do you give up with the Land Spell, and which one do you get for it?
prompt-wirbelsturm = Around which settlement, city or citadel of your opponent does the Whirlwind blow?
prompt-zauberhand = By Magic's Hand: which of your opponent's spell books do you take?
prompt-zauberhand-site = Which site of your citadels does { $card } go to?
prompt-zauberkueche = Which resource does the Wizard's Kitchen bring you?
prompt-zaubermuehle = Which resource do you put into the Magic Mill?
prompt-zaubermuehle-gives = Which wizard does the Magic Mill charge?

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

option-put-away = Put { $card } away
option-keep-card = Keep { $card }
option-roll = Roll the dice
option-set-die = Set the production die to { $number }
option-end-turn = End the main phase
option-play = Play { $card }
option-build = Build { $card } ({ $site })
option-build-open = Build { $card } from the open cards ({ $site })
option-use = Use { $card } ({ $site })
option-cast = Cast { $card } ({ $site })
option-build-road = Build a road ({ $side })
option-build-settlement = Build a settlement ({ $side })
option-build-city = Build a city (place { $place })
option-build-metropolis = Build a metropolis (place { $place })
option-build-citadel = Build a citadel (place { $place })
option-lift-ban = Buy off the ban on stack { $stack }
option-lift-ban-from-discards = Buy off the ban on the discard pile
option-ban = Ban stack { $stack }
option-ban-discards = Ban the discard pile
option-sort = { $card } next (position { $place } from the top)
option-trade = Trade { $rate } { $resource } for 1 { $other }
option-trade-region = Trade 2 resources from { $region } for 1 { $resource }
option-trade-lit = Trade 1 resource from { $region } for 1 { $resource }
option-offer-trade = Offer your opponent a trade
option-offer = Offer { $amount } { $resource }
option-ask-for = Ask for { $amount } { $resource }
option-accept = Accept the offer
option-decline = Decline the offer
option-save = Save 1 { $resource }
option-charge = Charge { $card } ({ $region })
option-feed = Charge { $card } ({ $region })
option-spend-power = Spend magic power of { $card } ({ $region })
option-redeem = Redeem { $card } ({ $site })
option-forgo = Forgo 1 { $resource }
option-name-resource = Name { $resource } for the Wainwright
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
option-fill-region = Fill up { $region }
option-fill-up = Fill up { $resource }
option-one-to-one = Trade { $resource } at 1 to 1
option-coin = Pay 1 gold in place of 1 { $resource }
option-show =
    { $points ->
        [strength] Show strength points
       *[trade] Show trade points
    }
option-peek = Look at the top card of stack { $stack }
option-set-event = Set the event die to “{ $event }”
option-event-next = { $card } comes next
option-event-under = Put { $card } under the event stack
option-banish = Remove { $card } from the game
option-strike = Strike place { $place }
option-send = Send { $card } ({ $site })
option-pass = Pass
option-name = Name { $card } ({ $site })
option-remove = Choose { $card } ({ $site })

## Resources

option-pay = Pay { $resource } ({ $region })
option-store = Store { $resource } ({ $region })
option-take = Take { $resource } ({ $region })
option-take-lost = Take { $resource } and lose it
option-give = Give { $resource } ({ $region })
option-move = Move { $amount } { $resource } ({ $region } to { $other })
