"""An action card that comes to nothing, because the other player casts against it (K-093, K-194, K-195)."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules, decide
from ..realm.hand import put_options, put_under_openly, refuse_under
from ..realm.prince import without
from ..realm.words import PASS
from .attacks import PASSING
from .events import STOPPED
from .hooks import HOOKS
from .spells import cast, cast_options, refuse_cast
from .state import State
from .words import CAST, PUT_UNDER, QUESTIONS

AT_ACTION: Final = "action-card"
VETO: Final = QUESTIONS.question("veto", rules=("K-194",), answers=(PASS, CAST))
PUT_STOPPED: Final = QUESTIONS.question("put-stopped", rules=("K-093",), answers=(PUT_UNDER,))


@HOOKS.stops_playing
def _vetoed(s: State, me: int, card: str) -> Rules[bool]:
    """K-194: any action card of the other, a protection card, too, and a knight who is used as one. Asked only where
    somebody could: books and power lie open."""
    other = 1 - me
    options = cast_options(s, other, AT_ACTION)
    if not options:
        return False
    answer: Option = yield Choice(other, VETO, [PASSING, *options], {"card": card}, passing=PASSING)
    if answer.form is not CAST:
        return False
    yield from cast(s, other, *answer.args)
    s.news.append(Event(STOPPED, me, (card,)))
    if s.cards[card].timing == "before_roll":
        s.stopped += (s.cards[card].title,)
    yield from _put_away(s, me, card)
    return True


def _put_away(s: State, me: int, card: str) -> Rules[None]:
    """K-093: it goes under a stack, not to the discards; K-160: unless the other keeps all stacks shut."""
    options = put_options(s, me, (card,))
    if options:
        answer = yield from decide(me, PUT_STOPPED, options, {"card": card})
        s.playing = without(s.playing, card)
        put_under_openly(s, me, card, answer.args[1])


@QUESTIONS.refuses(CAST, VETO)
def refuse_veto(s: State, me: int, card: str, site: str) -> Reason | None:
    return refuse_cast(s, me, card, site, AT_ACTION)


@QUESTIONS.refuses_answer(PUT_UNDER, PUT_STOPPED)
def refuse_putting_stopped(s: State, choice: Choice, card: str, stack: int) -> Reason | None:
    stopped = choice.about["card"]
    if card != stopped:
        return Reason("other-card", ("K-093",), card=stopped)
    return refuse_under(s, choice.seat, card, stack)
