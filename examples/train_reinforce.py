"""Learn to play from nothing but games: REINFORCE with a learned baseline, in numpy.

    python examples/train_reinforce.py                                   # the first game: two minutes, two cores
    python examples/train_reinforce.py --game GAME --mode MODE --seats 2
    python examples/train_reinforce.py --help

One seat learns against a bot. The policy is a small network with one hidden layer: it reads an observation and weighs
the legal actions. After every few games each choice is made likelier or less likely by how much better the game went
from there than the network had expected (its second output, the baseline). What counts is winning and, in a game with
victory points, the lead gained on the way. Everything it knows comes from `observation` and `action_mask`; the points
are looked up in the observation by name. The same seed gives the same games and the same policy after as many updates,
whatever the number of workers.
"""

import argparse
import math
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, fields
from functools import cache, partial
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each worker has one core; more threads would only get in the way

import numpy as np
from numpy.typing import NDArray

from tafelrunde import rl
from tafelrunde.kernel import registry

Array = NDArray[np.float32]

HIDDEN = 64
DISCOUNT = 0.98  # of a reward one choice later
LEARNING_RATE = 0.005
ENTROPY = 0.01  # how much an open mind is worth
BASELINE = 0.5  # how much a wrong expectation counts beside a bad choice
LONGEST = 4000  # decisions of both seats, then a game is broken off
WON = 1.0
LOTS, GAMES_IN_LOT = 4, 2  # of an update
EVERY = 10  # seconds between two lines
SEEDS = 10_000_000  # of games, for each seed of a plan


# the policy


@dataclass(slots=True)
class Weights:
    """What is learned, or a gradient of it. `choose` has one row for each action, `expect` is the baseline's."""

    see: Array
    see_bias: Array
    choose: Array
    choose_bias: Array
    expect: Array
    expect_bias: Array

    @classmethod
    def small(cls, observation: int, actions: int, hidden: int, rng: np.random.Generator) -> "Weights":
        """To begin with: the hidden layer sees something, all legal actions are equally good."""
        see = rng.standard_normal((observation, hidden)) / math.sqrt(hidden)
        shapes = ((hidden,), (actions, hidden), (actions,), (hidden,), (1,))
        return cls(see.astype(np.float32), *(np.zeros(shape, np.float32) for shape in shapes))

    def nought(self) -> "Weights":
        """As many, all of them 0."""
        return Weights(*map(np.zeros_like, self.arrays()))

    def arrays(self) -> Iterator[Array]:
        return (getattr(self, field.name) for field in fields(self))

    def add(self, more: "Weights") -> None:
        for array, other in zip(self.arrays(), more.arrays(), strict=True):
            np.add(array, other, out=array)


def hidden_layer(weights: Weights, observations: Array) -> Array:
    hidden: Array = np.tanh(observations @ weights.see + weights.see_bias)
    return hidden


def legal_chances(weights: Weights, observation: Array, legal: NDArray[np.intp]) -> Array:
    """How likely each legal action is to be taken; only their rows are looked at."""
    hidden = hidden_layer(weights, observation)
    return softmax(weights.choose[legal] @ hidden + weights.choose_bias[legal])


def softmax(scores: Array) -> Array:
    risen: Array = np.exp(scores - scores.max(axis=-1, keepdims=True))
    chances: Array = risen / risen.sum(axis=-1, keepdims=True)
    return chances


# playing


@dataclass(slots=True)
class Game:
    """What one game has taught: at each own choice what was seen, what was legal, what was done, how it went on."""

    observations: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.intp]
    returns: Array
    outcome: float


def play(environment: rl.Single, weights: Weights, seed: int) -> Game:
    rng = np.random.default_rng(seed)
    lead = lead_in(environment)
    observations, masks, actions, leads = [], [], [], []
    seen, _ = environment.reset(seed=seed)
    over, outcome = False, 0.0
    while not over:
        observation, mask = seen["observation"], seen["action_mask"]
        legal = np.flatnonzero(mask)
        at = 0
        if len(legal) > 1:
            at = int(np.searchsorted(np.cumsum(legal_chances(weights, observation, legal)), rng.random()))
        action = legal[min(at, len(legal) - 1)]
        observations.append(observation)
        masks.append(mask)
        actions.append(action)
        leads.append(observation @ lead)
        seen, outcome, ended, broken_off, _ = environment.step(int(action))
        over = ended or broken_off
    leads.append(seen["observation"] @ lead)
    rewards = np.diff(np.array(leads, np.float32))
    rewards[-1] += WON * outcome
    return Game(np.array(observations), np.array(masks), np.array(actions), discounted(rewards), outcome)


