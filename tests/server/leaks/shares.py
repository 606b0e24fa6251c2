"""All games of all kinds, in several processes: checking takes longer than the server needs for playing."""

import multiprocessing
import sys
import traceback
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from .check import Figures
from .clients import Leak
from .run import play_and_check

SHARE = 125  # games that one process plays before it takes others


@dataclass
class Kind:
    """Games of one kind, and how far they have got."""

    game: str
    mode: str
    seats: int
    games: int
    done: Figures = field(default_factory=Figures)

    def shares(self) -> list[range]:
        return [range(first, min(first + SHARE, self.games)) for first in range(0, self.games, SHARE)]

    def tell(self) -> None:
        """On one line; a log needs one line of each kind, not one of each share."""
        finished = self.done.games == self.games
        if finished or sys.stderr.isatty():
            sys.stderr.write(
                f"\r{self.game} {self.mode}, {self.seats} seats: {self.done.games} of {self.games} games, "
                f"{self.done.moves:,} moves, {self.done.reactions:,} reactions " + "\n" * finished
            )
            sys.stderr.flush()


def share(address: str, game: str, mode: str, seats: int, numbers: range, seed: str) -> Figures | str:
    """What was played and checked, or what went wrong: as text, since not every exception can leave its process."""
    try:
        return play_and_check(address, game, mode, seats, numbers, seed)
    except Leak as leak:
        return f"LEAK\n{leak}"
    except Exception:
        return traceback.format_exc()


def check(address: str, wanted: list[Kind], seed: str, processes: int) -> Figures | str:
    """All games of all kinds, a share at a time, until something goes wrong."""
    total = Figures()
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        asked: dict[Future[Figures | str], Kind] = {
            pool.submit(share, address, kind.game, kind.mode, kind.seats, numbers, seed): kind
            for kind in wanted
            for numbers in kind.shares()
        }
        for answered in as_completed(asked):
            found = answered.result()
            if isinstance(found, str):
                pool.shutdown(wait=False, cancel_futures=True)
                return found
            kind = asked[answered]
            kind.done.add(found)
            kind.tell()
            total.add(found)
    return total
