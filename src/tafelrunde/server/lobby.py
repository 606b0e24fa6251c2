"""The lobby: tables that everybody may see."""

from sqlalchemy import select

from .hall import Hall
from .room import OPEN, Room
from .schema import tables
from .trouble import Trouble


async def lobby(hall: Hall, most: int = 100) -> list[Room]:
    """Public tables with a free seat, the newest first; then those that can be watched."""
    async with hall.engine.connect() as connection:
        rows = await connection.execute(
            select(tables.c.id)
            .where(tables.c.public.is_(True), tables.c.status.in_((OPEN, "running")))
            .order_by(tables.c.status, tables.c.created.desc())
            .limit(most)
        )
        ids = [row.id for row in rows]
    rooms = []
    for id in ids:
        try:
            rooms.append(await hall.room(id))
        except Trouble:
            continue  # deleted a moment ago, or of rules that are no longer there
    return rooms
