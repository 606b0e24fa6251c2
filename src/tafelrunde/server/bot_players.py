"""Bots at a table: whose turn it is among them, and their answer, at their pace (`pace.py`)."""

import asyncio
import time

import structlog

from .database import now
from .hall import Hall
from .metrics import moves_by
from .room import BotAsked, Room
from .thinker_processes import Busy
from .thinkers import Position
from .trouble import Overtaken, Trouble

log = structlog.get_logger()


class MovedOn(Exception):
    """Nobody wants the answer any more."""


def wake_bots(hall: Hall, room: Room) -> None:
    """If a bot is asked, it is set thinking; there is one task for a table at most.

    One that still waits to think about what is no longer asked makes room for another; so does one that waits behind
    everybody since nobody looked on, when somebody does.
    """
    live = room.live
    if live is None or hall.closed:
        return
    seen = _seen(room)
    if room.bot_task is not None:
        asked = room.bot_asked
        if asked is None or (_still_asked(hall, room, asked) and (asked.seen or not seen)):
            return
        room.bot_task.cancel()
        room.bot_task = None
    seat = next((seat for seat in live.asked if room.bot_for(seat) is not None), None)
    if seat is not None:
        room.bot_asked = asked = BotAsked(seat, live.seq, seen)
        room.bot_task = asyncio.create_task(_bot_plays(hall, room, asked), name=f"bots of {room.id}")
        room.bot_task.add_done_callback(lambda task: _bots_rest(hall, room, task))


def _seen(room: Room) -> bool:
    """Whether somebody is there to wait for a bot: at the table, or watching."""
    if room.watchers:
        return True
    live = room.live
    return live is not None and any(seat not in live.stand_ins and seat not in live.out for seat in room.people())


def _owner(room: Room) -> str:
    """On whose account its bots think: that of a person who plays here, of somebody who watches, or the table's own."""
    return room.address or next((watcher.address for watcher in room.watchers), room.id)


def _still_asked(hall: Hall, room: Room, asked: BotAsked) -> bool:
    live = room.live
    if live is None or live.over or hall.rooms.get(room.id) is not room or room.bot_for(asked.seat) is None:
        return False
    times = live.times.of(asked.seat)
    return times is not None and times.seq <= asked.seq


def _bots_rest(hall: Hall, room: Room, task: "asyncio.Task[None]") -> None:
    if room.bot_task is task:
        room.bot_task = None
    if task.cancelled():
        return
    error = task.exception()
    if error is None or isinstance(error, MovedOn | Overtaken):
        wake_bots(hall, room)
    elif not isinstance(error, Trouble | Busy):  # the caretaker will come by: the table is due before long
        log.error("bots stopped", table=room.id, error=f"{type(error).__name__}: {error}")


async def _bot_plays(hall: Hall, room: Room, asked: BotAsked) -> None:
    """One answer of one bot, at a moment that tells nothing about what the bot had to think about."""
    live, seat = room.live, asked.seat
    bot = room.bot_for(seat)
    if live is None or bot is None or not _still_asked(hall, room, asked):
        raise MovedOn
    begun = time.monotonic()
    choice = next(choice for choice in live.table.choices if choice.seat == seat)
    position = Position(room.game, room.mode, len(room.names), choice, live.table.view(seat))

    def turn_comes() -> None:
        if not _still_asked(hall, room, asked):
            raise MovedOn
        asked.seen = True  # it waits no more, so there is nothing to hurry

    seed = f"{room.seed}/{seat}/{asked.seq}"
    picked = await hall.thinkers.pick(position, bot, seed, _owner(room), asked.seen, turn_comes)
    await asyncio.sleep(max(0.0, begun + picked.moment - time.monotonic()))
    room.bot_asked = None  # from here on it is not called off
    async with room.lock:
        live = await hall.live(room)
        if not _still_asked(hall, room, asked):
            return  # the table has moved on; the seat that is asked now is asked again
        entry = live.stand_in(seat, picked.option, now())
        await hall.commit(room, live, entry)
    room.used = time.monotonic()
    moves_by(room.game.id, "bot").inc()
