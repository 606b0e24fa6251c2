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

phase-roll = Roll
phase-action = Action phase
phase-draw = Draw
phase-exchange = Exchange

fold-trade = Trade
fold-trade-region = Trade with the Large Trade Ship
fold-demolish = Demolish
fold-build = Build
fold-build-open = Build from the open stack
fold-build-road = Build roads
fold-build-settlement = Build settlements
fold-build-city = Build cities
fold-lay-at = Lay at a region
fold-play = Play cards
fold-put = Put cards under a stack
fold-draw = Draw
fold-search = Search stacks
fold-swap-regions = Swap regions
fold-swap-cards = Swap cards
fold-take-card = Take a card
fold-take-discard = Take from the discards
fold-steal = Take a card away
fold-demand = Demand a resource
fold-buy = Buy a resource
fold-receive = Receive a resource
fold-take = Take a resource
fold-take-lost = Take a resource and lose it
fold-store = Store
fold-pay = Pay
fold-give = Hand over
fold-save = Save
fold-name = Point out a building
fold-remove = Give up
fold-plunder = Fill up
fold-choose-region = Pick a region
fold-lay-above = Lay a region
fold-set-die = Set the die
fold-appease = Appease
