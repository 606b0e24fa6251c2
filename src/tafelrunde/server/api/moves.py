"""The game itself over HTTP, for programs that do not keep a connection open."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from .. import hints, play
from ..database import now
from ..visitor import enter, eyes, own_seat
from ..wire import (
    Accepted,
    Consent,
    Hint,
    HintWanted,
    Move,
    Passing,
    Resign,
    TableInfo,
    Undo,
    UndoAnswer,
    Update,
    WhyNot,
    WhyNotAnswer,
)
from .common import AnyRequest, hall_of, troubles


@get("/api/tables/{table:str}/view", responses=troubles(403, 404, 409, 422), tags=["game"])
async def view(
    request: AnyRequest,
    table: str,
    seat: Annotated[str | None, Parameter(max_length=16)] = None,
    since: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
) -> Update:
    """The table with a seat's eyes, or a spectator's, and what happened since an answer (without `since`: nothing)."""
    hall = hall_of(request)
    room, holder = await enter(hall, request, table)
    looking = eyes(room, holder, seat)
    async with room.lock:
        live = await hall.live(room)
        first, told, _ = (live.events, [], None) if since is None else await hall.events_since(room, since)
        return live.update_for(looking, first, told, None, now())


@post("/api/tables/{table:str}/moves", responses=troubles(403, 404, 409, 422), status_code=200, tags=["game"])
async def move(request: AnyRequest, table: str, data: Move) -> Accepted:
    """Makes a move. The answer comes when it is kept; the same id again gets the same answer."""
    room, holder = await enter(hall_of(request), request, table)
    seat = own_seat(room, holder, data.seat)
    return await play.move(hall_of(request), room, seat, data.id, data.seq, data.move)


@post("/api/tables/{table:str}/why-not", responses=troubles(403, 404, 409, 422), status_code=200, tags=["game"])
async def why_not(request: AnyRequest, table: str, data: WhyNot) -> WhyNotAnswer:
    """Why a move is not possible now, with the rules that forbid it."""
    room, holder = await enter(hall_of(request), request, table)
    seat = own_seat(room, holder, data.seat)
    return WhyNotAnswer(data.move, await play.why_not(hall_of(request), room, seat, data.move))


@post("/api/tables/{table:str}/hint", responses=troubles(403, 404, 409, 422, 503), status_code=200, tags=["game"])
async def hint(request: AnyRequest, table: str, data: HintWanted) -> Hint:
    """What a bot would do in this seat's place, from what this seat sees."""
    room, holder = await enter(hall_of(request), request, table)
    return await hints.hint(hall_of(request), room, own_seat(room, holder, data.seat), data.milliseconds)


@post("/api/tables/{table:str}/undo", responses=troubles(403, 404, 409, 422), status_code=200, tags=["game"])
async def undo(request: AnyRequest, table: str, data: Undo) -> UndoAnswer:
    """Takes the last choice back, or asks the others to allow it."""
    room, holder = await enter(hall_of(request), request, table)
    return await play.undo(hall_of(request), room, own_seat(room, holder, data.seat), data.id, data.seq)


@post("/api/tables/{table:str}/consent", responses=troubles(403, 404, 409, 422), status_code=200, tags=["game"])
async def consent(request: AnyRequest, table: str, data: Consent) -> TableInfo:
    """Lets somebody take something back, or not."""
    room, holder = await enter(hall_of(request), request, table)
    await play.consent(hall_of(request), room, own_seat(room, holder, data.seat), data.agree)
    return room.info(holder)


@post("/api/tables/{table:str}/resign", responses=troubles(403, 404, 409, 422), status_code=200, tags=["game"])
async def resign(request: AnyRequest, table: str, data: Resign) -> Accepted:
    """Gives up. With more than two at the table a bot plays on for the seat, but it cannot win."""
    room, holder = await enter(hall_of(request), request, table)
    return await play.resign(hall_of(request), room, own_seat(room, holder, data.seat), data.id)


@post("/api/tables/{table:str}/passing", responses=troubles(403, 404, 409, 422), status_code=200, tags=["game"])
async def passing(request: AnyRequest, table: str, data: Passing) -> Accepted:
    """From now on lets every reaction pass without being asked, or wants to be asked again."""
    room, holder = await enter(hall_of(request), request, table)
    return await play.passing(hall_of(request), room, own_seat(room, holder, data.seat), data.id, data.on)


ROUTES = [view, move, why_not, hint, undo, consent, resign, passing]
