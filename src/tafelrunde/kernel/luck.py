"""How a game tells luck: which throws count, and what events bring to whom.

Only the game knows. `fortune.py` counts by it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .event import Event

Names = Mapping[str, str]  # by language


@dataclass(frozen=True, slots=True)
class Luck:
    """What is counted of a game. What was to be expected of throws follows from what chance was asked to pick from."""

    # the questions of chance that are throws of dice, by their kind, and what these are called
    dice: Mapping[str, Names]
    # what is counted for each seat, in the order in which it is shown
    counts: Mapping[str, Names]
    # what an event brings to whom: seat, what is counted, how much of it
    tally: Callable[[Event], Sequence[tuple[int, str, int]]]
    # the number of the turn (or round) of a state; 0 before the first
    turn: Callable[[Any], int]
