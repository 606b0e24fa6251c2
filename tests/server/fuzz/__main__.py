"""The command line of the fuzzer."""

import argparse
import asyncio
import sys

from ..services import scratch_folder
from .run import AT_ONCE, fuzz


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.fuzz", description="Sends the table server what no good client sends."
    )
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="how many clients")
    parser.add_argument("--database", help="an empty PostgreSQL database instead of SQLite")
    told = parser.parse_args()
    with scratch_folder() as folder:
        outcome = asyncio.run(fuzz(folder, told.messages, told.seed, told.at_once, told.database))
    print(outcome)
    sys.exit(1 if outcome.findings else 0)


if __name__ == "__main__":
    main()
