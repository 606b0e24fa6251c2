"""Fits what a position of a game of two princes is worth to games between bots (some minutes; needs numpy).

In most games both princes are greedy, in some one of them is easy. Of every turn one position is kept, with whoever won
in the end. The chance to win is the logistic of the difference of two weighted sums of features; the weights are fitted
by Newton's method with a ridge, for each mode and stage on its own. What is reported comes from games that had no part
in the fit (every fourth); what is written (`--write`) is then fitted to all of them.
"""

import argparse
import random
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tafelrunde import make_bot, new_table
from tafelrunde.games.realm.advantages import points
from tafelrunde.games.realm.mode import Mode
from tafelrunde.games.realm.prospects import STAGES, WEIGHTS_FILE, Estimate, cards_of_mode, stage
from tafelrunde.games.realm.state import Realm
from tafelrunde.kernel import registry

GAMES = 3000
HELD_OUT = 4  # every fourth game
WITH_AN_EASY = 0.25  # of the games
WHIM = 0.06  # so often a bot does anything at all, so that unusual positions come up
MOST_DECISIONS = 20_000

Floats = NDArray[np.float64]


class Ridge(NamedTuple):
    """On weights of features that are scaled to a deviation of 1; what single cards are worth is easily imagined."""

    features: float
    cards: float


class Subject(NamedTuple):
    """What is fitted: a mode of a game. Named, so that it can be sent to other processes."""

    game: str
    mode: str
    ridge: Ridge
    varied: Sequence[Mapping[str, str]] = ({},)  # what is agreed, in turns: what is fitted holds for all of it

    def agreed(self, number: int) -> Mapping[str, str]:
        """What is played with in the game with this number."""
        return self.varied[number % len(self.varied)]

    @property
    def estimate(self) -> Estimate:
        found: Estimate = _module(self.game, "prospects").ESTIMATE
        return found

    @property
    def cards(self) -> list[str]:
        modes = _module(self.game, "modes")
        every: Iterable[Mode] = getattr(modes, "EVERY_MODE", modes.MODES.values())
        return list(dict.fromkeys(card for mode in every if mode.id == self.mode for card in cards_of_mode(mode)))


def _module(game: str, name: str) -> Any:
    return import_module(f"tafelrunde.games.{game}.{name}")


class Position(NamedTuple):
    """What is kept of one: its game, its stage, the difference of the features and of the points, and who won."""

    game: int
    stage: str
    lead: list[float]
    points: int
    first_won: bool


# positions


def positions(subject: Subject, games: int, workers: int) -> Iterator[Position]:
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(partial(game, subject), range(games), chunksize=20):
            yield from found


def game(subject: Subject, number: int) -> list[Position]:
    """One game; of the questions of each turn a random one."""
    rules = registry.game(subject.game)
    rng = random.Random(f"prospects {subject.mode} {number}")
    names = ["greedy", "greedy"]
    if rng.random() < WITH_AN_EASY:
        names[rng.randrange(2)] = "easy"
    bots = [make_bot(name, rules, f"{number}/{seat}") for seat, name in enumerate(names)]
    anything = make_bot("random", rules, f"{number}/whim")
    table = new_table(subject.game, subject.mode, f"prospects {number}", options=subject.agreed(number))
    kept: dict[int, Realm] = {}
    met: dict[int, int] = {}
    for _ in range(MOST_DECISIONS):
        if table.over:
            break
        s: Realm = table.state
        met[s.turn] = met.get(s.turn, 0) + 1
        if rng.random() * met[s.turn] < 1:
            kept[s.turn] = s.copy()
        table.drive([anything] * 2 if rng.random() < WHIM else bots, 1)
    result = table.result
    if result is None or len(result.winners) != 1:
        return []
    return [position(subject, number, s, result.winners[0] == 0) for s in kept.values()]


def position(subject: Subject, number: int, s: Realm, first_won: bool) -> Position:
    first, second = (_of_prince(subject, s, seat) for seat in (0, 1))
    lead = [mine - theirs for mine, theirs in zip(first, second, strict=True)]
    return Position(number, stage(s), lead, points(s, 0) - points(s, 1), first_won)


def _of_prince(subject: Subject, s: Realm, seat: int) -> list[float]:
    prince = s.princes[seat]
    lying = [card for card, _ in prince.gives.lying]
    cards = subject.cards
    return [
        *subject.estimate.features(s, seat),
        *(float(lying.count(card)) for card in cards),
        *(float(prince.hand.count(card)) for card in cards),
    ]


