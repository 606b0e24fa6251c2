"""The base game: what its action cards and its event cards do.

Its buildings, fleets and knights need no functions: doublers, rates, shelters, shields and points are facts in
grundspiel.toml, and the rules that use them read them there.
"""

from typing import Final

from ....kernel import Chance, Choice, Event, Option, Reason, Rules, Shuffle, decide
from ...realm.cards import UNITS
from ...realm.centre import scout_regions
from ...realm.demands import demand, demand_options, demand_refusal
from ...realm.each import each_prince
from ...realm.expansions import of_kind, working_beside
from ...realm.hand import (
    enter_hand,
    leave_hand,
    put_options,
    put_under,
    refuse_draw,
    refuse_put_of,
    search,
    searchable,
    show_hand,
)
from ...realm.prince import CITADEL, Row, without
from ...realm.regions import RESOURCES
from ...realm.state import NOBODY
from ...realm.stores import (
    TAKING,
    all_funds,
    filled_colonies,
    gain,
    give,
    lose,
    receive,
    refuse_losing,
    refuse_room,
    refuse_stored,
    spend,
    take,
    take_options,
    taken,
    total,
)
from ...realm.words import DEMAND, GIVE, GIVE_FROM, PASS, PAY, PAY_FROM, TAKE, TAKE_LOST
from ..attacks import EVENT_COMES, PASSING, answered, answers, attack_succeeds, not_a_target, removals, rescued, targets
from ..data import PRODUCTION_DIE
from ..die_events import nothing_happens
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing
from ..events import DIE_SET, EVENTS_SHUFFLED, FOILED, LOST_CARD, PROBED, STOLE
from ..hooks import Refusal, action, event_card
from ..state import State
from ..surplus import take_back
from ..words import PUT_UNDER, QUESTIONS, REMOVE, SEARCH, SET_DIE, STEAL

# ---- before the roll, and with a settlement

SET_THE_DIE: Final = QUESTIONS.question("set-die", rules=("K-029",), answers=(SET_DIE,))


def _die_not_set(s: State, _me: int) -> Reason | None:
    return Reason("die-already-set", ("K-029",), number=s.production) if s.production else None


@action("alchimist", refuse=_die_not_set)
def alchimist(s: State, me: int) -> Rules[None]:
    """K-029, K-034: the production die is set; only the event die is thrown."""
    answer: Option = yield Choice(me, SET_THE_DIE, [SET_DIE(int(number)) for number in PRODUCTION_DIE])
    s.production = answer.args[0]
    s.news.append(Event(DIE_SET, me, (s.production,)))


@action("kundschafter")
def kundschafter(s: State, me: int) -> Rules[None]:
    """K-098: with a new settlement; its two regions are chosen from the whole supply."""
    yield from scout_regions(s, me)


# ---- attacks with a throw

BURN: Final = QUESTIONS.question("burn", rules=("K-100", "K-101", "K-103"), answers=(REMOVE,))
DEFEAT: Final = QUESTIONS.question("defeat", rules=("K-100",), answers=(REMOVE,))
PLUNDER: Final = QUESTIONS.question("plunder", rules=("K-100",), answers=(DEMAND,))
FIRE: Final = "feuerteufel"
BLACK_KNIGHT: Final = "schwarzer_ritter"
RAID: Final = "raubzug"
WORTH_AN_ATTACK: Final = 5.0
QUESTIONS.refuses(REMOVE, BURN)(not_a_target(FIRE, "K-103", "K-183", of_the_other=True, shielded_by="K-101"))
QUESTIONS.refuses(REMOVE, DEFEAT)(not_a_target(BLACK_KNIGHT, "K-100", "K-179", of_the_other=True))
QUESTIONS.refuses_answer(DEMAND, PLUNDER)(demand_refusal("K-100"))


@action("bischof")
@action("kraeuterhexe")
def protection(_s: State, _me: int) -> Rules[None]:
    """K-100, K-148: what they do is make the throw harder."""
    yield from ()


answers("bischof", FIRE, RAID)
answers("kraeuterhexe", BLACK_KNIGHT)


def _something_burns(s: State, me: int) -> Reason | None:
    return None if targets(s, 1 - me, FIRE, "building") else Reason("no-target", ("K-090",), card=FIRE)


