### Wörter der Regelbeispiele, die nur dieses Spiel hat.

scene-word-tournament = Turnierpunkte
scene-word-actions-open = Aktionskarten erlaubt
