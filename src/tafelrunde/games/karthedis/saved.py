"""A state as JSON data and back, without loss. What comes from outside is checked before it is played with."""

from collections import Counter
from typing import Any, Final

from ...kernel.json_data import Json
from .cards import DECK
from .condition import read_condition, write_condition
from .data import (
    CARDS,
    EARLIER_RULES,
    EDITIONS,
    FREE,
    MODE_NAMES,
    MOST_SEATS,
    NOW,
    PACK,
    RESOURCES,
    RULES,
    SEAT_NAMES,
    copies_for,
    player_cards,
    resource_cards,
)
from .state import DRAFTING, OVER, PHASES, SHUFFLE, Bid, Player, State, having, new_player, new_state

_PLAIN: Final = (
    "allowed",
    "phase",
    "round",
    "leader",
    "turn",
    "played",
    "busy",
    "number",
    "direction",
    "looker",
    "looking",
    "won_by",
    "first_leader",
)
_ROWS: Final = ("display", "resource_deck", "playing")
_CARD_ROWS: Final = ("deck", "hand", "laid", "pile", "removed", "lost", "opening", "employed", "open_hand")
_FLAGS: Final = ("passed", "begun", "done", "knows_deck")
_OF_A_SEAT: Final = (*_CARD_ROWS, "won", "pass_card", "known_top", *_FLAGS)


def to_json(s: State, edition: str = NOW) -> Json:
    """`edition` is what a reader expects; a state of another one says so."""
    return {
        **({} if s.edition == edition else {"edition": s.edition}),
        "mode": s.mode,
        "seats": s.seats,
        "condition": write_condition(s.condition),
        "decks": [list(deck) for deck in s.decks],
        "packs": [list(pack) for pack in s.packs],
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: list(getattr(s, name)) for name in _ROWS},
        "bids": [[_bid_to_json(bid) for bid in bids] for bids in s.bids],
        "players": [
            {
                name: list(value) if isinstance(value, tuple) else value
                for name, value in ((name, getattr(player, name)) for name in _OF_A_SEAT)
            }
            for player in s.players
        ],
        "rules": s.rules,
        "seen": list(s.seen),
        "winners": list(s.winners),
        "shown": list(s.shown),
        "known_resources": s.known_resources,
    }


def from_json(data: Any, edition: str = NOW) -> State:
    """A state of a game with the cards of `edition`. Raises ValueError if the data is no possible one."""
    try:
        seats = data["seats"]
        _expect(type(seats) is int and 2 <= seats <= MOST_SEATS, "seats")
        _expect(data["mode"] in MODE_NAMES, "mode")
        _expect(data.get("edition", edition) in EDITIONS, "edition")
        copies = copies_for(seats)
        condition = read_condition(data["condition"], copies)
        s = new_state(data["mode"], seats, condition, copies, data.get("edition", edition))
        for name in _PLAIN:
            _expect(type(data[name]) is type(getattr(s, name)), name)
            setattr(s, name, data[name])
        for name in _ROWS:
            setattr(s, name, tuple(data[name]))
        s.decks = tuple(tuple(deck) for deck in data["decks"])
        s.packs = tuple(tuple(pack) for pack in data["packs"])
        s.bids = tuple(tuple(_bid(bid) for bid in bids) for bids in data["bids"])
        s.players = [_player(player) for player in data["players"]]
        s.rules = data.get("rules", EARLIER_RULES[0])  # before it was kept there was one version
        _expect(s.rules == RULES or s.rules in EARLIER_RULES, "rules")
        s.seen = tuple(data.get("seen", ()))
        _expect(all(type(position) is str for position in s.seen), "seen")
        s.winners = tuple(data["winners"])
        s.shown = tuple(data.get("shown", ()))
        known = data.get("known_resources", 0)  # before it was kept nothing was known
        _expect(type(known) is int, "known_resources")
        s.known_resources = known
        _check(s)
    except Impossible:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise ValueError(f"this is no state of a game of Karthedis: {type(error).__name__} {error}") from error
    return s


def _bid_to_json(bid: Bid) -> Json:
    seen_by = sorted(bid.seen_by)
    return [bid.owner, bid.card, bid.value, bid.number, bid.up, bid.shielded, bid.edge, seen_by]


def _bid(data: Any) -> Bid:
    owner, card, value, number, up, shielded, edge, seen_by = data
    _expect(all(type(figure) is int for figure in (owner, value, number, *seen_by)), "bids")
    _expect(all(type(flag) is bool for flag in (up, shielded, edge)), "bids")
    return Bid(owner, card, value, number, up, shielded, edge, frozenset(seen_by))


