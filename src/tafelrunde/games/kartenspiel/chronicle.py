"""The story of a game as its events tell it (see `realm/chronicle.py`)."""

from typing import Final

from ..realm.chronicle import Saga
from .events import BEGAN, TURN
from .modes import BOX
from .names import spell

KINDS: Final = {
    "centre": "centre card",
    "building": "building",
    "knight": "knight",
    "trade_ship": "trade fleet",
    "fleet": "other fleet",
    "unit": "other unit",
    "dragon": "dragon",
    "wizard": "wizard",
    "spellbook": "spell book",
    "action": "action card",
}
SAGA: Final = Saga(BOX, spell, KINDS, BEGAN, TURN, places={"citadels": "Citadels"})
chronicle = SAGA.chronicle
legend = SAGA.legend
