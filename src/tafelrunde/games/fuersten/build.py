"""Phase 2, building: expansions from the hand, and the centre cards."""

from ...kernel import Choice, Event, Option, Reason, Rules, Shuffle
from ..realm.cards import Card
from ..realm.expansions import place, refresh
from ..realm.prince import ABOVE, BELOW, LEFT, PLACES, SITE_AT, SITES, Prince, without
from ..realm.prince import CITY as A_CITY
from ..realm.prince import SETTLEMENT as A_SETTLEMENT
from ..realm.stores import in_detail, pay, refuse_cost
from .data import CARDS, CITY, ROAD, SETTLEMENT
from .events import (
    CITY_BUILT,
    REGIONS_DRAWN,
    REGIONS_LAID,
    REGIONS_SEARCHED,
    ROAD_BUILT,
    SETTLEMENT_BUILT,
)
from .play import PLAYS, play_card, playable, refuse_effect
from .state import NOTHING_LOOKED_AT, REGION_STACK_LOOKED_AT, State, weigh_advantages
from .words import (
    BUILD,
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CHOOSE_REGION,
    LAY_ABOVE,
    PLAY,
    TOP_REGIONS,
)

ROADS = (BUILD_ROAD("left"), BUILD_ROAD("right"))
SETTLEMENTS = (BUILD_SETTLEMENT("left"), BUILD_SETTLEMENT("right"))
BUILDS = {card.id: {site: BUILD(card.id, site) for site in SITES} for card in CARDS.values() if card.is_expansion}
CITIES = tuple(BUILD_CITY(place) for place in PLACES)


# expansions


def hand_options(s: State, me: int) -> list[Option]:
    """F-070: everything in the hand that may be built, wherever it may be built, or played in the action phase."""
    prince = s.princes[me]
    options: list[Option] = []
    for card_id in dict.fromkeys(prince.hand):
        card = s.cards[card_id]
        if not card.is_expansion:
            if card.timing == "action" and refuse_effect(s, me, card_id) is None:
                options.append(PLAYS[card_id])
        elif refuse_expansion(prince, card) is None:
            builds = BUILDS[card_id]
            options += [builds[site] for site in prince.gives.free_sites]
    return options


def refuse_build(s: State, me: int, card_id: str, site: str) -> Reason | None:
    """F-065: from the hand, on a free site of an own settlement or city, after paying."""
    prince = s.princes[me]
    if card_id not in prince.hand:
        return Reason("not-in-hand", ("F-065",), card=card_id)
    card = s.cards[card_id]
    return refuse_site(prince, site) or in_detail(refuse_expansion(prince, card), prince, card.cost, "F-065")


def refuse_expansion(prince: Prince, card: Card) -> Reason | None:
    """Why a card may not be built, wherever."""
    if card.once and card.title in prince.gives.built:
        return Reason("only-once", ("F-066",), card=card.id)
    return refuse_cost(prince, card.cost)


def refuse_site(prince: Prince, site: str) -> Reason | None:
    """F-072: one card above and below a settlement, two at a city."""
    row, at = SITE_AT[site]
    if at >= len(prince.places):
        return Reason("no-such-place", ("F-072",), place=at + 1)
    if len(prince.sites[row][at]) >= prince.places[at]:
        return Reason("site-full", ("F-065", "F-072"), site=site)
    return None


def build_expansion(s: State, me: int, card_id: str, site: str) -> Rules[None]:
    """F-065: paid, laid down, and at work at once (F-071)."""
    yield from pay(s, me, s.cards[card_id].cost)
    prince = s.princes[me]
    prince.hand = without(prince.hand, card_id)
    place(s, me, card_id, site)
    weigh_advantages(s)


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
    s.looking = REGION_STACK_LOOKED_AT
    s.news.append(Event(REGIONS_SEARCHED, me))
    for _ in range(2):
        answer: Option = yield Choice(me, "scout", [CHOOSE_REGION(region) for region in s.region_stack])
        s.region_stack = without(s.region_stack, answer.args[0])
        s.new_regions += answer.args
    s.looking = NOTHING_LOOKED_AT
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
