# Puzzles

puzzles = Puzzles
puzzles-loading = Fetching the puzzles …
puzzles-failed = The puzzles could not be fetched.
puzzles-no-game = There is no such game here.
puzzles-intro = From real games. Each has one right answer.
puzzles-today = Puzzles of the day
puzzles-streak = { $days ->
    [one] Solved 1 day in a row
   *[other] Solved { $days } days in a row
}
puzzles-all = All puzzles: { $game }
puzzles-count = { $done } of { $all } solved
puzzles-games = Games
puzzles-filter = Choose puzzles
puzzles-any = Any
puzzles-unsolved = Only unsolved ones
puzzles-none = No puzzle fits. Choose another mode, or show those that are solved, too.
puzzles-solved = Solved
puzzles-seats = { $seats } players
puzzles-about-win-now = Whatever luck and the others bring: find the line that wins.
puzzles-about-best = One choice is clearly better than all others.
puzzles-about-forbidden = Find the one move that the rules refuse, or the only one they allow.

puzzle-title = Puzzle
puzzle-loading = Setting up the puzzle …
puzzle-failed = The puzzle could not be fetched.
puzzle-none = This puzzle does not exist, or no longer does.
puzzle-retry = Try again
puzzle-grade = { $grade ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
puzzle-of-the-day = Puzzle of the day
puzzle-kind-win-now = Win this turn
puzzle-kind-best = What is best?
puzzle-kind-forbidden = What is not allowed?
puzzle-ask-win-now = You are { $name }. Win before this turn ends.
puzzle-ask-best = You are { $name }. Which choice gives you the best chance of winning?
puzzle-ask-forbidden = You are { $name }. Which of these may you not do now?
puzzle-ask-allowed = You are { $name }. Only one of these is allowed now. Which one?
puzzle-sentences = Answers
puzzle-own-moves = Your moves
puzzle-board = The table
puzzle-you = you
puzzle-open = Not wrong so far. Go on.
puzzle-solved = Solved!
puzzle-shown-solved = That is it. It does not count as solved, because you have seen the solution.
puzzle-wrong-win-now = That does not win for certain this turn.
puzzle-wrong-best = Something else is clearly better.
puzzle-wrong-forbidden = No, it is not that one.
puzzle-again = Start again
puzzle-undo = One move back
puzzle-show = Show solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-solution = Solution
puzzle-also = { $count ->
    [one] This first move wins, too: { $moves }
   *[other] These first moves win, too: { $moves }
}
puzzle-chances = Chance of winning, as the strongest bot sees it:
puzzle-chance = { $chance } %
