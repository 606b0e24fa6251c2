"""What an action card costs besides itself, where a card of the other's that lies here makes it dear (K-117)."""

from ..realm.stores import sources, spend_from
from .state import State


def tax_on_action(s: State, me: int) -> int:
    """K-117: what the next action card costs; only in the own turn, and not the first in it."""
    guests = s.princes[me].gives.active_guests
    if not guests or me != s.active or not s.actions_played:
        return 0
    return sum([s.cards[card].taxes_actions for card, _ in guests])


def taxed(s: State, me: int) -> State:
    """The table as it is when the tax is paid: that gold can neither be given for something else nor take up room."""
    tax = tax_on_action(s, me)
    if not tax:
        return s
    after = s.copy()
    for _ in range(tax):
        stores = sources(after.princes[me], "gold", colonies=True)
        if stores:
            spend_from(after, me, "gold", stores[0])
    return after
