### Was dieser Tisch beschriftet.

points-tournament =
    { $amount ->
        [one] 1 Turnierpunkt
       *[other] { $amount } Turnierpunkte
    }
points-hand =
    { $amount ->
        [one] 1 Handkarte mehr
       *[other] { $amount } Handkarten mehr
    }
kind-knight = Ritter
kind-trade_ship = Handelsflotte
kind-fleet = Flotte
kind-unit = Einheit
card-articles =
    { $count ->
        [one] 1 Artikel dazu in der Enzyklopädie
       *[other] { $count } Artikel dazu in der Enzyklopädie
    }
count-tournament = Turnier
set-grundspiel = Grund
set-ritter_haendler = Ritter
set-wissenschaft_fortschritt = Wissen
die-keule = Räuber{"\u00AD"}überfall
die-ritterkopf = Ritter{"\u00AD"}turnier
die-muehle = Handels{"\u00AD"}vorteil
die-sonne = Erfolg{"\u00AD"}reiches Jahr
die-fragezeichen = Ereignis{"\u00AD"}karte
offered-by = { $name } bietet
offered-for = für

fold-trade-region = Tauschen mit der Großen Handelsflotte
fold-build-open = Aus der Auslage bauen
fold-use = Gebäude nutzen
fold-fill-up = Rohstoff auffüllen
fold-offer = Anbieten
fold-ask-for = Verlangen
fold-trade-regions = Landschaften gegeneinander tauschen
fold-remove = Karte wählen

means-offer-trade = Du bietest etwas an und verlangst etwas dafür; dein Gegner darf ablehnen.
