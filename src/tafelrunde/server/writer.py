"""All writing goes through here, grouped: one commit for every move that came in while the last ones were on their way.

A commit waits for the disk; thousands of moves a second cannot each wait for their own. So moves queue up, and each
batch is one transaction (`appending.py`). A move that has lost its race is told so; where something in a batch
contradicts what is there, the batch is written again move by move, and only that one fails.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .appending import Clash, NotWritten, make_appender
from .database import is_outage
from .metrics import COMMITS

T = TypeVar("T")

MOST_TOGETHER = 500
LOOK_EVERY, LOOKS = 0.1, 30  # seconds, and how often, until a lost connection's commit is known to have been one


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


class Writer:
    """The one task of a process that writes, or sends others to write."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._appender = make_appender(engine)
        self._appends: list[Append] = []
        self._jobs: list[Job] = []
        self._writing: set[asyncio.Task[None]] = set()
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
        await self._appender.close()

    async def append(self, answer: dict[str, Any], save: dict[str, Any]) -> None:
        """Returns when the answer is on the disk. Raises Raced or StorageDown, and then it is not."""
        entry = Append(answer, save)
        self._appends.append(entry)
        self._woken.set()
        await entry.done

    async def tidy(self) -> None:
        await self._appender.tidy()

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Runs something in a transaction of its own and gives back what it returns."""
        job = Job(work)
        self._jobs.append(job)
        self._woken.set()
        result: T = await job.done
        return result

    async def _write(self) -> None:
        """Sends off batches and jobs, as many at a time as the database can do at once; one who waits comes first."""
        while self._appends or self._jobs or self._writing or not self._closing:
            while (self._appends or self._jobs) and len(self._writing) < self._appender.together:
                if self._appends:
                    batch, self._appends = self._appends[:MOST_TOGETHER], self._appends[MOST_TOGETHER:]
                    self._send_off(self._append_all(batch))
                if self._jobs and len(self._writing) < self._appender.together:
                    self._send_off(self._run_job(self._jobs.pop(0)))
            self._woken.clear()
            await self._woken.wait()

    def _send_off(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._is_done)

    def _is_done(self, task: "asyncio.Task[None]") -> None:
        self._writing.discard(task)
        self._woken.set()

    async def _append_all(self, entries: list[Append]) -> None:
        # in the order of tables, so that two workers with several tables in common do not wait for each other
        entries.sort(key=lambda entry: str(entry.answer["table_id"]))
        try:
            taken = await self._appender.append([(entry.answer, entry.save) for entry in entries])
        except Clash:
            if len(entries) == 1:
                _fail(entries[0].done, Raced())
            else:
                for entry in entries:
                    await self._append_all([entry])
            return
        except NotWritten as error:
            for entry in entries:
                _fail(entry.done, StorageDown(str(error)))
            return
        except Exception as error:  # whatever a driver raises must not end what writes
            for entry in entries:
                _fail(entry.done, StorageDown(type(error).__name__))
            return
        COMMITS.observe(len(entries))
        for entry, was_taken in zip(entries, taken, strict=True):
            if not was_taken:
                _fail(entry.done, Raced())
            elif not entry.done.done():
                entry.done.set_result(None)

    async def _run_job(self, job: Job) -> None:
        result, transaction = None, None
        try:
            async with self._engine.begin() as connection:
                result = await job.work(connection)
                transaction = await self._appender.transaction(connection)
        except Exception as error:
            broken = isinstance(error, DBAPIError) and not isinstance(error, IntegrityError)
            if not (broken or is_outage(error)):
                _fail(job.done, error)
                return
            # a connection that is lost during the commit leaves it open whether there was one
            if transaction is None or not await self._was_committed(transaction):
                _fail(job.done, StorageDown(str(error).splitlines()[0] if str(error) else type(error).__name__))
                return
        if not job.done.done():
            job.done.set_result(result)

    async def _was_committed(self, transaction: str) -> bool:
        for _ in range(LOOKS):
            with suppress(OSError, SQLAlchemyError):
                async with self._engine.connect() as connection:
                    status = (
                        await connection.execute(text("select pg_xact_status(cast(:of as xid8))"), {"of": transaction})
                    ).scalar()
                if status != "in progress":
                    return bool(status == "committed")
            await asyncio.sleep(LOOK_EVERY)
        return False


def _fail(done: "asyncio.Future[Any]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
