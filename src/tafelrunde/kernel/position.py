"""Positions written by people: what a game needs to read and describe them."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

S = TypeVar("S")


class PositionError(ValueError):
    """A position is impossible or not understood. `path` leads to the key that is wrong."""

    def __init__(self, path: tuple[str | int, ...], message: str, known: Iterable[str] = (), word: str = "") -> None:
        near = difflib.get_close_matches(word, list(known), n=1) if word else []
        super().__init__(message + (f"; did you mean {near[0]!r}?" if near and near[0] != word else ""))
        self.path = path


@runtime_checkable
class Positioned(Protocol[S]):
    """A game whose positions can be written down and expected in scenarios."""

    def read_position(self, mode: str, document: Mapping[str, Any], seats: int | None = None) -> S: ...

    def describe(self, state: S) -> dict[str, Any]: ...
