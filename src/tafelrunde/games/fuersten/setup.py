"""Before the first turn: principalities, stacks, starting player, first hands."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules, Shuffle
from ..realm.centre import swap_regions
from ..realm.expansions import refresh
from ..realm.hand import draw_top, refuse_draw, search
from ..realm.mode import draw_cards, event_cards, open_copies
from ..realm.prince import SETTLEMENT as PLAIN_SETTLEMENT
from ..realm.prince import Prince, Row, new_prince
from ..realm.state import set_stack
from ..realm.words import SWAP_REGIONS
from .data import (
    CARDS,
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
    stack_regions,
    start_region,
)
from .events import BEGAN, TURN
from .modes import MODES, check_mode, half_moon_events
from .state import ARRANGE, ROLL, START_HAND, State, new_state
from .words import DONE_ARRANGING, DRAW_FROM, QUESTIONS, SEARCH, TAKE_CARD

WHICH_HAND: Final = QUESTIONS.question("start-hand", rules=("F-029",), answers=(DRAW_FROM,))
START_STACK: Final = QUESTIONS.question("start-stack", rules=("F-133", "F-134"), answers=(SEARCH,))
START_CARD: Final = QUESTIONS.question("start-card", rules=("F-133",), answers=(TAKE_CARD,))
ARRANGING: Final = QUESTIONS.question("arrange", rules=("F-135", "F-136"), answers=(DONE_ARRANGING, SWAP_REGIONS))
IN_BOX: Final = {card: number for number, card in enumerate(CARDS)}


def start(mode: str) -> State:
    """F-009, F-022: the table before anything is shuffled."""
    check_mode(MODES[mode])
    s = new_state(mode, [starting_principality(seat) for seat in range(len(SEATS))])
    for prince in s.princes:
        refresh(s, prince)
    s.roads, s.settlements, s.cities = ROAD.stack, SETTLEMENT.stack, CITY.stack
    return s


def starting_principality(seat: int) -> Prince:
    """F-011, F-017: two settlements, a road between them, six regions that hold 1 each, the Goldfluss none."""
    above = [start_region(landscape, seat) for landscape in START_ABOVE]
    below = [start_region(landscape, seat) for landscape in START_BELOW]
    prince = new_prince(above, below, (PLAIN_SETTLEMENT, PLAIN_SETTLEMENT))
    for region in prince.stock:
        prince.stock[region] = 0 if region.startswith("goldfluss") else 1
    prince.count_stock()
    return prince


def prepare(s: State) -> Rules[None]:
    """Shuffles, then finds out who begins."""
    s.region_stack = yield Shuffle("regions", stack_regions())  # F-023
    yield from _deal_draw_stacks(s)
    s.open_stacks = tuple(open_copies(s.mode, card) for card in s.mode.open_cards)  # F-129
    yield from build_event_stack(s, (yield from _events_of_this_game(s)))
    s.active = yield from _starting_player(s)
    s.phase = START_HAND


def _deal_draw_stacks(s: State) -> Rules[None]:
    """F-025, F-132, F-156: the cards of one back are shuffled and split evenly into their stacks."""
    for back in dict.fromkeys(s.mode.backs):
        cards: Row = yield Shuffle(back, draw_cards(s.mode, back))
        numbers = [number for number, stack_back in enumerate(s.mode.backs) if stack_back == back]
        size = len(cards) // len(numbers)
        for at, number in enumerate(numbers):
            set_stack(s, number, cards[at * size : (at + 1) * size])


def _events_of_this_game(s: State) -> Rules[list[str]]:
    """F-127, F-159, F-160: those of every game, and in the duel six of the half-moon events; nobody sees which."""
    events = event_cards(s.mode)
    asleep = half_moon_events(s.mode)
    if asleep:
        shuffled: Row = yield Shuffle("half_moon_events", asleep)
        events += shuffled[: s.mode.half_moon_events]
    return events


def build_event_stack(s: State, events: Iterable[str]) -> Rules[None]:
    """F-026, F-064: Julfest lies fourth from the bottom."""
    others = sorted((card for card in events if card != JULFEST), key=IN_BOX.__getitem__)
    shuffled: Row = yield Shuffle("events", others)
    above = len(shuffled) - EVENTS_BELOW_JULFEST
    s.event_stack = (*shuffled[:above], JULFEST, *shuffled[above:])


def _starting_player(s: State) -> Rules[int]:
    """F-027, F-028: the higher throw begins; on equal throws they throw again."""
    while True:
        red: str = yield Chance("start_die", PRODUCTION_DIE)
        blue: str = yield Chance("start_die", PRODUCTION_DIE)
        if red != blue:
            first = 0 if red > blue else 1
            s.news.append(Event(BEGAN, first, (int(max(red, blue)), int(min(red, blue)))))
            return first


def first_hands(s: State) -> Rules[None]:
    """The starting player takes his first hand, then the other."""
    while s.served < 2:
        me = s.active if s.served == 0 else 1 - s.active
        yield from (_choose_hand(s, me) if s.mode.chooses_hand else _deal_hand(s, me))
        s.served += 1
    s.served = 0
    if s.mode.arranges_regions:
        s.phase = ARRANGE
    else:
        begin(s)


def _deal_hand(s: State, me: int) -> Rules[None]:
    """F-029: the top 3 cards of one stack, for the second prince of another one."""
    options = [draw for number, draw in enumerate(s.box.say.draws[: len(s.stacks)]) if number != s.first_stack]
    answer: Option = yield Choice(me, WHICH_HAND, options, anchor=True)
    stack: int = answer.args[0]
    for _ in range(HAND):
        draw_top(s, me, stack)
    if s.served == 0:
        s.first_stack = stack


@QUESTIONS.refuses(DRAW_FROM, WHICH_HAND)
def refuse_hand(s: State, me: int, stack: int) -> Reason | None:
    if stack == s.first_stack:
        return Reason("stack-taken", ("F-029",), stack=stack + 1)
    return refuse_draw(s, me, stack)


def _choose_hand(s: State, me: int) -> Rules[None]:
    """F-133, F-134: 3 cards of choice from a basis stack, which may be the same for both."""
    answer: Option = yield Choice(me, START_STACK, start_stacks(s), anchor=True)
    yield from search(s, me, answer.args[0], START_CARD, HAND)


def start_stacks(s: State) -> list[Option]:
    return [search for search, back in zip(s.box.say.searches, s.mode.backs, strict=False) if back == "basis"]


@QUESTIONS.refuses(SEARCH, START_STACK)
def refuse_start_stack(s: State, me: int, stack: int) -> Reason | None:
    return refuse_draw(s, me, stack) or Reason("basis-only", ("F-133",), stack=stack + 1)


def arrange(s: State) -> Rules[None]:
    """F-135, F-136: each may rearrange his six regions, the starting player first."""
    while s.served < 2:
        me = s.active if s.served == 0 else 1 - s.active
        prince = s.princes[me]
        options = [DONE_ARRANGING(), *(SWAP_REGIONS(one, other) for one, other in combinations(prince.land(), 2))]
        answer: Option = yield Choice(me, ARRANGING, options, anchor=True)
        if answer.form is SWAP_REGIONS:
            swap_regions(s, me, *answer.args)
        else:
            s.served += 1
    s.served = 0
    begin(s)


def begin(s: State) -> None:
    """The first turn."""
    s.turn = 1
    s.phase = ROLL
    s.news.append(Event(TURN, s.active, (s.turn,)))
