"""What compiling is good for: `make compiled`, then `python benchmarks/compiled.py [--games N]`.

Measures plain Python and the compiled core in turns, in the same run, and prints both with their ratio as JSON. The
plain form is a copy of the package without its compiled modules.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import tafelrunde
from tafelrunde.lab.bench import is_plain

TURNS = 3
FASTER = (
    "decisions_per_second",
    "games_per_second",
    "search_trials_per_second",
    "environment_steps_per_second",
)
SHORTER = ("clone_us", "clone_and_choose_us")


def measured(package: Path, games: int) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tafelrunde", "bench", "--json", "--games", str(games)]
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)["results"]
    return found


def compared(plain: list[list[dict[str, Any]]], compiled: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """By mode: the median of the turns in both forms, and how many times as fast the compiled one is."""
    rows = []
    for at, first in enumerate(plain[0]):
        row: dict[str, Any] = {"game": first["game"], "mode": first["mode"]}
        for figure in (*FASTER, *SHORTER):
            if figure in first:
                before = statistics.median(turn[at][figure] for turn in plain)
                after = statistics.median(turn[at][figure] for turn in compiled)
                ratio = after / before if figure in FASTER else before / after
                row[figure] = {"plain": before, "compiled": after, "times": round(ratio, 2)}
        rows.append(row)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="games a round")
    games = parser.parse_args().games
    if is_plain():
        raise SystemExit("there is no compiled core; make it with: make compiled")
    here = Path(tafelrunde.__file__).parent
    with TemporaryDirectory() as folder:
        there = Path(folder) / "tafelrunde"
        shutil.copytree(here, there, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page"))
        plain, compiled = [], []
        for _ in range(TURNS):
            plain.append(measured(there, games))
            compiled.append(measured(here, games))
    print(json.dumps(compared(plain, compiled), indent=2))


if __name__ == "__main__":
    main()
