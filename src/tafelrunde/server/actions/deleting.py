"""Deleting a table for good."""

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from ..door import by_holder
from ..hall import Hall
from ..permissions import may_delete
from ..room import Holder, Room
from ..schema import tables
from ..wire import DeleteTable


@by_holder(DeleteTable, may=may_delete, path="", method="DELETE", status=204, group="tables", alone=True)
async def delete_table(hall: Hall, room: Room, _holder: Holder, _wish: DeleteTable) -> None:
    """For good."""

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(delete(tables).where(tables.c.id == room.id))  # everything else goes with it

    await hall.change(write)
    hall.forget(room)
    hall.bell.ring(room.id)
