"""Any position of the game as a document a person can write, and back.

What a document leaves out is as at the start of a game. Cards that are named nowhere fill the stacks from below in
the order of the card files, so that a position is complete and the same every time.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...kernel.position import PositionError
from ..documents import Document, known, number, one_of, strings
from ..realm.advantages import weigh_advantages
from ..realm.discards import discarded
from ..realm.expansions import refresh
from ..realm.mode import event_cards
from ..realm.position import (
    count_centre,
    describe_open_stacks,
    describe_prince,
    fill_draw_stacks,
    fill_region_stack,
    left_over,
    paths,
    read_prince,
    seat_name,
)
from .data import (
    EVENTS_BELOW_JULFEST,
    JULFEST,
    SEATS,
    all_regions,
)
from .modes import BOX, MODES, half_moon_events
from .setup import start, starting_principality
from .state import ACTION, DRAW, EXCHANGE, ROLL, Phase, State

STARTABLE: Final[tuple[Phase, ...]] = (ROLL, ACTION, DRAW, EXCHANGE)
KEYS = (
    "phase",
    "turn",
    "production",
    "rest",
    "open_stack",
    "stacks",
    "events",
    "region_stack",
    "discard",
    "roads",
    "settlements",
    "cities",
    *SEATS,
)
REST = ("stacks", "box")
UNORDERED: Final = ("hand", "expansions", "free_sites")  # lists that say what there is, in no order


def read_position(mode: str, document: Document) -> State:
    """The state a document describes. Raises PositionError naming the key that is wrong."""
    if mode not in MODES:
        raise PositionError((), f"there is no mode {mode!r}")
    if not isinstance(document, Mapping):
        raise PositionError((), "a position is a table")
    s = start(mode)
    known(document, KEYS, ())
    s.phase = one_of(document, "phase", STARTABLE, ACTION)
    s.active = SEATS.index(one_of(document, "turn", SEATS, SEATS[0]))
    s.turn = 1
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
    _fill_events(s, document, rest_in_box)
    fill_region_stack(s, document, all_regions(), rest_in_box)
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    s.news.clear()
    return s


def describe(s: State) -> dict[str, Any]:
    """Everything about a state that a scenario can expect, in the words of a position document."""
    return {
        "phase": s.phase,
        "turn": SEATS[s.active],
        "production": s.production,
        "event": s.event,
        "event_card": s.event_card,
        "stacks": [list(stack) for stack in s.stacks],
        "stack_sizes": [len(stack) for stack in s.stacks],
        "events": list(s.event_stack),
        "region_stack": list(s.region_stack),
        "open_stack": describe_open_stacks(s),
        "discard": list(discarded(s)),
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "heldenstein": seat_name(s, s.hero),
        "handelsstein": seat_name(s, s.trader),
        "winner": seat_name(s, s.winner),
        **{name: describe_prince(s, seat) for seat, name in enumerate(SEATS)},
    }


# what lies in the middle


def _fill_events(s: State, document: Document, rest_in_box: bool) -> None:
    """F-026, F-064, F-160: the standard events, in the duel six others too, and at least three cards below Julfest."""
    events = strings(document, "events", ())
    standard, asleep = event_cards(s.mode), half_moon_events(s.mode)
    left = left_over(standard + asleep, paths(events, ("events",)))
    if asleep:
        left = _duel_events(s.mode.half_moon_events, events, standard, asleep)
    if rest_in_box and events:
        left = []
    stack = [*events, *(card for card in left if card != JULFEST)]
    if JULFEST in left:
        place = len(stack) - EVENTS_BELOW_JULFEST
        if place < len(events):
            raise PositionError(("events",), f"{JULFEST!r} lies higher in the stack, so it is one of these (F-064)")
        stack.insert(place, JULFEST)
    elif JULFEST in stack:
        _expect_julfest(stack, rest_in_box)
    s.event_stack = tuple(stack)


def _duel_events(drawn: int, events: Sequence[str], standard: Sequence[str], asleep: Sequence[str]) -> list[str]:
    """F-159, F-160: what is missing of the standard events, and of the six others. The first copy named is standard."""
    sleeping: list[int] = []
    lacking = Counter(standard)
    for at, card in enumerate(events):
        if lacking[card]:
            lacking[card] -= 1
        else:
            sleeping.append(at)
    if len(sleeping) > drawn:
        raise PositionError(
            ("events", sleeping[drawn]),
            f"the duel has {drawn} events besides the {len(standard)} standard ones (F-160)",
        )
    others = left_over(asleep, [(events[at], ("events", at)) for at in sleeping])
    return [*lacking.elements(), *others[: drawn - len(sleeping)]]


def _expect_julfest(stack: Sequence[str], rest_in_box: bool) -> None:
    """F-064: three cards lay below it when the stack was built, and each event since has gone below them."""
    below = len(stack) - stack.index(JULFEST) - 1
    if below < EVENTS_BELOW_JULFEST:
        raise PositionError(
            ("events", stack.index(JULFEST)),
            f"below {JULFEST!r} lie at least {EVENTS_BELOW_JULFEST} cards, not {below}",
        )
    if rest_in_box and len(stack) < EVENTS_BELOW_JULFEST + 2:
        raise PositionError(
            ("events",), f"with {JULFEST!r} the stack has at least {EVENTS_BELOW_JULFEST + 1} other cards (F-064)"
        )
