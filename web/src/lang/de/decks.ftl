### Decks bauen, für jedes Spiel mit eigenen Decks.

deck-title = Decks für { $game }
deck-loading = Die Karten werden geholt …
deck-intro = Stell dir ein Deck zusammen und bring es an einen Tisch mit, an dem mit eigenen Decks gespielt wird.
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
deck-in-deck = { $amount } von höchstens { $most } im Deck
deck-yours = Dein Deck
deck-jump = Zu Karten oder Deck
deck-name = Name
deck-name-new = Neues Deck
deck-part = { $name }: { $amount } / { $size }
deck-games = Spiele mit eigenen Decks
deck-none = Für dieses Spiel lassen sich hier keine Decks bauen.
deck-count = { $amount } von { $size } Karten
deck-empty = Noch keine Karte. Nimm welche aus der Liste, oder lass dir ein Deck auslosen.
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
deck-group = { $name }: { $amount }
deck-samples = Beispieldecks
deck-test = Testhand
deck-test-help = So könnte eine Partie beginnen: deine Karten gemischt und auf die Stapel verteilt. Aus einem davon suchst du dir die Starthand aus.
deck-test-stack =
    { $amount ->
        [one] Stapel { $number }: 1 Karte
       *[other] Stapel { $number }: { $amount } Karten
    }
deck-test-again = Neu austeilen
deck-test-dealt = { $times }-mal ausgeteilt
deck-link = Als Link
deck-link-help = Wer den Link öffnet, bekommt eine Kopie. Das Deck steht im Link selbst, nicht auf dem Server.
deck-link-none = Sobald eine Karte im Deck ist, steht hier ein Link zum Weitergeben.
deck-link-copy = Link kopieren
deck-link-copied = Link kopiert.
deck-link-copy-failed = Kopieren ging nicht. Markier den Link und kopier ihn selbst.
deck-link-opened = Das Deck aus dem Link ist geöffnet. Wenn du es behalten willst, speichere es.
deck-link-broken = Dieser Link ist unvollständig oder verändert, darum wurde kein Deck daraus geöffnet.
deck-link-unknown = Das Deck aus dem Link ist geöffnet, aber diese Karten daraus gibt es hier nicht: { $cards }.
deck-choice-all = alle
deck-choice-some = { $amount } von { $of }
deck-does-not-fit = Mit diesen Einstellungen kannst du dieses Deck nicht spielen.
deck-suit = Einstellungen ans Deck anpassen
deck-suited = Ans Deck angepasst: { $names }.
