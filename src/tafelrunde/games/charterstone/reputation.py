"""The reputation track: own influence towards the ocean (C-100 to C-106)."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .data import REPUTATION_REWARDS, REPUTATION_SPACES
from .events import RANKED, REPUTATION
from .state import State, changed
from .words import DECLINE_REPUTATION, QUESTIONS, TAKE_REPUTATION

OFFERED: Final = QUESTIONS.question(
    "reputation", rules=("C-097", "C-101", "C-117"), answers=(TAKE_REPUTATION, DECLINE_REPUTATION)
)
YES, NO = TAKE_REPUTATION(), DECLINE_REPUTATION()


def spaces(s: State) -> int:
    return REPUTATION_SPACES[len(s.players)]


def refuse_reputation(s: State, me: int) -> Reason | None:
    """C-099, C-120: it takes an influence token; C-103: and a free space."""
    if not s.players[me].influence:
        return Reason("no-influence", ("C-099", "C-120"))
    return Reason("track-is-full", ("C-103",)) if len(s.reputation) >= spaces(s) else None


QUESTIONS.refuses(TAKE_REPUTATION)(refuse_reputation)


def offer_reputation(s: State, me: int) -> Rules[bool]:
    """C-097, C-117: nobody has to; whether a token was put there. An Automa pays nothing (C-304)."""
    if refuse_reputation(s, me) is not None:
        return False
    answer: Option = yield Choice(me, OFFERED, [YES, NO])
    if answer is NO:
        return False
    put_token(s, me)
    return True


def put_token(s: State, me: int) -> None:
    """C-102: on the next space; C-024: it stays there."""
    changed(s, me).influence -= 1
    s.reputation += (me,)
    s.news.append(Event(REPUTATION, me, (s.reputation.count(me),)))


def rank_reputation(s: State) -> None:
    """C-104, C-105: for the three highest numbers of tokens, all who have them; at least one token is needed."""
    tokens = [s.reputation.count(seat) for seat in range(len(s.players))]
    highest = sorted({number for number in tokens if number}, reverse=True)
    for number, reward in zip(highest, REPUTATION_REWARDS, strict=False):
        for seat, own in enumerate(tokens):
            if own == number:
                changed(s, seat).vp += reward
                s.news.append(Event(RANKED, seat, (own, reward)))
