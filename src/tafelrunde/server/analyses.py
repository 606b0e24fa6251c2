"""Where finished games were lost: thought about in the background, kept when it is found.

One worker thinks about a game, in small parts that let everybody else go first, and writes down now and then how far it
is. So any worker can tell, and when the one that thinks is gone another begins again.
"""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import structlog
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots.hindsight import Duel, Glance
from ..bots.mistakes import Effort, Mistake, Moment, Retrospect, Task
from .database import now
from .hall import Hall
from .replays import Leafed, Replays
from .room import Room
from .schema import analyses
from .thinker_processes import Busy, Failed
from .thinkers import Position
from .trouble import Trouble, no_table, storage_down
from .wire import Analysis, ChancePoint, MistakeInfo, encode
from .writer import StorageDown

log = structlog.get_logger()

METHOD = 1  # counts changes of what is found in the same game
SAVED_EVERY = 2.0  # seconds
SILENT = 20_000  # milliseconds without a sign of life: nobody works on it any more
MOST_CHOICES = 1_500  # a longer game would take too long
AGAIN = 1.0  # seconds until a part is offered again that found no place to wait

read_analysis = msgspec.json.Decoder(Analysis).decode


@dataclass(eq=False, slots=True)
class Work:
    """A game that is being thought about here, on somebody's account."""

    room: Room
    game: Leafed
    owner: str
    plan: Retrospect
    seats: Sequence[str]
    end: dict[str, float]  # each seat's share of the win, as it came
    task: "asyncio.Task[None] | None" = field(default=None)

    def found(self, finished: bool = False) -> Analysis:
        plan = self.plan
        chances = [ChancePoint(moment.answers + 1, self._by_seat(shares)) for moment, shares in plan.chances()]
        if finished and self.end:
            chances = [one for one in chances if one.answer < len(self.game.record.lines)]
            chances.append(ChancePoint(len(self.game.record.lines), self.end))
        numbers = range(len(self.seats))
        return Analysis(
            "done" if finished else "running",
            plan.of if finished else plan.done,
            plan.of,
            len(plan.moments),
            plan.thought_about,
            chances,
            [self._mistake(mistake) for seat in numbers for mistake in plan.mistakes(seat)],
            {self.seats[seat]: plan.close(seat) for seat in numbers},
        )

    def _by_seat(self, shares: Sequence[float]) -> dict[str, float]:
        return {seat: round(share, 4) for seat, share in zip(self.seats, shares, strict=True)}

    def _mistake(self, mistake: Mistake) -> MistakeInfo:
        moment = mistake.moment
        return MistakeInfo(
            moment.answers,
            self.game.turns[moment.answers],
            self.seats[moment.seat],
            moment.chosen,
            mistake.better,
            round(mistake.chance, 4),
            round(mistake.best, 4),
            round(mistake.lost, 4),
            round(mistake.low, 4),
            round(mistake.high, 4),
            mistake.trials,
        )

    def position(self, moment: Moment) -> Position | None:
        """What the seat saw when it chose; None where it had no choice."""
        table = self.game.table_after(moment.answers)
        choice = next((choice for choice in table.choices if choice.seat == moment.seat), None)
        if choice is None or len(choice.options) == 1:
            return None
        return Position(table.game, table.mode, len(table.seats), choice, table.view(moment.seat))


