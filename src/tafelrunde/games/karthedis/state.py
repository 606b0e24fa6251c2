"""What lies on the table. Stacks are tuples with the top card first; a copy of the state shares them."""

from typing import Any, Final, Literal, TypeAlias, get_args

from ...kernel import Event
from ...kernel.rows import replaced
from .abilities import ABBERUFEN, AUFRUF, Ability
from .cards import Card
from .condition import Condition, is_met
from .data import CARDS, NOW, RULES, SET
from .events import SHOWN

# the phases in which the rules can be entered: set-up, then those of a round (KA-023) in their steps
Phase: TypeAlias = Literal[
    "shuffle",
    "draft",
    "opening",
    "entry",
    "call",
    "passed",
    "trade",
    "reveal",
    "second-call",
    "recall",
    "refill",
    "over",
]
SHUFFLE: Final = "shuffle"
DRAFTING: Final = "draft"
OPENING: Final = "opening"
ENTRY: Final = "entry"
CALL: Final = "call"
PASSED: Final = "passed"
TRADE: Final = "trade"
REVEAL: Final = "reveal"
SECOND: Final = "second-call"
RECALL: Final = "recall"
REFILL: Final = "refill"
OVER: Final = "over"
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

Row = tuple[str, ...]


NOBODY: Final[frozenset[int]] = frozenset()


class Bid:
    """A card laid at a resource; changed as a copy alone, since tables share it. `number` counts the bids of a round:
    they are turned up in the order laid (KA-089). `seen_by` says who has peeked at it."""

    __slots__ = ("card", "edge", "number", "owner", "seen_by", "shielded", "up", "value")

    def __init__(
        self,
        owner: int,
        card: str,
        value: int,
        number: int,
        up: bool = False,
        shielded: bool = False,
        edge: bool = False,
        seen_by: frozenset[int] = NOBODY,
    ) -> None:
        self.owner = owner
        self.card = card
        self.value = value
        self.number = number
        self.up = up
        self.shielded = shielded
        self.edge = edge
        self.seen_by = seen_by

    def copy(self) -> "Bid":
        return Bid(self.owner, self.card, self.value, self.number, self.up, self.shielded, self.edge, self.seen_by)


class Player:
    """What one seat has; changed by way of `changed` alone, since tables share it until then. `opening` are the
    Spekulieren cards it may still use this round, `employed` the Einsatz cards it has used, `laid` the open cards that
    stay by Aufruf, `pass_card` the card it passed with, `removed` the own cards it has removed from the game itself
    (KA-145) and `lost` those that others have.

    The last three are what was seen of hidden cards, as people could keep it on paper; no rule reads them.
    `knows_deck`: its owner chose the deck, and so knows what is left of it, but not the order. `known_top`: so many
    cards on top of the deck its owner has put there. `open_hand`: what all others know to be in the hand, by name."""

    __slots__ = (
        "begun",
        "deck",
        "done",
        "employed",
        "hand",
        "known_top",
        "knows_deck",
        "laid",
        "lost",
        "open_hand",
        "opening",
        "pass_card",
        "passed",
        "pile",
        "removed",
        "won",
    )

    deck: Row
    hand: Row
    laid: Row
    pile: Row
    removed: Row
    lost: Row
    won: Row
    opening: Row
    employed: Row
    pass_card: str
    passed: bool
    begun: bool
    done: bool
    knows_deck: bool
    known_top: int
    open_hand: Row

    def copy(self) -> "Player":
        twin = Player()
        twin.deck = self.deck
        twin.hand = self.hand
        twin.laid = self.laid
        twin.pile = self.pile
        twin.removed = self.removed
        twin.lost = self.lost
        twin.won = self.won
        twin.opening = self.opening
        twin.employed = self.employed
        twin.pass_card = self.pass_card
        twin.passed = self.passed
        twin.begun = self.begun
        twin.done = self.done
        twin.knows_deck = self.knows_deck
        twin.known_top = self.known_top
        twin.open_hand = self.open_hand
        return twin


