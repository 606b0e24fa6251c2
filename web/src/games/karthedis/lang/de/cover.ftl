### Was auf der Startseite und vor dem Spiel über das Spiel gesagt wird.

game-tagline = Biete verdeckt auf übermorgen
game-players = 2 bis 36 Händler, vierzig Minuten
game-about = Zwölf Völker, ein Tag Windstille. Wer bietet worauf, und womit? Wer zuerst die richtigen Waren hat, gewinnt.
mode-classic = Jeder bekommt ein zufälliges Deck: hinsetzen und bieten.
mode-draft = Ihr wählt eure Decks reihum aus Kartenpäckchen.
mode-deckbau = Jeder bringt ein selbst gebautes Deck mit; hier auf der Startseite spielen alle mit zufälligen.

term-victory-standard = 5 verschiedene oder 3 verschiedene und dabei 3 gleiche (4 bis 5 Runden)
term-victory-quick = 3 verschiedene oder 2 gleiche (kurz, 1 bis 2 Runden)
term-victory-distinct3 = 3 verschiedene
term-victory-same2 = 2 gleiche
term-victory-long = 5 verschiedene
term-victory-same3 = 3 gleiche
term-leader-random = ausgelost
term-decks-random = ausgelost
