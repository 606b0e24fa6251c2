"""The whole game, phase by phase (KA-023)."""

from collections.abc import Callable
from typing import Final

from ...kernel import Rules
from . import effects, effects_on_bids  # noqa: F401  they register what abilities do
from .award import reveal_step
from .ending import refill_step, show_hands
from .round import call_phase, entry_phase, opening_phase, passed_step, recall_step, second_call_phase
from .setup import draft, prepare
from .state import (
    CALL,
    DRAFTING,
    ENTRY,
    OPENING,
    OVER,
    PASSED,
    RECALL,
    REFILL,
    REVEAL,
    SECOND,
    SHUFFLE,
    TRADE,
    Phase,
    State,
)
from .trade import trading_phase


def whole_game(s: State) -> Rules[None]:
    """The whole game, from wherever the state stands."""
    while s.phase != OVER:
        if s.phase == REFILL:
            refill_step(s)
        else:
            yield from PHASES[s.phase](s)
    yield from show_hands(s)


PHASES: Final[dict[Phase, Callable[[State], Rules[None]]]] = {
    SHUFFLE: prepare,
    DRAFTING: draft,
    OPENING: opening_phase,
    ENTRY: entry_phase,
    CALL: call_phase,
    PASSED: passed_step,
    TRADE: trading_phase,
    REVEAL: reveal_step,
    SECOND: second_call_phase,
    RECALL: recall_step,
}
