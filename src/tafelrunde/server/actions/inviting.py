"""Invitations: a link for one person to one open seat."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..door import by_holder
from ..hall import Hall
from ..permissions import may_invite, may_invite_to
from ..room import OPEN, Holder, Room
from ..schema import seats
from ..tokens import hashed, new_secret
from ..trouble import Trouble
from ..wire import Invitation, Invite


@by_holder(Invite, may=may_invite, path="invitations", status=201, alone=True)
async def invite(hall: Hall, room: Room, holder: Holder, wish: Invite) -> Invitation:
    """A link for one person to one open seat."""
    free = [number for number, seat in enumerate(room.seats) if seat.who == OPEN]
    if wish.seat is not None:
        free = [number for number in free if number == room.number_of(wish.seat)]
    if not free:
        raise Trouble(409, "seat-taken", "seat-taken-invitation")
    number = next((number for number in free if may_invite_to(room, holder, number)), None)
    if number is None:
        raise Trouble(409, "ask-first")
    invitation = new_secret()

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == room.id, seats.c.seat == number, seats.c.who == OPEN)
            .values(invitation_hash=hashed(invitation), offered=room.status != OPEN)
        )

    await hall.change_seats(room, write)
    return Invitation(room.names[number], invitation, f"/table/{room.id}#{invitation}")
