"""Any position of the game as a document a person can write, and back.

What a document leaves out is as after set-up: nobody has cards in hand. Player cards named nowhere are out of the game,
so that decks hold exactly what is named; the resource deck holds what is named nowhere, in the order of the card set.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.errors import BadInput
from ...kernel.position import PositionError
from ..documents import Document, Path, known, number, one_of, strings
from .abilities import SPEKULIEREN
from .condition import read_condition, write_condition
from .data import CARDS, FREE, MOST_SEATS, RESOURCES, SEAT_NAMES, copies_for, player_cards, resource_cards
from .state import (
    CALL,
    ENTRY,
    OPENING,
    RECALL,
    REVEAL,
    SECOND,
    TRADE,
    Bid,
    Player,
    State,
    abilities,
    cards_of,
    having,
    new_player,
    new_state,
)

STARTABLE = (OPENING, ENTRY, CALL, TRADE, REVEAL, SECOND, RECALL)
KEYS = ("phase", "leader", "turn", "round", "victory", "display", "resource_deck", "bids", "busy")
PLAYER_KEYS = ("deck", "hand", "laid", "pile", "removed", "lost", "won", "passed", "begun", "done")
ROWS = ("deck", "hand", "laid", "pile", "removed", "lost")


def read_position(mode: str, document: Document, seats: int) -> State:
    """The state a document describes. Raises PositionError naming the key that is wrong."""
    if not isinstance(document, Mapping):
        raise PositionError((), "a position is a table")
    if not 2 <= seats <= MOST_SEATS:
        raise PositionError((), f"this game is for 2 to {MOST_SEATS} players, not {seats}")
    names = SEAT_NAMES[:seats]
    known(document, (*KEYS, *names), ())
    copies = copies_for(seats)
    try:
        condition = read_condition(str(document.get("victory", "quick")), copies)
    except BadInput as error:
        raise PositionError(("victory",), str(error)) from error
    s = new_state(mode, seats, condition, copies)
    s.phase = one_of(document, "phase", STARTABLE, TRADE)
    s.leader = names.index(one_of(document, "leader", names, names[0]))
    s.turn = (names.index(one_of(document, "turn", names, names[s.leader])) - s.leader) % seats
    s.round = number(document, "round", 1, 1000, 1)
    s.busy = bool(document.get("busy", True))
    s.players = [_player(document.get(name, {}), (name,), s.phase) for name in names]
    _read_display(s, document)
    _read_bids(s, document, names)
    if mode == FREE:
        s.decks = tuple(cards_of(s, seat) for seat in range(seats))
    used = Counter(card for seat in range(seats) for card in cards_of(s, seat))
    box = Counter(player_cards(copies))
    for card, times in used.items():
        if times > box[card]:
            raise PositionError((), f"the game has {card!r} only {box[card]} time{'s' if box[card] > 1 else ''}")
    return s


def describe(s: State) -> dict[str, Any]:
    """Everything about a state that a scenario can expect, in the words of a position document."""
    names = SEAT_NAMES[: s.seats]
    return {
        "seats": s.seats,
        "phase": s.phase,
        "leader": names[s.leader],
        "turn": names[(s.leader + s.turn) % s.seats],
        "round": s.round,
        "victory": write_condition(s.condition),
        "display": list(s.display),
        "resource_deck": list(s.resource_deck),
        "resources_left": len(s.resource_deck),
        "bids": [f"{names[bid.owner]}: {bid.card} on {slot + 1}" for slot, bids in enumerate(s.bids) for bid in bids],
        "values": {str(bid.number): bid.value for bids in s.bids for bid in bids},
        "winners": [names[seat] for seat in s.winners],
        "won_by": s.won_by,
        "shown": [names[seat] for seat in s.shown],
        **{name: _describe_player(player) for name, player in zip(names, s.players, strict=True)},
    }


def _describe_player(player: Player) -> dict[str, Any]:
    return {
        "deck": list(player.deck),
        "deck_size": len(player.deck),
        "hand": sorted(player.hand),
        "hand_size": len(player.hand),
        "laid": list(player.laid),
        "pile": list(player.pile),
        "removed": list(player.removed),
        "lost": list(player.lost),
        "won": sorted(player.won),
        "passed": player.passed,
        "done": player.done,
    }


def _player(document: Any, path: Path, phase: str) -> Player:
    if not isinstance(document, Mapping):
        raise PositionError(path, "a seat is a table")
    known(document, PLAYER_KEYS, path)
    rows = {key: _cards(document, key, path) for key in ROWS}
    won = strings(document, "won", path)
    for at, resource in enumerate(won):
        if resource not in RESOURCES:
            raise PositionError((*path, "won", at), f"there is no resource {resource!r}", RESOURCES, resource)
    opening = tuple(card for card in rows["hand"] if abilities(card, SPEKULIEREN)) if phase == OPENING else ()
    facts: dict[str, Any] = {key: tuple(row) for key, row in rows.items()}
    facts |= {key: bool(document.get(key, False)) for key in ("passed", "begun", "done")}
    return having(new_player(), **facts, won=tuple(won), opening=opening)


def _read_display(s: State, document: Document) -> None:
    left = Counter(resource_cards(s.copies))
    won = [resource for player in s.players for resource in player.won]
    named = strings(document, "display", ())
    deck = strings(document, "resource_deck", ())
    for key, resources in (("display", named), ("resource_deck", deck)):
        for at, resource in enumerate(resources):
            if resource and resource not in RESOURCES:
                raise PositionError((key, at), f"there is no resource {resource!r}", RESOURCES, resource)
    left.subtract([*won, *(resource for resource in named if resource), *deck])
    if min(left.values()) < 0:
        raise PositionError(("display",), "more resources of a kind are named than the game has")
    rest = [resource for resource, times in left.items() for _ in range(times)]
    size = s.seats + 1
    if len(named) > size:
        raise PositionError(("display",), f"{s.seats} seats have {size} displayed resources (KA-019), not {len(named)}")
    if "display" not in document:
        named, rest = rest[:size], rest[size:]
    s.display = (*named, *[""] * (size - len(named)))
    s.resource_deck = tuple(deck if "resource_deck" in document else rest)


def _read_bids(s: State, document: Document, names: Sequence[str]) -> None:
    """`p1: card on 2`, face down, in the order laid."""
    s.bids = ((),) * len(s.display)
    for at, text in enumerate(strings(document, "bids", ())):
        owner, _, rest = text.partition(": ")
        card, _, slot = rest.partition(" on ")
        if owner not in names or card not in CARDS or not slot.isdecimal() or not 1 <= int(slot) <= len(s.display):
            raise PositionError(("bids", at), f"{text!r} is no bid, as in 'p1: {next(iter(CARDS))} on 2'", CARDS, card)
        s.number += 1
        bid = Bid(names.index(owner), card, CARDS[card].value, s.number)
        number = int(slot) - 1
        s.bids = (*s.bids[:number], (*s.bids[number], bid), *s.bids[number + 1 :])


def _cards(document: Document, key: str, path: Path) -> list[str]:
    found = strings(document, key, path)
    for at, card in enumerate(found):
        if card not in CARDS:
            raise PositionError((*path, key, at), f"there is no card {card!r}", CARDS, card)
    return found
