"""What lies on the table of this game, beyond what both princes have (`realm/state.py`)."""

from typing import Final, Literal, TypeAlias, get_args

from ..realm.prince import Prince
from ..realm.state import Realm
from .modes import MODES

# the phases in which the rules can be entered: set-up, then the four of a turn (F-040), roll and event being one
Phase: TypeAlias = Literal["shuffle", "start-hand", "arrange", "roll", "event", "action", "draw", "exchange", "over"]
SHUFFLE: Final = "shuffle"
START_HAND: Final = "start-hand"
ARRANGE: Final = "arrange"
ROLL: Final = "roll"
EVENT: Final = "event"
ACTION: Final = "action"
DRAW: Final = "draw"
EXCHANGE: Final = "exchange"
OVER: Final = "over"
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class State(Realm):
    """One game.

    `herald` says that the event of this turn was chosen, and its chooser takes one resource more; `struck` that the
    part of an event that asks nobody is done.
    """

    __slots__ = ("herald", "phase", "struck")

    phase: Phase
    herald: bool
    struck: bool

    def copy(self) -> "State":
        twin = State()
        self.copy_into(twin)
        twin.phase = self.phase
        twin.herald = self.herald
        twin.struck = self.struck
        return twin


def new_state(mode: str, princes: list[Prince]) -> State:
    """A game in which nothing has happened yet."""
    s = State()
    s.clear(MODES[mode], princes)
    s.phase = SHUFFLE
    s.herald = s.struck = False
    return s