@action(FIRE, refuse=_something_burns)
def feuerteufel(s: State, me: int) -> Rules[None]:
    """K-100 to K-103: a building of the other goes back into the hand; a failed attack is the other's."""
    attacker = me if (yield from attack_succeeds(s, me)) else 1 - me
    victim = 1 - attacker
    options = removals(targets(s, victim, FIRE, "building"))
    if options:  # K-102
        answer: Option = yield Choice(attacker, BURN, options)
        yield from take_back(s, victim, *answer.args)


@could_help(FIRE)
def _the_other_has_built(a: Appraisal) -> bool:
    return a.best_of_the_other("building") > 0.0


@worth_playing(FIRE)
def _feuerteufel_helps(a: Appraisal) -> float:
    """On something that was dear, or makes a difference."""
    return 4.0 if a.best_of_the_other("building") >= WORTH_AN_ATTACK else -1.0


def _a_knight_to_defeat(s: State, me: int) -> Reason | None:
    found = targets(s, 1 - me, BLACK_KNIGHT, "knight")
    return None if found else Reason("no-target", ("K-090",), card=BLACK_KNIGHT)


@action(BLACK_KNIGHT, refuse=_a_knight_to_defeat)
def schwarzer_ritter(s: State, me: int) -> Rules[None]:
    """K-100: a knight of the other goes back into the hand; a failed attack is the other's."""
    attacker = me if (yield from attack_succeeds(s, me)) else 1 - me
    victim = 1 - attacker
    options = removals(targets(s, victim, BLACK_KNIGHT, "knight"))
    if options:
        answer: Option = yield Choice(attacker, DEFEAT, options)
        yield from take_back(s, victim, *answer.args)


@could_help(BLACK_KNIGHT)
def _the_other_has_knights(a: Appraisal) -> bool:
    return a.best_of_the_other("knight") > 0.0


@worth_playing(BLACK_KNIGHT)
def _schwarzer_ritter_helps(a: Appraisal) -> float:
    return 4.0 if a.best_of_the_other("knight") >= WORTH_AN_ATTACK else -1.0


def something_to_take(rule: str, card: str) -> Refusal:
    """K-090: the other must have a resource for which there is room."""

    def refuse(s: State, me: int) -> Reason | None:
        return None if demand_options(s, me, []) else Reason("nothing-to-take", (rule, "K-090"), card=card)

    return refuse


@action(RAID, refuse=something_to_take("K-100", RAID))
def raubzug(s: State, me: int) -> Rules[None]:
    """K-100: 2 resources of choice from the other; a failed attack is the other's."""
    attacker = me if (yield from attack_succeeds(s, me)) else 1 - me
    yield from demand(s, attacker, 2, PLUNDER)


# ---- attacks without a throw

TAKE_TWO: Final = QUESTIONS.question("haendler", rules=("K-111",), answers=(DEMAND,))
GIVE_ONE: Final = QUESTIONS.question("haendler-gives", rules=("K-111",), answers=(GIVE,))
QUESTIONS.refuses_answer(DEMAND, TAKE_TWO)(demand_refusal("K-111"))


_MERCHANT_TAKES: Final = something_to_take("K-111", "haendler")


def _merchant_gains(s: State, me: int) -> Reason | None:
    """K-090: who has nothing and takes the only resource of the other would have to give it straight back."""
    if not all_funds(s.princes[me]) and total(s.princes[1 - me]) == 1:
        return Reason("would-go-back", ("K-090", "K-111"))
    return _MERCHANT_TAKES(s, me)


@action("haendler", refuse=_merchant_gains)
def haendler(s: State, me: int) -> Rules[None]:
    """K-111: 2 resources are taken first, then 1 of the own is given back, perhaps one of these."""
    yield from demand(s, me, 2, TAKE_TWO)
    options = [GIVE_FROM[region] for region, stored in s.princes[me].stock.items() if stored]
    options += [GIVE_FROM[store] for store in filled_colonies(s.princes[me])]  # K-177
    answer = yield from decide(me, GIVE_ONE, options)
    resource, region = answer.args
    give(s, me, region)
    yield from receive(s, 1 - me, resource)


@worth_playing(RAID, "haendler")
def taking_helps(a: Appraisal) -> float:
    """Before anything is traded away for what is missing."""
    return 6.0 if a.goal.lack else 3.0


@QUESTIONS.refuses(GIVE, GIVE_ONE)
def refuse_return(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "give")


