"""Barbaren & Handelsherren: what its actions, its wanderers, its residences and its event cards do.

Points, shields, the gold of the Kolonialstützpunkt and what the Warenbörse adds are facts in
barbaren_handelsherren.toml.
"""

import math
from typing import Final

from ....kernel import Chance, Choice, Event, Option, Question, Reason, Rules, decide
from ...realm import memory
from ...realm.advantages import weigh_advantages
from ...realm.build import fitting_sites, refuse_site
from ...realm.cards import SHIPS, UNITS, Cost
from ...realm.discards import discards_of
from ...realm.each import each_prince
from ...realm.expansions import beside_site, block, place, remove, set_counter, unblock
from ...realm.hand import kept_from_discards, refuse_draw, take_from_discards
from ...realm.prince import Prince, without
from ...realm.regions import NUMBER_OF, RESOURCE_OF, RESOURCES
from ...realm.stores import (
    TAKING,
    all_funds,
    colony_gains,
    filled_colonies,
    funds,
    gain,
    lose,
    pay_resource,
    receive,
    refuse_losing,
    refuse_room,
    refuse_stored,
    spend,
    spendable,
    take,
    take_options,
    taken,
    total,
)
from ...realm.trade import carried
from ...realm.words import PASS, PAY, PAY_FROM, TAKE, TAKE_LOST
from ..attacks import PASSING, answers
from ..data import CARDS, PRODUCTION_DIE
from ..die_events import nothing_happens
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing, worth_using
from ..events import (
    BARBARIANS_BEATEN,
    BARBARIANS_WIN,
    COUNTED,
    MOVED_OVER,
    PEEKED,
    PROBED,
    TRADES_FREELY,
    TURNED_OVER,
)
from ..functions import as_often_as_wished, once_a_turn
from ..hooks import (
    action,
    at_production,
    event_card,
    forbids_playing,
    when_coins_pay,
    when_event_is_over,
    when_laid,
    when_played,
    when_robbers_come,
    when_tournament_ends,
    when_traded,
)
from ..state import ACTION, State
from ..taxes import tax_on_action
from ..words import COIN, NAME, ONE_TO_ONE, PEEK, QUESTIONS, SEND, SHOW, TAKE_DISCARD
from .wissenschaft_fortschritt import room_for_any

PLENTY: Final = 3  # what a residence holds when it is full


def _sites_of(s: State, me: int, title: str) -> list[tuple[str, str]]:
    """The own cards of a title that work, with their sites."""
    return [(card, site) for card, site in s.princes[me].gives.working if s.cards[card].title == title]


def _is_full(s: State, me: int, title: str) -> bool:
    return any(s.princes[me].count(card, site) == PLENTY for card, site in _sites_of(s, me, title))


# ---- the barbarians

SPOILS: Final = QUESTIONS.question("spoils", rules=("K-049", "K-072", "K-182"), answers=TAKING)
REWARD: Final = 2  # resources for a victory
ABBEY: Final = "kloster"


def _victory(s: State, me: int, mine: int, theirs: int, anchor: bool = False) -> Rules[None]:
    """2 resources of choice, and a triumphal arch rises."""
    for number in range(REWARD):
        yield from take(s, me, SPOILS, anchor=anchor and number == 0)
    s.news.append(Event(BARBARIANS_BEATEN, me, (mine, theirs)))
    prince = s.princes[me]
    for card, site in prince.gives.lying:
        highest = s.cards[card].vp_counted
        if highest > prince.count(card, site):
            set_counter(s, me, card, site, prince.count(card, site) + 1)
            s.news.append(Event(COUNTED, me, (card, site, prince.count(card, site))))


@event_card("barbarenueberfall")
def barbarenueberfall(s: State) -> Rules[None]:
    """K-072: each principality fights for itself."""
    yield from each_prince(s, _barbarians_come)


