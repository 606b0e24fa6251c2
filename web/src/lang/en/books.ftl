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
rules-why = Why we read it so:
rules-card = Card:
rules-about-card = Find all rules about “{ $card }”
rules-show-me = Show me
rules-more-scenarios = { $count ->
    [one] 1 more example
   *[other] { $count } more examples
}
rules-mode-theme = Theme games

scene-title = A ruling to play
scene-loading = Setting up the example …
scene-failed = The example could not be fetched.
scene-none = There is no such example, or it has another name now.
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
scene-look = Nobody decides anything; we have a look.
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
scene-ways = Steps back and forth
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

scene-check-asked = Asked is: { $seat }
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
scene-word-stock = stock
scene-word-total = resources in all
scene-word-victory-points = victory points
scene-word-hand = hand
scene-word-hand-size = cards in hand
scene-word-hand-limit = hand limit
scene-word-expansions = expansions
scene-word-phase = phase
scene-word-resources = resources
scene-word-discard = discard pile
scene-word-trade = trade points
scene-word-strength = strength points
scene-word-skill = skill points
scene-word-progress = progress points
scene-word-winner = winner
scene-word-winners = winners
scene-word-won-by = won by
scene-word-stacks = stacks
scene-word-stack-sizes = stack sizes
scene-word-open-stack = open stack
scene-word-turn = in turn
scene-word-free-sites = free sites
scene-word-centre = centre of the principality
scene-word-covered = covered card
scene-word-events = event stack
scene-word-event = event
scene-word-event-card = event card
scene-word-production = production roll
scene-word-roads = roads in stock
scene-word-cities = cities in stock
scene-word-settlements = settlements in stock
scene-word-region-stack = region stack
scene-word-above = above
scene-word-below = below
scene-word-won = won
scene-word-pile = recall pile
scene-word-values = totals
scene-word-deck = deck
scene-word-deck-size = deck size
scene-word-display = display
scene-word-laid = laid out
scene-word-round = round
scene-word-removed = removed
scene-word-bids = bids
scene-word-leader = market leader
scene-word-resources-left = resources in the deck
scene-word-resource-deck = resource deck
scene-word-lost = lost
scene-word-passed = passed
scene-word-done = done
scene-word-victory = victory condition
scene-word-over = over
scene-word-roll = roll
scene-word-action = actions
scene-word-draw = draw
scene-word-exchange = exchange

replay-title = Replay
replay-loading = Fetching the game …
replay-failed = The game could not be fetched.
replay-none = There is no such game, or no longer.
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
replay-where = { $game ->
    [karthedis] Round
   *[other] Turn
} { $turn } of { $turns } · { $at }/{ $of }
replay-back-turn = { $game ->
    [karthedis] One round
   *[other] One turn
} back (Shift + left arrow)
replay-back = One decision back (left arrow)
replay-forward = One decision on (right arrow)
replay-forward-turn = { $game ->
    [karthedis] One round
   *[other] One turn
} on (Shift + right arrow)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-speed = Speed
replay-times = { $speed }×

chart-title = { $measure } by { $game ->
    [karthedis] round
   *[other] turn
}
chart-loading = Fetching the chart …
chart-failed = The chart could not be fetched.
chart-turn-axis = { $game ->
    [karthedis] Round
   *[other] Turn
}
chart-turn = { $game ->
    [karthedis] Round
   *[other] Turn
} { $turn }
chart-end = At the end
chart-target = Target: { $points }
chart-read = Read { $measure } { $game ->
    [karthedis] round by round
   *[other] turn by turn
}
chart-how = Click or Enter: go to this { $game ->
    [karthedis] round
   *[other] turn
}
