"""Phase 2, building: expansions from the hand, and the centre cards."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules, Shuffle
from ..realm.cards import Card
from ..realm.expansions import COVER, annex, cover, place, refresh
from ..realm.prince import ABOVE, BELOW, LEFT, PLACES, SITE_AT, SITES, Prince, without
from ..realm.prince import CITY as A_CITY
from ..realm.prince import SETTLEMENT as A_SETTLEMENT
from ..realm.stores import CANNOT_AFFORD, in_detail, pay, refuse_cost
from .data import CARDS, CITY, GEMEINDEHAUS, ROAD, SETTLEMENT
from .events import (
    CITY_BUILT,
    REGIONS_DRAWN,
    REGIONS_LAID,
    REGIONS_SEARCHED,
    ROAD_BUILT,
    SAVED,
    SETTLEMENT_BUILT,
)
from .hand import leave_hand
from .play import PLAYS, needs_of, play_card, playable, refuse_effect
from .registry import WHEN_BUILT
from .state import REGION_STACK_LOOKED_AT, State, look, look_no_more, weigh_advantages
from .words import (
    BUILD,
    BUILD_CITY,
    BUILD_OPEN,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CHOOSE_REGION,
    LAY_ABOVE,
    LAY_AT,
    PLAY,
    SAVE,
    TOP_REGIONS,
)

ROADS: Final = (BUILD_ROAD("left"), BUILD_ROAD("right"))
SETTLEMENTS: Final = (BUILD_SETTLEMENT("left"), BUILD_SETTLEMENT("right"))
BUILDS: Final = {
    card.id: {site: BUILD(card.id, site) for site in SITES} for card in CARDS.values() if card.is_expansion
}
CITIES: Final = tuple(BUILD_CITY(place) for place in PLACES)


# expansions


def hand_options(s: State, me: int) -> list[Option]:
    """F-070: everything in the hand that may be built, wherever it may be built, or played in the action phase."""
    prince = s.princes[me]
    memo = prince.gives.memo
    options: list[Option] = []
    for card_id in dict.fromkeys(prince.hand):
        card = s.cards[card_id]
        if card.is_expansion:
            places = memo.get(card_id)
            if places is None:
                places = memo[card_id] = _places_for(prince, card)
            if places and refuse_price(prince, card) is None:
                options += places
        elif card.kind == "region_expansion":
            options += [LAY_AT(card_id, region) for region in prince.land() if refuse_expansion(prince, card) is None]
        elif card.timing == "action" and refuse_effect(s, me, card_id) is None:
            options.append(PLAYS[card_id])
    return options


def _places_for(prince: Prince, card: Card) -> tuple[Option, ...]:
    """Wherever a card may be built, if it can be paid for: changes only when something is built or removed."""
    if refuse_conditions(prince, card):
        return ()
    return tuple(BUILDS[card.id][site] for site in fitting_sites(prince, card))


def open_options(s: State, me: int) -> list[Option]:
    """F-130: the card of the open stack, wherever it may be built."""
    if not s.open_stack:
        return []
    prince = s.princes[me]
    card = s.cards[s.mode.open_card]
    if refuse_expansion(prince, card):
        return []
    return [BUILD_OPEN(card.id, site) for site in fitting_sites(prince, card)]


def fitting_sites(prince: Prince, card: Card) -> Sequence[str]:
    """F-065, F-137, F-286: green cards on any free site, red ones at a city, the Rathaus on the Gemeindehaus."""
    if card.placement == "city":
        return prince.gives.free_city_sites
    if card.placement == COVER:
        return [site for lying, site in prince.gives.lying if lying == GEMEINDEHAUS and prince.is_city(site)]
    return prince.gives.free_sites


def refuse_build(s: State, me: int, card_id: str, site: str) -> Reason | None:
    """F-065: from the hand, on a free site of an own settlement or city, after paying."""
    if s.cards[card_id].kind == "region_expansion":
        return Reason("at-regions-only", ("F-139",), card=card_id)
    if card_id not in s.princes[me].hand:
        return Reason("not-in-hand", ("F-065",), card=card_id)
    return _refuse_card_at(s.princes[me], s.cards[card_id], site, "F-065")


def refuse_build_open(s: State, me: int, card_id: str, site: str) -> Reason | None:
    """F-129, F-130: from the open stack of this mode, as long as it has cards."""
    if card_id != s.mode.open_card:
        return Reason("not-in-open-stack", ("F-158" if s.mode.half_moons_sleep else "F-129",), card=card_id)
    if not s.open_stack:
        return Reason("not-in-open-stack", ("F-130",), card=card_id)
    if card_id in s.princes[me].gives.built:
        return Reason("only-once", ("F-066", "F-131"), card=card_id)
    return _refuse_card_at(s.princes[me], s.cards[card_id], site, "F-130")


def refuse_lay(s: State, me: int, card_id: str, region: str) -> Reason | None:
    """F-139, F-215."""
    prince = s.princes[me]
    if s.cards[card_id].kind != "region_expansion":
        return Reason("on-sites-only", ("F-065", "F-139"), card=card_id)
    if card_id not in prince.hand:
        return Reason("not-in-hand", ("F-139",), card=card_id)
    if region not in prince.land():
        return Reason("not-your-region", ("F-139",), region=region)
    return refuse_expansion(prince, s.cards[card_id])


def _refuse_card_at(prince: Prince, card: Card, site: str, rule: str) -> Reason | None:
    reason = refuse_site(prince, card, site) or refuse_expansion(prince, card)
    if reason is CANNOT_AFFORD and discount(prince, card):
        lacking = in_detail(reason, prince, card.cost, rule, "F-253" if card.kind == "hero" else "F-281")
        assert lacking is not None
        return Reason("cannot-afford-even-so", lacking.rules, **lacking.params)
    return in_detail(reason, prince, card.cost, rule)


def refuse_expansion(prince: Prince, card: Card) -> Reason | None:
    """Why a card may not be built, wherever."""
    return refuse_conditions(prince, card) or refuse_price(prince, card)


def refuse_conditions(prince: Prince, card: Card) -> Reason | None:
    """F-066, F-140: what must lie, or not lie, in the own principality."""
    gives = prince.gives
    if card.once and card.title in gives.built:
        return only_once(card.id)
    if card.needs and gives.built.isdisjoint(card.needs):
        return needs_of(card.id)
    if card.needs_progress > gives.progress:
        return Reason("needs-progress", ("F-140", "F-283"), card=card.id, needed=card.needs_progress)
    if card.needs_warrior and not any(CARDS[c].kind == "hero" and CARDS[c].strength for c, _ in gives.lying):
        return Reason("needs-warrior", ("F-140", "F-215"), card=card.id)
    return None


def refuse_price(prince: Prince, card: Card) -> Reason | None:
    """The whole price, or all of it but one resource where the owner builds cheaper."""
    if discount(prince, card):
        lacking = sum(max(0, amount - prince.totals[resource]) for resource, amount in card.cost)
        return CANNOT_AFFORD if lacking > 1 else None
    return refuse_cost(prince, card.cost)


@cache
def only_once(card_id: str) -> Reason:
    return Reason("only-once", ("F-066",), card=card_id)


def discount(prince: Prince, card: Card) -> bool:
    """F-253, F-281: heroes, or red expansions that cost more than 4, may cost 1 resource of choice less."""
    cheapens = prince.gives.cheapens
    if not cheapens:
        return False
    return card.kind in cheapens or ("city" in cheapens and card.placement in ("city", COVER) and card.price > 4)


def refuse_site(prince: Prince, card: Card, site: str) -> Reason | None:
    """F-072: one card above and below a settlement, two at a city; F-137: red ones only at a city."""
    row, at = SITE_AT[site]
    if at >= len(prince.places):
        return Reason("no-such-place", ("F-072",), place=at + 1)
    if card.placement in ("city", COVER) and not prince.is_city(site):
        return Reason("city-only", ("F-137",), card=card.id)
    if card.placement == COVER:
        if GEMEINDEHAUS in prince.sites[row][at]:
            return None
        if prince.covered and any(CARDS[lying].placement == COVER for lying in prince.sites[row][at]):
            return Reason("covered-already", ("F-284", "F-285"), card=card.id, other=GEMEINDEHAUS, site=site)
        return Reason("nothing-to-cover", ("F-284",), card=card.id, other=GEMEINDEHAUS, site=site)
    if len(prince.sites[row][at]) >= prince.places[at]:
        return Reason("site-full", ("F-065", "F-072"), site=site)
    return None


def build_expansion(s: State, me: int, card_id: str, site: str) -> Rules[None]:
    """F-065: paid, laid down, and at work at once (F-071)."""
    yield from _pay_for(s, me, s.cards[card_id])
    leave_hand(s, me, card_id)
    yield from _lay_down(s, me, card_id, site)


def build_open(s: State, me: int, card_id: str, site: str) -> Rules[None]:
    """F-130: paid, and taken straight from the open stack."""
    yield from _pay_for(s, me, s.cards[card_id])
    s.open_stack -= 1
    yield from _lay_down(s, me, card_id, site)


def lay_at_region(s: State, me: int, card_id: str, region: str) -> Rules[None]:
    """F-139: a region expansion lies at a region, not on a building site."""
    yield from _pay_for(s, me, s.cards[card_id])
    leave_hand(s, me, card_id)
    annex(s, me, card_id, region)


def _pay_for(s: State, me: int, card: Card) -> Rules[None]:
    """The whole price, or all but one resource of choice where the owner builds cheaper."""
    prince = s.princes[me]
    if not discount(prince, card):
        yield from pay(s, me, card.cost)
        return
    lacking = [resource for resource, amount in card.cost if prince.totals[resource] < amount]
    saved = lacking[0] if lacking else ""
    if not saved:
        options = [SAVE(resource) for resource, _ in card.cost]
        answer: Option = yield Choice(me, "save", options, {"card": card.id})
        saved = answer.args[0]
    s.news.append(Event(SAVED, me, (saved,)))
    yield from pay(s, me, tuple((resource, amount - (resource == saved)) for resource, amount in card.cost))


def _lay_down(s: State, me: int, card_id: str, site: str) -> Rules[None]:
    card = s.cards[card_id]
    if card.placement == COVER:
        cover(s, me, card_id, site, GEMEINDEHAUS)
    else:
        place(s, me, card_id, site)
    weigh_advantages(s)
    if card.title in WHEN_BUILT:
        yield from WHEN_BUILT[card.title](s, me)


# centre cards


def centre_options(s: State, me: int) -> list[Option]:
    """F-075: the centre cards the active prince can buy now."""
    prince = s.princes[me]
    options: list[Option] = []
    if refuse_cost(prince, ROAD.cost) is None:
        options += [option for option in ROADS if refuse_road(s, me, option.args[0]) is None]
    if (prince.road_left or prince.road_right) and refuse_cost(prince, SETTLEMENT.cost) is None:
        options += [option for option in SETTLEMENTS if refuse_settlement(s, me, option.args[0]) is None]
    if refuse_cost(prince, CITY.cost) is None:
        options += [CITIES[at] for at in range(len(prince.places)) if refuse_city(s, me, at) is None]
    return options


def refuse_road(s: State, me: int, side: str) -> Reason | None:
    """F-076, F-079, F-087."""
    prince = s.princes[me]
    if prince.road_left if side == LEFT else prince.road_right:
        return Reason("road-lies-there", ("F-079",), side=side)
    if not s.roads:
        return Reason("none-left", ("F-087",), card=ROAD.id)
    return in_detail(refuse_cost(prince, ROAD.cost), prince, ROAD.cost, "F-076")


def build_road(s: State, me: int, side: str) -> Rules[None]:
    """F-079: at the left or right end of the row."""
    yield from pay(s, me, ROAD.cost)
    s.roads -= 1
    prince = s.princes[me]
    if side == LEFT:
        prince.road_left = True
    else:
        prince.road_right = True
    s.news.append(Event(ROAD_BUILT, me, (side,)))


def refuse_settlement(s: State, me: int, side: str) -> Reason | None:
    """F-077, F-080, F-087."""
    prince = s.princes[me]
    if not (prince.road_left if side == LEFT else prince.road_right):
        return Reason("no-road-end", ("F-080",), side=side)
    if not s.settlements:
        return Reason("none-left", ("F-087",), card=SETTLEMENT.id)
    return in_detail(refuse_cost(prince, SETTLEMENT.cost), prince, SETTLEMENT.cost, "F-077")


def build_settlement(s: State, me: int, side: str) -> Rules[None]:
    """F-080 to F-083: at the free end of a road, with two new regions at its outer corners."""
    yield from pay(s, me, SETTLEMENT.cost)
    s.settlements -= 1
    s.news.append(Event(SETTLEMENT_BUILT, me, (side,)))
    yield from _new_regions(s, me)
    answer: Option = yield Choice(me, "lay-regions", [LAY_ABOVE(region) for region in s.new_regions])
    above = answer.args[0]
    (below,) = without(s.new_regions, above)
    s.new_regions = ()
    lay_settlement(s.princes[me], side, above, below)
    refresh(s, s.princes[me])
    s.news.append(Event(REGIONS_LAID, me, (above, below)))


def lay_settlement(prince: Prince, side: str, above: str, below: str) -> None:
    """The row grows by a settlement, two empty sites and two empty regions; the road lies inside it now."""
    at, gap = (0, 0) if side == LEFT else (len(prince.places), len(prince.places) + 1)
    prince.places = (*prince.places[:at], A_SETTLEMENT, *prince.places[at:])
    prince.sites = (
        (*prince.sites[ABOVE][:at], (), *prince.sites[ABOVE][at:]),
        (*prince.sites[BELOW][:at], (), *prince.sites[BELOW][at:]),
    )
    prince.regions = (
        (*prince.regions[ABOVE][:gap], above, *prince.regions[ABOVE][gap:]),
        (*prince.regions[BELOW][:gap], below, *prince.regions[BELOW][gap:]),
    )
    if side == LEFT:
        prince.annexes = tuple((card, row, at + 1) for card, row, at in prince.annexes)
    prince.stock[above] = prince.stock[below] = 0
    prince.sort_regions()
    if side == LEFT:
        prince.road_left = False
    else:
        prince.road_right = False


def _new_regions(s: State, me: int) -> Rules[None]:
    """F-082, F-169: the two top regions, or two of choice with a Kundschafter."""
    # asked at every settlement, so that the question does not tell whether the hand holds a Kundschafter
    answer: Option = yield Choice(me, "new-regions", [TOP_REGIONS(), *playable(s, me, "with_settlement")])
    if answer.form is PLAY:
        yield from play_card(s, me, answer.args[0])
    else:
        s.new_regions, s.region_stack = s.region_stack[:2], s.region_stack[2:]
        s.news.append(Event(REGIONS_DRAWN, me, (s.new_regions[0], s.new_regions[1])))


def scout_regions(s: State, me: int) -> Rules[None]:
    """F-169: two regions of choice are taken out of the stack, which is then shuffled."""
    look(s, me, REGION_STACK_LOOKED_AT)
    s.news.append(Event(REGIONS_SEARCHED, me))
    for _ in range(2):
        answer: Option = yield Choice(me, "scout", [CHOOSE_REGION(region) for region in s.region_stack])
        s.region_stack = without(s.region_stack, answer.args[0])
        s.new_regions += answer.args
    look_no_more(s)
    s.news.append(Event(REGIONS_DRAWN, me, (s.new_regions[0], s.new_regions[1])))
    s.region_stack = yield Shuffle("regions", s.region_stack)


def refuse_city(s: State, me: int, at: int) -> Reason | None:
    """F-078, F-084, F-087."""
    prince = s.princes[me]
    if at >= len(prince.places):
        return Reason("no-such-place", ("F-084",), place=at + 1)
    if prince.places[at] == A_CITY:
        return Reason("city-already", ("F-084",), place=at + 1)
    if not s.cities:
        return Reason("none-left", ("F-087",), card=CITY.id)
    return in_detail(refuse_cost(prince, CITY.cost), prince, CITY.cost, "F-078")


def build_city(s: State, me: int, at: int) -> Rules[None]:
    """F-084, F-085: on an own settlement, which stays underneath."""
    yield from pay(s, me, CITY.cost)
    s.cities -= 1
    prince = s.princes[me]
    prince.places = (*prince.places[:at], A_CITY, *prince.places[at + 1 :])
    refresh(s, prince)
    s.news.append(Event(CITY_BUILT, me, (at + 1,)))
