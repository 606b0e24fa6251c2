"""The Basisset: what its action cards, its Markt and its event cards do.

Its other buildings, ships and heroes need no functions: boosters, rates, shelters, harvest gold and points are facts in
basis.toml, and the rules that use them read them there.
"""

from itertools import combinations
from typing import Final

from ....kernel import Choice, Event, Option, Reason, Rules, decide
from ...realm.centre import scout_regions, swap_regions
from ...realm.each import each_prince
from ...realm.events import CARDS_SWAPPED
from ...realm.expansions import COVER, of_kind, refresh
from ...realm.hand import put_options, put_under, refuse_put_of, show_hand
from ...realm.prince import SITE_AT, Prince, Row, without
from ...realm.regions import RESOURCE_OF, RESOURCES
from ...realm.removal import lose_expansion, lying_refusal, name_three
from ...realm.state import NOBODY
from ...realm.stores import TAKING, gain, pay_any, pay_resource, receive, take, total
from ...realm.words import PASS, SWAP_REGIONS
from ..data import PRODUCTION_DIE
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing
from ..events import BOUGHT, DIE_SET
from ..hooks import action, at_production, event_card
from ..reactions import no_effect, spared
from ..state import State
from ..words import BUY, NAME, PUT_UNDER, QUESTIONS, REMOVE, SET_DIE, SWAP_CARDS

# ---- action cards


SET_THE_DIE: Final = QUESTIONS.question("set-die", rules=("F-162",), answers=(SET_DIE,))


def _die_not_set(s: State, _me: int) -> Reason | None:
    return Reason("die-already-set", ("F-162", "F-163"), number=s.production) if s.production else None


@action("brigitta_die_weise_frau", refuse=_die_not_set)
def brigitta(s: State, me: int) -> Rules[None]:
    """F-162: before the roll, the result of the production die is chosen; only the event die is thrown."""
    answer: Option = yield Choice(me, SET_THE_DIE, [SET_DIE(int(number)) for number in PRODUCTION_DIE])
    s.production = answer.args[0]
    s.news.append(Event(DIE_SET, me, (s.production,)))


GOLDSCHMIED: Final = QUESTIONS.question("goldschmied", rules=("F-165",), answers=TAKING)


def _needs_three_gold(s: State, me: int) -> Reason | None:
    gold = s.princes[me].totals["gold"]
    return Reason("too-few", ("F-165",), resource="gold", needed=3, stored=gold) if gold < 3 else None


@action("goldschmied", refuse=_needs_three_gold)
def goldschmied(s: State, me: int) -> Rules[None]:
    """F-165, F-166: 3 gold for 2 resources of choice."""
    yield from pay_resource(s, me, "gold", 3)
    for _ in range(2):
        yield from take(s, me, GOLDSCHMIED)


could_help("goldschmied", "kaufmannszug")(something_to_build)


@worth_playing("goldschmied")
def _goldschmied_helps(a: Appraisal) -> float:
    return 3.0 if a.goal.lack else -1.0


KAUFMANNSZUG: Final = QUESTIONS.question("kaufmannszug", rules=("F-167",), answers=TAKING)


def _needs_two_resources(s: State, me: int) -> Reason | None:
    stored = total(s.princes[me])
    return Reason("too-few-resources", ("F-168",), needed=2, stored=stored) if stored < 2 else None


@action("kaufmannszug", refuse=_needs_two_resources)
def kaufmannszug(s: State, me: int) -> Rules[None]:
    """F-167: exactly 2 resources for 2 of choice, the same kinds included."""
    yield from pay_any(s, me, 2)
    for _ in range(2):
        yield from take(s, me, KAUFMANNSZUG)


@worth_playing("kaufmannszug")
def _kaufmannszug_helps(a: Appraisal) -> float:
    spare = sum(max(0, a.spare(resource)) for resource in a.stock)
    return 3.0 if spare >= 2 and a.goal.lack else -1.0


@action("kundschafter")
def kundschafter(s: State, me: int) -> Rules[None]:
    """F-169: while building a settlement, its two regions are chosen from the whole stack."""
    yield from scout_regions(s, me)


UMZUG: Final = QUESTIONS.question("umzug", rules=("F-074", "F-170", "F-171"), answers=(SWAP_REGIONS, SWAP_CARDS))


