"""Which of several programs plays random games faster: `python benchmarks/random_play.py SOURCES SOURCES …`.

Each argument is a folder in which a package `tafelrunde` lies, plain or compiled: the `src` of this program, of an
earlier commit, of a copy without its compiled modules. They are measured in turns. Of each game the least processor
time of all tries counts, so that other work on the machine disturbs little; the table says decisions in a second of it,
and how many times those of the first folder.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from tafelrunde.kernel import registry
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.simulate import MOST_DECISIONS, decisions

DECISIONS = 3000  # about as many are made in the games of a mode


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", type=Path)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--tries", type=int, default=12, help="times each game is played in a turn")
    parser.add_argument("--gc", action="store_true", help="with the garbage collector as Python sets it")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # measures the package that is imported
    args = parser.parse_args()
    if args.here:
        print(json.dumps(least_times(args.tries, args.gc)))
        return
    best: list[dict[str, float]] = [{} for _ in args.sources]
    for _ in range(args.turns):
        for found, source in zip(best, args.sources, strict=True):
            for mode, speed in measured(source, args.tries, args.gc).items():
                found[mode] = max(speed, found.get(mode, 0))
    for mode, first in best[0].items():
        speeds = [f"{found[mode]:>9,.0f} ({found[mode] / first:.2f})" for found in best]
        print(f"{mode:<24}", *speeds)


def measured(source: Path, tries: int, collected: bool) -> dict[str, float]:
    command = [sys.executable, __file__, str(source), "--here", "--tries", str(tries), *(["--gc"] if collected else [])]
    environment = {**os.environ, "PYTHONPATH": str(source.absolute())}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    speeds: dict[str, float] = json.loads(done.stdout)
    return speeds


def least_times(tries: int, collected: bool) -> dict[str, float]:
    """By game and mode: decisions in a second of processor time."""
    if not collected:
        gc.disable()
    return {f"{game.id} {mode}": _speed(game.id, mode, tries) for game in registry.games() for mode in game.modes}


def _speed(game: str, mode: str, tries: int) -> float:
    lineup = Lineup.of(game, mode, ("random",), options=registry.game(game, mode).modes[mode].usual)
    made, seconds, number = 0, 0.0, 0
    while made < DECISIONS:
        least = sys.float_info.max
        for _ in range(tries):
            players = lineup.players(f"bench/{number}")
            begun = time.thread_time()
            table = lineup.table(f"bench/{number}")
            table.drive(players, MOST_DECISIONS)
            least = min(least, time.thread_time() - begun)
        made += decisions(table)
        seconds += least
        number += 1
    return made / seconds


if __name__ == "__main__":
    main()
