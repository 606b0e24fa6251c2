"""All writing goes through here, grouped: one commit for every move that came in while the last one was on its way.

A commit waits for the disk; two thousand moves a second cannot each wait for their own. So moves queue up, and each
batch is one transaction. If one move in it has lost its race (the database refuses a second answer with the same
number), the batch is written again move by move, and only the loser is told.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .metrics import COMMITS
from .schema import answers, tables

T = TypeVar("T")

MOST_TOGETHER = 500

SAVE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(f"new_{name}") for name in ("seq", "saved", "status", "due", "touched", "undo")})
)


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
    """The one task of a process that writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
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

    async def append(self, answer: dict[str, Any], save: dict[str, Any]) -> None:
        """Returns when the answer is on the disk. Raises Raced or StorageDown, and then it is not."""
        entry = Append(answer, save)
        self._waiting.append(entry)
        self._woken.set()
        await entry.done

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
            await self._transaction(entries)
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

    async def _transaction(self, entries: list[Append]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(answers), [entry.answer for entry in entries])
            await connection.execute(SAVE, [entry.save for entry in entries])

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
