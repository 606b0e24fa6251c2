"""What bots want from a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from .ask import Choice

S = TypeVar("S")
V = TypeVar("V")

# luck that a caller brings along: puts a list into a random order
Shuffler: TypeAlias = Callable[[list[str]], None]


@dataclass(frozen=True, slots=True)
class Foresight(Generic[S, V]):
    """What it takes to think ahead: the table as it may be for all a seat knows, and what positions are worth."""

    # A state in which the seat would see just this view, and be asked this, with everything it does not see dealt at
    # random; None where there is none, as in the middle of something.
    determinize: Callable[[V, Shuffler, Choice | None], S | None]
    # each seat's share of a win, as things stand; all shares add up to 1
    prospects: Callable[[S], Sequence[float]]
    # grows whenever a turn has passed: what looking ahead is counted in
    turns: Callable[[S], int]
    # how many turns greedy play had better go on before a position is valued
    turns_ahead: int
    # what was agreed at a table with such a state; None: it does not matter, and what is usual will do
    agreed: Callable[[S], Mapping[str, str]] | None = None


@dataclass(frozen=True, slots=True)
class Thinking(Generic[S, V]):
    """How a bot judges: what each option of a choice is worth, from a seat's view alone, and what lies ahead."""

    appraise: Callable[[V, Choice], Sequence[float]]
    ahead: Foresight[S, V] | None = None
