"""The facts of the game: cards and regions."""

import os
from pathlib import Path
from typing import Final

from ...kernel.errors import BadInput
from ..realm.cards import Card, fingerprint, read_cards
from ..realm.land import all_regions_of, stack_regions_of, start_region_of
from ..realm.sets import found_sets
from .changed import changed_cards

SEATS: Final = ("red", "blue")


SETS: Final = found_sets(__package__)
FILES: Final = {name: card_set.file for name, card_set in SETS.items()}
OWN_CARDS: Final = "TAFELRUNDE_FUERSTEN_CARDS"  # paths of card files with changed figures


def _cards_in_use() -> tuple[dict[str, Card], str]:
    """The cards as printed, or with a user's figures; and what is wrong with those, if they are broken."""
    printed = read_cards(FILES.values())
    theirs = os.environ.get(OWN_CARDS)
    if not theirs:
        return printed, ""
    try:
        return changed_cards(printed, FILES, map(Path, theirs.split(os.pathsep))), ""
    except BadInput as error:
        return printed, str(error)


# figures that cannot be played with are refused when a table is made, not while other games are loaded
_IN_USE: Final = _cards_in_use()
CARDS: Final = _IN_USE[0]
CARDS_ARE_BROKEN: Final = _IN_USE[1]
DATA_HASH: Final = fingerprint(CARDS.values())

ROAD: Final = CARDS["strasse"]
SETTLEMENT: Final = CARDS["siedlung"]
CITY: Final = CARDS["stadt"]
EVENT_DIE: Final = ("raeuberueberfall", "handel", "fest", "reiche_ernte", "ereigniskarte", "ereigniskarte")  # F-049
PRODUCTION_DIE: Final = ("1", "2", "3", "4", "5", "6")
HAND: Final = 3
JULFEST: Final = "julfest"
EVENTS_BELOW_JULFEST: Final = 3

# F-013: both principalities have the same regions at the same places
START_ABOVE: Final = ("wald", "goldfluss", "ackerland")
START_BELOW: Final = ("huegelland", "weideland", "gebirge")


def start_region(landscape: str, seat: int) -> str:
    """F-014, F-015: the region with a prince's shield on its back."""
    return start_region_of(CARDS[landscape], SEATS[seat])


def stack_regions() -> list[str]:
    """F-024: the twelve regions with the region back."""
    return stack_regions_of(CARDS.values())


def all_regions() -> list[str]:
    """Every region that lies in the box."""
    return all_regions_of(CARDS, START_ABOVE + START_BELOW, SEATS)
