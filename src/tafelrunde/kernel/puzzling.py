"""What finding puzzles in a game takes, besides bots that think in it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Puzzling(Generic[S]):
    """How a game is looked at by those who look for puzzles.

    `minor` are questions that no plan depends on, such as which of several regions pays: a player who thinks about
    winning gives the answer that looks best and goes on. `dull` are refusals from which nobody learns anything, such
    as that a card is not in the hand.
    """

    # grows with every turn as players count them: a win in this turn is one before it grows
    turn: Callable[[S], int]
    minor: frozenset[str] = frozenset()
    dull: frozenset[str] = frozenset()