class State:
    """One game. `turn` counts the seats that have finished the current step, `played` the cards of the seat whose turn
    it is in the second call phase; `busy` says that something was laid, played or drawn in this round (KA-181).
    `known_resources` counts those at the bottom of their deck that all have seen go there. `seen` are the positions
    after the rounds since a resource was last won, `shown` the seats that have laid their hands open at the end,
    `edition` the set of cards the decks are made of."""

    __slots__ = (
        "allowed",
        "bids",
        "busy",
        "condition",
        "copies",
        "decks",
        "direction",
        "display",
        "edition",
        "first_leader",
        "known_resources",
        "leader",
        "looker",
        "looking",
        "mode",
        "news",
        "number",
        "packs",
        "phase",
        "played",
        "players",
        "playing",
        "resource_deck",
        "round",
        "rules",
        "seats",
        "seen",
        "shown",
        "turn",
        "winners",
        "won_by",
    )

    news: list[Event]
    rules: str
    mode: str
    seats: int
    condition: Condition
    copies: int
    edition: str
    decks: tuple[Row, ...]
    allowed: int
    first_leader: str
    phase: Phase
    round: int
    leader: int
    turn: int
    played: int
    busy: bool
    number: int
    direction: int
    packs: tuple[Row, ...]
    players: list[Player]
    display: Row
    resource_deck: Row
    known_resources: int
    bids: tuple[tuple[Bid, ...], ...]
    playing: Row
    looker: int
    looking: int
    seen: Row
    winners: tuple[int, ...]
    won_by: str
    shown: tuple[int, ...]

    def copy(self) -> "State":
        twin = State()
        twin.news = []
        twin.rules = self.rules
        twin.mode = self.mode
        twin.seats = self.seats
        twin.condition = self.condition
        twin.copies = self.copies
        twin.edition = self.edition
        twin.decks = self.decks
        twin.allowed = self.allowed
        twin.first_leader = self.first_leader
        twin.phase = self.phase
        twin.round = self.round
        twin.leader = self.leader
        twin.turn = self.turn
        twin.played = self.played
        twin.busy = self.busy
        twin.number = self.number
        twin.direction = self.direction
        twin.packs = self.packs
        twin.players = self.players.copy()
        twin.display = self.display
        twin.resource_deck = self.resource_deck
        twin.known_resources = self.known_resources
        twin.bids = self.bids
        twin.playing = self.playing
        twin.looker = self.looker
        twin.looking = self.looking
        twin.seen = self.seen
        twin.winners = self.winners
        twin.won_by = self.won_by
        twin.shown = self.shown
        return twin


def new_state(mode: str, seats: int, condition: Condition, copies: int, edition: str = NOW) -> State:
    """A game in which nothing has happened yet."""
    s = State()
    s.news = []
    s.rules = RULES
    s.mode = mode
    s.seats = seats
    s.condition = condition
    s.copies = copies
    s.edition = edition
    s.decks = ()
    s.allowed = 1
    s.first_leader = ""
    s.phase = SHUFFLE
    s.round = 0
    s.leader = 0
    s.turn = 0
    s.played = 0
    s.busy = False
    s.number = 0
    s.direction = 1
    s.packs = ()
    s.players = [new_player()] * seats
    s.display = ()
    s.resource_deck = ()
    s.known_resources = 0
    s.bids = ()
    s.playing = ()
    s.looker = -1
    s.looking = 0
    s.seen = ()
    s.winners = ()
    s.won_by = ""
    s.shown = ()
    return s


def new_player() -> Player:
    """A seat that has nothing yet."""
    player = Player()
    player.deck = ()
    player.hand = ()
    player.laid = ()
    player.pile = ()
    player.removed = ()
    player.lost = ()
    player.won = ()
    player.opening = ()
    player.employed = ()
    player.pass_card = ""
    player.passed = False
    player.begun = False
    player.done = False
    player.knows_deck = False
    player.known_top = 0
    player.open_hand = ()
    return player


def having(player: Player, **facts: Any) -> Player:
    """Like `player` but for these facts; the names are those of `Player`, which refuses others."""
    twin = player.copy()
    for name, fact in facts.items():
        setattr(twin, name, fact)
    return twin


def changed(s: State, seat: int) -> Player:
    """What a seat has, to be changed now. It is a copy, since other tables may share what was there before."""
    player = s.players[seat] = s.players[seat].copy()
    return player


def leave_hand(s: State, seat: int, card: str, openly: bool = True) -> None:
    """A card leaves the hand. Unseen it may have been any, so the others are sure of nothing in this hand any more."""
    player = s.players[seat]
    known: Row = ()
    if openly:
        known = without(player.open_hand, card) if card in player.open_hand else player.open_hand
    now = changed(s, seat)
    now.hand = without(player.hand, card)
    now.open_hand = known


