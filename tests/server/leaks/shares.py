"""All games of all kinds, in several processes: the clients of one do not keep two cores busy."""

import sys
import traceback
from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from tafelrunde.lab.workers import crew_of

from .check import Figures
from .clients import Leak
from .run import play_and_check

SHARE = 125  # games that one process plays before it takes others


class Kind(NamedTuple):
    """Games of one kind."""

    game: str
    mode: str
    seats: int
    games: int

    def shares(self) -> Iterator[tuple["Kind", range]]:
        for first in range(0, self.games, SHARE):
            yield self, range(first, min(first + SHARE, self.games))


class Failed(Exception):
    """What went wrong in one of the processes, a leak or anything else."""


def play(address: str, seed: str, share: tuple[Kind, range]) -> tuple[Kind, Figures | str]:
    """What was played and checked, or what went wrong: as text, since not every exception can leave its process."""
    kind, numbers = share
    try:
        return kind, play_and_check(address, kind.game, kind.mode, kind.seats, numbers, seed)
    except Leak as leak:
        return kind, f"LEAK\n{leak}"
    except Exception:
        return kind, traceback.format_exc()


def check(address: str, wanted: Iterable[Kind], seed: str, processes: int) -> Figures:
    """All games of all kinds, a share at a time. Raises Failed as soon as something goes wrong."""
    total = Figures()
    done: dict[Kind, Figures] = {}
    shares = [share for kind in wanted for share in kind.shares()]
    with crew_of(processes) as crew:
        for kind, found in crew.each(partial(play, address, seed), shares):
            if isinstance(found, str):
                raise Failed(found)
            total.add(found)
            done.setdefault(kind, Figures()).add(found)
            tell(kind, done[kind])
    return total


def tell(kind: Kind, done: Figures) -> None:
    """How far it has got, on one line; a log needs one line of each kind, not one of each share."""
    finished = done.games == kind.games
    if finished or sys.stderr.isatty():
        sys.stderr.write(
            f"\r{kind.game} {kind.mode}, {kind.seats} seats: {done.games} of {kind.games} games, "
            f"{done.moves:,} moves, {done.reactions:,} reactions " + "\n" * finished
        )
        sys.stderr.flush()
