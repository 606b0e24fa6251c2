"""Handel & Wandel: what its action cards, its manufactories and stores, its other functions and its event cards do.

The Handelskontor is a condition of many of them; that, and what its other buildings and units give, are facts in
handel_wandel.toml.
"""

import math
from typing import Final

from ....kernel import Choice, Event, Option, Reason, Rules, decide
from ...realm.advantages import tournament_points, weigh_advantages
from ...realm.build import discount
from ...realm.demands import demand, demand_options, demand_refusal
from ...realm.each import each_prince
from ...realm.expansions import beside_site, block, working_beside
from ...realm.hooks import Spare
from ...realm.prince import without
from ...realm.regions import NUMBER_OF, RESOURCE_OF, RESOURCES, STORAGE
from ...realm.removal import lying_refusal
from ...realm.stores import (
    TAKING,
    gain,
    give,
    hand_over,
    lose,
    receive,
    refuse_losing,
    refuse_room,
    refuse_stored,
    spendable,
    take,
)
from ...realm.words import DEMAND, GIVE, GIVE_FROM, PASS, TAKE, TAKE_LOST
from ..attacks import PASSING
from ..conversions import converts
from ..die_events import nothing_happens
from ..evaluate import Appraisal, could_help, worth_playing, worth_using
from ..events import FORGONE, USED
from ..functions import as_often_as_wished, once_a_turn
from ..hooks import HOOKS, action, at_production, event_card, when_built
from ..manufactories import change_points
from ..moving import carry, moves, refuse_move
from ..pawn import pawned, pawned_by
from ..state import State
from ..words import ASK_FOR, FILL_REGION, FORGO, MOVE, NAME, QUESTIONS, USE
from .grundspiel import something_to_take, taking_helps

# ---- an attack

MONOPOLY: Final = QUESTIONS.question("handelsmonopol", rules=("K-111",), answers=(ASK_FOR,))
MONOPOLY_GIVES: Final = QUESTIONS.question("handelsmonopol-gives", rules=("K-111",), answers=(GIVE,))
MOST_TAKEN: Final = 3


@action("handelsmonopol", refuse=something_to_take("K-111", "handelsmonopol"))
def handelsmonopol(s: State, me: int) -> Rules[None]:
    """K-111: up to 3 of one kind are taken, then 1 of another kind is given back, if there is one."""
    prince = s.princes[me]
    options = [
        ASK_FOR(amount, resource) for resource in RESOURCES for amount in range(1, _most_taken(s, me, resource) + 1)
    ]
    answer = yield from decide(me, MONOPOLY, options)
    amount, taken = answer.args
    yield from hand_over(s, 1 - me, me, taken, amount)
    returns = [GIVE_FROM[region] for region in prince.land() if prince.stock[region] and RESOURCE_OF[region] != taken]
    if returns:
        given = yield from decide(me, MONOPOLY_GIVES, returns, {"resource": taken})
        resource, region = given.args
        give(s, me, region)
        yield from receive(s, 1 - me, resource)


def _most_taken(s: State, me: int, resource: str) -> int:
    return min(MOST_TAKEN, s.princes[1 - me].totals[resource], s.princes[me].room(resource))


@QUESTIONS.refuses(ASK_FOR, MONOPOLY)
def refuse_monopoly(s: State, me: int, amount: int, resource: str) -> Reason | None:
    if s.princes[1 - me].totals[resource] < amount:
        return Reason("other-has-too-few", ("K-111",), resource=resource, needed=amount)
    return Reason("no-room", ("K-005", "K-111"), resource=resource)


@QUESTIONS.refuses_answer(GIVE, MONOPOLY_GIVES)
def refuse_returning(s: State, choice: Choice, resource: str, region: str) -> Reason | None:
    if resource == choice.about["resource"]:
        return Reason("same-resource", ("K-111",), resource=resource)
    return refuse_stored(s, choice.seat, resource, region, "give")


worth_playing("handelsmonopol")(taking_helps)

# ---- neutral actions

MAYOR: Final = QUESTIONS.question("grosser-buergermeister", rules=("K-049",), answers=TAKING)


def _a_city_to_pay(s: State, me: int) -> Reason | None:
    prince = s.princes[me]
    if not prince.cities():
        return Reason("needs-city", ("K-090",), card="grosser_buergermeister")
    full = all(stored == STORAGE for stored in prince.stock.values())
    return Reason("no-room-at-all", ("K-049", "K-090")) if full else None


