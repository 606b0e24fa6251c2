"""Opening the database, bringing it up to date, backing it up."""

import asyncio
import secrets
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..kernel import BadInput
from .presence import presence
from .schema import keys, pauses, pulse
from .upgrade import upgrade, upgrade_file

LONGEST_LOG = 20_000  # pages: the writer tidies up long before


def now() -> int:
    """Milliseconds since 1970: the clock of everything that is kept."""
    return time.time_ns() // 1_000_000


def is_outage(error: BaseException) -> bool:
    """Whether the database is away, or cannot do anything at the moment; what is wrong with a statement is no outage.

    A driver that cannot connect says so in its own words, and SQLAlchemy passes them on as they are.
    """
    if isinstance(error, DBAPIError):
        return not isinstance(error, IntegrityError | ProgrammingError | DataError | NotSupportedError)
    return isinstance(error, OSError | PoolTimeout) or type(error).__module__.startswith("asyncpg.")


def open_engine(url: str) -> AsyncEngine:
    """The engine for a database; SQLite is told to lose nothing, not even in a power cut. Its errors quote nothing."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", careful)
    return engine


def careful(connection: Any, _record: object) -> None:
    """What every connection to SQLite is told: readers beside writers, and no commit before the disk has it."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=30000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
    cursor.close()


async def prepare(engine: AsyncEngine, silence: float) -> None:
    """Brings the database up to this version's form and notes how long nobody served it. Raises BadInput.

    Where it cannot be known whether somebody serves it, no sign of life for longer than `silence` seconds says so.
    """
    where = engine.url.render_as_string(hide_password=True)
    if engine.dialect.name == "sqlite":  # first without a thread, which would complain of a missing folder by itself
        try:
            with closing(sqlite3.connect(engine.url.database or "", timeout=30)) as connection:
                connection.execute("PRAGMA schema_version")
        except sqlite3.Error as error:
            raise BadInput(f"the database {where} cannot be used: {error}") from error
    try:
        if engine.dialect.name == "sqlite":
            await asyncio.to_thread(upgrade_file, engine.url)
        nobody = await presence(engine).nobody_there()
        async with engine.begin() as begun:
            if begun.dialect.name == "postgresql":  # two servers may start at the same moment
                await begun.exec_driver_sql("select pg_advisory_xact_lock(8700)")
                await begun.run_sync(upgrade)
            await begun.run_sync(_note_pause, nobody, int(silence * 1000))
            await begun.run_sync(_make_key)
    except BadInput:
        raise
    except (OSError, SQLAlchemyError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error
        reason = str(cause).splitlines()[0] if str(cause) else type(cause).__name__
        raise BadInput(f"the database {where} cannot be used: {reason}") from error


def _note_pause(connection: Connection, nobody: bool | None, silence: int) -> None:
    """If nobody served these tables for a while, their clocks stood still, from the last sign of life on."""
    seen = connection.execute(select(pulse.c.at)).scalar()
    if seen is None:
        connection.execute(insert(pulse).values(id=1, at=now()))
        return
    if nobody or (nobody is None and now() - seen > silence):
        connection.execute(insert(pauses).values(begun=seen, ended=now()))
    connection.execute(update(pulse).values(at=now()))


def _make_key(connection: Connection) -> None:
    if connection.execute(select(keys.c.id)).first() is None:
        connection.execute(insert(keys).values(id=1, value=secrets.token_hex(32)))


def back_up(url: str, target: Path) -> int:
    """Copies a SQLite database to a file while it is in use. Returns the bytes written. Raises BadInput."""
    address = make_url(url)
    if not address.drivername.startswith("sqlite"):
        raise BadInput("this backs up SQLite; for PostgreSQL use pg_dump, which also works while the server runs")
    source = Path(address.database or "")
    if not source.exists():
        raise BadInput(f"there is no database {source}")
    if target.exists():
        raise BadInput(f"{target} exists already; name a file that does not")
    part = target.with_name(f"{target.name}.part")
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(part)) as copy:
            original.backup(copy, pages=2048)
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadInput(f"the copy of {source} is damaged; is the database itself?")
            copy.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        part.unlink(missing_ok=True)
        raise BadInput(f"{source} cannot be copied to {target}: {error}") from error
    part.rename(target)
    return target.stat().st_size
