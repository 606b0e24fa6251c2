# Was jedes Spiel gleich sagt: die Ablehnungen, die vom Tisch selbst kommen. Ein Spiel darf alles davon anders sagen.

reason-game-over = Das Spiel ist zu Ende.
reason-chance-first = Zuerst entscheidet der Zufall, erst danach geht es weiter.
reason-not-your-turn = Du bist gerade nicht gefragt. Warte, bis du wieder entscheiden darfst.
reason-not-asked-now = Das steht jetzt nicht zur Wahl. Die Frage lautet: { $prompt }
reason-no-chance-now = Gerade ist nichts dem Zufall überlassen.
reason-impossible-outcome = Dieses Ergebnis ist hier nicht möglich. Möglich sind: { $possible }.
reason-impossible-shuffle = Diese Reihenfolge passt nicht zu dem, was gemischt wird. Nenne genau dasselbe, jedes so oft, wie es vorkommt.
reason-not-understood = „{ $text }“ ist nicht zu verstehen.
reason-not-understood-near = { reason-not-understood } Nach diesem Muster geht es: { $near }
reason-unknown-word = „{ $word }“ passt an dieser Stelle des Satzes nicht.
reason-unknown-word-near = { reason-unknown-word } Meintest du „{ $near }“?
reason-undo-nothing = Es gibt nichts, was sich zurücknehmen ließe.
reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem hat der Zufall entschieden.
reason-undo-revealed = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist etwas Verborgenes bekannt geworden.
reason-undo-other-seat = Du kannst nur deine eigene letzte Entscheidung zurücknehmen, und nur, solange danach niemand anders entschieden hat.
