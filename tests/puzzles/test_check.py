"""A puzzle that does not hold is found out."""

import json
from dataclasses import replace

import pytest

from tafelrunde.puzzles.check import check
from tafelrunde.puzzles.model import Refusal, name_of

from .conftest import of_kind


def renamed(puzzle, **changed):
    other = replace(puzzle, **changed)
    return replace(other, id=name_of(other.kind, other.record, other.solution))


def test_a_solution_that_does_not_win():
    puzzle = of_kind("win-now")
    wrong = puzzle.tempting[0]
    assert "does not win" in check(renamed(puzzle, solution=(wrong,), keys=(wrong,)))
    assert "keys" in check(renamed(puzzle, solution=(wrong,)))
    assert "is not offered" in check(renamed(puzzle, keys=(*puzzle.keys, "fly away")))


def test_a_key_that_does_not_win_is_found_thoroughly():
    puzzle = of_kind("win-now")
    other = renamed(puzzle, keys=(*puzzle.keys, puzzle.tempting[0]))
    assert check(other) == ""
    assert check(other, thoroughly=True) == f"{other.id}: {puzzle.tempting[0]!r} does not win"


def test_a_best_move_without_a_lead():
    puzzle = of_kind("best")
    even = tuple(replace(one, chance=0.5) for one in puzzle.weighed)
    assert "does not lead" in check(renamed(puzzle, weighed=even))
    assert "does not lead" in check(renamed(puzzle, solution=(puzzle.weighed[1].move,)))


def test_a_refusal_that_is_another_one():
    puzzle = of_kind("forbidden")
    other = tuple(Refusal(one.move, one.code, ("X-001",)) for one in puzzle.refusals)
    assert "for another reason" in check(renamed(puzzle, refusals=other))
    assert "only sentence" in check(renamed(puzzle, one_allowed=not puzzle.one_allowed))


@pytest.mark.parametrize("kind", ["win-now", "best", "forbidden"])
def test_a_position_of_other_rules_or_another_name(kind):
    puzzle = of_kind(kind)
    rules = puzzle.tags["Rules"]
    assert "rules version" in check(replace(puzzle, record=puzzle.record.replace(f'[Rules "{rules}"]', '[Rules "0"]')))
    assert "should be called" in check(replace(puzzle, id="other"))
    assert "is not the seat" in check(replace(puzzle, seat="nobody"))
    assert json.loads(puzzle.line())["id"] == puzzle.id
