"""A peace that nobody may break (K-199)."""

from ...kernel import Reason
from ..realm.cards import Card
from .hooks import forbids_playing
from .state import State


def refuse_in_peace(s: State, card: Card) -> Reason | None:
    """K-199: neither attack cards nor attack spells, for either player; before 2003 only what goes against resources,
    units and buildings."""
    if card.nature != "attack":
        return None
    red, blue = s.princes
    if not (red.gives.keeps_peace or blue.gives.keeps_peace):
        return None
    if card.against_cards and not s.variant.peace_for_all:
        return None
    return Reason("peace-is-kept", ("K-199",), card=card.id)


@forbids_playing
def no_attacks(s: State, _me: int, card: str) -> Reason | None:
    return refuse_in_peace(s, s.cards[card])
