### What the princes' table is labelled with.

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
kind-hero = hero
kind-trade_ship = trade ship
kind-unit = unit
kind-region_expansion = region expansion
count-skill = Skill
count-progress = Progress
set-basis = Basic
set-gold = Gold
set-wirren = Turmoil
set-fortschritt = Progress
die-raeuberueberfall = Brigand Attack
die-handel = Trade
die-fest = Celebra{"\u00AD"}tion
die-reiche_ernte = Plentiful Harvest
die-ereigniskarte = Event Card

fold-trade-region = Trade with the Large Trade Ship
fold-build-open = Build from the open stack
fold-lay-at = Lay at a region
fold-swap-cards = Swap cards
fold-buy = Buy a resource
fold-receive = Receive a resource
fold-remove = Give up
fold-plunder = Fill up
fold-appease = Appease
