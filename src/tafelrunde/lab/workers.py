"""Work shared out among several hands: here, or in processes of their own.

A process is a fresh interpreter. So it reads the environment again and can play with other cards than its parent, and
it inherits neither threads nor locks.
"""

import errno
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from multiprocessing.process import BaseProcess
from typing import Generic, Protocol, TypeVar

from ..kernel import BadInput

CAN_WAIT = hasattr(signal, "pthread_sigmask")  # not on Windows

A = TypeVar("A")
B = TypeVar("B")


class Crew(Protocol):
    """Those who do the work."""

    def each(self, work: Callable[[A], B], items: Iterable[A]) -> Iterator[B]:
        """What comes of each item, in the order in which it is finished. BadInput is raised here as it was there."""
        ...


class Alone:
    """Everything in this process."""

    def each(self, work: Callable[[A], B], items: Iterable[A]) -> Iterator[B]:
        return map(work, items)


class Processes:
    """So many processes, started with some variables in their environment. A context: leaving it ends them."""

    def __init__(self, workers: int, environment: Mapping[str, str] | None = None) -> None:
        self._workers = workers
        self._environment = environment or {}
        self._others = set(active_children())
        self._mine: set[BaseProcess] = set()
        self._pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_worker)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:  # interrupted: what is being worked on is given up
            for process in self._mine:
                process.terminate()
        self._pool.shutdown(cancel_futures=True)

    def each(self, work: Callable[[A], B], items: Iterable[A]) -> Iterator[B]:
        left = iter(items)
        running: set[Future[Done[B]]] = set()
        with _environment(self._environment):
            try:
                while True:
                    # two for each worker, so that none waits while results are written
                    wanted = islice(left, 2 * self._workers - len(running))
                    running |= {self._hand_out(work, item) for item in wanted}
                    if not running:
                        return
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        yield future.result().given()
            except BrokenProcessPool as error:
                self._pool.shutdown()  # only now is it certain how each of them ended
                if any(process.exitcode == -signal.SIGINT for process in self._mine):
                    # Ctrl-C reaches everybody at a terminal; that others are gone may be noticed first
                    raise KeyboardInterrupt from None
                raise ChildProcessError(errno.ECHILD, "a process that played has died (was memory short?)") from error

    def _hand_out(self, work: Callable[[A], B], item: A) -> "Future[Done[B]]":
        """Starts a process for it where fewer than wanted are there. None is started without being known as ours."""
        with _interrupts_wait():
            future = self._pool.submit(carry_out, work, item)
            self._mine |= set(active_children()) - self._others
        return future


def crew_of(workers: int, environment: Mapping[str, str] | None = None) -> AbstractContextManager[Crew]:
    """So many hands; a single one works here, unless it takes another environment."""
    return nullcontext(Alone()) if workers == 1 and not environment else Processes(workers, environment)


@dataclass(frozen=True, slots=True)
class Done(Generic[B]):
    """A result, or the sentence that says why there is none: exceptions do not all survive the way home."""

    result: B | None = None
    refused: str = ""

    def given(self) -> B:
        if self.refused:
            raise BadInput(self.refused)
        return self.result  # type: ignore[return-value]  # a work may well have None as its result


def carry_out(work: Callable[[A], B], item: A) -> Done[B]:
    try:
        return Done(work(item))
    except BadInput as error:
        return Done(refused=str(error))


def _begin_worker() -> None:
    """Ctrl-C ends a worker without a word, and so does the end of its parent, however that comes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C waits until this is over. A process started here lets it wait until it can end without a word: an
    interpreter that is interrupted while it starts would write where it was."""
    if not CAN_WAIT:
        yield
        return
    resource_tracker.ensure_running()  # beforehand, since where it starts it lets signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _environment(variables: Mapping[str, str]) -> Iterator[None]:
    """Processes that are started now find these variables in their environment."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