def lead_in(environment: rl.Single) -> Array:
    """What an observation is multiplied by to know how many victory points, as a part of those that win, one is ahead;
    nothing but zeros in a game without such points."""
    lead = np.zeros(len(environment.layout), np.float32)
    for who, sign in (("me", 1), ("other", -1)):
        if f"{who}.points" in environment.layout.blocks:
            lead[environment.layout.names.index(f"{who}.points.victory")] = sign
    return lead


def discounted(rewards: Array) -> Array:
    """At each choice the sum of what came after it, worth the less the later it came."""
    returns = np.empty_like(rewards)
    ahead = 0.0
    for at in range(len(rewards) - 1, -1, -1):
        ahead = rewards[at] + DISCOUNT * ahead
        returns[at] = ahead
    return returns


# learning


def loss_and_gradient(weights: Weights, game: Game) -> tuple[float, Weights]:
    """Summed over the choices of a game. The policy's part takes the advantage as given: what the baseline expects
    changes by its own error only."""
    legal = np.flatnonzero(game.masks.any(axis=0))  # a tenth of all actions; the others have no part in it
    masks, taken = game.masks[:, legal], np.searchsorted(legal, game.actions)
    choose, rows = weights.choose[legal], np.arange(len(taken))
    hidden = hidden_layer(weights, game.observations)
    chances = softmax(np.where(masks, hidden @ choose.T + weights.choose_bias[legal], np.float32(-1e9)))
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(axis=1)
    advantage = game.returns - (hidden @ weights.expect + weights.expect_bias)
    loss = -(advantage * logs[rows, taken] + ENTROPY * entropy - BASELINE * advantage**2).sum()

    by_score = advantage[:, None] * chances + ENTROPY * chances * (logs + entropy[:, None])
    by_score[rows, taken] -= advantage
    by_expected = -2 * BASELINE * advantage
    by_hidden = (by_score @ choose + by_expected[:, None] * weights.expect) * (1 - hidden**2)
    gradient = weights.nought()
    gradient.see += game.observations.T @ by_hidden
    gradient.see_bias += by_hidden.sum(axis=0)
    gradient.choose[legal] = by_score.T @ hidden
    gradient.choose_bias[legal] = by_score.sum(axis=0)
    gradient.expect += by_expected @ hidden
    gradient.expect_bias += by_expected.sum()
    return float(loss), gradient


class Adam:
    """Steps against the gradient, each weight at its own pace."""

    def __init__(self, weights: Weights) -> None:
        self.mean = [np.zeros_like(array) for array in weights.arrays()]
        self.square = [np.zeros_like(array) for array in weights.arrays()]
        self.steps = 0

    def step(self, weights: Weights, gradient: Weights, choices: int) -> None:
        """By the mean of a gradient that was summed over so many choices."""
        self.steps += 1
        scale = LEARNING_RATE * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, (array, total) in enumerate(zip(weights.arrays(), gradient.arrays(), strict=True)):
            slope = total / choices
            self.mean[at] += 0.1 * (slope - self.mean[at])
            self.square[at] += 0.001 * (slope * slope - self.square[at])
            np.subtract(array, scale * self.mean[at] / (np.sqrt(self.square[at]) + 1e-8), out=array)


