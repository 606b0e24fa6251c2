### What this table is labelled with.

points-tournament =
    { $amount ->
        [one] 1 tournament point
       *[other] { $amount } tournament points
    }
points-hand =
    { $amount ->
        [one] 1 more card in hand
       *[other] { $amount } more cards in hand
    }
kind-knight = knight
kind-trade_ship = trade fleet
kind-fleet = fleet
kind-unit = unit
kind-wizard = wizard
kind-spellbook = spell book
kind-dragon = dragon
card-articles =
    { $count ->
        [one] 1 article about it in the Encyclopedia
       *[other] { $count } articles about it in the Encyclopedia
    }
count-tournament = Tournament
set-grundspiel = Base
set-ritter_haendler = Knights
set-wissenschaft_fortschritt = Science
set-politik_intrige = Politics
set-handel_wandel = Trade
set-barbaren_handelsherren = Barbarians
set-zauberer_drachen = Wizards
set-turnierkarten_t2002 = T2002
set-sonderkarten = Special
set-red = Red
set-blue = Blue
set-neutral = Neutral
set-turnier_set = Tournament
set-gemischt = Mixed
die-keule = Robbery
die-ritterkopf = Tourna{"\u00AD"}ment
die-muehle = Mill
die-sonne = Successful Year
die-fragezeichen = Event Card
offered-by = { $name } offers
offered-for = for

fold-trade-region = Trade with the Great Trade Fleet
fold-trade-lit = Trade with the Great Trade Fleet beside a lighthouse
fold-build-open = Build from the open cards
fold-use = Use a building
fold-fill-up = Fill up a resource
fold-offer = Offer
fold-ask-for = Ask for
fold-trade-regions = Trade regions
fold-sort = Which card comes next
fold-lift-ban = Buy off bans
fold-ban = Ban a stack
fold-charge = Charge a manufactory
fold-redeem = Redeem a building
fold-move = Move resources
fold-name-resource = Name a resource
fold-fill-region = Fill a region
fold-one-to-one = Trade a resource 1:1
fold-coin = Pay gold in its place
fold-peek = Look at a top card
fold-send = Where it goes
fold-remove = Choose a card
fold-cast = Cast a spell
fold-feed = Charge a wizard
fold-spend-power = Pay magic power
fold-set-event = Set the event die
fold-put-away = Put a card away
fold-keep-card = Keep a card
fold-banish = Take an event out of the game
fold-event-next = This event comes next
fold-event-under = This event under the stack
fold-strike = Strike a place

means-offer-trade = You offer something and ask for something in return; your opponent may decline.
