"""Cards of one player that lie in the other's principality."""

from typing import Final

from ..realm.advantages import strength, trade_points
from ..realm.removal import discard_expansion
from .state import State

STAY: Final = "guests-stay"


def expel_guests(s: State) -> None:
    """K-086, K-087: a card must go as soon as its host is strong enough, or trades enough; that may drive out others.

    It goes to the discards of the one who built it.
    """
    host = 0
    while host < len(s.princes):
        found = _to_expel(s, host)
        if found:
            discard_expansion(s, 1 - host, *found[0])
        host = 0 if found else host + 1


def _to_expel(s: State, host: int) -> list[tuple[str, str]]:
    """Asked all the time: unless stocks count, what once may stay stays until something is built or lost."""
    prince = s.princes[host]
    gives = prince.gives
    if not gives.expels or (STAY in gives.memo and not gives.counts_stock):
        return []
    strong, trading = strength(prince), trade_points(prince)
    found = [
        (card, site)
        for card, site in gives.guests
        if 0 < s.cards[card].expelled_by_strength <= strong or 0 < s.cards[card].expelled_by_trade <= trading
    ]
    if not found:
        gives.memo[STAY] = ()
    return found
