"""What a game that was played says to whoever studies many of them.

A game that wants to be studied in the lab tells its story from its events: where the points come from, and which cards
were played. How that is called it says once, in its legend.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable


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


@dataclass(frozen=True, slots=True)
class CardLegend:
    """A card's name, the group it belongs to, and the figures play depends on, for whoever compares two card sets."""

    name: str
    group: str
    facts: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Legend:
    """What a chronicle speaks of, in English: what is counted as points, what cards are grouped by."""

    points: str
    sources: Mapping[str, str]
    grouping: str
    groups: Mapping[str, str]
    cards: Mapping[str, CardLegend]


@runtime_checkable
class Chronicled(Protocol):
    """A game that can be studied."""

    @property
    def own_cards(self) -> str:
        """The environment variable that names card files to play with in place of ours. It is read when the game is
        loaded, so it must be set before."""
        ...

    def legend(self) -> Legend: ...

    def chronicle(self, table: Any) -> Chronicle:
        """The story of a game, finished or not, from its events."""
        ...
