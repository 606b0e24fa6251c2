"""Who answers for chance.

A dealer is a function of a secret seed and the number of the question, so it has no state to copy, a clone of a
table meets the same luck as the original, and everybody who learns the seed after the game can check every throw.
"""

from collections.abc import Sequence
from hashlib import sha256, shake_256
from struct import unpack, unpack_from
from typing import Final, Protocol

from .errors import BadInput

WORD: Final = 8  # bytes per draw: the bias of taking a 64-bit number modulo a few dozen is below 2**-58


def checked_seed(seed: int | str) -> str:
    """A seed as text. Raises BadInput if it could not be written down."""
    text = str(seed)
    if not text or not text.isprintable():
        raise BadInput(f"a seed is a number or one line of text, not {seed!r}")
    return text


class Dealer(Protocol):
    """Answers the question of chance with the given number (0 for the first of the game)."""

    def pick(self, outcomes: Sequence[str], number: int) -> str: ...

    def shuffle(self, items: Sequence[str], number: int) -> tuple[str, ...]: ...


class SeededDealer:
    """The dealer of every ordinary table: SHA-256 of seed and question number."""

    __slots__ = ("_key", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = f"tafelrunde:{seed}:".encode()

    def pick(self, outcomes: Sequence[str], number: int) -> str:
        word: int = unpack_from(">Q", sha256(self._key + b"%d" % number).digest())[0]
        return outcomes[word % len(outcomes)]

    def shuffle(self, items: Sequence[str], number: int) -> tuple[str, ...]:
        left = list(items)
        stream = shake_256(self._key + b"%d" % number).digest(WORD * len(left))
        words = unpack(f">{len(left)}Q", stream)
        for last in range(len(left) - 1, 0, -1):
            drawn: int = words[last] % (last + 1)
            left[last], left[drawn] = left[drawn], left[last]
        return tuple(left)