SPY: Final = QUESTIONS.question("spion", rules=("K-106", "K-107", "K-108"), answers=(STEAL, PASS))


def _a_hand_to_see(s: State, me: int) -> Reason | None:
    return None if s.princes[1 - me].hand else Reason("no-cards-there", ("K-090", "K-108"))


@action("spion", refuse=_a_hand_to_see)
def spion(s: State, me: int) -> Rules[None]:
    """K-106 to K-109: the whole hand is shown, and one card of it taken."""
    victim = 1 - me
    foils = s.princes[victim].gives.foils
    if foils:
        number: str = yield Chance("probe_die", PRODUCTION_DIE)
        s.news.append(Event(PROBED, me, (s.playing[-1], int(number))))
        if int(number) in foils:
            s.news.append(Event(FOILED, victim, (s.playing[-1],)))
            return
    show_hand(s, victim)
    options = [STEAL(card) for card in sorted(set(s.princes[victim].hand)) if _can_be_stolen(s, me, card)]
    # asked even if nothing can be taken: the hand was shown, and is looked at
    answer: Option = yield Choice(me, SPY, options or [PASSING])
    s.shown_to = NOBODY
    if answer.form is STEAL:
        card = answer.args[0]
        leave_hand(s, victim, card)
        enter_hand(s, me, card)
        s.news.append(Event(STOLE, me, (), (card,), me))
        s.news.append(Event(LOST_CARD, victim, (), (card,), victim))


def _can_be_stolen(s: State, me: int, card: str) -> bool:
    """K-106, K-107: any card, or only units and actions; before 2003 wizards and their books, too, but these and
    magic actions only for somebody who has a citadel. Some keep every spy off."""
    facts = s.cards[card]
    if facts.spy_proof:
        return False
    if s.variant.spy_takes_any:
        return True
    if s.variant.magic_stolen_freely:
        return facts.kind == "action" or facts.kind in UNITS
    is_magic = facts.kind in ("wizard", "spellbook") or (facts.kind == "action" and facts.power > 0)
    return facts.kind != "building" and (not is_magic or CITADEL in s.princes[me].places)


@QUESTIONS.refuses(STEAL, SPY)
def refuse_theft(s: State, me: int, card: str) -> Reason | None:
    if card not in s.princes[1 - me].hand:
        return Reason("not-in-their-hand", ("K-108",), card=card)
    if s.cards[card].spy_proof:
        return Reason("spy-proof", ("K-107",), card=card)
    return None if _can_be_stolen(s, me, card) else Reason("cannot-be-stolen", ("K-107",), card=card)


# ---- the Karawane

SELL: Final = QUESTIONS.question("karawane", rules=("K-094",), answers=(PAY, PASS))
BUY: Final = QUESTIONS.question("karawane-takes", rules=("K-094",), answers=TAKING)


def _something_to_sell(s: State, me: int) -> Reason | None:
    return None if all_funds(s.princes[me]) else Reason("too-few-resources", ("K-090",), needed=1, stored=0)


@action("karawane", refuse=_something_to_sell)
def karawane(s: State, me: int) -> Rules[None]:
    """K-174: up to 2 resources for as many of other kinds; no trade with the bank."""
    sold: list[str] = []
    for number in range(2):
        options = [PAY_FROM[region] for region, stored in s.princes[me].stock.items() if stored]
        options += [PAY_FROM[store] for store in filled_colonies(s.princes[me])]  # K-177
        if not options:
            break
        answer: Option = yield Choice(me, SELL, [*options, *([PASSING] if number else [])])
        if answer.form is not PAY:
            break
        spend(s, me, answer.args[1])
        sold.append(answer.args[0])
    kinds = [resource for resource in RESOURCES if resource not in sold]
    for _ in sold:
        options = take_options(s.princes[me], kinds)
        bought: Option = yield Choice(me, BUY, options, {"sold": " ".join(sold)})
        taken(s, me, bought)


could_help("karawane")(something_to_build)


@worth_playing("karawane")
def _karawane_helps(a: Appraisal) -> float:
    spare = sum(max(0, a.spare(resource)) for resource in a.stock)
    return 5.0 if spare >= 2 and a.goal.lack else -1.0


