"""What the event die brings, except the event cards."""

from collections.abc import Callable

from ...kernel import Choice, Event, Option, Rules
from ..realm.prince import Prince
from ..realm.regions import RESOURCE_OF, RESOURCES
from ..realm.stores import hand_over, lose, receive, take
from .events import DEMANDED, NO_EFFECT, ROBBERS
from .state import NOBODY, State
from .words import DEMAND

ROBBERS_SPARE = 7
Effect = Callable[[State, int], Rules[None]]


def each_prince(s: State, effect: Effect) -> Rules[None]:
    """F-061, F-062: both carry it out, the active prince first. `served` says how far that has got."""
    while s.served < 2:
        yield from effect(s, s.active if s.served == 0 else 1 - s.active)
        s.served += 1
    s.served = 0


def raeuberueberfall(s: State) -> None:
    """F-052, F-053: who has more than 7 resources that count loses all gold and all wool."""
    for seat, prince in enumerate(s.princes):
        counted = counted_by_robbers(s, prince)
        if counted > ROBBERS_SPARE:
            s.news.append(Event(ROBBERS, seat, (counted,)))
            for region in prince.stock:
                if RESOURCE_OF[region] in ("gold", "wolle"):
                    lose(s, seat, region)  # F-180: also beside a Lagerstätte


def counted_by_robbers(s: State, prince: Prince) -> int:
    """F-054, F-179: all resources, except those left and right of a Lagerstätte."""
    return sum(
        stored
        for region, stored in prince.stock.items()
        if stored and not any(s.cards[card].shelters for card in prince.beside(region))
    )


def handel(s: State) -> Rules[None]:
    """F-055 to F-058: the trade advantage brings 1 resource of the other prince, whoever rolled."""
    me = s.trader
    options = demand_options(s, me) if me != NOBODY else []
    if not options:
        s.news.append(Event(NO_EFFECT, s.active, (s.event,)))
        return
    answer: Option = yield Choice(me, "demand", options, anchor=True)
    resource = answer.args[0]
    s.news.append(Event(DEMANDED, me, (resource,)))
    yield from hand_over(s, 1 - me, me, resource)


def demand_options(s: State, me: int) -> list[Option]:
    """F-057, F-038: a kind the other has; what could not be stored stays with him, so it is not offered."""
    return [
        DEMAND(resource)
        for resource in RESOURCES
        if s.princes[1 - me].totals[resource] and s.princes[me].with_room(resource)
    ]


def fest(s: State) -> Rules[None]:
    """F-059: the prince with more skill points alone, otherwise both, take 1 resource."""
    red, blue = s.princes
    if red.gives.skill == blue.gives.skill:
        yield from each_prince(s, _take_at_fest)
    else:
        yield from _take_at_fest(s, 0 if red.gives.skill > blue.gives.skill else 1)


def _take_at_fest(s: State, me: int) -> Rules[None]:
    yield from take(s, me, "fest", anchor=True)


def reiche_ernte(s: State) -> Rules[None]:
    """F-060: each takes 1 resource."""
    yield from each_prince(s, _harvest)


def _harvest(s: State, me: int) -> Rules[None]:
    """F-060, F-185: 1 resource of choice, and gold for each card that earns it at harvest."""
    yield from take(s, me, "harvest", anchor=True)
    if s.princes[me].gives.harvest_gold:
        yield from receive(s, me, "gold", s.princes[me].gives.harvest_gold)


DIE_EVENTS: dict[str, Callable[[State], Rules[None]]] = {
    "handel": handel,
    "fest": fest,
    "reiche_ernte": reiche_ernte,
}
