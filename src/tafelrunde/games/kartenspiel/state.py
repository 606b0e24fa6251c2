"""What lies on the table of this game, beyond what both princes have (`realm/state.py`)."""

from typing import Final, Literal, TypeAlias, get_args

from ..realm.prince import Prince
from ..realm.state import Realm
from .data import CARDS_OF
from .modes import mode_with
from .variants import Variant, variant_of

# the phases in which the rules can be entered: set-up, then those of a turn (K-025)
Phase: TypeAlias = Literal[
    "shuffle", "start-hand", "arrange", "roll", "event", "production", "action", "draw", "exchange", "over"
]
SHUFFLE: Final = "shuffle"
START_HAND: Final = "start-hand"
ARRANGE: Final = "arrange"
ROLL: Final = "roll"
EVENT: Final = "event"
PRODUCTION: Final = "production"
ACTION: Final = "action"
DRAW: Final = "draw"
EXCHANGE: Final = "exchange"
OVER: Final = "over"
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class State(Realm):
    """One game.

    `actions_open` says that the points were once reached from which action cards may be played; `offers` counts the
    trades that were offered to the other player in this turn; `used` are the cards, each with its site, whose function
    was used in this turn and can be used only once.
    """

    __slots__ = ("actions_open", "offers", "phase", "used", "variant")

    phase: Phase
    variant: Variant
    actions_open: bool
    offers: int
    used: tuple[tuple[str, str], ...]

    def copy(self) -> "State":
        twin = State()
        self.copy_into(twin)
        twin.phase = self.phase
        twin.variant = self.variant
        twin.actions_open = self.actions_open
        twin.offers = self.offers
        twin.used = self.used
        return twin


def new_state(mode: str, edition: str, theme: str, princes: list[Prince]) -> State:
    """A game in which nothing has happened yet."""
    s = State()
    s.clear(mode_with(mode, theme), princes)
    s.phase = SHUFFLE
    s.variant = variant_of(mode, edition)
    s.cards = CARDS_OF[s.variant.edition]
    s.offers = 0
    s.used = ()
    s.actions_open = s.variant.threshold == "none"
    return s
