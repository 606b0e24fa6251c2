"""What every game must keep, whoever brings it: written once, over every registered game.

A game's own walk (`tests/games/<game>/walks.py`) may say how its tables are set up (`new`), what must hold at every
choice (`check`) and how a state looks that differs only in what a seat cannot see (`hidden_changed`). A game without
one is walked through its modes as they are usually played.
"""
