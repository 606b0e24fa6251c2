"""A state as JSON data and back, without loss. What comes from outside is checked before it is played with."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ...kernel.json_data import Json
from ..realm.expansions import COVER, refresh
from ..realm.prince import CITY, MOST_PLACES, SETTLEMENT, Prince, new_prince
from ..realm.regions import NUMBER_OF, REGION_EXPANSIONS, STORAGE
from .data import (
    CARDS,
    EVENT_DIE,
    GEMEINDEHAUS,
    HAND,
    JULFEST,
    RATHAUS,
    event_cards,
    half_moon_events,
    hand_cards,
    open_copies,
)
from .data import CITY as A_CITY
from .data import ROAD as A_ROAD
from .data import SETTLEMENT as A_SETTLEMENT
from .die_events import DIE_EVENTS
from .ending import dead
from .state import (
    ACTION,
    ARRANGE,
    DRAW,
    EVENT,
    EXCHANGE,
    NOBODY,
    NOTHING_LOOKED_AT,
    OVER,
    PHASES,
    ROLL,
    SHUFFLE,
    START_HAND,
    State,
    new_state,
    weigh_advantages,
)

_PLAIN: Final = (
    "phase",
    "active",
    "turn",
    "served",
    "first_stack",
    "production",
    "event",
    "event_card",
    "roads",
    "settlements",
    "cities",
    "looking",
    "looker",
    "shown_to",
    "open_stack",
    "minted",
    "herald",
    "struck",
    "winner",
)
_LISTS: Final = ("region_stack", "new_regions", "events", "discard", "playing")
_RANGES: Final = {
    "active": (0, 1),
    "turn": (0, 10**9),
    "served": (0, 2),
    "production": (0, 6),
    "roads": (0, 9),
    "settlements": (0, 9),
    "cities": (0, 7),
    "minted": (0, 2),
    "looker": (NOBODY, 1),
    "shown_to": (NOBODY, 1),
    "winner": (NOBODY, 1),
}


def to_json(s: State) -> Json:
    return {
        "mode": s.mode.id,
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: list(getattr(s, name)) for name in _LISTS},
        "stacks": [list(stack) for stack in s.stacks],
        "seen_stacks": [[list(row) for row in rows] for rows in s.seen_stacks],
        "seen_hands": [list(cards) for cards in s.seen_hands],
        "princes": [_prince_to_json(prince) for prince in s.princes],
    }


def _prince_to_json(prince: Prince) -> Json:
    return {
        "places": list(prince.places),
        "road_left": prince.road_left,
        "road_right": prince.road_right,
        "regions": [list(row) for row in prince.regions],
        "sites": [[list(cards) for cards in row] for row in prince.sites],
        "covered": prince.covered,
        "annexes": [list(annex) for annex in prince.annexes],
        # pairs, since the order in which regions are offered follows the order in which they were laid
        "stock": [[region, stored] for region, stored in prince.stock.items()],
        "hand": list(prince.hand),
    }


def from_json(data: Any) -> State:
    """Raises ValueError if the data is no possible state of this game."""
    try:
        s = new_state(data["mode"], [])
        s.princes = [_prince_from_json(prince) for prince in data["princes"]]
        for name in _PLAIN:
            _expect(type(data[name]) is type(getattr(s, name)), name)
            setattr(s, name, data[name])
        for name in _LISTS:
            setattr(s, name, tuple(data[name]))
        s.stacks = tuple(tuple(stack) for stack in data["stacks"])
        _read_memory(s, data)
        _check(s)
        for prince in s.princes:
            refresh(s, prince)
            prince.count_stock()
        weigh_advantages(s)
        _check_phase(s)
        _expect(s.phase != OVER or s.winner != NOBODY or dead(s), "winner")
        s.news.clear()
    except Impossible:
        raise
    except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
        raise ValueError(f"this is no state of a game of Fürsten: {type(error).__name__} {error}") from error
    return s


def _prince_from_json(data: Mapping[str, Any]) -> Prince:
    above, below = data["regions"]
    for region in (*above, *below):
        _expect(region in NUMBER_OF, "regions")
    prince = new_prince(above, below, data["places"])
    _expect(type(data["road_left"]) is type(data["road_right"]) is bool, "roads")
    prince.road_left, prince.road_right = data["road_left"], data["road_right"]
    sites_above, sites_below = data["sites"]
    prince.sites = (tuple(tuple(cards) for cards in sites_above), tuple(tuple(cards) for cards in sites_below))
    prince.covered = data["covered"]
    prince.annexes = tuple((card, row, at) for card, row, at in data["annexes"])
    stock: dict[str, int] = dict(data["stock"])
    stores = (*above, *below, *(card for card, _, _ in prince.annexes))
    _expect(stock.keys() == set(stores) and len(stock) == len(stores), "stock")
    prince.stock = stock
    prince.hand = tuple(data["hand"])
    return prince


def _read_memory(s: State, data: Mapping[str, Any]) -> None:
    """What was saved before anybody's memory was kept tells nothing of it: nothing is known then."""
    if "seen_stacks" in data:
        s.seen_stacks = tuple(tuple(tuple(row) for row in rows) for rows in data["seen_stacks"])
    if "seen_hands" in data:
        s.seen_hands = tuple(tuple(cards) for cards in data["seen_hands"])


