"""The modes of the game. Each is one value that says what it switches; what editions switch is in `variants`."""

from collections.abc import Mapping
from typing import Any, Final

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
MOST_STACKS: Final = 6
KNIGHT_TOKEN: Final = "ritterfigur"
MILL_TOKEN: Final = "muehlenstein"

_HOOKS: Final[Hooks[Any]] = Hooks()
BOX: Final = Box(
    CARDS,
    Sentences(CARDS.values(), MOST_STACKS),
    CITES,
    _HOOKS,
    SEATS,
    tokens=(KNIGHT_TOKEN, MILL_TOKEN),
    centre=(ROAD.id, SETTLEMENT.id, CITY.id),
)


def not_for_tournaments(card: Card) -> int:
    """Cards that only the tournament game knows stay in the box."""
    return 0 if card.tournament_only else card.copies


MODES: Final[Mapping[str, Mode]] = {
    mode.id: mode
    for mode in (
        Mode(
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
        ),
        Mode(
            id=ERWEITERT,
            name={"de": "Erweitertes Grundspiel", "en": "Extended Game"},
            box=BOX,
            target=13,  # K-002
            backs=(BASE,) * 4 + (KNIGHTS_AND_TRADERS,) * 2,  # K-012
            sets=(BASE, KNIGHTS_AND_TRADERS),
            copies_of=not_for_tournaments,
            advantage=1,
            trader_needs_city=True,
            mints_freely=True,
            mixes_backs=True,
            dealt_by=("K-012",),
        ),
    )
}
