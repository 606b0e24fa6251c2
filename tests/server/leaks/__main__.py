"""The command line of the check for leaks."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from ..running import running_server
from . import __doc__ as about
from .check import Figures
from .clients import Leak
from .run import kinds, play_and_check


class Progress:
    """How far it has got, on one line."""

    def __init__(self, kind: str, games: int) -> None:
        self.kind, self.games = kind, games
        self.done = Figures()
        self.begun = time.perf_counter()

    def __call__(self, figures: Figures) -> None:
        self.done.add(figures)
        if not sys.stderr.isatty() and self.done.games < self.games:
            return  # a log needs one line of each kind, not one of each game
        seconds = time.perf_counter() - self.begun
        sys.stderr.write(
            f"\r{self.kind}: {self.done.games} of {self.games} games, {self.done.games / seconds:.2f} a second, "
            f"{self.done.moves / seconds:.0f} moves a second, {self.done.reactions} reactions "
        )
        sys.stderr.flush()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=(about or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=500, help="of every mode")
    parser.add_argument("--seed", default=None, help="what clients choose; the server deals as it likes")
    parser.add_argument("--mode", action="append", help="only these modes")
    told = parser.parse_args()
    seed = told.seed or f"{time.time_ns()}"
    total = Figures()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), idle_seconds="5") as server:
        for game, mode, seats, games in kinds(told.games):
            if told.mode and mode not in told.mode:
                continue
            done = Progress(f"{game} {mode}, {seats} seats", games)
            try:
                total.add(play_and_check(server, game, mode, seats, games, seed, done))
            except Leak as leak:
                print(f"\nLEAK (--seed {seed})\n{leak}")
                sys.exit(1)
            sys.stderr.write("\n")
    print(f"no leak: {total}")


if __name__ == "__main__":
    main()