def _player(data: Any) -> Player:
    facts: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    _expect(type(facts.get("known_top", 0)) is int, "known_top")
    player = having(new_player(), **facts)
    _expect(all(type(getattr(player, name)) is tuple for name in (*_CARD_ROWS, "won")), "players")
    _expect(all(type(getattr(player, name)) is bool for name in _FLAGS), "players")
    _expect(type(player.pass_card) is str and (player.pass_card == "" or player.pass_card in CARDS), "pass_card")
    return player


def _check(s: State) -> None:
    """What a game can never look like is refused here, so that the rules need not expect it."""
    _expect(s.phase in PHASES, "phase")
    _expect(0 <= s.leader < s.seats and 0 <= s.turn < s.seats and s.played in (0, 1), "turn")
    _expect(s.direction in (1, -1) and s.number >= 0 and s.round >= 0, "round")
    _expect(not s.playing and s.looker == -1 and s.looking == 0, "unfinished move")
    _expect((s.phase == OVER) == (len(s.winners) == 1) and all(seat in range(s.seats) for seat in s.winners), "winners")
    _expect(all(seat in range(s.seats) for seat in s.shown) and (s.phase == OVER or not s.shown), "shown")
    _expect(len(s.players) == s.seats, "players")
    began = s.phase not in (SHUFFLE, DRAFTING)
    _expect(len(s.display) == len(s.bids) == (s.seats + 1 if began else 0), "display")
    _expect((s.round > 0) == began, "round")
    _expect(bool(s.packs) == (s.phase == DRAFTING), "packs")
    _expect(1 <= s.allowed <= DECK, "allowed")
    _expect(s.first_leader == "" or s.first_leader in SEAT_NAMES[: s.seats], "first_leader")
    _expect((len(s.decks) == s.seats) == (s.mode == FREE) and (s.mode == FREE or not s.decks), "decks")
    bids = [bid for found in s.bids for bid in found]
    _expect(all(0 <= bid.owner < s.seats and bid.card in CARDS and abs(bid.value) < 1000 for bid in bids), "bids")
    numbers = [bid.number for bid in bids]
    _expect(len(set(numbers)) == len(numbers) and all(0 < number <= s.number for number in numbers), "bids")
    _check_draft(s)
    _check_cards(s, bids)
    _check_memory(s)


def _check_draft(s: State) -> None:
    if s.phase == DRAFTING:
        now, later = s.packs[: s.seats], s.packs[s.seats :]
        _expect(len(s.packs) % s.seats == 0 and len({len(pack) for pack in now}) == 1, "packs")
        _expect(all(len(pack) == PACK for pack in later), "packs")
        left = len(now[0]) + PACK * len(later) // s.seats
        _expect(all(len(player.deck) + left == DECK for player in s.players), "packs")
        _expect(not any(player.hand for player in s.players), "packs")


def _check_cards(s: State, bids: list[Bid]) -> None:
    """No card more often than it exists."""
    used = Counter(bid.card for bid in bids)
    for player in s.players:
        used.update([*player.deck, *player.hand, *player.laid, *player.pile, *player.removed, *player.lost])
        used.update([player.pass_card] if player.pass_card else [])
        _expect(all(card in CARDS for card in (*player.opening, *player.employed)), "players")
        _expect(all(resource in RESOURCES for resource in player.won), "won")
    used.update(card for pack in s.packs for card in pack)
    if s.mode == FREE:
        _expect(used <= Counter(card for deck in s.decks for card in deck), "cards")
    else:
        _expect(used <= Counter(player_cards(s.copies, s.edition)), "cards")
    resources = Counter([*s.resource_deck, *(resource for resource in s.display if resource)])
    resources.update(resource for player in s.players for resource in player.won)
    _expect(resources <= Counter(resource_cards(s.copies)), "resources")


def _check_memory(s: State) -> None:
    """As much as there can be; whether what is remembered is so is not asked, as at a real table."""
    _expect(0 <= s.known_resources <= len(s.resource_deck), "known_resources")
    for player in s.players:
        _expect(0 <= player.known_top <= len(player.deck), "known_top")
        known = player.open_hand
        _expect(len(known) <= len(player.hand) and all(card in CARDS for card in known), "open_hand")
        _expect(list(known) == sorted(known), "open_hand")


class Impossible(ValueError):
    """A state that no game can reach."""


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise Impossible(f"this is no possible state of a game of Karthedis: {what}")
