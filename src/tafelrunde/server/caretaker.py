"""What is done although nobody asks: flags that fall, bots that wait, tables nobody uses, what other workers wrote."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import clock, usher
from .actions import chat
from .bell import Ring
from .bot_players import wake_bots
from .checkup import beat
from .database import now
from .hall import Hall
from .lobby import forget_openers
from .metrics import LIVE_TABLES
from .room import Room
from .schema import tables
from .trouble import Trouble

log = structlog.get_logger()

PULSE, FAST_PULSE = 5.0, 1.0  # seconds between two signs of life, and where the clock of a table runs
TIDY = 60.0


def start_jobs(hall: Hall) -> "list[asyncio.Task[None]]":
    """Everything that goes on in the background of one worker."""
    jobs = (
        (_sweep, hall.config.sweep_seconds),
        (_beat, FAST_PULSE),
        (forget_openers, TIDY),
        *([(usher.repeat, hall.config.attendance_repeat)] if hall.bell.several_workers else []),
        (_owed_to_bots, None),
        (_follow, None),
    )
    return [asyncio.create_task(_again_and_again(job, seconds, hall), name=job.__name__) for job, seconds in jobs]


async def _again_and_again(job: Callable[[Hall], Any], seconds: float | None, hall: Hall) -> None:
    """A job in the background. One that fails is noted, once, and tried again: a database may come back."""
    failed = ""
    while True:
        try:
            await job(hall)
            if failed:
                log.info("background job works again", job=job.__name__)
                failed = ""
            if seconds is None:
                return
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if failed != type(error).__name__:
                failed = type(error).__name__
                log.error("background job failed", job=job.__name__, error=f"{failed}: {error}")
        await asyncio.sleep(seconds or 1.0)


async def _sweep(hall: Hall) -> None:
    due = select(tables.c.id).where(tables.c.due <= now()).order_by(tables.c.due).limit(200)
    for row in await hall.read(due):
        await _attend(hall, row.id)
    if hall.bell.several_workers:
        for room in await _behind(hall):
            await _catch_up(hall, room, Ring(room.id, chat=True))
    _unload_idle(hall)
    await hall.writer.tidy()


async def _beat(hall: Hall) -> None:
    """A sign of life, so that clocks know since when there was no server. More often where a clock runs."""
    clocked = any(room.agreed.clock is not None for room in hall.rooms.values())
    if clocked or time.monotonic() - hall.beaten >= PULSE:
        await beat(hall)
        hall.beaten = time.monotonic()
    await hall.presence.show()


def _unload_idle(hall: Hall) -> None:
    """Rooms that nobody looks at and nobody has used for a while are let go; the database has them."""
    horizon = time.monotonic() - hall.config.idle_seconds
    for room in list(hall.rooms.values()):
        if not room.watchers and room.used < horizon and not room.lock.locked() and room.bot_task is None:
            del hall.rooms[room.id]
    LIVE_TABLES.set(len(hall.rooms))


# tables that are due


async def _owed_to_bots(hall: Hall) -> None:
    """After a start: tables at which a bot was asked when the server stopped are due at once."""
    async with hall.engine.connect() as connection:
        found = await connection.execute(select(tables.c.id).where(tables.c.due.is_not(None)).limit(10_000))
        ids = [row.id for row in found]
    for id in ids:
        await _attend(hall, id)


async def _attend(hall: Hall, id: str) -> None:
    """Looks after a table that is due: its clocks, its bots."""
    try:
        room = await hall.room(id)
        async with room.lock:
            live = await hall.live(room)
            await clock.flags_fall(hall, room, live, now())
            due = None if live.over else hall.due(room, live, now())

            async def write(connection: AsyncConnection) -> None:
                await connection.execute(
                    update(tables).where(tables.c.id == id, tables.c.seq == live.seq).values(due=due)
                )

            await hall.change(write)
            room.due = due
        wake_bots(hall, room)
    except Trouble as trouble:
        log.warning("table could not be attended to", table=id, error=trouble.error)
        if trouble.error in ("other-rules", "not-begun"):
            await _not_due(hall, id)


async def _not_due(hall: Hall, id: str) -> None:
    async def write(connection: AsyncConnection) -> None:
        await connection.execute(update(tables).where(tables.c.id == id).values(due=None))

    await hall.change(write)


# other workers


async def _follow(hall: Hall) -> None:
    """Keeps rooms in step with what other workers write. A room that is busy keeps no other one waiting."""
    rung: dict[str, list[Ring]] = {}
    following: set[asyncio.Task[None]] = set()
    async for ring in hall.bell.heard():
        room = hall.rooms.get(ring.table)
        if room is None:
            continue
        if ring.attending is not None:
            usher.hear(hall, room, ring.attending)
            continue
        if room.id in rung:
            rung[room.id].append(ring)
            continue
        rung[room.id] = [ring]
        task = asyncio.create_task(_follow_room(hall, room, rung), name=f"following {room.id}")
        following.add(task)
        task.add_done_callback(following.discard)


async def _follow_room(hall: Hall, room: Room, rung: dict[str, "list[Ring]"]) -> None:
    """One ring after the other, until there is none left."""
    rings = rung[room.id]
    try:
        while rings:
            await _catch_up(hall, room, rings.pop(0))
    finally:
        del rung[room.id]


async def _catch_up(hall: Hall, room: Room, ring: Ring) -> None:
    """Brings a room in step with what other workers wrote."""
    try:
        await hall.follow(room, ring.answered)
        if ring.chat:
            async with room.lock:
                await chat.catch_up(hall, room)
    except Trouble as trouble:
        log.warning("table cannot be followed", table=room.id, error=trouble.error)


async def _behind(hall: Hall) -> list[Room]:
    """Rooms with watchers here that have moved on in the database: for when the bell was not heard."""
    watched = [room for room in hall.rooms.values() if room.watchers]
    late: list[Room] = []
    for begin in range(0, len(watched), 500):
        part = {room.id: room for room in watched[begin : begin + 500]}
        found = await hall.read(select(tables.c.id, tables.c.seq, tables.c.version).where(tables.c.id.in_(part)))
        for id, seq, version in found:
            room = part[id]
            if not room.lock.locked() and (seq > (room.live.seq if room.live else 0) or version > room.version):
                late.append(room)
    return late
