"""How a batch of answers gets onto the disk, in each kind of database.

An answer is appended where the table is still as it was: after the answer before it, with the same seats and requests.
The row of the table says so, and changes in the same transaction; where it does not match, somebody else was first.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any, Protocol

import asyncpg
from sqlalchemy import Update, bindparam, insert, literal_column, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import careful
from .schema import answers, tables

Values = dict[str, Any]


class Appender(Protocol):
    """Raises Clash or NotWritten if nothing of the batch was written."""

    together: int  # batches that may be on their way at the same time

    async def append(self, batch: Sequence[tuple[Values, Values]]) -> list[bool]:
        """Writes answers, each with the position it leads to, and says which of them were taken."""

    async def transaction(self, connection: AsyncConnection, /) -> str | None:
        """What a transaction is called, so that one can ask later whether it was committed; None: it cannot be lost."""

    async def tidy(self) -> None:
        """What the database wants done now and then."""

    async def close(self) -> None: ...


class Clash(Exception):
    """Something in the batch contradicts what is there: a move with the same id, a table that was deleted. Or two
    workers wait for each other's tables, and this one has to give way."""


class NotWritten(Exception):
    """The database does not take anything at the moment."""


def make_appender(engine: AsyncEngine) -> Appender:
    return SqliteAppender(engine) if engine.dialect.name == "sqlite" else PostgresAppender(engine)


# SQLite


def _saving(*columns: str) -> Update:
    changed: Values = {name: bindparam(f"new_{name}") for name in columns}
    as_it_was = (
        tables.c.id == bindparam("of_table"),
        tables.c.version == bindparam("of_version"),
        tables.c.seq == bindparam("new_seq") - literal_column("1"),
    )
    return update(tables).where(*as_it_was).values(changed)


