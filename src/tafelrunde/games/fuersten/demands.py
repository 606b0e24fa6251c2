"""Taking resources from the other prince."""

from collections import Counter

from ...kernel import Choice, Event, Option, Rules
from ..realm.regions import RESOURCES
from ..realm.stores import hand_over
from .events import DEMANDED
from .state import State
from .words import DEMAND, PASS


def demand(
    s: State, me: int, most: int, prompt: str, *, may_stop: bool = False, anchor: bool = False
) -> Rules[list[str]]:
    """Names kinds of resources, which the other then hands over from regions of his choice (F-057, F-206, F-208)."""
    named: list[str] = []
    while len(named) < most:
        options = demand_options(s, me, named)
        if not options:
            break  # F-225: he has no more, or there is no more room
        if may_stop and named:
            options.append(PASS())
        about = {"amount": str(most - len(named)), "named": " ".join(named)}
        answer: Option = yield Choice(me, prompt, options, about, anchor=anchor and not named)
        if answer.form is not DEMAND:
            break
        named.append(answer.args[0])
        s.news.append(Event(DEMANDED, me, answer.args))
    for resource, amount in Counter(named).items():
        yield from hand_over(s, 1 - me, me, resource, amount)
    return named


def demand_options(s: State, me: int, named: list[str]) -> list[Option]:
    """F-057, F-038: a kind the other still has; what could not be stored stays with him, so it is not offered."""
    mine, theirs = s.princes[me], s.princes[1 - me]
    return [
        DEMAND(resource)
        for resource in RESOURCES
        if theirs.totals[resource] > named.count(resource) and mine.room(resource) > named.count(resource)
    ]
