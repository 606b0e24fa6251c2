"""Games, tables and what can be seen of them over HTTP. What is done at a table is in `actions`."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from ...bots import bots_for
from ...kernel import BadInput, Game, Mode, registry
from .. import opening
from ..actions.chat import chat_lines
from ..books import game_called
from ..database import now
from ..lobby import lobby
from ..permissions import may_know_of
from ..telling import events_since
from ..trouble import Trouble, bad_input
from ..visitor import address_of, enter_to_ask, enter_to_look, eyes
from ..wire import ChatLog, GameInfo, GameList, Lobby, ModeInfo, NewTable, Seated, TableInfo, TermInfo, Update
from .common import AnyRequest, hall_of, seat_cookie, troubles

MOST_PAGES = 1000


@get("/api/games", responses=troubles(), tags=["tables"])
async def list_games() -> GameList:
    """The games, their modes, and what can be agreed for each."""
    return GameList([_game_info(game) for game in registry.games()])


@get("/api/games/{game:str}/modes/{mode:str}", responses=troubles(404, 422), tags=["tables"])
async def show_mode(game: str, mode: str, seats: Annotated[int | None, Parameter(ge=1, le=1000)] = None) -> ModeInfo:
    """A mode with so many seats: what they are called, and what can be agreed then."""
    found = game_called(game)
    if mode not in found.modes:
        raise Trouble(404, "no-game")
    try:
        return _mode_info(found, found.modes[mode], found.agree(mode, seats, found.modes[mode].usual).seats)
    except BadInput as error:
        raise bad_input(error, game) from error


def _game_info(game: "Game[Any, Any]") -> GameInfo:
    modes = [_mode_info(game, mode, mode.seats) for mode in game.modes.values()]
    return GameInfo(game.id, dict(game.name), game.rules_version, modes, list(bots_for(game)))


def _mode_info(game: "Game[Any, Any]", mode: Mode, seats: tuple[str, ...]) -> ModeInfo:
    terms = [
        TermInfo(
            term.id,
            dict(term.name),
            list(term.values),
            term.usual,
            term.free or not term.values,
            term.by_seat,
            term.several,
        )
        for term in game.terms(mode.id, len(seats))
    ]
    fewest, most = (mode.fewest, mode.most) if mode.most else (len(mode.seats), len(mode.seats))
    return ModeInfo(mode.id, dict(mode.name), list(seats), fewest, most, terms, dict(mode.usual))


@get("/api/lobby", responses=troubles(), tags=["tables"])
async def show_lobby(request: AnyRequest, page: Annotated[int, Parameter(ge=1, le=MOST_PAGES)] = 1) -> Lobby:
    """Public tables: those with a free seat first, the newest on top, one of each address before the second of any."""
    rooms, more = await lobby(hall_of(request), page)
    return Lobby([room.info() for room in rooms if may_know_of(room, None, None)], more)


@post("/api/tables", responses=troubles(422), tags=["tables"])
async def open_table(request: AnyRequest, data: NewTable) -> Response[Seated]:
    """Opens a table. The token is the only proof that the seats of `me` are yours."""
    hall = hall_of(request)
    hall.limits.take("tables", address_of(request))
    room, token = await opening.open_table(hall, data, address_of(request))
    room.address = address_of(request)
    return Response(hall.seated(room, token), status_code=201, cookies=[seat_cookie(request, room.id, token)])


@get("/api/tables/{table:str}", responses=troubles(403, 404), tags=["tables"])
async def show_table(request: AnyRequest, table: str) -> TableInfo:
    """Who sits where and what was agreed; the game itself is at `/view`."""
    room, visitor = await enter_to_ask(hall_of(request), request, table)
    info = room.info(visitor.holder)
    if info.mine:
        info.turn = room.turn()
    return info


@get("/api/tables/{table:str}/view", responses=troubles(403, 404, 409, 422), tags=["game"])
async def view(
    request: AnyRequest,
    table: str,
    seat: Annotated[str | None, Parameter(max_length=16)] = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
) -> Update:
    """The table with a seat's eyes, or a spectator's, and what happened since an answer (without `since`: nothing)."""
    hall = hall_of(request)
    room, visitor = await enter_to_look(hall, request, table)
    looking = eyes(room, visitor.holder, seat)
    async with room.lock:
        live = await hall.live(room)
        first, told, _ = (live.events, [], None) if since is None else await events_since(hall, room, live, since)
        return live.update_for(looking, first, told, None, now())


@get("/api/tables/{table:str}/chat", responses=troubles(403, 404), tags=["chat"])
async def read_chat(request: AnyRequest, table: str) -> ChatLog:
    """What was said lately."""
    room, visitor = await enter_to_look(hall_of(request), request, table)
    return ChatLog(await chat_lines(hall_of(request), room, visitor.holder))


ROUTES = [list_games, show_mode, show_lobby, open_table, show_table, view, read_chat]
