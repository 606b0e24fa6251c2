"""Cards over the hand limit, and cards that come back from the table to the hand."""

from ...kernel import Choice, Event, Option, Rules
from ..realm.advantages import hand_limit, weigh_advantages
from ..realm.expansions import remove
from ..realm.hand import SURPLUS, enter_hand, put_options, put_under
from ..realm.removal import returned_to_open_stack
from .events import TAKEN_BACK
from .state import ACTION, State


def take_back(s: State, owner: int, card: str, site: str) -> Rules[None]:
    """K-103: the card goes back into the hand of its owner, or lies open again."""
    remove(s, owner, card, site)
    if not returned_to_open_stack(s, owner, card):
        enter_hand(s, owner, card)
        s.news.append(Event(TAKEN_BACK, owner, (card,)))
    weigh_advantages(s)
    if owner != s.active or s.phase != ACTION or s.variant.surplus_at_once:
        yield from give_up_surplus(s, owner)


def give_up_surplus(s: State, owner: int, anchor: bool = False) -> Rules[None]:
    """K-141, K-143: what is over the limit goes under stacks of choice."""
    prince = s.princes[owner]
    while len(prince.hand) > hand_limit(s, owner):
        answer: Option = yield Choice(owner, SURPLUS, put_options(s, owner, prince.hand), anchor=anchor)
        put_under(s, owner, owner, answer)
