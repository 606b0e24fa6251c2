"""What both princes do or suffer, one after the other."""

from collections.abc import Callable
from typing import TypeVar

from ...kernel import Rules
from .state import Realm

S = TypeVar("S", bound=Realm)


def each_prince(s: S, effect: Callable[[S, int], Rules[None]]) -> Rules[None]:
    """F-061, F-062: both carry it out, the active prince first. `served` says how far that has got."""
    while s.served < 2:
        yield from effect(s, s.active if s.served == 0 else 1 - s.active)
        s.served += 1
    s.served = 0
