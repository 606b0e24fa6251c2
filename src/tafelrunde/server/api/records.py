"""Records and replays over HTTP."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from .. import records
from ..replays import Replays
from ..room import Room
from ..visitor import address_of, enter_to_look
from ..wire import Chart, ReplayIndex, ReplayStep, Upload, Uploaded
from .common import AnyRequest, hall_of, seat_cookie, troubles


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=troubles(403, 404, 409), tags=["records"])
async def download(request: AnyRequest, table: str) -> Response[str]:
    """The whole game as text, with the seed, once it is over. `tafelrunde record verify` checks the shuffles."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    text = await records.download(hall_of(request), room)
    name = f"{room.game.id}-{room.mode}-{room.id}.txt"
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/api/records", responses=troubles(422), tags=["records"])
async def upload(request: AnyRequest, data: Upload) -> Response[Uploaded]:
    """A record becomes a replay that everybody with the link can leaf through."""
    hall = hall_of(request)
    hall.limits.take("tables", address_of(request), "records")
    room, token = await records.upload(hall, data.record)
    uploaded = Uploaded(room.info(hall.holder(room, token)), token)
    return Response(uploaded, status_code=201, cookies=[seat_cookie(request, room.id, token)])


@get("/api/tables/{table:str}/replay/{number:int}", responses=troubles(403, 404, 409, 422), tags=["records"])
async def replay(
    request: AnyRequest,
    table: str,
    number: int,
    seat: Annotated[str | None, Parameter(max_length=16)] = None,
) -> ReplayStep:
    """A finished game after so many answers, as a seat saw it, or a spectator."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await replays_of(request).step(room, number, looking_back(room, seat))


@get("/api/tables/{table:str}/replay", responses=troubles(403, 404, 409, 422), tags=["records"])
async def replay_index(
    request: AnyRequest,
    table: str,
    seat: Annotated[str | None, Parameter(max_length=16)] = None,
) -> ReplayIndex:
    """All answers of a finished game and all events, as a seat knew them, or a spectator."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await replays_of(request).index(room, looking_back(room, seat))


@get("/api/tables/{table:str}/chart", responses=troubles(403, 404, 409), tags=["records"])
async def chart(request: AnyRequest, table: str) -> Chart:
    """How far everybody was at the end of each turn of a finished game."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await replays_of(request).chart(room)


def replays_of(request: AnyRequest) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


def looking_back(room: Room, seat: str | None) -> int | None:
    """When a game is over its record shows every hand, so everybody may look with any seat's eyes."""
    return None if seat is None else room.number_of(seat)


ROUTES = [download, upload, replay, replay_index, chart]
