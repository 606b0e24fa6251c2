"""What a game tells the lab, where many games are studied together.

A game that can be studied tells its story from its events: where the points come from, and which cards were played.
How that is called it says once, in its legend.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card that left a hand to do something. `how` is the name of the event that told of it."""

    round: int
    seat: int
    card: str
    how: str


@dataclass(frozen=True, slots=True)
class Chronicle:
    """One game. `sources` are the points by where they come from, `decks` the cards each seat plays the game with by
    their group (nothing where all draw from common stacks); both seat by seat."""

    first: int | None
    sources: Mapping[str, tuple[float, ...]]
    played: tuple[CardPlayed, ...]
    decks: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


# a legend goes from one process to another, and a compiled class that is frozen would not arrive
class CardLegend(NamedTuple):
    """A card's name, the group it belongs to, and the figures play depends on, to compare two card sets by."""

    name: str
    group: str
    facts: Mapping[str, str]


class Legend(NamedTuple):
    """What a chronicle speaks of, in English: what is counted as points, what cards are grouped by."""

    points: str
    sources: Mapping[str, str]
    grouping: str
    groups: Mapping[str, str]
    cards: Mapping[str, CardLegend]


class Survey(Protocol):
    """What many games of one kind say together, beyond who won."""

    def add(self, table: Any) -> None:
        """Counts a game that has ended."""
        ...

    def include(self, other: Any) -> None:
        """Adds what another survey of the same kind has counted."""
        ...

    def json(self) -> dict[str, Any]: ...

    def lines(self) -> list[str]:
        """The same for people."""
        ...


@dataclass(frozen=True, slots=True)
class Study:
    """How a game is studied."""

    legend: Callable[[], Legend]
    # the story of a game, finished or not, from the events of its table
    chronicle: Callable[[Any], Chronicle]
    # An environment variable that names card files to play with in place of ours. It is read when the game is loaded,
    # so it must be set before. Without one the game is played with its own cards only.
    own_cards: str = ""
    # a card file that is to take the place of ours: one sentence about it, or BadInput that says what is wrong
    check_cards: Callable[[Path], str] | None = None
    # an empty survey, to sum up many games by the game's own measures
    survey: Callable[[], Survey] | None = None
