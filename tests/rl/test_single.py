"""One seat against bots keeps Gymnasium's contract."""

import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tafelrunde import rl
from tafelrunde.kernel import BadInput, registry

MODES = [(game.id, mode) for game in registry.games() if game.numbers is not None for mode in game.modes]


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_gymnasium_is_content(game: str, mode: str) -> None:
    made = gymnasium.make(rl.environment_id(game, mode), opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


def play(environment: rl.Single, seed: int) -> float:
    """A random game; what the agent got."""
    rng = random.Random(seed)
    observation, _ = environment.reset(seed=seed)
    while True:
        assert observation in environment.observation_space
        legal = np.flatnonzero(observation["action_mask"])
        assert np.array_equal(environment.action_masks(), observation["action_mask"].astype(bool))
        observation, reward, ended, broken_off, _ = environment.step(rng.choice(legal))
        if ended or broken_off:
            assert not observation["action_mask"].any()
            return float(reward)
        assert reward == 0


@pytest.mark.parametrize("seat", [0, "blue"])
def test_the_agent_gets_what_its_seat_has_earned(seat: int | str) -> None:
    environment = rl.single("fuersten", "intro", seat=seat, opponents="random")
    for seed in range(4):
        reward = play(environment, seed)
        result = environment.episode.table.result
        assert result is not None
        assert reward == (1 if environment.seat in result.winners else -1)


def test_greedy_beats_a_random_agent() -> None:
    environment = rl.single("karthedis", "classic", seats=3, seat=1, opponents=("greedy", "random"))
    assert sum(play(environment, seed) for seed in range(20)) < 0


def test_an_illegal_action_loses_and_says_why() -> None:
    environment = rl.single("fuersten", "intro", opponents="random")
    environment.reset(seed=1)
    _, reward, ended, broken_off, info = environment.step(environment.actions.names.index("end turn"))
    assert (reward, ended, broken_off) == (-1, True, False)
    assert info["illegal"].startswith("red cannot do action")


def test_a_game_that_is_over_stays_over() -> None:
    environment = rl.single("karthedis", "classic", seats=2, opponents="random")
    play(environment, 1)
    with pytest.raises(BadInput, match="the game is over: reset the environment"):
        environment.step(0)


def test_a_long_game_is_broken_off_without_reward() -> None:
    assert play(rl.single("fuersten", "intro", opponents="random", most_decisions=40), 1) == 0


def test_same_seed_same_game() -> None:
    one, other = (rl.single("fuersten", "wirren", opponents="greedy") for _ in range(2))
    for environment in (one, other):
        play(environment, 11)
    assert one.episode.table.record().text() == other.episode.table.record().text()


def test_the_table_is_drawn_with_the_eyes_of_the_seat() -> None:
    environment = rl.single("fuersten", "intro", seat="blue", opponents="random", render_mode="ansi")
    environment.reset(seed=2)
    assert "hand (Blue)" in (environment.render() or "")


def test_who_sits_there_is_checked() -> None:
    with pytest.raises(BadInput, match="there is no seat 'green'; there is: red, blue"):
        rl.single("fuersten", seat="green")
    with pytest.raises(BadInput, match="there is no bot 'deep_blue'"):
        rl.single("fuersten", opponents="deep_blue")
    with pytest.raises(BadInput, match="3 opponents sit at this table, but 2 bots are named"):
        rl.single("karthedis", opponents=("greedy", "random"))
