"""A plain simulation with several workers, and what workers do when something is wrong."""

import os
from functools import partial

import pytest

from tafelrunde.kernel import BadInput
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import simulate
from tafelrunde.lab.workers import Processes


def number_of(variable: str, number: int) -> tuple[int, str | None, int]:
    if number == 99:
        raise BadInput("99 is too much")
    return number, os.environ.get(variable), os.getpid()


def end_at_once(_number: int) -> None:
    os._exit(3)


def test_several_workers_sum_up_the_same() -> None:
    lineup = Lineup.of("karthedis", "classic", ["greedy", "random"], 2)
    told: list[int] = []
    with Processes(2) as crew:
        shared = simulate(lineup, 45, "w", told.append, crew)
    alone = simulate(lineup, 45, "w")
    assert told[-1] == 45 and told == sorted(told)
    assert (shared.wins, shared.rounds, shared.decisions) == (alone.wins, alone.rounds, alone.decisions)
    assert shared.survey is not None and alone.survey is not None
    assert shared.survey.json() == alone.survey.json()


def test_workers_have_an_environment_of_their_own_and_their_refusals_come_home() -> None:
    with Processes(2, {"TAFELRUNDE_TEST": "there"}) as crew:
        found = list(crew.each(partial(number_of, "TAFELRUNDE_TEST"), range(7)))
        assert sorted(number for number, _, _ in found) == list(range(7))
        assert {variable for _, variable, _ in found} == {"there"}
        assert os.getpid() not in {process for _, _, process in found}
        with pytest.raises(BadInput, match=r"^99 is too much$"):
            list(crew.each(partial(number_of, "TAFELRUNDE_TEST"), [1, 99]))
    assert "TAFELRUNDE_TEST" not in os.environ


def test_a_worker_that_dies_is_one_sentence() -> None:
    with Processes(1) as crew, pytest.raises(ChildProcessError, match="has died"):
        list(crew.each(end_at_once, [1]))
