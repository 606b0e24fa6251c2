"""The same again at a new table."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...kernel.fairness import commitment
from ...kernel.sequel import next_options
from ..door import by_holder
from ..hall import Hall
from ..live import LiveTable
from ..opening import AlreadyThere, begin_if_full, furnish
from ..permissions import may_ask_again
from ..room import OPEN, PERSON, Agreed, Follows, Holder, Room
from ..rows import add_holder
from ..schema import seats
from ..settings import settled
from ..tokens import new_secret
from ..trouble import Trouble
from ..wire import Rematch, Seated


@by_holder(Rematch, may=may_ask_again, status=201, group="tables")
async def rematch(hall: Hall, room: Room, holder: Holder, _wish: Rematch) -> Seated:
    """The same again, everybody one seat further. The others ask for it too and find their seat kept."""
    again, token = await _play_again(hall, room, holder)
    return hall.seated(again, token)


async def _play_again(hall: Hall, room: Room, holder: Holder) -> tuple[Room, str]:
    """The same again, everybody one seat further. Who asks first opens the table; the others find their seat kept."""
    if room.rematch is None:
        chairs: list[tuple[str, str | None, int | None]] = []
        async with room.lock:
            agreed = _same_again(room, await hall.live(room))
        order = [*room.seats[-1:], *room.seats[:-1]]  # the second player begins, or at least sits somewhere else
        for seat in order:
            if seat.who == PERSON and seat.holder == holder.id:
                chairs.append((PERSON, seat.name, None))
            elif seat.who == PERSON:
                chairs.append((OPEN, seat.name, seat.holder))
            else:
                chairs.append((seat.who, seat.name, None))
        try:
            found = await furnish(hall, room.game, room.mode, agreed, room.public, chairs, rematch_of=room.id)
            async with room.lock:
                await hall.reload(room)
            hall.bell.ring(room.id)
            return found
        except AlreadyThere:
            async with room.lock:
                await hall.reload(room)
    assert room.rematch is not None
    return await _take_kept_seat(hall, await hall.room(room.rematch), holder)


def _same_again(room: Room, live: LiveTable) -> Agreed:
    """What was agreed, as the game carries it on to where everybody sits now, but for what was one seat's own: who
    brought a deck brings one again, or gets a random one."""
    agreed = room.agreed
    options = room.public_options()
    if len(options) < len(room.setting.options):
        options |= {name: value for name, value in room.game.modes[room.mode].usual.items() if name not in options}
    places = (*room.names[1:], room.names[0])
    winners = () if live.ended is None else tuple(live.ended.winners)
    options = next_options(live.table, places, winners, options)
    setting = settled(room.game, room.mode, len(room.names), options, still_to_come=True)
    follows = Follows(room.id, commitment(room.seed))
    return Agreed(
        dict(setting.options),
        agreed.clock,
        agreed.on_timeout,
        agreed.spectators,
        agreed.chat,
        follows,
        setting.seats,
        hints=agreed.hints,
    )


async def _take_kept_seat(hall: Hall, room: Room, earlier: Holder) -> tuple[Room, str]:
    async with room.lock:
        token = new_secret()
        kept = [number for number, seat in enumerate(room.seats) if seat.reserved_for == earlier.id]
        if not kept:
            raise Trouble(409, "seat-taken", "seat-taken-kept")

        async def write(connection: AsyncConnection) -> None:
            own = await add_holder(connection, room.id, token)
            taken = await connection.execute(
                update(seats)
                .where(seats.c.table_id == room.id, seats.c.reserved_for == earlier.id, seats.c.who == OPEN)
                .values(who=PERSON, holder_id=own, reserved_for=None, invitation_hash=None)
            )
            if taken.rowcount < 1:
                raise Trouble(409, "seat-taken", "seat-taken-kept")

        await hall.change_seats(room, write)
        await begin_if_full(hall, room)
    return room, token
