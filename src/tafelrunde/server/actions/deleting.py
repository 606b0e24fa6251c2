"""Deleting a table for good."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from ..door import by_holder
from ..hall import Hall
from ..room import Holder, Room
from ..schema import tables
from ..trouble import Trouble
from ..wire import DeleteTable


@by_holder(DeleteTable, path="", method="DELETE", status=204, group="tables")
async def delete_table(hall: Hall, room: Room, holder: Holder, _wish: DeleteTable) -> None:
    """For good. Not while others are in the middle of a game: they would lose it."""
    if not holder.owner:
        raise Trouble(403, "not-your-table")
    async with room.lock:
        others = [number for number in room.people() if room.seats[number].holder != holder.id]
        if room.status == "running" and others:
            raise Trouble(409, "running")

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(tables).where(tables.c.id == room.id))  # everything else goes with it

        await hall.change(write)
        hall.forget(room)
        hall.bell.ring(room.id)
