"""How fast the engine is: random play, clones, records."""

import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from .bots import make_bot
from .kernel import BadInput, Table, registry
from .kernel.record import Chose
from .simulate import Simulation, simulate

ROUNDS = 9
REPEATS = 2000


def bench(
    games: int = 40, modes: Sequence[str] = (), progress: Callable[[str], None] = lambda _what: None
) -> dict[str, Any]:
    """Speeds of every game and mode (or only some modes), plain Python, one core.

    The best of several rounds is reported, with the median beside it: other work on the machine can only slow a
    round down.
    """
    known = [mode for game in registry.games() for mode in game.modes]
    if unknown := [mode for mode in modes if mode not in known]:
        raise BadInput(f"no game has a mode {unknown[0]!r}; there is: {', '.join(known)}")
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "rounds": ROUNDS,
        "results": [
            _bench_mode(game.id, mode, games, progress)
            for game in registry.games()
            for mode in game.modes
            if not modes or mode in modes
        ],
    }


def _bench_mode(game: str, mode: str, games: int, progress: Callable[[str], None]) -> dict[str, Any]:
    usual = registry.game(game, mode).modes[mode].usual
    rounds: list[Simulation] = []
    for number in range(ROUNDS):
        progress(f"{game} {mode}: random play, round {number + 1} of {ROUNDS}")
        rounds.append(simulate(game, mode, ("random",), games, seed="bench", options=usual))
    best = min(rounds, key=lambda simulation: simulation.seconds)
    progress(f"{game} {mode}: clones and records")
    table = _middle_of_a_game(game, mode)
    return {
        **{key: value for key, value in best.json().items() if key not in ("wins", "draws", "bots")},
        "median_decisions_per_second": round(statistics.median(r.decisions / r.seconds for r in rounds), 1),
        "clone_us": _microseconds(table.clone),
        "clone_and_choose_us": _microseconds(lambda: _clone_and_choose(table)),
        "record_bytes_per_game": _record_bytes(game, mode),
    }


def _random_game(game: str, mode: str, most: int | None = None) -> Table[Any, Any]:
    found = registry.game(game, mode)
    table = Table(found, mode, options=found.modes[mode].usual, seed="bench")
    bot = make_bot("random", table.game, "bench")
    table.drive([bot] * len(table.seats), most)
    return table


def _middle_of_a_game(game: str, mode: str) -> Table[Any, Any]:
    whole = _random_game(game, mode)
    return _random_game(game, mode, sum(type(answer) is Chose for answer in whole.answers) // 2)


def _clone_and_choose(table: Table[Any, Any]) -> None:
    """A clone starts its rules only when it is used: this is what a search pays for the first step."""
    twin = table.clone()
    twin.choose(twin.choice.options[-1])


def _microseconds(action: Callable[[], object]) -> float:
    best = sys.float_info.max
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for _ in range(REPEATS):
            action()
        best = min(best, (time.perf_counter() - begun) / REPEATS)
    return round(best * 1e6, 2)


def _record_bytes(game: str, mode: str, games: int = 20) -> int:
    sizes = []
    for number in range(games):
        found = registry.game(game, mode)
        table = Table(found, mode, options=found.modes[mode].usual, seed=f"bench/{number}")
        bot = make_bot("random", table.game, f"bench/{number}")
        table.drive([bot] * len(table.seats))
        sizes.append(len(table.record().text().encode()))
    return round(statistics.mean(sizes))
