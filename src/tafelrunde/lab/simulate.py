"""Many games between bots, and what came out."""

import gc
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ..kernel import Table, registry
from ..kernel.dealer import checked_seed
from ..kernel.record import Chose
from ..kernel.study import Survey
from .lineup import Lineup
from .workers import Alone, Crew

# A game that takes longer counts as not finished. With all six sets of the old card game random players make 31,000
# decisions on average, and the longest game seen took 172,000.
MOST_DECISIONS = 250_000
BLOCK = 20  # games that are given to a worker at a time


class Played(NamedTuple):
    number: int
    table: Table[Any, Any]
    seconds: float


def play_games(lineup: Lineup, seed: str, numbers: Iterable[int]) -> Iterator[Played]:
    """The games with these numbers. Each depends on the seed and its number only."""
    with _seldom_collected():
        for number in numbers:
            players = lineup.players(f"{seed}/{number}")
            begun = time.perf_counter()
            table = lineup.table(f"{seed}/{number}")
            table.drive(players, MOST_DECISIONS)
            yield Played(number, table, time.perf_counter() - begun)


def decisions(table: Table[Any, Any]) -> int:
    """How many choices were made."""
    return sum(type(answer) is Chose for answer in table.answers)


@dataclass(slots=True)
class Simulation:
    """The sum of many games."""

    lineup: Lineup
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    draws: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    survey: Survey | None = None

    def add(self, table: Table[Any, Any]) -> None:
        self.games += 1
        self.decisions += decisions(table)
        self.rounds.append(table.game.rounds(table.state))
        result = table.result
        if self.survey is not None and result is not None:
            self.survey.add(table)
        if result is not None:
            self.finished += 1
            self.draws += not result.winners
            for seat in result.winners:
                self.wins[self.lineup.seats[seat]] += 1

    def include(self, other: "Simulation") -> None:
        """Adds other games of the same kind."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.draws += other.draws
        self.rounds += other.rounds
        for seat, wins in other.wins.items():
            self.wins[seat] += wins
        if self.survey is not None:
            self.survey.include(other.survey)

    def json(self) -> dict[str, Any]:
        rounds = self.rounds or [0]
        return {
            "game": self.lineup.game,
            "mode": self.lineup.mode,
            "bots": list(self.lineup.bots),
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0.0,
            "wins": dict(self.wins),
            "draws": self.draws,
            "rounds": {"mean": round(sum(rounds) / len(rounds), 2), "min": min(rounds), "max": max(rounds)},
            **({"survey": self.survey.json()} if self.survey is not None else {}),
        }


def simulate(
    lineup: Lineup,
    games: int,
    seed: int | str = 0,
    progress: Callable[[int], None] = lambda _done: None,
    crew: Crew | None = None,
) -> Simulation:
    """Plays so many games. The same seed gives the same games with any crew: it does the work, this process if none is
    named."""
    text = checked_seed(seed)
    if crew is None or isinstance(crew, Alone) or games < 1:
        return summed_up(lineup, text, range(games), progress)
    begun = time.perf_counter()
    blocks = [range(first, min(first + BLOCK, games)) for first in range(0, games, BLOCK)]
    found: dict[int, Simulation] = {}
    for numbers, part in crew.each(partial(_block, lineup, text), blocks):
        found[numbers.start] = part
        progress(sum(part.games for part in found.values()))
    result, *others = (found[numbers.start] for numbers in blocks)
    for part in others:
        result.include(part)
    result.seconds = time.perf_counter() - begun  # of several at once: how long it took for who waited
    return result


def summed_up(
    lineup: Lineup, seed: str, numbers: range, progress: Callable[[int], None] = lambda _done: None
) -> Simulation:
    study = registry.game(lineup.game).lab
    result = Simulation(lineup, wins=dict.fromkeys(lineup.seats, 0))
    if study is not None and study.survey is not None:
        result.survey = study.survey()
    for played in play_games(lineup, seed, numbers):
        result.seconds += played.seconds
        result.add(played.table)
        progress(result.games)
    return result


def _block(lineup: Lineup, seed: str, numbers: range) -> tuple[range, Simulation]:
    return numbers, summed_up(lineup, seed, numbers)


@contextmanager
def _seldom_collected() -> Iterator[None]:
    """A game makes no reference cycles, so looking for them after every few hundred objects is time lost."""
    before = gc.get_threshold()
    gc.set_threshold(100_000)
    try:
        yield
    finally:
        gc.set_threshold(*before)
