"""Bots at a table: whose turn it is among them, and their answer, no sooner than their pace."""

import asyncio
import time

import structlog

from .database import now
from .hall import Hall
from .metrics import moves_by
from .room import Room
from .trouble import Trouble

log = structlog.get_logger()


def wake_bots(hall: Hall, room: Room) -> None:
    """If a bot is asked, it is set thinking; there is one task for a table at most."""
    live = room.live
    if live is None or room.bot_task is not None:
        return
    if any(room.bot_for(seat) is not None for seat in live.asked):
        room.bot_task = asyncio.create_task(_bots_play(hall, room), name=f"bots of {room.id}")
        room.bot_task.add_done_callback(lambda task: _bots_rest(hall, room, task))


def _bots_rest(hall: Hall, room: Room, task: "asyncio.Task[None]") -> None:
    room.bot_task = None
    if task.cancelled():
        return
    error = task.exception()
    if error is None:
        wake_bots(hall, room)
    elif not isinstance(error, Trouble):
        log.error("bots stopped", table=room.id, error=f"{type(error).__name__}: {error}")


async def _bots_play(hall: Hall, room: Room) -> None:
    """One answer of one bot. It comes no sooner than the pace, whatever the bot has to think about."""
    live = room.live
    assert live is not None
    seat = next(seat for seat in live.asked if room.bot_for(seat) is not None)
    bot = room.bot_for(seat)
    assert bot is not None
    begun, seq = time.monotonic(), live.seq
    choice = next(choice for choice in live.table.choices if choice.seat == seat)
    picked = await hall.thinkers.pick(
        room.game,
        room.mode,
        len(room.names),
        bot,
        choice,
        live.table.view(seat),
        f"{room.seed}/{seat}/{seq}",
    )
    await asyncio.sleep(max(0.0, begun + hall.config.bot_pace - time.monotonic()))
    async with room.lock:
        live = await hall.live(room)
        asked = live.times.of(seat)
        if asked is None or asked.seq > seq or live.over or room.bot_for(seat) is None:
            return  # the table has moved on; the seat that is asked now is asked again
        entry = live.stand_in(seat, picked, now())
        await hall.commit(room, live, entry)
    room.used = time.monotonic()
    moves_by(room.game.id, "bot").inc()
