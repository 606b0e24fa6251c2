"""What a game offers to programs that show it, besides what it takes to play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .setting import Setting

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card of a catalogue. `text` says what it does without its figures, which are among the `facts`.

    `name` is what it is called by language, with soft hyphens where a long word may be broken; `short` is for where
    there is little room. What is not given is what the game's words say.
    """

    id: str
    kind: str
    text: Mapping[str, str]
    facts: Mapping[str, object]
    name: Mapping[str, str] = field(default_factory=dict)
    short: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Shapes:
    """The types (TypedDicts) of what a game sends to a page: a seat's view, the facts of a card, and what else the
    catalogue tells. The types a page is written with are made from them."""

    view: type
    facts: type
    extra: type


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards of a game, and what else of its facts it takes to draw its table."""

    cards: tuple[CardEntry, ...]
    extra: Mapping[str, object]
    shapes: Shapes


@dataclass(frozen=True, slots=True)
class Scores(Generic[V]):
    """How far everybody is, at any time, from what a spectator sees."""

    # what is counted, by language
    measure: Mapping[str, str]
    # how much of it each seat has
    score: Callable[[V], Mapping[str, int]]
    # the number of the turn (or round, where all take their turns together); 0 before the first
    turn: Callable[[V], int]
    # how much of it wins the game, if it is one number
    target: Callable[[V], int | None]


@dataclass(frozen=True, slots=True)
class Showing(Generic[V]):
    """What a page can show of a game."""

    # What a table with this setting may be shown (None: what people may see before there is a table). Cards that are
    # sealed there are left out in any case; what else names them must be left out here.
    catalogue: Callable[[Setting | None], Catalogue]
    scores: Scores[V] | None = None
