"""Positions written by people: what a game needs to read and describe them."""

import difflib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

S = TypeVar("S")


class PositionError(ValueError):
    """A position is impossible or not understood. `path` leads to the key that is wrong."""

    def __init__(self, path: tuple[str | int, ...], message: str, known: Iterable[str] = (), word: str = "") -> None:
        near = difflib.get_close_matches(word, list(known), n=1) if word else []
        super().__init__(message + (f"; did you mean {near[0]!r}?" if near and near[0] != word else ""))
        self.path = path


@dataclass(frozen=True, slots=True)
class Positions(Generic[S]):
    """How a game's positions are written down by people, and expected in scenarios."""

    # the state of a mode that a document describes, with so many seats (None: as usual); raises PositionError
    read: Callable[[str, Mapping[str, Any], int | None], S]
    # a state in the same words
    describe: Callable[[S], dict[str, Any]]
