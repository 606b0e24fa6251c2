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
card-articles =
    { $count ->
        [one] 1 article about it in the Encyclopedia
       *[other] { $count } articles about it in the Encyclopedia
    }
count-tournament = Tournament
set-grundspiel = Base
set-ritter_haendler = Knights
set-wissenschaft_fortschritt = Science
die-keule = Robbery
die-ritterkopf = Tourna{"\u00AD"}ment
die-muehle = Mill
die-sonne = Successful Year
die-fragezeichen = Event Card
offered-by = { $name } offers
offered-for = for

fold-trade-region = Trade with the Great Trade Fleet
fold-build-open = Build from the open cards
fold-use = Use a building
fold-fill-up = Fill up a resource
fold-offer = Offer
fold-ask-for = Ask for
fold-trade-regions = Trade regions
fold-remove = Choose a card

means-offer-trade = You offer something and ask for something in return; your opponent may decline.
