"""Regions that change from one principality to the other (K-112, K-125)."""

from itertools import product

from ...kernel import Event, Option, Reason
from ..realm.advantages import weigh_advantages
from ..realm.expansions import refresh
from ..realm.prince import Prince
from ..realm.regions import RESOURCE_OF
from .events import REGIONS_TRADED
from .state import State
from .words import TRADE_REGIONS


def borders(s: State, me: int) -> list[Option]:
    """Every region of which its owner has another of the kind, for every such region of the other."""
    mine, theirs = [loose_regions(s, s.princes[seat]) for seat in (me, 1 - me)]
    return [TRADE_REGIONS(one, other) for one, other in product(mine, theirs)]


def any_borders(s: State) -> bool:
    """Whether both have such a region."""
    return all(loose_regions(s, prince) for prince in s.princes)


def loose_regions(s: State, prince: Prince) -> list[str]:
    """K-112: the regions of which another of the same kind lies there; K-125: and that no expansion keeps in place."""
    held = prince.held_regions(s.cards)
    return [region for region in _doubles(prince) if region not in held]


def _doubles(prince: Prince) -> list[str]:
    return [region for region in prince.land() if len(prince.by_resource[RESOURCE_OF[region]]) > 1]


def refuse_border(s: State, me: int, region: str, other: str) -> Reason | None:
    """Why one own region cannot be traded for one of the other."""
    return refuse_giving_region(s, me, region) or refuse_giving_region(s, 1 - me, other)


def refuse_giving_region(s: State, seat: int, region: str) -> Reason | None:
    prince = s.princes[seat]
    if region not in prince.land():
        return Reason("region-not-there", ("K-112",), region=region)
    if region not in _doubles(prince):
        return Reason("only-region", ("K-112",), region=region)
    if region in prince.held_regions(s.cards):
        return Reason("region-held", ("K-125",), region=region)
    return None


def trade_regions(s: State, me: int, mine: str, theirs: str) -> None:
    """K-112: one region for one of the other prince, each with what it stores; it lies where the other lay."""
    stored = {mine: s.princes[me].stock[mine], theirs: s.princes[1 - me].stock[theirs]}
    for seat, old, new in ((me, mine, theirs), (1 - me, theirs, mine)):
        s.princes[seat].replace_region(old, new, stored[new])
        refresh(s, s.princes[seat])
    s.news.append(Event(REGIONS_TRADED, me, (mine, theirs)))
    weigh_advantages(s)  # K-084: what lay beside a card that musters may be gone
