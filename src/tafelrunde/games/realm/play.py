"""Playing action cards from the hand."""

from functools import cache
from typing import Any

from ...kernel import Event, Option, Reason, Rules
from .box import Box
from .cards import Card
from .discards import discard
from .events import PLAYED
from .hand import leave_hand
from .hooks import Forbidden
from .prince import without
from .state import Realm


def playable(s: Realm, me: int, timing: str) -> list[Option]:
    """The action cards of the hand that may be played at this moment."""
    fitting = [card for card in s.princes[me].hand if _fits(s.cards[card], timing)]
    plays = s.box.say.plays
    return [plays[card] for card in dict.fromkeys(fitting) if refuse_effect(s, me, card) is None]


def _fits(card: Card, timing: str) -> bool:
    """Whether this is the moment for a card; some have two."""
    return card.timing == timing or (card.reacts and timing == "reaction")


def refuse_play(s: Realm, me: int, card: str, timing: str) -> Reason | None:
    """F-043, F-044, F-169: each action card has its moment."""
    if card not in s.princes[me].hand:
        return s.box.refuse("not-in-hand", "play", card=card)
    facts = s.cards[card]
    if not _fits(facts, timing):
        return s.box.refuse(f"only-{facts.timing.replace('_', '-')}", card=card)
    return refuse_effect(s, me, card)


def refuse_effect(s: Realm, me: int, card_id: str, except_for: Forbidden[Any] | None = None) -> Reason | None:
    """F-074, F-140: a card whose effect is known to be nil, or whose condition is not met, may not be played."""
    card = s.cards[card_id]
    if card.needs and s.princes[me].gives.built.isdisjoint(card.needs):
        return needs_of(s.box, card.id)
    for forbids in s.box.hooks.forbids:
        if forbids is not except_for and (reason := forbids(s, me, card_id)):
            return reason
    return s.box.hooks.actions[card.title].refuse(s, me)


@cache
def needs_of(box: Box, card_id: str) -> Reason:
    """F-140: one of the cards named on it must lie in the own principality when it is built or played."""
    card = box.cards[card_id]
    rules = (*box.cites["needs-card"], *card.needs_rules)
    if len(card.needs) == 1:
        return Reason("needs-card", rules, card=card.id, needed=card.needs[0])
    return Reason("needs-either", rules, card=card.id, needed=card.needs[0], other=card.needs[1])


def play_card(s: Realm, me: int, card: str) -> Rules[bool]:
    """F-068: shown, carried out, and only then laid on the discard pile. K-092: whether it was carried out."""
    leave_hand(s, me, card)
    s.playing += (card,)
    s.news.append(Event(PLAYED, me, (card,)))
    done = yield from carry_out(s, me, card, s.cards[card].title)
    if card in s.playing:  # some cards have come to lie elsewhere
        s.playing = without(s.playing, card)
        discard(s, me, card)
    return done


def carry_out(s: Realm, me: int, card: str, action: str) -> Rules[bool]:
    """K-092: what an open card does, unless something stops it."""
    for heard in s.box.hooks.plays:
        yield from heard(s, me, card)
    for stopped in s.box.hooks.stops:
        if (yield from stopped(s, me, card)):
            return False
    yield from s.box.hooks.actions[action].play(s, me)
    return True