@action("grosser_buergermeister", refuse=_a_city_to_pay)
def grosser_buergermeister(s: State, me: int) -> Rules[None]:
    """1 resource of choice for every city; a metropolis is one."""
    for _ in s.princes[me].cities():
        yield from take(s, me, MAYOR)


worth_playing("grosser_buergermeister")(taking_helps)

PAWN: Final = QUESTIONS.question("pfandleiher", rules=("K-165", "K-171"), answers=(NAME,))
FORGOING: Final = QUESTIONS.question("pfandleiher-forgoes", rules=("K-171",), answers=(FORGO,))
_NOT_A_BUILDING: Final = lying_refusal("K-171", ("K-171", "K-183"))


def _to_pawn(s: State, me: int) -> list[tuple[str, str]]:
    """The own buildings in the own principality that are not in pawn yet."""
    lying = s.princes[me].gives.lying
    return [
        (card, site)
        for card, site in dict.fromkeys(lying)
        if s.cards[card].kind == "building" and pawned(s, me, card, site) < lying.count((card, site))
    ]


def _something_to_pawn(s: State, me: int) -> Reason | None:
    return None if _to_pawn(s, me) else Reason("nothing-to-pawn", ("K-090", "K-171"))


@action("pfandleiher", refuse=_something_to_pawn)
def pfandleiher(s: State, me: int) -> Rules[None]:
    """K-171: laid on a building, which brings its printed price less 1 resource of choice and works no more."""
    answer = yield from decide(me, PAWN, [NAME(card, site) for card, site in _to_pawn(s, me)])
    card, site = answer.args
    s.playing, by = without(s.playing, s.playing[-1]), s.playing[-1]
    block(s, me, card, site, by)
    weigh_advantages(s)
    price = dict(s.cards[card].cost)  # K-171: its magic power is lost
    if not price:
        return
    forgone = yield from decide(me, FORGOING, [FORGO(resource) for resource in price], {"card": card})
    price[forgone.args[0]] -= 1
    s.news.append(Event(FORGONE, me, forgone.args))
    for resource, amount in price.items():
        yield from receive(s, me, resource, amount)


@QUESTIONS.refuses(NAME, PAWN)
def refuse_pawning(s: State, me: int, card: str, site: str) -> Reason | None:
    if pawned_by(s, me, card, site):
        return Reason("pawned-already", ("K-171",), card=card)
    return _NOT_A_BUILDING(s, me, card, site)


@QUESTIONS.refuses_answer(FORGO, FORGOING)
def refuse_forgoing(_s: State, choice: Choice, resource: str) -> Reason | None:
    return Reason("not-in-price", ("K-171",), card=choice.about["card"], resource=resource)


@could_help("pfandleiher")
def _nothing_is_pawned(_a: Appraisal) -> bool:
    """A bot that lives for the next gain pawns nothing: it would have to pay more than it got."""
    return False


@worth_playing("pfandleiher")
def _pawning_helps(_a: Appraisal) -> float:
    return -1.0


# ---- a discount

STABLE: Final = QUESTIONS.question("gestuet", rules=("K-134", "K-169"), answers=(USE, PASS))


def _stables(s: State, me: int) -> list[tuple[str, str]]:
    """K-169: those that were not used in this turn."""
    unused = list(s.princes[me].gives.feeds)
    for used in s.used:
        if used in unused:
            unused.remove(used)
    return unused


def _fodder(s: State, me: int, card: str) -> tuple[str, ...]:
    """What an unused stable could save of the price of a knight."""
    if s.cards[card].kind != "knight" or not _stables(s, me):
        return ()
    feeds = s.cards[_stables(s, me)[0][0]].feeds
    return tuple([resource for resource, amount in s.cards[card].cost if amount and resource in feeds])


def _feed(s: State, me: int, card: str) -> Rules[tuple[str, ...]]:
    """K-134, K-169: once in a turn, for a knight of choice. Not asked where he could not be paid for otherwise."""
    saved = _fodder(s, me, card)
    if not saved:
        return ()
    stable = _stables(s, me)[0]
    totals = spendable(s.princes[me])
    lacking = sum([max(0, amount - totals[resource]) for resource, amount in s.cards[card].cost])
    if lacking <= discount(s.princes[me], s.cards[card]):
        answer: Option = yield Choice(me, STABLE, [USE(*stable), PASSING], {"card": card})
        if answer.form is PASS:
            return ()
    s.used += (stable,)
    s.news.append(Event(USED, me, stable))
    return saved