def _barbarians_come(s: State, me: int) -> Rules[None]:
    """K-072, K-073: more units than roads and Klöster win; otherwise all gold is lost."""
    prince = s.princes[me]
    units = sum([s.cards[card].kind in UNITS for card, _ in prince.gives.lying])
    barbarians = len(prince.roads()) + sum([s.cards[card].title == ABBEY for card, _ in prince.gives.lying])
    if units > barbarians:
        yield from _victory(s, me, units, barbarians, anchor=True)
        return
    s.news.append(Event(BARBARIANS_WIN, me, (units, barbarians)))
    for store in [*prince.holding("gold"), *filled_colonies(prince)]:
        lose(s, me, store)


CAMPAIGN: Final = "barbarenfeldzug"
FLEETS_NEEDED: Final = 1
KNIGHTS_NEEDED: Final = 2


def _army(s: State, me: int, *kinds: str) -> int:
    return sum([s.cards[card].kind in kinds for card, _ in s.princes[me].gives.working])


def _can_set_out(s: State, me: int) -> Reason | None:
    """K-182: one fleet of any kind and two knights."""
    if _army(s, me, *SHIPS) < FLEETS_NEEDED or _army(s, me, "knight") < KNIGHTS_NEEDED:
        return Reason("needs-army", ("K-182",), card=CAMPAIGN)
    return None


@action(CAMPAIGN, refuse=_can_set_out)
def barbarenfeldzug(s: State, me: int) -> Rules[None]:
    """K-182: knights and fleets against the die."""
    army = _army(s, me, "knight", *SHIPS)
    number: str = yield Chance("probe_die", PRODUCTION_DIE)
    s.news.append(Event(PROBED, me, (s.playing[-1], int(number))))
    if army >= int(number):
        yield from _victory(s, me, army, int(number))
    else:
        s.news.append(Event(BARBARIANS_WIN, me, (army, int(number))))


# ---- a stronghold of theirs makes actions dear


@forbids_playing
def _cannot_pay_tax(s: State, me: int, card: str) -> Reason | None:
    """K-117: who cannot pay may not play it."""
    tax = tax_on_action(s, me)
    if not tax or tax <= spendable(s.princes[me], colonies=True)["gold"]:
        return None
    return Reason("cannot-pay-for-action", ("K-117",), card=card, needed=tax)


@when_played
def _pay_tax(s: State, me: int, _card: str) -> Rules[None]:
    """K-117, K-177: to the bank, from the second action card of the own turn on."""
    if me != s.active:
        return
    tax = tax_on_action(s, me)
    s.actions_played += 1
    if tax:
        yield from pay_resource(s, me, "gold", tax, colonies=True)


# ---- wanderers

MERCENARY: Final = "baroc_der_soeldner"
JUGGLER: Final = "flavo_der_gaukler"
FLAVO_PAYS: Final = QUESTIONS.question("flavo-pays", rules=("K-052", "K-177"), answers=(PAY, PASS))
FLAVO_GOES: Final = QUESTIONS.question("flavo-goes", rules=("K-053",), answers=(SEND,))


@when_robbers_come(MERCENARY)
def baroc(s: State, me: int) -> Rules[None]:
    """K-045: 1 ore, or 2 while barbarians have a stronghold anywhere."""
    strongholds = [card for prince in s.princes for card, _ in prince.on_roads if s.cards[card].taxes_actions]
    yield from receive(s, me, "erz", 2 if strongholds else 1)


@when_tournament_ends(JUGGLER)
def flavo(s: State, me: int) -> Rules[None]:
    """K-051, K-052: the regions beside him gain 1 each; then he goes to the other, who must pay if that is possible."""
    ((card, site),) = _sites_of(s, me, JUGGLER)
    for region in beside_site(s.princes[me], site):
        gain(s, me, region)
    other = s.princes[1 - me]
    sites = fitting_sites(s, other, s.cards[card])
    if sites and (yield from _pays_for_flavo(s, 1 - me)):
        answer = yield from decide(me, FLAVO_GOES, [SEND(card, free) for free in sites])
        remove(s, me, card, site, moved=True)
        place(s, 1 - me, card, answer.args[1], moved=True)
        s.news.append(Event(MOVED_OVER, 1 - me, (card, answer.args[1])))
        weigh_advantages(s)


