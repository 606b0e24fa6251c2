"""The puzzles that come with the games."""

from collections import Counter

import pytest

from tafelrunde.kernel import registry
from tafelrunde.puzzles.check import check
from tafelrunde.puzzles.model import FORBIDDEN, KINDS, DamagedPuzzle
from tafelrunde.puzzles.store import puzzles_of, read_puzzles

from .conftest import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_holds(game):
    assert [wrong for puzzle in puzzles_of(game).values() if (wrong := check(puzzle))] == []


@pytest.mark.parametrize(("game", "least"), [("fuersten", 150), ("karthedis", 60)])
def test_there_are_enough_for_a_long_winter(game, least):
    assert len(puzzles_of(game)) >= least


@pytest.mark.parametrize("game", GAMES)
def test_there_are_all_kinds_in_all_modes_and_at_most_half_are_refusals(game):
    puzzles = list(puzzles_of(game).values())
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert set(kinds) == set(KINDS) and kinds[FORBIDDEN] * 2 <= len(puzzles)
    assert {puzzle.mode for puzzle in puzzles} == set(registry.game(game).modes)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_nearly_the_same(game):
    puzzles = puzzles_of(game).values()
    origins = Counter((puzzle.kind, puzzle.origin.partition("@")[0]) for puzzle in puzzles)
    answers = Counter((puzzle.kind, puzzle.mode, puzzle.solution) for puzzle in puzzles)
    assert max(origins.values()) == 1 and max(answers.values()) <= 2


def test_a_damaged_line_is_named():
    good = next(iter(puzzles_of(GAMES[0]).values())).line()
    with pytest.raises(DamagedPuzzle, match="line 2: this is no puzzle"):
        read_puzzles(f"{good}\n{{}}\n", "file")
    with pytest.raises(DamagedPuzzle, match=r"line 2: the puzzle .* stands there twice"):
        read_puzzles(f"{good}\n{good}\n", "file")
