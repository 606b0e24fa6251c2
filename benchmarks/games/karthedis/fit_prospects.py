"""Fits what a position of Karthedis is worth to games between bots:
`python benchmarks/games/karthedis/fit_prospects.py [GAMES] [--write]` (some minutes; needs numpy).

Half of the games are played by greedy bots alone, in the other half easy ones sit among them; modes, numbers of seats
and victory conditions vary. Of every phase of every round one position is kept, with whoever won in the end. A seat's
score is a weighted sum of its features, the chance to win a softmax over the seats; the weights are fitted by Newton's
method with a ridge, for each phase and stage on its own. What is reported comes from games that had no part in the fit
(every fourth); what is written (`--write`) is then fitted to all of them.
"""

import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tafelrunde import make_bot, new_table
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis import prospects as module
from tafelrunde.games.karthedis.abilities import KEYWORDS
from tafelrunde.games.karthedis.prospects import STAGES, STEPS, card_features, feature_names, features, stage, standing
from tafelrunde.games.karthedis.state import DRAFTING, State

GAMES = 8000
HELD_OUT = 4  # every fourth game
# on weights of features that are scaled to a deviation of 1; what keywords are worth is little, and easily imagined
RIDGE = 5.0
RIDGE_OF_KEYWORDS = 200.0
SEATS = {2: 25, 3: 20, 4: 35, 5: 15, 6: 5}
MODES = {"classic": 60, "draft": 25, "deckbau": 15}
VICTORIES = {"quick": 60, "distinct3": 10, "same2": 10, "long": 10, "same3": 10}
EASY = 0.4  # of the seats, where easy bots play
MOST_SEATS = max(SEATS)
WEIGHTS = Path(module.__file__).with_name("prospects.toml")

Floats = NDArray[np.float64]
T = TypeVar("T")


class Position(NamedTuple):
    """What is kept of one: the game it is from, how it is weighed, features and won resources by seat, the winner."""

    game: int
    step: str
    stage: str
    features: list[list[float]]
    won: list[int]
    winner: int


class Sample(NamedTuple):
    """Many positions: features by position, seat and feature; which seats there are; who won."""

    features: Floats
    present: NDArray[np.bool_]
    winners: NDArray[np.int64]


# positions


def positions(games: int) -> Iterator[Position]:
    for number in range(games):
        rng = random.Random(f"prospects {number}")
        yield from game(number, rng)


def game(number: int, rng: random.Random) -> list[Position]:
    """One game; of the questions of each phase of each round a random one, of the draft three."""
    seats, mode, victory = _one_of(SEATS, rng), _one_of(MODES, rng), _one_of(VICTORIES, rng)
    options = {**KARTHEDIS.modes[mode].usual, "victory": victory}
    mixed = rng.random() < 0.5
    names = ["easy" if mixed and rng.random() < EASY else "greedy" for _ in range(seats)]
    bots = [make_bot(name, KARTHEDIS, f"{number}/{seat}") for seat, name in enumerate(names)]
    table = new_table("karthedis", mode, f"prospects {number}", seats=seats, options=options)
    kept: dict[tuple[int, str], State] = {}
    met: dict[tuple[int, str], int] = defaultdict(int)
    while not table.over:
        s: State = table.state
        third = len(s.players[0].deck) // 7 if s.phase == DRAFTING else s.round
        key = (third, s.phase)
        met[key] += 1
        if rng.random() * met[key] < 1:
            kept[key] = s.copy()
        table.drive(bots, 1)
    assert table.result is not None
    (winner,) = table.result.winners
    return [position(number, s, winner) for s in kept.values()]


def _one_of(weighted: dict[T, int], rng: random.Random) -> T:
    return rng.choices(list(weighted), list(weighted.values()))[0]


def position(number: int, s: State, winner: int) -> Position:
    standings = [standing(s.condition, player.won) for player in s.players]
    found = [
        [*row, *_of_cards(player.hand), *_of_cards(player.deck)]
        for row, player in zip(features(s, standings), s.players, strict=True)
    ]
    return Position(number, STEPS[s.phase], stage(standings), found, [len(p.won) for p in s.players], winner)


def _of_cards(cards: Sequence[str]) -> list[float]:
    return [sum(column) for column in zip(*map(card_features, cards), strict=True)] or [0.0] * len(module.CARD_FEATURES)


# the fit


def sample(found: Sequence[Position]) -> Sample:
    width = len(found[0].features[0])
    values = np.zeros((len(found), MOST_SEATS, width))
    present = np.zeros((len(found), MOST_SEATS), dtype=np.bool_)
    for at, one in enumerate(found):
        values[at, : len(one.won)] = one.features
        present[at, : len(one.won)] = True
    return Sample(values, present, np.array([one.winner for one in found]))


def shares(weights: Floats, found: Sample) -> Floats:
    scores = np.where(found.present, found.features @ weights, -np.inf)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Floats = powers / powers.sum(axis=1, keepdims=True)
    return result


def ridge(step: str) -> Floats:
    keywords = [name.partition("_")[2] in KEYWORDS for name in feature_names(step)]
    return np.where(keywords, RIDGE_OF_KEYWORDS, RIDGE)


