"""What a game can offer to whoever shows it, besides what it takes to play it. Each part is optional."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from .game import Json


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card of a catalogue. `text` says what it does without its figures, which are among the `facts`."""

    id: str
    kind: str
    text: Mapping[str, str]
    facts: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards of a game, and what else of its facts it takes to draw its table."""

    cards: tuple[CardEntry, ...]
    extra: Mapping[str, Json]


@runtime_checkable
class Catalogued(Protocol):
    """A game that can list its cards and facts."""

    def catalogue(self) -> Catalogue: ...


@runtime_checkable
class Scored(Protocol):
    """A game in which one can say at any time how far everybody is, from what a spectator sees."""

    @property
    def measure(self) -> Mapping[str, str]:
        """What is counted."""
        ...

    def score(self, view: Any) -> dict[str, int]:
        """How much of it each seat has."""
        ...

    def turn(self, view: Any) -> int:
        """The number of the turn (or round, where all take their turns together); 0 before the first."""
        ...

    def target(self, view: Any) -> int | None:
        """How much of it wins the game, if it is one number."""
        ...


@runtime_checkable
class Suggesting(Protocol):
    """A game that can propose what a seat brings."""

    def suggest(self, mode: str, term: str, seed: str | None) -> str | None:
        """A value for a term of a mode, the same for the same seed; None where there is nothing to propose."""
        ...
