### What is said of the game on the first page and before it begins.

game-tagline = Where it all began: knights, fleets, cities
game-players = for two, an hour and a half
game-about = The card game of 1996. Build up your principality, send knights to the tournament and fleets across the sea, and trade with your opponent.
mode-grund = The box of 1996 without expansions. To 12 victory points.
mode-erweitert = With a theme set of your choice: Knights & Merchants or Science & Progress. To 13 victory points.

term-sets-ritter_haendler = Knights & Merchants: more knights, more attacks
term-sets-wissenschaft_fortschritt = Science & Progress: universities, cannons, inventions
term-edition-1996 = 1996: action cards from the start
term-edition-1997 = 1997: action cards while both have 3 victory points
term-edition-1999 = 1999: action cards once both have had 3 victory points
term-edition-2003 = 2003: the latest rules
