"""The environments keep PettingZoo's contract, and say what they mean."""

import copy
import pickle
import random
import sys
import time
import warnings
from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tafelrunde import rl
from tafelrunde.kernel import BadInput, Result
from tafelrunde.rl.episode import rewards

from .settings import every_setting

# what api_test has against dictionaries with a mask, the seats' own names, and agents that have nothing left to do
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named in the format",
    "Action mask numpy array is all zeros",
)


@every_setting
def test_api(game: str, mode: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(rl.env(game, mode, seats=seats))
    assert not [str(warning.message) for warning in told if not str(warning.message).startswith(EXPECTED)]


@every_setting
def test_seeds(game: str, mode: str, seats: int) -> None:
    seed_test(partial(rl.env, game, mode, seats=seats))


@every_setting
def test_performance_benchmark(
    game: str, mode: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """PettingZoo's runs for five seconds by the clock; here the clock goes ten times as fast."""
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", FastClock())
    performance_benchmark(rl.env(game, mode, seats=seats))
    assert "Finished performance benchmark" in capsys.readouterr().out


class FastClock:
    @staticmethod
    def time() -> float:
        return 10 * time.time()


def play(environment: rl.Environment, seed: int) -> Iterator[str]:
    """A random game, yielding who is to act, until nobody is left."""
    rng = random.Random(seed)
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        yield agent
        observation, _, ended, broken_off, _ = environment.last()
        if ended or broken_off:
            environment.step(None)
        else:
            environment.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))


def ended(environment: rl.Environment, seed: int) -> dict[str, float]:
    """What everybody has got when a random game ends."""
    for _ in play(environment, seed):
        if any(environment.terminations.values()) or any(environment.truncations.values()):
            return dict(environment.rewards)
    raise AssertionError("the game ended without telling")


@pytest.mark.parametrize(("game", "seats"), [("fuersten", 2), ("karthedis", 2), ("karthedis", 5)])
def test_rewards_come_at_the_end_and_sum_to_nought(game: str, seats: int) -> None:
    environment = rl.raw_env(game, seats=seats)
    for seed in range(3):
        got = ended(environment, seed)
        result = environment.episode.table.result
        assert result is not None
        (winner,) = result.winners
        assert got.pop(environment.possible_agents[winner]) == 1
        assert set(got.values()) == {-1 / (seats - 1)}


def test_rewards_without_a_winner_and_with_several() -> None:
    assert rewards(None, 2) == rewards(Result((), "dead"), 2) == [0, 0]
    assert rewards(Result((0, 1), "together"), 2) == [0, 0]
    assert rewards(Result((0, 2), "together"), 4) == [0.5, -0.5, 0.5, -0.5]


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    environment = rl.raw_env("fuersten", "intro", most_decisions=20)
    assert ended(environment, 1) == {"red": 0, "blue": 0}
    assert environment.truncations == {"red": True, "blue": True}
    assert environment.terminations == {"red": False, "blue": False}
    assert environment.episode.decisions == 20
    assert not environment.observe("red")["action_mask"].any()


def test_nobody_sees_a_choice_in_the_draft_before_all_have_chosen() -> None:
    environment = rl.raw_env("karthedis", "draft", seats=3)
    twin = rl.raw_env("karthedis", "draft", seats=3)
    environment.reset(seed=4)
    twin.reset(seed=4)
    packs = {agent: environment.observe(agent) for agent in environment.possible_agents}
    for turn, agent in enumerate(("p1", "p2", "p3")):
        assert environment.agent_selection == twin.agent_selection == agent
        for later in environment.possible_agents[turn:]:
            for key in ("observation", "action_mask"):
                assert np.array_equal(environment.observe(later)[key], packs[later][key])
        legal = np.flatnonzero(environment.observe(agent)["action_mask"])
        environment.step(legal[0])
        twin.step(legal[-1])
        if agent != "p3":
            assert not environment.observe(agent)["action_mask"].any()
            for other in ("p2", "p3")[turn:]:
                assert np.array_equal(environment.observe(other)["observation"], twin.observe(other)["observation"])
    assert not np.array_equal(environment.observe("p1")["observation"], packs["p1"]["observation"])


