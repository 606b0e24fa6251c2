### Was auf der Startseite und vor dem Spiel über das Spiel gesagt wird.

game-tagline = Wo alles begann: Ritter, Flotten, Städte
game-players = zu zweit, anderthalb Stunden
game-about = Das Kartenspiel von 1996. Bau dein Fürstentum aus, schick Ritter ins Turnier und Flotten übers Meer, und handle mit deinem Gegner.
mode-grund = Die Schachtel von 1996, ohne Erweiterung. Bis 12 Siegpunkte.
mode-erweitert = Mit einem oder mehreren Themen-Sets deiner Wahl, die eigene Karten und Regeln mitbringen. Bis 13 Siegpunkte, mit mehr Sets auch weiter.
mode-turnier = Jeder bringt ein eigenes Deck mit: 33 Karten und 4 geheime Ereignisse. Bis 13 Siegpunkte.

term-sets-ritter_haendler = Ritter & Händler: mehr Ritter, mehr Angriffe
term-sets-wissenschaft_fortschritt = Wissenschaft & Fortschritt: Universitäten, Kanonen, Erfindungen
term-sets-politik_intrige = Politik & Intrige: Kirchen, Räte, Metropolen, ein Bann auf dem Stapel
term-sets-handel_wandel = Handel & Wandel: Manufakturen, Speicher, Leuchtturm, Pfandleiher
term-sets-zauberer_drachen = Zauberer & Drachen: Zitadellen, Zauberkraft, Zauberbücher, Drachen
term-sets-barbaren_handelsherren = Barbaren & Handelsherren: Residenzen, Kolonien, Überfälle der Barbaren
term-sets-none = Ohne Haken: mit allen, die es im gewählten Regelstand gab. „Barbaren & Handelsherren“ gibt es erst 2003; 1997 waren die ersten beiden ein einziges Set.
term-layout-rows = In Reihen: jedes Set in eigenen Stapeln
term-layout-mixed = Gemischt: die Karten aller Sets durcheinander, nichts liegt offen
term-layout-split = Kleines Turnier: jeder zieht nur aus seiner eigenen und der neutralen Reihe
term-kept-all = alle, oder wie viele
term-target-usual = 13, für jedes weitere Set 2 mehr
term-edition-1996 = 1996: Aktionskarten von Anfang an
term-edition-1997 = 1997: Aktionskarten, solange beide 3 Siegpunkte haben
term-edition-1997-erweitert = 1997: das Turnier-Set als Ganzes, bis 12 Siegpunkte
term-edition-1999 = 1999: Aktionskarten, sobald beide einmal 3 Siegpunkte hatten
term-edition-2003 = 2003: die jüngsten Regeln
deck-by-lot-sample = ein zufälliges Beispieldeck
deck-by-lot-random = ein zufälliges Deck
deck-by-lot-characters = ein Deck um einen zufälligen Charakter
term-decks-sample = Beispieldecks (mit Charakter: zufällige)
term-decks-random = zufällige Decks
term-special-t2002 = Die Karten zum Turnier 2002 (nur im Regelstand 1999)
term-special-johanna_2002 = Johanna, wie sie 2002 war (nur im Regelstand 1999)
term-special-guido = Guido, der große Diplomat (nur im Regelstand 2003)
term-form-free = Frei: alle Karten nach Wahl
term-form-characters = Mit Charakter: 12 Karten sind vorgegeben
