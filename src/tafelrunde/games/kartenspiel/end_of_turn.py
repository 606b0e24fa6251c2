"""The end of a turn: the hand is filled up or cut down to its limit, and a card may be exchanged (103.H)."""

from typing import Final

from ...kernel import Choice, Option, Reason, Rules
from ..realm.advantages import hand_limit
from ..realm.hand import (
    EXCHANGE as EXCHANGING,
)
from ..realm.hand import (
    KEEP,
    REPLACE,
    draw_options,
    draw_top,
    put_options,
    put_under,
    refuse_draw,
    refuse_search,
    search,
    search_cost,
    search_options,
)
from ..realm.stores import pay_any
from ..realm.words import KEEP_HAND
from .hooks import DRAWN
from .state import EXCHANGE, State
from .surplus import give_up_surplus
from .words import DRAW_FROM, QUESTIONS, SEARCH

REFILL: Final = QUESTIONS.question("refill", rules=("K-136", "K-137", "K-138"), answers=(DRAW_FROM, SEARCH))


def fill_hand(s: State) -> Rules[bool]:
    """K-136, K-137: too few cards are filled up, too many cut down. Whether a card may still be exchanged."""
    me = s.active
    prince = s.princes[me]
    limit = hand_limit(s, me)
    if len(prince.hand) >= limit:
        yield from give_up_surplus(s, me, anchor=True)
        s.phase = EXCHANGE
        return True
    while len(prince.hand) < limit:
        options = draw_options(s, me) + search_options(s, me)
        if not options:
            break
        answer: Option = yield Choice(me, REFILL, options, anchor=True)
        yield from _draw_or_search(s, me, answer)
    return False


def _draw_or_search(s: State, me: int, answer: Option) -> Rules[None]:
    """K-137, K-138: the top card for nothing, or one of choice for a price."""
    stack: int = answer.args[0]
    if answer.form is DRAW_FROM:
        draw_top(s, me, stack)
        for title, drawn in DRAWN.items():
            if title in s.princes[me].gives.built:
                yield from drawn(s, me, s.princes[me].hand[-1], stack)
        return
    yield from pay_any(s, me, search_cost(s, me))
    yield from search(s, me, stack)


def exchange_card(s: State) -> Rules[None]:
    """K-140: one card goes under a stack; its replacement comes from there, in the base game from any stack."""
    me = s.active
    answer: Option = yield Choice(me, EXCHANGING, [KEEP, *put_options(s, me, s.princes[me].hand)], anchor=True)
    if answer.form is KEEP_HAND:
        return
    put_under(s, me, me, answer)
    under: int = answer.args[1]
    options = draw_options(s, me) + search_options(s, me)
    if s.variant.same_stack:
        options = [option for option in options if option.args[0] == under]
    answer = yield Choice(me, REPLACE, options, {"stack": str(under + 1)})
    yield from _draw_or_search(s, me, answer)


@QUESTIONS.refuses(SEARCH, REFILL)
def refuse_refill_by_search(s: State, me: int, stack: int) -> Reason | None:
    return refuse_search(s, me, stack)


@QUESTIONS.refuses_answer(SEARCH, REPLACE)
def refuse_replacing_by_search(s: State, choice: Choice, stack: int) -> Reason | None:
    return _refuse_other_stack(s, choice, stack) or refuse_search(s, choice.seat, stack)


@QUESTIONS.refuses_answer(DRAW_FROM, REPLACE)
def refuse_replacing(s: State, choice: Choice, stack: int) -> Reason | None:
    return _refuse_other_stack(s, choice, stack) or refuse_draw(s, choice.seat, stack)


def _refuse_other_stack(s: State, choice: Choice, stack: int) -> Reason | None:
    under = int(choice.about["stack"])
    if s.variant.same_stack and stack + 1 != under:
        return Reason("other-stack", ("K-140",), stack=under)
    return None
