"""Trading resources within the own principality: 3:1, with ships 2:1, at a mint 1:1."""

from typing import Final

from ...kernel import Event, Option, Reason, Rules
from .events import TRADED
from .prince import Prince
from .questions import REALM
from .regions import RESOURCE_OF, RESOURCES
from .state import Realm
from .stores import pay_resource, receive, spend
from .words import FAIR_TRADES, MINT_TRADES, SHIP_TRADES, TRADE, TRADE_REGION

FAIR: Final = 3  # F-088
BY_SHIP: Final = 2  # F-090
BY_MINT: Final = 1  # F-230
MINTED: Final = "gold"


def trade_options(s: Realm, me: int) -> list[Option]:
    """Every trade that is possible now; the lists by rate and resource are made once."""
    prince = s.princes[me]
    gives = prince.gives
    options: list[Option] = []
    for resource, stored in prince.totals.items():
        if stored >= FAIR:
            options += FAIR_TRADES[resource]
        if stored >= BY_SHIP and resource in gives.ships:
            options += SHIP_TRADES[resource]
    if gives.neighbour_ships:
        options += [
            TRADE_REGION(region, other)
            for region in beside_neighbour_ships(prince)
            if prince.stock[region] >= BY_SHIP
            for other in RESOURCES
            if other != RESOURCE_OF[region]
        ]
    if gives.mints and prince.totals[MINTED] and not mints_used(s, prince):
        options += MINT_TRADES[MINTED]
    return options


def beside_neighbour_ships(prince: Prince) -> list[str]:
    """F-189: the single regions left and right of each ship that trades for its neighbours."""
    regions = (region for row, at in prince.gives.neighbour_ships for region in prince.neighbours(row, at))
    return list(dict.fromkeys(regions))


def mints_used(s: Realm, prince: Prince) -> bool:
    """F-230: each mint works once in a turn; K-172: or without limit."""
    return not s.mode.mints_freely and s.minted >= prince.gives.mints


@REALM.refuses(TRADE)
def refuse_trade(s: Realm, me: int, rate: int, resource: str, other: str) -> Reason | None:
    """F-088 to F-091, F-187, F-230."""
    prince = s.princes[me]
    if resource == other:
        return s.box.refuse("same-resource", resource=resource)
    if rate == BY_MINT:
        return _refuse_mint(s, prince, resource)
    if rate == BY_SHIP and resource not in prince.gives.ships:
        return s.box.refuse("no-ship", resource=resource)
    if prince.totals[resource] < rate:
        about = "trade" if rate == FAIR else "ship"
        return s.box.refuse("too-few", about, resource=resource, needed=rate, stored=prince.totals[resource])
    return None


def _refuse_mint(s: Realm, prince: Prince, resource: str) -> Reason | None:
    """F-230, K-172: 1 gold, once in a turn at each mint, or as often as wished."""
    if resource != MINTED or not prince.gives.mints:
        return s.box.refuse("no-mint")
    if mints_used(s, prince):
        return s.box.refuse("mint-used")
    if not prince.totals[MINTED]:
        return s.box.refuse("too-few", "mint", resource=MINTED, needed=1, stored=0)
    return None


@REALM.refuses(TRADE_REGION)
def refuse_region_trade(s: Realm, me: int, region: str, other: str) -> Reason | None:
    """F-189: 2 resources that lie in one and the same region beside such a ship."""
    prince = s.princes[me]
    if RESOURCE_OF[region] == other:
        return s.box.refuse("same-resource", resource=other)
    if region not in beside_neighbour_ships(prince):
        return s.box.refuse("no-ship-beside", region=region)
    if prince.stock[region] < BY_SHIP:
        return s.box.refuse("too-few-there", region=region, needed=BY_SHIP, stored=prince.stock[region])
    return None


def trade(s: Realm, me: int, rate: int, resource: str, other: str) -> Rules[None]:
    """F-088, F-089: equal resources, from several regions if need be, for 1 of another kind."""
    if rate == BY_MINT and not s.mode.mints_freely:
        s.minted += 1
    s.news.append(Event(TRADED, me, (rate, resource, other)))
    yield from pay_resource(s, me, resource, rate)
    yield from receive(s, me, other)


def trade_from_region(s: Realm, me: int, region: str, other: str) -> Rules[None]:
    """F-189, F-190."""
    s.news.append(Event(TRADED, me, (BY_SHIP, RESOURCE_OF[region], other)))
    spend(s, me, region, BY_SHIP)
    yield from receive(s, me, other)
