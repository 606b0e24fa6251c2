"""The command line of the check for leaks."""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from ..running import running_server
from . import __doc__ as about
from .run import kinds
from .shares import Failed, Kind, check


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks", description=(about or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=500, help="of every mode")
    parser.add_argument("--seed", default=None, help="what clients choose; the server deals as it likes")
    parser.add_argument("--mode", action="append", help="only these modes")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="in which the clients play")
    told = parser.parse_args()
    seed = told.seed or f"{time.time_ns()}"
    wanted = [Kind(*kind) for kind in kinds(told.games) if not told.mode or kind[1] in told.mode]
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), idle_seconds="5") as server:
        try:
            checked = check(server.address, wanted, seed, told.processes)
        except Failed as failed:
            print(f"\n(--seed {seed})\n{failed}\n{server.condition()}")
            sys.exit(1)
    print(f"no leak in {time.perf_counter() - begun:.0f} s: {checked}")


if __name__ == "__main__":
    main()