HOOKS.spares.append(Spare(_fodder, _feed))


@QUESTIONS.refuses(USE, STABLE)
def refuse_stable(_s: State, _me: int, card: str, _site: str) -> Reason | None:
    return Reason("not-this-one", ("K-169",), card=card)


# ---- resources that are moved

CARTING: Final = QUESTIONS.question("wagner", rules=("K-030",), answers=(MOVE,))
POST: Final = QUESTIONS.question("handelsposten", rules=("K-169",), answers=(MOVE,))
STORING: Final = QUESTIONS.question("speicher", rules=("K-170",), answers=(MOVE,))


def _refuse_carting(s: State, me: int, _card: str, _site: str) -> Reason | None:
    """K-030, K-166: the resource must have been named before the roll of this turn."""
    if not s.carted:
        return Reason("nothing-named", ("K-030", "K-166"))
    return None if moves(s, me, s.carted, with_cards=False) else Reason("nothing-to-move", ("K-005", "K-030"))


@as_often_as_wished("wagner", _refuse_carting)
def wagner(s: State, me: int, _card: str, _site: str) -> Rules[None]:
    """K-030: the resource that was named moves between the regions of its kind."""
    answer = yield from decide(me, CARTING, moves(s, me, s.carted, with_cards=False))
    carry(s, me, answer)


@when_built("wagner")
def _new_wagner(s: State, _me: int) -> Rules[None]:
    """K-166: one that was lost and built again knows of no name."""
    s.carted = ""
    yield from ()


@QUESTIONS.refuses(MOVE, CARTING)
def refuse_carting(s: State, me: int, amount: int, resource: str, source: str, target: str) -> Reason | None:
    if resource != s.carted:
        return Reason("other-resource", ("K-030",), resource=s.carted)
    return refuse_move(s, me, (amount, resource, source, target), False, "K-030")


def _every_move(s: State, me: int) -> list[Option]:
    return [move for resource in RESOURCES for move in moves(s, me, resource, with_cards=True)]


def _something_to_move(s: State, me: int) -> Reason | None:
    return None if _every_move(s, me) else Reason("nothing-to-move", ("K-005", "K-169"))


@once_a_turn("handelsposten", refuse=_something_to_move)
def handelsposten(s: State, me: int) -> Rules[None]:
    """K-169: any amount of one resource, once in a turn, also from or to a store."""
    answer = yield from decide(me, POST, _every_move(s, me))
    carry(s, me, answer)


@QUESTIONS.refuses(MOVE, POST)
def refuse_posting(s: State, me: int, amount: int, resource: str, source: str, target: str) -> Reason | None:
    return refuse_move(s, me, (amount, resource, source, target), True, "K-169")


def _store_moves(s: State, me: int, card: str) -> list[Option]:
    """K-170: into and out of one card."""
    found = [move for resource in s.cards[card].keeps for move in moves(s, me, resource, with_cards=True)]
    return [move for move in found if card in move.args[2:]]


def _refuse_storing(s: State, me: int, card: str, _site: str) -> Reason | None:
    return None if _store_moves(s, me, card) else Reason("nothing-to-move", ("K-005", "K-170"))


@as_often_as_wished("schatzkammer", _refuse_storing)
@as_often_as_wished("naturalienspeicher", _refuse_storing)
def store(s: State, me: int, card: str, _site: str) -> Rules[None]:
    """K-073, K-170: what lies there is out of reach of the other, of events and of robbers."""
    answer = yield from decide(me, STORING, _store_moves(s, me, card), {"card": card})
    carry(s, me, answer)


@QUESTIONS.refuses_answer(MOVE, STORING)
def refuse_storing(s: State, choice: Choice, amount: int, resource: str, source: str, target: str) -> Reason | None:
    card = choice.about["card"]
    if card not in (source, target):
        return Reason("not-this-store", ("K-170",), card=card)
    return refuse_move(s, choice.seat, (amount, resource, source, target), True, "K-170")


@worth_using("wagner", "handelsposten", "schatzkammer", "naturalienspeicher")
def _moving_helps(_a: Appraisal) -> float:
    """Bots leave things where they are: they could move them to and fro without end."""
    return -math.inf


