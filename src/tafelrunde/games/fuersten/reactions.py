"""What a prince may do when the other, or an event, does something to him."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Rules
from .data import CARDS, PRODUCTION_DIE, SEBASTIAN
from .events import GUARDED, NO_EFFECT, REPELLED, SPARED
from .play import play_card, playable
from .state import State
from .words import GUARD, PASS, PLAY

PASSING: Final = PASS()


def no_effect(s: State) -> None:
    """Told, so that nobody waits for what does not come."""
    s.news.append(Event(NO_EFFECT, s.active, (s.event_card,)))


def spared_by_sebastian(s: State, me: int) -> Rules[bool]:
    """F-244: at the moment an event is revealed that applies to him, a prince may play Sebastian against it.

    Asked whenever somebody could hold Sebastian, so that the question does not tell who does. `served` says that it
    has been asked.
    """
    if s.served or not sebastian_may_come(s):
        return False
    options = [PASSING, *playable(s, me, "reaction")]
    answer: Option = yield Choice(me, "sebastian", options, {"card": s.event_card}, anchor=True, passing=PASSING)
    s.served = 1
    if answer.form is not PLAY:
        return False
    yield from play_sebastian(s, me, answer.args[0])
    return True


def sebastian_may_come(s: State) -> bool:
    """He is in this game, and does not lie face up among the discards."""
    card = CARDS[SEBASTIAN]
    in_game = card.back in s.mode.sets and not (s.mode.half_moons_sleep and not card.duel)
    return in_game and SEBASTIAN not in s.discard


def play_sebastian(s: State, me: int, card: str) -> Rules[None]:
    yield from play_card(s, me, card)
    s.news.append(Event(SPARED, me, (s.event_card,)))


def repelled(s: State, me: int) -> Rules[bool]:
    """F-239, F-242, F-250 to F-252: who has watchmen may throw the die once before an attack works."""
    other = 1 - me
    guards = s.princes[other].gives.guards
    if not guards:
        return False
    attack = s.playing[-1]
    answer: Option = yield Choice(other, "guard", [GUARD(), PASSING], {"card": attack})
    if answer.form is not GUARD:
        return False
    number: str = yield Chance("guard_die", PRODUCTION_DIE)
    s.news.append(Event(GUARDED, other, (int(number),)))
    if int(number) not in guards:
        return False
    s.news.append(Event(REPELLED, other, (attack,)))
    return True
