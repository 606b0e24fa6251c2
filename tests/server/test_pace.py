"""When a bot answers must not tell what it had to think about."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.server.pace import LEAST_THOUGHT, Pace, usual_thought

PACE = Pace(0.3)
USUAL = 0.65  # of `hard`: half a second to think and half a step to spare


def at(bot: str, turn: float, thinks: bool, over: float = 0.0) -> float:
    """When a bot answers whose turn comes then: one that thinks as long as it may, and over; or has but one option."""
    thought = PACE.thought(bot, turn)
    return PACE.moment(bot, turn, thought, turn + thought + over if thinks else turn)


def test_each_bot_has_its_pace():
    assert [PACE.of(bot) for bot in ("random", "greedy", "medium", "hard")] == pytest.approx([0.3, 0.3, 0.3, USUAL])
    assert at("greedy", 0.0, thinks=False) == pytest.approx(0.3)
    assert at("hard", 0.0, thinks=False) == at("hard", 0.0, thinks=True) == pytest.approx(USUAL)


@given(bot=st.sampled_from(["greedy", "medium", "hard"]), turn=st.floats(0, 20), over=st.floats(0, 0.149))
def test_one_option_takes_as_long_as_several_whatever_was_waited_for(bot: str, turn: float, over: float):
    alone, several = at(bot, turn, thinks=False), at(bot, turn, thinks=True, over=over)
    assert alone == pytest.approx(several)
    assert alone >= PACE.of(bot) and alone >= turn
    assert alone <= max(PACE.of(bot), turn + LEAST_THOUGHT + 0.15 + 0.3 + 1e-6)


def test_who_waited_thinks_less_and_is_still_in_time():
    assert PACE.thought("hard", 0.0) == usual_thought("hard") == 0.5
    assert PACE.thought("hard", 0.3) == pytest.approx(0.2)
    assert at("hard", 0.3, thinks=True) == pytest.approx(USUAL)
    assert PACE.thought("hard", 5.0) == LEAST_THOUGHT
    assert PACE.thought("greedy", 5.0) == 0.0


def test_an_answer_that_is_late_all_the_same_comes_after_a_whole_step():
    assert PACE.moment("hard", 0.0, 0.5, 0.7) == pytest.approx(USUAL + 0.3)
    assert PACE.moment("greedy", 0.0, 0.0, 1.0) == pytest.approx(1.2)


def test_without_a_pace_nothing_is_held_back():
    assert Pace(0).moment("hard", 0.1, 0.5, 0.123) == 0.123
