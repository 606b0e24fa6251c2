"""What a seat may see, built from nothing by listing it."""

from typing import TypedDict

from .condition import write_condition
from .data import SEAT_NAMES
from .state import DRAFTING, OVER, Bid, Phase, Player, State, in_turn, total


class BidView(TypedDict):
    number: int
    owner: str
    up: bool
    card: str | None  # None: face down, and hidden from the viewer
    value: int | None
    shielded: bool
    edge: bool


class SlotView(TypedDict):
    resource: str | None  # None: taken in this round
    bids: list[BidView]
    totals: dict[str, int]  # of open bids only


class PlayerView(TypedDict):
    seat: str
    hand: list[str] | None  # None: hidden from the viewer
    hand_size: int
    deck: int
    laid: list[str]
    pile: list[str]
    removed: list[str] | None  # its owner knows which cards
    removed_size: int
    lost: list[str]  # what others removed from the game
    won: list[str]
    passed: bool
    pass_card: str | None
    done: bool


class MemoryView(TypedDict):
    """What this seat has seen before of what lies hidden now, as it could have kept it on paper."""

    deck: list[str] | None  # what is left in the own deck, by name, if its owner chose it
    deck_top: list[str]  # what its owner put on top of the own deck, from the top
    hands: list[list[str]]  # of each other seat: cards that were shown to all and are still there, by name
    resources: list[str]  # what all saw go under the resource deck, the lowest last


class View(TypedDict):
    mode: str
    seat: str | None
    phase: Phase
    round: int
    leader: str
    in_turn: str | None
    victory: str
    display: list[SlotView]
    resource_deck: int
    players: list[PlayerView]
    playing: list[str]
    looked_at: list[str] | None  # the top of the own deck, while it is being put in order
    pack: list[str] | None  # the own cards to choose from in the draft
    drafted: list[str] | None
    winners: list[str]
    won_by: str | None
    memory: MemoryView | None  # None: who only looks on


def view(s: State, seat: int | None) -> View:
    """KA-021, KA-053, KA-076, KA-135: counts, piles, won resources are open; hands, decks, face-down cards are not."""
    drafting = s.phase == DRAFTING and seat is not None
    return View(
        mode=s.mode,
        seat=None if seat is None else SEAT_NAMES[seat],
        phase=s.phase,
        round=s.round,
        leader=SEAT_NAMES[s.leader],
        in_turn=SEAT_NAMES[in_turn(s)] if s.round and s.phase != OVER else None,
        victory=write_condition(s.condition),
        display=[_slot(s, slot, seat) for slot in range(len(s.display))],
        resource_deck=len(s.resource_deck),
        players=[_player(player, owner, seat, owner in s.shown) for owner, player in enumerate(s.players)],
        playing=list(s.playing),
        looked_at=list(s.players[seat].deck[: s.looking]) if seat is not None and seat == s.looker else None,
        pack=list(s.packs[seat]) if drafting and seat is not None and s.packs else None,
        drafted=list(s.players[seat].deck) if drafting and seat is not None else None,
        winners=[SEAT_NAMES[winner] for winner in s.winners],
        won_by=s.won_by or None,
        memory=None if seat is None else _memory(s, seat),
    )


def _memory(s: State, seat: int) -> MemoryView:
    own = s.players[seat]
    return MemoryView(
        deck=sorted(own.deck) if own.knows_deck else None,
        deck_top=list(own.deck[: own.known_top]),
        hands=[[] if owner == seat else list(player.open_hand) for owner, player in enumerate(s.players)],
        resources=list(s.resource_deck[len(s.resource_deck) - s.known_resources :]),
    )


def _slot(s: State, slot: int, viewer: int | None) -> SlotView:
    bids = s.bids[slot]
    open_owners = sorted({bid.owner for bid in bids if bid.up} - {bid.owner for bid in bids if not bid.up})
    return SlotView(
        resource=s.display[slot] or None,
        bids=[_bid(bid, viewer) for bid in bids],
        totals={SEAT_NAMES[owner]: total(s, slot, owner) for owner in open_owners},
    )


def _bid(bid: Bid, viewer: int | None) -> BidView:
    """KA-076: the own bids, those turned up, and those peeked at."""
    seen = bid.up or (viewer is not None and (viewer == bid.owner or viewer in bid.seen_by))
    return BidView(
        number=bid.number,
        owner=SEAT_NAMES[bid.owner],
        up=bid.up,
        card=bid.card if seen else None,
        value=bid.value if seen else None,
        shielded=bid.shielded,
        edge=bid.edge,
    )


def _player(player: Player, owner: int, viewer: int | None, shown: bool) -> PlayerView:
    """KA-102: a hand laid open at the end is seen by all."""
    own = viewer == owner
    return PlayerView(
        seat=SEAT_NAMES[owner],
        hand=list(player.hand) if own or shown else None,
        hand_size=len(player.hand),
        deck=len(player.deck),
        laid=list(player.laid),
        pile=list(player.pile),
        removed=list(player.removed) if own else None,
        removed_size=len(player.removed),
        lost=list(player.lost),
        won=list(player.won),
        passed=player.passed,
        pass_card=player.pass_card if own and player.pass_card else None,
        done=player.done,
    )
