"""The lobby: tables that everybody may see.

One address has only a few open tables in it, and the tables of all addresses take turns: first one of each, then the
second of each. So nobody can push the others off the first page. For that a table in the lobby knows from where it was
opened, as a hash that nobody can look up without the key of this database; when it leaves the lobby it is forgotten.
"""

import hashlib
import hmac

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .hall import Hall
from .room import OPEN, Room
from .schema import keys, tables
from .trouble import Trouble

PAGE = 30  # tables on one page
SHOWN = (OPEN, "running")


async def lobby(hall: Hall, page: int = 1) -> tuple[list[Room], bool]:
    """A page of public tables: those with a free seat, then those that can be watched; and whether more follow."""
    turn = func.row_number().over(
        partition_by=(tables.c.status, tables.c.opened_from), order_by=tables.c.created.desc()
    )
    shown = (
        select(tables.c.id)
        .where(tables.c.public.is_(True), tables.c.status.in_(SHOWN))
        .order_by(tables.c.status, turn, tables.c.created.desc(), tables.c.id)
        .offset((page - 1) * PAGE)
        .limit(PAGE + 1)
    )
    ids = [row.id for row in await hall.read(shown)]
    rooms = []
    for id in ids[:PAGE]:
        try:
            rooms.append(await hall.room(id))
        except Trouble:
            continue  # deleted a moment ago, or of rules that are no longer there
    return rooms, len(ids) > PAGE


async def admit(connection: AsyncConnection, address: str, most: int) -> str:
    """One more table in the lobby: how its opener is noted. Raises Trouble if they have enough that wait for people."""
    key = (await connection.execute(select(keys.c.value))).scalar_one()
    opener = hmac.new(bytes.fromhex(key), address.encode(), hashlib.sha256).hexdigest()[:32]
    waiting = select(func.count()).where(tables.c.opened_from == opener, tables.c.status == OPEN)
    if (await connection.execute(waiting)).scalar_one() >= most:
        raise Trouble(429, "too-many", "too-many-in-lobby", tables=most, headers={"Retry-After": "60"})
    return opener


async def forget_openers(hall: Hall) -> None:
    """Who opened a table is of no interest once it has left the lobby."""

    async def write(connection: AsyncConnection) -> None:
        gone = tables.c.opened_from.is_not(None) & tables.c.status.not_in(SHOWN)
        await connection.execute(update(tables).where(gone).values(opened_from=None))

    await hall.change(write)
