"""What the event die brings, except the event cards."""

from collections.abc import Callable
from typing import Final

from ...kernel import Event, Rules
from ..realm.demands import ADVANTAGE_DEMANDS, demand, demand_options
from ..realm.each import each_prince
from ..realm.events import NO_EFFECT
from ..realm.regions import RESOURCE_OF
from ..realm.robbers import ROBBERS_SPARE, counted_by_robbers
from ..realm.state import NOBODY
from ..realm.stores import TAKING, lose, receive, take
from .events import ROBBERS
from .state import State
from .words import QUESTIONS

FEST: Final = QUESTIONS.question("fest", rules=("F-059",), answers=TAKING)
HERALD: Final = QUESTIONS.question("herald", rules=("F-213",), answers=TAKING)
HARVEST: Final = QUESTIONS.question("harvest", rules=("F-060",), answers=TAKING)


def raeuberueberfall(s: State) -> None:
    """F-052, F-053: who has more than 7 resources that count loses all gold and all wool."""
    for seat, prince in enumerate(s.princes):
        counted = counted_by_robbers(s, prince)
        if counted > ROBBERS_SPARE:
            s.news.append(Event(ROBBERS, seat, (counted,)))
            for region in prince.land():  # F-216: not from a Goldversteck
                if RESOURCE_OF[region] in ("gold", "wolle"):
                    lose(s, seat, region)  # F-180: also beside a Lagerstätte


def handel(s: State) -> Rules[None]:
    """F-055 to F-058: the trade advantage brings 1 resource of the other prince, no matter who rolled."""
    me = s.trader
    if me == NOBODY or not demand_options(s, me, []):
        s.news.append(Event(NO_EFFECT, s.active, (s.event,)))
        return
    most = max(1, s.princes[me].gives.demands)  # F-224
    yield from demand(s, me, most, ADVANTAGE_DEMANDS, anchor=True)


def fest(s: State) -> Rules[None]:
    """F-059: the prince with more skill points alone, otherwise both, take 1 resource. F-213: and who chose it."""
    red, blue = s.princes
    if red.gives.skill == blue.gives.skill:
        yield from each_prince(s, _take_at_fest)
    else:
        yield from _take_at_fest(s, 0 if red.gives.skill > blue.gives.skill else 1)
    if s.herald:
        yield from take(s, s.active, HERALD)


def _take_at_fest(s: State, me: int) -> Rules[None]:
    yield from take(s, me, FEST, anchor=True)


def reiche_ernte(s: State) -> Rules[None]:
    """F-060: each takes 1 resource."""
    yield from each_prince(s, _harvest)


def _harvest(s: State, me: int) -> Rules[None]:
    """F-060, F-185, F-221: 1 resource of choice, and gold for each card that earns it at harvest."""
    yield from take(s, me, HARVEST, anchor=True)
    if s.princes[me].gives.harvest_gold:
        yield from receive(s, me, "gold", s.princes[me].gives.harvest_gold)


DIE_EVENTS: Final[dict[str, Callable[[State], Rules[None]]]] = {
    "handel": handel,
    "fest": fest,
    "reiche_ernte": reiche_ernte,
}
