"""What luck brings in this game: resources that are won, cards that are drawn or taken away. There are no dice."""

from collections.abc import Sequence
from typing import Final

from ...kernel import Event
from ...kernel.luck import Luck
from .data import SEAT_NAMES
from .events import AWARDED, BANISHED, DREW, MILLED, WIPED

WON, DRAWN, TAKEN = "won", "drawn", "taken"


def tally(event: Event) -> Sequence[tuple[int, str, int]]:
    kind, seat = event.kind, event.seat
    if seat is None:
        return ()
    if kind is AWARDED:
        return ((seat, WON, 1),)
    if kind is DREW:
        (drawn,) = event.told
        assert isinstance(drawn, int)
        return ((seat, DRAWN, drawn),)
    if kind is MILLED or kind is BANISHED:
        return ((SEAT_NAMES.index(str(event.told[1])), TAKEN, 1),)
    if kind is WIPED:
        other, amount = event.told
        assert isinstance(amount, int)
        return ((SEAT_NAMES.index(str(other)), TAKEN, amount),)
    return ()


LUCK: Final = Luck(
    dice={},
    counts={
        WON: {"de": "Ressourcen gewonnen", "en": "Resources won"},
        DRAWN: {"de": "Karten gezogen", "en": "Cards drawn"},
        TAKEN: {"de": "Karten verloren", "en": "Cards lost"},
    },
    tally=tally,
    turn=lambda state: int(state.round),
)
