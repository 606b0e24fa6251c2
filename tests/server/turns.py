"""Choices in which everything has its turn: what chance would bring up sooner or later comes up for certain."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Turns:
    """Each value of a list comes once before any comes again.

    Several who share a seed go through the same order and begin at different places of it, so that together they have
    seen all of it after a fraction of the time; after the first time through each has an order of its own.
    """

    def __init__(self, seed: int | str, number: int = 0, of: int = 1) -> None:
        self._seed = seed
        self._number, self._of = number, of
        self._rounds: dict[str, int] = {}
        self._left: dict[str, list[int]] = {}

    def next(self, what: str, values: Sequence[T]) -> T:
        """The next of these values; `what` names the list, which must stay as long as it is."""
        left = self._left.get(what)
        if not left:
            left = self._left[what] = self._order(what, len(values))
        return values[left.pop()]

    def _order(self, what: str, length: int) -> list[int]:
        rounds = self._rounds.get(what, 0)
        self._rounds[what] = rounds + 1
        order = list(range(length))
        if rounds == 0:
            random.Random(f"{self._seed}/{what}").shuffle(order)
            first = length * self._number // self._of
            return order[first:] + order[:first]
        random.Random(f"{self._seed}/{what}/{self._number}/{rounds}").shuffle(order)
        return order
