"""What lies on the table of two princes. Stacks are tuples with the top card first; a copy of the state shares them."""

from typing import Final

from ...kernel import Event
from ...kernel.rows import replaced
from .box import Box
from .cards import Card
from .mode import Mode
from .prince import Prince, Row

NOBODY: Final = -1
NOTHING_LOOKED_AT: Final = -1
REGION_STACK_LOOKED_AT: Final = -2
DISCARD_LOOKED_AT: Final = -3


class Realm:
    """Base of a game's state: the princes, the stacks between them, and how far the turn has got.

    `served` counts the princes an event, the first hands or the arranging of regions is already done with. `looker`
    looks through the stack `looking`; `shown_to` sees the other's hand. `minted` counts how often gold was changed 1:1
    in this turn. `seen_stacks` and `seen_hands` are what each prince has seen of what lies hidden (see `memory`).
    `news` tells what happens; `box` and `cards` are the material, the same for every game.
    """

    __slots__ = (
        "active",
        "box",
        "cards",
        "cities",
        "discard",
        "event",
        "event_card",
        "event_stack",
        "first_stack",
        "hero",
        "looker",
        "looking",
        "minted",
        "mode",
        "new_regions",
        "news",
        "open_stack",
        "playing",
        "princes",
        "production",
        "region_stack",
        "roads",
        "seen_hands",
        "seen_stacks",
        "served",
        "settlements",
        "shown_to",
        "stacks",
        "trader",
        "turn",
        "winner",
    )

    box: Box
    cards: dict[str, Card]
    mode: Mode
    news: list[Event]
    princes: list[Prince]
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
    event_stack: Row
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
    seen_stacks: tuple[tuple[Row, ...], ...]
    seen_hands: tuple[Row, ...]
    winner: int

    def copy(self) -> "Realm":
        twin = Realm()
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "Realm") -> None:
        """Everything that a copy of the state shares or copies."""
        red, blue = self.princes
        twin.box = self.box
        twin.cards = self.cards
        twin.mode = self.mode
        twin.news = []
        twin.princes = [red.copy(), blue.copy()]
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
        twin.event_stack = self.event_stack
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
        twin.seen_stacks = self.seen_stacks
        twin.seen_hands = self.seen_hands
        twin.winner = self.winner

    def clear(self, mode: Mode, princes: list[Prince]) -> None:
        """A game in which nothing has happened yet."""
        self.mode = mode
        self.box = mode.box
        self.cards = mode.box.cards
        self.news = []
        self.princes = princes
        self.active = self.turn = self.served = self.production = 0
        self.first_stack = -1
        self.event = self.event_card = ""
        self.stacks = ((),) * len(mode.backs)
        self.region_stack = self.new_regions = self.event_stack = self.discard = self.playing = ()
        self.roads = self.settlements = self.cities = 0
        self.hero = self.trader = self.looker = self.shown_to = self.winner = NOBODY
        self.looking = NOTHING_LOOKED_AT
        self.open_stack = self.minted = 0
        self.seen_stacks = (self.stacks, self.stacks)  # an empty row: nothing was seen
        self.seen_hands = ((), ())


def set_stack(s: Realm, number: int, cards: Row) -> None:
    """What a draw stack (counted from 0) holds from now on."""
    s.stacks = replaced(s.stacks, number, cards)


def look(s: Realm, me: int, at: int) -> None:
    """A prince takes up a stack and looks through it; only he sees it."""
    s.looking, s.looker = at, me


def look_no_more(s: Realm) -> None:
    s.looking, s.looker = NOTHING_LOOKED_AT, NOBODY
