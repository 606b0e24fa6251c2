# Rules, rulings to play, replays, the chart

rules-title = Rules
rules-loading = Fetching the rules …
rules-failed = The rules could not be fetched.
rules-none = There are no rules of this game here.
rules-again = Try again
rules-games = Games
rules-search = Search: a word, a card or a rule number
rules-only-open = Our own readings only ({ $count })
rules-contents = Chapters
rules-jump = Jump to a chapter
rules-results = Rules found
rules-found = { $count ->
    [0] No rule found. Try another word, a card or a number.
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-more = { $count ->
    [one] Show 1 more rule
   *[other] Show { $count } more rules
}
rules-unknown = There is no rule { $rule } here.
rules-open = our reading
rules-why = Why we read it this way:
rules-card = Card:
rules-about-card = Find all rules about “{ $card }”
rules-show-me = Show me
rules-more-scenarios = { $count ->
    [one] 1 more example
   *[other] { $count } more examples
}

scene-title = A ruling to play
scene-loading = Setting up the example …
scene-failed = The example could not be fetched.
scene-none = There is no such example, or it has been renamed.
scene-again = Try again
scene-all-rules = To the rules
scene-script = How the example goes
scene-board = The table
scene-neighbours = Examples of { $rule }
scene-previous = Previous
scene-next = Next
scene-place = { $rule }: { $at } of { $of }
scene-steps = Steps
scene-start = Starting position
scene-look = Nobody decides anything; just look.
scene-takes-back = Take the last move back
scene-refused = refused
scene-step = Step { $step } of { $of }
scene-own-move = Your move { $number }
scene-own-moves = Your moves
scene-happened = What happened
scene-over = { $count ->
    [0] The game is over; nobody wins.
    [one] The game is over: { $names } wins.
   *[other] The game is over: { $names } win.
}
scene-chance = Chance decides next. Go one step on.
scene-nothing-more = There is nothing left to decide here.
scene-expects = { $count ->
    [one] This must hold now
   *[other] This must hold now ({ $count })
}
scene-ways = Steps back and forward
scene-first = To the start
scene-back = One step back
scene-forward = Next
scene-last = To the end
scene-try = Try it yourself
scene-trial = Try it yourself
scene-undo = Take move back
scene-back-to-script = Back to the example
scene-asks = { $name }: { $question }
scene-eyes = Seen by
scene-eyes-concerned = who moves
scene-eyes-spectator = spectator
scene-nothing = nothing
scene-yes = yes
scene-no = no

scene-check-asked = Asked now: { $seat }
scene-check-question = The question: { $question }
scene-check-options = Exactly these options: { $options }
scene-check-offered = Possible: { $options }
scene-check-not-offered = Not possible: { $options }
scene-check-refused = Refused by { $rules }
scene-check-hidden = { $seat } does not see: { $cards }
scene-check-sees = { $seat } sees: { $cards }
scene-check-value = { $place }: { $value }

# words of the scenario files
scene-word-nobody = nobody
scene-word-spectator = spectator
scene-word-at = at
scene-word-on = on
scene-word-hand = hand
scene-word-hand-size = cards in hand
scene-word-phase = phase
scene-word-resources = resources
scene-word-winner = winner
scene-word-winners = winners
scene-word-won-by = won by
scene-word-turn = in turn
scene-word-over = over

replay-title = Replay
replay-loading = Fetching the game …
replay-failed = The game could not be fetched.
replay-none = There is no such game, or it is gone.
replay-again = Try again
replay-to-table = To the table
replay-board = The table at this moment
replay-about = How the game went
replay-export = Export record
replay-eyes = Seen by
replay-spectator = spectator
replay-won = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } have won.
}
replay-how-resigned = By resignation.
replay-how-timeout = On time.
replay-how-abandoned = The game was abandoned.
replay-whole-log = Show the log of the whole game
replay-moment = Moment of the game
replay-where = { $unit ->
    [round] Round
   *[turn] Turn
} { $turn } of { $turns } · { $at }/{ $of }
replay-back-turn = { $unit ->
    [round] One round
   *[turn] One turn
} back (Shift + left arrow)
replay-back = One decision back (left arrow)
replay-forward = One decision on (right arrow)
replay-forward-turn = { $unit ->
    [round] One round
   *[turn] One turn
} on (Shift + right arrow)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-speed = Speed
replay-times = { $speed }×

chart-title = { $measure } by { $unit ->
    [round] round
   *[turn] turn
}
chart-loading = Fetching the chart …
chart-failed = The chart could not be fetched.
chart-turn-axis = { $unit ->
    [round] Round
   *[turn] Turn
}
chart-turn = { $unit ->
    [round] Round
   *[turn] Turn
} { $turn }
chart-end = At the end
chart-part = Counted as far as the present rules lead: this game was played with earlier ones.
chart-target = Target: { $points }
chart-read = Read { $measure } { $unit ->
    [round] round by round
   *[turn] turn by turn
}
chart-how = Click or Enter: go to this { $unit ->
    [round] round
   *[turn] turn
}
