"""Any position of the game as a document a person can write, and back.

What a document leaves out is as after set-up: nobody has cards in hand. Player cards named nowhere are out of the game,
so that decks hold exactly what is named; the resource deck holds what is named nowhere, in the order of the card set.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...kernel.errors import BadInput
from ...kernel.position import PositionError
from ..documents import Document, Path, flag, known, number, one_of, strings, text
from .abilities import SPEKULIEREN
from .condition import Condition, read_condition, same_condition, write_condition
from .data import (
    CARDS,
    EDITIONS,
    FREE,
    MOST_SEATS,
    NOW,
    RESOURCES,
    SEAT_NAMES,
    copies_for,
    edition_with,
    player_cards,
    resource_cards,
)
from .decks import allowed_copies, read_deck
from .setup import RANDOM
from .state import (
    CALL,
    ENTRY,
    OPENING,
    RECALL,
    REVEAL,
    SECOND,
    TRADE,
    Bid,
    Phase,
    Player,
    State,
    abilities,
    cards_of,
    having,
    new_player,
    new_state,
    set_bids,
)

STARTABLE: Final[tuple[Phase, ...]] = (OPENING, ENTRY, CALL, TRADE, REVEAL, SECOND, RECALL)
KEYS = ("phase", "leader", "turn", "round", "victory", "display", "resource_deck", "bids", "busy")
PLAYER_KEYS = ("deck", "hand", "laid", "pile", "removed", "lost", "won", "passed", "begun", "done")
ROWS = ("deck", "hand", "laid", "pile", "removed", "lost")
UNORDERED: Final = ("hand", "won")  # lists that say what there is, in no order
WITH_BIDS = (TRADE, REVEAL, SECOND, RECALL)
AWARDED = (SECOND, RECALL)  # bids lie open, also where the resource is gone
PLACES = tuple(str(place) for place in range(1, MOST_SEATS + 2))


def read_position(mode: str, document: Document, seats: int, options: Mapping[str, str], edition: str = NOW) -> State:
    """The state a document describes, with these options. Raises PositionError naming the key that is wrong."""
    if not isinstance(document, Mapping):
        raise PositionError((), "a position is a table")
    if not 2 <= seats <= MOST_SEATS:
        raise PositionError((), f"this game is for 2 to {MOST_SEATS} players, not {seats}")
    names = SEAT_NAMES[:seats]
    known(document, (*KEYS, *names), ())
    copies = copies_for(seats)
    s = new_state(mode, seats, _read_condition(document, copies, options), copies)
    s.phase = one_of(document, "phase", STARTABLE, TRADE)
    s.round = number(document, "round", 1, 1000, 1)
    _read_leader(s, document, names, options)
    s.turn = (names.index(one_of(document, "turn", names, names[s.leader])) - s.leader) % seats
    s.busy = flag(document, "busy", (), True)
    s.players = [_player(document.get(name, {}), (name,), s.phase) for name in names]
    _read_display(s, document)
    _read_bids(s, document, names)
    _find_edition(s, edition)
    if mode == FREE:
        _expect_own_decks(s, document, options)
        s.decks = tuple(cards_of(s, seat) for seat in range(seats))
    else:
        _expect_copies(s, document)
    return s


def _find_edition(s: State, expected: str) -> None:
    """That of the cards named, which must be together in one."""
    used = [card for seat in range(s.seats) for card in cards_of(s, seat)]
    s.edition = edition_with(used, expected)
    for card in used:
        if card not in EDITIONS[s.edition].cards:
            raise PositionError((), f"{card!r} and other cards named here are of different editions")


def _read_condition(document: Document, copies: int, options: Mapping[str, str]) -> Condition:
    """KA-015: agreed on for the whole game, so where options and position both say it, they say the same."""
    agreed = options.get("victory", "quick")
    try:
        condition = read_condition(text(document, "victory", (), agreed), copies)
    except BadInput as error:
        raise PositionError(("victory",), str(error)) from error
    if "victory" in options and not same_condition(condition, read_condition(agreed, copies)):
        raise PositionError(("victory",), f"the options say {agreed!r}, and both hold for the whole game (KA-015)")
    return condition


def _read_leader(s: State, document: Document, names: Sequence[str], options: Mapping[str, str]) -> None:
    """KA-010, KA-025: where it is agreed who leads the first round, the round says who leads now."""
    agreed = options.get("leader", RANDOM)
    s.first_leader = "" if agreed == RANDOM else agreed
    leads = names[(names.index(s.first_leader) + s.round - 1) % len(names)] if s.first_leader else names[0]
    leader = one_of(document, "leader", names, leads)
    if s.first_leader and leader != leads:
        raise PositionError(
            ("leader",),
            f"the options let {s.first_leader} lead the first round, so {leads} leads round {s.round} (KA-025)",
        )
    s.leader = names.index(leader)


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
    won = _resources(document, "won", path)
    opening = tuple(card for card in rows["hand"] if abilities(card, SPEKULIEREN)) if phase == OPENING else ()
    facts: dict[str, Any] = {key: tuple(row) for key, row in rows.items()}
    facts |= {key: flag(document, key, path, False) for key in ("passed", "begun", "done")}
    return having(new_player(), **facts, won=tuple(won), opening=opening)


def _read_display(s: State, document: Document) -> None:
    named = _resources(document, "display", (), empty=True)
    deck = _resources(document, "resource_deck", ())
    left = Counter(resource_cards(s.copies))
    lying: list[tuple[Path, str]] = [(("display", at), resource) for at, resource in enumerate(named) if resource]
    lying += [(("resource_deck", at), resource) for at, resource in enumerate(deck)]
    for name, player in zip(SEAT_NAMES, s.players, strict=False):
        lying += [((name, "won", at), resource) for at, resource in enumerate(player.won)]
    for path, resource in lying:
        left[resource] -= 1
        if left[resource] < 0:
            raise PositionError(path, f"the game has only {resource_cards(s.copies).count(resource)} {resource!r}")
    rest = list(left.elements())
    size = s.seats + 1
    if len(named) > size:
        raise PositionError(("display",), f"{s.seats} seats have {size} displayed resources (KA-019), not {len(named)}")
    if "display" not in document:
        named, rest = rest[:size], rest[size:]
    s.display = (*named, *[""] * (size - len(named)))
    s.resource_deck = tuple(deck if "resource_deck" in document else rest)


def _read_bids(s: State, document: Document, names: Sequence[str]) -> None:
    """`p1: card on 2`, in the order laid; face down until their owner turns them up."""
    s.bids = ((),) * len(s.display)
    for at, bid in enumerate(strings(document, "bids", ())):
        path = ("bids", at)
        owner, _, rest = bid.partition(": ")
        card, _, place = rest.partition(" on ")
        if owner not in names or card not in CARDS or place not in PLACES[: len(s.display)]:
            raise PositionError(path, f"{bid!r} is no bid, as in 'p1: {next(iter(CARDS))} on 2'", CARDS, card)
        if s.phase not in WITH_BIDS:
            raise PositionError(path, f"in the phase {s.phase!r} no bids lie on the table (KA-023)")
        slot = PLACES.index(place)
        awarded = s.phase in AWARDED
        if not s.display[slot] and not awarded:
            raise PositionError(path, f"place {place} is empty, and bids are laid at a resource (KA-060)")
        seat = names.index(owner)
        up = awarded or (s.phase == REVEAL and (seat - s.leader) % s.seats < s.turn)
        s.number += 1
        set_bids(s, slot, (*s.bids[slot], Bid(seat, card, CARDS[card].value, s.number, up)))


# which cards there are


def _expect_copies(s: State, document: Document) -> None:
    """KA-014, KA-221: all play with the cards of so many copies of the game."""
    box = Counter(player_cards(s.copies, s.edition))
    for seat in range(s.seats):
        for path, card in _named_by(s, document, seat):
            box[card] -= 1
            if box[card] < 0:
                raise PositionError(path, f"the game has {card!r} only {_times(s.copies)}")


def _expect_own_decks(s: State, document: Document, options: Mapping[str, str]) -> None:
    """KA-200, KA-205: each deck is built from a full copy, and where its list is agreed, from nothing else."""
    s.allowed = allowed_copies(options.get("deck_copies", "1"))
    for seat, name in enumerate(SEAT_NAMES[: s.seats]):
        agreed = options.get(f"deck_{name}")
        box = Counter(
            player_cards(s.allowed, s.edition)
            if agreed is None
            else read_deck(agreed, s.allowed, name, EDITIONS[s.edition].cards)
        )
        for path, card in _named_by(s, document, seat):
            if card not in box:
                raise PositionError(path, f"{card!r} is not in the deck list of {name} (KA-200)", box, card)
            box[card] -= 1
            if box[card] < 0:
                raise PositionError(path, f"{card!r} may be in a deck only {_times(s.allowed)} (KA-205)")
        s.players[seat].knows_deck = agreed is not None


def _named_by(s: State, document: Document, seat: int) -> list[tuple[Path, str]]:
    """Every card of a seat with where the document names it."""
    name = SEAT_NAMES[seat]
    found: list[tuple[Path, str]] = [
        ((name, row, at), card) for row in ROWS for at, card in enumerate(getattr(s.players[seat], row))
    ]
    found += [
        (("bids", at), bid.partition(": ")[2].partition(" on ")[0])
        for at, bid in enumerate(document.get("bids", ()))
        if bid.startswith(f"{name}: ")
    ]
    return found


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


# lists of words


def _resources(document: Document, key: str, path: Path, empty: bool = False) -> list[str]:
    """Resources; in the display a place may be empty."""
    found = strings(document, key, path)
    for at, resource in enumerate(found):
        if resource not in RESOURCES and not (empty and resource == ""):
            raise PositionError((*path, key, at), f"there is no resource {resource!r}", RESOURCES, resource)
    return found


def _cards(document: Document, key: str, path: Path) -> list[str]:
    found = strings(document, key, path)
    for at, card in enumerate(found):
        if card not in CARDS:
            raise PositionError((*path, key, at), f"there is no card {card!r}", CARDS, card)
    return found
