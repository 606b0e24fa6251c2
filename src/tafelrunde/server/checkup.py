"""Whether tables can be kept.

A database that still answers may take nothing any more: a full disk, a lost file, a standby that only reads. So writing
is tried, and what is written is the sign of life that is written every few seconds anyway.
"""

import asyncio
import time
from pathlib import Path

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import now
from .hall import Hall
from .schema import pulse
from .trouble import storage_down

VALID = 1.0  # seconds for which one answer does for everybody who asks
PATIENCE = 3.0  # a database that takes longer to write a number does not write


async def beat(hall: Hall) -> None:
    """A sign of life, so that clocks know how long there was no server."""

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(update(pulse).values(at=now()))

    await hall.change(write)


class Checkup:
    """Tries to write, at most once in a second, however many ask."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._file = Path(hall.engine.url.database or "") if hall.engine.dialect.name == "sqlite" else None
        self._opened = self._place()
        self._trying: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def require_writing(self) -> None:
        """Raises Trouble when nothing can be written."""
        task = self._trying
        if task is None or (task.done() and time.monotonic() - self._begun > VALID):
            self._begun = time.monotonic()
            task = self._trying = asyncio.create_task(beat(self._hall), name="checkup")
            task.add_done_callback(_seen)
        left = self._begun + PATIENCE - time.monotonic()
        done, _ = await asyncio.wait((task,), timeout=max(0.0, left))
        if not done or task.exception() is not None or self._place() != self._opened:
            raise storage_down()

    def _place(self) -> tuple[int, int] | None:
        """Which file SQLite's database is. One that was moved away is written to as before, and lost in the end."""
        if self._file is None:
            return None
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _seen(task: "asyncio.Task[None]") -> None:
    """What went wrong is told to those who ask; there may be nobody left who does."""
    if not task.cancelled():
        task.exception()
