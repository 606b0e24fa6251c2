"""Chat at the table: short, not too often, and nobody has to listen."""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..database import now
from ..door import by_holder, by_seat
from ..hall import Hall
from ..permissions import audience, may_mute
from ..room import Holder, Room
from ..schema import chat, holders, tables
from ..trouble import Trouble
from ..wire import ChatLine, Mute, Say, encode

KEPT = 200  # lines that somebody who comes later is shown


@by_seat(Say, status=201, group="chat", told=True, limit="chat")
async def say(hall: Hall, room: Room, seat: int, wish: Say) -> ChatLine:
    """Says something to everybody at the table."""
    if not room.agreed.chat:
        raise Trouble(409, "no-chat")
    words = " ".join(wish.text.split())
    if not words or not words.isprintable() or len(words) > hall.config.chat_letters:
        raise Trouble(422, "bad-chat", letters=hall.config.chat_letters)
    at = now()

    async def write(connection: AsyncConnection) -> int:
        # one line of a table after the other, so that a line with a smaller number cannot come later
        await connection.execute(select(tables.c.id).where(tables.c.id == room.id).with_for_update())
        added = await connection.execute(
            insert(chat).values(table_id=room.id, at=at, seat=seat, text=words).returning(chat.c.id)
        )
        return int(added.scalar_one())

    line = ChatLine(await hall.change(write), at, room.names[seat], words)
    async with room.lock:
        await catch_up(hall, room)
    hall.bell.ring(room.id, chat=True)
    return line


async def catch_up(hall: Hall, room: Room) -> None:
    """Tells what was said since somebody looked last, here or at another worker. Under the room's lock."""
    for line in await chat_lines(hall, room, None, room.heard):
        _tell(room, line, room.names.index(line.seat))


def _tell(room: Room, line: ChatLine, seat: int) -> None:
    room.heard = max(room.heard, line.id)
    message = encode(line)
    for watcher in audience(room):
        if watcher.holder is None or seat not in watcher.holder.muted:
            watcher.push(message)


async def chat_lines(
    hall: Hall, room: Room, holder: Holder | None, after: int = 0, until: int | None = None
) -> list[ChatLine]:
    """What was said lately, but for those the listener has muted."""
    muted = () if holder is None else holder.muted
    said = select(chat.c.id, chat.c.at, chat.c.seat, chat.c.text).where(chat.c.table_id == room.id, chat.c.id > after)
    if until is not None:
        said = said.where(chat.c.id <= until)
    found = await hall.read(said.order_by(chat.c.id.desc()).limit(KEPT))
    lines = [ChatLine(row.id, row.at, room.names[row.seat], row.text) for row in found if row.seat not in muted]
    return lines[::-1]


@by_holder(Mute, may=may_mute, group="chat")
async def mute(hall: Hall, room: Room, holder: Holder, wish: Mute) -> None:
    """No more chat from a seat, but only for the one who asked; nobody else learns of it."""
    seat = room.number_of(wish.seat)
    muted = {*holder.muted, seat} if wish.on else {*holder.muted} - {seat}

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(
            update(holders).where(holders.c.id == holder.id).values(muted=encode(sorted(muted)).decode())
        )

    async with room.lock:
        await hall.change_table(room, write)
