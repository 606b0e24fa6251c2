"""Before the first turn: principalities, stacks, starting player, first hands."""

from ...kernel import Chance, Choice, Event, Option, Rules, Shuffle
from ..realm.expansions import refresh
from ..realm.prince import SETTLEMENT as PLAIN_SETTLEMENT
from ..realm.prince import Prince, Row
from .data import (
    CITY,
    EVENTS_BELOW_JULFEST,
    HAND,
    JULFEST,
    PRODUCTION_DIE,
    ROAD,
    SEATS,
    SETTLEMENT,
    START_ABOVE,
    START_BELOW,
    draw_cards,
    event_cards,
    stack_regions,
    start_region,
)
from .events import BEGAN, TURN
from .hand import draw_top
from .state import ROLL, START_HAND, State, set_stack
from .words import DRAWS


def start(mode: str) -> State:
    """F-009, F-022: the table before anything is shuffled."""
    s = State(mode, [starting_principality(seat) for seat in range(len(SEATS))])
    for prince in s.princes:
        refresh(s, prince)
    s.roads, s.settlements, s.cities = ROAD.stack, SETTLEMENT.stack, CITY.stack
    return s


def starting_principality(seat: int) -> Prince:
    """F-011, F-017: two settlements, a road between them, six regions that hold 1 each, the Goldfluss none."""
    above = [start_region(landscape, seat) for landscape in START_ABOVE]
    below = [start_region(landscape, seat) for landscape in START_BELOW]
    prince = Prince(above, below, (PLAIN_SETTLEMENT, PLAIN_SETTLEMENT))
    for region in prince.stock:
        prince.stock[region] = 0 if region.startswith("goldfluss") else 1
    prince.count_stock()
    return prince


def prepare(s: State) -> Rules[None]:
    """Shuffles, then finds out who begins."""
    s.region_stack = yield Shuffle("regions", stack_regions())  # F-023
    yield from _deal_draw_stacks(s)
    yield from build_event_stack(s)
    s.active = yield from _starting_player(s)
    s.phase = START_HAND


def _deal_draw_stacks(s: State) -> Rules[None]:
    """F-025: the cards of one back are shuffled and split evenly into their stacks."""
    for back in dict.fromkeys(s.mode.backs):
        cards: Row = yield Shuffle(back, draw_cards(back))
        numbers = [number for number, stack_back in enumerate(s.mode.backs) if stack_back == back]
        size = len(cards) // len(numbers)
        for at, number in enumerate(numbers):
            set_stack(s, number, cards[at * size : (at + 1) * size])


def build_event_stack(s: State) -> Rules[None]:
    """F-026: Julfest lies fourth from the bottom."""
    others = [card for card in event_cards(s.mode.sets) if card != JULFEST]
    shuffled: Row = yield Shuffle("events", others)
    above = len(shuffled) - EVENTS_BELOW_JULFEST
    s.events = (*shuffled[:above], JULFEST, *shuffled[above:])


def _starting_player(s: State) -> Rules[int]:
    """F-027, F-028: the higher throw begins; on equal throws they throw again."""
    while True:
        red: str = yield Chance("start_die", PRODUCTION_DIE)
        blue: str = yield Chance("start_die", PRODUCTION_DIE)
        if red != blue:
            first = 0 if red > blue else 1
            s.news.append(Event(BEGAN, first, (int(max(red, blue)), int(min(red, blue)))))
            return first


def deal_hands(s: State) -> Rules[None]:
    """F-029: the starting player takes the top 3 cards of one stack, then the other of another one."""
    while s.served < 2:
        me = s.active if s.served == 0 else 1 - s.active
        options = [draw for number, draw in enumerate(DRAWS[: len(s.stacks)]) if number != s.first_stack]
        answer: Option = yield Choice(me, "start-hand", options, anchor=True)
        stack = int(answer.args[0]) - 1
        for _ in range(HAND):
            draw_top(s, me, stack)
        if s.served == 0:
            s.first_stack = stack
        s.served += 1
    s.served = 0
    s.turn = 1
    s.phase = ROLL
    s.news.append(Event(TURN, s.active, (s.turn,)))
