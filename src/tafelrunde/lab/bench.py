"""How fast the engine is: random play, clones, records, thinking ahead, steps of learning environments."""

import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from ..bots import STRONGEST, Budget, make_bot, search_of
from ..kernel import BadInput, Table, driver, registry
from .lineup import Lineup
from .simulate import Simulation, decisions, simulate

ROUNDS = 9
REPEATS = 2000
THINKING = 800  # milliseconds
THOUGHT_ABOUT_FROM = 14  # decisions


def bench(
    games: int = 40, modes: Sequence[str] = (), progress: Callable[[str], None] = lambda _what: None
) -> dict[str, Any]:
    """Speeds of every game and mode (or only some modes), one core.

    The best of several rounds is reported, with the median beside it: other work on the machine can only slow a
    round down.
    """
    known = [mode for game in registry.games() for mode in game.modes]
    if unknown := [mode for mode in modes if mode not in known]:
        raise BadInput(f"no game has a mode {unknown[0]!r}; there is: {', '.join(known)}")
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
        "core": "plain" if is_plain() else "compiled",
        "rounds": ROUNDS,
        "results": [
            _bench_mode(game.id, mode, games, progress)
            for game in registry.games()
            for mode in game.modes
            if not modes or mode in modes
        ],
    }


def is_plain() -> bool:
    """Whether the rules run as plain Python, not compiled."""
    return str(driver.__file__).endswith(".py")


def _bench_mode(game: str, mode: str, games: int, progress: Callable[[str], None]) -> dict[str, Any]:
    lineup = Lineup.of(game, mode, ("random",), options=registry.game(game, mode).modes[mode].usual)
    rounds: list[Simulation] = []
    for number in range(ROUNDS):
        progress(f"{game} {mode}: random play, round {number + 1} of {ROUNDS}")
        rounds.append(simulate(lineup, games, seed="bench"))
    best = min(rounds, key=lambda simulation: simulation.seconds)
    progress(f"{game} {mode}: clones, records, thinking")
    table = _middle_of_a_game(lineup)
    steps = _environment_steps(lineup)
    return {
        **{key: value for key, value in best.json().items() if key not in ("wins", "draws", "bots")},
        "median_decisions_per_second": round(statistics.median(r.decisions / r.seconds for r in rounds), 1),
        "clone_us": _microseconds(table.clone),
        "clone_and_choose_us": _microseconds(lambda: _clone_and_choose(table)),
        "options_per_decision": _options_per_decision(lineup),
        "record_bytes_per_game": _record_bytes(lineup),
        "search_trials_per_second": _trials_per_second(lineup),
        **({} if steps is None else {"environment_steps_per_second": steps}),
    }


def _options_per_decision(lineup: Lineup) -> float:
    """How many options there are to choose from, on average over a random game."""
    table = lineup.table("bench")
    bot = make_bot("random", table.game, "bench")
    numbers = []
    while not table.over:
        numbers.append(len(table.choice.options))
        table.choose(bot.pick(table.choice, lambda: None), table.choice.seat)
    return round(statistics.mean(numbers), 2)


def _trials_per_second(lineup: Lineup) -> float:
    """How often `hard` plays on from a question of a greedy game's beginning, on one core."""
    table = lineup.table("bench")
    greedy = [make_bot("greedy", table.game, seat) for seat in range(len(table.seats))]
    search = search_of(STRONGEST, table.game, random.Random("bench"))
    table.drive(greedy, THOUGHT_ABOUT_FROM)
    while True:
        choice = table.choice
        begun = time.perf_counter()
        opinions = search.think(choice, table.view(choice.seat), Budget(milliseconds=THINKING))
        if sum(opinion.trials for opinion in opinions) > len(opinions):
            return round(sum(opinion.trials for opinion in opinions) / (time.perf_counter() - begun))
        table.drive(greedy, 1)


def _environment_steps(lineup: Lineup) -> int | None:
    """Where the packages for learning are installed."""
    if find_spec("pettingzoo") is None:
        return None
    from ..rl.speed import steps_per_second  # noqa: PLC0415  wanted only here, and not by everybody

    return round(steps_per_second(lineup.game, lineup.mode, options=lineup.options, rounds=3))


def _random_game(lineup: Lineup, seed: str = "bench", most: int | None = None) -> Table[Any, Any]:
    table = lineup.table(seed)
    bot = make_bot("random", table.game, seed)
    table.drive([bot] * len(table.seats), most)
    return table


def _middle_of_a_game(lineup: Lineup) -> Table[Any, Any]:
    return _random_game(lineup, most=decisions(_random_game(lineup)) // 2)


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


def _record_bytes(lineup: Lineup, games: int = 20) -> int:
    played = (_random_game(lineup, f"bench/{number}") for number in range(games))
    return round(statistics.mean(len(table.record().text().encode()) for table in played))
