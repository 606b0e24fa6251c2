"""A table as it may be: what a seat sees or has seen is as it is, everything else is dealt at random.

Built from the seat's view alone, so a bot that thinks with it knows nothing that the seat does not know.
"""

from typing import Final

from ...kernel.thinking import Shuffler
from ..realm.advantages import weigh_advantages
from ..realm.determinize import deal, deal_regions, hidden_cards, prince_from_view
from ..realm.expansions import refresh
from ..realm.mode import event_cards
from .data import SEATS, stack_regions
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
    s = new_state(
        view["mode"], view["edition"], view["theme"], [prince_from_view(prince) for prince in view["princes"]]
    )
    hidden = hidden_cards(s.mode, view["princes"], memory, view["open_stack"])
    if hidden is None or not deal(s, me, view["princes"], view["stacks"], memory, hidden, shuffle):
        return None  # cards are somewhere else: being played
    s.phase = view["phase"]
    s.active = SEATS.index(view["active"])
    s.turn = view["turn"]
    s.production = view["production"] or 0
    s.event = view["event"] or ""
    s.actions_open = view["actions_open"] and s.variant.threshold != "three-each"
    s.offers = view["offers"]
    s.open_stack = view["open_stack"]["cards"] if view["open_stack"] else 0
    s.used = tuple((used["card"], used["site"]) for used in view["used"])
    s.roads = view["roads"]
    s.settlements = view["settlements"]
    s.cities = view["cities"]
    s.discard = tuple(memory["discards"])
    deal_regions(s, stack_regions(), shuffle)
    events = event_cards(s.mode)
    shuffle(events)
    s.event_stack = tuple(events[: view["event_stack"]])
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    s.news.clear()
    return s
