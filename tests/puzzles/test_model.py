import pytest

from tafelrunde.puzzles.model import DamagedPuzzle, read_puzzle

from .conftest import all_puzzles


def test_a_line_reads_back():
    for puzzle in all_puzzles():
        assert read_puzzle(puzzle.line()) == puzzle


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"id": "x", "kind": "chess"}', "nonsense"])
def test_what_is_no_puzzle_is_refused(line):
    with pytest.raises(DamagedPuzzle):
        read_puzzle(line)


def test_a_puzzle_with_an_unknown_kind_or_grade_is_refused():
    line = all_puzzles()[0].line()
    kind = all_puzzles()[0].kind
    with pytest.raises(DamagedPuzzle, match="its kind"):
        read_puzzle(line.replace(f'"kind": "{kind}"', '"kind": "other"'))