@action("umzug")
def umzug(s: State, me: int) -> Rules[None]:
    """F-170, F-171: two own regions, or two own expansion cards, change places; stocks stay as they are."""
    answer: Option = yield Choice(me, UMZUG, swap_options(s, me))
    if answer.form is SWAP_REGIONS:
        swap_regions(s, me, *answer.args)
    else:
        _swap_cards(s, me, *answer.args)


@worth_playing("umzug")
def _umzug_helps(_a: Appraisal) -> float:
    return -1.0


@could_help("umzug")
def _umzug_could_help(_a: Appraisal) -> bool:
    return False


def swap_options(s: State, me: int) -> list[Option]:
    """F-074, F-170: every exchange that changes something. Two cards of one site, or two equal ones, do not."""
    prince = s.princes[me]
    options = [SWAP_REGIONS(one, other) for one, other in combinations(prince.land(), 2)]
    for (card, site), (other, other_site) in combinations(dict.fromkeys(prince.gives.lying), 2):
        one, two = s.cards[card], s.cards[other]
        changes = site != other_site and (one.title, one.calms) != (two.title, two.calms)
        if changes and _may_lie(s, prince, card, other_site) and _may_lie(s, prince, other, site):
            options.append(SWAP_CARDS(card, site, other, other_site))
    return options


def _may_lie(s: State, prince: Prince, card: str, site: str) -> bool:
    """F-137, F-170: red cards stay at cities."""
    return s.cards[card].placement not in ("city", COVER) or prince.is_city(site)


@QUESTIONS.refuses(SWAP_CARDS)
def refuse_swap(s: State, me: int, card: str, site: str, other: str, other_site: str) -> Reason | None:
    prince = s.princes[me]
    for lying in ((card, site), (other, other_site)):
        if lying not in prince.gives.lying:
            return Reason("not-there", ("F-170", "F-171"), card=lying[0], site=lying[1])
    for moved, to in ((card, other_site), (other, site)):
        if not _may_lie(s, prince, moved, to):
            return Reason("city-only", ("F-137", "F-170"), card=moved)
    return None


def _swap_cards(s: State, me: int, card: str, site: str, other: str, other_site: str) -> None:
    """F-285: what a Rathaus covers is moved with it."""
    prince = s.princes[me]
    for old, new, where in ((card, other, site), (other, card, other_site)):
        row, at = SITE_AT[where]
        prince.put_at(row, at, (*without(prince.sites[row][at], old), new))
    refresh(s, prince)
    s.news.append(Event(CARDS_SWAPPED, me, (card, site, other, other_site)))


# ---- the Markt

MARKT: Final = QUESTIONS.question("markt", rules=("F-181",), answers=TAKING)


@at_production("markt")
def markt(s: State, me: int) -> Rules[None]:
    """F-181 to F-184: fewer regions with the number than the other: 1 resource he can get from this throw."""
    theirs = s.princes[1 - me].by_number[s.production]
    if len(theirs) > len(s.princes[me].by_number[s.production]):
        yield from take(s, me, MARKT, {RESOURCE_OF[region] for region in theirs})


# ---- event cards

BRUDERZWIST: Final = QUESTIONS.question("bruderzwist", rules=("F-191",), answers=(PUT_UNDER,))


@event_card("bruderzwist", shows_hand=True)
def bruderzwist(s: State) -> Rules[None]:
    """F-191 to F-193: the strength advantage sees the other's hand and puts 2 of its cards under stacks."""
    me, victim = s.hero, 1 - s.hero
    if me == NOBODY or not s.princes[victim].hand:
        no_effect(s)
        return
    if (yield from spared(s, victim)):
        return
    if s.shown_to == NOBODY:
        show_hand(s, victim)
    # both are chosen before either is taken: watching the hand shrink would tell which card went under which stack
    hand: Row = tuple(sorted(s.princes[victim].hand))
    chosen: list[Option] = []
    while hand and len(chosen) < 2:
        answer: Option = yield Choice(me, BRUDERZWIST, put_options(s, me, hand), anchor=not chosen)
        hand = without(hand, answer.args[0])
        chosen.append(answer)
    for answer in chosen:
        put_under(s, me, victim, answer)
    s.shown_to = NOBODY


