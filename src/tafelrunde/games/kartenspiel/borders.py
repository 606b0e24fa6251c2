"""Regions that change from one principality to the other."""

from ...kernel import Event
from ..realm.advantages import weigh_advantages
from ..realm.expansions import refresh
from .events import REGIONS_TRADED
from .state import State


def trade_regions(s: State, me: int, mine: str, theirs: str) -> None:
    """K-112: one region for one of the other prince, each with what it stores; it lies where the other lay."""
    for seat, old, new in ((me, mine, theirs), (1 - me, theirs, mine)):
        prince = s.princes[seat]
        above, below = prince.regions
        prince.regions = (
            tuple(new if region == old else region for region in above),
            tuple(new if region == old else region for region in below),
        )
    stored = {mine: s.princes[me].stock[mine], theirs: s.princes[1 - me].stock[theirs]}
    for seat, old, new in ((me, mine, theirs), (1 - me, theirs, mine)):
        prince = s.princes[seat]
        prince.stock = {new if region == old else region: n for region, n in prince.stock.items()}
        prince.stock[new] = stored[new]
        prince.count_stock()
        refresh(s, prince)
    s.news.append(Event(REGIONS_TRADED, me, (mine, theirs)))
    weigh_advantages(s)  # K-084: what lay beside a card that musters may be gone
