### Wörter der Regelbeispiele, die nur dieses Spiel hat.

scene-word-won = gewonnen
scene-word-pile = Abberufungsstapel
scene-word-values = Gesamtwerte
scene-word-deck = Deck
scene-word-deck-size = Deckgröße
scene-word-display = Auslage
scene-word-laid = ausgelegt
scene-word-round = Runde
scene-word-removed = entfernt
scene-word-bids = Gebote
scene-word-leader = Marktführer
scene-word-resources-left = Ressourcen im Stapel
scene-word-resource-deck = Ressourcenstapel
scene-word-lost = verloren
scene-word-passed = gepasst
scene-word-done = fertig
scene-word-victory = Siegbedingung
