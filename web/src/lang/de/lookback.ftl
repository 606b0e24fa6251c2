# Nach der Partie: wo sie verloren ging, was das Glück brachte und wie es anders hätte gehen können

lost-open = Wo ging es verloren?
lost-shut = Zurück zu Verlauf und Punkten
lost-heading = Wo ging es verloren?
lost-working = Der Computer geht jede Entscheidung durch. Das dauert bis zu einer Minute; du kannst gehen und wiederkommen.
lost-percent = { $percent } %
lost-ready = Die Partie ist durchgesehen.
lost-chances = Siegchance
lost-chance = { $name } { $percent } %
lost-read = Die Chancen Augenblick für Augenblick ablesen; die Eingabetaste führt dorthin
lost-marks = Zeichen: Fehler
lost-how = Beurteilt nach dem, was der Platz wissen konnte: Pech ist kein Fehler. Ein Fehler wird nur genannt, wenn weitere Versuche ihn bestätigen.
lost-better = Besser:
lost-cost = { $size ->
    [little] Das war ein wenig schlechter.
    [some] Das kostete einige von 100 Partien: etwa { $lost } (zwischen { $low } und { $high }).
    [much] Das kostete etwa { $lost } von 100 Partien (zwischen { $low } und { $high }).
   *[all] Das entschied viel: etwa { $lost } von 100 Partien (zwischen { $low } und { $high }).
}
lost-trials = aus { $trials } Versuchen an gedachten Tischen
lost-show = Zeigen
lost-try = Von hier aus versuchen
lost-no-mistake = Kein Fehler, der sich von Glück unterscheiden ließe.
lost-close = { $count ->
    [one] Eine weitere Entscheidung war vielleicht ein Fehler, aber das ist zu knapp, um es zu sagen.
   *[other] { $count } weitere Entscheidungen waren vielleicht Fehler, aber das ist zu knapp, um es zu sagen.
}

luck-heading = Glück
luck-face = Seite
luck-thrown = geworfen
luck-expected = erwartet
luck-usual = Ungefähr wie zu erwarten.
luck-unusual = Ungewöhnlich: Nur eine Partie von zwanzig weicht weiter vom Erwarteten ab.
luck-number = { $number }
luck-counts = Was kam und ging
luck-counts-how = Bis zu diesem Augenblick und in der ganzen Partie.
luck-what = Was
luck-so-far = { $now } / { $all }

try-title = { $name } spielt weiter ab { $unit ->
    [round] Runde
   *[turn] Zug
} { $turn }
try-text = Du siehst, was dieser Platz sah. Für alle anderen spielt der Computer ({ $bot }); die Karten liegen, wie sie lagen, aber das Glück ist von hier an ein anderes.
try-board = Der Tisch, wie er hätte sein können
try-undo = Einen Zug zurück
try-other-luck = Noch einmal mit anderem Glück
try-back = Zurück zur Wiederholung
try-moves = Deine Züge
try-happened = Was geschah
try-better = Besser: { $move }
