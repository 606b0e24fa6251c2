"""Moves, undoing, giving up, clocks and bots: everything that appends an answer."""

import asyncio
import time
from functools import cache

import structlog
from prometheus_client import Counter
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..kernel import Reason, Refused
from .database import now
from .hall import Hall
from .live import LiveTable
from .metrics import MOVE_SECONDS, MOVES, REFUSALS
from .records import rebuilt
from .room import BOT, Room, UndoRequest
from .schema import tables
from .trouble import Trouble, reason_info, refusal, stale
from .wire import Accepted, ReasonInfo, UndoAnswer, encode

log = structlog.get_logger()


@cache
def _count(game: str, by: str) -> Counter:
    """The counter of moves for one game; looking it up by its labels takes longer than counting."""
    return MOVES.labels(game, by)


async def move(hall: Hall, room: Room, seat: int, id: str, seq: int, text: str) -> Accepted:
    """Makes a move; returns when it is on the disk. The same id again gets the same answer."""
    begun = time.perf_counter()
    async with room.lock:
        live = await hall.live(room)
        made = live.recent.get((seat, id))
        if made is not None:
            return Accepted(id, made, repeated=True)
        at = now()
        if live.clock is not None and live.out_of_time(at):
            await _flags_fall(hall, room, live, at)
            live = await hall.live(room)
        trouble = _too_late(room, live, seat, seq)
        if trouble is None:
            try:
                entry = live.move(seat, text, id, at)
            except Refused as refused:
                trouble = refusal(room.game.id, refused.reason, live.seq)
        if trouble is not None:
            made = await hall.made_as(room, seat, id)
            if made is not None:
                return Accepted(id, made, repeated=True)
            REFUSALS.labels("stale" if trouble.error == "stale" else "rules").inc()
            raise trouble
        try:
            await hall.commit(room, live, entry)
        except Trouble as lost:
            made = None if lost.error == "storage" else await hall.made_as(room, seat, id)
            if made is not None:
                return Accepted(id, made, repeated=True)
            raise
    _count(room.game.id, "person").inc()
    MOVE_SECONDS.observe(time.perf_counter() - begun)
    wake_bots(hall, room)
    return Accepted(id, entry.seq)


def _too_late(room: Room, live: LiveTable, seat: int, seq: int) -> Trouble | None:
    """Whether a seat has seen the question it answers: asked since then, and nothing later is known to it."""
    if live.over:
        return refusal(room.game.id, Reason("game-over"), live.seq)
    if seat in live.out:
        return Trouble(409, "out", seq=live.seq)
    if seat in live.stand_ins and live.times.left:
        return Trouble(409, "out-of-time", seq=live.seq)
    asked = live.times.of(seat)
    if asked is None:
        return refusal(room.game.id, Reason("not-your-turn", room.game.turn_rules), live.seq)
    return None if asked.seq <= seq <= live.seq else stale(live.seq)


async def why_not(hall: Hall, room: Room, seat: int, text: str) -> ReasonInfo | None:
    async with room.lock:
        live = await hall.live(room)
        reason = Reason("game-over") if live.over else live.table.why_not(text, seat)
    return None if reason is None else reason_info(room.game.id, reason)


# undoing


async def undo(hall: Hall, room: Room, seat: int, id: str, seq: int) -> UndoAnswer:
    """Takes the seat's last choice back: at once where nothing has become known since, else if the others agree."""
    async with room.lock:
        live = await hall.live(room)
        made = await hall.made_as(room, seat, id)
        if made is not None:
            return UndoAnswer(id, True, made)
        if seq != live.seq:
            raise stale(live.seq)
        if live.over:
            raise refusal(room.game.id, Reason("game-over"), live.seq)
        try:
            entry = live.undo(seat, id, now())
        except Refused as refused:
            return await _ask_to_undo(hall, room, live, seat, id, refused)
        await hall.commit(room, live, entry)
    wake_bots(hall, room)
    return UndoAnswer(id, True, entry.seq)


async def _ask_to_undo(hall: Hall, room: Room, live: LiveTable, seat: int, id: str, refused: Refused) -> UndoAnswer:
    past = await rebuilt(hall, room)
    last = past.last_choice(room.names[seat])
    if last is None or live.versions[1:]:
        # nothing to go back to, or it was played with rules that are no longer there
        raise refusal(room.game.id, refused.reason, live.seq)
    wanted = [number for number in room.people() if number != seat and number not in live.out]
    room.undo = UndoRequest(seat, last, [], wanted)
    if not wanted:
        return UndoAnswer(id, True, await _go_back(hall, room, live))
    await _keep_request(hall, room)
    return UndoAnswer(id, False, live.seq)


