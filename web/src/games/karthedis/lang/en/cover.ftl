### What is said of the game on the first page and before it begins.

game-tagline = Bid in secret for the day after tomorrow
game-players = 2 to 36 traders, forty minutes
game-about = Twelve peoples, one day without wind. Who bids on what, and with what? Collect the right goods first and you win.
mode-classic = Everybody gets a random deck: sit down and bid.
mode-draft = You pick your decks from packs that go round.
mode-deckbau = Everybody brings their own deck; from this page all play with random ones.

term-victory-standard = 5 different, or 3 different and 3 of them alike (4 to 5 rounds)
term-victory-quick = 3 different or 2 alike (quick, 1 to 2 rounds)
term-victory-distinct3 = 3 different
term-victory-same2 = 2 alike
term-victory-long = 5 different
term-victory-same3 = 3 alike
term-leader-random = random
term-decks-random = random
