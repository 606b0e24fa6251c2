"""The modes of the game. Each is one value that says what it switches; what editions switch is in `variants`."""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.errors import BadInput
from ..realm.box import Box
from ..realm.cards import Card
from ..realm.hooks import Hooks
from ..realm.mode import Mode
from ..realm.words import Sentences
from .citations import CITES
from .data import CARDS, CITY, ROAD, SEATS, SETTLEMENT
from .variants import ERWEITERT, GRUND

BASE: Final = "grundspiel"
KNIGHTS_AND_TRADERS: Final = "ritter_haendler"
SCIENCE_AND_PROGRESS: Final = "wissenschaft_fortschritt"
# K-015: by theme set, the card that lies open beside the stacks
DISPLAYED: Final[Mapping[str, str]] = {KNIGHTS_AND_TRADERS: "", SCIENCE_AND_PROGRESS: "universitaet"}
THEMES: Final = tuple(DISPLAYED)
USUAL_THEME: Final = KNIGHTS_AND_TRADERS
MOST_STACKS: Final = 6
KNIGHT_TOKEN: Final = "ritterfigur"
MILL_TOKEN: Final = "muehlenstein"

_HOOKS: Final[Hooks[Any]] = Hooks()
BOX: Final = Box(
    CARDS,
    Sentences(CARDS.values(), MOST_STACKS, [card for card in DISPLAYED.values() if card]),
    CITES,
    _HOOKS,
    SEATS,
    tokens=(KNIGHT_TOKEN, MILL_TOKEN),
    centre=(ROAD.id, SETTLEMENT.id, CITY.id),
)


def not_for_tournaments(card: Card) -> int:
    """Cards that only the tournament game knows stay in the box."""
    return 0 if card.tournament_only else card.copies


def _extended(theme: str) -> Mode:
    """The base cards and those of one theme set."""
    return Mode(
        id=ERWEITERT,
        name={"de": "Erweitertes Grundspiel", "en": "Extended Game"},
        box=BOX,
        target=13,  # K-002
        backs=(BASE,) * 4 + (theme,) * 2,  # K-012
        sets=(BASE, theme),
        copies_of=not_for_tournaments,
        open_card=DISPLAYED[theme],
        open_card_returns=True,  # K-016
        advantage=1,
        trader_needs_city=True,
        mints_freely=True,
        mixes_backs=True,
        dealt_by=("K-012",),
        opened_by=("K-015",),
    )


BASE_GAME: Final = Mode(
    id=GRUND,
    name={"de": "Grundspiel", "en": "Base Game"},
    box=BOX,
    target=12,  # K-001
    backs=(BASE,) * 5,  # K-011
    sets=(BASE,),
    copies_of=not_for_tournaments,
    may_demolish=False,  # K-114
    advantage=1,  # K-162
    trader_needs_city=True,  # K-161
    mints_freely=True,  # K-170
    mixes_backs=True,  # K-154
    dealt_by=("K-011",),
    opened_by=("K-015",),
)
EXTENDED_GAMES: Final[Mapping[str, Mode]] = {theme: _extended(theme) for theme in THEMES}
# each mode as it is usually played
MODES: Final[Mapping[str, Mode]] = {GRUND: BASE_GAME, ERWEITERT: EXTENDED_GAMES[USUAL_THEME]}
EVERY_MODE: Final = (BASE_GAME, *EXTENDED_GAMES.values())


def themes_of(mode: str) -> tuple[str, ...]:
    """The theme sets with one of which a mode can be played."""
    return THEMES if mode == ERWEITERT else ()


def mode_with(mode: str, theme: str) -> Mode:
    """A mode with a theme set; the usual one if none is named."""
    if mode not in MODES:
        raise BadInput(f"there is no mode {mode!r}")
    if not theme:
        return MODES[mode]
    if theme not in themes_of(mode):
        names = ", ".join(themes_of(mode)) or "none"
        raise BadInput(f"the mode {mode!r} is not played with the set {theme!r}; sets for it: {names}")
    return EXTENDED_GAMES[theme]


def theme_of(mode: Mode) -> str:
    """The theme set in play; the base game has none."""
    return "" if mode is BASE_GAME else mode.sets[-1]
