"""All writing goes through here, grouped: one commit for every move that came in while the last one was on its way.

A commit waits for the disk; two thousand moves a second cannot each wait for their own. So moves queue up, and each
batch is one transaction. If one move in it has lost its race (the database refuses a second answer with the same
number), the batch is written again move by move, and only the loser is told.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, Update, bindparam, create_engine, event, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool

from .database import careful
from .metrics import COMMITS
from .schema import answers, tables

T = TypeVar("T")

MOST_TOGETHER = 500


def _saving(*columns: str) -> Update:
    changed: dict[str, Any] = {name: bindparam(f"new_{name}") for name in columns}
    return update(tables).where(tables.c.id == bindparam("of_table")).values(changed)


# what changes with every answer, and what rarely does: columns with an index cost most
SAVE = _saving("seq", "saved", "touched")
SAVE_ALL = _saving("seq", "saved", "touched", "status", "due", "undo")


class Raced(Exception):
    """Somebody else's answer was there first."""


class StorageDown(Exception):
    """The database does not take anything at the moment; nothing was changed."""


class Append:
    """One answer to be appended, with the position it leads to."""

    __slots__ = ("answer", "done", "save")

    def __init__(self, answer: dict[str, Any], save: dict[str, Any]) -> None:
        self.answer = answer
        self.save = save
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Job:
    """Anything else to be written, in a transaction of its own."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Appender:
    """Writes a batch of answers in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(self, rows: list[dict[str, Any]], saves: list[dict[str, Any]]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(answers), rows)
            for statement, some in ((SAVE, _short(saves)), (SAVE_ALL, _long(saves))):
                if some:
                    await connection.execute(statement, some)

    async def tidy(self) -> None:
        """What the database wants done now and then."""

    def close(self) -> None:
        pass


class SqliteAppender(Appender):
    """The same for SQLite, where a thread of its own is waited for only where there is something to wait for.

    SQLite works in this process, and inserting a row takes microseconds; handing each of them to a thread and getting
    the interpreter back takes a thousand times as long when many are at the table. So statements run right here, and
    only what waits is done by a thread: the disk, when a batch is committed, and another process that is writing.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._thread = ThreadPoolExecutor(1, "disk")
        self._tidying = ThreadPoolExecutor(1, "tidy")
        self._sync = create_engine(
            engine.url.set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"check_same_thread": False, "isolation_level": None, "timeout": 0},
        )
        event.listen(self._sync, "connect", careful)
        # said once for all: the statements never change, and building them takes longer than running them
        named = sqlite.dialect(paramstyle="named")
        self._insert = str(insert(answers).compile(dialect=named))
        self._save = str(SAVE.compile(dialect=named))
        self._save_all = str(SAVE_ALL.compile(dialect=named))
        self._connection: Connection | None = None

    async def append(self, rows: list[dict[str, Any]], saves: list[dict[str, Any]]) -> None:
        loop = asyncio.get_running_loop()
        connection = self._connection
        if connection is None:
            connection = self._connection = self._sync.connect()
            connection.exec_driver_sql("PRAGMA busy_timeout=0")
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        except OperationalError:  # another process is writing
            await loop.run_in_executor(self._thread, _begin_patiently, connection)
        try:
            connection.exec_driver_sql(self._insert, rows)
            for statement, some in ((self._save, _short(saves)), (self._save_all, _long(saves))):
                if some:
                    connection.exec_driver_sql(statement, some)
            await loop.run_in_executor(self._thread, connection.exec_driver_sql, "COMMIT")
        except BaseException:
            with suppress(SQLAlchemyError):
                connection.exec_driver_sql("ROLLBACK")
            raise

    async def tidy(self) -> None:
        """Moves what has been written from the log into the database, beside those who write.

        Left to itself SQLite does so during every few commits, and everybody at the table waits.
        """
        await asyncio.get_running_loop().run_in_executor(self._tidying, move_log, self._sync.url.database or "")

    def close(self) -> None:
        self._thread.shutdown()
        self._tidying.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._sync.dispose()


def move_log(database: str) -> None:
    """What can be moved without waiting for anybody. Where somebody holds the database, the next time will do."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise


def _short(saves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [save for save in saves if "new_status" not in save]


def _long(saves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [save for save in saves if "new_status" in save]


def _begin_patiently(connection: Connection) -> None:
    connection.exec_driver_sql("PRAGMA busy_timeout=30000")
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    finally:
        connection.exec_driver_sql("PRAGMA busy_timeout=0")


class Writer:
    """The one task of a process that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._appender: Appender = SqliteAppender(engine) if engine.dialect.name == "sqlite" else Appender(engine)
        self._waiting: list[Append | Job] = []
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._write(), name="writer")

    async def stop(self) -> None:
        """Writes what is waiting, then stops."""
        self._closing = True
        self._woken.set()
        if self._task is not None:
            await self._task
        self._appender.close()

    async def append(self, answer: dict[str, Any], save: dict[str, Any]) -> None:
        """Returns when the answer is on the disk. Raises Raced or StorageDown, and then it is not."""
        entry = Append(answer, save)
        self._waiting.append(entry)
        self._woken.set()
        await entry.done

    async def tidy(self) -> None:
        await self._appender.tidy()

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Runs something in a transaction of its own and gives back what it returns."""
        job = Job(work)
        self._waiting.append(job)
        self._woken.set()
        result: T = await job.done
        return result

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
                continue
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            appends = [entry for entry in batch if isinstance(entry, Append)]
            if appends:
                await self._append_all(appends)
            for job in batch:
                if isinstance(job, Job):
                    await self._run_job(job)

    async def _append_all(self, entries: list[Append]) -> None:
        # in the order of tables, so that two workers with several tables in common cannot wait for each other
        entries.sort(key=lambda entry: str(entry.answer["table_id"]))
        try:
            await self._appender.append([entry.answer for entry in entries], [entry.save for entry in entries])
        except SQLAlchemyError as error:
            if len(entries) == 1:
                _fail(entries[0].done, error)
            else:
                for entry in entries:
                    await self._append_all([entry])
            return
        except Exception as error:  # whatever a driver raises must not end the only task that writes
            for entry in entries:
                _fail(entry.done, error)
            return
        COMMITS.observe(len(entries))
        for entry in entries:
            if not entry.done.done():
                entry.done.set_result(None)

    async def _run_job(self, job: Job) -> None:
        try:
            async with self._engine.begin() as connection:
                result = await job.work(connection)
        except Exception as error:
            if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
                _fail(job.done, error)
            elif not job.done.done():
                job.done.set_exception(error)
            return
        if not job.done.done():
            job.done.set_result(result)


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if not done.done():
        done.set_exception(Raced() if isinstance(error, IntegrityError) else StorageDown(str(error).splitlines()[0]))
