"""Cards on which trade points are counted (K-132, K-170)."""

from typing import Final

from ...kernel import Event, Option, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.expansions import set_counter
from ..realm.removal import refuse_lying
from ..realm.stores import spend
from .events import CHARGED
from .state import State
from .words import CHARGE, QUESTIONS

MANUFACTORIES: Final = "manufactories"
POINT_COSTS: Final = 2  # resources of the region at which the card lies


def charge_options(s: State, me: int) -> list[Option]:
    """Every manufactory that can get one more point."""
    gives = s.princes[me].gives
    options = gives.memo.get(MANUFACTORIES)
    if options is None:
        lying = [CHARGE(card, region) for card, region in gives.working if s.cards[card].counts_to]
        options = gives.remember(MANUFACTORIES, lying)
    return [option for option in options if refuse_charging(s, me, *option.args) is None]


@QUESTIONS.refuses(CHARGE)
def refuse_charging(s: State, me: int, card: str, region: str) -> Reason | None:
    """K-170: as often as wished, as long as 2 resources lie there and there is room for a point."""
    prince = s.princes[me]
    if (card, region) not in prince.gives.working:
        return refuse_lying(s, me, card, region, "K-170") or Reason("does-not-work", ("K-165",), card=card, site=region)
    most = s.cards[card].counts_to
    if prince.count(card, region) >= most:
        return Reason("counter-full", ("K-132",), card=card, most=most)
    stored = prince.stock[region]
    if stored < POINT_COSTS:
        return Reason("too-few-there", ("K-170",), region=region, needed=POINT_COSTS, stored=stored)
    return None


def charge(s: State, me: int, card: str, region: str) -> Rules[None]:
    """K-170: 2 resources of its region become 1 trade point, which counts at once (K-163)."""
    spend(s, me, region, POINT_COSTS)
    change_points(s, me, card, region, 1)
    yield from ()


def change_points(s: State, me: int, card: str, region: str, by: int) -> None:
    """K-163: the token follows at once."""
    points = s.princes[me].count(card, region) + by
    set_counter(s, me, card, region, points)
    s.news.append(Event(CHARGED, me, (card, region, points)))
    weigh_advantages(s)
