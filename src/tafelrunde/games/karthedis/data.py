"""The facts of the game: the card set in use, modes, seats."""

import os
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ...kernel.errors import BadInput
from .cards import DECK, Card, CardSet, read_edition_before, read_set

RULES: Final = "2"
# by these the game can still be played: cards with Intervenieren could be called like others, and no game ended because
# a position came again
EARLIER_RULES: Final = ("1",)

CLASSIC: Final = "classic"
DRAFT: Final = "draft"
FREE: Final = "deckbau"
MODE_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    CLASSIC: {"de": "Klassisch", "en": "Classic"},
    DRAFT: {"de": "Draft", "en": "Draft"},
    FREE: {"de": "Freier Deckbau", "en": "Free deck building"},
}
SEATS_PER_COPY: Final = 9  # KA-002, KA-220
MOST_COPIES: Final = 4
MOST_SEATS: Final = SEATS_PER_COPY * MOST_COPIES
USUAL_SEATS: Final = 4  # KA-004
SEAT_NAMES: Final = tuple(f"p{number}" for number in range(1, MOST_SEATS + 1))
HAND: Final = 5  # KA-016
PACK: Final = 5  # KA-190

OWN_SET: Final = "TAFELRUNDE_KARTHEDIS_SET"


def _set_in_use() -> tuple[CardSet, str]:
    """Our own set, or the one a user puts in its place; and what is wrong with that one, if it is broken."""
    ours = files(__package__) / "cards" / "grundset.toml"
    theirs = os.environ.get(OWN_SET)
    if not theirs:
        return read_set(ours), ""
    try:
        return read_set(Path(theirs)), ""
    except BadInput as broken:
        return read_set(ours), str(broken)
    except OSError as unreadable:
        return read_set(ours), f"the card set {theirs} cannot be read: {unreadable.strerror}"


# a set that cannot be played with is refused when a table is made, not while other games are loaded
_IN_USE: Final = _set_in_use()
SET: Final = _IN_USE[0]
SET_IS_BROKEN: Final = _IN_USE[1]


def _editions() -> dict[str, CardSet]:
    """By their fingerprints: the set in use, and what our own was before, so that games begun with it can go on."""
    if os.environ.get(OWN_SET) and not SET_IS_BROKEN:
        return {SET.fingerprint: SET}
    first = read_edition_before(SET, files(__package__) / "cards" / "first_edition.toml")
    return {SET.fingerprint: SET, first.fingerprint: first}


EDITIONS: Final[Mapping[str, CardSet]] = _editions()
NOW: Final = SET.fingerprint
# every card there is or was; what is dealt today is SET.cards
CARDS: Final[dict[str, Card]] = {id: card for edition in EDITIONS.values() for id, card in edition.cards.items()}
RETIRED: Final = tuple([card for card in CARDS if card not in SET.cards])
RESOURCES: Final = tuple(SET.resources)


def edition_with(cards: Collection[str], expected: str = NOW) -> str:
    """The edition in which these cards are together: the one that is expected if it can be."""
    for edition in (expected, *EDITIONS):
        known = EDITIONS[edition].cards
        if all(card in known for card in cards):
            return edition
    return expected


@cache
def player_cards(copies: int, edition: str = NOW) -> tuple[str, ...]:
    """KA-013, KA-221: every card of so many copies of the game."""
    return tuple([card for card in EDITIONS[edition].cards for _ in range(copies)])


@cache
def resource_cards(copies: int) -> tuple[str, ...]:
    return tuple([resource.id for resource in SET.resources.values() for _ in range(resource.copies * copies)])


def copies_for(seats: int) -> int:
    """KA-220: how many copies it takes."""
    by_seats = -(-seats // SEATS_PER_COPY)
    by_cards = -(-seats * DECK // len(SET.cards))
    return max(by_seats, by_cards)