# ---- manufactories

SPEND_POINT: Final = QUESTIONS.question("manufaktur", rules=("K-170",), answers=(DEMAND,))
QUESTIONS.refuses_answer(DEMAND, SPEND_POINT)(demand_refusal("K-170"))


def _refuse_spending(s: State, me: int, card: str, region: str) -> Reason | None:
    if not s.princes[me].count(card, region):
        return Reason("no-point-there", ("K-132", "K-170"), card=card)
    return None if demand_options(s, me, []) else Reason("nothing-to-take", ("K-170",), card=card)


@as_often_as_wished("faerberei", _refuse_spending)
@as_often_as_wished("kunstschmiede", _refuse_spending)
@as_often_as_wished("schnapsbrennerei", _refuse_spending)
def manufactory(s: State, me: int, card: str, region: str) -> Rules[None]:
    """K-170: 1 trade point for 1 resource of choice from the other's regions."""
    change_points(s, me, card, region, -1)
    yield from demand(s, me, 1, SPEND_POINT)


@worth_using("faerberei", "kunstschmiede", "schnapsbrennerei")
def _spending_helps(a: Appraisal) -> float:
    """For what the goal lacks, if the other has it."""
    return 4.0 if any(a.other["resources"][resource] for resource in a.goal.missing) else -1.0


# ---- a bazaar

BAZAAR_GIVES: Final = QUESTIONS.question("grosser-basar", rules=("K-169",), answers=(GIVE,))
BAZAAR_TAKES: Final = QUESTIONS.question("grosser-basar-takes", rules=("K-169",), answers=(DEMAND,))
GOODS: Final = tuple(resource for resource in RESOURCES if resource != "gold")


def _wanted(s: State, me: int, given: str) -> list[str]:
    """What can be demanded for a resource: another kind that the other has, and for which there is room."""
    found = [option.args[0] for option in demand_options(s, me, [])]
    return [resource for resource in found if resource in GOODS and resource != given]


def _at_the_bazaar(s: State, me: int) -> list[Option]:
    prince = s.princes[me]
    regions = [region for region in prince.land() if prince.stock[region] and RESOURCE_OF[region] in GOODS]
    return [GIVE_FROM[region] for region in regions if _wanted(s, me, RESOURCE_OF[region])]


def _bazaar_is_empty(s: State, me: int) -> Reason | None:
    return None if _at_the_bazaar(s, me) else Reason("nothing-at-bazaar", ("K-169",))


@once_a_turn("grosser_basar", refuse=_bazaar_is_empty)
def grosser_basar(s: State, me: int) -> Rules[None]:
    """K-169: once in a turn 1 resource for 1 of another kind, which the other must hand over; neither is gold."""
    answer = yield from decide(me, BAZAAR_GIVES, _at_the_bazaar(s, me))
    given, region = answer.args
    options = [DEMAND(resource) for resource in _wanted(s, me, given)]
    wanted = yield from decide(me, BAZAAR_TAKES, options, {"resource": given, "named": ""})
    give(s, me, region)
    yield from receive(s, 1 - me, given)
    yield from hand_over(s, 1 - me, me, wanted.args[0], 1)


@QUESTIONS.refuses(GIVE, BAZAAR_GIVES)
def refuse_bazaar_gift(s: State, me: int, resource: str, region: str) -> Reason | None:
    if reason := refuse_stored(s, me, resource, region, "give"):
        return reason
    if resource not in GOODS:
        return Reason("no-gold-here", ("K-169",))
    return Reason("nothing-for-it", ("K-169",), resource=resource)


@QUESTIONS.refuses_answer(DEMAND, BAZAAR_TAKES)
def refuse_bazaar_demand(s: State, choice: Choice, resource: str) -> Reason | None:
    if resource not in GOODS:
        return Reason("no-gold-here", ("K-169",))
    if resource == choice.about["resource"]:
        return Reason("same-resource", ("K-169",), resource=resource)
    return demand_refusal("K-169")(s, choice, resource)


@worth_using("grosser_basar")
def _bazaar_helps(a: Appraisal) -> float:
    lacks = any(a.other["resources"][resource] for resource in a.goal.missing if resource in GOODS)
    return 4.5 if lacks and any(a.spare(resource) > 0 for resource in GOODS) else -1.0


# ---- in the other's principality

