"""The centre row: roads, settlements, cities, and the regions that come with a settlement."""

from functools import cache
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules, Shuffle
from .advantages import weigh_advantages
from .box import Box
from .events import (
    CITY_BUILT,
    REGIONS_DRAWN,
    REGIONS_LAID,
    REGIONS_SEARCHED,
    REGIONS_SWAPPED,
    ROAD_BUILT,
    SETTLEMENT_BUILT,
)
from .expansions import refresh, settle_left
from .play import play_card, playable, refuse_play
from .prince import ABOVE, BELOW, CITADEL, CITY, LEFT, SETTLEMENT, Prince, without
from .questions import REALM
from .state import REGION_STACK_LOOKED_AT, Realm, look, look_no_more
from .stores import in_detail, pay, refuse_cost
from .words import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CHOOSE_REGION,
    CITIES,
    LAY_ABOVE,
    ROADS,
    SETTLEMENTS,
    TOP_REGIONS,
)

NEW_REGIONS: Final = REALM.question("new-regions", answers=(TOP_REGIONS, "play"))
LAY_REGIONS: Final = REALM.question("lay-regions", answers=(LAY_ABOVE,))
SCOUT: Final = REALM.question("scout", answers=(CHOOSE_REGION,))


def centre_options(s: Realm, me: int) -> list[Option]:
    """F-075, F-087: the centre cards the active prince can buy now. Of a kind that has run out nothing is asked."""
    prince = s.princes[me]
    box = s.box
    options: list[Option] = []
    if s.roads and refuse_cost(prince, box.road.cost) is None:
        options += [option for option in ROADS if refuse_road(s, me, option.args[0]) is None]
    if s.settlements and (prince.road_left or prince.road_right) and refuse_cost(prince, box.settlement.cost) is None:
        options += [option for option in SETTLEMENTS if refuse_settlement(s, me, option.args[0]) is None]
    if s.cities and refuse_cost(prince, box.city.cost) is None:
        options += [CITIES[at] for at in range(len(prince.places)) if refuse_city(s, me, at) is None]
    return options


@REALM.refuses(BUILD_ROAD)
def refuse_road(s: Realm, me: int, side: str) -> Reason | None:
    """F-076, F-079, F-087."""
    prince = s.princes[me]
    if prince.road_left if side == LEFT else prince.road_right:
        return road_lies_there(s.box, side)
    if not s.roads:
        return s.box.refuse("none-left", card=s.box.road.id)
    cost = s.box.road.cost
    return in_detail(refuse_cost(prince, cost), prince, cost, *s.box.cites["cannot-afford:road"])


@cache
def road_lies_there(box: Box, side: str) -> Reason:
    """Made once: in most turns an end of the row is looked at in vain."""
    return box.refuse("road-lies-there", side=side)


def build_road(s: Realm, me: int, side: str) -> Rules[None]:
    """F-079: at the left or right end of the row."""
    yield from pay(s, me, s.box.road.cost)
    s.roads -= 1
    prince = s.princes[me]
    if side == LEFT:
        prince.road_left = True
    else:
        prince.road_right = True
    s.news.append(Event(ROAD_BUILT, me, (side,)))


@REALM.refuses(BUILD_SETTLEMENT)
def refuse_settlement(s: Realm, me: int, side: str) -> Reason | None:
    """F-077, F-080, F-087."""
    prince = s.princes[me]
    if not (prince.road_left if side == LEFT else prince.road_right):
        return no_road_end(s.box, side)
    if not s.settlements:
        return s.box.refuse("none-left", card=s.box.settlement.id)
    cost = s.box.settlement.cost
    return in_detail(refuse_cost(prince, cost), prince, cost, *s.box.cites["cannot-afford:settlement"])


@cache
def no_road_end(box: Box, side: str) -> Reason:
    return box.refuse("no-road-end", side=side)


def build_settlement(s: Realm, me: int, side: str) -> Rules[None]:
    """F-080 to F-083: at the free end of a road, with two new regions at its outer corners."""
    yield from pay(s, me, s.box.settlement.cost)
    s.settlements -= 1
    s.news.append(Event(SETTLEMENT_BUILT, me, (side,)))
    yield from _new_regions(s, me)
    answer: Option = yield Choice(me, LAY_REGIONS, [LAY_ABOVE(region) for region in s.new_regions])
    above = answer.args[0]
    (below,) = without(s.new_regions, above)
    s.new_regions = ()
    lay_settlement(s.princes[me], side, above, below)
    if side == LEFT:
        settle_left(s, me)
    refresh(s, s.princes[me])
    s.news.append(Event(REGIONS_LAID, me, (above, below)))


