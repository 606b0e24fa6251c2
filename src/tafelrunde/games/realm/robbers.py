"""What robbers count."""

from typing import Final

from .expansions import working_beside
from .prince import Prince
from .state import Realm

ROBBERS_SPARE: Final = 7  # F-053, K-040


def counted_by_robbers(s: Realm, prince: Prince) -> int:
    """F-054, F-179, F-216, K-041: what lies in the regions, except left and right of a card that shelters it."""
    if not prince.gives.shelters:
        return sum([prince.stock[region] for region in prince.land()])
    return sum(
        prince.stock[region]
        for region in prince.land()
        if prince.stock[region] and not any(s.cards[card].shelters for card in working_beside(prince, region))
    )


def spared_by_robbers(prince: Prince) -> int:
    """K-040: 7 resources, or more where a card says so."""
    return max(ROBBERS_SPARE, prince.gives.robbers_spare)
