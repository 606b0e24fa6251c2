### What is said of the game on the first page and before it begins.

game-tagline = Where it all began: knights, fleets, cities
game-players = for two, an hour and a half
game-about = The card game of 1996. Build up your principality, send knights to the tournament and fleets across the sea, and trade with your opponent.
mode-grund = The box of 1996 without expansions. To 12 victory points.
mode-erweitert = With one or more theme sets of your choice, which bring their own cards and rules. To 13 victory points, or further with more sets.
mode-turnier = Everybody brings a deck of their own: 33 cards and 4 secret events. To 13 victory points.

term-sets-ritter_haendler = Knights & Merchants: more knights, more attacks
term-sets-wissenschaft_fortschritt = Science & Progress: universities, cannons, inventions
term-sets-politik_intrige = Politics & Intrigue: churches, councils, metropolises, a ban on a stack
term-sets-handel_wandel = Trade & Change: manufactories, stores, lighthouses, a pawnbroker
term-sets-zauberer_drachen = Wizards & Dragons: citadels, magic power, spell books, dragons
term-sets-barbaren_handelsherren = Barbarians & Merchant Lords: residences, colonies, barbarian raids
term-sets-none = With none ticked: all sets of the edition. Barbarians & Merchant Lords came in 2003; in 1997 the first two were one set.
term-layout-rows = In rows: each set in its own stacks
term-layout-mixed = Mixed: the cards of all sets shuffled together, nothing lies open
term-layout-split = Small tournament: you draw only from your own row and a neutral one
term-kept-all = all, or how many
term-target-usual = 13, and 2 more for each further set
term-edition-1996 = 1996: action cards from the start
term-edition-1997 = 1997: action cards while both have 3 victory points
term-edition-1997-erweitert = 1997: the tournament set as a whole, to 12 victory points
term-edition-1999 = 1999: action cards once both have had 3 victory points
term-edition-2003 = 2003: the latest rules
deck-by-lot-sample = a random sample deck
deck-by-lot-random = a random deck
deck-by-lot-characters = a deck around a random character
term-decks-sample = sample decks (with a character: random ones)
term-decks-random = random decks
term-special-t2002 = The cards for the 2002 tournament (edition 1999 only)
term-special-johanna_2002 = Johanna as she was in 2002 (edition 1999 only)
term-special-guido = Guido, the Great Diplomat (edition 2003 only)
term-form-free = Free: any cards you like
term-form-characters = With a character: 12 cards are given