BRANCH: Final = QUESTIONS.question("handelsniederlassung", rules=("K-078", "K-080"), answers=TAKING)


@at_production("handelsniederlassung")
def handelsniederlassung(s: State, me: int) -> Rules[None]:
    """K-078, K-080: 1 from the bank if a region beside it has the number, whatever that region yields its owner."""
    for kinds in _branches(s, me):
        yield from take(s, me, BRANCH, kinds)


def _branches(s: State, me: int) -> list[tuple[str, ...]]:
    """For each own branch beside a region with the number, what those regions yield."""
    host = s.princes[1 - me]
    sites = [site for card, site in host.gives.active_guests if s.cards[card].title == "handelsniederlassung"]
    beside = [[region for region in beside_site(host, site) if NUMBER_OF[region] == s.production] for site in sites]
    return [tuple(dict.fromkeys(RESOURCE_OF[region] for region in regions)) for regions in beside if regions]


@QUESTIONS.refuses(TAKE, BRANCH)
def refuse_branch(s: State, me: int, resource: str, region: str) -> Reason | None:
    return _not_beside(s, me, resource) or refuse_room(s, me, resource, region)


@QUESTIONS.refuses(TAKE_LOST, BRANCH)
def refuse_branch_in_vain(s: State, me: int, resource: str) -> Reason | None:
    return _not_beside(s, me, resource) or refuse_losing(s, me, resource)


def _not_beside(s: State, me: int, resource: str) -> Reason | None:
    kinds = [kind for kinds in _branches(s, me) for kind in kinds]
    return None if resource in kinds else Reason("other-resource", ("K-080",), resource=kinds[0])


# ---- knights

converts("sven_der_handelsritter")


@worth_using("sven_der_handelsritter")
def _sven_helps(a: Appraisal) -> float:
    """A knight is dear: only where it completes what is planned."""
    return 4.0 if 0 < a.goal.lack <= 2 and any(a.other["resources"][r] for r in a.goal.missing) else -1.0


# ---- events

CALM_SEA: Final = QUESTIONS.question("ruhige-see", rules=("K-049", "K-061"), answers=TAKING)


@event_card("ruhige_see")
def ruhige_see(s: State) -> Rules[None]:
    """Each takes 1 resource for every own trade fleet."""
    if not any(prince.gives.fleet for prince in s.princes):
        nothing_happens(s)
    yield from each_prince(s, _ships_come_home)


def _ships_come_home(s: State, me: int) -> Rules[None]:
    for number in range(s.princes[me].gives.fleet):
        yield from take(s, me, CALM_SEA, anchor=number == 0)


CHAMPION: Final = QUESTIONS.question("grosses-ritterturnier", rules=("K-005", "K-061"), answers=(FILL_REGION, PASS))


@event_card("grosses_ritterturnier")
def grosses_ritterturnier(s: State) -> Rules[None]:
    """Who has more tournament points than the other may fill one Goldfluss."""
    red, blue = (tournament_points(s, prince) for prince in s.princes)
    champion = 0 if red > blue else 1
    options = _rivers(s, champion) if red != blue else []
    if not options:
        nothing_happens(s)
        return
    answer: Option = yield Choice(champion, CHAMPION, [*options, PASSING], anchor=True)
    if answer.form is FILL_REGION:
        region = answer.args[0]
        gain(s, champion, region, STORAGE - s.princes[champion].stock[region])


def _rivers(s: State, me: int) -> list[Option]:
    return [FILL_REGION(region) for region in s.princes[me].with_room("gold")]


@QUESTIONS.refuses(FILL_REGION, CHAMPION)
def refuse_filling(s: State, me: int, region: str) -> Reason | None:
    if region not in s.princes[me].stock:
        return Reason("not-your-region", ("K-061",), region=region)
    if RESOURCE_OF[region] != "gold":
        return Reason("wrong-region", ("K-061",), region=region, resource="gold")
    return Reason("region-full", ("K-005",), region=region)


@event_card("bauernaufstand")
def bauernaufstand(s: State) -> Rules[None]:
    """Every region beside a Befestigtes Lager loses 1."""
    told = len(s.news)
    for seat, prince in enumerate(s.princes):
        for region in prince.land():
            if any(s.cards[card].title == "befestigtes_lager" for card in working_beside(prince, region)):
                lose(s, seat, region, 1)
    if len(s.news) == told:
        nothing_happens(s)
    yield from ()
