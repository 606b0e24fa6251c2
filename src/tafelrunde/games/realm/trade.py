"""Trading resources within the own principality: 3:1, with ships 2:1, at a mint 1:1."""

from typing import Final

from ...kernel import Event, Option, Reason, Rules
from .events import TRADED
from .prince import Prince
from .questions import REALM
from .regions import RESOURCE_OF, RESOURCES
from .state import Realm
from .stores import pay_resource, receive, spend, spendable
from .words import FAIR_TRADES, MINT_TRADES, SHIP_TRADES, TRADE, TRADE_LIT, TRADE_REGION

FAIR: Final = 3  # F-088
BY_SHIP: Final = 2  # F-090
BY_MINT: Final = 1  # F-230
MINTED: Final = "gold"


def trade_options(s: Realm, me: int) -> list[Option]:
    """Every trade that is possible now; the lists by rate and resource are made once."""
    prince = s.princes[me]
    gives = prince.gives
    options: list[Option] = []
    ships = ships_for(s, me) if gives.borrows_ships else gives.ships
    freely = gives.lit.union(s.one_to_one) if s.one_to_one else gives.lit
    totals = spendable(prince, colonies=True)
    for resource, stored in totals.items():
        if stored >= FAIR:
            options += FAIR_TRADES[resource]
        if stored >= BY_SHIP and resource in ships:
            options += SHIP_TRADES[resource]
        if stored and resource in freely:
            options += MINT_TRADES[resource]
    if gives.neighbour_ships or gives.ship_regions:
        options += [
            TRADE_REGION(region, other)
            for region in beside_neighbour_ships(prince)
            if prince.stock[region] >= BY_SHIP
            for other in RESOURCES
            if other != RESOURCE_OF[region]
        ]
    if gives.lit_regions:
        options += [
            TRADE_LIT(region, other)
            for region in dict.fromkeys(gives.lit_regions)
            if prince.stock[region]
            for other in RESOURCES
            if other != RESOURCE_OF[region]
        ]
    if gives.mints and totals[MINTED] and MINTED not in freely and not mints_used(s, prince):
        options += MINT_TRADES[MINTED]
    return options


def ships_for(s: Realm, me: int) -> frozenset[str]:
    """K-172: the resources of the own ships; K-173: and of the other's, where a card borrows them."""
    gives = s.princes[me].gives
    return gives.ships | s.princes[1 - me].gives.ships if gives.borrows_ships else gives.ships


def beside_neighbour_ships(prince: Prince) -> list[str]:
    """F-189: the single regions left and right of each ship that trades for its neighbours."""
    regions = (region for row, at in prince.gives.neighbour_ships for region in prince.neighbours(row, at))
    return list(dict.fromkeys((*regions, *prince.gives.ship_regions)))


def carried(prince: Prince) -> set[str]:
    """The resources of the trade fleets; K-176: of one that trades for its neighbours, what the regions beside it
    yield."""
    beside = {RESOURCE_OF[region] for region in beside_neighbour_ships(prince)}
    return beside | prince.gives.ships


def trades_freely(s: Realm, prince: Prince, resource: str) -> bool:
    """K-172: whether a lighthouse or an action card lets a resource be traded 1:1, without a mint."""
    return resource in prince.gives.lit or resource in s.one_to_one


def mints_used(s: Realm, prince: Prince) -> bool:
    """F-230: each mint works once in a turn; K-172: or without limit."""
    return not s.mode.mints_freely and s.minted >= prince.gives.mints


@REALM.refuses(TRADE)
def refuse_trade(s: Realm, me: int, rate: int, resource: str, other: str) -> Reason | None:
    """F-088 to F-091, F-187, F-230."""
    prince = s.princes[me]
    if resource == other:
        return s.box.refuse("same-resource", resource=resource)
    if rate == BY_MINT and not trades_freely(s, prince, resource):
        return _refuse_mint(s, prince, resource)
    if rate == BY_SHIP and resource not in ships_for(s, me):
        return s.box.refuse("no-ship", resource=resource)
    stored = spendable(prince, colonies=True)[resource]
    if stored < rate:
        about = "trade" if rate == FAIR else "ship"
        return s.box.refuse("too-few", about, resource=resource, needed=rate, stored=stored)
    return None


def _refuse_mint(s: Realm, prince: Prince, resource: str) -> Reason | None:
    """F-230, K-172: 1 gold, once in a turn at each mint, or as often as wished."""
    if resource != MINTED or not prince.gives.mints:
        return s.box.refuse("no-mint")
    if mints_used(s, prince):
        return s.box.refuse("mint-used")
    if not spendable(prince, colonies=True)[MINTED]:
        return s.box.refuse("too-few", "mint", resource=MINTED, needed=1, stored=0)
    return None


@REALM.refuses(TRADE_REGION)
def refuse_region_trade(s: Realm, me: int, region: str, other: str) -> Reason | None:
    """F-189: 2 resources that lie in one and the same region beside such a ship."""
    prince = s.princes[me]
    if RESOURCE_OF.get(region) == other:
        return s.box.refuse("same-resource", resource=other)
    if region not in beside_neighbour_ships(prince):
        return s.box.refuse("no-ship-beside", region=region)
    if prince.stock[region] < BY_SHIP:
        return s.box.refuse("too-few-there", region=region, needed=BY_SHIP, stored=prince.stock[region])
    return None


@REALM.refuses(TRADE_LIT)
def refuse_lit_trade(s: Realm, me: int, region: str, other: str) -> Reason | None:
    """K-176: 1 resource of a region beside a big ship that a lighthouse serves."""
    prince = s.princes[me]
    if RESOURCE_OF.get(region) == other:
        return s.box.refuse("same-resource", resource=other)
    if region not in prince.gives.lit_regions:
        return s.box.refuse("no-ship-beside", region=region)
    return None if prince.stock[region] else s.box.refuse("too-few-there", region=region, needed=1, stored=0)


def trade(s: Realm, me: int, rate: int, resource: str, other: str) -> Rules[None]:
    """F-088, F-089: equal resources, from several regions if need be, for 1 of another kind."""
    if rate == BY_MINT and not s.mode.mints_freely and not trades_freely(s, s.princes[me], resource):
        s.minted += 1
    s.news.append(Event(TRADED, me, (rate, resource, other)))
    yield from pay_resource(s, me, resource, rate, colonies=True)
    yield from receive(s, me, other)
    if _lies_anywhere(s, s.box.hooks.traders):
        yield from _heard(s, me, resource)


def trade_from_region(s: Realm, me: int, region: str, other: str, rate: int = BY_SHIP) -> Rules[None]:
    """F-189, F-190; K-176: with a lighthouse 1:1."""
    s.news.append(Event(TRADED, me, (rate, RESOURCE_OF[region], other)))
    spend(s, me, region, rate)
    yield from receive(s, me, other)
    if _lies_anywhere(s, s.box.hooks.traders):
        yield from _heard(s, me, RESOURCE_OF[region])


def trade_lit(s: Realm, me: int, region: str, other: str) -> Rules[None]:
    """K-176: beside such a ship and a lighthouse, 1:1."""
    yield from trade_from_region(s, me, region, other, BY_MINT)


def _heard(s: Realm, me: int, resource: str) -> Rules[None]:
    """K-175: what cards do when somebody has traded with the bank."""
    for titles, heard in s.box.hooks.trades:
        if _lies_anywhere(s, titles):
            yield from heard(s, me, resource)


def _lies_anywhere(s: Realm, titles: frozenset[str]) -> bool:
    red, blue = s.princes
    return not (red.gives.built.isdisjoint(titles) and blue.gives.built.isdisjoint(titles))
