"""What luck brings in this game (see `realm/luck.py`)."""

from typing import Final

from ..realm.luck import luck_with
from .events import LOST_CARD

LUCK: Final = luck_with(lost=(LOST_CARD,))
