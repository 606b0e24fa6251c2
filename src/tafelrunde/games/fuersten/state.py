"""What lies on the table. Stacks are tuples with the top card first; a copy of the state shares them."""

from typing import Final

from ...kernel import Event
from ..realm.events import TOKEN
from ..realm.prince import Prince, Row
from ..realm.state import Realm
from .data import CARDS, MODES, ModeFacts

# the phases in which the rules can be entered: set-up, then the four of a turn (F-040), roll and event being one
SHUFFLE: Final = "shuffle"
START_HAND: Final = "start-hand"
ARRANGE: Final = "arrange"
ROLL: Final = "roll"
EVENT: Final = "event"
ACTION: Final = "action"
DRAW: Final = "draw"
EXCHANGE: Final = "exchange"
OVER: Final = "over"
PHASES: Final = (SHUFFLE, START_HAND, ARRANGE, ROLL, EVENT, ACTION, DRAW, EXCHANGE, OVER)

NOBODY: Final = -1
ADVANTAGE: Final = 3  # points that a token takes at least
NOTHING_LOOKED_AT: Final = -1
REGION_STACK_LOOKED_AT: Final = -2
DISCARD_LOOKED_AT: Final = -3


class State(Realm):
    """One game.

    `served` counts the princes an event, the first hands or the arranging of regions is already done with; `struck`
    says that the part of an event that asks nobody is done. `looker` looks through the stack `looking`; `shown_to`
    sees the other's hand. `minted` counts the Münzstätten used in this turn, `herald` says that Reiner was played.
    `seen_stacks` and `seen_hands` are what each prince has seen of what lies hidden (see `memory`).
    """

    __slots__ = (
        "active",
        "cities",
        "discard",
        "event",
        "event_card",
        "events",
        "first_stack",
        "herald",
        "hero",
        "looker",
        "looking",
        "minted",
        "mode",
        "new_regions",
        "open_stack",
        "phase",
        "playing",
        "production",
        "region_stack",
        "roads",
        "seen_hands",
        "seen_stacks",
        "served",
        "settlements",
        "shown_to",
        "stacks",
        "struck",
        "trader",
        "turn",
        "winner",
    )

    mode: ModeFacts
    phase: str
    active: int
    turn: int
    served: int
    first_stack: int
    production: int
    event: str
    event_card: str
    stacks: tuple[Row, ...]
    region_stack: Row
    new_regions: Row
    events: Row
    discard: Row
    playing: Row
    roads: int
    settlements: int
    cities: int
    hero: int
    trader: int
    looking: int
    looker: int
    shown_to: int
    open_stack: int
    minted: int
    herald: bool
    struck: bool
    seen_stacks: tuple[tuple[Row, ...], ...]
    seen_hands: tuple[Row, ...]
    winner: int

    def copy(self) -> "State":
        twin = State()
        red, blue = self.princes
        twin.cards = self.cards
        twin.news = []
        twin.princes = [red.copy(), blue.copy()]
        twin.mode = self.mode
        twin.phase = self.phase
        twin.active = self.active
        twin.turn = self.turn
        twin.served = self.served
        twin.first_stack = self.first_stack
        twin.production = self.production
        twin.event = self.event
        twin.event_card = self.event_card
        twin.stacks = self.stacks
        twin.region_stack = self.region_stack
        twin.new_regions = self.new_regions
        twin.events = self.events
        twin.discard = self.discard
        twin.playing = self.playing
        twin.roads = self.roads
        twin.settlements = self.settlements
        twin.cities = self.cities
        twin.hero = self.hero
        twin.trader = self.trader
        twin.looking = self.looking
        twin.looker = self.looker
        twin.shown_to = self.shown_to
        twin.open_stack = self.open_stack
        twin.minted = self.minted
        twin.herald = self.herald
        twin.struck = self.struck
        twin.seen_stacks = self.seen_stacks
        twin.seen_hands = self.seen_hands
        twin.winner = self.winner
        return twin


def new_state(mode: str, princes: list[Prince]) -> State:
    """A game in which nothing has happened yet."""
    s = State()
    s.cards = CARDS
    s.news = []
    s.princes = princes
    s.mode = MODES[mode]
    s.phase = SHUFFLE
    s.active = 0
    s.turn = 0
    s.served = 0
    s.first_stack = -1
    s.production = 0
    s.event = ""
    s.event_card = ""
    s.stacks = ((),) * len(s.mode.backs)
    s.region_stack = s.new_regions = s.events = s.discard = s.playing = ()
    s.roads = s.settlements = s.cities = 0
    s.hero = s.trader = NOBODY
    s.looking = NOTHING_LOOKED_AT
    s.looker = s.shown_to = NOBODY
    s.open_stack = s.minted = 0
    s.herald = s.struck = False
    s.seen_stacks = (s.stacks, s.stacks)  # an empty row: nothing was seen
    s.seen_hands = ((), ())
    s.winner = NOBODY
    return s


def set_stack(s: State, number: int, cards: Row) -> None:
    """What a draw stack (counted from 0) holds from now on."""
    s.stacks = (*s.stacks[:number], cards, *s.stacks[number + 1 :])


def points(s: State, me: int) -> int:
    """F-110, F-119, F-124: settlements 1, cities 2, what is printed on expansions, each token 1."""
    return s.princes[me].gives.vp + (s.hero == me) + (s.trader == me)


def look(s: State, me: int, at: int) -> None:
    """A prince takes up a stack and looks through it; only he sees it."""
    s.looking, s.looker = at, me


def look_no_more(s: State) -> None:
    s.looking, s.looker = NOTHING_LOOKED_AT, NOBODY


def hand_limit(s: State, me: int) -> int:
    """F-094, F-116: three cards, and one more for each progress point."""
    return 3 + s.princes[me].gives.progress


def weigh_advantages(s: State) -> None:
    """F-113: after every change of points, no matter whose turn it is."""
    red, blue = s.princes
    hero = _holder(red.gives.strength, blue.gives.strength)
    if hero != s.hero:
        s.hero = hero
        s.news.append(Event(TOKEN, None if hero == NOBODY else hero, ("heldenstein",)))
    trader = _holder(red.gives.trade, blue.gives.trade)
    if trader != s.trader:
        s.trader = trader
        s.news.append(Event(TOKEN, None if trader == NOBODY else trader, ("handelsstein",)))


def _holder(red: int, blue: int) -> int:
    """F-108, F-109: at least 3 points and more than the other; on a tie, or below 3, nobody (F-111)."""
    if red >= ADVANTAGE and red > blue:
        return 0
    if blue >= ADVANTAGE and blue > red:
        return 1
    return NOBODY
