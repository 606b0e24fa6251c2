### Wörter der Regelbeispiele, die alle Spiele um Fürstentümer haben.

scene-word-stock = Vorrat
scene-word-total = Rohstoffe zusammen
scene-word-victory-points = Siegpunkte
scene-word-expansions = Ausbauten
scene-word-discard = Ablage
scene-word-trade = Handelspunkte
scene-word-strength = Stärkepunkte
scene-word-stacks = Stapel
scene-word-stack-sizes = Stapelhöhen
scene-word-free-sites = freie Bauplätze
scene-word-centre = Mitte des Fürstentums
scene-word-events = Ereignisstapel
scene-word-event = Ereignis
scene-word-event-card = Ereigniskarte
scene-word-production = Ertragswurf
scene-word-roads = Straßen im Vorrat
scene-word-cities = Städte im Vorrat
scene-word-settlements = Siedlungen im Vorrat
scene-word-region-stack = Landschaftsstapel
scene-word-above = oben
scene-word-below = unten
scene-word-hand-limit = Handlimit
scene-word-roll = Würfeln
scene-word-action = Aktionen
scene-word-draw = Nachziehen
scene-word-exchange = Tauschen
