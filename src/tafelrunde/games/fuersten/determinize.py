"""A table as it may be: what a seat sees or has seen is as it is, everything else is dealt at random.

Built from the seat's view alone, so a bot that thinks with it knows nothing that the seat does not know.
"""

from functools import cache
from typing import Final

from ...kernel.thinking import Shuffler
from ..realm.advantages import weigh_advantages
from ..realm.determinize import deal, deal_regions, hidden_cards, prince_from_view
from ..realm.expansions import refresh
from ..realm.mode import Mode, event_cards
from ..realm.prince import Row
from .data import SEATS, stack_regions
from .modes import half_moon_events
from .state import ACTION, DRAW, EXCHANGE, ROLL, State, new_state
from .view import View

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
    s = new_state(view["mode"], [prince_from_view(prince) for prince in view["princes"]])
    hidden = hidden_cards(s.mode, view["princes"], memory, view["open_stacks"])
    if hidden is None or not deal(s, me, view["princes"], view["stacks"], memory, hidden, shuffle):
        return None  # cards are somewhere else: being played
    s.phase = view["phase"]
    s.active = SEATS.index(view["active"])
    s.turn = view["turn"]
    s.production = view["production"] or 0
    s.event = view["event"] or ""
    s.roads = view["roads"]
    s.settlements = view["settlements"]
    s.cities = view["cities"]
    s.open_stacks = tuple([stack["cards"] for stack in view["open_stacks"]])
    s.minted = view["minted"]
    s.herald = view["herald"]
    s.discards = (tuple(memory["discards"]),)
    deal_regions(s, _box_of_regions(), shuffle)
    s.event_stack = _events(view, s.mode, shuffle)
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    s.news.clear()
    return s


@cache
def _box_of_regions() -> Row:
    return tuple(stack_regions())


def _events(view: View, mode: Mode, shuffle: Shuffler) -> Row:
    """Which of the half-moon events are in the game nobody knows; where the Julfest lies neither."""
    box, box_asleep = _box_of_events(mode)
    events, asleep = list(box), list(box_asleep)
    shuffle(asleep)
    events += asleep[: max(0, view["event_stack"] - len(events))]
    shuffle(events)
    return tuple(events[: view["event_stack"]])


@cache
def _box_of_events(mode: Mode) -> tuple[Row, Row]:
    return tuple(event_cards(mode)), tuple(half_moon_events(mode))