def _check(s: State) -> None:
    """What a game can never look like is refused here, so that the rules need not expect it."""
    for name, (least, most) in _RANGES.items():
        _expect(least <= getattr(s, name) <= most, name)
    _expect(s.phase in PHASES, "phase")
    _expect(s.winner == NOBODY or s.phase == OVER, "winner")
    _expect((s.event == "" or s.event in EVENT_DIE) and (s.event != "" or s.phase != EVENT), "event")
    _expect(-1 <= s.first_stack < len(s.stacks), "first_stack")
    _expect(len(s.princes) == 2, "princes")
    _expect(len(s.stacks) == len(s.mode.backs), "stacks")
    for back, stack in zip(s.mode.backs, s.stacks, strict=True):
        _expect(all(card in CARDS and CARDS[card].back == back for card in stack), "stacks")
    for prince in s.princes:
        _check_prince(prince)
    _check_centre(s)
    _check_copies(s)
    _check_memory(s)


def _check_memory(s: State) -> None:
    """Cards that can lie there, in rows as long as the stacks; whether they do is not asked, as at a real table."""
    _expect(len(s.seen_stacks) == len(s.seen_hands) == 2, "memory")
    for seat, rows in enumerate(s.seen_stacks):
        _expect(len(rows) == len(s.stacks), "seen_stacks")
        for back, stack, row in zip(s.mode.backs, s.stacks, rows, strict=True):
            _expect(not row or (len(row) == len(stack) and any(row)), "seen_stacks")
            _expect(all(card == "" or (card in CARDS and CARDS[card].back == back) for card in row), "seen_stacks")
        known = s.seen_hands[seat]
        _expect(len(known) <= len(s.princes[1 - seat].hand) and list(known) == sorted(known), "seen_hands")
        _expect(all(card in CARDS and CARDS[card].is_hand_card for card in known), "seen_hands")


