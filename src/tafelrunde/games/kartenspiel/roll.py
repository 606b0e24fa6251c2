"""Before the roll, and the roll itself (K-025)."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules
from ..realm.play import play_card, playable, refuse_play
from ..realm.words import ROLL_DICE
from .data import EVENT_DIE, PRODUCTION_DIE
from .events import ROLLED
from .state import EVENT, State
from .words import PLAY, QUESTIONS

ROLL: Final = ROLL_DICE()
BEFORE_ROLL: Final = QUESTIONS.question("roll", rules=("K-025", "K-029"), answers=(ROLL_DICE, PLAY))


def roll(s: State) -> Rules[None]:
    """K-028, K-029, K-034: cards before the roll, but not before the very first one; then both dice."""
    me = s.active
    while True:
        cards = playable(s, me, "before_roll") if s.turn > 1 else []
        # asked in every turn, so that the question does not tell whether the hand holds such a card
        answer: Option = yield Choice(me, BEFORE_ROLL, [ROLL, *cards], anchor=True)
        if answer.form is not PLAY:
            break
        yield from play_card(s, me, answer.args[0])
    if not s.production:
        number: str = yield Chance("production_die", PRODUCTION_DIE)
        s.production = int(number)
    s.event = yield Chance("event_die", EVENT_DIE)
    s.news.append(Event(ROLLED, me, (s.production, s.event)))
    s.phase = EVENT


@QUESTIONS.refuses(PLAY, BEFORE_ROLL)
def refuse_before_roll(s: State, me: int, card: str) -> Reason | None:
    if s.turn == 1:
        return Reason("before-first-roll", ("K-028",))
    return refuse_play(s, me, card, "before_roll")
