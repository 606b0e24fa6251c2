"""The processes in which bots think, and the queue before them.

A process is asked one question a line and answers one line (`thinker.py`). One that crashes or thinks too long is
ended, and another is started when it is needed.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog

from .metrics import THINKING_WAIT
from .thinking_queue import Full, ThinkingQueue

log = structlog.get_logger()

LONGEST_LINE = 4 * 1024 * 1024
START_SECONDS = 60.0  # on a busy machine starting takes longer than any thought


class Question(msgspec.Struct):
    """All a bot may know: whose eyes it has, what they see, and what it is asked."""

    game: str
    mode: str
    bot: str
    seat: int
    seats: int
    seed: str
    view: Any
    prompt: str
    about: dict[str, str]
    options: list[str]
    advise: int = 0  # not one option, but what is to be said of so many
    milliseconds: int = 0  # to think; 0: advice at a glance, or as long as this bot usually does
    cards: str = ""  # the hash of the cards that are played with, where they may be those of before
    looking_back: "LookingBack | None" = None  # at what was chosen, instead of anything else


class LookingBack(msgspec.Struct):
    """What was `chosen`, with so many trials; or, where `better` is named, which of the two, with as many pairs."""

    chosen: str
    better: str
    trials: int


class Said(msgspec.Struct):
    """`bots.Advice` as it travels."""

    move: str
    score: float
    chance: float | None
    trials: int


class Glanced(msgspec.Struct):
    """`bots.hindsight.Glance` as it travels."""

    chance: float
    better: str
    best: float
    trials: int
    shares: list[float]


class Duelled(msgspec.Struct):
    """`bots.hindsight.Duel` as it travels."""

    pairs: int
    chosen: float
    other: float
    squares: float


class Thought(msgspec.Struct):
    """An answer. The first one of a process is empty: it has started."""

    option: str | None = None
    advice: list[Said] | None = None
    glanced: Glanced | None = None
    duelled: Duelled | None = None
    error: str | None = None


encode = msgspec.json.Encoder().encode
read_thought = msgspec.json.Decoder(Thought).decode


class Failed(Exception):
    """A bot gave no answer; the message says why."""


class Busy(Exception):
    """There was no process free in time. `owner`: since the same owner has asked for too much."""

    def __init__(self, owner: bool = False) -> None:
        super().__init__("too much to think about")
        self.owner = owner


Process = asyncio.subprocess.Process
Ask = Callable[[], Question]


@dataclass(eq=False, slots=True)
class Claim:
    """A claim to a process: how urgent, on whose account, and how many seconds it waits (None: as long as it takes).
    `kind` is what its waiting is counted as, if not as what the processes are for."""

    rank: int
    owner: str
    patience: float | None
    kind: str = ""
    granted: "asyncio.Future[Process | None]" = field(init=False)


class Processes:
    """A few processes of one kind. Each is started when it is first needed."""

    command: tuple[str, ...] = (sys.executable, "-m", "tafelrunde.server.thinker")

    def __init__(self, kind: str, number: int, seconds: float, queue: "ThinkingQueue[Claim]", nice: int = 0) -> None:
        self._kind = kind
        self._seconds = seconds
        self._queue = queue
        self._nice = nice
        self._free: list[Process | None] = [None] * number
        self._all: set[Process] = set()
        self._closed = False

    async def ask(self, claim: Claim, ask: Ask) -> Thought:
        """What a process answers to a question, which is put when there is one to put it to. Raises Busy or Failed.

        Who stops waiting is out of the queue. What is being thought about then is thought to its end, which is soon: to
        end the process would cost more time than it saves.
        """
        begun = time.monotonic()
        process = await self._turn(claim)
        THINKING_WAIT.labels(claim.kind or self._kind).observe(time.monotonic() - begun)
        thinking = asyncio.create_task(self._think(process, ask))
        thinking.add_done_callback(lambda task: task.cancelled() or task.exception())  # nobody may be waiting
        return await asyncio.shield(thinking)

    async def _turn(self, claim: Claim) -> Process | None:
        if self._free:
            self._queue.had_turn(claim.owner)
            return self._free.pop()
        try:
            self._queue.join(claim, claim.rank, claim.owner)
        except Full as full:
            raise Busy(full.owner) from None
        claim.granted = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(claim.patience):
                return await claim.granted
        except BaseException as error:
            if claim.granted.done() and not claim.granted.cancelled():
                self._pass_on(claim.granted.result())
            else:
                self._queue.leave(claim, claim.rank, claim.owner)
            if isinstance(error, TimeoutError):
                raise Busy from None
            raise

    def _pass_on(self, process: Process | None) -> None:
        """A process is free: for whom it is next, or for somebody who comes."""
        while (claim := self._queue.next()) is not None:
            if not claim.granted.done():
                claim.granted.set_result(process)
                return
        self._free.append(process)

    async def _think(self, process: Process | None, ask: Ask) -> Thought:
        idle = True
        try:
            if process is None or process.returncode is not None:
                process = None
                process = await self._start()
            question = ask()
            idle = False
            assert process.stdin is not None
            process.stdin.write(encode(question) + b"\n")
            await process.stdin.drain()
            thought = await _answer(process, self._seconds)
            idle = True
            if thought.error is not None:
                log.error("bot raised an error", bot=question.bot, error=thought.error)
                raise Failed("it raised an error")
            return thought
        except TimeoutError:
            raise Failed("it thought too long") from None
        except (OSError, ValueError, msgspec.MsgspecError):
            raise Failed("it crashed") from None
        finally:
            if not idle and process is not None:
                self._end(process)  # it may still be thinking about a question nobody wants answered
                process = None
            self._pass_on(process)

    async def _start(self) -> Process:
        """A process that has said that it is there: what starting takes is no part of what a bot thinks."""
        if self._closed:
            raise Failed("the server stops")
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=dict(os.environ),
        )
        self._all.add(process)
        if self._nice:
            os.setpriority(os.PRIO_PROCESS, process.pid, self._nice)
        try:
            await _answer(process, START_SECONDS)
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        """Ends them all, and waits until they are gone."""
        self._closed = True
        ending = list(self._all)
        for process in ending:
            self._end(process)
        await asyncio.gather(*(process.wait() for process in ending))


async def _answer(process: Process, seconds: float) -> Thought:
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), seconds)
    if not line:
        raise Failed("it crashed")
    return read_thought(line)
