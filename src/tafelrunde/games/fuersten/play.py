"""Playing action cards from the hand."""

from functools import cache
from typing import Final

from ...kernel import Event, Option, Reason, Rules
from ..realm.prince import without
from .data import CARDS
from .events import PLAYED
from .hand import leave_hand
from .registry import ACTIONS
from .state import State
from .words import PLAY

PLAYS: Final = {card.id: PLAY(card.id) for card in CARDS.values() if card.kind == "action"}


NEEDS_RULES: Final = {
    "stapelhaus": ("F-232",),
    "handelsmeister": ("F-205",),
    "bogenschuetze": ("F-237",),
    "feuerteufel": ("F-238",),
    "verraeter": ("F-246",),
    "dreifelderwirtschaft": ("F-270",),
    "floezbau": ("F-271",),
    "geschuetzmeister": ("F-277",),
    "medicus": ("F-276",),
    "baukran": ("F-281",),
    "universitaet": ("F-287",),
}


def playable(s: State, me: int, timing: str) -> list[Option]:
    """The action cards of the hand that may be played at this moment."""
    return [
        PLAYS[card]
        for card in dict.fromkeys(s.princes[me].hand)
        if s.cards[card].timing == timing and refuse_effect(s, me, card) is None
    ]


def refuse_play(s: State, me: int, card: str, timing: str) -> Reason | None:
    """F-043, F-044, F-169: each action card has its moment."""
    if card not in s.princes[me].hand:
        return Reason("not-in-hand", ("F-068",), card=card)
    its_timing = s.cards[card].timing
    if its_timing != timing:
        rules = {
            "before_roll": ("F-043", "F-163"),
            "with_settlement": ("F-169",),
            "action": ("F-044",),
            "reaction": ("F-244",),
        }
        return Reason(f"only-{its_timing.replace('_', '-')}", rules[its_timing], card=card)
    return refuse_effect(s, me, card)


def refuse_effect(s: State, me: int, card_id: str) -> Reason | None:
    """F-074, F-140: a card whose effect is known to be nil, or whose condition is not met, may not be played."""
    card = s.cards[card_id]
    if card.needs and s.princes[me].gives.built.isdisjoint(card.needs):
        return needs_of(card.id)
    return ACTIONS[card.title].refuse(s, me)


@cache
def needs_of(card_id: str) -> Reason:
    """F-140: one of the cards named on it must lie in the own principality when it is built or played."""
    card = CARDS[card_id]
    rules = ("F-140", *NEEDS_RULES.get(card.title, ()))
    if len(card.needs) == 1:
        return Reason("needs-card", rules, card=card.id, needed=card.needs[0])
    return Reason("needs-either", rules, card=card.id, needed=card.needs[0], other=card.needs[1])


def play_card(s: State, me: int, card: str) -> Rules[None]:
    """F-068: shown, carried out, and only then laid on the discard pile."""
    leave_hand(s, me, card)
    s.playing += (card,)
    s.news.append(Event(PLAYED, me, (card,)))
    yield from ACTIONS[s.cards[card].title].play(s, me)
    s.playing = without(s.playing, card)
    s.discard += (card,)
