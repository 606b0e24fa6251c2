"""Undoing what the event die has brought, before it takes effect (K-039, K-057, K-058)."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules
from ..realm.advantages import weigh_advantages
from ..realm.discards import leave_discards
from ..realm.expansions import place
from ..realm.stores import gain
from ..realm.words import PASS
from .attacks import PASSING
from .data import EVENT_DIE
from .events import LEAPT, ROLLED
from .spells import cast, cast_options, refuse_cast
from .state import NOTHING_STRUCK, State
from .words import CAST, QUESTIONS

AT_EVENT: Final = "event"
LEAP: Final = QUESTIONS.question("time-leap", rules=("K-039", "K-057", "K-058"), answers=(PASS, CAST))


def leap_in_time(s: State) -> Rules[bool]:
    """K-039: each of the two is asked, the one at turn first; whether the event die was thrown once more.

    Asked only where somebody could: books and power lie open.
    """
    while s.leapt_by < len(s.princes):
        me = s.active if s.leapt_by == 0 else 1 - s.active
        options = cast_options(s, me, AT_EVENT)
        if options:
            about = {"event": s.event_card or s.event}
            answer: Option = yield Choice(me, LEAP, [PASSING, *options], about, anchor=True, passing=PASSING)
            if answer.form is CAST:
                yield from cast(s, me, *answer.args)
                return True
        s.leapt_by += 1
    return False


def turn_back(s: State, me: int) -> Rules[None]:
    """K-039, K-057, K-058: all is as it was before, an event card that was seen goes under the stack, and the die is
    thrown once more, even if it had been set."""
    if s.event_card:
        s.event_stack += (s.event_card,)
        s.event_card = ""
    _give_back(s)
    s.news.append(Event(LEAPT, me))
    s.event = yield Chance("event_die", EVENT_DIE)
    s.news.append(Event(ROLLED, s.active, (s.production, s.event)))
    s.leapt_by = 0


def _give_back(s: State) -> None:
    """K-057: what the question mark had cost the passive player returns to its place."""
    cards, stock = s.struck
    s.struck = NOTHING_STRUCK
    passive = 1 - s.active
    for card, site in cards:
        leave_discards(s, passive, card)
        place(s, passive, card, site, moved=True)
    for region, amount in stock:
        gain(s, passive, region, amount)
    if cards:
        weigh_advantages(s)


@QUESTIONS.refuses(CAST, LEAP)
def refuse_leap(s: State, me: int, card: str, site: str) -> Reason | None:
    return refuse_cast(s, me, card, site, AT_EVENT)
