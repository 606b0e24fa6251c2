"""Random walks through the game, and what must hold at every step of them."""

import random
from collections import Counter, deque
from collections.abc import Iterator

from tafelrunde.games.fuersten import FUERSTEN
from tafelrunde.games.fuersten.data import CARDS, draw_cards, event_cards, stack_regions, start_region
from tafelrunde.games.fuersten.state import NOBODY, REGION_STACK_LOOKED_AT, State
from tafelrunde.games.fuersten.view import View
from tafelrunde.games.realm.regions import RESOURCE_OF
from tafelrunde.kernel import Choice, Grammar, Option, Table

FuerstenTable = Table[State, View]

ALL_DRAW_CARDS = Counter(draw_cards("basis"))
ALL_EVENTS = Counter(event_cards(("basis",)))
ALL_REGIONS = Counter(
    stack_regions()
    + [start_region(card.id, seat) for card in CARDS.values() if card.kind == "region" for seat in (0, 1)]
)


def walk(seed: int, most: int = 20_000) -> Iterator[FuerstenTable]:
    """A random game, yielded at every choice (and once it is over)."""
    rng = random.Random(seed)
    table: FuerstenTable = Table(FUERSTEN, "intro", seed=seed)
    for _ in range(most):
        yield table
        if table.over:
            return
        table.choose(rng.choice(table.choice.options))


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


def check_conserved(s: State) -> None:
    """No card is lost, none appears."""
    expansions = Counter(card for prince in s.princes for card, _, _ in prince.expansions())
    hands = Counter(card for prince in s.princes for card in prince.hand)
    stacks = Counter(card for stack in s.stacks for card in stack)
    assert expansions + hands + stacks + Counter(s.discard) + Counter(s.playing) == ALL_DRAW_CARDS
    assert Counter(s.events) + Counter([s.event_card] if s.event_card else []) == ALL_EVENTS
    lying = Counter(region for prince in s.princes for region in prince.stock)
    assert lying + Counter(s.region_stack) + Counter(s.new_regions) == ALL_REGIONS
    assert s.cities + sum(prince.places.count(2) for prince in s.princes) == 7
    # while its regions are being laid, a settlement is paid for but not yet in the row
    building = 9 - s.settlements - sum(len(prince.places) for prince in s.princes)
    assert building in (0, 1)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    assert s.roads + roads == 9


def check_stores(s: State) -> None:
    """Stores hold 0 to 3, and the totals kept beside them are right."""
    for prince in s.princes:
        assert all(0 <= stored <= 3 for stored in prince.stock.values())
        assert set(prince.stock) == {*prince.regions[0], *prince.regions[1]}
        for resource, total in prince.totals.items():
            assert total == sum(n for region, n in prince.stock.items() if RESOURCE_OF[region] == resource)
        assert len(prince.regions[0]) == len(prince.regions[1]) == len(prince.places) + 1
        for row in prince.sites:
            assert all(len(cards) <= room for cards, room in zip(row, prince.places, strict=True))


def check_tokens(s: State) -> None:
    """Exactly one holder or none, and the right one."""
    for holder, key in ((s.hero, "strength"), (s.trader, "trade")):
        red, blue = (sum(getattr(CARDS[card], key) for card, _, _ in prince.expansions()) for prince in s.princes)
        expected = 0 if red >= 3 and red > blue else 1 if blue >= 3 and blue > red else NOBODY
        assert holder == expected


def hidden_changed(s: State, seat: int, rng: random.Random) -> State:
    """A state that differs only in what a seat cannot see."""
    twin = s.copy()
    other = twin.princes[1 - seat]
    hand_seen = s.hand_shown and s.hero == seat
    looked_at = s.looking if s.active == seat else -1
    pool = [card for number, stack in enumerate(s.stacks) if number != looked_at for card in stack]
    pool += [] if hand_seen else other.hand
    rng.shuffle(pool)
    if not hand_seen:
        size = len(other.hand)
        other.hand, pool = tuple(pool[:size]), pool[size:]
    stacks = []
    for number, stack in enumerate(s.stacks):
        if number == looked_at:
            stacks.append(stack)
        else:
            stacks.append(tuple(pool[: len(stack)]))
            pool = pool[len(stack) :]
    twin.stacks = tuple(stacks)
    if looked_at != REGION_STACK_LOOKED_AT:
        twin.region_stack = tuple(rng.sample(s.region_stack, len(s.region_stack)))
    twin.events = tuple(rng.sample(s.events, len(s.events)))
    return twin


def any_sentence(grammar: Grammar, rng: random.Random) -> Option:
    """Some sentence of the game, legal or not."""
    form = rng.choice(grammar.forms)
    return form(*(rng.choice(list(form.vocabulary[slot])) for slot in form.slots))
