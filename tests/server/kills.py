"""When the server is killed: at every point at which it could lose something or tell too much, each in its turn.

Killed at some moment or other, it would rarely be hit just between an acknowledgement and what must have gone before
it. So clients say what they do and what they are told, and the blow falls at that very moment.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Final

STARTING: Final = "while it starts"  # before it has got ready: upgrading the database, reading tables
COMING_BACK: Final = "while everybody comes back"  # tables are loaded, moves sent again
OPENING: Final = "when a table was asked for"  # or a seat at it
SENT: Final = "when a move was sent"  # received or not, kept or not
ACKNOWLEDGED: Final = "when a move was acknowledged"  # must be kept, however young it is
SHOWN: Final = "when others were shown a move"
SOME_MOMENT: Final = "at some moment"
POINTS: Final = (STARTING, COMING_BACK, OPENING, SENT, ACKNOWLEDGED, SHOWN, SOME_MOMENT)

ALIVE = {COMING_BACK: (0.0, 0.2), SOME_MOMENT: (0.1, 1.4)}  # seconds after it got ready, where nothing is waited for
LATER = (0.0005, 0.002, 0.006, 0.02)  # seconds after something was sent: how far the server has got with it
PATIENCE = 20.0  # seconds for something to happen

Blow = Callable[[], None]


class Moments:
    """What happens at the clients, for whoever waits for it in order to strike."""

    def __init__(self) -> None:
        self._point = ""
        self._left = 0
        self._strike: Blow | None = None

    def happens(self, point: str) -> None:
        """Told by a client at the very moment, before it does anything else."""
        if self._strike is not None and point == self._point:
            self._left -= 1
            if self._left == 0:
                self._strike()

    async def strike_at(self, point: str, times: int, later: float, blow: Blow) -> bool:
        """Strikes when it happens for the so-manieth time, or a little later. Gives whether it has happened."""
        struck = asyncio.Event()

        def strike() -> None:
            blow()
            struck.set()

        loop = asyncio.get_running_loop()
        self._point, self._left = point, times
        self._strike = (lambda: loop.call_later(later, strike) and None) if later else strike
        try:
            await asyncio.wait_for(struck.wait(), PATIENCE)
        except TimeoutError:
            return False
        finally:
            self._strike = None
        return True


async def kill_at(point: str, later: float, moments: Moments, rng: random.Random, blow: Blow) -> bool:
    """Strikes at this point. Gives whether it was reached."""
    if point in ALIVE:
        await asyncio.sleep(rng.uniform(*ALIVE[point]))
        blow()
        return True
    if point in (SENT, OPENING):
        return await moments.strike_at(point, rng.randint(1, 10 if point == SENT else 3), later, blow)
    return await moments.strike_at(point, rng.randint(1, 20), 0, blow)
