"""Phase 1 of a turn: both dice, and what the production die yields."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules
from ..realm.play import play_card, playable, refuse_play
from ..realm.production import produce
from ..realm.words import ROLL_DICE
from .data import EVENT_DIE, PRODUCTION_DIE
from .die_events import raeuberueberfall
from .events import ROLLED
from .state import ACTION, EVENT, State
from .words import PLAY, QUESTIONS

CLUB: Final = "raeuberueberfall"
ROLL: Final = ROLL_DICE()
BEFORE_ROLL: Final = QUESTIONS.question("roll", rules=("F-040", "F-042", "F-044"), answers=(ROLL_DICE, PLAY))


def roll(s: State) -> Rules[None]:
    """F-042, F-043, F-050, F-051: cards before the roll, both dice, then their results in order."""
    me = s.active
    while True:
        # asked in every turn, so that the question does not tell whether the hand holds such a card
        answer: Option = yield Choice(me, BEFORE_ROLL, [ROLL, *playable(s, me, "before_roll")], anchor=True)
        if answer.form is not PLAY:
            break
        yield from play_card(s, me, answer.args[0])
    if not s.production:
        number: str = yield Chance("production_die", PRODUCTION_DIE)
        s.production = int(number)
    if not s.event:
        s.event = yield Chance("event_die", EVENT_DIE)
    s.news.append(Event(ROLLED, me, (s.production, s.event)))
    if s.event == CLUB:
        raeuberueberfall(s)
        yield from produce(s)
        s.phase = ACTION
    else:
        yield from produce(s)
        s.phase = EVENT


@QUESTIONS.refuses(PLAY, BEFORE_ROLL)
def refuse_before_roll(s: State, me: int, card: str) -> Reason | None:
    return refuse_play(s, me, card, "before_roll")
