"""Opening a finished game to everybody, where spectators were not welcome."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..door import by_holder
from ..hall import Hall
from ..permissions import may_publish
from ..room import Holder, Room
from ..schema import tables
from ..wire import Publish, encode


@by_holder(Publish, may=may_publish, group="tables", alone=True)
async def publish(hall: Hall, room: Room, holder: Holder, _wish: Publish) -> None:
    """One of those who played agrees; when all have, everybody may look at the game."""
    agreed = sorted({*room.publishing, *room.seats_of(holder)})

    async def write(connection: AsyncConnection) -> None:
        now_agreed = encode(agreed).decode()
        await connection.execute(update(tables).where(tables.c.id == room.id).values(publishing=now_agreed))

    await hall.change_table(room, write)
