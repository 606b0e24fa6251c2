"""Zeit des Fortschritts: what its action cards, expansions and event cards do.

What the Baukran makes cheaper, on which card the Rathaus is laid and the search it makes free are facts in
fortschritt.toml.
"""

from typing import Final

from ....kernel import Choice, Event, Option, Reason, Rules, decide
from ...realm.advantages import points
from ...realm.discards import discards_of
from ...realm.each import each_prince
from ...realm.events import DISCARD_SEARCHED
from ...realm.hand import search, searchable, take_from_discards
from ...realm.prince import SITE_AT
from ...realm.regions import STORAGE
from ...realm.removal import lying_refusal
from ...realm.state import DISCARD_LOOKED_AT, look, look_no_more
from ...realm.stores import TAKING, gain, lose, receive, take
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing
from ..hooks import Refusal, action, event_card, says, when_built
from ..reactions import no_effect
from ..state import State
from ..words import NAME, QUESTIONS, SEARCH, TAKE_DISCARD

APOTHEKE: Final = "apotheke"
BADHAUS: Final = "badhaus"


# ---- action cards


def _would_yield(s: State, me: int) -> Reason | None:
    prince = s.princes[me]
    if any(prince.stock[region] < STORAGE for region in prince.by_number[s.production]):
        return None
    return Reason("nothing-to-yield", ("F-074", "F-268"), number=s.production)


@action("benjamin_der_fahrende_scholar", refuse=_would_yield)
def benjamin(s: State, me: int) -> Rules[None]:
    """F-268, F-269: every own region with the number of this turn yields 1 again, without boosters and Markt."""
    for region in s.princes[me].by_number[s.production]:
        gain(s, me, region)
    yield from ()


could_help("benjamin_der_fahrende_scholar", "dreifelderwirtschaft", "floezbau", "medicus")(something_to_build)


def _room_for(resource: str, rule: str) -> Refusal:
    def refuse(s: State, me: int) -> Reason | None:
        return None if s.princes[me].room(resource) else Reason("no-room", ("F-074", rule), resource=resource)

    return refuse


@action("dreifelderwirtschaft", refuse=_room_for("getreide", "F-270"))
def dreifelderwirtschaft(s: State, me: int) -> Rules[None]:
    """F-270: 2 grain, spread at will."""
    yield from receive(s, me, "getreide", 2)


@action("floezbau", refuse=_room_for("erz", "F-271"))
def floezbau(s: State, me: int) -> Rules[None]:
    """F-271: 2 ore, spread at will."""
    yield from receive(s, me, "erz", 2)


@worth_playing("dreifelderwirtschaft")
def _grain_helps(a: Appraisal) -> float:
    return _scarce(a, "getreide")


@worth_playing("floezbau")
def _ore_helps(a: Appraisal) -> float:
    return _scarce(a, "erz")


def _scarce(a: Appraisal, resource: str) -> float:
    return 3.0 if resource in a.goal.missing or a.stock[resource] <= 1 else -1.0


def _may_search_discards(card: str, building: str, rule: str) -> Refusal:
    """F-272, F-273: with a building of his own, or being behind."""

    def refuse(s: State, me: int) -> Reason | None:
        if building not in s.princes[me].gives.built and points(s, me) >= points(s, 1 - me):
            return Reason("needs-card-or-behind", ("F-140", rule), card=card, needed=building)
        return None if discards_of(s, me) else Reason("discards-empty", ("F-074", "F-275", rule))

    return refuse


@action("guido_der_gesandte", refuse=_may_search_discards("guido_der_gesandte", "rathaus", "F-272"))
def guido(s: State, me: int) -> Rules[None]:
    """F-272: with a Rathaus, or fewer victory points, 1 card from the discard pile."""
    yield from _take_from_discards(s, me)


@action("gustav_der_bibliothekar", refuse=_may_search_discards("gustav_der_bibliothekar", "bibliothek", "F-273"))
def gustav(s: State, me: int) -> Rules[None]:
    """F-273: with a Bibliothek, or fewer victory points, 1 card from the discard pile."""
    yield from _take_from_discards(s, me)


@could_help("guido_der_gesandte")
def _guido_could_help(a: Appraisal) -> bool:
    return "rathaus" in a.mine or a.is_behind()


