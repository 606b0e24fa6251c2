import pytest

from tafelrunde.kernel import Refused
from tafelrunde.puzzles.attempt import OPEN, SOLVED, WRONG, NoSuchSentence, attempt

from .conftest import all_puzzles, of_kind


def test_every_solution_solves_its_puzzle():
    for puzzle in all_puzzles():
        assert attempt(puzzle, puzzle.solution).verdict == SOLVED, puzzle.id
        assert attempt(puzzle, []).verdict == OPEN


def test_ending_the_turn_is_wrong():
    puzzle = next(one for one in all_puzzles() if one.kind == "win-now" and one.game == "fuersten")
    assert attempt(puzzle, ["end turn"]).verdict == WRONG


def test_a_refused_move_is_told_and_one_before_the_last_is_not_passed_over():
    puzzle = of_kind("win-now")
    found = attempt(puzzle, ["fly away"])
    assert found.refused is not None and found.verdict == OPEN
    with pytest.raises(Refused):
        attempt(puzzle, ["fly away", puzzle.solution[0]])


def test_only_its_sentences_answer_a_question_about_sentences():
    with pytest.raises(NoSuchSentence):
        attempt(of_kind("forbidden"), ["fly away"])


def test_moves_may_be_typed_in_another_way():
    puzzle = of_kind("best")
    assert attempt(puzzle, [puzzle.solution[0].upper() + " "]).verdict == SOLVED
