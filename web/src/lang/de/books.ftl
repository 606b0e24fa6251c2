# Regeln, Regelbeispiele, Wiederholungen, Verlaufskurve

rules-title = Regeln
rules-loading = Die Regeln werden geholt …
rules-failed = Die Regeln konnten nicht geholt werden.
rules-none = Zu diesem Spiel gibt es hier keine Regeln.
rules-again = Noch einmal versuchen
rules-games = Spiele
rules-search = Suchen: Wort, Karte oder Regelnummer
rules-only-open = Nur eigene Lesarten ({ $count })
rules-contents = Kapitel
rules-jump = Zu einem Kapitel springen
rules-results = Gefundene Regeln
rules-found = { $count ->
    [0] Keine Regel gefunden. Suche nach einem anderen Wort, einer Karte oder einer Nummer.
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-more = { $count ->
    [one] 1 weitere Regel zeigen
   *[other] { $count } weitere Regeln zeigen
}
rules-unknown = Eine Regel { $rule } gibt es hier nicht.
rules-open = eigene Lesart
rules-why = Warum wir so lesen:
rules-card = Karte:
rules-about-card = Alle Regeln zu „{ $card }“ suchen
rules-show-me = Zeig es mir
rules-more-scenarios = { $count ->
    [one] 1 weiteres Beispiel
   *[other] { $count } weitere Beispiele
}

scene-title = Regel zum Ausprobieren
scene-loading = Das Beispiel wird aufgebaut …
scene-failed = Das Beispiel konnte nicht geholt werden.
scene-none = Dieses Beispiel gibt es nicht, oder es heißt jetzt anders.
scene-again = Noch einmal versuchen
scene-all-rules = Zu den Regeln
scene-script = Ablauf des Beispiels
scene-board = Der Tisch
scene-neighbours = Beispiele zu { $rule }
scene-previous = Voriges
scene-next = Nächstes
scene-place = { $rule }: { $at } von { $of }
scene-steps = Schritte
scene-start = Ausgangslage
scene-look = Niemand entscheidet etwas; es wird nachgesehen.
scene-takes-back = Den letzten Zug zurücknehmen
scene-refused = abgelehnt
scene-step = Schritt { $step } von { $of }
scene-own-move = Eigener Zug { $number }
scene-own-moves = Deine Züge
scene-happened = Was geschah
scene-over = { $count ->
    [0] Die Partie ist ohne Sieger zu Ende.
    [one] Die Partie ist zu Ende: { $names } gewinnt.
   *[other] Die Partie ist zu Ende: { $names } gewinnen.
}
scene-chance = Gleich entscheidet der Zufall. Geh einen Schritt weiter.
scene-nothing-more = Hier gibt es nichts mehr zu entscheiden.
scene-expects = { $count ->
    [one] Das muss jetzt gelten
   *[other] Das muss jetzt gelten ({ $count })
}
scene-ways = Schritte vor und zurück
scene-first = Zum Anfang
scene-back = Einen Schritt zurück
scene-forward = Weiter
scene-last = Zum Ende
scene-try = Selbst probieren
scene-trial = Selbst probieren
scene-undo = Zug zurücknehmen
scene-back-to-script = Zurück zum Beispiel
scene-asks = { $name }: { $question }
scene-eyes = Blick von
scene-eyes-concerned = wer dran ist
scene-eyes-spectator = Zuschauer
scene-nothing = nichts
scene-yes = ja
scene-no = nein

scene-check-asked = Gefragt ist: { $seat }
scene-check-question = Die Frage: { $question }
scene-check-options = Genau diese Möglichkeiten: { $options }
scene-check-offered = Möglich ist: { $options }
scene-check-not-offered = Nicht möglich ist: { $options }
scene-check-refused = Abgelehnt nach { $rules }
scene-check-hidden = { $seat } sieht nicht: { $cards }
scene-check-sees = { $seat } sieht: { $cards }
scene-check-value = { $place }: { $value }

# Wörter der Beispieldateien
scene-word-nobody = niemand
scene-word-spectator = Zuschauer
scene-word-at = auf
scene-word-on = auf
scene-word-hand = Hand
scene-word-hand-size = Handkarten
scene-word-phase = Phase
scene-word-resources = Rohstoffe
scene-word-winner = Sieger
scene-word-winners = Sieger
scene-word-won-by = gewonnen durch
scene-word-turn = am Zug
scene-word-over = Ende

replay-title = Wiederholung
replay-loading = Die Partie wird geholt …
replay-failed = Die Partie konnte nicht geholt werden.
replay-none = Diese Partie gibt es nicht oder nicht mehr.
replay-again = Noch einmal versuchen
replay-to-table = Zum Tisch
replay-board = Der Tisch in diesem Augenblick
replay-about = Verlauf der Partie
replay-export = Aufzeichnung sichern
replay-eyes = Blick von
replay-spectator = Zuschauer
replay-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
replay-how-resigned = Aufgegeben.
replay-how-timeout = Die Zeit war abgelaufen.
replay-how-abandoned = Die Partie wurde abgebrochen.
replay-whole-log = Verlauf der ganzen Partie zeigen
replay-moment = Augenblick der Partie
replay-where = { $unit ->
    [round] Runde
   *[turn] Zug
} { $turn } von { $turns } · { $at }/{ $of }
replay-back-turn = { $unit ->
    [round] Eine Runde
   *[turn] Einen Zug
} zurück (Umschalt + Pfeil links)
replay-back = Eine Entscheidung zurück (Pfeil links)
replay-forward = Eine Entscheidung weiter (Pfeil rechts)
replay-forward-turn = { $unit ->
    [round] Eine Runde
   *[turn] Einen Zug
} weiter (Umschalt + Pfeil rechts)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-speed = Tempo
replay-times = { $speed }×

chart-title = { $measure } nach { $unit ->
    [round] Runden
   *[turn] Zügen
}
chart-loading = Die Kurve wird geholt …
chart-failed = Die Kurve konnte nicht geholt werden.
chart-turn-axis = { $unit ->
    [round] Runde
   *[turn] Zug
}
chart-turn = { $unit ->
    [round] Runde
   *[turn] Zug
} { $turn }
chart-end = Am Ende
chart-part = Gezählt, so weit die jetzigen Regeln führen: Diese Partie wurde mit früheren gespielt.
chart-target = Ziel: { $points }
chart-read = { $measure } { $unit ->
    [round] Runde für Runde
   *[turn] Zug für Zug
} ablesen
chart-how = Klick oder Eingabetaste: { $unit ->
    [round] zu dieser Runde
   *[turn] zu diesem Zug
}