async def consent(hall: Hall, room: Room, seat: int, agree: bool) -> None:
    """One of the others agrees to going back, or does not; when all have agreed, the table goes back."""
    async with room.lock:
        live = await hall.live(room)
        if room.undo is None or seat not in room.undo.wanted:
            raise Trouble(409, "nothing-asked")
        if not agree:
            room.undo = None
            await _keep_request(hall, room)
            return
        if seat not in room.undo.agreed:
            room.undo.agreed.append(seat)
        if set(room.undo.agreed) >= set(room.undo.wanted):
            await _go_back(hall, room, live)
        else:
            await _keep_request(hall, room)
    wake_bots(hall, room)


async def _go_back(hall: Hall, room: Room, live: LiveTable) -> int:
    assert room.undo is not None
    past = await rebuilt(hall, room)
    earlier = await asyncio.to_thread(past.table, room.undo.lines)
    entry = live.go_back(earlier, room.undo.seat, now())
    await hall.commit(room, live, entry)
    return entry.seq


async def _keep_request(hall: Hall, room: Room) -> None:
    """A request to go back outlives the server as everything else does."""
    undo = None if room.undo is None else encode(room.undo).decode()

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(
            update(tables).where(tables.c.id == room.id).values(undo=undo, version=tables.c.version + 1)
        )

    await hall.change(write)
    room.version += 1
    hall.tell_table(room)
    hall.bell.ring(room.id)


# giving up, and letting reactions pass


async def resign(hall: Hall, room: Room, seat: int, id: str) -> Accepted:
    async with room.lock:
        live = await hall.live(room)
        made = await hall.made_as(room, seat, id)
        if made is not None:
            return Accepted(id, made, repeated=True)
        if live.over:
            raise refusal(room.game.id, Reason("game-over"), live.seq)
        if seat in live.out:
            raise Trouble(409, "out", "out-already", seq=live.seq)
        entry = live.leave(seat, "resign", id, now(), _bots(room))
        await hall.commit(room, live, entry)
    wake_bots(hall, room)
    return Accepted(id, entry.seq)


def _bots(room: Room) -> list[int]:
    return [number for number, seat in enumerate(room.seats) if seat.bot is not None]


async def passing(hall: Hall, room: Room, seat: int, id: str, on: bool) -> Accepted:
    """Only the seat itself learns of it: that somebody does not want to react is nobody else's business.

    A question that is open already is answered like any other move.
    """
    async with room.lock:
        live = await hall.live(room)
        made = await hall.made_as(room, seat, id)
        if made is not None:
            return Accepted(id, made, repeated=True)
        entry = live.pass_automatically(seat, on, id, now())
        if entry is not None:
            await hall.commit(room, live, entry)
        else:
            seq, saved = live.seq, live.saved()

            async def write(connection: AsyncConnection) -> None:
                await connection.execute(
                    update(tables).where(tables.c.id == room.id, tables.c.seq == seq).values(saved=saved)
                )

            await hall.change(write)
            for watcher in room.watchers:
                if watcher.seat == seat:
                    watcher.push(live.update(seat, live.events, [], None, now()))
    wake_bots(hall, room)
    return Accepted(id, live.seq)


# clocks


async def _flags_fall(hall: Hall, room: Room, live: LiveTable, at: int) -> None:
    """A seat out of time loses or is replaced by a bot, as agreed. Under the room's lock."""
    for seat in live.out_of_time(at):
        if live.over or room.bot_for(seat) is not None:
            continue
        if room.agreed.on_timeout.startswith(BOT):
            entry = live.hand_over(seat, room.agreed.on_timeout.removeprefix(BOT), at)
        else:
            entry = live.leave(seat, "timeout", None, at, _bots(room))
        log.info("time ran out", table=room.id, seat=room.names[seat])
        await hall.commit(room, live, entry)


async def attend(hall: Hall, id: str) -> None:
    """Looks after a table that is due: its clocks, its bots."""
    try:
        room = await hall.room(id)
        async with room.lock:
            live = await hall.live(room)
            await _flags_fall(hall, room, live, now())
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


# bots


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
            return  # the table has moved on; whoever is asked now is asked again
        entry = live.stand_in(seat, picked, now())
        await hall.commit(room, live, entry)
    room.used = time.monotonic()
    _count(room.game.id, "bot").inc()


async def owed_to_bots(hall: Hall) -> None:
    """After a start: tables at which a bot was asked when the server stopped are due at once."""
    async with hall.engine.connect() as connection:
        found = await connection.execute(select(tables.c.id).where(tables.c.due.is_not(None)).limit(10_000))
        ids = [row.id for row in found]
    for id in ids:
        await attend(hall, id)
