"""What the table server bears: `python benchmarks/server_load.py [PART …] [--short] [--workers N] [--json FILE]`.

The parts, all of them if none is named:

- `echo`: a bare WebSocket echo with the same framework and no table behind it, as the measure of this machine.
- `saturation`: 50 clients at 25 tables for two move as soon as they are asked. A move counts when it is
  acknowledged, which is when it is on the disk (SQLite, synchronous=FULL).
- `steady`: 300 tables, two clients each, one move a second at every table; how long the other one waits to see it.
- `memory`: what 500 tables in the middle of a game weigh in the server, and how soon one that was let go is back.

With `--workers 2` (or more) saturation and steady are measured with so many workers, PostgreSQL and Redis, which are
started for it.

Clients and server are processes of their own on the same machine, so they share its cores: the client here speaks just
enough WebSocket to play. The JSON has one object for each part that was run, with the keys of the
dataclasses in `load/figures.py`.
"""

import argparse
import gc
import json
import os
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import uvloop
from load.figures import SHORT, Echo, Memory, Plan, Saturation, Steady
from load.parts import measure_echo, measure_memory, measure_saturation, measure_steady

PARTS = ("echo", "saturation", "steady", "memory")


async def measure(plan: Plan, parts: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"cores": os.cpu_count(), "python": sys.version.split()[0]}
    echo: Echo | None = None
    if "echo" in parts:
        echo = await measure_echo(plan)
        found["echo"] = show("echo", echo)
    if "saturation" in parts:
        found["saturation"] = show("saturation", await measure_saturation(plan, echo))
    if "steady" in parts:
        found["steady"] = show("steady", await measure_steady(plan))
    if "memory" in parts:
        found["memory"] = show("memory", await measure_memory(plan))
    return found


def show(part: str, figures: Echo | Saturation | Steady | Memory) -> dict[str, Any]:
    """Prints the figures of a part as soon as they are known."""
    print(part)
    for name, value in asdict(figures).items():
        shown = value
        if isinstance(value, dict):
            shown = ", ".join(f"{key} {number:g}" for key, number in value.items())
        elif isinstance(value, list):
            shown = "; ".join(value) or "none"
        print(f"  {name.replace('_', ' '):<32}{shown}", flush=True)
    return asdict(figures)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--short", action="store_true", help="a few seconds and tables: whether it runs, not how fast")
    parser.add_argument("--seconds", type=float, help="how long the steady part lasts")
    parser.add_argument("--workers", type=int, default=1, help="more than one: with PostgreSQL and Redis")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    told = parser.parse_args()
    for part in told.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}; there is: {', '.join(PARTS)}")
    plan = replace(SHORT if told.short else Plan(), workers=told.workers)
    if told.seconds is not None:
        plan = replace(plan, steady_seconds=told.seconds)
    gc.set_threshold(100_000)  # a pause to look for garbage would be measured as the server's
    found = uvloop.run(measure(plan, told.parts or list(PARTS)))
    if told.json is not None:
        told.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if any(part.get("errors") for part in found.values() if isinstance(part, dict)):
        sys.exit(1)


if __name__ == "__main__":
    main()
