"""Random walks through the game, and what must hold at every step of them."""

import random
from collections import Counter, deque
from collections.abc import Iterator
from functools import cache

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.data import CARDS, stack_regions, start_region
from tafelrunde.games.fuersten.modes import MODES, half_moon_events
from tafelrunde.games.fuersten.state import State
from tafelrunde.games.fuersten.view import View
from tafelrunde.games.realm.mode import Mode, event_cards, hand_cards
from tafelrunde.games.realm.state import NOBODY
from tafelrunde.kernel import Choice, Table

from ...random_moves import pick
from ..realm.walking import check_memory, check_stores, hidden_changed

__all__ = ["FuerstenTable", "check", "hidden_changed", "mode_of", "new", "walk", "walked", "walked_to_anchor"]

FuerstenTable = Table[State, View]

ALL_REGIONS = sorted(
    stack_regions()
    + [start_region(card.id, seat) for card in CARDS.values() if card.kind == "region" for seat in (0, 1)]
)


def mode_of(seed: int) -> str:
    """Seeds in a row take the modes in turn."""
    return tuple(MODES)[seed % len(MODES)]


def new(seed: int) -> FuerstenTable:
    return Table(FUERSTEN, mode_of(seed), seed=seed)


def walk(seed: int, most: int = 20_000, mode: str = "") -> Iterator[FuerstenTable]:
    """A random game, yielded at every choice (and once it is over)."""
    rng = random.Random(seed)
    table: FuerstenTable = Table(FUERSTEN, mode or mode_of(seed), seed=seed)
    for _ in range(most):
        yield table
        if table.over:
            return
        table.choose(pick(table.choice, rng))


def walked(seed: int, steps: int) -> FuerstenTable:
    """The table after some random steps."""
    return deque(walk(seed, steps + 1), maxlen=1)[0]


def walked_to_anchor(seed: int, steps: int) -> FuerstenTable:
    """The table after some random steps, at the next anchored choice (not at the end of the game)."""
    last = None
    for number, table in enumerate(walk(seed)):
        if isinstance(table.ask, Choice) and table.ask.anchor:
            last = table.clone()
            if number >= steps:
                return last
    assert last is not None
    return last


@cache
def _box(mode: Mode) -> list[str]:
    """Every copy of every card, sorted: such lists are compared some hundred thousand times, Counters take longer."""
    return sorted(hand_cards(mode))


@cache
def _are_all_events(mode: Mode, found: tuple[str, ...]) -> bool:
    """All events of the box and, where there are half-moon events, six of those."""
    standard, others = Counter(event_cards(mode)), Counter(half_moon_events(mode))
    more = Counter(found) - standard
    return standard <= Counter(found) and more <= others and more.total() == (6 if others else 0)


def check_conserved(s: State) -> None:
    """No card is lost, none appears."""
    lying = [card for prince in s.princes for card, _, _ in (*prince.expansions(), *prince.annexes)]
    lying += [prince.covered for prince in s.princes if prince.covered]
    hands = [card for prince in s.princes for card in prince.hand]
    stacks = [card for stack in s.stacks for card in stack]
    open_stack = [card for card, left in zip(s.mode.open_cards, s.open_stacks, strict=True) for _ in range(left)]
    assert sorted([*lying, *hands, *stacks, *open_stack, *s.discards[0], *s.playing]) == _box(s.mode)
    for back, stack in zip(s.mode.backs, s.stacks, strict=True):
        assert {CARDS[card].back for card in stack} <= {back}
    assert _are_all_events(s.mode, tuple(sorted([*s.event_stack, *([s.event_card] if s.event_card else [])])))
    regions = [region for prince in s.princes for row in prince.regions for region in row]
    assert sorted([*regions, *s.region_stack, *s.new_regions]) == ALL_REGIONS
    assert s.cities + sum(prince.places.count(2) for prince in s.princes) == 7
    # while its regions are being laid, a settlement is paid for but not yet in the row
    building = 9 - s.settlements - sum(len(prince.places) for prince in s.princes)
    assert building in (0, 1)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    assert s.roads + roads == 9


def check_points(s: State) -> None:
    """Exactly one holder of each token or none, the right one, and victory points counted card by card."""
    strength = [sum(CARDS[card].strength for card in _lying(s, seat)) for seat in (0, 1)]
    trade = [_trade_points(_lying(s, seat)) for seat in (0, 1)]
    for holder, (red, blue) in ((s.hero, strength), (s.trader, trade)):
        assert holder == (0 if red >= 3 and red > blue else 1 if blue >= 3 and blue > red else NOBODY)
    for seat, prince in enumerate(s.princes):
        cards = _lying(s, seat)
        harbour = "hafen" in cards and sum(CARDS[card].kind == "trade_ship" for card in cards) >= 3
        assert prince.gives.vp == sum(prince.places) + sum(CARDS[card].vp for card in cards) + harbour


def _lying(s: State, seat: int) -> list[str]:
    return [card for card, _, _ in s.princes[seat].expansions()]


def _trade_points(cards: list[str]) -> int:
    """Written out by card, apart from how the rules count."""
    points = sum(CARDS[card].trade for card in cards)
    if "handelsstuetzpunkt" in cards:
        points += cards.count("markt") + cards.count("hafen")
    if "salzspeicher" in cards:
        points += sum(CARDS[card].kind == "trade_ship" for card in cards)
    return points


def check(s: State) -> None:
    """What must hold at every choice."""
    check_conserved(s)
    check_stores(s)
    check_points(s)
    check_memory(s)
