"""The facts of the game: cards, regions, modes."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from ...kernel.errors import BadInput
from ..realm.cards import Card, fingerprint, read_cards
from .changed import changed_cards

SEATS: Final = ("red", "blue")

SETS: Final = ("basis", "gold", "wirren", "fortschritt")

FILES: Final = {name: files(__package__) / "cards" / f"{name}.toml" for name in SETS}
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
SET_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    name: tomllib.loads(file.read_text(encoding="utf-8"))["name"] for name, file in FILES.items()
}
DATA_HASH: Final = fingerprint(CARDS.values())

ROAD: Final = CARDS["strasse"]
SETTLEMENT: Final = CARDS["siedlung"]
CITY: Final = CARDS["stadt"]
JULFEST: Final = "julfest"
EVENT_DIE: Final = ("raeuberueberfall", "handel", "fest", "reiche_ernte", "ereigniskarte", "ereigniskarte")  # F-049
PRODUCTION_DIE: Final = ("1", "2", "3", "4", "5", "6")
HAND: Final = 3
EVENTS_BELOW_JULFEST: Final = 3
HALF_MOON_EVENTS: Final = 6  # F-160
GEMEINDEHAUS: Final = "gemeindehaus"
RATHAUS: Final = "rathaus"
SEBASTIAN: Final = "sebastian_der_wanderprediger"

# F-013: both principalities have the same regions at the same places
START_ABOVE: Final = ("wald", "goldfluss", "ackerland")
START_BELOW: Final = ("huegelland", "weideland", "gebirge")


@dataclass(frozen=True, slots=True, eq=False)
class ModeFacts:
    """How one mode differs: target, stacks by back, events, and whether the rules of the theme games hold."""

    id: str
    name: Mapping[str, str]
    target: int
    backs: tuple[str, ...]
    sets: tuple[str, ...]
    theme: bool = True
    open_card: str = ""  # the card of the open expansion stack
    half_moons_sleep: bool = False


MODES: Final[Mapping[str, ModeFacts]] = {
    mode.id: mode
    for mode in (
        ModeFacts(
            id="intro",
            name={"de": "Die ersten Cataner", "en": "The First Catanians"},
            target=7,
            backs=("basis",) * 4,
            sets=("basis",),
            theme=False,
        ),
        ModeFacts(
            id="gold",
            name={"de": "Zeit des Goldes", "en": "The Era of Gold"},
            target=12,
            backs=("basis",) * 3 + ("gold",) * 2,
            sets=("basis", "gold"),
            open_card="haendlergilde",
        ),
        ModeFacts(
            id="wirren",
            name={"de": "Zeit der Wirren", "en": "The Era of Turmoil"},
            target=12,
            backs=("basis",) * 3 + ("wirren",) * 2,
            sets=("basis", "wirren"),
            open_card="spelunke",
        ),
        ModeFacts(
            id="fortschritt",
            name={"de": "Zeit des Fortschritts", "en": "The Era of Progress"},
            target=12,
            backs=("basis",) * 3 + ("fortschritt",) * 2,
            sets=("basis", "fortschritt"),
            open_card="universitaet",
        ),
        ModeFacts(
            id="duell",
            name={"de": "Das Duell der Fürsten", "en": "The Duel of the Princes"},
            target=13,
            backs=("basis",) * 3 + ("gold", "wirren", "fortschritt"),
            sets=SETS,
            half_moons_sleep=True,
        ),
    )
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


def copies(mode: ModeFacts, card: Card) -> int:
    """F-155: in the duel the copies with a half-moon stay in the box."""
    return card.duel if mode.half_moons_sleep else card.copies


def draw_cards(mode: ModeFacts, back: str) -> list[str]:
    """Every copy of the cards of one back that lie in the draw stacks; the open stack's are not among them."""
    return [
        card.id
        for card in CARDS.values()
        if card.back == back and card.is_hand_card and card.id != mode.open_card
        for _ in range(copies(mode, card))
    ]


def hand_cards(mode: ModeFacts) -> list[str]:
    """Every copy of the cards that can be built or played in a mode, the open stack's included."""
    drawn = [card for back in dict.fromkeys(mode.backs) for card in draw_cards(mode, back)]
    return drawn + [mode.open_card] * open_copies(mode)


def open_copies(mode: ModeFacts) -> int:
    """F-129: how many cards the open expansion stack holds at the start."""
    return CARDS[mode.open_card].copies if mode.open_card else 0


@cache
def check_mode(mode: ModeFacts) -> None:
    """Whether the card files hold what a mode is set up with. Raises BadInput saying what does not fit."""
    for back in dict.fromkeys(mode.backs):
        cards, stacks = len(draw_cards(mode, back)), mode.backs.count(back)
        if not cards or cards % stacks:
            raise BadInput(
                f"the mode {mode.id!r} cannot be set up: {back}.toml has {cards} draw cards for it, "
                f"which do not make {stacks} equal stacks"
            )
    events = event_cards(mode)
    if events.count(JULFEST) != 1 or len(events) <= EVENTS_BELOW_JULFEST:
        raise BadInput(
            f"the mode {mode.id!r} cannot be set up: it takes one Julfest and more than {EVENTS_BELOW_JULFEST} other "
            f"event cards, not {len(events)} in all"
        )
    asleep = len(half_moon_events(mode))
    if mode.half_moons_sleep and asleep < HALF_MOON_EVENTS:
        raise BadInput(
            f"the mode {mode.id!r} cannot be set up: {HALF_MOON_EVENTS} half-moon events are drawn, there are {asleep}"
        )
    if mode.open_card and (mode.open_card not in CARDS or not CARDS[mode.open_card].once):
        raise BadInput(
            f"the mode {mode.id!r} cannot be set up: its open stack needs a card {mode.open_card!r} marked 1x"
        )


def event_cards(mode: ModeFacts) -> list[str]:
    """F-127, F-159: the events that are in every game of a mode."""
    return [card.id for card in _events(mode) for _ in range(copies(mode, card))]


def half_moon_events(mode: ModeFacts) -> list[str]:
    """F-160: the events of which the duel draws some."""
    if not mode.half_moons_sleep:
        return []
    return [card.id for card in _events(mode) for _ in range(card.copies - card.duel)]


def _events(mode: ModeFacts) -> list[Card]:
    return [card for card in CARDS.values() if card.kind == "event" and card.back in mode.sets]
