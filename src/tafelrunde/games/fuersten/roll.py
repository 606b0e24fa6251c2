"""Phase 1 of a turn: both dice, and what the production die yields."""

from typing import Final

from ...kernel import Chance, Choice, Event, Option, Rules
from ..realm.regions import RESOURCE_OF
from ..realm.stores import gain, take
from .data import EVENT_DIE, PRODUCTION_DIE
from .die_events import raeuberueberfall
from .events import ROLLED
from .play import play_card, playable
from .state import ACTION, EVENT, State
from .words import PLAY, ROLL_DICE

CLUB: Final = "raeuberueberfall"
ROLL: Final = ROLL_DICE()


def roll(s: State) -> Rules[None]:
    """F-042, F-043, F-050, F-051: cards before the roll, both dice, then their results in order."""
    me = s.active
    while True:
        # asked in every turn, so that the question does not tell whether the hand holds such a card
        answer: Option = yield Choice(me, "roll", [ROLL, *playable(s, me, "before_roll")], anchor=True)
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


def produce(s: State) -> Rules[None]:
    """F-045, F-046, F-048: every region with the number yields, for both princes; then the Markt."""
    number = s.production
    for seat, prince in enumerate(s.princes):
        for region in prince.by_number[number]:
            gain(s, seat, region, 1 + boost(s, seat, region))
    for seat in (s.active, 1 - s.active):
        if "markt" in s.princes[seat].gives.built:
            yield from markt(s, seat)


def boost(s: State, seat: int, region: str) -> int:
    """F-173, F-175: one more for each booster of its kind beside the region."""
    prince = s.princes[seat]
    resource = RESOURCE_OF[region]
    if resource not in prince.gives.boosts:
        return 0
    return sum(s.cards[card].boosts == resource for card in prince.beside(region))


def markt(s: State, me: int) -> Rules[None]:
    """F-181 to F-184: fewer regions with the number than the other: 1 resource he can get from this throw."""
    theirs = s.princes[1 - me].by_number[s.production]
    if len(theirs) > len(s.princes[me].by_number[s.production]):
        yield from take(s, me, "markt", {RESOURCE_OF[region] for region in theirs})
