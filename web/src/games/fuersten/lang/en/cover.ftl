### What is said of the game on the first page and before it begins.

game-tagline = Build your land, card by card
game-players = two princes, an hour
game-about = Roll for resources, trade, hire heroes, found cities. The first with enough victory points rules the land.
mode-intro = The introductory game: short, with the basic set, to 7 victory points.
mode-gold = Merchants and privateers: gold and trade decide. To 12 victory points.
mode-wirren = Arsonists, traitors, riots: a harsh wind. To 12 victory points.
mode-fortschritt = Universities, baths and the plague: knowledge is power. To 12 victory points.
mode-duell = All three eras at once: the great game for connoisseurs. To 13 victory points.

rules-mode-theme = Theme games
