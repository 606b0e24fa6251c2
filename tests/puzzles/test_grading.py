"""How hard a puzzle is: each thing that makes it harder raises the grade, and nothing leaves the scale."""

import itertools

import pytest

from tafelrunde.puzzles import grading
from tafelrunde.puzzles.model import GRADES


def test_one_plain_move_is_the_easiest_win_and_a_long_line_the_hardest():
    assert grading.win_now(moves=1, options=3, keys=1, tempting=0) == GRADES[0]
    assert grading.win_now(moves=6, options=20, keys=1, tempting=5) == GRADES[-1]


@pytest.mark.parametrize("harder", [{"moves": 3}, {"tempting": 3}])
def test_a_longer_line_and_a_better_looking_loser_make_a_win_harder(harder):
    plain = {"moves": 2, "options": 3, "keys": 1, "tempting": 0}
    assert grading.win_now(**{**plain, **harder}) == grading.win_now(**plain) + 1


def test_the_one_key_among_many_moves_is_harder_than_one_of_two():
    assert grading.win_now(3, options=8, keys=1, tempting=1) > grading.win_now(3, options=8, keys=2, tempting=1)


def test_what_looks_best_and_leads_by_far_is_easy():
    assert grading.best(looks_best=True, place=0, margin=0.3, options=4) == GRADES[0]


def test_the_further_down_greedy_play_ranks_it_the_harder():
    grades = [grading.best(False, place, margin=0.12, options=4) for place in (1, 3, 9)]
    assert grades == sorted(grades) and grades[0] < grades[-1]


def test_a_small_lead_among_many_options_is_harder():
    assert grading.best(True, 0, margin=0.08, options=9) > grading.best(True, 0, margin=0.2, options=4)


def test_a_refusal_met_rarely_is_harder_and_seeing_through_several_harder_still():
    often, rarely = (grading.forbidden(share, one_allowed=False, alike=0) for share in (0.3, 0.01))
    assert often == GRADES[0] and rarely > often
    assert grading.forbidden(0.3, one_allowed=True, alike=0) > grading.forbidden(0.3, one_allowed=False, alike=0)
    assert grading.forbidden(0.3, one_allowed=False, alike=4) > grading.forbidden(0.3, one_allowed=False, alike=0)


def test_no_grade_leaves_the_scale():
    numbers = (0, 1, 4, 40)
    seen = {grading.win_now(*four) for four in itertools.product(numbers, repeat=4)}
    seen |= {grading.best(False, place, 0.0, options) for place in numbers for options in numbers}
    seen |= {grading.forbidden(0.0, True, alike) for alike in numbers}
    assert seen == set(range(GRADES[0], GRADES[-1] + 1))
