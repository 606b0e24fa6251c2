"""The training example learns."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tafelrunde import rl

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_reinforce.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_reinforce", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


def made_up(example: ModuleType, rng: np.random.Generator) -> tuple[Any, Any]:
    """Weights and a game of no game at all, in double precision."""
    observation, actions, choices = 7, 5, 6
    weights = example.Weights.small(observation, actions, 4, rng)
    for name in weights.__slots__:
        setattr(weights, name, rng.standard_normal(getattr(weights, name).shape))
    masks = (rng.random((choices, actions)) < 0.6).astype(np.int8)
    taken = rng.integers(0, actions - 1, choices)  # the last action is never legal
    masks[:, -1] = 0
    masks[np.arange(choices), taken] = 1
    seen = rng.standard_normal((choices, observation))
    return weights, example.Game(seen, masks, taken, rng.standard_normal(choices), 1.0)


def test_the_gradient_is_that_of_the_loss(example: ModuleType) -> None:
    """Every single slope against the difference of two losses, the advantage of the policy's part held as it was."""
    weights, game = made_up(example, np.random.default_rng(3))
    rows = np.arange(len(game.actions))

    def expected() -> Any:
        return np.tanh(game.observations @ weights.see + weights.see_bias) @ weights.expect + weights.expect_bias

    given = game.returns - expected()

    def loss() -> float:
        hidden = np.tanh(game.observations @ weights.see + weights.see_bias)
        risen = np.exp(hidden @ weights.choose.T + weights.choose_bias) * game.masks
        chances = risen / risen.sum(axis=1, keepdims=True)
        entropy = -sum(chance * np.log(chance) for chance in chances.flat if chance)
        taken = np.log(chances[rows, game.actions])
        missed = ((game.returns - expected()) ** 2).sum()
        return float(-(given * taken).sum() - example.ENTROPY * entropy + example.BASELINE * missed)

    told, gradient = example.loss_and_gradient(weights, game)
    assert told == pytest.approx(loss())
    step = 1e-6
    for array, slopes in zip(weights.arrays(), gradient.arrays(), strict=True):
        assert array.any() and slopes.any()
        for at in np.ndindex(array.shape):
            before = array[at]
            array[at] = before + step
            above = loss()
            array[at] = before - step
            below = loss()
            array[at] = before
            assert slopes[at] == pytest.approx((above - below) / (2 * step), abs=1e-5)


def test_later_rewards_count_less(example: ModuleType) -> None:
    one = example.DISCOUNT
    assert example.discounted(np.array([0, 1, 0, 2.0])) == pytest.approx([one + 2 * one**3, 1 + 2 * one**2, 2 * one, 2])


def test_the_lead_is_read_off_the_observation(example: ModuleType) -> None:
    environment = example.rl.single("fuersten", "intro", opponents="random")
    seen, _ = environment.reset(seed=1)
    assert example.lead_in(environment) @ seen["observation"] == 0
    assert np.count_nonzero(example.lead_in(environment)) == 2
    assert not example.lead_in(example.rl.single("karthedis", "classic")).any()


def test_games_won_and_how_sure_that_is(example: ModuleType) -> None:
    assert example.share([1, 1, -1, 0]) == 0.625
    assert example.interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert example.interval(1.0, 1000)[1] == pytest.approx(1)


def run(*asked: str) -> str:
    """The program as a user runs it; in a process of its own, where numpy keeps to one core."""
    done = subprocess.run([sys.executable, str(EXAMPLE), *asked], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_seconds_of_learning_beat_random() -> None:
    """Karthedis for two, since its games are short: some 900 of them, from knowing nothing."""
    what = ("--game", "karthedis", "--mode", "classic", "--seats", "2")
    told = run(*what, "--updates", "110", "--seconds", "600", "--workers", "1", "--games", "240", "--measure", "random")
    found = re.search(r"240 new games against random: won ([\d.]+)%, 95 % interval ([\d.]+)% to ([\d.]+)%", told)
    assert found is not None, told
    assert float(found[2]) > 55


def test_what_was_learned_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "learned.npz"
    told = run("--updates", "1", "--games", "4", "--measure", "random", "--save", str(kept))
    assert "8 games  won" in told
    assert "4 new games against random: won" in told
    learned = np.load(kept)
    assert str(learned["fingerprint"]) == rl.single("fuersten", "intro").episode.fingerprint()
    assert learned["arr_2"].any()  # after the first update no two actions are equally good any more
