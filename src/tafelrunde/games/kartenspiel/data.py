"""The facts of the game: cards, dice and regions."""

from collections.abc import Mapping
from typing import Final

from ..realm.cards import Card, as_before_1999, as_before_2003, fingerprint, read_cards
from ..realm.land import all_regions_of, stack_regions_of, start_region_of
from ..realm.sets import found_sets

SEATS: Final = ("red", "blue")
SETS: Final = found_sets(__package__)
CARDS: Final = read_cards([card_set.file for card_set in SETS.values()])
DATA_HASH: Final = fingerprint(CARDS.values())
_BEFORE_1999: Final = as_before_1999(CARDS)
_BEFORE_2003: Final = as_before_2003(CARDS)
# by edition, the cards with the figures they had in it
CARDS_OF: Final[Mapping[str, dict[str, Card]]] = {
    "1996": _BEFORE_1999,
    "1997": _BEFORE_1999,
    "1999": _BEFORE_2003,
    "2003": CARDS,
}

ROAD: Final = CARDS["strasse"]
SETTLEMENT: Final = CARDS["siedlung"]
CITY: Final = CARDS["stadt"]
METROPOLIS: Final = CARDS["metropole"]
CITADEL: Final = CARDS["zitadelle"]
CLUB: Final = "keule"
KNIGHT_HEAD: Final = "ritterkopf"
MILL: Final = "muehle"
SUN: Final = "sonne"
QUESTION_MARK: Final = "fragezeichen"
EVENT_DIE: Final = (CLUB, KNIGHT_HEAD, MILL, SUN, QUESTION_MARK, QUESTION_MARK)
PRODUCTION_DIE: Final = ("1", "2", "3", "4", "5", "6")
HAND: Final = 3

# K-004: every principality starts with the same regions; their owners arrange them before the first turn
START_ABOVE: Final = ("wald", "goldfluss", "ackerland")
START_BELOW: Final = ("huegelland", "weideland", "gebirge")
START_LAND: Final = START_ABOVE + START_BELOW


def start_region(landscape: str, seat: int) -> str:
    """K-004: the numbers of the two principalities differ."""
    return start_region_of(CARDS[landscape], SEATS[seat])


def stack_regions() -> list[str]:
    """K-009: the eleven regions of the supply."""
    return stack_regions_of(CARDS.values())


def all_regions() -> list[str]:
    """Every region that lies in the box."""
    return all_regions_of(CARDS, START_LAND, SEATS)
