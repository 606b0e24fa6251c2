"""Who holds the strength and the trade token, and what follows from points."""

from ...kernel import Event
from .events import TOKEN
from .prince import CITY, METROPOLIS, Prince
from .state import NOBODY, Realm


def points(s: Realm, me: int) -> int:
    """F-110, F-119, F-124: settlements 1, cities 2, what is printed on expansions, each token 1."""
    return s.princes[me].gives.vp + (s.hero == me) + (s.trader == me)


def hand_limit(s: Realm, me: int) -> int:
    """F-094, F-116: three cards, and one more for each progress point; K-135: and as many as buildings add."""
    gives = s.princes[me].gives
    return 3 + gives.progress + gives.hand


def strength(prince: Prince) -> int:
    """F-114, K-162: of all units and buildings; K-084: and what lies where somebody musters."""
    gives = prince.gives
    if not gives.musters:
        return gives.strength
    return gives.strength + sum([prince.stock[region] for region in gives.musters])


def trade_points(prince: Prince) -> int:
    """F-114, K-161: of all cards; K-085: and what somebody hoards."""
    gives = prince.gives
    if not gives.hoards:
        return gives.trade
    hoarded = gives.trade + sum([prince.totals[resource] for resource in gives.hoards])
    return hoarded + sum([kept[3] for kept in prince.kept if kept[2] in gives.hoards])


def tournament_points(s: Realm, prince: Prince) -> int:
    """K-050: of all knights; K-054: of some the number on the production die."""
    return prince.gives.tournament + prince.gives.dice_knights * s.production


def weigh_advantages(s: Realm) -> None:
    """F-113: after every change of points, no matter whose turn it is; K-084, K-085: and of what is stored, where that
    counts."""
    red, blue = s.princes
    hero = _holder(strength(red), strength(blue), s.mode.advantage)
    if hero != s.hero:
        s.hero = hero
        s.news.append(Event(TOKEN, None if hero == NOBODY else hero, (s.box.tokens[0],)))
    trader = _holder(trade_points(red), trade_points(blue), s.mode.advantage)
    if trader != NOBODY and s.mode.trader_needs_city and not _has_city(s.princes[trader]):
        trader = NOBODY
    if trader != s.trader:
        s.trader = trader
        s.news.append(Event(TOKEN, None if trader == NOBODY else trader, (s.box.tokens[1],)))


def _holder(red: int, blue: int, least: int) -> int:
    """F-108, F-109: at least so many points and more than the other; on a tie, or below, nobody (F-111)."""
    if red >= least and red > blue:
        return 0
    if blue >= least and blue > red:
        return 1
    return NOBODY


def _has_city(prince: Prince) -> bool:
    return CITY in prince.places or METROPOLIS in prince.places
