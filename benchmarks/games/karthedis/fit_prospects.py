"""Fits what a position of Karthedis is worth to games between bots:
`python benchmarks/games/karthedis/fit_prospects.py [GAMES] [--workers N] [--write]` (needs numpy, and hours unless the
core is compiled).

In two games of five all bots are greedy, in a third there are easy ones among them and now and then a random one, in a
quarter medium ones, who think with the weights there are. Modes, numbers of seats and victory conditions vary. Some
positions of every round are kept, with the seat that won in the end. A seat's score is a weighted sum of its features,
the chance to win a softmax over the seats; the weights are fitted by Newton's method with a ridge, for each phase and
then for each stage of it, near those of the whole phase. What is reported comes from games that had no part in the fit
(every fourth); what is written (`--write`) is then fitted to all of them.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tafelrunde import make_bot, new_table
from tafelrunde.games.karthedis import GAME as KARTHEDIS
from tafelrunde.games.karthedis import prospects as module
from tafelrunde.games.karthedis.abilities import KEYWORDS
from tafelrunde.games.karthedis.prospects import STAGES, STEPS, card_features, feature_names, features, stage, standing
from tafelrunde.games.karthedis.state import DRAFTING, TRADE, State

GAMES = 17000
HELD_OUT = 4  # every fourth game
# on weights of features that are scaled to a deviation of 1; what keywords are worth is little, and easily imagined
RIDGE = 50.0
RIDGE_OF_KEYWORDS = 500.0
SEATS = {2: 25, 3: 20, 4: 35, 5: 15, 6: 5}
MODES = {"classic": 60, "draft": 25, "deckbau": 15}
# games with longer conditions have more positions
VICTORIES = {
    "quick": 40,
    "standard": 25,
    "distinct3": 5,
    "same2": 5,
    "long": 5,
    "same3": 5,
    "distinct 4": 5,
    "distinct 3 and same 2": 4,
    "same 2 or distinct 4": 3,
    "nebelsalz 2 or distinct 4": 3,
}
# who sits at a table, and how often there is such a table
PLAYERS = {
    "greedy alone": ({"greedy": 100}, 40),
    "easy among them": ({"easy": 35, "random": 5, "greedy": 60}, 35),
    "medium among them": ({"medium@15": 60, "greedy": 40}, 25),
}
MOST_SEATS = max(SEATS)
WEIGHTS = Path(module.__file__).with_name("prospects.toml")

Floats = NDArray[np.float64]
T = TypeVar("T")


class Position(NamedTuple):
    """What is kept of one: the game it is from and what was agreed there, how it is weighed, features and won resources
    by seat, the winner."""

    game: int
    victory: str
    players: str
    step: str
    stage: str
    features: NDArray[np.float32]
    won: list[int]
    winner: int


class Sample(NamedTuple):
    """Many positions: features by position, seat and feature; which seats there are; who won."""

    features: Floats
    present: NDArray[np.bool_]
    winners: NDArray[np.int64]


# positions


def positions(games: int, workers: int) -> Iterator[Position]:
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(game, range(games), chunksize=50):
            yield from found


def game(number: int) -> list[Position]:
    """One game; of the questions of each phase of each round a random one, of the draft three, and while bids are laid
    one for every eight of them."""
    rng = random.Random(f"prospects {number}")
    seats, mode, victory = _one_of(SEATS, rng), _one_of(MODES, rng), _one_of(VICTORIES, rng)
    options = {**KARTHEDIS.modes[mode].usual, "victory": victory}
    players = _one_of({name: often for name, (_, often) in PLAYERS.items()}, rng)
    names = [_one_of(PLAYERS[players][0], rng) for _ in range(seats)]
    bots = [make_bot(name, KARTHEDIS, f"{number}/{seat}") for seat, name in enumerate(names)]
    table = new_table("karthedis", mode, f"prospects {number}", seats=seats, options=options)
    kept: dict[tuple[int, str, int], State] = {}
    met: dict[tuple[int, str, int], int] = defaultdict(int)
    while not table.over:
        s: State = table.state
        key = (s.round, s.phase, _part(s))
        met[key] += 1
        if rng.random() * met[key] < 1:
            kept[key] = s.copy()
        table.drive(bots, 1)
    assert table.result is not None
    (winner,) = table.result.winners
    return [position(number, victory, players, s, winner) for s in kept.values()]


def _part(s: State) -> int:
    """Of a phase that is long."""
    if s.phase == DRAFTING:
        return len(s.players[0].deck) // 7
    return s.number // 8 if s.phase == TRADE else 0


def _one_of(weighted: dict[T, int], rng: random.Random) -> T:
    """Where there is but one, nothing is drawn."""
    found = list(weighted)
    return found[0] if len(found) == 1 else rng.choices(found, list(weighted.values()))[0]


def position(number: int, victory: str, players: str, s: State, winner: int) -> Position:
    standings = [standing(s.condition, player.won) for player in s.players]
    found = [
        [*row, *_of_cards(player.hand), *_of_cards(player.deck)]
        for row, player in zip(features(s, standings), s.players, strict=True)
    ]
    features_of_seats = np.array(found, dtype=np.float32)
    won = [len(player.won) for player in s.players]
    return Position(number, victory, players, STEPS[s.phase], stage(standings), features_of_seats, won, winner)


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


def fit(found: Sample, ridge: Floats, usual: Floats | None = None) -> Floats:
    """Newton's method; the likelihood has one maximum, which takes a few steps. The ridge draws to what is `usual`."""
    scale = found.features[found.present].std(axis=0)
    fixed = scale < 1e-9  # what never varies has no weight
    centre = np.zeros(len(scale)) if usual is None else np.where(fixed, 0.0, usual * scale)
    scale[fixed] = np.inf
    scaled = found._replace(features=found.features / scale)
    weights = centre.copy()
    rows = np.arange(len(found.winners))
    for _ in range(30):
        chances = shares(weights, scaled)
        mean = np.einsum("ps,psf->pf", chances, scaled.features)
        slope = (scaled.features[rows, found.winners] - mean).sum(axis=0) - ridge * (weights - centre)
        spread = (scaled.features - mean[:, None, :]) * np.sqrt(chances)[:, :, None]
        spread = spread.reshape(-1, len(scale))
        step = np.linalg.solve(spread.T @ spread + np.diag(ridge), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    result: Floats = weights / scale
    return result


def fit_stages(step: str, found: Sequence[Position]) -> dict[str, Floats]:
    """The weights of each stage there are positions of, near those that fit all stages of the step together."""
    usual = fit(sample(found), ridge(step))
    by_stage = {name: [one for one in found if one.stage == name] for name in STAGES}
    return {name: fit(sample(here), ridge(step), usual) for name, here in by_stage.items() if here}


# what it is good for


class Judged(NamedTuple):
    """Sums over positions: of the negative logarithm of the winner's share, of the squares by which the shares of all
    seats are off (Brier), and of hits (ties count in part)."""

    positions: int = 0
    loss: float = 0.0
    squares: float = 0.0
    hits: float = 0.0

    def and_also(self, chances: Floats, winners: NDArray[np.int64]) -> "Judged":
        rows = np.arange(len(winners))
        best = chances >= chances.max(axis=1, keepdims=True) - 1e-12
        hits = (best[rows, winners] / best.sum(axis=1)).sum()
        loss = -np.log(np.maximum(chances[rows, winners], 1e-12)).sum()
        squares = (chances**2).sum() - 2 * chances[rows, winners].sum() + len(winners)
        return Judged(
            self.positions + len(winners),
            self.loss + float(loss),
            self.squares + float(squares),
            self.hits + float(hits),
        )

    def __str__(self) -> str:
        loss, squares, hits = (value / self.positions for value in self[1:])
        return f"log-loss {loss:.4f}, Brier {squares:.4f}, accuracy {hits:6.1%}"


class Guesses:
    """How different guesses do on positions of one kind."""

    def __init__(self) -> None:
        self.judged: dict[str, Judged] = defaultdict(Judged)

    def add(self, guesses: dict[str, Floats], winners: NDArray[np.int64], which: NDArray[np.bool_]) -> None:
        for guess, chances in guesses.items():
            self.judged[guess] = self.judged[guess].and_also(chances[which], winners[which])

    def print(self, name: str) -> None:
        fitted, even = self.judged["fitted"], self.judged["1/n"]
        print(f"{name} ({fitted.positions} positions, log-loss {fitted.loss / even.loss:.3f} of that of 1/n)")
        for guess, figures in self.judged.items():
            print(f"  {guess:<15} {figures}")


def judge(found: Sequence[Position]) -> None:
    """Prints how the fit does on games it has not seen, beside the trivial guess and the number of resources won."""
    kinds: dict[str, Guesses] = defaultdict(Guesses)
    given: dict[int, list[float]] = defaultdict(list)
    bins: dict[int, list[float]] = defaultdict(list)
    for step in dict.fromkeys(STEPS.values()):
        here = [one for one in found if one.step == step]
        seen, held_out = [p for p in here if p.game % HELD_OUT], [p for p in here if not p.game % HELD_OUT]
        by_won = fit(sample_of_won(seen), np.array([RIDGE]))
        for name, weights in fit_stages(step, seen).items():
            unseen = [one for one in held_out if one.stage == name]
            if not unseen:
                continue
            asked = sample(unseen)
            guesses = {
                "fitted": shares(weights, asked),
                "most resources": shares(by_won, sample_of_won(unseen)),
                "1/n": asked.present / asked.present.sum(axis=1, keepdims=True),
            }
            labels = [(f"phase: {step}", f"condition: {p.victory}", f"players: {p.players}", "all") for p in unseen]
            for label in dict.fromkeys(label for row in labels for label in row):
                kinds[label].add(guesses, asked.winners, np.array([label in row for row in labels]))
            for chances, present, winner in zip(guesses["fitted"], asked.present, asked.winners, strict=True):
                for seat in np.flatnonzero(present):
                    bins[min(9, int(chances[seat] * 10))].append(float(seat == winner))
                    given[min(9, int(chances[seat] * 10))].append(float(chances[seat]))
    for label in sorted(kinds):
        kinds[label].print(label)
    print("\nhow often seats win that are given so much")
    for low in sorted(bins):
        print(
            f"  {low * 10:3}% to {low * 10 + 10:3}%  given {np.mean(given[low]):6.1%}  "
            f"won {np.mean(bins[low]):6.1%}  ({len(bins[low])} seats)"
        )


def sample_of_won(found: Sequence[Position]) -> Sample:
    """As if the number of resources were all one sees."""
    return sample([one._replace(features=np.array(one.won, dtype=np.float32)[:, None]) for one in found])


def write(found: Sequence[Position], games: int) -> None:
    lines = [
        f"# Made by benchmarks/games/karthedis/fit_prospects.py from {len(found)} positions of {games} games.",
        f"# Each weight for the stages {', '.join(STAGES)}; what they mean stands in prospects.py.",
    ]
    for step in dict.fromkeys(STEPS.values()):
        weights = fit_stages(step, [one for one in found if one.step == step])
        none = np.zeros(len(feature_names(step)))
        columns = [weights.get(name, none).tolist() for name in STAGES]
        lines += ["", f"[{step}]"]
        for feature, row in zip(feature_names(step), zip(*columns, strict=True), strict=True):
            if any(round(weight, 4) for weight in row):
                lines.append(f"{feature} = [{', '.join(f'{weight:.4f}' for weight in row)}]")
    WEIGHTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"\nwritten: {WEIGHTS.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = list(positions(asked.games, asked.workers))
    judge(found)
    if asked.write:
        write(found, asked.games)


if __name__ == "__main__":
    main()
