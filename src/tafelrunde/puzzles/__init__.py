"""Puzzles from games that bots have played: a position, a question, and an answer that was checked.

`model` is a puzzle, `position` its table; `store` keeps the puzzles of a game in the game's own folder.
`prove` shows that a turn can be won whatever happens; `win_now`, `best` and `forbidden` find puzzles of their kind,
`hunt` plays the games and lets them look, `book` keeps what they find, `grading` says how hard a puzzle is, `choosing`
picks from what was found, `check` goes through a puzzle again, and `attempt` is somebody who tries one. `find` is the
finder as a program by itself, with nothing but the standard library.
"""
