### Wörter der Regelbeispiele, die nur dieses Spiel hat.

scene-word-tournament = Turnierpunkte
scene-word-actions-open = Aktionskarten erlaubt
scene-word-open-stack = offen ausliegende Karten
scene-word-used = in diesem Zug genutzt
scene-word-counted = Zähler
scene-word-blocks = auf anderen Karten
scene-word-bans = Banne
scene-word-metropolises = Metropolen im Vorrat
scene-word-citadels = Zitadellen im Vorrat
scene-word-charged = in diesem Zug aufgeladen
scene-word-cast = in diesem Zug gezaubert
scene-word-stopped = in diesem Zug vereitelt
scene-word-banished = Ereignisse aus der Partie
scene-word-foreseen = vorhergesehene Ereignisse
scene-word-forces = was die Stärke anderer ändert