def _pays_for_flavo(s: State, me: int) -> Rules[bool]:
    """K-052, K-177: 1 gold to the bank; who has it only on a colony may keep it."""
    prince = s.princes[me]
    options = [PAY_FROM[store] for store in [*prince.holding("gold"), *filled_colonies(prince)]]
    if not options:
        return False
    if not prince.totals["gold"]:
        options.append(PASSING)
    answer = yield from decide(me, FLAVO_PAYS, options)
    if answer.form is not PAY:
        return False
    spend(s, me, answer.args[1])
    return True


@QUESTIONS.refuses(PAY, FLAVO_PAYS)
def refuse_paying_for_flavo(s: State, me: int, resource: str, region: str) -> Reason | None:
    if resource != "gold":
        return Reason("other-resource", ("K-052",), resource="gold")
    return refuse_stored(s, me, resource, region, "pay")


@QUESTIONS.refuses(PASS, FLAVO_PAYS)
def refuse_not_paying(_s: State, _me: int) -> Reason | None:
    return Reason("must-pay-for-flavo", ("K-052",))


@QUESTIONS.refuses(SEND, FLAVO_GOES)
def refuse_sending(s: State, me: int, card: str, site: str) -> Reason | None:
    if s.cards[card].title != JUGGLER:
        return Reason("other-card", ("K-053",), card=JUGGLER)
    return refuse_site(s.box, s.princes[1 - me], s.cards[card], site)


# ---- trades with the bank

RESIDENCE_OF_PAPER: Final = "residenz_des_papier_handelsherren"
RESIDENCE_OF_CLOTH: Final = "residenz_des_tuch_handelsherren"
GUILD: Final = "gilde_der_handelsherren"


LOADED: Final = frozenset(card.title for card in CARDS.values() if card.loaded_by)


@when_traded(LOADED)
def _load_residences(s: State, me: int, resource: str) -> Rules[None]:
    """K-175: one more on the residence of what was given away, as long as it is not full."""
    prince = s.princes[me]
    for card, site in prince.gives.working:
        if s.cards[card].loaded_by == resource and (stored := prince.count(card, site)) < PLENTY:
            set_counter(s, me, card, site, stored + 1)
            s.news.append(Event(COUNTED, me, (card, site, stored + 1)))
    yield from ()


@when_traded({GUILD})
def _guild_earns(s: State, me: int, resource: str) -> Rules[None]:
    """K-175: the other's guild gets 1 of what was given away."""
    for _ in _sites_of(s, 1 - me, GUILD):
        yield from receive(s, 1 - me, resource)


PAPER: Final = QUESTIONS.question("papier-residenz", rules=("K-078", "K-079", "K-049"), answers=TAKING)


@at_production(RESIDENCE_OF_PAPER)
def papier_residenz(s: State, me: int) -> Rules[None]:
    """K-078, K-079: only for who rolled, before the main phase."""
    if me == s.active and _is_full(s, me, RESIDENCE_OF_PAPER):
        yield from take(s, me, PAPER)


CLOTH: Final = QUESTIONS.question("tuch-residenz", rules=("K-169", "K-174"), answers=(PAY,))
CLOTH_BRINGS: Final = QUESTIONS.question("tuch-residenz-takes", rules=("K-049", "K-174"), answers=TAKING)
SWAPPED: Final = 2  # equal resources for as many of choice


def _pairs(prince: Prince) -> list[str]:
    """The resources of which there are two to give away."""
    return [resource for resource in RESOURCES if funds(prince)[resource] >= SWAPPED]


def _cloth_to_swap(s: State, me: int) -> Reason | None:
    if not _is_full(s, me, RESIDENCE_OF_CLOTH):
        return Reason("residence-not-full", ("K-175",), card=RESIDENCE_OF_CLOTH, needed=PLENTY)
    return None if _pairs(s.princes[me]) else Reason("no-pair", ("K-090",), needed=SWAPPED)


@once_a_turn(RESIDENCE_OF_CLOTH, refuse=_cloth_to_swap)
def tuch_residenz(s: State, me: int) -> Rules[None]:
    """K-169, K-174: 2 equal resources for 2 of choice; no trade with the bank."""
    yield from _swap_of_one_kind(s, me, SWAPPED, SWAPPED, CLOTH, CLOTH_BRINGS)


