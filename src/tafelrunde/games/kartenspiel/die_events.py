"""What the event die brings (K-038 to K-055), except the event cards."""

from collections.abc import Callable
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ..realm.demands import ADVANTAGE_DEMANDS, demand, demand_options
from ..realm.each import each_prince
from ..realm.events import NO_EFFECT
from ..realm.hand import take_from_discards
from ..realm.regions import RESOURCE_OF, RESOURCES
from ..realm.robbers import ROBBERS_SPARE, counted_by_robbers
from ..realm.state import NOBODY
from ..realm.stores import TAKING, lose, receive, take, take_options, taken
from .data import CLUB, KNIGHT_HEAD, MILL, SUN
from .events import ROBBERS, ROBBERS_REST, TOURNAMENT
from .state import State
from .surplus import give_up_surplus
from .words import QUESTIONS, TAKE_DISCARD

SUCCESSFUL_YEAR: Final = QUESTIONS.question(
    "successful-year", rules=("K-046", "K-048"), answers=(*TAKING, TAKE_DISCARD)
)
PRIZE: Final = QUESTIONS.question("prize", rules=("K-050",), answers=TAKING)
ROBBED: Final = ("erz", "wolle")


def nothing_happens(s: State) -> None:
    """Told, so that nobody waits for what does not come."""
    s.news.append(Event(NO_EFFECT, s.active, (s.event_card or s.event,)))


def robbery(s: State) -> Rules[None]:
    """K-040 to K-044: who has more than 7 resources that count loses all ore and all wool, sheltered or not."""
    if s.turn <= s.variant.robbers_rest:
        s.news.append(Event(ROBBERS_REST, None))
        return
    told = len(s.news)
    for seat, prince in enumerate(s.princes):
        counted = counted_by_robbers(s, prince)
        if counted > ROBBERS_SPARE:
            s.news.append(Event(ROBBERS, seat, (counted,)))
            for region in prince.land():
                if RESOURCE_OF[region] in ROBBED:
                    lose(s, seat, region)
    if len(s.news) == told:
        nothing_happens(s)
    yield from ()


def successful_year(s: State) -> Rules[None]:
    """K-038, K-046, K-047: first each takes 1 resource, or a card from the discards; then each gets the gold that cards
    earn."""
    yield from each_prince(s, _choose_of_the_year)
    for seat in (s.active, 1 - s.active):
        if earned := s.princes[seat].gives.harvest_gold:
            yield from receive(s, seat, "gold", earned)


def _choose_of_the_year(s: State, me: int) -> Rules[None]:
    options = take_options(s.princes[me], RESOURCES)
    if fetches(s, me):
        options += [TAKE_DISCARD(card) for card in dict.fromkeys(s.discard)]
    answer: Option = yield Choice(me, SUCCESSFUL_YEAR, options, anchor=True)
    if answer.form is TAKE_DISCARD:
        yield from _fetch(s, me, answer.args[0])
    else:
        taken(s, me, answer)


def fetches(s: State, me: int) -> bool:
    """K-046, K-048: whether a card of this player brings one back from the discards."""
    return any(s.cards[card].fetches for card, _ in s.princes[me].gives.lying)


def _fetch(s: State, me: int, card: str) -> Rules[None]:
    """K-048, K-159: one card of choice; the rest keeps its order, and what is too much goes at once."""
    take_from_discards(s, me, card)
    yield from give_up_surplus(s, me)


@QUESTIONS.refuses(TAKE_DISCARD, SUCCESSFUL_YEAR)
def refuse_fetching(s: State, me: int, card: str) -> Reason | None:
    if not fetches(s, me):
        return Reason("nothing-fetches", ("K-046", "K-048", "K-157") if s.mode.may_demolish else ("K-046",))
    return None if card in s.discard else Reason("not-in-discards", ("K-157",), card=card)


def tournament(s: State) -> Rules[None]:
    """K-050: the player with most tournament points takes 1 resource; on a tie nobody does."""
    red, blue = (prince.gives.tournament for prince in s.princes)
    if red == blue:
        nothing_happens(s)
        return
    winner = 0 if red > blue else 1
    if not s.served:
        s.news.append(Event(TOURNAMENT, winner, (max(red, blue), min(red, blue))))
        s.served = 1
    yield from take(s, winner, PRIZE, anchor=True)
    s.served = 0


def mill(s: State) -> Rules[None]:
    """K-055: who holds the mill token takes 1 resource from the other, with a Bankhaus 2."""
    me = s.trader
    if me == NOBODY or not demand_options(s, me, []):
        nothing_happens(s)
        return
    yield from demand(s, me, max(1, s.princes[me].gives.demands), ADVANTAGE_DEMANDS, anchor=True)


DIE_EVENTS: Final[dict[str, Callable[[State], Rules[None]]]] = {
    CLUB: robbery,
    SUN: successful_year,
    KNIGHT_HEAD: tournament,
    MILL: mill,
}