def names(subject: Subject) -> list[str]:
    cards = subject.cards
    return [*subject.estimate.names, *(f"lying_{card}" for card in cards), *(f"held_{card}" for card in cards)]


# the fit


def chances(weights: Floats, leads: Floats) -> Floats:
    result: Floats = 1 / (1 + np.exp(-np.clip(leads @ weights, -30, 30)))
    return result


def fit(leads: Floats, won: Floats, ridge: Floats) -> Floats:
    """Newton's method; the likelihood has one maximum, which takes a few steps."""
    scale = leads.std(axis=0)
    scale[scale < 1e-9] = np.inf  # what never varies has no weight
    scaled = leads / scale
    weights = np.zeros(len(scale))
    for _ in range(30):
        chance = chances(weights, scaled)
        slope = scaled.T @ (won - chance) - ridge * weights
        step = np.linalg.solve((scaled * (chance * (1 - chance))[:, None]).T @ scaled + np.diag(ridge), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    result: Floats = weights / scale
    return result


def ridge_of(subject: Subject) -> Floats:
    features = subject.estimate.names
    return np.array([subject.ridge.features if name in features else subject.ridge.cards for name in names(subject)])


def arrays(found: Sequence[Position]) -> tuple[Floats, Floats]:
    return np.array([one.lead for one in found]), np.array([float(one.first_won) for one in found])


# what it is good for


def judge(subject: Subject, found: Sequence[Position]) -> None:
    """Prints how the fit does on games it has not seen, beside even chances and the points alone."""
    for name in STAGES:
        here = [one for one in found if one.stage == name]
        seen, unseen = [p for p in here if p.game % HELD_OUT], [p for p in here if not p.game % HELD_OUT]
        if not seen or not unseen:
            continue
        won = arrays(unseen)[1]
        by_points = fit(
            np.array([[float(p.points)] for p in seen]), arrays(seen)[1], np.array([subject.ridge.features])
        )
        guesses = {
            "fitted": chances(fit(*arrays(seen), ridge_of(subject)), arrays(unseen)[0]),
            "points": chances(by_points, np.array([[float(p.points)] for p in unseen])),
            "even": np.full(len(won), 0.5),
        }
        print(f"{subject.mode} {name} ({len(here)} positions)")
        for guess, chance in guesses.items():
            loss = -np.mean(np.log(np.where(won == 1, chance, 1 - chance)))
            hits = np.mean(np.where(chance == 0.5, 0.5, (chance > 0.5) == (won == 1)))
            print(f"  {guess:<8} log-loss {loss:.4f}, accuracy {hits:6.1%}")


def fitted(subject: Subject, found: Sequence[Position]) -> dict[str, list[float]]:
    columns = []
    for name in STAGES:
        here = [one for one in found if one.stage == name]
        columns.append(fit(*arrays(here), ridge_of(subject)))
    rows = zip(names(subject), zip(*columns, strict=True), strict=True)
    return {name: [round(float(weight), 4) for weight in row] for name, row in rows}


def write(game: str, file: Path, weights: dict[str, dict[str, list[float]]]) -> None:
    lines = [
        f"# Made by benchmarks/games/{game}/fit_prospects.py.",
        f"# Each weight for the stages {', '.join(STAGES)}; what they mean stands in prospects.py.",
    ]
    for mode, rows in weights.items():
        lines += ["", f"[{mode}]"]
        lines += [f"{name} = [{', '.join(f'{w:.4f}' for w in row)}]" for name, row in rows.items() if any(row)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"written: {file.name}")


def main(game: str, ridge: Ridge, varied: Mapping[str, Sequence[Mapping[str, str]]] | None = None) -> None:
    modes = list(registry.game(game).modes)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="?", type=int, default=GAMES)
    parser.add_argument("--mode", action="append", choices=modes)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args()
    file = Path(_module(game, "prospects").__file__).with_name(WEIGHTS_FILE)
    weights: dict[str, dict[str, list[float]]] = tomllib.loads(file.read_text(encoding="utf-8"))
    for mode in wanted.mode or modes:
        subject = Subject(game, mode, ridge, (varied or {}).get(mode, ({},)))
        found = list(positions(subject, wanted.games, wanted.workers))
        judge(subject, found)
        weights[mode] = fitted(subject, found)
    if wanted.write:
        write(game, file, weights)