def show(s: State, seat: int, card: str) -> None:
    """A card of the hand is shown to all, and stays there."""
    player = s.players[seat]
    if card not in player.open_hand:
        changed(s, seat).open_hand = tuple(sorted((*player.open_hand, card)))
    s.news.append(Event(SHOWN, seat, (card,)))


def next_resource(s: State) -> str:
    """The top resource is taken from its deck."""
    resource, s.resource_deck = s.resource_deck[0], s.resource_deck[1:]
    s.known_resources = min(s.known_resources, len(s.resource_deck))
    return resource


def in_turn(s: State) -> int:
    """KA-024, KA-026: the seat whose turn it is, counted clockwise from the market leader."""
    return (s.leader + s.turn) % s.seats


def without(cards: Row, card: str) -> Row:
    """The cards, one copy of `card` less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def abilities(card: str, keyword: str) -> tuple[Ability, ...]:
    return CARDS[card].by_keyword.get(keyword, ())


def set_bids(s: State, slot: int, bids: tuple[Bid, ...]) -> None:
    s.bids = replaced(s.bids, slot, bids)


def find_bid(s: State, number: int) -> tuple[int, Bid]:
    """Where a bid lies now."""
    return next((slot, bid) for slot, bids in enumerate(s.bids) for bid in bids if bid.number == number)


def put_bid(s: State, slot: int, bid: Bid) -> None:
    """A bid as it is from now on, in its place."""
    set_bids(s, slot, tuple(bid if other.number == bid.number else other for other in s.bids[slot]))


def own_bids(s: State, seat: int) -> list[tuple[int, Bid]]:
    """In the order laid."""
    found = [(slot, bid) for slot, bids in enumerate(s.bids) for bid in bids if bid.owner == seat]
    if len(found) > 1:
        found.sort(key=lambda pair: pair[1].number)
    return found


def next_hidden(s: State, seat: int) -> tuple[int, Bid] | None:
    """Of the own bids that lie face down the one laid first."""
    found: tuple[int, Bid] | None = None
    for slot, bids in enumerate(s.bids):
        for bid in bids:
            if bid.owner == seat and not bid.up and (found is None or bid.number < found[1].number):
                found = (slot, bid)
    return found


def cards_of(s: State, seat: int) -> Row:
    """All cards a seat plays the game with, wherever they lie now."""
    player = s.players[seat]
    lying = tuple(bid.card for _, bid in own_bids(s, seat))
    passed = (player.pass_card,) if player.pass_card else ()
    return player.deck + player.hand + player.laid + player.pile + player.removed + player.lost + lying + passed


# what lasts


def lasting(s: State, seat: int) -> list[tuple[Card, Ability]]:
    """KA-049, KA-142: abilities of cards that lie open, and of cards in the recall pile."""
    player = s.players[seat]
    found = [(CARDS[card], ability) for card in player.laid for ability in abilities(card, AUFRUF) if ability.lasting]
    found += [
        (CARDS[card], ability) for card in player.pile for ability in abilities(card, ABBERUFEN) if ability.lasting
    ]
    return found


def total(s: State, slot: int, seat: int) -> int:
    """KA-088, KA-092: the values of all own cards at a resource, after everything that changes them; never below 0."""
    bids = [bid for bid in s.bids[slot] if bid.owner == seat]
    value = sum(bid.value for bid in bids)
    for card, ability in lasting(s, seat):
        if ability.effect == "aura_total":
            value += ability.amount
        elif ability.effect == "aura_species":
            value += ability.amount * sum(CARDS[bid.card].species == card.species for bid in bids)
    for rival in {bid.owner for bid in s.bids[slot]} - {seat}:
        for card, ability in lasting(s, rival):
            if ability.effect == "aura_drain":
                value -= ability.amount
            elif ability.effect == "aura_feud":  # it lowers cards, so a shield keeps it off
                hated = SET.rivals[card.species]
                value -= ability.amount * sum(CARDS[bid.card].species == hated and not bid.shielded for bid in bids)
    return max(0, value)


def wins_ties(s: State, slot: int, seat: int) -> bool:
    edged = any(bid.edge for bid in s.bids[slot] if bid.owner == seat)
    return edged or any(ability.effect == "aura_edge" for _, ability in lasting(s, seat))


def fulfils(s: State, seat: int) -> bool:
    """KA-100: the seat has won what was agreed on."""
    return is_met(s.condition, s.players[seat].won)
