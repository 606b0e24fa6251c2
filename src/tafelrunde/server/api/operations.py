"""For those who keep the server running."""

from litestar import MediaType, Response, get

from ...version import __version__
from ..checkup import Checkup
from ..metrics import exposed
from ..wire import Health
from .common import AnyRequest, troubles


@get("/health", responses=troubles(), tags=["operations"])
async def health(request: AnyRequest) -> Health:
    """Whether tables can be served: the program runs and the database takes what is written."""
    checkup: Checkup = request.app.state.checkup
    await checkup.require_writing()
    return Health("ok", __version__, "ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(exposed(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
