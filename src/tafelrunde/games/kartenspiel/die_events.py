"""What the event die brings (K-038 to K-055), except the event cards."""

from collections.abc import Callable
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ..realm.advantages import tournament_points
from ..realm.demands import ADVANTAGE_DEMANDS, demand, demand_options
from ..realm.discards import discards_of
from ..realm.each import each_prince
from ..realm.events import NO_EFFECT
from ..realm.hand import kept_from_discards, take_from_discards
from ..realm.regions import RESOURCE_OF, RESOURCES
from ..realm.robbers import counted_by_robbers, spared_by_robbers
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
TREASURE: Final = QUESTIONS.question("treasure", rules=("K-047", "K-049"), answers=TAKING)
PRIZE: Final = QUESTIONS.question("prize", rules=("K-050",), answers=TAKING)
ROBBED: Final = ("erz", "wolle")


def nothing_happens(s: State) -> None:
    """Told, so that nobody waits for what does not come."""
    s.news.append(Event(NO_EFFECT, s.active, (s.event_card or s.event,)))


def robbery(s: State) -> Rules[None]:
    """K-040 to K-044: who has more than 7 resources that count loses all ore and all wool, sheltered or not."""
    told = len(s.news)
    if s.turn <= s.variant.robbers_rest:
        s.news.append(Event(ROBBERS_REST, None))
    else:
        _robbers_take(s)
    if len(s.news) == told and not _mercenaries(s):
        nothing_happens(s)
    for seat, title in _mercenaries(s):
        yield from s.box.hooks.robbed[title](s, seat)


def _robbers_take(s: State) -> None:
    for seat, prince in enumerate(s.princes):
        counted = counted_by_robbers(s, prince)
        if counted > spared_by_robbers(prince):
            s.news.append(Event(ROBBERS, seat, (counted,)))
            for region in prince.land():
                if RESOURCE_OF[region] in ROBBED:
                    lose(s, seat, region)


def _mercenaries(s: State) -> list[tuple[int, str]]:
    """K-045: the cards that bring their owners something after the losses, also while the robbers stay away."""
    robbed = s.box.hooks.robbed
    return [
        (seat, title) for seat in (s.active, 1 - s.active) for title in robbed if title in s.princes[seat].gives.built
    ]


def successful_year(s: State) -> Rules[None]:
    """K-038, K-046, K-047: first each takes 1 resource, or a card from the discards; then each gets what cards earn."""
    yield from each_prince(s, _choose_of_the_year)
    for seat in (s.active, 1 - s.active):
        if earned := s.princes[seat].gives.harvest_gold:
            yield from receive(s, seat, "gold", earned)
        for _ in range(s.princes[seat].gives.harvest_any):
            yield from take(s, seat, TREASURE)


def _choose_of_the_year(s: State, me: int) -> Rules[None]:
    options = take_options(s.princes[me], RESOURCES)
    if fetches(s, me):
        options += [TAKE_DISCARD(card) for card in dict.fromkeys(discards_of(s, me))]
    answer: Option = yield Choice(me, SUCCESSFUL_YEAR, options, anchor=True)
    if answer.form is TAKE_DISCARD:
        yield from _fetch(s, me, answer.args[0])
    else:
        taken(s, me, answer)


def fetches(s: State, me: int) -> bool:
    """K-046, K-048: whether a card of this player brings one back from the discards; K-160: a ban keeps it away."""
    return not kept_from_discards(s, me, me) and any(s.cards[card].fetches for card, _ in s.princes[me].gives.working)


def _fetch(s: State, me: int, card: str) -> Rules[None]:
    """K-048, K-159: one card of choice; the rest keeps its order, and what is too much goes at once."""
    take_from_discards(s, me, card, me)
    yield from give_up_surplus(s, me)


@QUESTIONS.refuses(TAKE_DISCARD, SUCCESSFUL_YEAR)
def refuse_fetching(s: State, me: int, card: str) -> Reason | None:
    if kept_from_discards(s, me, me):
        return Reason("discards-banned", ("K-048", "K-160"))
    if not fetches(s, me):
        return Reason("nothing-fetches", ("K-046", "K-048", "K-157") if s.mode.may_demolish else ("K-046",))
    return None if card in discards_of(s, me) else Reason("not-in-discards", ("K-157",), card=card)


def tournament(s: State) -> Rules[None]:
    """K-050: the player with most tournament points takes 1 resource; K-051: then cards that wait for it are heard."""
    awarded = yield from _award(s)
    jugglers = _jugglers(s)
    if not awarded and not jugglers:
        nothing_happens(s)
    for seat, title in jugglers:
        yield from s.box.hooks.after_tournament[title](s, seat)


def _jugglers(s: State) -> list[tuple[int, str]]:
    """K-051: the cards that are heard after the prize, with their owners."""
    heard = s.box.hooks.after_tournament
    return [
        (seat, title) for seat in (s.active, 1 - s.active) for title in heard if title in s.princes[seat].gives.built
    ]


def _award(s: State) -> Rules[bool]:
    """K-050: the prize, with some cards more than 1 resource, if somebody wins it; on a tie nobody does."""
    red, blue = (tournament_points(s, prince) for prince in s.princes)
    if red == blue:
        return False
    winner = 0 if red > blue else 1
    if not s.served:
        s.news.append(Event(TOURNAMENT, winner, (max(red, blue), min(red, blue))))
        s.served = 1
    for number in range(max(1, s.princes[winner].gives.prize)):
        yield from take(s, winner, PRIZE, anchor=number == 0)
    s.served = 0
    return True


def mill(s: State) -> Rules[None]:
    """K-055: who holds the mill token takes 1 resource from the other, with a Bankhaus 2."""
    me = s.trader
    if me == NOBODY or not demand_options(s, me, []):
        nothing_happens(s)
        return
    yield from demand(s, me, max(1, s.princes[me].gives.demands), ADVANTAGE_DEMANDS, anchor=True, colonies=True)


DIE_EVENTS: Final[dict[str, Callable[[State], Rules[None]]]] = {
    CLUB: robbery,
    SUN: successful_year,
    KNIGHT_HEAD: tournament,
    MILL: mill,
}
