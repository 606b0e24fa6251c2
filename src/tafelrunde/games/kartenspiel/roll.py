"""Before the roll, and the roll itself (K-025)."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules
from ..realm.play import play_card, playable, refuse_play
from ..realm.regions import RESOURCES
from ..realm.words import ROLL_DICE
from .data import EVENT_DIE, PRODUCTION_DIE
from .events import RESOURCE_NAMED, ROLLED
from .spells import cast, cast_options, refuse_cast
from .state import EVENT, State
from .words import CAST, NAME_RESOURCE, PLAY, QUESTIONS

ROLL: Final = ROLL_DICE()
AT_ROLL: Final = "before-roll"
BEFORE_ROLL: Final = QUESTIONS.question(
    "roll", rules=("K-025", "K-029", "K-031"), answers=(ROLL_DICE, PLAY, NAME_RESOURCE, CAST)
)


def roll(s: State) -> Rules[None]:
    """K-028, K-029, K-034: cards before the roll, but not before the very first one; then both dice."""
    me = s.active
    while True:
        cards = _cards_before_roll(s, me) if s.turn > 1 else []
        # asked in every turn, so that the question does not tell whether the hand holds such a card
        answer: Option = yield Choice(me, BEFORE_ROLL, [ROLL, *cards, *_nameable(s, me)], anchor=True)
        if answer.form is ROLL_DICE:
            break
        if answer.form is NAME_RESOURCE:
            s.carted = answer.args[0]
            s.news.append(Event(RESOURCE_NAMED, me, (s.carted,)))
        elif answer.form is CAST:
            yield from cast(s, me, *answer.args)
        else:
            yield from play_card(s, me, answer.args[0])
    if not s.production:
        number: str = yield Chance("production_die", PRODUCTION_DIE)
        s.production = int(number)
    if not s.event:  # K-034: what was set is not thrown
        s.event = yield Chance("event_die", EVENT_DIE)
    s.leapt_by = 0
    s.news.append(Event(ROLLED, me, (s.production, s.event)))
    s.phase = EVENT


def _cards_before_roll(s: State, me: int) -> list[Option]:
    """K-195: of a kind that came to nothing in this turn no second one."""
    cards = playable(s, me, "before_roll")
    if s.stopped:
        cards = [play for play in cards if s.cards[play.args[0]].title not in s.stopped]
    return cards + cast_options(s, me, AT_ROLL) if s.mode.has_magic else cards


def _nameable(s: State, me: int) -> list[Option]:
    if not s.princes[me].gives.carts or _refuse_carting(s, me):
        return []
    return [NAME_RESOURCE(resource) for resource in RESOURCES]


def _refuse_carting(s: State, me: int) -> Reason | None:
    """K-028, K-030: who has a card for it names one resource."""
    if s.turn == 1:
        return Reason("before-first-roll", ("K-028",))
    if not s.princes[me].gives.carts:
        return Reason("nothing-carts", ("K-030",))
    return Reason("named-already", ("K-030",), resource=s.carted) if s.carted else None


@QUESTIONS.refuses(NAME_RESOURCE, BEFORE_ROLL)
def refuse_naming_resource(s: State, me: int, _resource: str) -> Reason | None:
    return _refuse_carting(s, me)


@QUESTIONS.refuses(PLAY, BEFORE_ROLL)
def refuse_before_roll(s: State, me: int, card: str) -> Reason | None:
    if s.turn == 1:
        return Reason("before-first-roll", ("K-028",))
    if s.cards[card].title in s.stopped:
        return Reason("stopped-already", ("K-195",), card=card)
    return refuse_play(s, me, card, "before_roll")


@QUESTIONS.refuses(CAST, BEFORE_ROLL)
def refuse_casting_before_roll(s: State, me: int, card: str, site: str) -> Reason | None:
    if s.turn == 1:
        return Reason("before-first-roll", ("K-028",))
    return refuse_cast(s, me, card, site, AT_ROLL)
