"""The story of a game as its events tell it (see `realm/chronicle.py`)."""

from typing import Final

from ..realm.chronicle import Saga
from .events import BEGAN, TURN
from .modes import BOX
from .names import spell

KINDS: Final = {
    "centre": "centre card",
    "building": "building",
    "hero": "hero",
    "trade_ship": "trade ship",
    "unit": "other unit",
    "region_expansion": "region expansion",
    "action": "action card",
}
SAGA: Final = Saga(BOX, spell, KINDS, BEGAN, TURN)
chronicle = SAGA.chronicle
legend = SAGA.legend