@could_help("gustav_der_bibliothekar")
def _gustav_could_help(a: Appraisal) -> bool:
    return "bibliothek" in a.mine or a.is_behind()


says("guido_der_gesandte", TAKE_DISCARD)
says("gustav_der_bibliothekar", TAKE_DISCARD)
WHICH_DISCARD: Final = QUESTIONS.question("take-discard", rules=("F-069", "F-272", "F-273"), answers=(TAKE_DISCARD,))


def _take_from_discards(s: State, me: int) -> Rules[None]:
    """F-069, F-275: the card being played is not there yet."""
    look(s, me, DISCARD_LOOKED_AT)
    s.news.append(Event(DISCARD_SEARCHED, me))
    answer: Option = yield Choice(me, WHICH_DISCARD, [TAKE_DISCARD(card) for card in dict.fromkeys(discards_of(s, me))])
    take_from_discards(s, me, answer.args[0], me)
    look_no_more(s)


@QUESTIONS.refuses(TAKE_DISCARD)
def refuse_discard(s: State, _me: int, card: str) -> Reason | None:
    if card in s.playing:
        return Reason("being-played", ("F-275",), card=card)
    return Reason("not-discarded", ("F-272", "F-273"), card=card)


MEDICUS: Final = QUESTIONS.question("medicus", rules=("F-276",), answers=(NAME,))
QUESTIONS.refuses(NAME, MEDICUS)(lying_refusal("F-276", ("F-276",)))


def _bath_would_help(s: State, me: int) -> Reason | None:
    return None if bath_options(s, me) else Reason("no-room-beside", ("F-074", "F-276"), card=BADHAUS)


def bath_options(s: State, me: int) -> list[Option]:
    """The own Badhäuser beside which something would grow."""
    prince = s.princes[me]
    return [
        NAME(card, site)
        for card, site in dict.fromkeys(prince.gives.lying)
        if s.cards[card].title == BADHAUS
        and any(prince.stock[region] < STORAGE for region in prince.neighbours(*SITE_AT[site]))
    ]


@action("medicus", refuse=_bath_would_help)
def medicus(s: State, me: int) -> Rules[None]:
    """F-276: the regions left and right of one own Badhaus get 1 each."""
    answer = yield from decide(me, MEDICUS, bath_options(s, me))
    for region in s.princes[me].neighbours(*SITE_AT[answer.args[1]]):
        gain(s, me, region)


# ---- expansions, when they are built


BIBLIOTHEK: Final = QUESTIONS.question("bibliothek", rules=("F-282",), answers=(SEARCH,))


@when_built("bibliothek")
def bibliothek(s: State, me: int) -> Rules[None]:
    """F-282: 1 card of choice from a draw stack, without paying."""
    options = searchable(s, me)
    if options:
        answer: Option = yield Choice(me, BIBLIOTHEK, options)
        yield from search(s, me, answer.args[0])


# ---- event cards

PHARMACY: Final = QUESTIONS.question("apotheke", rules=("F-278",), answers=TAKING)


@event_card("seuche", strikes_first=True)
def seuche(s: State) -> Rules[None]:
    """F-278, F-288, F-289: the regions at cities lose 1 each; then every Apotheke gives 1."""
    if not s.struck:
        if not any(plagued(s, seat) or APOTHEKE in s.princes[seat].gives.built for seat in range(len(s.princes))):
            no_effect(s)
        for seat in range(len(s.princes)):
            for region in plagued(s, seat):
                lose(s, seat, region, most=1)
        s.struck = True
    yield from each_prince(s, _apotheken)


def plagued(s: State, seat: int) -> list[str]:
    """F-279, F-280, F-288: every region at a city once, except those at a city with a Badhaus."""
    prince = s.princes[seat]
    baths = {SITE_AT[site][1] for card, site in prince.gives.lying if s.cards[card].title == BADHAUS}
    sick = {region for at in prince.cities() for region in prince.city_regions(at)}
    healthy = {region for at in baths for region in prince.city_regions(at)}
    return [region for region in prince.land() if region in sick - healthy]


def _apotheken(s: State, me: int) -> Rules[None]:
    shops = sum(s.cards[card].title == APOTHEKE for card, _ in s.princes[me].gives.lying)
    for number in range(shops):
        yield from take(s, me, PHARMACY, anchor=number == 0)
