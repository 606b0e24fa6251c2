# Die Regeln auf einer Seite

guide-ways = Die Regeln lesen
guide-page = Auf einer Seite
guide-numbered = Nachschlagen ({ $count } Regeln)
guide-mode = Spielart
guide-every-mode = Alle Spielarten
guide-all-but = Alle Spielarten außer „{ $mode }“
guide-print = Drucken
guide-look = „{ $card }“ ansehen
guide-rules = { $count ->
    [one] Regel
   *[other] Regeln
}
guide-show-me = Zeig es mir