def fit(found: Sample, ridge: Floats) -> Floats:
    """Newton's method; the likelihood has one maximum, which takes a few steps."""
    scale = found.features[found.present].std(axis=0)
    scale[scale < 1e-9] = np.inf  # what never varies has no weight
    scaled = found._replace(features=found.features / scale)
    weights = np.zeros(len(scale))
    rows = np.arange(len(found.winners))
    for _ in range(30):
        chances = shares(weights, scaled)
        mean = np.einsum("ps,psf->pf", chances, scaled.features)
        slope = (scaled.features[rows, found.winners] - mean).sum(axis=0) - ridge * weights
        spread = (scaled.features - mean[:, None, :]) * np.sqrt(chances)[:, :, None]
        spread = spread.reshape(-1, len(scale))
        step = np.linalg.solve(spread.T @ spread + np.diag(ridge), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    result: Floats = weights / scale
    return result


# what it is good for


class Judged(NamedTuple):
    """Sums over positions: of the negative logarithm of the winner's share, and of hits (ties count in part)."""

    positions: int = 0
    loss: float = 0.0
    hits: float = 0.0

    def and_also(self, chances: Floats, winners: NDArray[np.int64]) -> "Judged":
        rows = np.arange(len(winners))
        best = chances >= chances.max(axis=1, keepdims=True) - 1e-12
        hits = (best[rows, winners] / best.sum(axis=1)).sum()
        loss = -np.log(np.maximum(chances[rows, winners], 1e-12)).sum()
        return Judged(self.positions + len(winners), self.loss + float(loss), self.hits + float(hits))

    def __str__(self) -> str:
        return f"log-loss {self.loss / self.positions:.4f}, accuracy {self.hits / self.positions:6.1%}"


def judge(found: Sequence[Position]) -> None:
    """Prints how the fit does on games it has not seen, beside the trivial guess and the number of resources won."""
    everything = {"fitted": Judged(), "most resources": Judged(), "1/n": Judged()}
    bins: dict[int, list[float]] = defaultdict(list)
    for step in dict.fromkeys(STEPS.values()):
        of_step = {name: Judged() for name in everything}
        learnt = sample_of_won([one for one in found if one.step == step and one.game % HELD_OUT])
        by_won = fit(learnt, np.array([RIDGE]))
        for name in STAGES:
            here = [one for one in found if (one.step, one.stage) == (step, name)]
            seen, unseen = [p for p in here if p.game % HELD_OUT], [p for p in here if not p.game % HELD_OUT]
            if not seen or not unseen:
                continue
            asked = sample(unseen)
            fitted = shares(fit(sample(seen), ridge(step)), asked)
            for chances, present, winner in zip(fitted, asked.present, asked.winners, strict=True):
                for seat in np.flatnonzero(present):
                    bins[int(chances[seat] * 10)].append(float(seat == winner))
            guesses = {
                "fitted": fitted,
                "most resources": shares(by_won, sample_of_won(unseen)),
                "1/n": asked.present / asked.present.sum(axis=1, keepdims=True),
            }
            for guess, chances in guesses.items():
                of_step[guess] = of_step[guess].and_also(chances, asked.winners)
                everything[guess] = everything[guess].and_also(chances, asked.winners)
        _print_judged(step, of_step)
    _print_judged("all", everything)
    print("\nhow often seats win that are given so much")
    for low in sorted(bins):
        print(f"  {low * 10:3}% to {low * 10 + 10:3}%  {np.mean(bins[low]):6.1%}  ({len(bins[low])} seats)")


def sample_of_won(found: Sequence[Position]) -> Sample:
    """As if the number of resources were all one sees."""
    return sample([one._replace(features=[[float(won)] for won in one.won]) for one in found])


def _print_judged(name: str, judged: dict[str, Judged]) -> None:
    print(f"{name} ({judged['fitted'].positions} positions)")
    for guess, figures in judged.items():
        print(f"  {guess:<15} {figures}")


def write(found: Sequence[Position], games: int) -> None:
    lines = [
        f"# Made by benchmarks/games/karthedis/fit_prospects.py from {len(found)} positions of {games} games.",
        f"# Each weight for the stages {', '.join(STAGES)}; what they mean stands in prospects.py.",
    ]
    for step in dict.fromkeys(STEPS.values()):
        columns: list[list[float]] = []
        for name in STAGES:
            here = [one for one in found if (one.step, one.stage) == (step, name)]
            columns.append(
                [float(w) for w in fit(sample(here), ridge(step))] if here else [0.0] * len(feature_names(step))
            )
        lines += ["", f"[{step}]"]
        for feature, row in zip(feature_names(step), zip(*columns, strict=True), strict=True):
            if any(round(weight, 4) for weight in row):
                lines.append(f"{feature} = [{', '.join(f'{weight:.4f}' for weight in row)}]")
    WEIGHTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"\nwritten: {WEIGHTS.name}")


def main() -> None:
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    games = numbers[0] if numbers else GAMES
    found = list(positions(games))
    judge(found)
    if "--write" in sys.argv:
        write(found, games)


if __name__ == "__main__":
    main()
