"""Bots think in processes of their own, so that the table never waits for them longer than it wants to.

A thinker is a child process that reads one question a line and writes one answer a line (`thinker.py`). It gets what
its seat sees and nothing else. One that crashes, answers nonsense or thinks too long is ended and replaced, and the
move is made by `random`.
"""

import asyncio
import hashlib
import os
import random
import sys
from typing import Any

import msgspec
import structlog

from ..bots import STRONGEST, make_bot
from ..kernel import Choice, Game
from .metrics import BOT_FAILURES

log = structlog.get_logger()

LONGEST_LINE = 4 * 1024 * 1024


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
    milliseconds: int = 0  # to think about the advice


class Said(msgspec.Struct):
    """`bots.Advice` as it travels."""

    move: str
    score: float
    chance: float | None
    trials: int


class Thought(msgspec.Struct):
    option: str | None = None
    advice: list[Said] | None = None
    error: str | None = None


encode = msgspec.json.Encoder().encode
read_thought = msgspec.json.Decoder(Thought).decode


class Failed(Exception):
    """A bot gave no answer; the message says why."""


class Thinkers:
    """A few processes; a question waits for one that is free."""

    command: tuple[str, ...] = (sys.executable, "-m", "tafelrunde.server.thinker")

    def __init__(self, number: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)  # started when first needed
        self._all: set[asyncio.subprocess.Process] = set()

    async def pick(
        self, game: "Game[Any, Any]", mode: str, seats: int, bot: str, choice: Choice, view: Any, seed: str
    ) -> str:
        """The bot's option; if it fails, a random one."""
        own = hashlib.sha256(f"bot:{seed}".encode()).hexdigest()  # the table's seed is not for bots
        question = _question(game, mode, seats, bot, choice, view, own)
        try:
            picked = (await self._ask(question)).option
            if picked not in question.options:
                raise Failed("it answered something else")
        except Failed as failed:
            BOT_FAILURES.labels(bot, str(failed)).inc()
            log.error("bot replaced for one move", bot=bot, why=str(failed), game=game.id, prompt=choice.prompt)
            return make_bot("random", game, random.getrandbits(64)).pick(choice, lambda: view).text
        return picked

    async def advise(
        self, game: "Game[Any, Any]", mode: str, seats: int, choice: Choice, view: Any, most: int, milliseconds: int
    ) -> list[Said]:
        """What the strongest bot thinks of a choice. Raises Failed."""
        question = _question(game, mode, seats, STRONGEST, choice, view, "advice")
        question.advise, question.milliseconds = most, milliseconds
        advice = (await self._ask(question)).advice
        if not advice:
            raise Failed("it answered something else")
        return advice

    async def _ask(self, question: Question) -> Thought:
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(encode(question) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            if not line:
                raise Failed("it crashed")
            thought = read_thought(line)
            if thought.error is not None:
                log.error("bot raised an error", bot=question.bot, error=thought.error)
                raise Failed("it raised an error")
            return thought
        except TimeoutError:
            raise Failed("it thought too long") from None
        except (OSError, ValueError, msgspec.MsgspecError):
            raise Failed("it crashed") from None
        except Failed:
            raise
        finally:
            failed = sys.exc_info()[0] is not None
            if failed and process is not None:
                self._end(process)  # it may still be thinking about a question nobody wants answered
                process = None
            self._free.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=dict(os.environ),
        )
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        if process.returncode is None:
            process.kill()

    def close(self) -> None:
        for process in list(self._all):
            self._end(process)


def _question(
    game: "Game[Any, Any]", mode: str, seats: int, bot: str, choice: Choice, view: Any, seed: str
) -> Question:
    options = [option.text for option in choice.options]
    return Question(game.id, mode, bot, choice.seat, seats, seed, view, choice.prompt, dict(choice.about), options)
