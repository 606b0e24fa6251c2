"""A state as JSON data and back, without loss."""

from collections.abc import Mapping
from typing import Any

from ...kernel.game import Json
from ..realm.expansions import refresh
from ..realm.prince import Prince
from .state import State

_PLAIN = (
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
    "hero",
    "trader",
    "looking",
    "hand_shown",
    "winner",
)
_LISTS = ("region_stack", "new_regions", "events", "discard", "playing")


def to_json(s: State) -> Json:
    return {
        "mode": s.mode.id,
        **{name: getattr(s, name) for name in _PLAIN},
        **{name: list(getattr(s, name)) for name in _LISTS},
        "stacks": [list(stack) for stack in s.stacks],
        "princes": [_prince_to_json(prince) for prince in s.princes],
    }


def _prince_to_json(prince: Prince) -> Json:
    return {
        "places": list(prince.places),
        "road_left": prince.road_left,
        "road_right": prince.road_right,
        "regions": [list(row) for row in prince.regions],
        "sites": [[list(cards) for cards in row] for row in prince.sites],
        # pairs, since the order in which regions are offered follows the order in which they were laid
        "stock": [[region, stored] for region, stored in prince.stock.items()],
        "hand": list(prince.hand),
    }


def from_json(data: Any) -> State:
    """Raises ValueError if the data is no state of this game."""
    try:
        s = State(data["mode"], [])
        s.princes = [_prince_from_json(prince) for prince in data["princes"]]
        for name in _PLAIN:
            setattr(s, name, type(getattr(s, name))(data[name]))
        for name in _LISTS:
            setattr(s, name, tuple(str(item) for item in data[name]))
        s.stacks = tuple(tuple(str(card) for card in stack) for stack in data["stacks"])
        for prince in s.princes:
            refresh(s, prince)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"this is no state of a game of Fürsten: {type(error).__name__} {error}") from error
    return s


def _prince_from_json(data: Mapping[str, Any]) -> Prince:
    above, below = data["regions"]
    prince = Prince(above, below, data["places"])
    prince.road_left, prince.road_right = data["road_left"], data["road_right"]
    sites_above, sites_below = data["sites"]
    prince.sites = (
        tuple(tuple(cards) for cards in sites_above),
        tuple(tuple(cards) for cards in sites_below),
    )
    prince.stock = {region: int(stored) for region, stored in data["stock"]}
    prince.hand = tuple(data["hand"])
    prince.count_stock()
    return prince
