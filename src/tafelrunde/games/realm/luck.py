"""What luck brings two princes: throws, resources that come and go, cards that are drawn."""

from collections.abc import Collection, Sequence
from typing import Final

from ...kernel import Event, EventKind
from ...kernel.luck import Luck
from .events import DREW, GAINED, GAVE, LOST, OVERFLOWED, TOOK

GAINED_ALL, WASTED, TAKEN, DRAWN, STOLEN = "gained", "wasted", "lost", "drawn", "stolen"
RESOURCES: Final = {GAINED: GAINED_ALL, OVERFLOWED: WASTED, LOST: TAKEN, GAVE: TAKEN}
CARDS: Final = (DREW, TOOK)


def luck_with(lost: Collection[EventKind] = (), robbed: Collection[EventKind] = ()) -> Luck:
    """`lost` tells of a seat that a card is taken from its hand, `robbed` of one that takes it from the other's."""

    def tally(event: Event) -> Sequence[tuple[int, str, int]]:
        seat, kind = event.seat, event.kind
        if seat is None:
            return ()
        if kind in RESOURCES:
            amount = event.told[-1]
            assert isinstance(amount, int)
            return ((seat, RESOURCES[kind], amount),)
        if kind in CARDS:
            return ((seat, DRAWN, 1),)
        if kind in lost:
            return ((seat, STOLEN, 1),)
        return ((1 - seat, STOLEN, 1),) if kind in robbed else ()

    return Luck(
        dice={
            "production_die": {"de": "Ertragswürfel", "en": "Production die"},
            "event_die": {"de": "Ereigniswürfel", "en": "Event die"},
        },
        counts={
            GAINED_ALL: {"de": "Rohstoffe erhalten", "en": "Resources gained"},
            WASTED: {"de": "Rohstoffe verfallen, weil kein Platz war", "en": "Resources wasted for lack of room"},
            TAKEN: {"de": "Rohstoffe verloren oder abgegeben", "en": "Resources lost or given away"},
            DRAWN: {"de": "Karten gezogen", "en": "Cards drawn"},
            STOLEN: {"de": "Karten verloren", "en": "Cards stolen"},
        },
        tally=tally,
        turn=lambda state: int(state.turn),
    )
