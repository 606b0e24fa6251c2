"""A slice of the long checks of the table server, small enough for every change:

    python -m tests.server.slice              the slice of this commit
    python -m tests.server.slice --slice 7    any other one, or the same again

A slice is a seed: of what is sent, of when the server is killed, and of what people at its tables choose. Each of them
holds every kind of message, every point at which the server is killed, and games of every mode; what chance adds is
another thing from commit to commit. `make soak-server` is the same at length.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from .breaks import break_and_compare
from .crash import crash, summary
from .fuzz import fuzz
from .kills import POINTS
from .leaks.run import kinds
from .leaks.shares import Failed, Kind, check
from .running import ROOT, running_server
from .services import find_postgres, find_redis, running_postgres, running_redis, scratch_folder

MESSAGES = 20_000
KILLS = 4 * len(POINTS)
TABLES = 50
GAMES = 30  # of every mode
BREAKING_SECONDS = 40.0


def slice_of_this_commit() -> int:
    """From the name of the commit; where there is none, of the day."""
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return int(told.stdout[:8], 16) if told.returncode == 0 else datetime.now(UTC).toordinal()


def bad_messages(slice: int) -> str | None:
    with scratch_folder() as folder:
        outcome = asyncio.run(fuzz(folder, MESSAGES, slice))
    if outcome.findings:
        return str(outcome)
    print(f"{sum(outcome.sent.values()):,} messages of {len(outcome.sent)} kinds, no finding")
    return None


def kills(slice: int) -> str | None:
    with scratch_folder() as folder:
        notes, seconds = asyncio.run(crash(folder, KILLS, TABLES, slice))
    if notes.findings:
        return summary(notes, seconds)
    print(summary(notes, seconds))
    return None


def leaks(slice: int) -> str | None:
    wanted = [Kind(*kind) for kind in kinds(GAMES)]
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), idle_seconds="5") as server:
        try:
            print(f"no leak: {check(server.address, wanted, f'{slice}', os.cpu_count() or 1)}")
        except Failed as failed:
            return f"{failed}\n{server.condition()}"
    return None


def breaks(slice: int) -> str | None:
    if find_postgres() is None or find_redis() is None:
        print("left out: several workers need PostgreSQL and Redis")
        return None
    with (
        scratch_folder() as folder,
        scratch_folder() as data,
        scratch_folder() as bell,
        running_postgres(data) as postgres,
        running_redis(bell) as redis,
    ):
        notes = asyncio.run(break_and_compare(folder, postgres, redis, BREAKING_SECONDS, slice, kills=True))
    if notes.findings:
        return str(notes)
    print(notes)
    return None


PARTS: tuple[Callable[[int], str | None], ...] = (bad_messages, kills, leaks, breaks)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.slice", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--slice", type=int, help="which one; the same number gives the same slice")
    told = parser.parse_args()
    slice = slice_of_this_commit() if told.slice is None else told.slice
    again = f"python -m tests.server.slice --slice {slice}"
    print(f"slice {slice}, again with: {again}", flush=True)
    failed = False
    for part in PARTS:
        begun = time.perf_counter()
        wrong = part(slice)
        failed = failed or wrong is not None
        if wrong is not None:
            print(f"{wrong}\nFAILED; again with: {again}")
        print(f"{part.__name__.replace('_', ' ')}: {time.perf_counter() - begun:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