class SqliteAppender:
    """Statements run right here; a thread is waited for only where there is something to wait for.

    SQLite works in this process, and inserting a row takes microseconds; handing each of them to a thread and getting
    the interpreter back takes a thousand times as long when many are at the table. So only what waits is done by a
    thread: the disk, when a batch is committed, and another process that is writing.
    """

    together = 1

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = engine.url.database or ""
        self._thread = ThreadPoolExecutor(1, "disk")
        self._tidying = ThreadPoolExecutor(1, "tidy")
        named = sqlite.dialect(paramstyle="named")
        self._insert = str(insert(answers).compile(dialect=named))
        # what changes with every answer, and what rarely does: columns with an index cost most
        self._save = str(_saving("seq", "saved", "touched").compile(dialect=named))
        self._save_all = str(_saving("seq", "saved", "touched", "status", "due", "undo").compile(dialect=named))
        self._connection: sqlite3.Connection | None = None

    async def append(self, batch: Sequence[tuple[Values, Values]]) -> list[bool]:
        try:
            return await self._append(self._open(), batch)
        except sqlite3.IntegrityError as error:
            raise Clash from error
        except sqlite3.Error as error:
            raise NotWritten(str(error)) from error

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._database, timeout=0, isolation_level=None, check_same_thread=False)
            careful(connection, None)
            connection.execute("PRAGMA busy_timeout=0")
            self._connection = connection
        return self._connection

    async def _append(self, connection: sqlite3.Connection, batch: Sequence[tuple[Values, Values]]) -> list[bool]:
        loop = asyncio.get_running_loop()
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another process is writing
            await loop.run_in_executor(self._thread, _begin_patiently, connection)
        try:
            taken = [self._append_one(connection, row, save) for row, save in batch]
            await loop.run_in_executor(self._thread, connection.execute, "COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        return taken

    def _append_one(self, connection: sqlite3.Connection, row: Values, save: Values) -> bool:
        statement = self._save_all if "new_status" in save else self._save
        if connection.execute(statement, save).rowcount != 1:
            return False
        connection.execute(self._insert, row)
        return True

    async def transaction(self, _connection: AsyncConnection) -> str | None:
        return None

    async def tidy(self) -> None:
        """Moves what has been written from the log into the database, beside those who write.

        Left to itself SQLite does so during every few commits, and everybody at the table waits.
        """
        await asyncio.get_running_loop().run_in_executor(self._tidying, move_log, self._database)

    async def close(self) -> None:
        self._thread.shutdown()
        self._tidying.shutdown()
        if self._connection is not None:
            self._connection.close()


def _begin_patiently(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA busy_timeout=30000")
    try:
        connection.execute("BEGIN IMMEDIATE")
    finally:
        connection.execute("PRAGMA busy_timeout=0")


def move_log(database: str) -> None:
    """What can be moved without waiting for anybody. Where somebody holds the database, the next time will do."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise


# PostgreSQL

# in the order of the statement's parameters: what is written, and its type
COLUMNS = {
    "table_id": "text",
    "seq": "integer",
    "at": "bigint",
    "seat": "integer",
    "kind": "text",
    "move_id": "text",
    "lines_from": "integer",
    "lines": "text",
    "events_from": "integer",
    "events": "text",
}
BESIDES = {
    "of_version": "integer",
    "new_saved": "text",
    "all_changed": "boolean",
    "new_status": "text",
    "new_due": "bigint",
    "new_undo": "text",
}
TYPES = [*COLUMNS.values(), *BESIDES.values()]
# one statement is one transaction and one way to the database and back, however many answers are in it
APPEND = f"""
WITH new AS (
    SELECT * FROM unnest({", ".join(f"${number}::{kind}[]" for number, kind in enumerate(TYPES, 1))})
    AS new({", ".join([*COLUMNS, *BESIDES])})
), saved AS (
    UPDATE tables SET seq = new.seq, saved = new.new_saved, touched = new.at,
        status = CASE WHEN new.all_changed THEN new.new_status ELSE tables.status END,
        due = CASE WHEN new.all_changed THEN new.new_due ELSE tables.due END,
        undo = CASE WHEN new.all_changed THEN new.new_undo ELSE tables.undo END
    FROM new
    WHERE tables.id = new.table_id AND tables.version = new.of_version AND tables.seq = new.seq - 1
    RETURNING tables.id
)
INSERT INTO answers ({", ".join(COLUMNS)})
SELECT {", ".join(f"new.{name}" for name in COLUMNS)} FROM new JOIN saved ON saved.id = new.table_id
RETURNING table_id
"""


class PostgresAppender:
    """Several batches on their way at the same time: while one waits for the disk, the next one is sent.

    A table waits for its last answer before it takes another one, so no two of them are about the same table.
    """

    together = 2

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._free: list[AsyncConnection] = []

    async def append(self, batch: Sequence[tuple[Values, Values]]) -> list[bool]:
        rows = [_values(row, save) for row, save in batch]
        try:
            connection = self._free.pop() if self._free else await self._connect()
            try:
                driver = await _driver_of(connection)
                written = await driver.fetch(APPEND, *map(list, zip(*rows, strict=True)))
            except asyncpg.IntegrityConstraintViolationError:
                self._free.append(connection)
                raise
            except BaseException:
                with suppress(Exception):  # whatever it was, this connection is not used again
                    await connection.invalidate()
                    await connection.close()
                raise
            self._free.append(connection)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError, IntegrityError) as error:
            raise Clash from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError, OSError, TimeoutError) as error:
            raise NotWritten(f"{type(error).__name__}: {error}".splitlines()[0]) from error
        taken = {row["table_id"] for row in written}
        return [row["table_id"] in taken for row, _ in batch]

    async def _connect(self) -> AsyncConnection:
        connection = await self._engine.connect()
        try:
            await (await _driver_of(connection)).execute("SET default_toast_compression = 'lz4'")
        except asyncpg.PostgresError:
            pass  # a server without it compresses positions as slowly as it always did
        except BaseException:
            await connection.close()
            raise
        return connection

    async def transaction(self, connection: AsyncConnection) -> str | None:
        found = await connection.execute(text("select pg_current_xact_id_if_assigned()::text"))
        name: str | None = found.scalar()
        return name

    async def tidy(self) -> None:
        """PostgreSQL does so by itself."""

    async def close(self) -> None:
        for connection in self._free:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


async def _driver_of(connection: AsyncConnection) -> Any:
    """asyncpg's own connection, for which every statement is a transaction."""
    return (await connection.get_raw_connection()).driver_connection


def _values(row: Values, save: Values) -> list[Any]:
    besides = {**save, "all_changed": "new_status" in save}
    return [*(row[name] for name in COLUMNS), *(besides.get(name) for name in BESIDES)]
