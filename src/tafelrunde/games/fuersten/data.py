"""The facts of the game: cards, regions, modes."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from ..realm.cards import Card, fingerprint, read_cards

SEATS = ("red", "blue")

_FILES = tuple(files(__package__) / "cards" / f"{name}.toml" for name in ("basis",))
CARDS: Mapping[str, Card] = {id: card for file in _FILES for id, card in read_cards(file).items()}
DATA_HASH = fingerprint(CARDS.values())

ROAD, SETTLEMENT, CITY = CARDS["strasse"], CARDS["siedlung"], CARDS["stadt"]
JULFEST = "julfest"
EVENT_DIE = ("raeuberueberfall", "handel", "fest", "reiche_ernte", "ereigniskarte", "ereigniskarte")  # F-049
PRODUCTION_DIE = ("1", "2", "3", "4", "5", "6")
HAND = 3
EVENTS_BELOW_JULFEST = 3

# F-013: both principalities have the same regions at the same places
START_ABOVE = ("wald", "goldfluss", "ackerland")
START_BELOW = ("huegelland", "weideland", "gebirge")


@dataclass(frozen=True, slots=True, eq=False)
class ModeFacts:
    """How one mode differs: target, stacks by back, events."""

    id: str
    name: Mapping[str, str]
    target: int
    backs: tuple[str, ...]
    sets: tuple[str, ...]


MODES: Mapping[str, ModeFacts] = {
    "intro": ModeFacts(
        id="intro",
        name={"de": "Die ersten Cataner", "en": "The First Catanians"},
        target=7,
        backs=("basis",) * 4,
        sets=("basis",),
    ),
}


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


def draw_cards(back: str) -> list[str]:
    """Every copy of the cards that come into the hand, of one back."""
    return [
        card.id
        for card in CARDS.values()
        if card.back == back and (card.is_expansion or card.kind == "action")
        for _ in range(card.copies)
    ]


def event_cards(sets: tuple[str, ...]) -> list[str]:
    return [
        card.id for card in CARDS.values() if card.back in sets and card.kind == "event" for _ in range(card.copies)
    ]
