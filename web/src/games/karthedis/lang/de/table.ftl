# Der Tisch von Karthedis.

## Plätze am Tisch

ka-turn = am Zug
ka-mark-leader = Marktführer
ka-mark-passed = gepasst
ka-mark-done = fertig
ka-mark-winner = gewinnt
ka-won-none = noch keine Ressource
ka-won-said = gewonnen: { $goods }
ka-goods-left =
    { $amount ->
        [0] Ziel erreicht
        [one] noch eine bis zum Sieg
       *[other] noch { $amount } bis zum Sieg
    }
ka-won-amount = { $amount } { $resource }
ka-count-hand =
    { $amount ->
        [one] 1 Handkarte
       *[other] { $amount } Handkarten
    }
ka-count-deck =
    { $amount ->
        [one] 1 Karte im Deck
       *[other] { $amount } Karten im Deck
    }
ka-count-removed =
    { $amount ->
        [one] 1 Karte aus dem Spiel entfernt
       *[other] { $amount } Karten aus dem Spiel entfernt
    }
ka-laid = Offen vor { $name }
ka-laid-card = { $card }, offen vor { $name }
ka-pass-card = Verdeckt vor dir, zum Passen: { $card }
ka-shown-hand = Die Hand, die { $name } zeigt

## Der Markt

ka-market = Markt
ka-round = Runde { $round }
ka-victory = Ziel: { $condition }
ka-condition-distinct = { $amount } verschiedene
ka-condition-same = { $amount } gleiche
ka-condition-or = { $one } oder { $other }
ka-condition-and = { $one } und { $other }
ka-condition-named = { $amount } × { $resource }
ka-resource-deck =
    { $amount ->
        [one] 1 Ressource im Stapel
       *[other] { $amount } Ressourcen im Stapel
    }
ka-slot = Platz { $number }: { $resource }
ka-slot-empty = Platz { $number }: keine Ressource
ka-slot-none = leer
ka-slot-taken = gewonnen von { $name }
ka-stack = { $amount } im Stapel
ka-slot-bids =
    { $amount ->
        [0] noch kein Gebot
        [one] 1 Gebot
       *[other] { $amount } Gebote
    }
ka-bids = Gebote an Platz { $number }
ka-bid-hidden = Gebot { $number } von { $owner }, verdeckt
ka-bid-known = Gebot { $number } von { $owner }, verdeckt, dir bekannt: { $card }, Handelswert { $value }
ka-bid-up = Gebot { $number } von { $owner }: { $card }, Handelswert { $value }
ka-bid-shielded = Gegner können den Wert nicht ändern
ka-bid-edge = gewinnt bei Gleichstand
ka-totals = Summen an Platz { $number }
ka-total = { $name }: zusammen { $total }
ka-total-tied = { $name }: zusammen { $total }, gleichauf
ka-tie = Gleichstand

## Was zur Wahl steht, mit den Namen dessen, was gerade daliegt

ka-say-good = { $good } (Platz { $place })
ka-say-bid = { $card } auf { $good } bieten
ka-say-redraw = { $good } ersetzen
ka-say-move-to = Nach { $good } verlegen
ka-say-exchange = { $good } mit { $other } vertauschen
ka-say-hidden-bid = Gebot { $number } von { $owner } auf { $good }
ka-say-known-bid = Gebot { $number } von { $owner } auf { $good }: { $card }

## Hand und Stapel

ka-hand =
    { $amount ->
        [0] Deine Hand ist leer
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $amount } Karten
    }
ka-hand-empty = Du hast keine Karten auf der Hand.
ka-click-again = noch einmal
ka-card-said = { $card }, { $species }, Handelswert { $value }
ka-value = Handelswert { $value }
ka-places = Wohin mit der Karte
ka-place-open = Offen legen
ka-place-down = Verdeckt, und passen
ka-place-act = Intervenieren
ka-place-out = Aussteigen
ka-place-pass = Ohne Karte weiter
ka-place-done = Fertig melden
ka-bid-hint = Klick auf eine Ressource, um zu bieten
ka-pile-of = Abberufenstapel von { $name }: { $amount }
ka-pile-own = Dein Abberufenstapel
ka-pile-empty = Hier liegt keine Karte.
ka-looked = Die obersten Karten deines Decks
ka-removed = Von dir aus dem Spiel entfernt
ka-playing = Gerade im Spiel:
ka-close = Schließen

## Der Draft

ka-pack = Dein Päckchen
ka-pack-wait = Gewählt. Gleich werden die Päckchen weitergereicht.
ka-drafted = Bisher gewählt: { $amount } von { $size }
ka-drafted-card = { $card }, Handelswert { $value }
ka-drafted-none = Hier sammeln sich die Karten deines Decks.
ka-curve = Wie viele Karten von jedem Handelswert
ka-curve-bar =
    { $amount ->
        [one] Wert { $value }: 1 Karte
       *[other] Wert { $value }: { $amount } Karten
    }

## Näher angesehen

ka-rules = Regeln:
ka-resource-copies = { $amount } davon je Spiel
ka-resource-won = { $amount } schon gewonnen
ka-resource-text = Gewonnene Ressourcen zählen nur für die Siegbedingung; nichts nimmt sie dir wieder weg.

## Phasen einer Runde, und was die Liste zusammenfasst

phase-opening = Einstellung
phase-call = 1. Aufruf
phase-trade = Handel
phase-second-call = 2. Aufruf
fold-draft = Behalten
fold-use = Zeigen und nutzen
fold-call = Offen legen
fold-pass-with = Verdeckt legen und passen
fold-bid = Bieten
fold-intervene = Intervenieren
fold-opt-out = Aussteigen
means-opt-out = Du bleibst diesem Handel fern: Die Karte wird offen abberufen, und du spielst in dieser Handelsphase nichts mehr.
fold-recall = Abberufen
fold-discard = Abwerfen
fold-put-next = Als nächste legen
fold-retrieve = Aus dem Abberufenstapel nehmen
fold-remove = Aus dem Spiel entfernen
fold-reclaim = Wieder auf die Hand nehmen
fold-choose-seat = Spieler wählen
fold-redraw = Ressource ersetzen
fold-exchange = Ressourcen vertauschen
fold-banish = Offene Karte entfernen
fold-choose-bid = Gebot wählen
fold-move-to = Gebot verlegen
