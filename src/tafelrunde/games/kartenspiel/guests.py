"""Cards of one player that lie in the other's principality."""

from ..realm.advantages import strength, trade_points
from ..realm.removal import discard_expansion
from .state import State


def expel_guests(s: State) -> None:
    """K-086, K-087: a card must go as soon as its host is strong enough, or trades enough; that may drive out others.

    It goes to the discards of the one who built it.
    """
    red, blue = s.princes
    while red.gives.guests or blue.gives.guests:
        found = [(1 - host, *guest) for host in (0, 1) for guest in _to_expel(s, host)]
        if not found:
            return
        builder, card, site = found[0]
        discard_expansion(s, builder, card, site)


def _to_expel(s: State, host: int) -> list[tuple[str, str]]:
    prince = s.princes[host]
    return [
        (card, site)
        for card, site in prince.gives.guests
        if 0 < s.cards[card].expelled_by_strength <= strength(prince)
        or 0 < s.cards[card].expelled_by_trade <= trade_points(prince)
    ]
