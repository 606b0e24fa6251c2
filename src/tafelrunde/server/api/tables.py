"""Tables and seats over HTTP."""

from typing import Any

from litestar import Response, delete, get, patch, post

from ...bots import bots_for
from ...kernel import registry
from .. import seating, talk
from ..limits import too_many
from ..metrics import TURNED_AWAY
from ..visitor import address_of, enter, own_seat, require_holder, token_of
from ..wire import (
    ChangeSeat,
    ChatLine,
    ChatLog,
    ForSeat,
    GameInfo,
    GameList,
    Invitation,
    Invite,
    Lobby,
    ModeInfo,
    Mute,
    NewTable,
    Say,
    Seated,
    Sit,
    TableInfo,
    TermInfo,
)
from .common import AnyRequest, hall_of, seat_cookie, troubles


@get("/api/games", responses=troubles(), tags=["tables"])
async def list_games() -> GameList:
    """The games, their modes, and what can be agreed for each."""
    return GameList([_game_info(game) for game in registry.games()])


def _game_info(game: Any) -> GameInfo:
    modes = []
    for mode in game.modes.values():
        terms = [
            TermInfo(
                term.id, dict(term.name), list(term.values), term.usual, term.free or not term.values, term.by_seat
            )
            for term in game.terms(mode.id, None)
        ]
        fewest, most = (mode.fewest, mode.most) if mode.most else (len(mode.seats), len(mode.seats))
        modes.append(ModeInfo(mode.id, dict(mode.name), list(mode.seats), fewest, most, terms, dict(mode.usual)))
    return GameInfo(game.id, dict(game.name), game.rules_version, modes, list(bots_for(game)))


@get("/api/lobby", responses=troubles(), tags=["tables"])
async def show_lobby(request: AnyRequest) -> Lobby:
    """Public tables: those with a free seat first, the newest on top."""
    return Lobby([room.info() for room in await seating.lobby(hall_of(request))])


@post("/api/tables", responses=troubles(422), tags=["tables"])
async def open_table(request: AnyRequest, data: NewTable) -> Response[Seated]:
    """Opens a table. The token is the only proof that the seats of `me` are yours."""
    if not request.app.state.tables.take(address_of(request)):
        TURNED_AWAY.labels("tables").inc()
        raise too_many("tables")
    room, token = await seating.open_table(hall_of(request), data)
    holder = hall_of(request).holder(room, token)
    seated = Seated(room.info(holder), token, [room.names[number] for number in room.seats_of(holder)])
    return Response(seated, status_code=201, cookies=[seat_cookie(request, room.id, token)])


@get("/api/tables/{table:str}", responses=troubles(404), tags=["tables"])
async def show_table(request: AnyRequest, table: str) -> TableInfo:
    """Who sits where and what was agreed; the game itself is at `/view`."""
    room, holder = await enter(hall_of(request), request, table)
    return room.info(holder)


@delete("/api/tables/{table:str}", responses=troubles(403, 404, 409), tags=["tables"])
async def delete_table(request: AnyRequest, table: str) -> None:
    """Deletes a table of yours for good."""
    room, holder = await enter(hall_of(request), request, table)
    await seating.delete_table(hall_of(request), room, require_holder(holder))


@post("/api/tables/{table:str}/sit", responses=troubles(403, 404, 409, 422), tags=["seats"])
async def sit(request: AnyRequest, table: str, data: Sit) -> Response[Seated]:
    """Sits down: in the lobby by choosing a seat, otherwise with the secret of an invitation, which is used up."""
    hall = hall_of(request)
    room, holder = await enter(hall, request, table)
    given, seat = await seating.sit(hall, room, data, holder)
    token = given or token_of(request) or ""
    seated = Seated(room.info(hall.holder(room, token)), token, [room.names[seat]])
    return Response(seated, status_code=201, cookies=[seat_cookie(request, room.id, token)])


@post("/api/tables/{table:str}/stand", responses=troubles(403, 404, 422), status_code=200, tags=["seats"])
async def stand_up(request: AnyRequest, table: str, data: ForSeat) -> TableInfo:
    """Leaves a seat to somebody else. To give up a game, resign."""
    hall = hall_of(request)
    room, found = await enter(hall, request, table)
    holder = require_holder(found)
    await seating.stand_up(hall, room, holder, own_seat(room, holder, data.seat))
    return room.info(holder)


@post("/api/tables/{table:str}/invitations", responses=troubles(403, 404, 409, 422), tags=["seats"])
async def invite(request: AnyRequest, table: str, data: Invite) -> Invitation:
    """A link to a free seat, good for one person."""
    room, holder = await enter(hall_of(request), request, table)
    require_holder(holder)
    return await seating.invite(hall_of(request), room, data.seat)


@patch("/api/tables/{table:str}/seats/{seat:str}", responses=troubles(403, 404, 409, 422), tags=["seats"])
async def change_seat(request: AnyRequest, table: str, seat: str, data: ChangeSeat) -> TableInfo:
    """A name for your seat, or a bot for one that is free."""
    hall = hall_of(request)
    room, found = await enter(hall, request, table)
    holder = require_holder(found)
    await seating.change_seat(hall, room, holder, seating.seat_number(room, seat), data)
    return room.info(holder)


@post("/api/tables/{table:str}/rematch", responses=troubles(403, 404, 409, 422), tags=["tables"])
async def rematch(request: AnyRequest, table: str) -> Response[Seated]:
    """The same again, everybody one seat further. The others ask for it too and find their seat kept."""
    hall = hall_of(request)
    room, holder = await enter(hall, request, table)
    again, token = await seating.rematch(hall, room, require_holder(holder))
    own = hall.holder(again, token)
    seated = Seated(again.info(own), token, [again.names[number] for number in again.seats_of(own)])
    return Response(seated, status_code=201, cookies=[seat_cookie(request, again.id, token)])


@get("/api/tables/{table:str}/chat", responses=troubles(404), tags=["chat"])
async def read_chat(request: AnyRequest, table: str) -> ChatLog:
    """What was said lately."""
    room, holder = await enter(hall_of(request), request, table)
    return ChatLog(await talk.chat_lines(hall_of(request), room, holder))


@post("/api/tables/{table:str}/chat", responses=troubles(403, 404, 409, 422), tags=["chat"])
async def say(request: AnyRequest, table: str, data: Say) -> ChatLine:
    """Says something to everybody at the table."""
    room, holder = await enter(hall_of(request), request, table)
    seat = own_seat(room, holder, data.seat)
    if not request.app.state.chat.take(f"{room.id}/{seat}"):
        TURNED_AWAY.labels("chat").inc()
        raise too_many("lines")
    return await talk.say(hall_of(request), room, seat, data.text)


@post("/api/tables/{table:str}/mute", responses=troubles(403, 404, 422), status_code=200, tags=["chat"])
async def mute(request: AnyRequest, table: str, data: Mute) -> TableInfo:
    """No more chat from a seat, for you alone."""
    hall = hall_of(request)
    room, found = await enter(hall, request, table)
    holder = require_holder(found)
    await talk.mute(hall, room, holder, seating.seat_number(room, data.seat), data.on)
    return room.info((await enter(hall, request, table))[1])


ROUTES = [
    list_games,
    show_lobby,
    open_table,
    show_table,
    delete_table,
    sit,
    stand_up,
    invite,
    change_seat,
    rematch,
    read_chat,
    say,
    mute,
]
