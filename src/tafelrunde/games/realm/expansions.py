"""Verbs for expansion cards, and what follows from those that lie in a principality."""

from ...kernel import Event
from .cards import Card
from .events import BUILT, REMOVED
from .prince import SITE_AT, SITE_NAMES, Gives, Prince, without
from .state import Realm


def place(s: Realm, me: int, card: str, site: str) -> None:
    """F-065: the card lies on the site and works from now on (F-071)."""
    row, at = SITE_AT[site]
    prince = s.princes[me]
    prince.put_at(row, at, (*prince.sites[row][at], card))
    refresh(s, prince)
    s.news.append(Event(BUILT, me, (card, site)))


def remove(s: Realm, me: int, card: str, site: str) -> None:
    """The card leaves its site."""
    row, at = SITE_AT[site]
    prince = s.princes[me]
    prince.put_at(row, at, without(prince.sites[row][at], card))
    refresh(s, prince)
    s.news.append(Event(REMOVED, me, (card, site)))


def refresh(s: Realm, prince: Prince) -> None:
    """Counts anew what the placed expansions give: points (F-114), ships, gold, a cheaper search, free sites."""
    strength = trade = skill = progress = harvest_gold = 0
    search_costs = []
    built, boosts, ships, neighbour_ships = set(), set(), set(), []
    for card_id, row, at in prince.expansions():
        card = s.cards[card_id]
        strength += card.strength
        trade += card.trade
        skill += card.skill
        progress += card.progress
        harvest_gold += card.harvest_gold
        built.add(card.title)
        if card.boosts:
            boosts.add(card.boosts)
        if card.search_cost >= 0:
            search_costs.append(card.search_cost)
        if card.trades == "neighbours":
            neighbour_ships.append((row, at))
        elif card.trades:
            ships.add(card.trades)
    prince.gives = Gives(
        strength=strength,
        trade=trade,
        skill=skill,
        progress=progress,
        built=frozenset(built),
        boosts=frozenset(boosts),
        ships=frozenset(ships),
        neighbour_ships=tuple(neighbour_ships),
        free_sites=prince.sites_with_room(),
        harvest_gold=harvest_gold,
        search_cost=min(search_costs, default=-1),
    )


def of_kind(s: Realm, prince: Prince, *kinds: str) -> list[tuple[Card, str]]:
    """The placed expansions of some kinds, with their sites."""
    return [
        (s.cards[card], SITE_NAMES[row][at]) for card, row, at in prince.expansions() if s.cards[card].kind in kinds
    ]