class Analyses:
    """All finished games that this worker looks back at, and those that were looked at before."""

    def __init__(self, hall: Hall, replays: Replays) -> None:
        self._hall = hall
        self._replays = replays
        self._work: dict[str, Work] = {}
        self._starting = asyncio.Lock()

    async def look(self, room: Room) -> Analysis:
        """How far it is, and what is found so far."""
        await self._finished(room)
        return await self._known(room) or _nothing("none")

    async def start(self, room: Room, address: str) -> Analysis:
        """The same, and begins where nobody has. Raises Trouble if it cannot be done, or not now."""
        game = await self._finished(room)
        async with self._starting:
            known = await self._known(room)
            if known is not None:
                return known
            if len(self._work) >= self._hall.config.analyses:
                raise Trouble(503, "no-analysis", "no-analysis-busy", headers={"Retry-After": "10"})
            work = await asyncio.to_thread(_work_on, room, game, address, Effort.of(self._hall.config.analysis_trials))
            self._hall.limits.take("analyses", address)
            if not await self._claim(work):
                return await self._known(room) or _nothing("running")
            self._work[room.id] = work
            work.task = asyncio.create_task(self._think(work), name="analysis")
            return work.found()

    async def close(self) -> None:
        tasks = [work.task for work in self._work.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _finished(self, room: Room) -> Leafed:
        """The game, if it is over and can be looked back at."""
        game = await self._replays.leafed(room)
        if game.other_rules is not None:
            raise game.not_looked_back()
        if room.game.thinking is None or room.game.thinking.ahead is None:
            raise Trouble(409, "no-analysis", "no-analysis-here")
        return game

    async def _known(self, room: Room) -> Analysis | None:
        if (work := self._work.get(room.id)) is not None:
            return work.found()
        kept = select(analyses).where(analyses.c.table_id == room.id, analyses.c.method == METHOD)
        row = (await self._hall.read(kept)).one_or_none()
        if row is None or not (row.finished or row.at > now() - SILENT):
            return None
        return read_analysis(row.found)

    async def _claim(self, work: Work) -> bool:
        """Whether this worker is the one that thinks about it."""
        of = work.room.id
        given_up = and_(analyses.c.finished.is_(False), analyses.c.at <= now() - SILENT)

        async def write(connection: AsyncConnection) -> None:
            stale = or_(analyses.c.method != METHOD, given_up)
            await connection.execute(delete(analyses).where(analyses.c.table_id == of, stale))
            found = encode(work.found()).decode()
            await connection.execute(
                insert(analyses).values(table_id=of, at=now(), method=METHOD, finished=False, found=found)
            )

        try:
            await self._hall.writer.run(write)
        except IntegrityError:  # another worker was first, or the table is gone
            return False
        except StorageDown as error:
            raise storage_down() from error
        return True

    async def _think(self, work: Work) -> None:
        try:
            saved = time.monotonic()
            while tasks := work.plan.tasks():
                for task in tasks:
                    work.plan.note(task, await self._thought(work, task))
                    if time.monotonic() - saved > SAVED_EVERY:
                        await self._save(work, finished=False)
                        saved = time.monotonic()
            await self._save(work, finished=True)
        except (Trouble, Failed) as trouble:  # the table is gone, or the database; who asks again begins again
            log.warning("analysis given up", table=work.room.id, why=str(trouble))
            with suppress(Trouble):
                await self._hall.change(_let_go(work.room.id))
        finally:
            self._work.pop(work.room.id, None)

    async def _thought(self, work: Work, task: Task) -> Glance | Duel | None:
        position = await asyncio.to_thread(work.position, task.moment)
        if position is None:
            return None
        while True:
            try:
                return await self._hall.thinkers.look_back(position, task, work.owner)
            except Busy:
                await asyncio.sleep(AGAIN)

    async def _save(self, work: Work, finished: bool) -> None:
        found = encode(work.found(finished)).decode()

        async def write(connection: AsyncConnection) -> bool:
            kept = update(analyses).where(analyses.c.table_id == work.room.id)
            return (await connection.execute(kept.values(at=now(), finished=finished, found=found))).rowcount == 1

        if not await self._hall.change(write):
            raise no_table()


def _nothing(state: Literal["none", "running"]) -> Analysis:
    return Analysis(state, 0, 0, 0, 0, [], [], {})


def _let_go(table: str) -> Any:
    async def write(connection: AsyncConnection) -> None:
        await connection.execute(delete(analyses).where(analyses.c.table_id == table, analyses.c.finished.is_(False)))

    return write


def _work_on(room: Room, game: Leafed, owner: str, effort: Effort) -> Work:
    seats = room.names
    lines = game.record.lines
    moments = [Moment(at, seats.index(line.who), line.text) for at, line in enumerate(lines) if line.who is not None]
    if len(moments) > MOST_CHOICES:
        raise Trouble(409, "no-analysis", "no-analysis-long", choices=MOST_CHOICES)
    return Work(room, game, owner, Retrospect(moments, len(seats), effort), seats, _end(room, game))


def _end(room: Room, game: Leafed) -> dict[str, float]:
    """Each seat's share of the win; none where the game was broken off without a winner."""
    result = game.table_after(len(game.record.lines)).result
    winners = room.ended.winners if room.ended is not None else () if result is None else result.winners
    return {seat: round((number in winners) / len(winners), 4) for number, seat in enumerate(room.names) if winners}
