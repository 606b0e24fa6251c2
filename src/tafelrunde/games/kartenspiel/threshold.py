"""From when on action cards may be played."""

from typing import Final

from ...kernel import Event, Reason
from ..realm.advantages import points
from ..realm.cards import Card
from .events import ACTIONS_OPEN
from .state import State

EACH: Final = 3
TOGETHER: Final = 7


def too_early(s: State, card: Card) -> Reason | None:
    """K-095 to K-098: before the points are reached only cards that are exempt may be played."""
    variant = s.variant
    if may_act(s) or card.nature in variant.free_kinds or card.title in variant.free_cards:
        return None
    if variant.threshold == "seven-together-once":
        return Reason("too-early-together", ("K-097",), card=card.id, needed=TOGETHER, points=_together(s))
    return Reason("too-early-each", ("K-096",), card=card.id, needed=EACH)


def may_act(s: State) -> bool:
    """Whether the points are there now, or, where that is enough, were there once."""
    return s.actions_open or _reached(s)


def watch_threshold(s: State) -> None:
    """K-096, K-097: it is enough to have reached the points once; in the edition of 1997 they must be there."""
    if not s.actions_open and s.variant.threshold != "three-each" and _reached(s):
        s.actions_open = True
        s.news.append(Event(ACTIONS_OPEN, None))


def _reached(s: State) -> bool:
    if s.variant.threshold == "none":
        return True
    if s.variant.threshold == "seven-together-once":
        return _together(s) >= TOGETHER
    return min(points(s, 0), points(s, 1)) >= EACH


def _together(s: State) -> int:
    return points(s, 0) + points(s, 1)
