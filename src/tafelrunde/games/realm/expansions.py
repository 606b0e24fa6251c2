"""Verbs for expansion cards, and what follows from those that lie in a principality."""

from typing import Final

from ...kernel import Event
from .cards import UNITS, Card
from .events import ANNEXED, BUILT, COVERED, REMOVED, UNCOVERED
from .prince import ABOVE, BELOW, SITE_AT, SITE_NAMES, Gives, Prince, without
from .regions import RESOURCE_OF
from .state import Realm

COVER: Final = "cover"  # the placement of a card that is laid on another one
NONE: Final = {""}  # what cards name that boost or trade nothing


def place(s: Realm, me: int, card: str, site: str) -> None:
    """F-065: the card lies on the site and works from now on (F-071)."""
    row, at = SITE_AT[site]
    prince = s.princes[me]
    prince.put_at(row, at, (*prince.sites[row][at], card))
    refresh(s, prince)
    s.news.append(Event(BUILT, me, (card, site)))


def cover(s: Realm, me: int, card: str, site: str, below: str) -> None:
    """F-284: the card is laid on another one, which stays underneath."""
    row, at = SITE_AT[site]
    prince = s.princes[me]
    prince.put_at(row, at, without(prince.sites[row][at], below))
    prince.covered = below
    s.news.append(Event(COVERED, me, (below, site)))
    place(s, me, card, site)


def remove(s: Realm, me: int, card: str, site: str) -> None:
    """The card leaves its site. What it covered stays there (F-285)."""
    row, at = SITE_AT[site]
    prince = s.princes[me]
    prince.put_at(row, at, without(prince.sites[row][at], card))
    s.news.append(Event(REMOVED, me, (card, site)))
    if prince.covered and s.cards[card].placement == COVER:
        prince.put_at(row, at, (*prince.sites[row][at], prince.covered))
        s.news.append(Event(UNCOVERED, me, (prince.covered, site)))
        prince.covered = ""
    refresh(s, prince)


def annex(s: Realm, me: int, card: str, region: str) -> None:
    """F-139: a region expansion is laid above or below a region, and stores from now on."""
    prince = s.princes[me]
    row = ABOVE if region in prince.regions[ABOVE] else BELOW
    prince.annexes += ((card, row, prince.regions[row].index(region)),)
    prince.stock[card] = 0
    prince.sort_regions()
    s.news.append(Event(ANNEXED, me, (card, region)))


def refresh(s: Realm, prince: Prince) -> None:
    """Counts again what the placed expansions give: points, ships, gold, a cheaper search, free sites."""
    lying = [(s.cards[card], row, at) for card, row, at in prince.expansions()]
    gives = Gives()
    gives.lying = tuple([(card.id, SITE_NAMES[row][at]) for card, row, at in lying])
    gives.free_sites = prince.sites_with_room()
    gives.free_city_sites = tuple([site for site in gives.free_sites if prince.is_city(site)])
    gives.vp = sum(prince.places)
    cards = [card for card, _, _ in lying]
    _count_points(gives, cards)
    _count_uses(gives, cards)
    for card, row, at in lying:
        if card.trades == "neighbours":
            gives.neighbour_ships += ((row, at),)
        if card.musters:
            gives.musters += tuple([r for r in prince.neighbours(row, at) if RESOURCE_OF[r] == card.musters])
        if card.hoards:
            gives.hoards += (card.hoards,)
    gives.counts_stock = bool(gives.musters or gives.hoards)
    built = {card.title for card in cards}
    if prince.covered:
        built.add(s.cards[prince.covered].title)
    gives.built = frozenset(built)
    prince.gives = gives


def _count_points(gives: Gives, lying: list[Card]) -> None:
    """F-114: what is printed on cards, and what one card adds to others."""
    raised, doubled = set[str](), set[str]()
    arms: list[str] = []
    drills: list[str] = []
    for card in lying:
        if card.raises:
            raised.update(card.raises)
        if card.doubles:
            doubled.update(card.doubles)
        if card.arms:
            arms.append(card.arms)
        if card.drills:
            drills.append(card.drills)
        gives.fleet += card.kind == "trade_ship"
    for card in lying:
        gives.strength += card.strength + arms.count(card.kind)
        gives.trade += card.trade * (2 if card.title in doubled else 1) + (card.title in raised or card.kind in raised)
        gives.tournament += card.tournament + drills.count(card.kind)
        gives.skill += card.skill
        gives.progress += card.progress
        gives.hand += card.hand
        gives.vp += card.vp + (0 < card.fleet <= gives.fleet)


def _count_uses(gives: Gives, lying: list[Card]) -> None:
    """What else cards do for their owner as long as they lie there."""
    boosts, ships = set[str](), set[str]()
    guards, calms, foils = set[int](), set[int](), set[int]()
    for card in lying:
        gives.harvest_gold += card.harvest_gold
        gives.demands = max(gives.demands, card.demands)
        gives.mints += card.mints
        if card.search_cost >= 0 and (gives.search_cost < 0 or card.search_cost < gives.search_cost):
            gives.search_cost = card.search_cost
        if card.cheapens:
            gives.cheapens += ((card.cheapens, card.cheapens_from),)
        boosts.add(card.boosts)
        ships.add(card.trades)
        guards.update(card.guards)
        calms.update(card.calms)
        foils.update(card.foils)
    gives.boosts = frozenset(boosts - NONE)
    gives.ships = frozenset(ships - NONE - {"neighbours"})
    gives.guards = frozenset(guards)
    gives.calms = frozenset(calms)
    gives.foils = frozenset(foils)


def of_kind(s: Realm, prince: Prince, *kinds: str) -> list[tuple[Card, str]]:
    """The placed expansions of some kinds, with their sites."""
    return [(s.cards[card], site) for card, site in prince.gives.lying if s.cards[card].kind in kinds]


def units(s: Realm, prince: Prince) -> list[tuple[Card, str]]:
    """F-067: heroes, trade ships and other units, with their sites."""
    return of_kind(s, prince, *UNITS)
