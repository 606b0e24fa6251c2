### What the princes' table is labelled with.

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
points-skill =
    { $amount ->
        [one] 1 skill point
       *[other] { $amount } skill points
    }
points-progress =
    { $amount ->
        [one] 1 progress point
       *[other] { $amount } progress points
    }
region-label = { $name } { $number }: { $stored } { $resource }
card-at = { $name }, { $where }
site-empty = free building site { $where }
place-label = { $what }, place { $number }
road-end = end of the row on the { $side }: room for a road
settlement-end = beyond the road on the { $side }: room for a settlement
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
card-city-only = cities only
card-once = once
rules-of-card = Rules:
set-basis = Basic
set-gold = Gold
set-wirren = Turmoil
set-fortschritt = Progress
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
event-stack = Event stack, { $left } left; last: { $card }
discard-label = Discard pile: { $left }; on top: { $card }
tray = To choose from

fold-fuersten-trade = Trade
fold-fuersten-trade-region = Trade with the Large Trade Ship
fold-fuersten-demolish = Demolish
fold-fuersten-build = Build
fold-fuersten-build-open = Build from the open stack
fold-fuersten-build-road = Build roads
fold-fuersten-build-settlement = Build settlements
fold-fuersten-build-city = Build cities
fold-fuersten-lay-at = Lay at a region
fold-fuersten-play = Play cards
fold-fuersten-put = Put cards under a stack
fold-fuersten-draw = Draw
fold-fuersten-search = Search stacks
fold-fuersten-swap-regions = Swap regions
fold-fuersten-swap-cards = Swap cards
fold-fuersten-take-card = Take a card
fold-fuersten-take-discard = Take from the discards
fold-fuersten-steal = Take a card away
fold-fuersten-demand = Demand a resource
fold-fuersten-buy = Buy a resource
fold-fuersten-receive = Receive a resource
fold-fuersten-take = Take a resource
fold-fuersten-take-lost = Take a resource and lose it
fold-fuersten-store = Store
fold-fuersten-pay = Pay
fold-fuersten-give = Hand over
fold-fuersten-save = Save
fold-fuersten-name = Point out a building
fold-fuersten-remove = Give up
fold-fuersten-plunder = Fill up
fold-fuersten-choose-region = Pick a region
fold-fuersten-lay-above = Lay a region
fold-fuersten-set-die = Set the die
fold-fuersten-appease = Appease
