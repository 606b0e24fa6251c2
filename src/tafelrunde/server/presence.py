"""Whether a server is at work on a database: while none is, clocks stand still.

Every worker holds a shared lock as long as it lives, however it ends; who can have the lock alone knows that nobody is
there. SQLite's is on a file beside the database, PostgreSQL's is an advisory lock of a connection.
"""

import contextlib
import os
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

try:
    import fcntl
except ImportError:  # pragma: no cover - not every system has it; then only a long silence tells
    fcntl = None  # type: ignore[assignment]

LOCK = 8701


class Presence(Protocol):
    async def nobody_there(self) -> bool | None:
        """Whether no worker is at work on the database; None: this cannot be known."""

    async def show(self) -> None:
        """From now on, or again after the lock was lost: here is somebody."""

    async def leave(self) -> None: ...


def presence(engine: AsyncEngine) -> Presence:
    if engine.dialect.name == "sqlite":
        return BesideTheFile(Path(f"{engine.url.database}-served"))
    return ByConnection(engine)


class BesideTheFile:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    async def nobody_there(self) -> bool | None:
        if fcntl is None:  # pragma: no cover
            return None
        file = self._open()
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        finally:
            os.close(file)
        return True

    async def show(self) -> None:
        if fcntl is not None and self._file is None:
            self._file = self._open()
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def _open(self) -> int:
        return os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    async def leave(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


class ByConnection:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def nobody_there(self) -> bool | None:
        async with self._engine.connect() as connection:
            alone = bool(
                (await connection.execute(text("select pg_try_advisory_lock(:lock)"), {"lock": LOCK})).scalar()
            )
            if alone:
                await connection.execute(text("select pg_advisory_unlock(:lock)"), {"lock": LOCK})
            return alone

    async def show(self) -> None:
        """Raises SQLAlchemyError or OSError while the database is not there."""
        if self._connection is not None:
            try:
                await self._connection.execute(text("select 1"))
                await self._connection.commit()
                return
            except (SQLAlchemyError, OSError):
                await self.leave()
        connection = await self._engine.connect()
        await connection.execute(text("select pg_advisory_lock_shared(:lock)"), {"lock": LOCK})
        await connection.commit()
        self._connection = connection

    async def leave(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()  # the lock goes with the connection
                await connection.close()
