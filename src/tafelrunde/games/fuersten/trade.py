"""Phase 2, trading resources within the own principality."""

from typing import Final

from ...kernel import Event, Option, Reason, Rules
from ..realm.prince import Prince
from ..realm.regions import RESOURCE_OF, RESOURCES
from ..realm.stores import pay_resource, receive, spend
from .events import TRADED
from .removal import MUENZSTAETTE
from .state import State
from .words import FAIR_TRADES, MINT_TRADES, SHIP_TRADES, TRADE_REGION

FAIR: Final = 3  # F-088
BY_SHIP: Final = 2  # F-090
BY_MINT: Final = 1  # F-230


def trade_options(s: State, me: int) -> list[Option]:
    """Every trade that is possible now; the lists by rate and resource are made once."""
    prince = s.princes[me]
    options: list[Option] = []
    for resource, stored in prince.totals.items():
        if stored >= FAIR:
            options += FAIR_TRADES[resource]
        if stored >= BY_SHIP and resource in prince.gives.ships:
            options += SHIP_TRADES[resource]
    if prince.gives.neighbour_ships:
        options += [
            TRADE_REGION(region, other)
            for region in beside_neighbour_ships(prince)
            if prince.stock[region] >= BY_SHIP
            for other in RESOURCES
            if other != RESOURCE_OF[region]
        ]
    if MUENZSTAETTE in prince.gives.built and prince.totals["gold"] and s.minted < mints(s, prince):
        options += MINT_TRADES["gold"]
    return options


def mints(s: State, prince: Prince) -> int:
    """F-230: how often 1 gold can be changed in a turn: once at each Münzstätte."""
    return sum(s.cards[card].title == MUENZSTAETTE for card, _ in prince.gives.lying)


def beside_neighbour_ships(prince: Prince) -> list[str]:
    """F-189: the single regions left and right of each Großes Handelsschiff."""
    regions = (region for row, at in prince.gives.neighbour_ships for region in prince.neighbours(row, at))
    return list(dict.fromkeys(regions))


def refuse_trade(s: State, me: int, rate: str, resource: str, other: str) -> Reason | None:
    """F-088 to F-091, F-187, F-230."""
    prince = s.princes[me]
    if resource == other:
        return Reason("same-resource", ("F-091",), resource=resource)
    if int(rate) == BY_MINT:
        return _refuse_mint(s, prince, resource)
    if int(rate) == BY_SHIP and resource not in prince.gives.ships:
        return Reason("no-ship", ("F-090", "F-187"), resource=resource)
    if prince.totals[resource] < int(rate):
        rule = "F-088" if int(rate) == FAIR else "F-090"
        return Reason("too-few", (rule,), resource=resource, needed=int(rate), stored=prince.totals[resource])
    return None


def _refuse_mint(s: State, prince: Prince, resource: str) -> Reason | None:
    if resource != "gold" or not mints(s, prince):
        return Reason("no-mint", ("F-230",))
    if s.minted >= mints(s, prince):
        return Reason("mint-used", ("F-230",))
    return None if prince.totals["gold"] else Reason("too-few", ("F-230",), resource="gold", needed=1, stored=0)


def refuse_region_trade(prince: Prince, region: str, other: str) -> Reason | None:
    """F-189: 2 resources that lie in one and the same region beside a Großes Handelsschiff."""
    if RESOURCE_OF[region] == other:
        return Reason("same-resource", ("F-091",), resource=other)
    if region not in beside_neighbour_ships(prince):
        return Reason("no-ship-beside", ("F-189",), region=region)
    if prince.stock[region] < BY_SHIP:
        return Reason("too-few-there", ("F-189",), region=region, needed=BY_SHIP, stored=prince.stock[region])
    return None


def trade(s: State, me: int, rate: str, resource: str, other: str) -> Rules[None]:
    """F-088, F-089: equal resources, from several regions if need be, for 1 of another kind."""
    if int(rate) == BY_MINT:
        s.minted += 1
    s.news.append(Event(TRADED, me, (int(rate), resource, other)))
    yield from pay_resource(s, me, resource, int(rate))
    yield from receive(s, me, other)


def trade_from_region(s: State, me: int, region: str, other: str) -> Rules[None]:
    """F-189, F-190."""
    s.news.append(Event(TRADED, me, (BY_SHIP, RESOURCE_OF[region], other)))
    spend(s, me, region, BY_SHIP)
    yield from receive(s, me, other)
