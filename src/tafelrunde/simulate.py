"""Many games between bots, and what came out."""

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from .bots import make_bot
from .kernel import BadInput, Table, registry
from .kernel.dealer import checked_seed
from .kernel.game import Survey, Surveyed
from .kernel.record import Chose

MOST_DECISIONS = 50_000  # a game that takes longer counts as not finished


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
        self.decisions += sum(type(answer) is Chose for answer in table.answers)
        self.rounds.append(table.game.rounds(table.state))
        result = table.result
        if self.survey is not None and result is not None:
            self.survey.add(table)
        if result is not None:
            self.finished += 1
            self.draws += not result.winners
            for seat in result.winners:
                self.wins[self.seats[seat]] += 1

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
) -> Simulation:
    """Plays `games` games. One bot may be named for all seats. The same seed gives the same games."""
    found = registry.game(game, mode)
    sitting = found.agree(mode, seats, options or {}).seats
    names = tuple(bots) * len(sitting) if len(bots) == 1 else tuple(bots)
    if len(names) != len(sitting):
        raise BadInput(f"{game} has {len(sitting)} seats ({', '.join(sitting)}), but {len(names)} bots are named")
    checked_seed(seed)
    result = Simulation(game, mode, names, sitting, wins=dict.fromkeys(sitting, 0))
    result.survey = found.survey() if isinstance(found, Surveyed) else None
    with _seldom_collected():
        for number in range(games):
            players = [make_bot(name, found, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)]
            begun = time.perf_counter()
            table = Table(found, mode, seats=seats, options=options or {}, seed=f"{seed}/{number}")
            table.drive(players, MOST_DECISIONS)
            result.seconds += time.perf_counter() - begun
            result.add(table)
            progress(number + 1)
    return result


@contextmanager
def _seldom_collected() -> Iterator[None]:
    """A game makes no reference cycles, so looking for them after every few hundred objects is time lost."""
    before = gc.get_threshold()
    gc.set_threshold(100_000)
    try:
        yield
    finally:
        gc.set_threshold(*before)