@QUESTIONS.refuses(PUT_UNDER, BRUDERZWIST)
def refuse_feud(s: State, me: int, card: str, stack: int) -> Reason | None:
    return refuse_put_of(s, me, 1 - me, card, stack) or Reason("chosen-already", ("F-191",), card=card)


ERFINDUNG: Final = QUESTIONS.question("erfindung", rules=("F-194",), answers=TAKING)


@event_card("erfindung")
def erfindung(s: State) -> Rules[None]:
    """F-194: 1 resource for each own building with a progress point, at most 2."""
    if not any(_inventions(s, me) for me in range(len(s.princes))):
        no_effect(s)
    yield from each_prince(s, _invent)


def _invent(s: State, me: int) -> Rules[None]:
    for number in range(_inventions(s, me)):
        yield from take(s, me, ERFINDUNG, anchor=number == 0)


def _inventions(s: State, me: int) -> int:
    return min(2, sum(card.progress > 0 for card, _ in of_kind(s, s.princes[me], "building")))


@event_card("ertragreiches_jahr")
def ertragreiches_jahr(s: State) -> Rules[None]:
    """F-195: each region gets 1 for every Kloster and every Lagerstätte beside it."""
    for seat, prince in enumerate(s.princes):
        for region in prince.land():
            plenty = sum(s.cards[card].title in ("kloster", "lagerstaette") for card in prince.beside(region))
            if plenty:
                gain(s, seat, region, plenty)
    yield from ()


WHAT_TO_BUY: Final = QUESTIONS.question("buy", rules=("F-196",), answers=(PASS, BUY))


@event_card("fahrender_haendler")
def fahrender_haendler(s: State) -> Rules[None]:
    """F-196: each may buy up to 2 resources for 1 gold each."""
    yield from each_prince(s, _buy)


def _buy(s: State, me: int) -> Rules[None]:
    for number in range(2):
        if not s.princes[me].totals["gold"]:
            return
        options = [PASS(), *map(BUY, RESOURCES)]
        answer: Option = yield Choice(me, WHAT_TO_BUY, options, {"amount": str(2 - number)}, anchor=number == 0)
        if answer.form is not BUY:
            return
        s.news.append(Event(BOUGHT, me, answer.args))
        yield from pay_resource(s, me, "gold", 1)
        yield from receive(s, me, answer.args[0])


FEHDE_NAME: Final = QUESTIONS.question("fehde-name", rules=("F-197",), answers=(NAME,))
FEHDE_REMOVE: Final = QUESTIONS.question("fehde-remove", rules=("F-197", "F-198"), answers=(REMOVE,))
QUESTIONS.refuses(NAME, FEHDE_NAME)(lying_refusal("F-197", ("F-197", "F-199"), of_the_other=True))
QUESTIONS.refuses(REMOVE, FEHDE_REMOVE)(lying_refusal("F-197", ("F-197", "F-199")))


@event_card("fehde")
def fehde(s: State) -> Rules[None]:
    """F-197 to F-199: the strength advantage names 3 buildings; their owner puts one of them under a stack."""
    me, victim = s.hero, 1 - s.hero
    buildings = [] if me == NOBODY else [(card.id, site) for card, site in of_kind(s, s.princes[victim], "building")]
    if not buildings:
        no_effect(s)
        return
    if (yield from spared(s, victim)):
        return
    all_named = len(buildings) <= 3
    named = buildings if all_named else (yield from name_three(s, me, buildings, FEHDE_NAME))
    removable = [REMOVE(card, site) for card, site in dict.fromkeys(named)]
    answer = yield from decide(victim, FEHDE_REMOVE, removable, anchor=all_named)
    yield from lose_expansion(s, victim, answer, anchor=all_named and len(removable) == 1)


WETTFAHRT: Final = QUESTIONS.question("wettfahrt", rules=("F-202",), answers=TAKING)


@event_card("wettfahrt_der_handelsschiffe")
def wettfahrt(s: State) -> Rules[None]:
    """F-202, F-203: most trade ships: 1 resource; a tie with at least one ship each: both; no ships: nobody."""
    red, blue = (len(of_kind(s, prince, "trade_ship")) for prince in s.princes)
    if red != blue:
        yield from _prize(s, 0 if red > blue else 1)
    elif red:
        yield from each_prince(s, _prize)
    else:
        no_effect(s)


def _prize(s: State, me: int) -> Rules[None]:
    yield from take(s, me, WETTFAHRT, anchor=True)
