# Der Tisch von Karthedis und der Deckbau.

## Plätze am Tisch

ka-turn = am Zug
ka-mark-leader = Marktführer
ka-mark-passed = gepasst
ka-mark-done = fertig
ka-mark-winner = gewinnt
ka-won = Gewonnene Ressourcen
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

## Der Markt

ka-market = Markt
ka-round = Runde { $round }
ka-victory = Ziel: { $condition } Ressourcen
ka-condition-distinct = { $amount } verschiedene
ka-condition-same = { $amount } gleiche
ka-condition-or = { $one } oder { $other }
ka-resource-deck =
    { $amount ->
        [one] 1 Ressource im Stapel
       *[other] { $amount } Ressourcen im Stapel
    }
ka-slot = Platz { $number }: { $resource }
ka-slot-empty = Platz { $number }: keine Ressource
ka-slot-none = leer
ka-slot-taken = gewonnen von { $name }
ka-slot-bids =
    { $amount ->
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
ka-total-short = gesamt

## Hand und Stapel

ka-hand =
    { $amount ->
        [0] Deine Hand ist leer
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $amount } Karten
    }
ka-hand-empty = Du hast keine Karten auf der Hand.
ka-click-again = nochmal klicken
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

## Deckbau

deck-title = Decks für Karthedis
deck-loading = Die Karten werden geholt …
deck-intro = Stell dir ein Deck zusammen und bring es an einen Tisch mit freiem Deckbau mit.
deck-cards = Karten
deck-found =
    { $amount ->
        [0] Keine Karte passt dazu.
        [one] 1 Karte
       *[other] { $amount } Karten
    }
deck-filter = Karten suchen
deck-filter-text = Name oder Text
deck-filter-species = Spezies
deck-filter-value = Handelswert
deck-filter-keyword = Fähigkeit
deck-filter-any = alle
deck-filter-plain = ohne Fähigkeit
deck-filter-clear = Filter zurücksetzen
deck-add = { $card } ins Deck nehmen
deck-take-out = { $card } aus dem Deck nehmen
deck-in-deck = { $amount } im Deck
deck-yours = Dein Deck
deck-jump = Zu Karten oder Deck
deck-name = Name
deck-name-new = Neues Deck
deck-count = { $amount } von { $size } Karten
deck-empty = Noch keine Karte. Nimm welche aus der Liste, oder lass dir ein Deck auslosen.
deck-copies = Gleiche Karten im Deck
deck-copies-each =
    { $amount ->
        [one] jede höchstens einmal
       *[other] jede höchstens { $amount }-mal
    }
deck-random = Deck auslosen
deck-clear = Leeren
deck-save = Speichern
deck-saved-as = Gespeichert: { $name }
deck-checking = Wird geprüft …
deck-legal = Mit diesem Deck kannst du spielen.
deck-rules = Regeln:
deck-curve = Handelswerte
deck-mean = im Schnitt { $mean }
deck-shares = Spezies
deck-share =
    { $amount ->
        [one] { $species }: 1 Karte
       *[other] { $species }: { $amount } Karten
    }
deck-mine = Gespeicherte Decks
deck-mine-none = In diesem Browser ist noch kein Deck gespeichert.
deck-load = { $name } öffnen
deck-remove = { $name } löschen
deck-remove-short = Löschen
deck-text = Als Text
deck-text-help = Eine Karte je Zeile, mit einer Zahl davor für mehrere; nach # steht, was nicht zählt.
deck-text-area = Deckliste
deck-copy = Kopieren
deck-copied = Kopiert.
deck-copy-failed = Kopieren ging nicht. Markier den Text und kopier ihn selbst.
deck-read = Übernehmen
deck-read-done =
    { $amount ->
        [one] 1 Karte übernommen.
       *[other] { $amount } Karten übernommen.
    }
deck-read-unknown = Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.

## Phasen einer Runde, und was die Liste zusammenfasst

phase-karthedis-opening = Einstellungsphase
phase-karthedis-call = Erste Aufrufphase
phase-karthedis-trade = Handelsphase
phase-karthedis-second-call = Zweite Aufrufphase
fold-karthedis-draft = Behalten
fold-karthedis-use = Zeigen und nutzen
fold-karthedis-call = Offen legen
fold-karthedis-pass-with = Verdeckt legen und passen
fold-karthedis-bid = Bieten
fold-karthedis-intervene = Intervenieren
fold-karthedis-opt-out = Aussteigen
fold-karthedis-recall = Abberufen
fold-karthedis-discard = Abwerfen
fold-karthedis-put-next = Als nächste legen
fold-karthedis-retrieve = Aus dem Abberufenstapel nehmen
fold-karthedis-remove = Aus dem Spiel entfernen
fold-karthedis-reclaim = Wieder auf die Hand nehmen
fold-karthedis-choose-seat = Spieler wählen
fold-karthedis-redraw = Ressource ersetzen
fold-karthedis-exchange = Ressourcen vertauschen
fold-karthedis-banish = Offene Karte entfernen
fold-karthedis-choose-bid = Gebot wählen
fold-karthedis-move-to = Gebot verlegen

term-karthedis-victory-quick = 3 verschiedene oder 2 gleiche
term-karthedis-victory-distinct3 = 3 verschiedene
term-karthedis-victory-same2 = 2 gleiche
term-karthedis-victory-long = 5 verschiedene
term-karthedis-victory-same3 = 3 gleiche
