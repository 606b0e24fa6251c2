"""What lies on the table of this game, beyond what both princes have (`realm/state.py`)."""

from typing import Final, Literal, TypeAlias, get_args

from ..realm.prince import Prince, Row
from ..realm.state import Realm
from .data import CARDS_OF, CITADEL, METROPOLIS
from .modes import Deal, mode_with
from .variants import Variant, variant_of

# the phases in which the rules can be entered: set-up, then those of a turn (K-025)
Phase: TypeAlias = Literal[
    "shuffle", "put-away", "start-hand", "arrange", "roll", "event", "production", "action", "draw", "exchange", "over"
]
SHUFFLE: Final = "shuffle"
CHOOSE_SHARES: Final = "put-away"
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


# cards with their sites, and regions with what they held
Struck: TypeAlias = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, int], ...]]
NOTHING_STRUCK: Final[Struck] = ((), ())


class State(Realm):
    """One game.

    `actions_open` says that the points were once reached from which action cards may be played; `offers` counts the
    trades that were offered to the other player in this turn; `used` are the cards, each with its site, whose function
    was used in this turn and can be used only once; `fresh` are the units that were laid in this turn;
    `actions_played` counts the action cards that the player at turn has played in it. `metropolises` counts those in
    the supply, `citadels` likewise. `carted` is the resource that was named before the roll, to be moved in this turn.

    `charged` are the wizards of the player at turn, each with its region, that were charged in this turn; `cast` the
    spell books that were used in it: by whom, the book and its site. `leapt_by` counts the players who were asked
    whether they undo the event; `struck` is what a question mark has cost the passive player before the card was seen:
    the cards with their sites, and the regions with what they held. `stopped` are the cards before the roll that came
    to nothing in this turn. `banished` are the event cards that are out of the game, `foreseen` what each player knows
    of the top of the event stack.

    In the tournament game `chosen_events` are the four events that each player has put among those of the game,
    `told_events` those that have been turned up, each once, and
    `unbrought` says which deck somebody gets who has brought none.

    In the small tournament `put_away` are the cards of each player's share that do not come into the game, where that
    is agreed; `undecided` those of which their owner has not said yet whether they do.
    """

    __slots__ = (
        "actions_open",
        "actions_played",
        "banished",
        "carted",
        "cast",
        "charged",
        "chosen_events",
        "citadels",
        "foreseen",
        "fresh",
        "leapt_by",
        "metropolises",
        "offers",
        "phase",
        "put_away",
        "stopped",
        "struck",
        "told_events",
        "unbrought",
        "undecided",
        "used",
        "variant",
    )

    phase: Phase
    variant: Variant
    actions_open: bool
    offers: int
    used: tuple[tuple[str, str], ...]
    fresh: Row
    metropolises: int
    carted: str
    actions_played: int
    citadels: int
    charged: tuple[tuple[str, str], ...]
    cast: tuple[tuple[int, str, str], ...]
    leapt_by: int
    struck: Struck
    stopped: Row
    banished: Row
    foreseen: tuple[Row, Row]
    chosen_events: tuple[Row, ...]
    told_events: Row
    unbrought: str
    put_away: tuple[Row, ...]
    undecided: tuple[Row, ...]

    def copy(self) -> "State":
        twin = State()
        self.copy_into(twin)
        twin.phase = self.phase
        twin.variant = self.variant
        twin.actions_open = self.actions_open
        twin.offers = self.offers
        twin.used = self.used
        twin.fresh = self.fresh
        twin.metropolises = self.metropolises
        twin.carted = self.carted
        twin.actions_played = self.actions_played
        twin.citadels = self.citadels
        twin.charged = self.charged
        twin.cast = self.cast
        twin.leapt_by = self.leapt_by
        twin.struck = self.struck
        twin.stopped = self.stopped
        twin.banished = self.banished
        twin.foreseen = self.foreseen
        twin.chosen_events = self.chosen_events
        twin.told_events = self.told_events
        twin.unbrought = self.unbrought
        twin.put_away = self.put_away
        twin.undecided = self.undecided
        return twin


def new_state(mode: str, edition: str, deal: Deal, princes: list[Prince]) -> State:
    """A game in which nothing has happened yet."""
    s = State()
    s.clear(mode_with(mode, deal), princes)
    s.phase = SHUFFLE
    s.variant = variant_of(mode, edition)
    s.cards = CARDS_OF[s.variant.edition]
    s.offers = s.actions_played = 0
    s.used = s.fresh = ()
    s.carted = ""
    s.metropolises = METROPOLIS.stack if METROPOLIS.back in s.mode.sets else 0  # K-008
    s.citadels = CITADEL.stack if CITADEL.back in s.mode.sets else 0  # K-008
    s.charged = s.cast = s.stopped = s.banished = ()
    s.leapt_by = 0
    s.struck = NOTHING_STRUCK
    s.foreseen = ((), ())
    s.chosen_events = ((), ()) if s.mode.own_decks else ()
    s.told_events = ()
    s.unbrought = ""
    s.put_away = s.undecided = ((), ())
    s.actions_open = s.variant.threshold == "none"
    return s
