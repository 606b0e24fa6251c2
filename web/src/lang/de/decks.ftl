### Decks bauen, für jedes Spiel mit eigenen Decks.

deck-title = Decks für { $game }
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
deck-filter-any = alle
deck-filter-clear = Filter zurücksetzen
deck-add = { $card } ins Deck nehmen
deck-take-out = { $card } aus dem Deck nehmen
deck-in-deck = { $amount } im Deck
deck-yours = Dein Deck
deck-jump = Zu Karten oder Deck
deck-name = Name
deck-name-new = Neues Deck
deck-part = { $name }: { $amount } / { $size }
deck-games = Spiele mit eigenen Decks
deck-none = Für dieses Spiel lassen sich hier keine Decks bauen.
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
deck-other = Anderes Deck wählen
deck-bring = Dieses Deck mitbringen
deck-brought = Du bringst jetzt das gewählte Deck mit.
