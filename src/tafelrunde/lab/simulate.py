"""Many games between bots, and what came out."""

import gc
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from ..bots import make_bot, read_bot
from ..kernel import BadInput, Table, registry
from ..kernel.dealer import checked_seed
from ..kernel.record import Chose
from ..kernel.study import Survey
from .workers import Alone, Crew

MOST_DECISIONS = 50_000  # a game that takes longer counts as not finished
BLOCK = 20  # games that are given to a worker at a time


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays what, as it was agreed: one bot for each seat."""

    game: str
    mode: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wish:
    """Who is to play what, as somebody has put it. One bot may be named for all seats."""

    game: str
    mode: str | None
    bots: tuple[str, ...]
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)


def agreed(wish: Wish) -> Lineup:
    """The wish with everything that is left open filled in. Raises BadInput if it cannot be played."""
    game = registry.game(wish.game, wish.mode)
    mode = next(iter(game.modes)) if wish.mode is None else wish.mode
    setting = game.agree(mode, wish.seats, wish.options)
    seats = setting.seats
    bots = wish.bots * len(seats) if len(wish.bots) == 1 else wish.bots
    for bot in bots:
        read_bot(bot)
    if len(bots) != len(seats):
        raise BadInput(f"{game.id} has {len(seats)} seats ({', '.join(seats)}), but {len(bots)} bots are named")
    return Lineup(game.id, mode, seats, setting.options, bots)


class Played(NamedTuple):
    number: int
    table: Table[Any, Any]
    seconds: float


def play_games(lineup: Lineup, seed: str, numbers: Iterable[int]) -> Iterator[Played]:
    """The games with these numbers. Each depends on the seed and its number only."""
    game = registry.game(lineup.game, lineup.mode)
    with _seldom_collected():
        for number in numbers:
            players = [make_bot(name, game, f"{seed}/{number}/{seat}") for seat, name in enumerate(lineup.bots)]
            begun = time.perf_counter()
            table: Table[Any, Any] = Table(
                game, lineup.mode, seats=len(lineup.seats), options=lineup.options, seed=f"{seed}/{number}"
            )
            table.drive(players, MOST_DECISIONS)
            yield Played(number, table, time.perf_counter() - begun)


def decisions(table: Table[Any, Any]) -> int:
    """How many choices were made."""
    return sum(type(answer) is Chose for answer in table.answers)


@dataclass(slots=True)
class Simulation:
    """The sum of many games."""

    game: str
    mode: str
    bots: tuple[str, ...]
    seats: tuple[str, ...]
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
                self.wins[self.seats[seat]] += 1

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
            "game": self.game,
            "mode": self.mode,
            "bots": list(self.bots),
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
    game: str,
    mode: str,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    progress: Callable[[int], None] = lambda _done: None,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    crew: Crew | None = None,
) -> Simulation:
    """Plays `games` games. One bot may be named for all seats. The same seed gives the same games with any
    crew: it does the work, this process if none is named."""
    if crew is None:
        crew = Alone()
    (lineup,) = crew.each(agreed, [Wish(game, mode, tuple(bots), seats, options or {})])
    text = checked_seed(seed)
    if isinstance(crew, Alone) or games < 1:
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
    result.seconds = time.perf_counter() - begun  # of several at once: what whoever waited has seen
    return result


def summed_up(
    lineup: Lineup, seed: str, numbers: range, progress: Callable[[int], None] = lambda _done: None
) -> Simulation:
    study = registry.game(lineup.game).lab
    result = Simulation(lineup.game, lineup.mode, lineup.bots, lineup.seats, wins=dict.fromkeys(lineup.seats, 0))
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
