"""Views as text over HTTP: of a table, of a moment of a finished game, of a step of a scenario."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from .. import books, scenes
from ..sketches import sketched
from ..visitor import enter_to_look, eyes
from ..wire import PlayOn, PlayScenario, Sketch
from .analyses import variations_of
from .common import AnyRequest, hall_of, troubles
from .records import looking_back, replays_of

Seat = Annotated[str | None, Parameter(max_length=16)]


@get("/api/tables/{table:str}/sketch", responses=troubles(403, 404, 409, 422), tags=["game"])
async def sketch(request: AnyRequest, table: str, seat: Seat = None) -> Sketch:
    """The table with a seat's eyes, or a spectator's, as text."""
    hall = hall_of(request)
    room, visitor = await enter_to_look(hall, request, table)
    looking = eyes(room, visitor.holder, seat)
    async with room.lock:
        return sketched((await hall.live(room)).table, looking)


@get("/api/tables/{table:str}/replay/{number:int}/sketch", responses=troubles(403, 404, 409, 422), tags=["records"])
async def replay_sketch(request: AnyRequest, table: str, number: int, seat: Seat = None) -> Sketch:
    """A finished game after so many answers, as a seat saw it, or a spectator, as text."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await replays_of(request).sketch(room, number, looking_back(room, seat))


@post(
    "/api/tables/{table:str}/replay/{number:int}/play/sketch",
    responses=troubles(403, 404, 409, 422),
    status_code=200,
    tags=["records"],
)
async def play_on_sketch(request: AnyRequest, table: str, number: int, data: PlayOn) -> Sketch:
    """A finished game after so many answers and then moves of your own, as text."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await variations_of(request).sketch(room, number, data)


@post(
    "/api/scenarios/{game:str}/{scenario:str}/sketch",
    responses=troubles(404, 409, 422),
    status_code=200,
    tags=["scenarios"],
)
async def scenario_sketch(game: str, scenario: str, data: PlayScenario) -> Sketch:
    """The scenario after some of its steps and then moves of your own, as text."""
    return await asyncio.to_thread(scenes.sketch, books.game_called(game).id, scenario, data)


ROUTES = [sketch, replay_sketch, play_on_sketch, scenario_sketch]
