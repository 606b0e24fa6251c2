from tafelrunde.puzzles import win_now
from tafelrunde.puzzles.check import check

from .conftest import six_points


def test_the_position_becomes_a_puzzle_with_its_line(one_wool_short):
    puzzle = win_now.look(one_wool_short, "here")
    assert puzzle is not None and puzzle.seat == "red"
    assert puzzle.keys == ("trade 3 gold for wolle",)
    assert puzzle.solution == ("trade 3 gold for wolle", "build settlement right", "end turn")[: len(puzzle.solution)]
    assert puzzle.solution[:2] == ("trade 3 gold for wolle", "build settlement right")
    assert puzzle.facts["moves"] >= 2 and puzzle.tempting
    assert check(puzzle, thoroughly=True) == ""


def test_what_wins_with_nearly_everything_is_no_puzzle():
    plenty = six_points(
        wald_2=3, huegelland_3=3, ackerland_6=3, weideland_4=3, goldfluss_1=3, gebirge_4=3, gebirge_5=3, wald_6=3
    )
    assert win_now.look(plenty, "here") is None


def test_what_cannot_be_won_is_no_puzzle():
    assert win_now.look(six_points(wald_2=1, goldfluss_1=3), "here") is None
