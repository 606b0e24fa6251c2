"""Opening a table, and dealing the cards when every seat is taken."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..bots import check_bot
from ..kernel import BadInput, Game, Table, registry
from .bot_players import wake_bots
from .database import now
from .hall import Hall
from .live import LiveTable
from .lobby import admit
from .metrics import TABLES
from .names import check_name
from .room import BOT, OPEN, PERSON, Agreed, Room
from .rows import add_holder, add_table
from .schema import seats, tables
from .settings import settled, whole
from .tokens import new_secret, new_seed, new_table_id
from .trouble import Overtaken, Trouble, bad_input
from .wire import NewTable

ME = "me"
LOSE = "lose"


async def open_table(hall: Hall, wish: NewTable, address: str) -> tuple[Room, str]:
    """A new table and the secret of the person who opened it. The game begins at once if no seat is open."""
    check_name(wish.name)
    try:
        game = registry.game(wish.game, wish.mode)
        mode = wish.mode or next(iter(game.modes))
        who = wish.seats if wish.seats is not None else _usual_seats(game, mode)
        _check_people(game, who, wish.on_timeout)
        options = {**wish.options, **_brought(game, mode, wish, who)}
        setting = settled(game, mode, len(who), options, still_to_come=OPEN in who)
    except BadInput as error:
        raise bad_input(error, wish.game) from error
    if wish.clock is not None and (problem := wish.clock.problem()):
        raise Trouble(422, "bad-clock", problem)
    agreed = Agreed(
        dict(setting.options),
        wish.clock,
        wish.on_timeout,
        wish.spectators,
        wish.chat,
        seats=setting.seats,
        hints=not _people_play_each_other(who) if wish.hints is None else wish.hints,
    )
    chairs = [(PERSON if sitter == ME else sitter, wish.name if sitter == ME else None, None) for sitter in who]
    room, token = await furnish(hall, game, mode, agreed, wish.public, chairs, address=address)
    return room, token


def _brought(game: "Game[Any, Any]", mode: str, wish: NewTable, who: list[str]) -> dict[str, str]:
    """What is said for the seats of the person who opens the table, as options."""
    if not wish.brought:
        return {}
    terms = {term.id: term for term in game.terms(mode, len(who)) if term.by_seat}
    for id in wish.brought:
        if id not in terms:
            raise Trouble(422, "bad-option", option=id[:40])
    names = settled(game, mode, len(who), {**game.modes[mode].usual, **wish.options}, still_to_come=True).seats
    mine = [name for name, sitter in zip(names, who, strict=True) if sitter == ME]
    return {terms[id].option(name): value for id, value in wish.brought.items() for name in mine}


def _people_play_each_other(who: list[str]) -> bool:
    """Whether people sit at different screens: who opens the table is at one, with all of their seats."""
    return who.count(OPEN) + (ME in who) > 1


def _usual_seats(game: "Game[Any, Any]", mode: str) -> list[str]:
    return [ME] + [OPEN] * (len(game.modes[mode].seats) - 1)


def _check_people(game: "Game[Any, Any]", who: list[str], on_timeout: str) -> None:
    for sitter in [*who, *([] if on_timeout == LOSE else [on_timeout])]:
        if sitter.startswith(BOT):
            check_bot(sitter.removeprefix(BOT), game)
        elif sitter not in (ME, OPEN):
            raise Trouble(422, "bad-input", "bad-input-sitter", sitter=sitter)
    if on_timeout in (ME, OPEN):
        raise Trouble(422, "bad-input", "bad-input-timeout")
    if not game.modes:
        raise BadInput(f"{game.id} has no modes")


async def furnish(
    hall: Hall,
    game: "Game[Any, Any]",
    mode: str,
    agreed: Agreed,
    public: bool,
    chairs: Sequence[tuple[str, str | None, int | None]],
    rematch_of: str | None = None,
    address: str | None = None,
) -> tuple[Room, str]:
    """Writes a new table: for each seat who sits there, under which name, and for whom it is kept."""
    id, token = new_table_id(), new_secret()

    async def write(connection: AsyncConnection) -> None:
        opener = None
        if public and address is not None:
            opener = await admit(connection, address, hall.config.lobby_tables_per_address)
        await add_table(
            connection, id, game.id, mode, agreed, new_seed(), status=OPEN, public=public, opened_from=opener
        )
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
                raise AlreadyThere

    await hall.change(write)
    TABLES.labels(game.id).inc()
    room = await hall.room(id)
    async with room.lock:
        await begin_if_full(hall, room)
    return room, token


class AlreadyThere(Exception):
    """Somebody else has opened the table of the rematch."""


async def begin_if_full(hall: Hall, room: Room) -> None:
    """When every seat is taken the cards are dealt; that can be written only once. Under the room's lock.

    Another worker may begin the same game at the same moment, or change a name; then it is looked at again.
    """
    while room.status == OPEN and all(seat.who != OPEN for seat in room.seats):
        try:
            await _begin(hall, room)
            wake_bots(hall, room)
        except Overtaken:
            continue
        except Trouble as trouble:
            if trouble.error != "storage":
                raise
            return  # who sat down has done so; the next one who says hello begins the game


async def _begin(hall: Hall, room: Room) -> None:
    options = dict(room.setting.options)
    for seat in room.seats:
        options |= seat.brought
    try:
        table: Table[Any, Any] = Table(room.game, room.mode, seats=len(room.names), options=options, seed=room.seed)
    except BadInput as error:
        raise bad_input(error, room.game.id) from error
    live = LiveTable(table, room.agreed.clock, hall.pauses)
    room.live, room.setting = live, whole(room.game, table.setting)
    await hall.commit(room, live, live.begin(now()))
