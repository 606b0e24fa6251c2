"""A table as it may be: everything a seat sees is as it is, everything it does not see is dealt by lot.

Built from the seat's view alone, so whoever thinks with it knows nothing that the seat does not know.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from ..realm.prince import CITY, ROWS, SETTLEMENT
from .data import CARDS, MODES, SEATS, ModeFacts, event_cards, half_moon_events, hand_cards, stack_regions
from .saved import from_json
from .state import ACTION, DRAW, EXCHANGE, NOBODY, NOTHING_LOOKED_AT, ROLL, State
from .view import PrinceView, RegionView, View

# the caller's luck: puts a list into an order by lot
Shuffle = Callable[[list[str]], None]

# where the rules can be entered: at the questions of a turn, not in the midst of what a card does
ENTERABLE = (ROLL, ACTION, DRAW, EXCHANGE)


def determinize(view: View, shuffle: Shuffle) -> State | None:
    """A state in which the seat would see just this view; None in the midst of something, or for a spectator."""
    seat = view["seat"]
    if seat is None or view["phase"] not in ENTERABLE or view["playing"] or view["new_regions"] or view["looked_at"]:
        return None
    mode = MODES[view["mode"]]
    hidden = _hidden_cards(view, mode)
    stacks = _deal_stacks(view, mode, hidden, shuffle)
    if stacks is None:
        return None
    rest = [card for cards in hidden.values() for card in cards]
    shuffle(rest)
    hands: list[list[str]] = []
    for prince in view["princes"]:
        unseen = prince["hand"] is None
        hands.append([rest.pop() for _ in range(prince["hand_size"])] if unseen else list(prince["hand"] or ()))
    if len(rest) != max(0, view["discard"] - 1):
        return None  # cards are somewhere else: in the midst of being played
    top = view["discard_top"]
    return from_json(
        {
            "mode": mode.id,
            "phase": view["phase"],
            "active": SEATS.index(view["active"]),
            "turn": view["turn"],
            "served": 0,
            "first_stack": -1,
            "production": view["production"] or 0,
            "event": view["event"] or "",
            "event_card": "",
            "roads": view["roads"],
            "settlements": view["settlements"],
            "cities": view["cities"],
            "looking": NOTHING_LOOKED_AT,
            "looker": NOBODY,
            "shown_to": NOBODY,
            "open_stack": view["open_stack"]["cards"] if view["open_stack"] else 0,
            "minted": view["minted"],
            "herald": view["herald"],
            "struck": False,
            "winner": NOBODY,
            "region_stack": _regions(view, shuffle),
            "new_regions": [],
            "events": _events(view, mode, shuffle),
            "discard": [*rest, top] if top else [],
            "playing": [],
            "stacks": stacks,
            "princes": [_prince(prince, hand) for prince, hand in zip(view["princes"], hands, strict=True)],
        }
    )


def _hidden_cards(view: View, mode: ModeFacts) -> dict[str, list[str]]:
    """By back, every copy that the seat sees nowhere, in the order of the box."""
    seen: Counter[str] = Counter(_lying(view["princes"]))
    for prince in view["princes"]:
        seen.update(prince["hand"] or ())
    if view["discard_top"]:
        seen[view["discard_top"]] += 1
    if view["open_stack"]:
        seen[view["open_stack"]["card"]] += view["open_stack"]["cards"]
    hidden: dict[str, list[str]] = {back: [] for back in mode.backs}
    for card, copies in Counter(hand_cards(mode)).items():
        hidden[CARDS[card].back] += [card] * (copies - seen[card])
    return hidden


def _lying(princes: Iterable[PrinceView]) -> list[str]:
    """Everything that lies in the principalities, covered or not."""
    cards: list[str] = []
    for prince in princes:
        cards += [card for site in (*prince["sites_above"], *prince["sites_below"]) for card in site]
        cards += [annex["card"] for annex in prince["annexes"]]
        if prince["covered"]:
            cards.append(prince["covered"])
    return cards


def _deal_stacks(view: View, mode: ModeFacts, hidden: dict[str, list[str]], shuffle: Shuffle) -> list[list[str]] | None:
    """The draw stacks, each from the hidden cards of its back; what is left over is in hands and among the discards."""
    for cards in hidden.values():
        shuffle(cards)
    stacks: list[list[str]] = []
    for back, stack in zip(mode.backs, view["stacks"], strict=True):
        if len(hidden[back]) < stack["cards"]:
            return None
        stacks.append([hidden[back].pop() for _ in range(stack["cards"])])
    return stacks


def _regions(view: View, shuffle: Shuffle) -> list[str]:
    lying = {
        region["region"] for prince in view["princes"] for row in ("above", "below") for region in _row(prince, row)
    }
    left = [region for region in stack_regions() if region not in lying]
    shuffle(left)
    return left


def _row(prince: PrinceView, row: str) -> list[RegionView]:
    return prince["above"] if row == "above" else prince["below"]


def _events(view: View, mode: ModeFacts, shuffle: Shuffle) -> list[str]:
    """Which of the half-moon events are in the game nobody knows; where the Julfest lies neither."""
    events = event_cards(mode)
    asleep = half_moon_events(mode)
    shuffle(asleep)
    events += asleep[: max(0, view["event_stack"] - len(events))]
    shuffle(events)
    return events[: view["event_stack"]]


def _prince(prince: PrinceView, hand: list[str]) -> dict[str, object]:
    rows = [_row(prince, row) for row in ROWS]
    return {
        "places": [CITY if place == "city" else SETTLEMENT for place in prince["places"]],
        "road_left": prince["road_left"],
        "road_right": prince["road_right"],
        "regions": [[region["region"] for region in row] for row in rows],
        "sites": [prince["sites_above"], prince["sites_below"]],
        "covered": prince["covered"] or "",
        "annexes": [[annex["card"], ROWS.index(annex["row"]), annex["at"]] for annex in prince["annexes"]],
        "stock": [
            *([region["region"], region["stored"]] for row in rows for region in row),
            *([annex["card"], annex["stored"]] for annex in prince["annexes"]),
        ],
        "hand": hand,
    }
