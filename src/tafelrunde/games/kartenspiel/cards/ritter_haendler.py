"""Ritter & Händler: what its action cards, its Kaperflotte and its event card do.

Castles, halls, harbours and the rest are facts in ritter_haendler.toml.
"""

from typing import Final

from ....kernel import Choice, Event, Option, Reason, Rules, Shuffle, decide
from ...realm import memory
from ...realm.demands import demand, demand_refusal
from ...realm.hand import deal_into, fill_hand, own_stacks
from ...realm.prince import Row
from ...realm.removal import discard_expansion, lying_refusal, name_three
from ...realm.state import NOBODY
from ...realm.words import DEMAND
from ..attacks import not_a_target, removals, rescued, targets
from ..borders import any_borders, borders, refuse_border, trade_regions
from ..data import SEATS
from ..die_events import nothing_happens
from ..evaluate import Appraisal, could_help, worth_playing
from ..events import SHUFFLED_IN
from ..hooks import action, event_card, when_built
from ..state import State
from ..surplus import take_back
from ..words import DRAW_FROM, NAME, QUESTIONS, REMOVE, TRADE_REGIONS
from .grundspiel import something_to_take, taking_helps

# ---- action cards

IMELDA: Final = QUESTIONS.question("imelda", rules=("K-094",), answers=(REMOVE,))
LADY: Final = "burgfraeulein_imelda"
QUESTIONS.refuses(REMOVE, IMELDA)(not_a_target(LADY, "K-094", "K-179"))


def _a_knight_to_charm(s: State, me: int) -> Reason | None:
    return None if targets(s, 1 - me, LADY, "knight") else Reason("no-target", ("K-090",), card=LADY)


@action(LADY, refuse=_a_knight_to_charm)
def burgfraeulein_imelda(s: State, me: int) -> Rules[None]:
    """The other discards a knight of choice."""
    victim = 1 - me
    options = removals(targets(s, victim, LADY, "knight"))
    answer = yield from decide(victim, IMELDA, options)
    discard_expansion(s, victim, *answer.args)


@could_help(LADY)
def _the_other_has_knights(a: Appraisal) -> bool:
    return a.best_of_the_other("knight") > 0.0


BORDER: Final = QUESTIONS.question("grenzkonflikt", rules=("K-112",), answers=(TRADE_REGIONS,))


def _may_move_borders(s: State, me: int) -> Reason | None:
    if s.hero != me:
        return Reason("needs-knight-token", ("K-112",), card="grenzkonflikt")
    return None if any_borders(s) else Reason("no-double-regions", ("K-090", "K-112"))


@action("grenzkonflikt", refuse=_may_move_borders)
def grenzkonflikt(s: State, me: int) -> Rules[None]:
    """K-112: one own region for one of the other, each with what it stores; both keep one of every kind."""
    answer: Option = yield Choice(me, BORDER, borders(s, me))
    trade_regions(s, me, *answer.args)


QUESTIONS.refuses(TRADE_REGIONS, BORDER)(refuse_border)

SPICES: Final = QUESTIONS.question("gewuerzkarawane", rules=("K-094",), answers=(DEMAND,))
QUESTIONS.refuses_answer(DEMAND, SPICES)(demand_refusal("K-094"))
_SPICES_TAKE: Final = something_to_take("K-094", "gewuerzkarawane")


def _may_send_spices(s: State, me: int) -> Reason | None:
    if s.trader != me:
        return Reason("needs-mill-token", ("K-161",), card="gewuerzkarawane")
    return _SPICES_TAKE(s, me)


@action("gewuerzkarawane", refuse=_may_send_spices)
def gewuerzkarawane(s: State, me: int) -> Rules[None]:
    """Who holds the mill token takes 2 resources from the other."""
    yield from demand(s, me, 2, SPICES)


worth_playing("gewuerzkarawane")(taking_helps)

INQUIRY: Final = QUESTIONS.question("inquisition-draws", rules=("K-070",), answers=(DRAW_FROM,))


def _something_to_inquire_into(s: State, me: int) -> Reason | None:
    theirs = [s.stacks[number] for number in own_stacks(s.mode, 1 - me)]
    return None if s.princes[1 - me].hand or any(theirs) else Reason("no-target", ("K-090",), card="inquisition")


@action("inquisition", refuse=_something_to_inquire_into)
def inquisition(s: State, me: int) -> Rules[None]:
    """The hand of the other and the cards of all his stacks are shuffled and dealt into the stacks again.

    K-074: a card that lay face up is among them; a ban stays where it lies. K-070: then he fills his hand.
    """
    victim = 1 - me
    prince, stacks = s.princes[victim], own_stacks(s.mode, victim)
    heap = [*prince.hand, *(card for number in stacks for card in s.stacks[number])]
    shuffled: Row = yield Shuffle(SEATS[victim], heap)
    prince.hand = ()
    s.face_up = tuple([number for number in s.face_up if number not in stacks])
    deal_into(s, stacks, shuffled)
    memory.shuffled_in(s, victim)
    s.news.append(Event(SHUFFLED_IN, victim))
    yield from fill_hand(s, victim, INQUIRY)


# ---- units

CAPTURE: Final = QUESTIONS.question("kaperflotte", rules=("K-184",), answers=(REMOVE,))
QUESTIONS.refuses(REMOVE, CAPTURE)(lying_refusal("K-184", ("K-184",), of_the_other=True))


@when_built("kaperflotte")
def kaperflotte(s: State, me: int) -> Rules[None]:
    """K-184: when it is built, a fleet of the other goes to the discards; later it captures nothing more."""
    options = removals(targets(s, 1 - me, "kaperflotte", "trade_ship", "fleet"))
    if options:
        answer = yield from decide(me, CAPTURE, options)
        if not (yield from rescued(s, 1 - me, "kaperflotte", *answer.args)):
            discard_expansion(s, 1 - me, *answer.args)


# ---- the event

RAID_NAMES: Final = QUESTIONS.question("ueberfall-name", rules=("K-069",), answers=(NAME,))
RAID_TAKES: Final = QUESTIONS.question("ueberfall-take", rules=("K-069",), answers=(REMOVE,))
QUESTIONS.refuses(NAME, RAID_NAMES)(lying_refusal("K-069", ("K-069",), of_the_other=True))
QUESTIONS.refuses(REMOVE, RAID_TAKES)(lying_refusal("K-069", ("K-069",)))


@event_card("ueberfall")
def ueberfall(s: State) -> Rules[None]:
    """K-069: who is strongest names three buildings; their owner takes one of them back into the hand."""
    me, victim = s.hero, 1 - s.hero
    buildings = [] if me == NOBODY else targets(s, victim, "ueberfall", "building")
    if not buildings:
        nothing_happens(s)
        return
    all_named = len(buildings) <= 3
    named = buildings if all_named else (yield from name_three(s, me, buildings, RAID_NAMES))
    answer = yield from decide(victim, RAID_TAKES, removals(named), anchor=all_named)
    yield from take_back(s, victim, *answer.args)
