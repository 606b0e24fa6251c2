"""Citadels, which are laid on settlements (K-008, K-186)."""

from ...kernel import Event, Option, Reason, Rules
from ..realm.expansions import refresh
from ..realm.prince import CITADEL, SETTLEMENT
from ..realm.stores import in_detail, pay, refuse_cost
from .data import CITADEL as CARD
from .events import CITADEL_BUILT
from .state import State
from .words import BUILD_CITADEL, QUESTIONS


def citadel_options(s: State, me: int) -> list[Option]:
    """K-017: every settlement that can become one; no card of magic is needed."""
    if not s.citadels or refuse_cost(s.princes[me], CARD.cost):
        return []
    return [BUILD_CITADEL(at) for at, kind in enumerate(s.princes[me].places) if kind == SETTLEMENT]


@QUESTIONS.refuses(BUILD_CITADEL)
def refuse_citadel(s: State, me: int, at: int) -> Reason | None:
    """K-186: on an own settlement, as long as there are any."""
    prince = s.princes[me]
    if at >= len(prince.places):
        return s.box.refuse("no-such-place", "city", place=at + 1)
    if prince.places[at] != SETTLEMENT:
        return Reason("citadel-needs-settlement", ("K-186",), place=at + 1)
    if not s.citadels:
        return Reason("none-left", ("K-008",), card=CARD.id)
    return in_detail(refuse_cost(prince, CARD.cost), prince, CARD.cost, "K-186")


def build_citadel(s: State, me: int, at: int) -> Rules[None]:
    """K-186: paid for; the settlement stays underneath, and it counts no more than that did."""
    yield from pay(s, me, CARD.cost)
    prince = s.princes[me]
    s.citadels -= 1
    prince.places = (*prince.places[:at], CITADEL, *prince.places[at + 1 :])
    refresh(s, prince)
    s.news.append(Event(CITADEL_BUILT, me, (at + 1,)))