def _of_one_kind(prince: Prince, sold: list[str], least: int) -> list[Option]:
    """What can be given away: any kind of which there is enough, then more of the same."""
    kinds = sold[:1] or [resource for resource in RESOURCES if funds(prince)[resource] >= least]
    stores = [region for region, stored in prince.stock.items() if stored and RESOURCE_OF[region] in kinds]
    return [PAY_FROM[store] for store in stores + (filled_colonies(prince) if "gold" in kinds else [])]


def _swap_of_one_kind(s: State, me: int, least: int, most: int, giving: Question, taking: Question) -> Rules[None]:
    """Resources of one kind, at least and at most so many, for as many of other kinds."""
    prince = s.princes[me]
    sold: list[str] = []
    while len(sold) < most:
        options = _of_one_kind(prince, sold, least)
        if not options:
            break
        if len(sold) >= least:
            options.append(PASSING)
        answer = yield from decide(me, giving, options, {"amount": str(most - len(sold)), "sold": " ".join(sold)})
        if answer.form is not PAY:
            break
        spend(s, me, answer.args[1])
        sold.append(answer.args[0])
    others = [resource for resource in RESOURCES if resource not in sold]
    for _ in sold:
        bought: Option = yield Choice(me, taking, take_options(prince, others), {"sold": " ".join(sold)})
        taken(s, me, bought)


def _refuse_giving(s: State, choice: Choice, resource: str, region: str) -> Reason | None:
    sold = choice.about["sold"].split()
    if sold and resource != sold[0]:
        return Reason("other-resource", ("K-174",), resource=sold[0])
    if reason := refuse_stored(s, choice.seat, resource, region, "pay"):
        return reason
    return Reason(
        "too-few", ("K-174",), resource=resource, needed=SWAPPED, stored=funds(s.princes[choice.seat])[resource]
    )


def _refuse_taking(s: State, choice: Choice, resource: str, region: str) -> Reason | None:
    if resource in choice.about["sold"].split():
        return Reason("same-resource", ("K-174",), resource=resource)
    return refuse_room(s, choice.seat, resource, region)


def _refuse_taking_in_vain(s: State, choice: Choice, resource: str) -> Reason | None:
    if resource in choice.about["sold"].split():
        return Reason("same-resource", ("K-174",), resource=resource)
    return refuse_losing(s, choice.seat, resource)


@worth_using(RESIDENCE_OF_CLOTH)
def _swapping_helps(a: Appraisal) -> float:
    return 5.0 if a.goal.lack and any(a.spare(resource) >= SWAPPED for resource in RESOURCES) else -1.0


PAYS_GOLD: Final = QUESTIONS.question("coins", rules=("K-170",), answers=(COIN, PASS))


@when_coins_pay
def muenz_residenz(s: State, me: int, cost: Cost) -> Rules[Cost]:
    """K-170, K-177: 1 gold, but not of a colony, in place of any other resource, as often as wished. What is lacking
    comes first: it could not be paid otherwise."""
    totals = spendable(s.princes[me])
    price = {"gold": 0, **dict(cost)}
    while totals["gold"] > price["gold"]:
        others = [resource for resource, amount in price.items() if amount and resource != "gold"]
        lacking = [resource for resource in others if totals[resource] < price[resource]]
        if not others:
            break
        chosen = lacking[0] if lacking else ""
        if not chosen:
            answer: Option = yield Choice(me, PAYS_GOLD, [*(COIN(resource) for resource in others), PASSING])
            if answer.form is not COIN:
                break
            chosen = answer.args[0]
        price[chosen] -= 1
        price["gold"] += 1
    return tuple(price.items())


@QUESTIONS.refuses(COIN, PAYS_GOLD)
def refuse_coin(_s: State, _me: int, resource: str) -> Reason | None:
    return Reason("not-in-price", ("K-170",), resource=resource)


# ---- actions of merchants