def lay_settlement(prince: Prince, side: str, above: str, below: str) -> None:
    """The row grows by a settlement, two empty sites and two empty regions; the road lies inside it now."""
    at, gap = (0, 0) if side == LEFT else (len(prince.places), len(prince.places) + 1)
    prince.places = (*prince.places[:at], SETTLEMENT, *prince.places[at:])
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


def _new_regions(s: Realm, me: int) -> Rules[None]:
    """F-082, F-169: the two top regions, or two of choice with a card that is played now."""
    # asked at every settlement, so that the question does not tell whether the hand holds such a card
    answer: Option = yield Choice(me, NEW_REGIONS, [TOP_REGIONS(), *playable(s, me, "with_settlement")])
    if answer.form is s.box.say.play and (yield from play_card(s, me, answer.args[0])):
        return
    s.new_regions, s.region_stack = s.region_stack[:2], s.region_stack[2:]
    s.news.append(Event(REGIONS_DRAWN, me, (s.new_regions[0], s.new_regions[1])))


@REALM.refuses("play", NEW_REGIONS)
def refuse_play_with_settlement(s: Realm, me: int, card: str) -> Reason | None:
    return refuse_play(s, me, card, "with_settlement")


def scout_regions(s: Realm, me: int) -> Rules[None]:
    """F-169: two regions of choice are taken out of the stack, which is then shuffled."""
    look(s, me, REGION_STACK_LOOKED_AT)
    s.news.append(Event(REGIONS_SEARCHED, me))
    for _ in range(2):
        answer: Option = yield Choice(me, SCOUT, [CHOOSE_REGION(region) for region in s.region_stack])
        s.region_stack = without(s.region_stack, answer.args[0])
        s.new_regions += answer.args
    look_no_more(s)
    s.news.append(Event(REGIONS_DRAWN, me, (s.new_regions[0], s.new_regions[1])))
    s.region_stack = yield Shuffle("regions", s.region_stack)


def swap_regions(s: Realm, me: int, one: str, other: str) -> None:
    """The two cards change places, with what they store. A card laid at either place stays (F-172)."""
    swapped = {one: other, other: one}
    above, below = s.princes[me].regions
    s.princes[me].regions = (
        tuple(swapped.get(region, region) for region in above),
        tuple(swapped.get(region, region) for region in below),
    )
    s.princes[me].relabel(swapped)
    s.news.append(Event(REGIONS_SWAPPED, me, (one, other)))


@REALM.refuses(BUILD_CITY)
def refuse_city_there(s: Realm, me: int, place: int) -> Reason | None:
    return refuse_city(s, me, place)


def refuse_city(s: Realm, me: int, at: int) -> Reason | None:
    """F-078, F-084, F-087."""
    prince = s.princes[me]
    if at >= len(prince.places):
        return s.box.refuse("no-such-place", "city", place=at + 1)
    if prince.places[at] == CITADEL:
        return s.box.refuse("citadel-already", place=at + 1)
    if prince.places[at] != SETTLEMENT:
        return s.box.refuse("city-already", place=at + 1)
    if not s.cities:
        return s.box.refuse("none-left", card=s.box.city.id)
    cost = s.box.city.cost
    return in_detail(refuse_cost(prince, cost), prince, cost, *s.box.cites["cannot-afford:city"])


def build_city(s: Realm, me: int, at: int) -> Rules[None]:
    """F-084, F-085: on an own settlement, which stays underneath."""
    yield from pay(s, me, s.box.city.cost)
    become_city(s, me, at)


def become_city(s: Realm, me: int, at: int) -> None:
    """The city is laid on the settlement."""
    s.cities -= 1
    prince = s.princes[me]
    prince.places = (*prince.places[:at], CITY, *prince.places[at + 1 :])
    refresh(s, prince)
    s.news.append(Event(CITY_BUILT, me, (at + 1,)))
    if s.mode.trader_needs_city:
        weigh_advantages(s)  # K-161
