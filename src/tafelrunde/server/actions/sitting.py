"""Sitting down, standing up, a new name, a bot in an empty seat."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots import check_bot
from ...kernel import BadInput
from ..bot_players import wake_bots
from ..door import by_anybody, by_holder, by_seat
from ..hall import Hall
from ..names import check_name
from ..opening import begin_if_full
from ..room import BOT, OPEN, PERSON, Holder, Room
from ..rows import add_holder
from ..schema import seats
from ..tokens import hashed, new_secret
from ..trouble import Trouble, bad_input
from ..visitor import Visitor, own_seat
from ..wire import ChangeSeat, Seated, Sit, Stand, encode


@by_anybody(Sit, status=201)
async def sit(hall: Hall, room: Room, visitor: Visitor, wish: Sit) -> Seated:
    """Takes an open seat. Who has a secret for this table already keeps it, and holds one seat more."""
    holder = visitor.holder
    check_name(wish.name)
    async with room.lock:
        number = _wanted_seat(room, wish, holder)
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
                )
            )
            if taken.rowcount != 1:
                raise Trouble(409, "seat-taken", "seat-taken-just-now")

        await hall.change_seats(room, write)
    await begin_if_full(hall, room)
    return Seated(room.info(hall.holder(room, token)), token, [room.names[number]])


def _wanted_seat(room: Room, wish: Sit, holder: Holder | None) -> int:
    """The open seat that is meant: by its invitation, by its name, or the first that is free."""
    if room.status not in (OPEN, "running"):
        raise Trouble(409, "over")
    free = [number for number, seat in enumerate(room.seats) if seat.who == OPEN]
    if wish.invitation is not None:
        wanted = hashed(wish.invitation)
        free = [number for number in free if room.seats[number].invitation == wanted]
        if not free:
            raise Trouble(403, "invitation-used")
    elif not room.public and not (holder is not None and holder.owner):
        raise Trouble(403, "invitation-needed")
    else:
        free = [number for number in free if room.seats[number].reserved_for is None]
    if wish.seat is not None:
        number = room.number_of(wish.seat)
        if number not in free:
            raise Trouble(409, "seat-taken", seat=wish.seat)
        return number
    if not free:
        raise Trouble(409, "full")
    return free[0]


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
    try:
        room.game.agree(room.mode, len(room.names), {**usual, **room.setting.options, **brought})
        required = not brought and bool(terms)
        if required and not set(usual) & set(room.setting.options):
            asked = {**room.setting.options}
            for other, seat in enumerate(room.seats):
                if other != number:
                    asked |= seat.brought
            # a player who sits down without what each seat must bring would keep the game from ever beginning
            room.game.agree(room.mode, len(room.names), asked)
    except BadInput as error:
        raise bad_input(error, room.game.id) from error
    return brought


@by_seat(Stand, group="seats")
async def stand_up(hall: Hall, room: Room, seat: int, _wish: Stand) -> None:
    """Leaves a seat to somebody else. A game that has begun waits for the next player."""
    holder = room.seats[seat].holder  # somebody else may sit there by the time the room is ours
    async with room.lock:

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == room.id, seats.c.seat == seat, seats.c.holder_id == holder)
                .values(who=OPEN, holder_id=None, name="", invitation_hash=None, brought="{}")
            )

        await hall.change_seats(room, write)


@by_holder(ChangeSeat, path="seats/{seat:str}", method="PATCH")
async def change_seat(hall: Hall, room: Room, holder: Holder, wish: ChangeSeat) -> None:
    """A new name for the own seat, or a bot (or nobody again) in a seat that no person holds."""
    seat = own_seat(room, holder, None) if wish.seat is None else room.number_of(wish.seat)
    mine = seat in room.seats_of(holder)
    if wish.name is not None and not mine:
        raise Trouble(403, "not-your-seat", "not-your-seat-name")
    if wish.who is not None:
        if room.seats[seat].who == PERSON:
            raise Trouble(409, "seat-taken", "seat-taken-bot")
        if wish.who != OPEN:
            if not wish.who.startswith(BOT):
                raise Trouble(422, "bad-input", "bad-input-seat")
            try:
                check_bot(wish.who.removeprefix(BOT), room.game)
            except BadInput as error:
                raise bad_input(error, room.game.id) from error
    check_name(wish.name)
    async with room.lock:
        values: dict[str, Any] = {}
        if wish.name is not None:
            values["name"] = wish.name
        if wish.who is not None:
            values |= {"who": wish.who, "holder_id": None, "invitation_hash": None, "reserved_for": None}
        if not values:
            return

        async def write(connection: AsyncConnection) -> None:
            place = update(seats).where(seats.c.table_id == room.id, seats.c.seat == seat)
            if wish.who is not None:
                place = place.where(seats.c.who != PERSON)
            await connection.execute(place.values(values))

        await hall.change_seats(room, write)
    await begin_if_full(hall, room)
    wake_bots(hall, room)
