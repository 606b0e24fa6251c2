"""A new name for a seat; a bot, or nobody, in a seat that no person holds: by the host, or if all who play agree."""

from sqlalchemy import ColumnElement, and_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...bots import check_bot
from ...kernel import BadInput
from ..bot_players import wake_bots
from ..door import by_holder, by_seat
from ..hall import Hall
from ..names import check_name
from ..opening import begin_if_full
from ..permissions import may_change_seat, may_consent_to_seat, plays_alone
from ..room import BOT, OPEN, PERSON, Holder, Room, SeatRequest
from ..schema import seats, tables
from ..trouble import Trouble, bad_input
from ..visitor import own_seat
from ..wire import ChangeSeat, ConsentToSeat, encode


@by_holder(ChangeSeat, may=may_change_seat, path="seats/{seat:str}", method="PATCH", alone=True)
async def change_seat(hall: Hall, room: Room, holder: Holder, wish: ChangeSeat) -> None:
    """A new name for the own seat, or a bot (or nobody again) in a seat that no person holds."""
    seat = own_seat(room, holder, None) if wish.seat is None else room.number_of(wish.seat)
    check_name(wish.name)
    if wish.who is not None:
        _check_sitter(room, seat, wish.who)
    if wish.name is not None:
        await _rename(hall, room, seat, wish.name)
    if wish.who is None or _sits_there(room, seat, wish.who):
        return
    if room.status == OPEN or plays_alone(room, holder):
        await _let_sit(hall, room, seat, wish.who)
    else:
        by = next(number for number in room.playing_people() if room.seats[number].holder == holder.id)
        await _keep_request(hall, room, SeatRequest(by, seat, wish.who, []))


@by_seat(ConsentToSeat, may=may_consent_to_seat, group="seats", alone=True)
async def consent_to_seat(hall: Hall, room: Room, seat: int, wish: ConsentToSeat) -> None:
    """One of those who play agrees to who is to sit there, or does not; when all have agreed, it is done."""
    asked = room.seat_request
    assert asked is not None
    if not wish.agree:
        await _keep_request(hall, room, None)
        return
    agreeing = room.seats_of(next(h for h in room.holders.values() if h.id == room.seats[seat].holder))
    asked.agreed = sorted({*asked.agreed, *agreeing})
    if set(asked.agreed) >= set(room.asked_about_seats(asked.by)):
        await _let_sit(hall, room, asked.seat, asked.who)
    else:
        await _keep_request(hall, room, asked)


def _check_sitter(room: Room, seat: int, who: str) -> None:
    if room.seats[seat].who == PERSON:
        raise Trouble(409, "seat-taken", "seat-taken-bot")
    if who == OPEN:
        return
    if not who.startswith(BOT):
        raise Trouble(422, "bad-input", "bad-input-seat")
    try:
        check_bot(who.removeprefix(BOT), room.game)
    except BadInput as error:
        raise bad_input(error, room.game.id) from error


def _sits_there(room: Room, seat: int, who: str) -> bool:
    """Whether there is nothing to change. A seat that was left during a game is open, but not yet to somebody new."""
    return room.seats[seat].who == who and (who != OPEN or room.status == OPEN or room.seats[seat].offered)


async def _rename(hall: Hall, room: Room, seat: int, name: str) -> None:
    async def write(connection: AsyncConnection) -> None:
        await connection.execute(update(seats).where(_this(room, seat)).values(name=name))

    await hall.change_seats(room, write)


async def _let_sit(hall: Hall, room: Room, seat: int, who: str) -> None:
    """A bot sits down, or the seat is open, during a game to somebody new. Nobody comes back to a seat a bot had."""
    running = room.status != OPEN
    left_by = room.seats[seat].left_by if who == OPEN and room.seats[seat].who == OPEN else None

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(
            update(seats)
            .where(_this(room, seat), seats.c.who != PERSON)
            .values(
                who=who,
                holder_id=None,
                invitation_hash=None,
                reserved_for=None,
                left_by=left_by,
                offered=running and who == OPEN,
            )
        )

    await hall.change_seats(room, write)
    await begin_if_full(hall, room)
    wake_bots(hall, room)


def _this(room: Room, seat: int) -> ColumnElement[bool]:
    return and_(seats.c.table_id == room.id, seats.c.seat == seat)


async def _keep_request(hall: Hall, room: Room, request: SeatRequest | None) -> None:
    """What is asked about seats outlives the server as everything else does."""
    kept = None if request is None else encode(request).decode()

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(update(tables).where(tables.c.id == room.id).values(seat_request=kept))

    await hall.change_table(room, write)
