"""Own cards that change places within a principality (K-127)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, TypeVar

from ...kernel import Event
from ..realm.advantages import weigh_advantages
from ..realm.build import refuse_spot
from ..realm.cards import UNITS
from ..realm.events import CARDS_SWAPPED
from ..realm.expansions import refresh
from ..realm.prince import ROAD_AT, SITE_AT, Prince
from .state import State

Lying = tuple[str, str]  # a card and where it lies
Mark = TypeVar("Mark", bound=tuple[Any, ...])  # something about a card, which begins with the card and its place
UNIT: Final = "unit"


def rank_of(s: State, card: str) -> str:
    """Buildings change places with buildings, units with units, spell books with spell books."""
    kind = s.cards[card].kind
    return UNIT if kind in UNITS else kind


def swappable(s: State, me: int) -> list[tuple[Lying, Lying]]:
    """Every two own cards of a class that could lie where the other lies. On one site it would change nothing, nor with
    two of a kind; who does magic stays where he is (127.A.b)."""
    return list(_swaps(s, me))


def any_swappable(s: State, me: int) -> bool:
    return next(_swaps(s, me), None) is not None


def _swaps(s: State, me: int) -> Iterator[tuple[Lying, Lying]]:
    lying = [(card, site) for card, site in dict.fromkeys(s.princes[me].gives.lying) if s.cards[card].kind != "wizard"]
    return ((one, other) for one, other in combinations(lying, 2) if _may_change_places(s, me, one, other))


def _may_change_places(s: State, me: int, one: Lying, other: Lying) -> bool:
    if one[1] == other[1] or rank_of(s, one[0]) != rank_of(s, other[0]):
        return False
    if s.cards[one[0]].title == s.cards[other[0]].title and not _differ(s, me, one, other):
        return False
    return _fits(s, me, one[0], other[1]) and _fits(s, me, other[0], one[1])


def _differ(s: State, me: int, one: Lying, other: Lying) -> bool:
    """Whether two equal cards can be told apart by what is counted, kept or lies on them."""
    prince = s.princes[me]
    marked = [mark[:2] for marks in (prince.counters, prince.kept, prince.blocks) for mark in marks]
    return (one in marked) or (other in marked)


def _fits(s: State, me: int, card: str, site: str) -> bool:
    return refuse_spot(s.box, s.princes[me], s.cards[card], site) is None


def swap_places(s: State, me: int, one: Lying, other: Lying) -> None:
    """Each lies where the other lay, with all that is counted on it, kept in it or lies on it."""
    prince = s.princes[me]
    for old, new, site in ((one[0], other[0], one[1]), (other[0], one[0], other[1])):
        _replace(s, me, old, new, site)
    moved = {one: (one[0], other[1]), other: (other[0], one[1])}
    prince.counters = _carried(s, me, prince.counters, moved)
    prince.blocks = _carried(s, me, prince.blocks, moved)
    prince.kept = _carried(s, me, prince.kept, moved)
    prince.drank = _carried(s, me, prince.drank, moved)
    s.used = _carried(s, me, s.used, moved)
    mine = _carried(s, me, tuple([(card, site) for by, card, site in s.cast if by == me]), moved)
    s.cast = (*(cast for cast in s.cast if cast[0] != me), *((me, card, site) for card, site in mine))
    theirs = s.princes[1 - me]
    theirs.ally = moved.get(theirs.ally, theirs.ally)
    refresh(s, prince)
    s.news.append(Event(CARDS_SWAPPED, me, (*one, *other)))
    weigh_advantages(s)


def _carried(s: State, me: int, marks: tuple[Mark, ...], moved: dict[Lying, Lying]) -> tuple[Mark, ...]:
    """What is remembered of cards by their places goes with them. Where an equal card has stayed, so has what belongs
    to that one: no more than a single mark goes."""
    prince = s.princes[me]
    two_kinds = len({card for card, _ in moved}) > 1
    gone: list[Lying] = []
    found: list[Any] = []
    for mark in marks:
        lying = mark[:2]
        stayed = two_kinds and _lies(prince, lying)
        if lying in moved and not (stayed and lying in gone):
            gone.append(lying)
            found.append((*moved[lying], *mark[2:]))
        else:
            found.append(mark)
    return tuple(found)


def _lies(prince: Prince, lying: Lying) -> bool:
    """Whether such a card lies on a building site; elsewhere there is never a second one."""
    card, site = lying
    return site in SITE_AT and any(other == card for other in prince.sites[SITE_AT[site][0]][SITE_AT[site][1]])


def _replace(s: State, me: int, old: str, new: str, site: str) -> None:
    prince = s.princes[me]
    if site in SITE_AT:
        row, at = SITE_AT[site]
        cards = list(prince.sites[row][at])
        cards[cards.index(old)] = new
        prince.put_at(row, at, tuple(cards))
    elif site in ROAD_AT:
        prince.on_roads = tuple([(new if road == ROAD_AT[site] else card, road) for card, road in prince.on_roads])
    else:
        spot = prince.gap_of(site)
        prince.annexes = tuple([(new if annex[1:] == spot else annex[0], *annex[1:]) for annex in prince.annexes])
