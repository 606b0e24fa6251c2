"""What a prince may do when the other, or an event, does something to him."""

from functools import cache
from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules
from ..realm.discards import discarded
from ..realm.events import NO_EFFECT, SPARED
from ..realm.mode import Mode, hand_cards
from ..realm.play import play_card, playable, refuse_play
from ..realm.words import PASS
from .data import PRODUCTION_DIE
from .events import GUARDED, REPELLED
from .state import State
from .words import GUARD, PLAY, QUESTIONS

EVENT_COMES: Final = QUESTIONS.question("sebastian", rules=("F-244",), answers=(PASS, PLAY))
ATTACK_COMES: Final = QUESTIONS.question("guard", rules=("F-242", "F-250", "F-251"), answers=(GUARD, PASS))
PASSING: Final = PASS()


def no_effect(s: State) -> None:
    """Told, so that nobody waits for what does not come."""
    s.news.append(Event(NO_EFFECT, s.active, (s.event_card,)))


def spared(s: State, me: int) -> Rules[bool]:
    """F-244: at the moment an event is revealed that applies to him, a prince may play a card against it.

    Asked whenever somebody could hold such a card, so that the question does not tell who does. `served` says that it
    has been asked.
    """
    if s.served or not reactions_may_come(s):
        return False
    options = [PASSING, *playable(s, me, "reaction")]
    answer: Option = yield Choice(me, EVENT_COMES, options, {"card": s.event_card}, anchor=True, passing=PASSING)
    s.served = 1
    if answer.form is not PLAY:
        return False
    yield from play_reaction(s, me, answer.args[0])
    return True


@QUESTIONS.refuses(PLAY, EVENT_COMES)
def refuse_reaction(s: State, me: int, card: str) -> Reason | None:
    return refuse_play(s, me, card, "reaction")


def reactions_may_come(s: State) -> bool:
    """Such a card is in this game, and does not lie face up among the discards."""
    return any(card not in discarded(s) for card in reactions_of(s.mode))


@cache
def reactions_of(mode: Mode) -> tuple[str, ...]:
    """F-244: the cards that are played against an event."""
    return tuple(card for card in dict.fromkeys(hand_cards(mode)) if mode.box.cards[card].timing == "reaction")


def play_reaction(s: State, me: int, card: str) -> Rules[None]:
    yield from play_card(s, me, card)
    s.news.append(Event(SPARED, me, (s.event_card,)))


def repelled(s: State, me: int) -> Rules[bool]:
    """F-239, F-242, F-250 to F-252: who has watchmen may throw the die once before an attack works."""
    other = 1 - me
    guards = s.princes[other].gives.guards
    if not guards:
        return False
    attack = s.playing[-1]
    answer: Option = yield Choice(other, ATTACK_COMES, [GUARD(), PASSING], {"card": attack})
    if answer.form is not GUARD:
        return False
    number: str = yield Chance("guard_die", PRODUCTION_DIE)
    s.news.append(Event(GUARDED, other, (int(number),)))
    if int(number) not in guards:
        return False
    s.news.append(Event(REPELLED, other, (attack,)))
    return True
