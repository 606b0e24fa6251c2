"""Resources that are moved within a principality: between regions of a kind, and to and from cards that keep some."""

from collections.abc import Iterable

from ...kernel import Event, Option, Reason
from ..realm.prince import Prince
from ..realm.regions import RESOURCE_OF, STORAGE
from ..realm.stores import keep, kept_in, within_reach
from .events import MOVED
from .state import State
from .words import MOVE


def keepers(s: State, me: int) -> list[tuple[str, str]]:
    """The cards of a player that keep resources and work, each with its site."""
    return [(card, site) for card, site in s.princes[me].gives.working if s.cards[card].keeps]


def moves(s: State, me: int, resource: str, with_cards: bool) -> list[Option]:
    """K-005: every way to move a resource from where some lies to where it finds room."""
    prince = s.princes[me]
    spots: list[str] = list(prince.by_resource[resource])
    if with_cards:
        spots += [card for card, _ in keepers(s, me) if resource in s.cards[card].keeps]
    return [
        MOVE(amount, resource, source, target)
        for source in spots
        for target in spots
        if source != target
        for amount in range(1, min(_stored(prince, resource, source), _room(s, prince, target)) + 1)
    ]


def _stored(prince: Prince, resource: str, spot: str) -> int:
    return prince.stock[spot] if spot in prince.stock else kept_in(prince, spot, resource)


def _room(s: State, prince: Prince, spot: str) -> int:
    if spot in prince.stock:
        return STORAGE - prince.stock[spot]
    return s.cards[spot].room - sum([amount for card, _, amount in within_reach(prince) if card == spot])


def carry(s: State, me: int, move: Option) -> None:
    """Nothing is gained or lost."""
    amount, resource, source, target = move.args
    for spot, by in ((source, -amount), (target, amount)):
        _change(s, me, resource, spot, by)
    s.news.append(Event(MOVED, me, (amount, resource, source, target)))


def _change(s: State, me: int, resource: str, spot: str, by: int) -> None:
    prince = s.princes[me]
    if spot in prince.stock:
        prince.stock[spot] += by
        prince.totals[resource] += by
        return
    site = next(at for card, at in keepers(s, me) if card == spot)
    keep(prince, spot, site, resource, kept_in(prince, spot, resource) + by)


def refuse_move(s: State, me: int, move: tuple[int, str, str, str], with_cards: bool, *rules: str) -> Reason | None:
    """Why a resource cannot be moved so: one of the two places does not take it, there is too little, or no room."""
    amount, resource, source, target = move
    prince = s.princes[me]
    cards = [card for card, _ in keepers(s, me)] if with_cards else []
    for spot in (source, target):
        if spot not in prince.stock and spot not in cards:
            return Reason("no-such-store", rules, region=spot)
        if resource not in _taken_by(s, spot):
            return Reason("wrong-region", rules, region=spot, resource=resource)
    if source == target:
        return Reason("same-region", rules, region=source)
    stored = _stored(prince, resource, source)
    if stored < amount:
        return Reason("too-few-there", rules, region=source, needed=amount, stored=stored)
    return Reason("region-full", rules, region=target) if _room(s, prince, target) < amount else None


def _taken_by(s: State, spot: str) -> Iterable[str]:
    return (RESOURCE_OF[spot],) if spot in RESOURCE_OF else s.cards[spot].keeps
