"""The finder as a program by itself: `python -m tafelrunde.puzzles.find GAME --games 1000 --workers 16 --out FILE`.

It needs nothing but the standard library, so it can be sent to any machine that has Python and many cores.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from ..kernel import BadInput
from ..lab.workers import crew_of
from .book import Book
from .hunt import Hunt, look_at
from .model import KINDS, Puzzle

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
Told = Callable[[int, Sequence[Puzzle]], None]


class OutOfTime(Exception):
    """The time that was given is over; what was found is kept."""


def find(hunt: Hunt, games: int, workers: int, book: Book | None, told: Told, seconds: float | None = None) -> None:
    """Looks at the games with the numbers below `games` that the book does not know, and tells of each when it is done.

    Raises OutOfTime when it has taken so many seconds.
    """
    done = set() if book is None else book.looked_at(hunt)
    left = [number for number in range(games) if number not in done]
    end = None if seconds is None else time.monotonic() + seconds
    with crew_of(workers) as crew:
        for number, found in crew.each(partial(look_at, hunt), left):
            if book is not None:
                book.write(hunt, number, found)
            told(number, found)
            if end is not None and time.monotonic() > end:
                raise OutOfTime


def read_options(options: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """NAME=VALUE, or NAME=VALUE|VALUE for games that take turns with them. Raises BadInput."""
    found = {}
    for option in options:
        name, equals, values = option.partition("=")
        if not equals:
            raise BadInput(f"{option!r} is no option; say it as NAME=VALUE, or NAME=VALUE|VALUE")
        found[name] = tuple(values.split("|"))
    return found


def read_seats(seats: str) -> tuple[int, ...]:
    """`2,3`: games take turns with them. Raises BadInput."""
    if not all(number.isdecimal() for number in seats.split(",") if seats):
        raise BadInput(f"seats are numbers with commas between them, not {seats!r}")
    return tuple(int(number) for number in seats.split(",") if number)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("tafelrunde.puzzles.find", description="Looks for puzzles in games of bots.")
    parser.add_argument("game")
    parser.add_argument("--mode", action="append", default=[], help="may be repeated; all of the game's if left out")
    parser.add_argument("--seats", default="", help="such as 2,3,4")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE or NAME=VALUE|VALUE")
    parser.add_argument("--kind", action="append", default=[], choices=KINDS, help="may be repeated; all if left out")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="stop after so long; the same command goes on")
    parser.add_argument("--out", type=Path, required=True)
    told = parser.parse_args(arguments)
    try:
        hunt = Hunt.of(told.game, told.mode, read_seats(told.seats), read_options(told.option), told.kind, told.seed)
        counter = _Counter(told.games)
        find(hunt, told.games, told.workers, Book(told.out), counter.tell, told.seconds)
    except BadInput as error:
        print(f"tafelrunde: {error}", file=sys.stderr)
        return BAD_INPUT
    except (KeyboardInterrupt, OutOfTime) as stopped:
        print(f"\nstopped; what was found is kept in {told.out}, the same command goes on", file=sys.stderr)
        return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0
    print(file=sys.stderr)
    return 0


class _Counter:
    """A line that says how far it is."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._looked = 0
        self._found = 0

    def tell(self, _number: int, found: Sequence[Puzzle]) -> None:
        self._looked += 1
        self._found += len(found)
        print(f"\r{self._looked} of {self._games} games, {self._found} found", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
