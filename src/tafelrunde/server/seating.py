"""Opening a table, sitting down, standing up, inviting, playing again, deleting."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots import check_bot
from ..kernel import BadInput, Game, Table, registry
from .database import now
from .hall import Hall
from .live import LiveTable
from .metrics import TABLES
from .play import wake_bots
from .room import BOT, OPEN, PERSON, Agreed, Holder, Room
from .rows import add_holder, add_table
from .schema import seats, tables
from .tokens import hashed, new_secret, new_seed, new_table_id
from .trouble import Trouble, bad_input
from .wire import ChangeSeat, Invitation, NewTable, Sit, encode

ME = "me"
LOSE = "lose"


async def open_table(hall: Hall, wish: NewTable) -> tuple[Room, str]:
    """A new table and the secret of the person who opened it. The game begins at once if no seat is open."""
    _check_name(wish.name)
    try:
        game = registry.game(wish.game, wish.mode)
        mode = wish.mode or next(iter(game.modes))
        who = wish.seats if wish.seats is not None else _usual_seats(game, mode)
        _check_people(game, who, wish.on_timeout)
        names = _names(game, mode, len(who), wish.options, OPEN in who)
    except BadInput as error:
        raise bad_input(error, wish.game) from error
    if wish.clock is not None and (problem := wish.clock.problem()):
        raise Trouble(422, "bad-clock", problem)
    agreed = Agreed(dict(wish.options), wish.clock, wish.on_timeout, wish.spectators, wish.chat)
    chairs = [(PERSON if sitter == ME else sitter, wish.name if sitter == ME else None, None) for sitter in who]
    room, token = await _furnish(hall, game, mode, agreed, wish.public, names, chairs)
    return room, token


def _usual_seats(game: "Game[Any, Any]", mode: str) -> list[str]:
    return [ME] + [OPEN] * (len(game.modes[mode].seats) - 1)


def _check_people(game: "Game[Any, Any]", who: list[str], on_timeout: str) -> None:
    for sitter in [*who, *([] if on_timeout == LOSE else [on_timeout])]:
        if sitter.startswith(BOT):
            check_bot(sitter.removeprefix(BOT))
        elif sitter not in (ME, OPEN):
            raise Trouble(422, "bad-input", "bad-input-sitter", sitter=sitter)
    if on_timeout in (ME, OPEN):
        raise Trouble(422, "bad-input", "bad-input-timeout")
    if not game.modes:
        raise BadInput(f"{game.id} has no modes")


def _names(
    game: "Game[Any, Any]", mode: str, number: int, options: Mapping[str, str], open_seats: bool
) -> tuple[str, ...]:
    """The seats, if it can be played so. What is still to be brought by those who come is not asked for yet."""
    try:
        return game.agree(mode, number, options).seats
    except BadInput:
        missing = {term.id: term for term in game.terms(mode, number) if term.by_seat}
        if not open_seats or not missing:
            raise
        usual = game.modes[mode].usual
        return game.agree(mode, number, {**usual, **options}).seats


async def _furnish(
    hall: Hall,
    game: "Game[Any, Any]",
    mode: str,
    agreed: Agreed,
    public: bool,
    names: tuple[str, ...],
    chairs: Sequence[tuple[str, str | None, int | None]],
    rematch_of: str | None = None,
) -> tuple[Room, str]:
    """Writes a new table: for each seat who sits there, under which name, and for whom it is kept."""
    id, token = new_table_id(), new_secret()

    async def write(connection: AsyncConnection) -> None:
        await add_table(connection, id, game.id, mode, len(names), agreed, new_seed(), status=OPEN, public=public)
        holder = await add_holder(connection, id, token, owner=True)
        rows = [
            {
                "table_id": id,
                "seat": number,
                "who": who,
                "holder_id": holder if who == PERSON else None,
                "name": name or "",
                "brought": "{}",
                "reserved_for": reserved,
            }
            for number, (who, name, reserved) in enumerate(chairs)
        ]
        await connection.execute(insert(seats), rows)
        if rematch_of is not None:
            taken = await connection.execute(
                update(tables)
                .where(tables.c.id == rematch_of, tables.c.rematch.is_(None))
                .values(rematch=id, version=tables.c.version + 1)
            )
            if taken.rowcount != 1:
                raise _AlreadyThere

    await hall.change(write)
    TABLES.labels(game.id).inc()
    room = await hall.room(id)
    await _begin_if_full(hall, room)
    return room, token


class _AlreadyThere(Exception):
    """Somebody else has opened the table of the rematch."""


async def _begin_if_full(hall: Hall, room: Room) -> None:
    """When every seat is taken the cards are dealt. The first answer can be written only once."""
    async with room.lock:
        if room.status != OPEN or any(seat.who == OPEN for seat in room.seats):
            return
        options = dict(room.agreed.options)
        for seat in room.seats:
            options |= seat.brought
        try:
            table: Table[Any, Any] = Table(room.game, room.mode, seats=len(room.names), options=options, seed=room.seed)
        except BadInput as error:
            raise bad_input(error, room.game.id) from error
        live = LiveTable(table, room.agreed.clock, hall.pauses)
        room.live = live
        await hall.commit(room, live, live.begin(now()))
    wake_bots(hall, room)


async def sit(hall: Hall, room: Room, wish: Sit, holder: Holder | None) -> tuple[str | None, int]:
    """Takes an open seat. Who has a secret for this table already keeps it, and holds one seat more."""
    _check_name(wish.name)
    async with room.lock:
        number = _wanted_seat(room, wish, holder)
        brought = _brought(room, number, wish.options)
        token = new_secret() if holder is None else None
        invitation = None if wish.invitation is None else hashed(wish.invitation)

        async def write(connection: AsyncConnection) -> None:
            own = holder.id if holder is not None else await add_holder(connection, room.id, token or "")
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
            await _count(connection, room)

        await hall.change(write)
        await _changed(hall, room)
    await _begin_if_full(hall, room)
    return token, number


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
        number = seat_number(room, wish.seat)
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
        room.game.agree(room.mode, len(room.names), {**usual, **room.agreed.options, **brought})
        required = not brought and bool(terms)
        if required and not set(usual) & set(room.agreed.options):
            asked = {**room.agreed.options}
            for other, seat in enumerate(room.seats):
                if other != number:
                    asked |= seat.brought
            # whoever sits down without what each seat must bring would keep the game from ever beginning
            room.game.agree(room.mode, len(room.names), asked)
    except BadInput as error:
        raise bad_input(error, room.game.id) from error
    return brought


async def stand_up(hall: Hall, room: Room, holder: Holder, seat: int) -> None:
    """The seat is free again. A game that has begun waits for the next person who takes it up."""
    async with room.lock:

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == room.id, seats.c.seat == seat, seats.c.holder_id == holder.id)
                .values(who=OPEN, holder_id=None, name="", invitation_hash=None, brought="{}")
            )
            await _count(connection, room)

        await hall.change(write)
        await _changed(hall, room)


async def invite(hall: Hall, room: Room, name: str | None) -> Invitation:
    """A link for one person to one open seat."""
    async with room.lock:
        free = [number for number, seat in enumerate(room.seats) if seat.who == OPEN]
        number = seat_number(room, name) if name is not None else free[0] if free else None
        if number is None or number not in free:
            raise Trouble(409, "seat-taken", "seat-taken-invitation")
        invitation = new_secret()

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == room.id, seats.c.seat == number, seats.c.who == OPEN)
                .values(invitation_hash=hashed(invitation))
            )
            await _count(connection, room)

        await hall.change(write)
        await _changed(hall, room)
    return Invitation(room.names[number], invitation, f"/table/{room.id}#{invitation}")


async def change_seat(hall: Hall, room: Room, holder: Holder, seat: int, wish: ChangeSeat) -> None:
    """A new name for the own seat, or a bot (or nobody again) in a seat that no person holds."""
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
                check_bot(wish.who.removeprefix(BOT))
            except BadInput as error:
                raise bad_input(error) from error
    _check_name(wish.name)
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
            await _count(connection, room)

        await hall.change(write)
        await _changed(hall, room)
    await _begin_if_full(hall, room)
    wake_bots(hall, room)


async def rematch(hall: Hall, room: Room, holder: Holder) -> tuple[Room, str]:
    """The same again, everybody one seat further. Who asks first opens the table; the others find their seat kept."""
    if room.status != "over":
        raise Trouble(409, "not-over", "not-over-rematch")
    mine = room.seats_of(holder)
    if not mine:
        raise Trouble(403, "not-your-seat", "not-your-seat-rematch")
    if room.rematch is None:
        chairs: list[tuple[str, str | None, int | None]] = []
        order = [*room.seats[-1:], *room.seats[:-1]]  # whoever was second begins, or is at least somewhere else
        for seat in order:
            if seat.who == PERSON and seat.holder == holder.id:
                chairs.append((PERSON, seat.name, None))
            elif seat.who == PERSON:
                chairs.append((OPEN, seat.name, seat.holder))
            else:
                chairs.append((seat.who, seat.name, None))
        try:
            found = await _furnish(
                hall, room.game, room.mode, _same_again(room), room.public, room.names, chairs, rematch_of=room.id
            )
            room.rematch = found[0].id
            hall.tell_table(room)
            hall.bell.ring(room.id)
            return found
        except _AlreadyThere:
            async with room.lock:
                await hall.reload(room)
    assert room.rematch is not None
    return await _take_kept_seat(hall, await hall.room(room.rematch), holder)


def _same_again(room: Room) -> Agreed:
    """What was agreed, but for what was one seat's own: who brought a deck brings one again, or gets a random one."""
    agreed = room.agreed
    options = room.public_options()
    if len(options) < len(agreed.options) or any(seat.brought for seat in room.seats):
        options |= {name: value for name, value in room.game.modes[room.mode].usual.items() if name not in options}
    return Agreed(options, agreed.clock, agreed.on_timeout, agreed.spectators, agreed.chat)


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
            await _count(connection, room)

        await hall.change(write)
        await _changed(hall, room)
    await _begin_if_full(hall, room)
    return room, token


async def delete_table(hall: Hall, room: Room, holder: Holder) -> None:
    """For good. Not while others are in the middle of a game: they would lose it."""
    if not holder.owner:
        raise Trouble(403, "not-your-table")
    async with room.lock:
        others = [number for number in room.people() if room.seats[number].holder != holder.id]
        if room.status == "running" and others:
            raise Trouble(409, "running")

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(tables).where(tables.c.id == room.id))  # everything else goes with it

        await hall.change(write)
        hall.forget(room)
        hall.bell.ring(room.id)


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


def _check_name(name: str | None) -> None:
    if name is not None and not (name.isprintable() and name.strip()):
        raise Trouble(422, "bad-name")


def seat_number(room: Room, name: str) -> int:
    if name not in room.names:
        raise Trouble(422, "no-such-seat", seat=name, seats=", ".join(room.names))
    return room.names.index(name)


async def _count(connection: AsyncConnection, room: Room) -> None:
    """Every change of seats is counted, so that other workers notice."""
    await connection.execute(update(tables).where(tables.c.id == room.id).values(version=tables.c.version + 1))


async def _changed(hall: Hall, room: Room) -> None:
    await hall.reload(room)
    hall.tell_table(room)
    hall.bell.ring(room.id)
