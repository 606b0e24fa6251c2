"""Bots think in processes of their own, so that no table waits for them longer than it wants to.

Bots that play and bots that advise have different processes, so that no number of hints keeps a bot from its move.
Those that advise also look back at finished games, whenever nobody waits for advice.
Those that play go first where somebody looks on, and answer at a glance when there is no time left to think. A bot that
crashes, answers nonsense or thinks too long is replaced for the move in the same way.
"""

import asyncio
import hashlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import structlog

from ..bots import STRONGEST, make_bot, usual_bot
from ..bots.hindsight import Duel, Glance
from ..bots.mistakes import Task
from ..kernel import Choice, Game
from .config import Config
from .metrics import BOT_FAILURES, GLANCES
from .pace import Pace
from .thinker_processes import Busy, Claim, Failed, LookingBack, Processes, Question, Said
from .thinking_queue import ThinkingQueue

log = structlog.get_logger()

SHARE = 4  # an address may have this part of all places in the queue
POLITE = 10  # who advises leaves the processor to those who play
ADVICE, HINDSIGHT = 0, 1  # who waits for advice goes before those who look back


class Replaced(Exception):
    """The same seat has asked for advice again."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat is asked and what it sees: all that a bot in its place gets to know."""

    game: "Game[Any, Any]"
    mode: str
    seats: int
    choice: Choice
    view: Any

    def question(self, bot: str, seed: str, milliseconds: int = 0, advise: int = 0) -> Question:
        asked = self.choice
        options = [option.text for option in asked.options]
        return Question(
            game=self.game.id,
            mode=self.mode,
            bot=bot,
            seat=asked.seat,
            seats=self.seats,
            seed=seed,
            view=self.view,
            prompt=asked.prompt,
            about=dict(asked.about),
            options=options,
            advise=advise,
            milliseconds=milliseconds,
        )


@dataclass(frozen=True, slots=True)
class Picked:
    """A bot's option, and how many seconds after it was asked it is to be told."""

    option: str
    moment: float


class Thinkers:
    """All that thinks for one worker."""

    def __init__(self, config: Config) -> None:
        places = config.thinking_waiting
        bots = ThinkingQueue[Claim](2, places, max(1, places // SHARE))
        hints = ThinkingQueue[Claim](2, places, config.hints_waiting)
        self._bots = Processes("bots", config.bot_workers, config.bot_seconds, bots)
        self._hints = Processes("hints", config.hint_workers, config.bot_seconds, hints, POLITE)
        self._bot_patience = config.bot_patience
        self._hint_patience = config.hint_patience
        self._pace = Pace(config.bot_pace)
        self._advising: dict[str, asyncio.Task[list[Said]]] = {}

    async def pick(
        self, position: Position, bot: str, seed: str, owner: str, seen: bool, turn_comes: Callable[[], None]
    ) -> Picked:
        """The bot's option. Where somebody looks on (`seen`), it comes in time, if need be at a glance.

        Where nobody does, it waits for as long as others go first; Busy is raised if there is no place to wait.
        `turn_comes` is called before the question is put, and may raise what it likes to call it off.
        """
        begun = time.monotonic()
        own = hashlib.sha256(f"bot:{seed}".encode()).hexdigest()  # the table's seed is not for bots
        turn, thought = 0.0, 0.0

        def ask() -> Question:
            nonlocal turn, thought
            turn_comes()
            turn = time.monotonic() - begun
            thought = self._pace.thought(bot, turn if seen else 0.0)
            return position.question(bot, own, round(1000 * thought))

        try:
            claim = Claim(0, owner, self._bot_patience) if seen else Claim(1, owner, None)
            picked = (await self._bots.ask(claim, ask)).option
            if picked is None or all(picked != option.text for option in position.choice.options):
                raise Failed("it answered something else")
        except Busy:
            if not seen:
                raise
            GLANCES.labels(bot).inc()
            turn, picked = time.monotonic() - begun, _at_a_glance(position)
        except Failed as failed:
            BOT_FAILURES.labels(bot, str(failed)).inc()
            log.error(
                "bot replaced for one move",
                bot=bot,
                why=str(failed),
                game=position.game.id,
                prompt=position.choice.prompt,
            )
            picked = _at_a_glance(position)
        return Picked(picked, self._pace.moment(bot, turn, thought, time.monotonic() - begun))

    async def advise(self, position: Position, most: int, milliseconds: int, asker: str, owner: str) -> list[Said]:
        """What the strongest bot thinks of a choice. Raises Failed, Busy, or Replaced when the asker asks again."""
        if (older := self._advising.get(asker)) is not None:
            older.cancel()
        advising = asyncio.create_task(self._advise(position.question(STRONGEST, "advice", milliseconds, most), owner))
        self._advising[asker] = advising
        try:
            return await advising
        except asyncio.CancelledError:
            own = asyncio.current_task()
            if own is not None and own.cancelling():
                raise
            raise Replaced from None
        finally:
            if self._advising.get(asker) is advising:
                del self._advising[asker]

    async def _advise(self, question: Question, owner: str) -> list[Said]:
        advice = (await self._hints.ask(Claim(ADVICE, owner, self._hint_patience), lambda: question)).advice
        if not advice:
            raise Failed("it answered something else")
        return advice

    async def look_back(self, position: Position, task: Task, owner: str) -> Glance | Duel | None:
        """What the strongest bot finds about something that was chosen, when nobody waits for advice.

        None where nothing can be tried out. Raises Failed, or Busy if the owner has too much of it.
        """
        question = position.question(STRONGEST, task.seed)
        question.cards = position.game.data_hash
        question.looking_back = LookingBack(task.moment.chosen, task.better, task.trials)
        claim = Claim(HINDSIGHT, owner, None, "hindsight")
        thought = await self._hints.ask(claim, lambda: question)
        if (seen := thought.glanced) is not None:
            return Glance(seen.chance, seen.better, seen.best, seen.trials, tuple(seen.shares))
        if (met := thought.duelled) is not None:
            return Duel(met.pairs, met.chosen, met.other, met.squares)
        return None

    async def close(self) -> None:
        await self._bots.close()
        await self._hints.close()


def _at_a_glance(position: Position) -> str:
    """What a quick bot would do. It takes a thousandth of a second, so nobody waits for it."""
    for bot in (usual_bot(position.game), "random"):
        try:
            player = make_bot(bot, position.game, random.getrandbits(64))
            return player.pick(position.choice, lambda: position.view).text
        except Exception as error:
            log.error("bot raised an error", bot=bot, error=f"{type(error).__name__}: {error}")
    return position.choice.options[0].text
