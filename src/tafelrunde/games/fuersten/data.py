"""The facts of the game: cards and regions."""

import os
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from ...kernel.errors import BadInput
from ..realm.cards import Card, fingerprint, read_cards
from .changed import changed_cards

SEATS: Final = ("red", "blue")


class CardSet(NamedTuple):
    """What a card file says of its set: cards of an earlier set (by number) can come again in a later one."""

    number: int
    id: str
    name: Mapping[str, str]
    short: Mapping[str, str]
    file: Traversable


def _found_sets() -> dict[str, CardSet]:
    """A set is a file of facts and a module of the same name in `cards`."""
    found = []
    for file in (files(__package__) / "cards").iterdir():
        if file.name.endswith(".toml"):
            head = tomllib.loads(file.read_text(encoding="utf-8"))
            found.append(CardSet(head["number"], head["set"], head["name"], head["short"], file))
    found.sort(key=lambda card_set: card_set.number)
    return {card_set.id: card_set for card_set in found}


SETS: Final = _found_sets()
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
    numbers = CARDS[landscape].numbers
    assert numbers is not None
    return f"{landscape}-{numbers[SEATS[seat]]}"


def stack_regions() -> list[str]:
    """F-024: the twelve regions with the region back."""
    found = []
    for card in CARDS.values():
        if card.kind == "region" and card.numbers is not None:
            numbers = card.numbers["stack"]
            assert isinstance(numbers, list)
            found += [f"{card.id}-{number}" for number in numbers]
    return found


def all_regions() -> list[str]:
    """Every region that lies in the box."""
    return stack_regions() + [start_region(land, seat) for land in START_ABOVE + START_BELOW for seat in (0, 1)]
