# Die Enzyklopädie des alten Kartenspiels

encyclopedia = Enzyklopädie
encyclopedia-lead = Wie { $count } Fragen zum alten Kartenspiel für zwei, zu seinen Themen-Sets und zu seiner Schwester im Weltraum entschieden wurden: erst das Urteil, dann die Gründe und was es im Spiel bedeutet.
encyclopedia-contents = Inhalt
encyclopedia-register = Register von A bis Z
encyclopedia-loading = Die Enzyklopädie wird geholt …
encyclopedia-failed = Die Enzyklopädie konnte nicht geholt werden.
encyclopedia-search = Suchen: ein Wort, eine Karte oder eine Artikelnummer
encyclopedia-look = Suchen
encyclopedia-looking = Wird gesucht …
encyclopedia-searched = Artikel zu „{ $words }“
encyclopedia-about = { $card }: was dazu entschieden wurde
encyclopedia-found = { $count ->
    [0] Kein Artikel gefunden. Versuche ein anderes Wort, eine Karte oder eine Nummer.
    [one] 1 Artikel
   *[other] { $count } Artikel
}
encyclopedia-unknown = Einen Artikel { $article } gibt es hier nicht.
encyclopedia-beside = Davor und danach
encyclopedia-why = Warum:
encyclopedia-example = Beispiel:
encyclopedia-cards = Karten:
encyclopedia-see = Siehe auch:
encyclopedia-shown = Zum Mitspielen
encyclopedia-show-me = Zeig’s mir:
encyclopedia-kind = { $kind ->
    [definition] Begriff
    [setup] Aufbau
    [history] Geschichte
    [material] Material
    [advice] Rat
   *[rule] Entscheidung
}
encyclopedia-where = Gilt für: { $modes }
encyclopedia-mode-grund = Grundspiel
encyclopedia-mode-erweitert = Erweitertes Grundspiel
encyclopedia-mode-turnier = Turnierspiel
encyclopedia-mode-sternenschiff = Sternenschiff Catan
encyclopedia-since = { $edition ->
    [original] Seit 1996
    [turnierset1997] Seit dem Turnier-Set von 1997
    [themensets1999] Seit den Themen-Sets von 1999
    [reform2003] Seit der Reform von 2003
   *[all] In jeder Ausgabe
}
