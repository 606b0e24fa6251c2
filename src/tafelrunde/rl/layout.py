"""Where in an observation each thing stands: blocks of named entries, one after the other."""

from array import array
from collections.abc import Iterable
from itertools import product

# An observation while it is written. Setting single entries is three times as fast as in a numpy array, and numpy can
# look at the same memory afterwards.
Row = array  # of float32


class Layout:
    """The entries of an observation by name. `blocks` says which of them belong together, in their order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.blocks: dict[str, range] = {}

    def __len__(self) -> int:
        return len(self.names)

    def add(self, block: str, *axes: Iterable[str]) -> int:
        """Adds an entry for each combination of words, the last axis running fastest, and says where they begin."""
        begins = len(self.names)
        self.names += [".".join((block, *words)) for words in product(*axes)]
        self.blocks[block] = range(begins, len(self.names))
        return begins

    def blank(self) -> "Row[float]":
        """An observation in which nothing stands yet."""
        return array("f", bytes(4 * len(self.names)))


def places_of(words: Iterable[str]) -> dict[str, int]:
    """Which place each word has, counted from 0."""
    return {word: place for place, word in enumerate(words)}


def part(amount: float, most: int) -> float:
    """An amount as a part of the most that is told apart; what is more counts as that much."""
    return amount / most if amount < most else 1.0
