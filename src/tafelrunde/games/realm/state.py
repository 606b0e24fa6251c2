"""What lies on the table of two princes. Stacks are tuples with the top card first; a copy of the state shares them."""

from typing import Final

from ...kernel import Event
from ...kernel.rows import replaced
from .box import Box
from .cards import Card
from .mode import Mode, hand_cards
from .prince import Prince, Row

NOBODY: Final = -1
NOTHING_LOOKED_AT: Final = -1
REGION_STACK_LOOKED_AT: Final = -2
DISCARD_LOOKED_AT: Final = -3
EVENTS_LOOKED_AT: Final = -4  # the whole event stack
NEXT_EVENTS_LOOKED_AT: Final = -5  # the cards that come next
EVENTS_FORESEEN: Final = 3  # so many of them
DISCARDS: Final = -1  # where a ban lies that does not lie on a draw stack


class Realm:
    """Base of a game's state: the princes, the stacks between them, and how far the turn has got.

    `served` counts the princes an event, the first hands or the arranging of regions is already done with. `looker`
    looks through the stack `looking`; `shown_to` sees the other's hand. `minted` counts how often gold was changed 1:1
    in this turn, `one_to_one` are the resources that can be for the rest of it. `seen_stacks` and `seen_hands` are what
    each prince has seen of what lies hidden (see `memory`).
    `discards` are the piles: one for both, or one for each. `decks` are the cards that each prince has brought, where
    each plays with cards of his own.
    `bans` are the cards that keep a prince away from a stack (-1: the discards): where, who laid it, which.
    `face_up` are the stacks whose top card lies face up. `open_stacks` says how many lie open of each open card of the
    mode.
    `news` tells what happens; `box` and `cards` are the material, the same for every game.
    """

    __slots__ = (
        "active",
        "bans",
        "box",
        "cards",
        "cities",
        "decks",
        "discards",
        "event",
        "event_card",
        "event_stack",
        "face_up",
        "first_stack",
        "hero",
        "looker",
        "looking",
        "minted",
        "mode",
        "new_regions",
        "news",
        "one_to_one",
        "open_stacks",
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
    bans: tuple[tuple[int, int, str], ...]
    face_up: tuple[int, ...]
    production: int
    event: str
    event_card: str
    stacks: tuple[Row, ...]
    region_stack: Row
    new_regions: Row
    event_stack: Row
    discards: tuple[Row, ...]
    playing: Row
    roads: int
    settlements: int
    cities: int
    decks: tuple[Row, ...]
    hero: int
    trader: int
    looking: int
    looker: int
    shown_to: int
    open_stacks: tuple[int, ...]
    minted: int
    one_to_one: Row
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
        twin.bans = self.bans
        twin.face_up = self.face_up
        twin.production = self.production
        twin.event = self.event
        twin.event_card = self.event_card
        twin.stacks = self.stacks
        twin.region_stack = self.region_stack
        twin.new_regions = self.new_regions
        twin.event_stack = self.event_stack
        twin.discards = self.discards
        twin.playing = self.playing
        twin.roads = self.roads
        twin.settlements = self.settlements
        twin.cities = self.cities
        twin.decks = self.decks
        twin.hero = self.hero
        twin.trader = self.trader
        twin.looking = self.looking
        twin.looker = self.looker
        twin.shown_to = self.shown_to
        twin.open_stacks = self.open_stacks
        twin.minted = self.minted
        twin.one_to_one = self.one_to_one
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
        self.bans = self.face_up = ()
        self.decks = ((), ()) if mode.own_decks else ()
        self.event = self.event_card = ""
        self.stacks = ((),) * len(mode.backs)
        self.region_stack = self.new_regions = self.event_stack = self.playing = ()
        self.discards = ((), ()) if mode.own_discards else ((),)
        self.roads = self.settlements = self.cities = 0
        self.hero = self.trader = self.looker = self.shown_to = self.winner = NOBODY
        self.looking = NOTHING_LOOKED_AT
        self.minted = 0
        self.one_to_one = ()
        self.open_stacks = (0,) * len(mode.open_cards)
        self.seen_stacks = (self.stacks, self.stacks)  # an empty row: nothing was seen
        self.seen_hands = ((), ())


def cards_in_game(s: Realm) -> list[str]:
    """Every copy of the cards that can be built or played in this game, those that lie open included."""
    return [*s.decks[0], *s.decks[1]] if s.mode.own_decks else hand_cards(s.mode)


def set_stack(s: Realm, number: int, cards: Row) -> None:
    """What a draw stack (counted from 0) holds from now on."""
    s.stacks = replaced(s.stacks, number, cards)


def open_left(s: Realm, card: str) -> int:
    """How many of a card lie open; of one that never does, none."""
    return s.open_stacks[s.mode.open_cards.index(card)] if card in s.mode.open_cards else 0


def change_open(s: Realm, card: str, by: int) -> None:
    """One is taken from those that lie open, or comes back there."""
    at = s.mode.open_cards.index(card)
    s.open_stacks = replaced(s.open_stacks, at, s.open_stacks[at] + by)


def look(s: Realm, me: int, at: int) -> None:
    """A prince takes up a stack and looks through it; only he sees it."""
    s.looking, s.looker = at, me


def look_no_more(s: Realm) -> None:
    s.looking, s.looker = NOTHING_LOOKED_AT, NOBODY
