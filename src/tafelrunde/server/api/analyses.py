"""Looking back at finished games over HTTP: where they were lost, what luck brought, how else they could have gone."""

from litestar import get, post

from ..analyses import Analyses
from ..variations import Variations
from ..visitor import enter_to_look
from ..wire import Analysis, LuckInfo, PlayedOn, PlayOn
from .common import AnyRequest, hall_of, troubles
from .records import replays_of


@post("/api/tables/{table:str}/analysis", responses=troubles(403, 404, 409), status_code=200, tags=["records"])
async def start_analysis(request: AnyRequest, table: str) -> Analysis:
    """Begins to look for where a finished game was lost, or tells what is known already."""
    room, visitor = await enter_to_look(hall_of(request), request, table)
    return await analyses_of(request).start(room, visitor.address)


@get("/api/tables/{table:str}/analysis", responses=troubles(403, 404, 409), tags=["records"])
async def analysis(request: AnyRequest, table: str) -> Analysis:
    """How far that is, and what was found so far."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await analyses_of(request).look(room)


@get("/api/tables/{table:str}/luck", responses=troubles(403, 404, 409), tags=["records"])
async def luck(request: AnyRequest, table: str) -> LuckInfo:
    """What was thrown in a finished game and what was to be expected; what each seat got and lost."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await replays_of(request).luck(room)


@post(
    "/api/tables/{table:str}/replay/{number:int}/play",
    responses=troubles(403, 404, 409, 422),
    status_code=200,
    tags=["records"],
)
async def play_on(request: AnyRequest, table: str, number: int, data: PlayOn) -> PlayedOn:
    """A finished game after so many answers and then moves of your own in the place of a seat; a bot answers for the
    others. The same request has the same answer."""
    room, _ = await enter_to_look(hall_of(request), request, table)
    return await variations_of(request).play(room, number, data)


def analyses_of(request: AnyRequest) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


def variations_of(request: AnyRequest) -> Variations:
    variations: Variations = request.app.state.variations
    return variations


ROUTES = [start_analysis, analysis, luck, play_on]
