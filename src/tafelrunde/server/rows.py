"""Rows that several places write."""

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import now
from .room import Agreed
from .schema import holders, tables
from .tokens import hashed
from .wire import encode


async def add_table(
    connection: AsyncConnection,
    id: str,
    game: str,
    mode: str,
    agreed: Agreed,
    seed: str,
    *,
    status: str,
    public: bool = False,
    opened_from: str | None = None,
) -> None:
    """A table at which nothing has been answered yet."""
    at = now()
    await connection.execute(
        insert(tables).values(
            id=id,
            created=at,
            touched=at,
            game=game,
            mode=mode,
            number_of_seats=len(agreed.seats),
            agreed=encode(agreed).decode(),
            seed=seed,
            status=status,
            public=public,
            version=1,
            seq=0,
            opened_from=opened_from,
        )
    )


async def add_holder(connection: AsyncConnection, table: str, token: str, owner: bool = False) -> int:
    """Somebody with a secret; of the secret only the hash is kept."""
    added = await connection.execute(
        insert(holders)
        .values(table_id=table, token_hash=hashed(token), owner=owner, muted="[]")
        .returning(holders.c.id)
    )
    return int(added.scalar_one())
