### Wörter der Regelbeispiele, die nur dieses Spiel hat.

scene-word-tournament = Turnierpunkte
scene-word-actions-open = Aktionskarten erlaubt
scene-word-open-stack = offen ausliegende Karten
scene-word-used = in diesem Zug genutzt
