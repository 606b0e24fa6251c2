"""Random walks through the first game, tables to try a rule at, and what must hold at every step."""

import random
from collections import Counter, deque
from collections.abc import Iterator

from tafelrunde.games.charterstone.data import ASSISTANTS, CRATES, DISTRICTS, FAMILIES, RESOURCES, RING, empty_card
from tafelrunde.games.charterstone.game import CHARTERSTONE
from tafelrunde.games.charterstone.saved import from_json, to_json
from tafelrunde.games.charterstone.state import State, in_play
from tafelrunde.games.charterstone.view import View
from tafelrunde.kernel import Table

VillageTable = Table[State, View]

SIZES = (2, 3, 4, 5, 6)


def new(seed: int) -> VillageTable:
    """Seeds in a row take numbers of districts and of Automas in turn."""
    seats = SIZES[seed % len(SIZES)]
    automas = min(seed // len(SIZES) % 3, seats - 1)
    return Table(CHARTERSTONE, "first", seats=seats, options={"automas": str(automas)}, seed=seed)


def walk(seed: int, most: int = 20_000) -> Iterator[VillageTable]:
    """A random game, yielded at every choice (and once it is over)."""
    rng = random.Random(seed)
    table = new(seed)
    for _ in range(most):
        yield table
        if table.over:
            return
        choice = table.choice
        table.choose(rng.choice(choice.options), choice.seat)


def walked(seed: int, steps: int) -> VillageTable:
    """The table after some random steps."""
    return deque(walk(seed, steps + 1), maxlen=1)[0]


def cards_there(s: State) -> Counter[str]:
    """Every advancement card, wherever it is: also those that lie in the village as buildings, or in the archive."""
    cards = Counter([*s.deck, *s.discard, *s.mat, *s.archive])
    cards.update(card for player in s.players for card in player.cards)
    cards.update(plot[-1] for plots in s.plots.values() for plot in plots if plot)
    return cards


def check(s: State) -> None:
    """What must hold at every choice."""
    assert to_json(from_json(to_json(s))) == to_json(s)  # which checks supplies, influence, workers and cards
    if s.phase != "turn":
        return
    opened = [building for number in s.crates for building in CRATES[number].buildings]
    active = {player.district for player in s.players if not player.automa}
    kept = [empty_card(DISTRICTS[one].start_crate) for one in RING if one in active]
    mixed = [empty_card(DISTRICTS[one].start_crate) for one in RING if one not in active]
    there = set(cards_there(s))
    families = [card for number in s.crates for card in FAMILIES.get(CRATES[number].family, ())]
    assert {*ASSISTANTS, *kept, *mixed, *opened, *families} <= there
    assert len(in_play(s)) == len(set(in_play(s)))
    assert all(s.stock[resource] >= 0 for resource in RESOURCES)