ANTON: Final = QUESTIONS.question("anton", rules=("K-174",), answers=(PAY, PASS))
ANTON_BRINGS: Final = QUESTIONS.question("anton-takes", rules=("K-049", "K-174"), answers=TAKING)
MOST_GIVEN: Final = 3
for _question in (CLOTH, ANTON):
    QUESTIONS.refuses_answer(PAY, _question)(_refuse_giving)
for _question in (CLOTH_BRINGS, ANTON_BRINGS):
    QUESTIONS.refuses_answer(TAKE, _question)(_refuse_taking)
    QUESTIONS.refuses_answer(TAKE_LOST, _question)(_refuse_taking_in_vain)


def _something_to_give(s: State, me: int) -> Reason | None:
    """K-090: something must be there to be given."""
    return None if all_funds(s.princes[me]) else Reason("too-few-resources", ("K-090",), needed=1, stored=0)


@action("anton_der_kaemmerer", refuse=_something_to_give)
def anton_der_kaemmerer(s: State, me: int) -> Rules[None]:
    """K-174: up to 3 resources of one kind for as many of other kinds; no trade with the bank."""
    yield from _swap_of_one_kind(s, me, 1, MOST_GIVEN, ANTON, ANTON_BRINGS)


could_help("anton_der_kaemmerer")(something_to_build)


@worth_playing("anton_der_kaemmerer")
def _anton_helps(a: Appraisal) -> float:
    return 5.0 if a.goal.lack and max(a.spare(resource) for resource in RESOURCES) >= 2 else -1.0


GIFTS: Final = QUESTIONS.question("gunther", rules=("K-049",), answers=TAKING)


@action("handelsherr_gunther", refuse=room_for_any)
def handelsherr_gunther(s: State, me: int) -> Rules[None]:
    """2 resources of choice from the bank."""
    for _ in range(2):
        yield from take(s, me, GIFTS)


@worth_playing("handelsherr_gunther")
def _gunther_helps(a: Appraisal) -> float:
    """Before anything is traded away for what is missing."""
    return 6.0 if a.goal.lack else 2.0


FREE_TRADE: Final = QUESTIONS.question("christoph", rules=("K-172", "K-176"), answers=(ONE_TO_ONE,))


def _could_be_freed(s: State, me: int) -> list[str]:
    """K-172, K-176: what own trade fleets carry and is not traded 1:1 yet."""
    loaded = carried(s.princes[me])
    return [resource for resource in RESOURCES if resource in loaded and resource not in s.one_to_one]


def _a_fleet_to_send(s: State, me: int) -> Reason | None:
    return None if _could_be_freed(s, me) else Reason("needs-trade-fleet", ("K-090", "K-172"))


@action("handelsherr_christoph", refuse=_a_fleet_to_send)
def handelsherr_christoph(s: State, me: int) -> Rules[None]:
    """K-172, K-176: one resource that a fleet carries is traded 1:1 for the rest of the turn, from any region."""
    options = [ONE_TO_ONE(resource) for resource in _could_be_freed(s, me)]
    answer = yield from decide(me, FREE_TRADE, options)
    s.one_to_one += answer.args
    s.news.append(Event(TRADES_FREELY, me, answer.args))


@worth_playing("handelsherr_christoph")
def _christoph_helps(a: Appraisal) -> float:
    loaded = {card.trades for card in a.lying if card.trades}
    return 5.5 if a.goal.lack and any(a.spare(resource) >= 2 for resource in loaded & {*RESOURCES}) else -1.0


could_help("handelsherr_christoph")(something_to_build)


@QUESTIONS.refuses(ONE_TO_ONE, FREE_TRADE)
def refuse_freeing(s: State, _me: int, resource: str) -> Reason | None:
    if resource in s.one_to_one:
        return Reason("one-to-one-already", ("K-172",), resource=resource)
    return Reason("no-fleet-for", ("K-172",), resource=resource)


# ---- the sea hero

HERO: Final = "sigismund_der_seeheld"
RETRIEVE: Final = QUESTIONS.question("sigismund", rules=("K-157", "K-159"), answers=(TAKE_DISCARD,))
answers(HERO, "buergerkrieg", "kaperflotte")


def _in_own_main_phase(s: State, me: int) -> bool:
    """Otherwise he answers an attack or an event."""
    return s.phase == ACTION and me == s.active


