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
kind-wizard = Zauberer
kind-spellbook = Zauberbuch
kind-dragon = Drache
card-articles =
    { $count ->
        [one] 1 Artikel dazu in der Enzyklopädie
       *[other] { $count } Artikel dazu in der Enzyklopädie
    }
count-tournament = Turnier
set-grundspiel = Grund
set-ritter_haendler = Ritter
set-wissenschaft_fortschritt = Wissen
set-politik_intrige = Politik
set-handel_wandel = Handel
set-barbaren_handelsherren = Barbaren
set-zauberer_drachen = Zauberer
set-turnierkarten_t2002 = T2002
set-sonderkarten = Sonder
set-red = Rot
set-blue = Blau
set-neutral = Neutral
set-turnier_set = Turnier
set-gemischt = Gemischt
die-keule = Räuber{"\u00AD"}überfall
die-ritterkopf = Ritter{"\u00AD"}turnier
die-muehle = Handels{"\u00AD"}vorteil
die-sonne = Erfolg{"\u00AD"}reiches Jahr
die-fragezeichen = Ereignis{"\u00AD"}karte
offered-by = { $name } bietet
offered-for = für

fold-trade-region = Tauschen mit der Großen Handelsflotte
fold-trade-lit = Tauschen mit der Großen Handelsflotte am Leuchtturm
fold-build-open = Aus der Auslage bauen
fold-use = Gebäude nutzen
fold-fill-up = Rohstoff auffüllen
fold-offer = Anbieten
fold-ask-for = Verlangen
fold-trade-regions = Landschaften gegeneinander tauschen
fold-sort = Welche Karte als nächste kommt
fold-lift-ban = Banne abkaufen
fold-ban = Einen Stapel bannen
fold-charge = Eine Manufaktur aufladen
fold-redeem = Ein Gebäude einlösen
fold-move = Rohstoffe bewegen
fold-name-resource = Einen Rohstoff nennen
fold-fill-region = Eine Landschaft auffüllen
fold-one-to-one = Einen Rohstoff 1:1 tauschen
fold-coin = Stattdessen Gold zahlen
fold-peek = Eine oberste Karte ansehen
fold-send = Wohin es geht
fold-remove = Karte wählen
fold-cast = Zaubern
fold-feed = Zauberer aufladen
fold-spend-power = Zauberkraft zahlen
fold-set-event = Den Ereigniswürfel legen
fold-put-away = Eine Karte weglegen
fold-keep-card = Eine Karte behalten
fold-banish = Ein Ereignis aus der Partie nehmen
fold-event-next = Dieses Ereignis als Nächstes
fold-event-under = Dieses Ereignis unter den Stapel
fold-strike = Einen Ort treffen

means-offer-trade = Du bietest etwas an und verlangst etwas dafür; dein Gegner darf ablehnen.
