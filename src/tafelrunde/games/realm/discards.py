"""The discards: one pile for both princes, or one for each. The card laid last is on top, the last of the row."""

from ...kernel.rows import replaced
from .prince import Row, without
from .state import Realm


def _pile_of(s: Realm, seat: int) -> int:
    return seat if s.mode.own_discards else 0


def discards_of(s: Realm, seat: int) -> Row:
    """The pile onto which this prince's cards go, and from which he takes them back (K-155, K-156)."""
    return s.discards[_pile_of(s, seat)]


def discarded(s: Realm) -> Row:
    """Whatever lies among the discards, whoever laid it there."""
    return s.discards[0] + s.discards[1] if s.mode.own_discards else s.discards[0]


def discard(s: Realm, seat: int, *cards: str) -> None:
    """Cards come to lie on top of a prince's pile, the last one uppermost."""
    pile = _pile_of(s, seat)
    s.discards = replaced(s.discards, pile, s.discards[pile] + cards)


def leave_discards(s: Realm, seat: int, card: str) -> None:
    """A card is taken from a prince's pile; the rest of it keeps its order."""
    pile = _pile_of(s, seat)
    s.discards = replaced(s.discards, pile, without(s.discards[pile], card))
