"""Invitations: a link for one person to one open seat."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..door import by_holder
from ..hall import Hall
from ..room import OPEN, Holder, Room
from ..schema import seats
from ..tokens import hashed, new_secret
from ..trouble import Trouble
from ..wire import Invitation, Invite


@by_holder(Invite, path="invitations", status=201)
async def invite(hall: Hall, room: Room, _holder: Holder, wish: Invite) -> Invitation:
    """A link for one person to one open seat."""
    async with room.lock:
        free = [number for number, seat in enumerate(room.seats) if seat.who == OPEN]
        number = room.number_of(wish.seat) if wish.seat is not None else free[0] if free else None
        if number is None or number not in free:
            raise Trouble(409, "seat-taken", "seat-taken-invitation")
        invitation = new_secret()

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == room.id, seats.c.seat == number, seats.c.who == OPEN)
                .values(invitation_hash=hashed(invitation))
            )

        await hall.change_seats(room, write)
    return Invitation(room.names[number], invitation, f"/table/{room.id}#{invitation}")