def _fleets_among_discards(s: State, me: int) -> list[str]:
    return [card for card in dict.fromkeys(discards_of(s, me)) if s.cards[card].kind == "trade_ship"]


def _a_fleet_to_retrieve(s: State, me: int) -> Reason | None:
    """K-090, K-160: on his own he needs a trade fleet among the discards, and the way there."""
    if not _in_own_main_phase(s, me):
        return None
    if kept_from_discards(s, me, me):
        return Reason("discards-banned", ("K-160",))
    return None if _fleets_among_discards(s, me) else Reason("no-fleet-in-discards", ("K-090", "K-157"))


@action(HERO, refuse=_a_fleet_to_retrieve)
def sigismund_der_seeheld(s: State, me: int) -> Rules[None]:
    """K-098, K-157, K-159: a trade fleet comes from the discards into the hand; or he saves one, which is all he does
    then."""
    if _in_own_main_phase(s, me):
        options = [TAKE_DISCARD(card) for card in _fleets_among_discards(s, me)]
        answer = yield from decide(me, RETRIEVE, options)
        take_from_discards(s, me, answer.args[0], me)


@QUESTIONS.refuses(TAKE_DISCARD, RETRIEVE)
def refuse_retrieving(s: State, me: int, card: str) -> Reason | None:
    if card not in discards_of(s, me):
        return Reason("not-in-discards", ("K-157",), card=card)
    return Reason("no-trade-fleet", ("K-157",), card=card)


# ---- the decree

DECREE: Final = "dogma"
DECREED: Final = ("palast", "kirche", "bibliothek", "universitaet")
DOGMA: Final = QUESTIONS.question("dogma", rules=("K-060", "K-165"), answers=(NAME,))


def _under_decree(s: State, owner: int) -> list[tuple[str, str]]:
    """The buildings that it can hit: those that work, and not one that only shares what another does."""
    gives = s.princes[owner].gives
    found = [lying for lying in dict.fromkeys(gives.working) if lying in gives.lying]
    return [(card, site) for card, site in found if s.cards[card].title in DECREED]


def _a_building_to_silence(s: State, me: int) -> Reason | None:
    return None if _under_decree(s, 1 - me) else Reason("no-target", ("K-090",), card=DECREE)


@action(DECREE, refuse=_a_building_to_silence)
def dogma(s: State, me: int) -> Rules[None]:
    """K-165: it lies on the building, which does not work until it is gone."""
    options = [NAME(card, site) for card, site in _under_decree(s, 1 - me)]
    answer = yield from decide(me, DOGMA, options)
    decree = s.playing[-1]
    s.playing = without(s.playing, decree)
    card, site = answer.args
    block(s, 1 - me, card, site, decree)
    weigh_advantages(s)


@when_event_is_over
def _lift_decrees(s: State) -> None:
    """K-060: what the player at turn laid on the other's buildings goes, after the event."""
    other = 1 - s.active
    for card, site, on_top in s.princes[other].blocks:
        if s.cards[on_top].title == DECREE:
            unblock(s, other, card, site, on_top)
            weigh_advantages(s)


@QUESTIONS.refuses(NAME, DOGMA)
def refuse_decree(s: State, me: int, card: str, site: str) -> Reason | None:
    if (card, site) not in s.princes[1 - me].gives.lying:
        return Reason("not-there", ("K-165",), card=card, site=site)
    if s.cards[card].title in DECREED:
        return Reason("does-not-work", ("K-165",), card=card, site=site)
    return Reason("not-meant", ("K-165",), card=card, site=site)


@could_help(DECREE)
def _the_other_has_such(a: Appraisal) -> bool:
    sites = (*a.other["sites_above"], *a.other["sites_below"])
    return any(a.cards[card].title in DECREED for cards in sites for card in cards)


# ---- buildings

BREWERY: Final = "brauerei"
SIDE: Final = QUESTIONS.question("brauerei", rules=("K-163",), answers=(SHOW,))
BOTH_SIDES: Final = (SHOW("strength"), SHOW("trade"))


