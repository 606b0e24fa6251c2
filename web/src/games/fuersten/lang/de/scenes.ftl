### Wörter der Regelbeispiele, die nur dieses Spiel hat.

scene-word-skill = Geschickpunkte
scene-word-progress = Fortschrittspunkte
scene-word-open-stack = offener Stapel
scene-word-covered = verdeckte Karte
