"""Sitting down and standing up."""

from collections.abc import Mapping

from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel import BadInput
from ..door import by_anybody, by_seat
from ..hall import Hall
from ..names import check_name
from ..opening import begin_if_full
from ..permissions import may_bring, may_sit, may_stand, next_host, seat_to_take
from ..room import OPEN, PERSON, Room
from ..rows import add_holder
from ..schema import holders, seats, tables
from ..tokens import hashed, new_secret
from ..trouble import Trouble, bad_input
from ..visitor import Visitor
from ..wire import Bring, Seated, Sit, Stand, encode


@by_anybody(Sit, may=may_sit, status=201, alone=True)
async def sit(hall: Hall, room: Room, visitor: Visitor, wish: Sit) -> Seated:
    """Takes an open seat. Who has a secret for this table already keeps it, and holds one seat more."""
    holder = visitor.holder
    check_name(wish.name)
    number = seat_to_take(room, holder, wish)
    brought = _brought(room, number, wish.options)
    token = new_secret() if visitor.token is None or holder is None else visitor.token
    invitation = None if wish.invitation is None else hashed(wish.invitation)

    async def write(connection: AsyncConnection) -> None:
        own = holder.id if holder is not None else await add_holder(connection, room.id, token)
        place = update(seats).where(seats.c.table_id == room.id, seats.c.seat == number, seats.c.who == OPEN)
        if invitation is not None:
            place = place.where(seats.c.invitation_hash == invitation)
        taken = await connection.execute(
            place.values(
                who=PERSON,
                holder_id=own,
                name=wish.name or "",
                invitation_hash=None,
                reserved_for=None,
                brought=encode(brought).decode(),
                left_by=None,
                offered=False,
            )
        )
        if taken.rowcount != 1:
            raise Trouble(409, "seat-taken", "seat-taken-just-now")

    await hall.change_seats(room, write)
    await begin_if_full(hall, room)
    return Seated(room.info(hall.holder(room, token)), token, [room.names[number]])


def _brought(room: Room, number: int, options: Mapping[str, str]) -> dict[str, str]:
    """What somebody brings along to a seat, such as a deck. Nobody else gets to see it beforehand."""
    name = room.names[number]
    terms = {term.id: term for term in room.game.terms(room.mode, len(room.names)) if term.by_seat}
    brought = {}
    for id, value in options.items():
        if id not in terms:
            raise Trouble(422, "bad-option", option=id[:40])
        brought[terms[id].option(name)] = value
    if room.status != OPEN:
        if brought:
            raise Trouble(409, "begun")
        return {}
    usual = room.game.modes[room.mode].usual
    agreed = _agreed_without(room, number)
    try:
        room.game.agree(room.mode, len(room.names), {**usual, **agreed, **brought})
        required = not brought and bool(terms)
        if required and not set(usual) & set(agreed):
            asked = dict(agreed)
            for other, seat in enumerate(room.seats):
                if other != number:
                    asked |= seat.brought
            # a player who sits down without what each seat must bring would keep the game from ever beginning
            room.game.agree(room.mode, len(room.names), asked)
    except BadInput as error:
        raise bad_input(error, room.game.id) from error
    return brought


def _agreed_without(room: Room, number: int) -> dict[str, str]:
    """The options of the table, but for what was said for this seat when the table was opened."""
    terms = room.game.terms(room.mode, len(room.names))
    own = {term.option(room.names[number]) for term in terms if term.by_seat}
    return {name: value for name, value in room.setting.options.items() if name not in own}


@by_seat(Bring, may=may_bring, group="seats", alone=True)
async def bring(hall: Hall, room: Room, seat: int, wish: Bring) -> None:
    """Another deck before the game, or whatever else a seat brings; checked as when somebody sits down."""
    brought = _brought(room, seat, wish.options)
    # who has opened the table has said it with the options of the table
    agreed = replace(room.agreed, options=_agreed_without(room, seat))

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == room.id, seats.c.seat == seat)
            .values(brought=encode(brought).decode())
        )
        await connection.execute(update(tables).where(tables.c.id == room.id).values(agreed=encode(agreed).decode()))

    await hall.change_seats(room, write)


@by_seat(Stand, may=may_stand, group="seats", alone=True)
async def stand_up(hall: Hall, room: Room, seat: int, _wish: Stand) -> None:
    """Leaves a seat. A game that has begun waits for the next player, and a host without a seat is host no longer."""
    number = room.seats[seat].holder
    holder = next(holder for holder in room.holders.values() if holder.id == number)
    running = room.status != OPEN
    host = next_host(room, holder.id, seat) if holder.owner else None

    async def write(connection: AsyncConnection) -> None:
        empty = {"who": OPEN, "holder_id": None, "name": "", "invitation_hash": None, "brought": "{}"}
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == room.id, seats.c.seat == seat, seats.c.holder_id == holder.id)
            .values(**empty, left_by=holder.id if running else None, offered=False)
        )
        if running:
            held = encode(sorted({*holder.held, seat})).decode()
            await connection.execute(update(holders).where(holders.c.id == holder.id).values(held=held))
        if host is not None:
            await connection.execute(
                update(holders).where(holders.c.table_id == room.id).values(owner=holders.c.id == host)
            )

    await hall.change_seats(room, write)