@when_laid(BREWERY)
def lay_brewery(_s: State, me: int) -> Rules[int]:
    """Its builder chooses the side: 0 is that of trade, 1 that of strength."""
    answer: Option = yield Choice(me, SIDE, BOTH_SIDES)
    return int(answer.args[0] == "strength")


def _gold_for_brewery(s: State, me: int) -> Reason | None:
    stored = spendable(s.princes[me], colonies=True)["gold"]
    return None if stored else Reason("too-few", ("K-169",), resource="gold", needed=1, stored=0)


@once_a_turn(BREWERY, refuse=_gold_for_brewery)
def turn_brewery(s: State, me: int) -> Rules[None]:
    """K-163, K-177: turned over for 1 gold; who holds the tokens is looked at once more."""
    card, site = s.used[-1]
    yield from pay_resource(s, me, "gold", 1, colonies=True)
    strong = not s.princes[me].count(card, site)
    set_counter(s, me, card, site, int(strong))
    s.news.append(Event(TURNED_OVER, me, (card, site, "strength" if strong else "trade")))
    weigh_advantages(s)


@worth_using(BREWERY)
def _turning_helps(a: Appraisal) -> float:
    """Only if an advantage is won by it, and none is lost."""
    strong = any(counter["card"] == BREWERY for counter in a.counters)
    return 6.0 if a.turning_wins("trade" if strong else "strength", 2) else -1.0


BROTHERHOOD: Final = "geheime_bruderschaft"
TOP_CARD: Final = QUESTIONS.question("bruderschaft", rules=("K-170",), answers=(PEEK,))


def _stacks_to_see(s: State, me: int) -> list[int]:
    return [stack for stack in range(len(s.stacks)) if refuse_draw(s, me, stack) is None]


def _a_stack_to_see(s: State, me: int, _card: str, _site: str) -> Reason | None:
    return None if _stacks_to_see(s, me) else Reason("all-stacks-empty", ("K-152",))


@as_often_as_wished(BROTHERHOOD, refuse=_a_stack_to_see)
def geheime_bruderschaft(s: State, me: int, _card: str, _site: str) -> Rules[None]:
    """K-170: the top card of a stack is seen by its owner, and stays."""
    answer = yield from decide(me, TOP_CARD, [PEEK(stack) for stack in _stacks_to_see(s, me)])
    stack: int = answer.args[0]
    memory.top_seen_by(s, me, stack)
    s.news.append(Event(PEEKED, me, (stack + 1,), (s.stacks[stack][0],), me))


@QUESTIONS.refuses(PEEK, TOP_CARD)
def refuse_peeking(s: State, me: int, stack: int) -> Reason | None:
    return refuse_draw(s, me, stack)


@worth_using(BROTHERHOOD)
def _knowing_helps(_a: Appraisal) -> float:
    return -math.inf  # it changes nothing, so a bot that thinks ahead would look again and again


@at_production("kolonialstuetzpunkt")
def kolonialstuetzpunkt(s: State, me: int) -> Rules[None]:
    """K-082: 1 gold of its own when the number of its region is thrown."""
    for store, _, region in s.princes[me].gives.colonies:
        if NUMBER_OF[region] == s.production:
            colony_gains(s, me, store)
    yield from ()


# ---- the other event

SUPERSTITION: Final = QUESTIONS.question("aberglaube", rules=("K-071", "K-177"), answers=(PAY,))


@event_card("aberglaube")
def aberglaube(s: State) -> Rules[None]:
    """K-071: each loses 1 resource of his own choice."""
    if not any(total(prince) for prince in s.princes):
        nothing_happens(s)
    yield from each_prince(s, _lose_one)


def _lose_one(s: State, me: int) -> Rules[None]:
    """K-177: gold on a colony may be given, but who has nothing else need not."""
    prince = s.princes[me]
    if not total(prince):
        return
    stores = [region for region, stored in prince.stock.items() if stored] + filled_colonies(prince)
    answer = yield from decide(me, SUPERSTITION, [PAY_FROM[store] for store in stores], anchor=True)
    lose(s, me, answer.args[1], 1)


@QUESTIONS.refuses(PAY, SUPERSTITION)
def refuse_losing_that(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "pay")
