"""Positions written by people: what a game needs to read and describe them."""

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from .ask import NOTHING

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


class PositionError(ValueError):
    """A position is impossible or not understood. `path` leads to the key that is wrong."""

    def __init__(self, path: tuple[str | int, ...], message: str, known: Iterable[str] = (), word: str = "") -> None:
        near = difflib.get_close_matches(word, list(known), n=1) if word else []
        super().__init__(message + (f"; did you mean {near[0]!r}?" if near and near[0] != word else ""))
        self.path = path


class ReadsPositions(Protocol[S_co]):
    """Reads the state of a mode that a document describes, with so many seats (None: as usual) and these options.

    Raises PositionError, also where a document contradicts the options.
    """

    def __call__(
        self, mode: str, document: Mapping[str, Any], seats: int | None, options: Mapping[str, str] = NOTHING, /
    ) -> S_co: ...


@dataclass(frozen=True, slots=True)
class Positions(Generic[S]):
    """How a game's positions are written down by people, and expected in scenarios."""

    read: ReadsPositions[S]
    # a state in the same words
    describe: Callable[[S], dict[str, Any]]
    # the keys of such a description whose lists say what there is, in no order
    unordered: tuple[str, ...] = ()
    # words of the game for things that lie in no box: whether somebody sees them is nothing to check
    nowhere: Collection[str] = ()
