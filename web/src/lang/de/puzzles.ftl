# Aufgaben

puzzles = Aufgaben
puzzles-loading = Die Aufgaben werden geholt …
puzzles-failed = Die Aufgaben konnten nicht geholt werden.
puzzles-no-game = Dieses Spiel gibt es hier nicht.
puzzles-intro = Aus echten Partien. Jede hat genau eine richtige Antwort.
puzzles-today = Aufgaben des Tages
puzzles-streak = { $days ->
    [one] 1 Tag in Folge gelöst
   *[other] { $days } Tage in Folge gelöst
}
puzzles-all = Alle Aufgaben: { $game }
puzzles-count = { $done } von { $all } gelöst
puzzles-games = Spiele
puzzles-filter = Aufgaben auswählen
puzzles-any = Alle
puzzles-unsolved = Nur ungelöste
puzzles-none = Keine Aufgabe passt. Wähle eine andere Spielart, oder zeige auch die gelösten.
puzzles-solved = Gelöst
puzzles-seats = { $seats } Spieler
puzzles-about-win-now = Was auch immer Glück und Gegner bringen: Finde den Weg, der gewinnt.
puzzles-about-best = Eine Wahl ist deutlich besser als alle anderen.
puzzles-about-forbidden = Finde den einen Zug, den die Regeln verbieten, oder den einzigen, den sie erlauben.

puzzle-title = Aufgabe
puzzle-loading = Die Aufgabe wird aufgebaut …
puzzle-failed = Die Aufgabe konnte nicht geholt werden.
puzzle-none = Diese Aufgabe gibt es nicht oder nicht mehr.
puzzle-retry = Noch einmal versuchen
puzzle-grade = { $grade ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}
puzzle-of-the-day = Aufgabe des Tages
puzzle-kind-win-now = Gewinne in diesem Zug
puzzle-kind-best = Was ist am besten?
puzzle-kind-forbidden = Was ist nicht erlaubt?
puzzle-ask-win-now = Du bist { $name }. Gewinne, bevor dieser Zug endet.
puzzle-ask-best = Du bist { $name }. Womit hast du die beste Aussicht auf den Sieg?
puzzle-ask-forbidden = Du bist { $name }. Was davon darfst du jetzt nicht?
puzzle-ask-allowed = Du bist { $name }. Nur eines davon ist jetzt erlaubt. Was?
puzzle-sentences = Antworten
puzzle-own-moves = Deine Züge
puzzle-board = Der Tisch
puzzle-you = du
puzzle-open = Bisher nicht falsch. Weiter!
puzzle-solved = Gelöst!
puzzle-shown-solved = Das ist es. Als gelöst zählt es nicht, denn du hast die Lösung gesehen.
puzzle-wrong-win-now = Damit gewinnst du in diesem Zug nicht sicher.
puzzle-wrong-best = Etwas anderes ist deutlich besser.
puzzle-wrong-forbidden = Nein, das ist es nicht.
puzzle-again = Von vorn
puzzle-undo = Einen Zug zurück
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-solution = Lösung
puzzle-also = { $count ->
    [one] Auch dieser erste Zug gewinnt: { $moves }
   *[other] Auch diese ersten Züge gewinnen: { $moves }
}
puzzle-chances = Aussicht auf den Sieg, wie der stärkste Bot sie sieht:
puzzle-chance = { $chance } %
