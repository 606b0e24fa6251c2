# After a game: where it was lost, what luck brought, and how else it could have gone

lost-open = Where was it lost?
lost-shut = Back to log and points
lost-heading = Where was it lost?
lost-working = The computer goes through every decision. This takes up to a minute; you can leave and come back.
lost-percent = { $percent } %
lost-ready = The game has been looked through.
lost-chances = Chance to win
lost-chance = { $name } { $percent } %
lost-read = Read the chances moment by moment; Enter goes there
lost-marks = Marks: mistakes
lost-how = Judged only by what the seat could know: bad luck is nobody’s mistake. A mistake is named when further trials confirm it.
lost-better = Better:
lost-cost = { $size ->
    [little] That was a little worse.
    [some] That cost a few of 100 games: about { $lost } (between { $low } and { $high }).
    [much] That cost about { $lost } of 100 games (between { $low } and { $high }).
   *[all] That decided much: about { $lost } of 100 games (between { $low } and { $high }).
}
lost-trials = from { $trials } trials at imagined tables
lost-show = Show
lost-try = Try it from here
lost-no-mistake = No mistake that could be told apart from luck.
lost-close = { $count ->
    [one] One more decision may have been a mistake, but it is too close to say.
   *[other] { $count } more decisions may have been mistakes, but they are too close to say.
}

luck-heading = Luck
luck-face = Face
luck-thrown = thrown
luck-expected = expected
luck-usual = About what was to be expected.
luck-unusual = Unusual: only one game in twenty is further from what was to be expected.
luck-number = { $number }
luck-counts = What came and went
luck-counts-how = By this moment, and in the whole game.
luck-what = What
luck-so-far = { $now } / { $all }

try-title = { $name } plays on from { $unit ->
    [round] round
   *[turn] turn
} { $turn }
try-text = You see what this seat saw. The computer ({ $bot }) plays for everybody else; the cards lie as they lay, but luck is different from here on.
try-board = The table as it could have been
try-undo = One move back
try-other-luck = Again with other luck
try-back = Back to the replay
try-moves = Your moves
try-happened = What happened
try-better = Better: { $move }
