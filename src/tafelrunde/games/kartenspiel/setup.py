"""Before the first turn: principalities, stacks, starting player, first hands, the arranging of regions."""

from itertools import combinations
from typing import Final

from ...kernel import Chance, Choice, Event, Option, Reason, Rules, Shuffle
from ..realm.centre import swap_regions
from ..realm.expansions import refresh
from ..realm.hand import deal_into, own_stacks, refuse_draw, search, searchable
from ..realm.mode import NEUTRAL, draw_cards, open_copies
from ..realm.prince import SETTLEMENT as PLAIN_SETTLEMENT
from ..realm.prince import Prince, Row, new_prince
from ..realm.state import set_stack
from ..realm.words import SWAP_REGIONS
from .data import (
    CITY,
    HAND,
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
from .modes import Deal
from .own_decks import events_in_game, find_missing_decks
from .shares import lay_out_shares
from .state import ARRANGE, CHOOSE_SHARES, ROLL, START_HAND, State, new_state
from .words import DONE_ARRANGING, QUESTIONS, SEARCH, TAKE_CARD

START_STACK: Final = QUESTIONS.question("start-stack", rules=("K-011", "K-012"), answers=(SEARCH,))
START_CARD: Final = QUESTIONS.question("start-card", rules=("K-011", "K-012"), answers=(TAKE_CARD,))
ARRANGING: Final = QUESTIONS.question("arrange", rules=("K-004",), answers=(DONE_ARRANGING, SWAP_REGIONS))


def start(mode: str, edition: str, deal: Deal) -> State:
    """K-004, K-007: the table before anything is shuffled; K-015: what lies open lies there."""
    s = new_state(mode, edition, deal, [starting_principality(seat) for seat in range(len(SEATS))])
    for prince in s.princes:
        refresh(s, prince)
    s.roads, s.settlements, s.cities = ROAD.stack, SETTLEMENT.stack, CITY.stack
    s.open_stacks = tuple(open_copies(s.mode, card) for card in s.mode.open_cards)
    return s


def starting_principality(seat: int) -> Prince:
    """K-004: two settlements, a road between them, and one region of each kind that holds 1."""
    above = [start_region(landscape, seat) for landscape in START_ABOVE]
    below = [start_region(landscape, seat) for landscape in START_BELOW]
    prince = new_prince(above, below, (PLAIN_SETTLEMENT, PLAIN_SETTLEMENT))
    for region in prince.stock:
        prince.stock[region] = 1
    prince.count_stock()
    return prince


def prepare(s: State) -> Rules[None]:
    """Shuffles, then finds out who begins."""
    s.region_stack = yield Shuffle("regions", stack_regions())
    if s.mode.own_decks:
        yield from find_missing_decks(s)
        yield from _deal_decks(s)
    else:
        yield from _deal_draw_stacks(s)
    s.event_stack = yield Shuffle("events", events_in_game(s))
    s.active = yield from _starting_player(s)
    s.phase = CHOOSE_SHARES if s.mode.kept else START_HAND


def _deal_draw_stacks(s: State) -> Rules[None]:
    """K-011, K-012, K-021: the cards of each set are shuffled and split into its stacks, as evenly as they go.

    K-022: or those of all sets together. K-020: what each player chooses from comes into stacks only afterwards.
    """
    backs = dict.fromkeys(s.mode.backs)
    if s.mode.kept:
        lay_out_shares(s)
        backs = dict.fromkeys([NEUTRAL])
    for back in backs:
        cards: Row = yield Shuffle(back, draw_cards(s.mode, back))
        numbers = [number for number, stack_back in enumerate(s.mode.backs) if stack_back == back]
        for at, number in enumerate(numbers):
            set_stack(s, number, cards[at :: len(numbers)])


def _deal_decks(s: State) -> Rules[None]:
    """K-013: every player's deck is shuffled and split into stacks of its own."""
    for seat, name in enumerate(SEATS):
        cards: Row = yield Shuffle(name, s.decks[seat])
        deal_into(s, own_stacks(s.mode, seat), cards)


def _starting_player(s: State) -> Rules[int]:
    """The rules are silent about it: the higher throw begins; on equal throws they throw again."""
    while True:
        red: str = yield Chance("start_die", PRODUCTION_DIE)
        blue: str = yield Chance("start_die", PRODUCTION_DIE)
        if red != blue:
            first = 0 if red > blue else 1
            s.news.append(Event(BEGAN, first, (int(max(red, blue)), int(min(red, blue)))))
            return first


def first_hands(s: State) -> Rules[None]:
    """K-011, K-012: each takes 3 cards of choice from one stack, the second player from another one."""
    while s.served < 2:
        me = s.active if s.served == 0 else 1 - s.active
        options = [option for option in searchable(s, me) if option.args[0] != s.first_stack]
        answer: Option = yield Choice(me, START_STACK, options, anchor=True)
        stack: int = answer.args[0]
        yield from search(s, me, stack, START_CARD, HAND)
        s.first_stack = stack
        s.served += 1
    s.served = 0
    s.first_stack = -1
    s.phase = ARRANGE


@QUESTIONS.refuses(SEARCH, START_STACK)
def refuse_start_stack(s: State, me: int, stack: int) -> Reason | None:
    if stack == s.first_stack:
        return Reason("stack-taken", s.mode.dealt_by, stack=stack + 1)
    return refuse_draw(s, me, stack)


def arrange(s: State) -> Rules[None]:
    """K-004: each may rearrange the six regions, the starting player first."""
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