@QUESTIONS.refuses_answer(TAKE, BUY)
def refuse_buying(s: State, choice: Choice, resource: str, region: str) -> Reason | None:
    if resource in choice.about["sold"].split():
        return Reason("same-resource", ("K-090",), resource=resource)
    return refuse_room(s, choice.seat, resource, region)


@QUESTIONS.refuses_answer(TAKE_LOST, BUY)
def refuse_buying_in_vain(s: State, choice: Choice, resource: str) -> Reason | None:
    if resource in choice.about["sold"].split():
        return Reason("same-resource", ("K-090",), resource=resource)
    return refuse_losing(s, choice.seat, resource)


@QUESTIONS.refuses(PAY, SELL)
def refuse_sale(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "pay")


# ---- event cards

WAR: Final = QUESTIONS.question("buergerkrieg", rules=("K-067", "K-068"), answers=(REMOVE,))
CIVIL_WAR: Final = "buergerkrieg"
QUESTIONS.refuses(REMOVE, WAR)(not_a_target(CIVIL_WAR, "K-067", "K-068", of_the_other=True))


@event_card(CIVIL_WAR)
def buergerkrieg(s: State) -> Rules[None]:
    """K-067, K-068: each picks a knight or a trade fleet of the other, which goes back into the hand."""
    if not any(_at_war(s, seat) for seat in (0, 1)):
        nothing_happens(s)
    yield from each_prince(s, _pick_in_war)


def _pick_in_war(s: State, me: int) -> Rules[None]:
    options = removals(_at_war(s, 1 - me))
    if options:
        answer: Option = yield Choice(me, WAR, options, anchor=True)
        if not (yield from rescued(s, 1 - me, CIVIL_WAR, *answer.args)):
            yield from take_back(s, 1 - me, *answer.args)


def _at_war(s: State, owner: int) -> list[tuple[str, str]]:
    kinds = ("knight", "trade_ship", "fleet") if s.variant.war_takes_any_fleet else ("knight", "trade_ship")
    return targets(s, owner, CIVIL_WAR, *kinds)


CONFLICT: Final = QUESTIONS.question("konflikt", rules=("K-064",), answers=(PUT_UNDER,))


@event_card("konflikt", shows_hand=True)
def konflikt(s: State) -> Rules[None]:
    """K-064: who is strongest sees the other's hand and puts 2 of its cards under one stack."""
    me, victim = s.hero, 1 - s.hero
    if me == NOBODY or not s.princes[victim].hand:
        nothing_happens(s)
        return
    if s.shown_to == NOBODY:
        show_hand(s, victim)
    # both are chosen before either is taken: watching the hand shrink would tell which card went first
    hand: Row = tuple(sorted(s.princes[victim].hand))
    first: Option = yield Choice(me, CONFLICT, put_options(s, me, hand, victim), anchor=True)
    chosen = [first]
    hand = without(hand, first.args[0])
    if hand:
        stack = first.args[1]
        options = [put for put in put_options(s, me, hand, victim) if put.args[1] == stack]
        second: Option = yield Choice(me, CONFLICT, options, {"stack": str(stack + 1)})
        chosen.append(second)
    for answer in chosen:
        put_under(s, me, victim, answer)
    s.shown_to = NOBODY


@QUESTIONS.refuses_answer(PUT_UNDER, CONFLICT)
def refuse_conflict(s: State, choice: Choice, card: str, stack: int) -> Reason | None:
    if reason := refuse_put_of(s, choice.seat, 1 - choice.seat, card, stack):
        return reason
    under = choice.about.get("stack", "")
    if under and stack + 1 != int(under):
        return Reason("other-stack", ("K-064",), stack=int(under))
    return Reason("chosen-already", ("K-064",), card=card)


BUILDER_STACK: Final = QUESTIONS.question("baumeister", rules=("K-065",), answers=(SEARCH,))
BUILDER_CARD: Final = QUESTIONS.question("baumeister-card", rules=("K-065",), answers=("take-card",))
BUILDER_RETURN: Final = QUESTIONS.question("baumeister-returns", rules=("K-065",), answers=(PUT_UNDER,))


@event_card("baumeister")
def baumeister(s: State) -> Rules[None]:
    """K-065: each looks through a stack, takes a card and puts one under a stack, the player at turn first."""
    yield from each_prince(s, _consult_builder)
    s.first_stack = -1


