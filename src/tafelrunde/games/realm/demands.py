"""Taking resources from the other prince."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from ...kernel import Choice, Event, Option, Question, Reason, Rules
from .events import DEMANDED
from .questions import REALM
from .regions import RESOURCES
from .state import Realm
from .stores import hand_over
from .words import DEMAND, PASS

ADVANTAGE_DEMANDS: Final = REALM.question("demand", answers=(DEMAND,))


def demand(
    s: Realm,
    me: int,
    most: int,
    question: Question,
    *,
    may_stop: bool = False,
    anchor: bool = False,
    colonies: bool = False,
) -> Rules[list[str]]:
    """Names kinds of resources, which the other then hands over from regions of his choice (F-057, F-206, F-208).

    K-177: with `colonies` he may give gold that nobody could demand, in place of what was.
    """
    named: list[str] = []
    while len(named) < most:
        options = demand_options(s, me, named)
        if not options:
            break  # F-225: he has no more, or there is no more room
        if may_stop and named:
            options.append(PASS())
        about = {"amount": str(most - len(named)), "named": " ".join(named)}
        answer: Option = yield Choice(me, question, options, about, anchor=anchor and not named)
        if answer.form is not DEMAND:
            break
        named.append(answer.args[0])
        s.news.append(Event(DEMANDED, me, answer.args))
    for resource, amount in Counter(named).items():
        yield from hand_over(s, 1 - me, me, resource, amount, colonies)
    return named


def demand_options(s: Realm, me: int, named: list[str]) -> list[Option]:
    """F-057, F-038: a kind the other still has; what could not be stored stays with him, so it is not offered."""
    mine, theirs = s.princes[me], s.princes[1 - me]
    return [
        DEMAND(resource)
        for resource in RESOURCES
        if theirs.totals[resource] > named.count(resource) and mine.room(resource) > named.count(resource)
    ]


def demand_refusal(*rules: str) -> Callable[[Realm, Choice, str], Reason | None]:
    """Why a kind cannot be named where these rules let somebody demand: he has none of it, or it finds no room."""

    def refuse(s: Realm, choice: Choice, resource: str) -> Reason | None:
        already = choice.about["named"].split().count(resource)
        if s.princes[1 - choice.seat].totals[resource] <= already:
            return Reason("other-has-none", rules or s.box.cites["other-has-none"], resource=resource)
        return Reason(
            "no-room", (*s.box.cites["no-room"], *(rules or s.box.cites["other-has-none"])), resource=resource
        )

    return refuse


REALM.refuses_answer(DEMAND)(demand_refusal())
