"""Taking something back: at once where nothing has become known since, otherwise if the others agree."""

import asyncio

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel import Reason, Refused
from ..bot_players import wake_bots
from ..database import now
from ..door import by_seat
from ..hall import Hall
from ..live import LiveTable
from ..records import rebuilt
from ..room import Room, UndoRequest
from ..schema import tables
from ..trouble import Trouble, refusal, stale
from ..wire import Consent, Undo, UndoAnswer, encode


@by_seat(Undo)
async def undo(hall: Hall, room: Room, seat: int, wish: Undo) -> UndoAnswer:
    """Takes the seat's last choice back: at once where nothing has become known since, else if the others agree."""
    async with room.lock:
        live = await hall.live(room)
        made = await hall.made_as(room, seat, wish.id)
        if made is not None:
            return UndoAnswer(wish.id, True, made)
        if wish.seq != live.seq:
            raise stale(live.seq)
        if live.over:
            raise refusal(room.game.id, Reason("game-over"), live.seq)
        try:
            entry = live.undo(seat, wish.id, now())
        except Refused as refused:
            return await _ask_to_undo(hall, room, live, seat, wish.id, refused)
        await hall.commit(room, live, entry)
    wake_bots(hall, room)
    return UndoAnswer(wish.id, True, entry.seq)


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


@by_seat(Consent)
async def consent(hall: Hall, room: Room, seat: int, wish: Consent) -> None:
    """One of the others agrees to going back, or does not; when all have agreed, the table goes back."""
    async with room.lock:
        live = await hall.live(room)
        if room.undo is None or seat not in room.undo.wanted:
            raise Trouble(409, "nothing-asked")
        if not wish.agree:
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
        await connection.execute(update(tables).where(tables.c.id == room.id).values(undo=undo))

    await hall.change_table(room, write)
