"""Before the action: an item is finished, a treasure is played, each once in a turn (C-230)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Event, Option, Reason, Rules
from .actions import carry_out, refuse_action
from .advancement import discard
from .benefits import benefit_of, give
from .data import ITEMS, TREASURES
from .events import FINISHED, PLAYED
from .payment import lacking, pay, told
from .state import State
from .words import FINISH, PLAY, QUESTIONS

ITEM: Final = "item"
TREASURE: Final = "treasure"


def extra_options(s: State, me: int) -> Iterator[Option]:
    """Of each kind one in a turn."""
    for card in s.players[me].cards:
        if card in ITEMS and refuse_finishing(s, me, card) is None:
            yield FINISH(card)
        if card in TREASURES and refuse_playing(s, me, card) is None:
            yield PLAY(card)


@QUESTIONS.refuses(FINISH)
def refuse_finishing(s: State, me: int, item: str) -> Reason | None:
    """C-230: its resources must be there."""
    if item not in s.players[me].cards:
        return Reason("not-your-card", ("C-034",), card=item)
    if ITEM in s.finished:
        return Reason("once-a-turn", ("C-230",), card=item)
    missing = lacking(s.players[me], ITEMS[item].cost)
    return Reason("cannot-pay", ("C-230",), missing=told(missing)) if missing else None


def finish(s: State, me: int, item: str) -> Rules[None]:
    """C-230: paid, rewarded, discarded."""
    s.finished += (ITEM,)
    discard(s, me, item)
    s.news.append(Event(FINISHED, me, (item,)))
    yield from pay(s, me, ITEMS[item].cost)
    yield from give(s, me, ITEMS[item].gain)


@QUESTIONS.refuses(PLAY)
def refuse_playing(s: State, me: int, treasure: str) -> Reason | None:
    """C-230: what it lets its owner do must be possible; only tokens that are placed cost influence."""
    if treasure not in s.players[me].cards:
        return Reason("not-your-card", ("C-034",), card=treasure)
    if TREASURE in s.finished:
        return Reason("once-a-turn", ("C-230",), card=treasure)
    return refuse_action(s, me, TREASURES[treasure])


def play(s: State, me: int, treasure: str) -> Rules[None]:
    """C-230: it works at once, or for the rest of the turn."""
    facts = TREASURES[treasure]
    s.finished += (TREASURE,)
    discard(s, me, treasure)
    s.news.append(Event(PLAYED, me, (treasure,)))
    if facts.modifier:
        s.modifiers += (facts.modifier,)
    yield from carry_out(s, me, facts)
    yield from benefit_of(s, me, facts)
