"""A table of the first game as a test wants it: who has what, and what happens when something is said."""

from collections.abc import Callable

from tafelrunde.games.charterstone.data import (
    ASSISTANTS,
    COINS,
    DISTRICTS,
    OBJECTIVES,
    RESOURCES,
    RING,
    TOKENS_EACH,
    at_the_start,
)
from tafelrunde.games.charterstone.game import CHARTERSTONE
from tafelrunde.games.charterstone.saved import from_json, to_json
from tafelrunde.games.charterstone.state import Player, State, changed, new_state
from tafelrunde.kernel import Table

from .walks import VillageTable


def village(
    seats: int = 2, automas: int = 0, change: Callable[[State], None] = lambda _s: None, seed: int = 1
) -> VillageTable:
    """Violet begins; every district has its basic building on its first plot, three objectives and five assistants lie
    open, and nobody has anything but twelve influence."""
    s = new_state("first", RING[:seats], automas)
    for district in RING:
        s.plots[district] = ((DISTRICTS[district].basic,), *s.plots[district][1:])
    assistants = at_the_start(ASSISTANTS)
    s.mat, s.deck = assistants[:5], assistants[5:]
    objectives = at_the_start(OBJECTIVES)
    s.open_objectives, s.objective_deck = objectives[:3], objectives[3:]
    s.phase = "turn"
    s.first = s.active = 0
    s.round = 1
    change(s)
    _balance(s)
    from_json(to_json(s))  # it must be a state that a game can reach
    return Table(CHARTERSTONE, "first", seats=seats, options={"automas": str(automas)}, seed=seed, position=s)


def having(s: State, seat: int = 0, **facts: object) -> Player:
    """Gives a seat some of what is a fact of a player."""
    player = changed(s, seat)
    for name, fact in facts.items():
        assert hasattr(player, name)
        setattr(player, name, fact)
    return player


def stock(**amounts: int) -> dict[str, int]:
    return {resource: amounts.get(resource, 0) for resource in RESOURCES}


def _balance(s: State) -> None:
    """What players have is not in the supply."""
    s.coins = COINS - sum(player.coins for player in s.players)
    s.stock = {r: TOKENS_EACH - sum(player.stock[r] for player in s.players) for r in RESOURCES}


def said(table: VillageTable) -> list[str]:
    return [option.text for option in table.choice.options]