def _check_phase(s: State) -> None:
    """A state is saved where the rules can be entered: between moves, or at an event's question."""
    looking = s.looking != NOTHING_LOOKED_AT or s.looker != NOBODY
    _expect(not s.new_regions and not s.playing and not looking, "unfinished move")
    drawn = s.phase == EVENT and s.event == "ereigniskarte"
    _expect((s.event_card not in ("", JULFEST)) == drawn and (s.event_card != JULFEST), "event_card")
    _expect(s.phase != EVENT or drawn or s.event in DIE_EVENTS, "event")
    feud = drawn and CARDS[s.event_card].title == "bruderzwist" and s.hero != NOBODY
    _expect(s.shown_to == NOBODY or (feud and s.shown_to == s.hero), "shown_to")
    _expect(not s.struck or (drawn and CARDS[s.event_card].title == "seuche"), "struck")
    _expect(s.mode.theme or s.phase != ARRANGE, "phase")
    _expect(not s.herald or (s.phase in (ROLL, EVENT, ACTION, DRAW, EXCHANGE, OVER) and s.event == "fest"), "herald")
    hands = [card for prince in s.princes for card in prince.hand]
    if s.phase == SHUFFLE:
        _expect(not hands and not any(s.stacks) and not s.events and s.turn == 0, "phase")
        return
    _expect(bool(s.events) or drawn, "events")
    _expect(len(s.region_stack) >= 2 * s.settlements, "region_stack")
    if s.phase == START_HAND and s.mode.theme:
        basis = [stack for stack, back in zip(s.stacks, s.mode.backs, strict=True) if back == "basis"]
        _expect(all(len(stack) >= HAND for stack in basis) and s.turn == 0 and s.served < 2, "stacks")
    elif s.phase == START_HAND:
        dealable = [len(stack) >= HAND for number, stack in enumerate(s.stacks) if number != s.first_stack]
        _expect(all(dealable) and s.turn == 0 and s.served < 2 and (s.served == 1) == (s.first_stack >= 0), "stacks")
    elif s.phase == ARRANGE:
        _expect(s.turn == 0 and s.served < 2, "served")
    else:
        _expect(s.turn > 0, "turn")


def _check_prince(prince: Prince) -> None:
    places = len(prince.places)
    _expect(2 <= places <= MOST_PLACES and all(place in (SETTLEMENT, CITY) for place in prince.places), "places")
    _expect(all(len(row) == places + 1 for row in prince.regions), "regions")
    _expect(all(type(n) is int and 0 <= n <= STORAGE for n in prince.stock.values()), "stock")
    for row in prince.sites:
        _expect(len(row) == places, "sites")
        for cards, room in zip(row, prince.places, strict=True):
            _expect(len(cards) <= room and all(CARDS[card].is_expansion for card in cards), "sites")
            red = [card for card in cards if CARDS[card].placement in ("city", COVER)]
            _expect(room == CITY or not red, "sites")
    lying = [card for card, _, _ in prince.expansions()]
    once = Counter(CARDS[card].title for card in [*lying, prince.covered] if card and CARDS[card].once)
    _expect(all(count == 1 for count in once.values()), "expansions")
    _expect(lying.count(RATHAUS) == (prince.covered != "") and prince.covered in ("", GEMEINDEHAUS), "covered")
    for card, side, at in prince.annexes:
        _expect(card in REGION_EXPANSIONS and side in (0, 1) and type(at) is int and 0 <= at <= places, "annexes")


def _check_centre(s: State) -> None:
    """No more centre cards than there are."""
    places = sum(len(prince.places) for prince in s.princes)
    cities = sum(prince.places.count(CITY) for prince in s.princes)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    for left, lying, card in (
        (s.roads, roads, A_ROAD),
        (s.settlements, places, A_SETTLEMENT),
        (s.cities, cities, A_CITY),
    ):
        _expect(left + lying <= card.copies, card.id)


def _check_copies(s: State) -> None:
    """No card more often than it exists."""
    lying = [card for prince in s.princes for card, _, _ in prince.expansions()]
    lying += [prince.covered for prince in s.princes if prince.covered]
    lying += [card for prince in s.princes for card, _, _ in prince.annexes]
    held = [card for prince in s.princes for card in prince.hand]
    _expect(0 <= s.open_stack <= open_copies(s.mode), "open_stack")
    lying += [s.mode.open_card] * s.open_stack
    used = Counter([*lying, *held, *s.discard, *s.playing, *(card for stack in s.stacks for card in stack)])
    _expect(used <= Counter(hand_cards(s.mode)), "cards")
    events = Counter([*s.events, *([s.event_card] if s.event_card else [])])
    _expect(events <= Counter(event_cards(s.mode) + half_moon_events(s.mode)), "events")
    regions = Counter([*(r for prince in s.princes for r in prince.land()), *s.region_stack, *s.new_regions])
    _expect(all(region in NUMBER_OF and count == 1 for region, count in regions.items()), "regions")


class Impossible(ValueError):
    """A state that no game can reach."""


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise Impossible(f"this is no possible state of a game of Fürsten: {what}")