def _consult_builder(s: State, me: int) -> Rules[None]:
    options = [option for option in searchable(s, me) if option.args[0] != s.first_stack]
    if not options:
        nothing_happens(s)
        return
    answer: Option = yield Choice(me, BUILDER_STACK, options, anchor=True)
    stack: int = answer.args[0]
    yield from search(s, me, stack, BUILDER_CARD)
    back: Option = yield Choice(me, BUILDER_RETURN, put_options(s, me, s.princes[me].hand))
    put_under(s, me, me, back)
    s.first_stack = stack


@QUESTIONS.refuses(SEARCH, BUILDER_STACK)
def refuse_builder_stack(s: State, me: int, stack: int) -> Reason | None:
    if stack == s.first_stack:
        return Reason("stack-taken", ("K-065",), stack=stack + 1)
    return refuse_draw(s, me, stack)


PLAGUE: Final = "seuche"


@event_card(PLAGUE)
def seuche(s: State) -> Rules[None]:
    """K-063: every region beside a city loses 1, but only once; some buildings protect them."""
    struck = [me for me in (s.active, 1 - s.active) if _infected(s, me)]
    if not struck:
        nothing_happens(s)
    # K-059: who would lose something may answer with a protection card; only then the plague strikes
    safe = []
    for number, me in enumerate(struck):
        if (yield from answered(s, me, s.event_card, EVENT_COMES, anchor=number == 0)):
            safe.append(me)
    for me in (s.active, 1 - s.active):
        for region in () if me in safe else _infected(s, me):
            lose(s, me, region, 1)


def _infected(s: State, me: int) -> list[str]:
    """The regions beside a city that hold something and that no building protects, each once."""
    prince = s.princes[me]
    cities = prince.cities()
    safe = {region for at in cities if _healthy(s, me, at) for region in prince.city_regions(at)}
    struck = dict.fromkeys(region for at in cities for region in prince.city_regions(at))
    return [region for region in struck if region not in safe and prince.stock[region]]


def _healthy(s: State, seat: int, place: int) -> bool:
    """Whether something protects the regions of a city from the plague."""
    for card_id, site in s.princes[seat].gives.working:
        card = s.cards[card_id]
        if PLAGUE in card.shields and (card.shield_reach == "realm" or s.princes[seat].place_of(site) == place):
            return True
    return False


@event_card("ertragreiches_jahr")
def ertragreiches_jahr(s: State) -> Rules[None]:
    """Each region gets 1 for every Befestigtes Lager beside it."""
    told = len(s.news)
    for seat, prince in enumerate(s.princes):
        for region in prince.land():
            plenty = sum(s.cards[card].title == "befestigtes_lager" for card in working_beside(prince, region))
            if plenty:
                gain(s, seat, region, plenty)
    if len(s.news) == told:
        nothing_happens(s)
    yield from ()


LEARNED: Final = ("kloster", "bibliothek", "universitaet")
PROGRESS: Final = QUESTIONS.question("fortschritt", rules=("K-061",), answers=TAKING)


@event_card("fortschritt")
def fortschritt(s: State) -> Rules[None]:
    """Each takes 1 resource for every own Kloster, Bibliothek and Universität."""
    if not any(_learned(s, me) for me in (0, 1)):
        nothing_happens(s)
    yield from each_prince(s, _progress)


def _progress(s: State, me: int) -> Rules[None]:
    for number in range(_learned(s, me)):
        yield from take(s, me, PROGRESS, anchor=number == 0)


def _learned(s: State, me: int) -> int:
    return sum(card.title in LEARNED for card, _ in of_kind(s, s.princes[me], "building"))


YEAR_END: Final = QUESTIONS.question("jahreswechsel", rules=("K-049", "K-061"), answers=TAKING)


def _take_at_year_end(s: State, me: int) -> Rules[None]:
    for number in range(s.princes[me].gives.year_end):
        yield from take(s, me, YEAR_END, anchor=number == 0)


@event_card("jahreswechsel")
def jahreswechsel(s: State) -> Rules[None]:
    """K-061: first what cards bring at the turn of the year; then all event cards are shuffled, this one among them."""
    yield from each_prince(s, _take_at_year_end)
    cards = (*s.event_stack, s.event_card)
    s.event_card = ""
    s.event_stack = yield Shuffle("events", cards)
    s.foreseen = ((), ())
    s.news.append(Event(EVENTS_SHUFFLED, s.active))
