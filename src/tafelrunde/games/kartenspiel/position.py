"""Any position of the game as a document a person can write, and back.

What a document leaves out is as at the start of a game. Cards that are named nowhere fill the stacks from below in
the order of the card files, so that a position is complete and the same every time.
"""

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.position import PositionError
from ..documents import Document, known, number, one_of, strings
from ..realm.advantages import weigh_advantages
from ..realm.expansions import refresh
from ..realm.mode import event_cards
from ..realm.position import (
    count_centre,
    describe_prince,
    fill_draw_stacks,
    fill_region_stack,
    left_over,
    paths,
    read_prince,
    seat_name,
)
from .data import SEATS, all_regions
from .modes import BOX
from .setup import start, starting_principality
from .state import ACTION, DRAW, EXCHANGE, ROLL, Phase, State
from .threshold import may_act, watch_threshold

STARTABLE: Final[tuple[Phase, ...]] = (ROLL, ACTION, DRAW, EXCHANGE)
LATER: Final = 5  # the round in which a position stands if it does not say which: robbers come, actions are watched
KEYS: Final = (
    "phase",
    "turn",
    "number",
    "production",
    "actions_open",
    "rest",
    "stacks",
    "events",
    "region_stack",
    "discard",
    "roads",
    "settlements",
    "cities",
    "open_stack",
    *SEATS,
)
REST: Final = ("stacks", "box")
UNORDERED: Final = ("hand", "expansions", "free_sites")  # lists that say what there is, in no order


def read_position(mode: str, edition: str, theme: str, document: Document) -> State:
    """The state a document describes. Raises PositionError naming the key that is wrong."""
    if not isinstance(document, Mapping):
        raise PositionError((), "a position is a table")
    s = start(mode, edition, theme)
    known(document, KEYS, ())
    s.phase = one_of(document, "phase", STARTABLE, ACTION)
    s.active = SEATS.index(one_of(document, "turn", SEATS, SEATS[0]))
    s.turn = number(document, "number", 1, 1000, LATER)
    if s.phase != ROLL:
        s.production = number(document, "production", 1, 6, 1)
    elif "production" in document:
        raise PositionError(("production",), "before the roll there is no production number yet")
    s.princes = [
        read_prince(BOX, starting_principality(seat), document.get(name, {}), (name,))
        for seat, name in enumerate(SEATS)
    ]
    count_centre(s, document)
    # what the document names lies on top; what it names nowhere lies below, or stays in the box
    rest_in_box = one_of(document, "rest", REST, REST[0]) == "box"
    fill_draw_stacks(s, document, rest_in_box)
    events = strings(document, "events", ())
    left = left_over(event_cards(s.mode), paths(events, ("events",)))
    s.event_stack = (*events, *(() if rest_in_box and events else left))
    fill_region_stack(s, document, all_regions(), rest_in_box)
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    _read_threshold(s, document)
    s.news.clear()
    return s


def _read_threshold(s: State, document: Document) -> None:
    """Whether the points for action cards were reached before, where they are not there now."""
    reached = document.get("actions_open", s.actions_open)
    if not isinstance(reached, bool):
        raise PositionError(("actions_open",), "is true or false")
    s.actions_open = reached
    watch_threshold(s)


def describe(s: State) -> dict[str, Any]:
    """Everything about a state that a scenario can expect, in the words of a position document."""
    return {
        "phase": s.phase,
        "turn": SEATS[s.active],
        "number": s.turn,
        "production": s.production,
        "event": s.event,
        "event_card": s.event_card,
        "actions_open": may_act(s),
        "stacks": [list(stack) for stack in s.stacks],
        "stack_sizes": [len(stack) for stack in s.stacks],
        "events": list(s.event_stack),
        "region_stack": list(s.region_stack),
        "discard": list(s.discard),
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "open_stack": s.open_stack,
        "used": [f"{card} at {site}" for card, site in s.used],
        "ritterfigur": seat_name(s, s.hero),
        "muehlenstein": seat_name(s, s.trader),
        "winner": seat_name(s, s.winner),
        **{
            name: {**describe_prince(s, seat), "tournament": s.princes[seat].gives.tournament}
            for seat, name in enumerate(SEATS)
        },
    }
