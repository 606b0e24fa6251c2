### Was auf der Startseite und vor dem Spiel über das Spiel gesagt wird.

game-tagline = Wo alles begann: Ritter, Flotten, Städte
game-players = zu zweit, anderthalb Stunden
game-about = Das Kartenspiel von 1996. Bau dein Fürstentum aus, schick Ritter ins Turnier und Flotten übers Meer, und handle mit deinem Gegner.
mode-grund = Die Schachtel von 1996, ohne Erweiterung. Bis 12 Siegpunkte.
mode-erweitert = Mit einem Themen-Set deiner Wahl: Ritter & Händler oder Wissenschaft & Fortschritt. Bis 13 Siegpunkte.

term-sets-ritter_haendler = Ritter & Händler: mehr Ritter, mehr Angriffe
term-sets-wissenschaft_fortschritt = Wissenschaft & Fortschritt: Universitäten, Kanonen, Erfindungen
term-edition-1996 = 1996: Aktionskarten von Anfang an
term-edition-1997 = 1997: Aktionskarten, solange beide 3 Siegpunkte haben
term-edition-1999 = 1999: Aktionskarten, sobald beide einmal 3 Siegpunkte hatten
term-edition-2003 = 2003: die jüngsten Regeln
