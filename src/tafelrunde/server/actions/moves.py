"""Making a move, asking why one cannot be made, letting reactions pass."""

import time

from sqlalchemy import and_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel import Reason, Refused
from .. import clock
from ..bot_players import wake_bots
from ..database import now
from ..door import by_seat
from ..hall import Hall
from ..live import LiveTable
from ..metrics import MOVE_SECONDS, REFUSALS, moves_by
from ..room import Room
from ..schema import tables
from ..trouble import Overtaken, Trouble, reason_info, refusal, stale
from ..wire import Accepted, Move, Passing, WhyNot, WhyNotAnswer


@by_seat(Move, path="moves", told=True)
async def move(hall: Hall, room: Room, seat: int, wish: Move) -> Accepted:
    """Makes a move; returns when it is on the disk. The same id again gets the same answer."""
    begun = time.perf_counter()
    async with room.lock:
        live = await hall.live(room)
        made = live.recent.get((seat, wish.id))
        if made is not None:
            return Accepted(wish.id, made, repeated=True)
        at = now()
        if clock.out_of_time(live, at):
            await clock.flags_fall(hall, room, live, at)
            live = await hall.live(room)
        trouble = _too_late(room, live, seat, wish.seq)
        if trouble is None:
            try:
                entry = live.move(seat, wish.move, wish.id, at)
            except Refused as refused:
                trouble = refusal(room.game.id, refused.reason, live.seq)
        if trouble is not None:
            made = await hall.made_as(room, seat, wish.id)
            if made is not None:
                return Accepted(wish.id, made, repeated=True)
            REFUSALS.labels("stale" if trouble.error == "stale" else "rules").inc()
            raise trouble
        try:
            await hall.commit(room, live, entry)
        except Trouble as lost:
            made = None if lost.error == "storage" else await hall.made_as(room, seat, wish.id)
            if made is not None:
                return Accepted(wish.id, made, repeated=True)
            raise
    moves_by(room.game.id, "person").inc()
    MOVE_SECONDS.observe(time.perf_counter() - begun)
    wake_bots(hall, room)
    return Accepted(wish.id, entry.seq)


def _too_late(room: Room, live: LiveTable, seat: int, seq: int) -> Trouble | None:
    """Whether a seat has seen the question it answers: asked since then, and nothing later is known to it."""
    if live.over:
        offered = any(choice.seat == seat for choice in live.offers)
        return None if offered else refusal(room.game.id, Reason("game-over"), live.seq)
    if seat in live.out:
        return Trouble(409, "out", seq=live.seq)
    if seat in live.stand_ins and live.times.left:
        return Trouble(409, "out-of-time", seq=live.seq)
    asked = live.times.of(seat)
    if asked is None and seq != live.seq:  # answers a question that was taken back meanwhile
        return stale(live.seq)
    if asked is None:
        return refusal(room.game.id, Reason("not-your-turn", room.game.turn_rules), live.seq)
    return None if asked.seq <= seq <= live.seq else stale(live.seq)


@by_seat(WhyNot)
async def why_not(hall: Hall, room: Room, seat: int, wish: WhyNot) -> WhyNotAnswer:
    """Why a move is not possible now, with the rules that forbid it."""
    async with room.lock:
        live = await hall.live(room)
        reason = live.table.why_not(wish.move, seat) if not live.over or live.offers else Reason("game-over")
    return WhyNotAnswer(wish.move, None if reason is None else reason_info(room.game.id, reason))


@by_seat(Passing)
async def passing(hall: Hall, room: Room, seat: int, wish: Passing) -> Accepted:
    """Only the seat itself learns of it: that somebody does not want to react is nobody else's business.

    A question that is open already is answered like any other move.
    """
    async with room.lock:
        live = await hall.live(room)
        made = await hall.made_as(room, seat, wish.id)
        if made is not None:
            return Accepted(wish.id, made, repeated=True)
        entry = live.pass_automatically(seat, wish.on, wish.id, now())
        if entry is not None:
            await hall.commit(room, live, entry)
        else:
            await _keep_passing(hall, room, live)
            for watcher in room.watchers:
                if watcher.seat == seat:
                    watcher.push(live.update(seat, live.events, [], None, now()))
    wake_bots(hall, room)
    return Accepted(wish.id, live.seq)


async def _keep_passing(hall: Hall, room: Room, live: LiveTable) -> None:
    """Who lets reactions pass is kept with the position, which other workers write as well."""
    seq, version, saved = live.seq, room.version, live.saved()
    here = and_(tables.c.id == room.id, tables.c.seq == seq, tables.c.version == version)

    async def write(connection: AsyncConnection) -> bool:
        kept = await connection.execute(update(tables).where(here).values(saved=saved, version=version + 1))
        return bool(kept.rowcount)

    if await hall.change(write):
        room.version = version + 1
        hall.bell.ring(room.id)
    else:
        await hall.reload(room)
        raise Overtaken(seq)