# many games, on several cores


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be learned, against whom, and how long."""

    game: str = registry.first().id
    mode: str = next(iter(registry.first().modes))
    seats: int = 2
    opponent: str = "random"
    seconds: float = 120
    updates: int = 100_000
    seed: int = 1


@cache
def against(plan: Plan, opponent: str) -> rl.Single:
    """The environment, made once in each process."""
    return rl.single(plan.game, plan.mode, seats=plan.seats, opponents=opponent, most_decisions=LONGEST)


@dataclass(slots=True)
class Lot:
    """Some games that one worker has played: the sum of their gradients, and what happened."""

    gradient: Weights
    choices: int
    outcomes: list[float]


def learn(weights: Weights, plan: Plan, seeds: Sequence[int]) -> Lot:
    lot = Lot(weights.nought(), 0, [])
    for seed in seeds:
        game = play(against(plan, plan.opponent), weights, seed)
        _, gradient = loss_and_gradient(weights, game)
        lot.gradient.add(gradient)
        lot.choices += len(game.actions)
        lot.outcomes.append(game.outcome)
    return lot


def show(weights: Weights, plan: Plan, opponent: str, seeds: Sequence[int]) -> list[float]:
    """How games end of which nothing is learned."""
    return [play(against(plan, opponent), weights, seed).outcome for seed in seeds]


def lots(first: int, size: int) -> list[range]:
    """The seeds of the next games, dealt out into as many lots whatever the number of workers."""
    return [range(first + lot * size, first + (lot + 1) * size) for lot in range(LOTS)]


def train(plan: Plan, pool: Executor) -> Weights:
    """Learns until the time is up or so many updates were made; a line every so often says how it goes."""
    environment = against(plan, plan.opponent)
    rng = np.random.default_rng(plan.seed)
    weights = Weights.small(len(environment.layout), len(environment.actions), HIDDEN, rng)
    adam, begun, told = Adam(weights), time.monotonic(), 0.0
    games, outcomes = 0, list[float]()
    for update in range(1, plan.updates + 1):
        seeds = lots(plan.seed * SEEDS + games, GAMES_IN_LOT)
        learned = list(pool.map(partial(learn, weights, plan), seeds))
        gradient = weights.nought()
        for lot in learned:
            gradient.add(lot.gradient)
            outcomes += lot.outcomes
        choices = sum(lot.choices for lot in learned)
        adam.step(weights, gradient, choices)
        games += LOTS * GAMES_IN_LOT
        spent = time.monotonic() - begun
        done = spent >= plan.seconds or update == plan.updates
        if done or spent - told >= EVERY:
            told = spent
            print(
                f"{spent:5.0f} s  {games:6} games  won {share(outcomes):6.1%} of the last {len(outcomes):4}"
                f"  {choices / LOTS / GAMES_IN_LOT:4.0f} choices a game",
                flush=True,
            )
            outcomes.clear()
        if done:
            break
    return weights


def examine(weights: Weights, plan: Plan, opponent: str, games: int, pool: Executor) -> list[float]:
    """How new games end, against any bot."""
    seeds = lots((plan.seed + 1) * SEEDS - games, games // LOTS)
    return [outcome for lot in pool.map(partial(show, weights, plan, opponent), seeds) for outcome in lot]


def share(outcomes: Sequence[float]) -> float:
    """The part of games won; one without a winner counts half."""
    return sum((outcome > 0) + 0.5 * (outcome == 0) for outcome in outcomes) / len(outcomes)


def interval(part: float, games: int) -> tuple[float, float]:
    """Where the true part lies with 95 %, by Wilson."""
    z = 1.96
    middle = (part + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main() -> None:
    usual = Plan()
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=usual.game)
    parser.add_argument("--mode", default=usual.mode)
    parser.add_argument("--seats", type=int, default=usual.seats)
    parser.add_argument("--opponent", default=usual.opponent, help="the bot to learn against")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long to learn")
    parser.add_argument("--updates", type=int, default=usual.updates, help="how many updates to make at most")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="to be measured by at the end, against each bot")
    parser.add_argument("--measure", nargs="*", default=["random", "greedy"], metavar="BOT")
    parser.add_argument("--save", type=Path, help="where to keep what was learned (.npz)")
    asked = parser.parse_args()
    plan = Plan(asked.game, asked.mode, asked.seats, asked.opponent, asked.seconds, asked.updates, asked.seed)
    environment = against(plan, plan.opponent)
    print(
        f"{plan.game} {plan.mode} against {plan.opponent}: {len(environment.layout)} entries in an observation, "
        f"{len(environment.actions)} actions, {HIDDEN} hidden units"
    )
    with ProcessPoolExecutor(asked.workers) as pool:
        weights = train(plan, pool)
        for bot in asked.measure:
            outcomes = examine(weights, plan, bot, asked.games, pool)
            won = share(outcomes)
            low, high = interval(won, len(outcomes))
            print(f"{len(outcomes)} new games against {bot}: won {won:.1%}, 95 % interval {low:.1%} to {high:.1%}")
    if asked.save:
        np.savez(asked.save, *weights.arrays(), fingerprint=np.array(environment.episode.fingerprint()))


if __name__ == "__main__":
    main()
