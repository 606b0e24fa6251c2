"""The modes of the game. Each is one value that says what it switches."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from ...kernel.errors import BadInput
from ..realm.box import Box
from ..realm.cards import Card
from ..realm.hooks import Hooks
from ..realm.mode import Mode, draw_cards, event_cards, events_of, every_copy
from ..realm.words import Sentences
from .citations import CITES
from .data import CARDS, CITY, EVENTS_BELOW_JULFEST, JULFEST, ROAD, SEATS, SETTLEMENT

# F-129: the card of each theme that lies in an open stack
OPEN_CARDS: Final = {"gold": "haendlergilde", "wirren": "spelunke", "fortschritt": "universitaet"}
MOST_STACKS: Final = 6

_HOOKS: Final[Hooks[Any]] = Hooks()
BOX: Final = Box(
    CARDS,
    Sentences(CARDS.values(), MOST_STACKS, tuple(OPEN_CARDS.values())),
    CITES,
    _HOOKS,
    SEATS,
    tokens=("heldenstein", "handelsstein"),
    centre=(ROAD.id, SETTLEMENT.id, CITY.id),
)


def without_half_moons(card: Card) -> int:
    """F-155: in the duel the copies with a half-moon stay in the box."""
    return card.duel


def _theme(theme: str, name: Mapping[str, str]) -> Mode:
    """One of the three theme games: the basic set, one other, and its open stack."""
    return Mode(
        id=theme,
        name=name,
        box=BOX,
        target=12,
        backs=("basis",) * 3 + (theme,) * 2,
        sets=("basis", theme),
        copies_of=every_copy,
        open_cards=(OPEN_CARDS[theme],),
        dealt_by=("F-132",),
        opened_by=("F-129",),
    )


MODES: Final[Mapping[str, Mode]] = {
    mode.id: mode
    for mode in (
        Mode(
            id="intro",
            name={"de": "Die ersten Cataner", "en": "The First Catanians"},
            box=BOX,
            target=7,
            backs=("basis",) * 4,
            sets=("basis",),
            copies_of=every_copy,
            may_demolish=False,
            wins_at_once=False,
            chooses_hand=False,
            arranges_regions=False,
            dealt_by=("F-025",),
            opened_by=("F-129",),
        ),
        _theme("gold", {"de": "Zeit des Goldes", "en": "The Era of Gold"}),
        _theme("wirren", {"de": "Zeit der Wirren", "en": "The Era of Turmoil"}),
        _theme("fortschritt", {"de": "Zeit des Fortschritts", "en": "The Era of Progress"}),
        Mode(
            id="duell",
            name={"de": "Das Duell der Fürsten", "en": "The Duel of the Princes"},
            box=BOX,
            target=13,
            backs=("basis",) * 3 + ("gold", "wirren", "fortschritt"),
            sets=("basis", *OPEN_CARDS),
            copies_of=without_half_moons,
            half_moon_events=6,
            dealt_by=("F-156",),
            opened_by=("F-158",),
        ),
    )
}


def half_moon_events(mode: Mode) -> list[str]:
    """F-160: the events of which the duel draws some."""
    if not mode.half_moon_events:
        return []
    return [card.id for card in events_of(mode) for _ in range(card.copies - mode.copies_of(card))]


@cache
def check_mode(mode: Mode) -> None:
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
    if asleep < mode.half_moon_events:
        raise BadInput(
            f"the mode {mode.id!r} cannot be set up: {mode.half_moon_events} half-moon events are drawn, "
            f"there are {asleep}"
        )
    for card in mode.open_cards:
        if card not in CARDS or not CARDS[card].once:
            raise BadInput(f"the mode {mode.id!r} cannot be set up: its open stack needs a card {card!r} marked 1x")
