"""A table as it may be: what a seat sees or has seen is as it is, everything else is dealt at random.

Built from the seat's view alone, so whoever thinks with it knows nothing that the seat does not know.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final

from ...kernel.thinking import Shuffler
from ..realm.expansions import refresh
from ..realm.prince import CITY, ROWS, SETTLEMENT, Prince, Row
from .data import CARDS, SEATS, ModeFacts, event_cards, half_moon_events, hand_cards, stack_regions
from .state import ACTION, DRAW, EXCHANGE, ROLL, State, new_state, weigh_advantages
from .view import MemoryView, PrinceView, View

# where the rules can be entered: at the questions of a turn, not while a card takes effect
ENTERABLE: Final = (ROLL, ACTION, DRAW, EXCHANGE)


def determinize(view: View, shuffle: Shuffler) -> State | None:
    """A state in which the seat would see just this view; None while something takes effect, or for a spectator."""
    seat, memory = view["seat"], view["memory"]
    if seat is None or memory is None:
        return None
    if view["phase"] not in ENTERABLE or view["playing"] or view["new_regions"] or view["looked_at"]:
        return None
    me = SEATS.index(seat)
    s = new_state(view["mode"], [_prince(prince) for prince in view["princes"]])
    hidden = _hidden_cards(view, memory, s.mode)
    if hidden is None or not _deal(s, view, memory, me, hidden, shuffle):
        return None  # cards are somewhere else: being played
    s.phase = view["phase"]
    s.active = SEATS.index(view["active"])
    s.turn = view["turn"]
    s.production = view["production"] or 0
    s.event = view["event"] or ""
    s.roads = view["roads"]
    s.settlements = view["settlements"]
    s.cities = view["cities"]
    s.open_stack = view["open_stack"]["cards"] if view["open_stack"] else 0
    s.minted = view["minted"]
    s.herald = view["herald"]
    s.discard = tuple(memory["discards"])
    s.region_stack = _regions(view, shuffle)
    s.events = _events(view, s.mode, shuffle)
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    s.news.clear()
    return s


# what is hidden


def _hidden_cards(view: View, memory: MemoryView, mode: ModeFacts) -> dict[str, list[str]] | None:
    """By back, every copy of which the seat does not know where it is, in the order of the box."""
    known = memory["discards"] + memory["hand"]
    for prince in view["princes"]:
        known += prince["hand"] or ()
        for sites in (prince["sites_above"], prince["sites_below"]):
            for cards in sites:
                known += cards
        known += [annex["card"] for annex in prince["annexes"]]
        if prince["covered"]:
            known.append(prince["covered"])
    for row in memory["stacks"]:
        known += [card for card in row if card]
    if view["open_stack"]:
        known += [view["open_stack"]["card"]] * view["open_stack"]["cards"]
    left = dict(_box(mode))
    for card in known:
        if not left.get(card):
            return None
        left[card] -= 1
    hidden: dict[str, list[str]] = {back: [] for back in mode.backs}
    for card, copies in left.items():
        if copies:
            hidden[CARDS[card].back] += [card] * copies
    return hidden


@cache
def _box(mode: ModeFacts) -> Mapping[str, int]:
    """How often each card is in the game."""
    return Counter(hand_cards(mode))


def _deal(s: State, view: View, memory: MemoryView, me: int, hidden: dict[str, list[str]], shuffle: Shuffler) -> bool:
    """The draw stacks, each from the hidden cards of its back; what is left over is in the other's hand."""
    for cards in hidden.values():
        shuffle(cards)
    stacks: list[Row] = []
    for stack, known in zip(view["stacks"], memory["stacks"], strict=True):
        cards = hidden[stack["back"]]
        row = known or [None] * stack["cards"]
        if len(cards) < row.count(None):
            return False
        stacks.append(tuple([card or cards.pop() for card in row]))
    s.stacks = tuple(stacks)
    rest = [card for cards in hidden.values() for card in cards]
    s.princes[me].hand = tuple(view["princes"][me]["hand"] or ())
    s.princes[1 - me].hand = (*memory["hand"], *rest)
    seen = tuple([tuple([card or "" for card in row]) for row in memory["stacks"]])
    unseen: tuple[Row, ...] = ((),) * len(stacks)
    s.seen_stacks = (seen, unseen) if me == 0 else (unseen, seen)
    s.seen_hands = (tuple(memory["hand"]), ()) if me == 0 else ((), tuple(memory["hand"]))
    return len(s.princes[1 - me].hand) == view["princes"][1 - me]["hand_size"]


def _regions(view: View, shuffle: Shuffler) -> Row:
    lying = {region["region"] for prince in view["princes"] for region in (*prince["above"], *prince["below"])}
    left = [region for region in _box_of_regions() if region not in lying]
    shuffle(left)
    return tuple(left)


@cache
def _box_of_regions() -> Row:
    return tuple(stack_regions())


def _events(view: View, mode: ModeFacts, shuffle: Shuffler) -> Row:
    """Which of the half-moon events are in the game nobody knows; where the Julfest lies neither."""
    box, box_asleep = _box_of_events(mode)
    events, asleep = list(box), list(box_asleep)
    shuffle(asleep)
    events += asleep[: max(0, view["event_stack"] - len(events))]
    shuffle(events)
    return tuple(events[: view["event_stack"]])


@cache
def _box_of_events(mode: ModeFacts) -> tuple[Row, Row]:
    return tuple(event_cards(mode)), tuple(half_moon_events(mode))


# what lies open


def _prince(shown: PrinceView) -> Prince:
    """All but the hand; what the expansions give is counted later."""
    above, below = shown["sites_above"], shown["sites_below"]
    prince = Prince()
    prince.places = tuple([CITY if place == "city" else SETTLEMENT for place in shown["places"]])
    prince.road_left = shown["road_left"]
    prince.road_right = shown["road_right"]
    prince.regions = (
        tuple([region["region"] for region in shown["above"]]),
        tuple([region["region"] for region in shown["below"]]),
    )
    prince.sites = (tuple([tuple(cards) for cards in above]), tuple([tuple(cards) for cards in below]))
    prince.covered = shown["covered"] or ""
    prince.annexes = tuple([(annex["card"], ROWS.index(annex["row"]), annex["at"]) for annex in shown["annexes"]])
    prince.stock = {region["region"]: region["stored"] for region in (*shown["above"], *shown["below"])}
    for annex in shown["annexes"]:
        prince.stock[annex["card"]] = annex["stored"]
    prince.count_stock()
    return prince