def test_who_is_not_asked_may_do_nothing() -> None:
    environment = rl.raw_env("fuersten", "intro")
    environment.reset(seed=1)
    idle = "red" if environment.agent_selection == "blue" else "blue"
    assert not environment.observe(idle)["action_mask"].any()
    assert environment.observe(environment.agent_selection)["action_mask"].sum() == 4


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    environment = rl.raw_env("fuersten", "intro")
    environment.reset(seed=7)
    before = environment.episode.table.record().text()
    number = environment.actions.names.index("end turn")
    with pytest.raises(
        rl.IllegalAction, match=rf"^(red|blue) cannot do action {number} now \(end turn\): .+ \[F-029\]$"
    ):
        environment.step(number)
    with pytest.raises(rl.IllegalAction, match="there is no action 99999: they are numbered from 0 to"):
        environment.step(99999)
    with pytest.raises(
        rl.IllegalAction, match=r"^(red|blue) has to act: only agents whose game is over step with None$"
    ):
        environment.step(None)
    swap = len(environment.actions) - 1
    with pytest.raises(rl.IllegalAction, match=rf"cannot do action {swap} now \(swap the second card"):
        environment.step(swap)
    assert environment.episode.table.record().text() == before


def test_wrapped_an_illegal_action_loses() -> None:
    environment = rl.env("fuersten", "intro")
    environment.reset(seed=7)
    agent = environment.agent_selection
    environment.step(environment.unwrapped.actions.names.index("end turn"))
    assert all(environment.terminations.values())
    assert environment.rewards[agent] == -1


def test_nothing_can_be_done_before_the_first_reset() -> None:
    with pytest.raises(BadInput, match="reset the environment first"):
        rl.raw_env("fuersten").observe("red")


def test_a_seed_settles_this_game_and_those_after_it() -> None:
    one, other, third = (rl.raw_env("karthedis", "classic") for _ in range(3))
    one.reset(seed=5)
    other.reset(seed=5)
    third.reset(seed=6)
    assert one.episode.table.seed == other.episode.table.seed != third.episode.table.seed
    one.reset()
    other.reset()
    assert one.episode.table.seed == other.episode.table.seed
    one.reset()
    one.reset(seed=5)
    other.reset(seed=5)
    assert one.episode.table.seed == other.episode.table.seed


def test_copies_go_on_like_the_original() -> None:
    environment = rl.raw_env("fuersten", "duell")
    rng = random.Random(3)
    environment.reset(seed=3)
    for _ in range(150):
        environment.step(rng.choice(np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])))
    twins = [environment, copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    assert twins[1].episode.actions is environment.episode.actions
    for _ in range(60):
        legal = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
        action = rng.choice(legal)
        for twin in twins:
            twin.step(action)
        for key in ("observation", "action_mask"):
            seen = [twin.observe(twin.agent_selection)[key] for twin in twins]
            assert all(np.array_equal(seen[0], other) for other in seen[1:])


def test_the_table_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = rl.raw_env("fuersten", "intro", render_mode="ansi")
    drawn.reset(seed=1)
    assert "draw stacks" in (drawn.render() or "")
    printed = rl.raw_env("fuersten", "intro", render_mode="human")
    printed.reset(seed=1)
    assert printed.render() is None
    assert capsys.readouterr().out.strip() == (drawn.render() or "").strip()
    silent = rl.raw_env("fuersten", "intro")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="nothing is rendered"):
        assert silent.render() is None


def test_options_are_those_of_the_game() -> None:
    environment = rl.env("karthedis", "classic", seats=3, options={"victory": "long"})
    environment.reset(seed=1)
    assert environment.unwrapped.episode.table.setting.options["victory"] == "distinct 5"
    with pytest.raises(BadInput, match="this mode has no option 'weather'"):
        rl.env("karthedis", "classic", options={"weather": "fine"})
    with pytest.raises(BadInput, match="there is no game 'chess'"):
        rl.env("chess")


def test_speeds_are_measured() -> None:
    assert rl.steps_per_second("fuersten", "intro", rounds=1, steps=50) > 50
