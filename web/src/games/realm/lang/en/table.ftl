### What a table of principalities is labelled with, in every game that is played on one.

points-victory =
    { $amount ->
        [one] 1 victory point
       *[other] { $amount } victory points
    }
points-strength =
    { $amount ->
        [one] 1 strength point
       *[other] { $amount } strength points
    }
points-trade =
    { $amount ->
        [one] 1 trade point
       *[other] { $amount } trade points
    }
region-label = { $name } { $number }: { $stored } { $resource }
card-at = { $name }, { $where }
card-foreign = belongs to the other player
card-blocked = does not work: { $by } lies on it
card-counts = counter { $count }
card-power =
    { $power ->
        [0] no magic power
       *[other] { $power } of { $most } magic power
    }
card-casts = casting costs { $amount } magic power
card-used = used already this turn
card-charged = just charged, rests until the end of this turn
power-amount = { $amount } magic power
potion-works = { $card } is at work
place-settlement =
    { $alone ->
        [yes] settlement
       *[no] { $number ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[other] { $number }th
        } settlement
    }
place-city =
    { $alone ->
        [yes] city
       *[no] { $number ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [5] fifth
            [6] sixth
            [7] seventh
           *[other] { $number }th
        } city
    }
place-metropolis = metropolis
place-citadel =
    { $alone ->
        [yes] citadel
       *[no] { $number ->
            [1] first
            [2] second
            [3] third
            [4] fourth
           *[other] { $number }th
        } citadel
    }
site-above = above the { $place }
site-below = below the { $place }
say-build-city = Build a city on the { $place }
say-build-metropolis = Turn the { $place } into a metropolis
say-build-citadel = Build a citadel on the { $place }
say-strike = Strike the opponent’s { $place }
site-empty = free building site { $where }
place-label = { $what }, place { $number }
road-end = end of the row on the { $side }: room for a road
settlement-end = beyond the road on the { $side }: room for a settlement
rising-settlement = settlement: stands already, its regions are still to come
rising-region = new region
realm-of = Principality: { $name }
stored-resources = Resources
resource-amount = { $amount } { $resource }
hand-size =
    { $size ->
        [one] 1 card in hand
       *[other] { $size } cards in hand
    }
your-hand = Your hand: { $size } of { $limit } cards
hand-empty = No cards in hand
their-hand = The opponent’s hand
card-costs = costs { $price }
card-lacks = missing: { $lack }
card-action = action
card-event = event
card-once = only one
card-land = land
card-settlement = settlement
card-city = city
card-citadel = citadel
kind-building = building
kind-centre = centre card
kind-region = region
count-strength = Strength
count-trade = Trade
goal = goal: { $target }
event = Event
yield = Yield
far-large = Look at the principality of { $name } closely
far-small = Show it small again
rules-of-card = Rules:
middle = The middle of the table
regions = Regions
events = Events
discard = Discards
dice = Dice
dice-not-thrown = Dice, not thrown yet
dice-label = Thrown: { $number } and { $event }
pile-label = { $name }, { $left } left
stack-label = Stack { $number } ({ $name }), { $left } left
open-stack = open stack: { $name }, { $left } left
stack-top = top card face up: { $card }
stack-banned = { $card } lies on it
event-stack = Event stack, { $left } left; last: { $card }
event-pile = Event cards
event-pile-seen =
    { $left ->
        [one] 1 card in the stack.
       *[other] { $left } cards in the stack.
    } Turned up since it was last shuffled, newest first; what was carried out lies face down at the bottom.
event-pile-none =
    { $left ->
        [one] 1 card in the stack.
       *[other] { $left } cards in the stack.
    } No event card has been turned up yet.
event-pile-open = lies open now
event-pile-last = turned up last
event-foreseen = coming next: { $cards }
event-banished = out of the game: { $cards }
event-next = { $card }: comes next
event-next-short = Comes next
event-under = { $card }: under the stack
event-under-short = Under the stack
event-pile-foreseen = These come next, and only you know
event-pile-banished = Taken out of the game
discard-label = Discard pile: { $left }; on top: { $card }
discard-label-of = Discard pile ({ $name }): { $left }; on top: { $card }
row-of = Stacks and discards: { $name }
own-deck-times = { $amount } times
own-deck-events = Events
own-deck-cards = Cards
own-deck-help = You play with this deck. Your opponent cannot see it.
own-deck = Your deck
own-deck-label = Your deck: { $amount } cards
own-deck-short = Deck
put-away = Cards you put away
put-away-help = You put these cards away before the game, and they do not come into play. Only you can see them.
put-away-label =
    { $amount ->
        [one] Put away: 1 card
       *[other] Put away: { $amount } cards
    }
put-away-short = Put away
tray = To choose from

reconstructed = Reconstructed by us: { $parts }.
card-reconstructed = partly reconstructed
part-name = name
part-cost = cost
part-effect = effect
part-copies = number of copies
part-vp = victory points
part-strength = strength
part-tournament = tournament points
part-trade = trade points
part-placement = building site
part-requires = condition
part-region = region
part-sets = set
part-kind = kind
part-de = German name
part-tournament_formula = how tournament points are counted
part-strength_or_trade = whether strength or trade

phase-roll = Roll
phase-action = Action
phase-draw = Draw
phase-exchange = Exchange

fold-trade = Trade
fold-demolish = Demolish
fold-build = Build
fold-build-road = Build roads
fold-build-settlement = Build settlements
fold-build-city = Build cities
fold-build-metropolis = Build a metropolis
fold-build-citadel = Build citadels
fold-play = Play cards
fold-put = Put cards under a stack
fold-draw = Draw
fold-search = Search stacks
fold-swap-regions = Swap regions
fold-take-card = Take a card
fold-take-discard = Take from the discards
fold-steal = Take a card away
fold-demand = Demand a resource
fold-take = Take a resource
fold-take-lost = Take a resource and lose it
fold-store = Store
fold-pay = Pay
fold-give = Hand over
fold-save = Save
fold-name = Point out a building
fold-choose-region = Pick a region
fold-lay-above = Lay a region
fold-set-die = Set the die
