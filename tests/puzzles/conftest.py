"""A position to look for puzzles in, set up by hand, and the puzzles there are."""

from typing import Any

import pytest

from tafelrunde.kernel import Table, registry
from tafelrunde.puzzles.model import Puzzle
from tafelrunde.puzzles.store import puzzles_of

GAMES = ("fuersten", "karthedis")
ABOVE = ["wald-2", "goldfluss-1", "ackerland-6", "gebirge-4"]
BELOW = ["huegelland-3", "weideland-4", "gebirge-5", "wald-6"]


def all_puzzles() -> list[Puzzle]:
    return [puzzle for game in GAMES for puzzle in puzzles_of(game).values()]


def of_kind(kind: str) -> Puzzle:
    return next(puzzle for puzzle in all_puzzles() if puzzle.kind == kind)


def six_points(**stock: int) -> "Table[Any, Any]":
    """Red has six points of seven and a road for a settlement; what is in store decides."""
    game = registry.game("fuersten")
    assert game.scenarios is not None
    red = {
        "centre": ["city", "road", "city", "road", "city", "road"],
        "above": ABOVE,
        "below": BELOW,
        "hand": ["harald", "austin", "siglind"],
        "stock": {region.replace("_", "-"): amount for region, amount in stock.items()},
    }
    state = game.scenarios.read("intro", {"phase": "action", "turn": "red", "red": red}, None)
    return Table(game, "intro", position=state, seed="puzzle")


@pytest.fixture
def one_wool_short() -> "Table[Any, Any]":
    """A settlement wins, and its wool can be had for gold; for ore, too, but then there is none for a hero."""
    return six_points(wald_2=1, huegelland_3=1, ackerland_6=1, goldfluss_1=3, gebirge_4=1)
