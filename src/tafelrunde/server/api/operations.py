"""For those who keep the server running."""

from litestar import MediaType, Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ...version import __version__
from ..metrics import exposed
from ..trouble import storage_down
from ..wire import Health
from .common import AnyRequest, hall_of, troubles


@get("/health", responses=troubles(), tags=["operations"])
async def health(request: AnyRequest) -> Health:
    """Whether tables can be served: the program runs and the database answers."""
    try:
        async with hall_of(request).engine.connect() as connection:
            await connection.execute(text("select 1"))
    except (SQLAlchemyError, OSError) as error:
        raise storage_down() from error
    return Health("ok", __version__, "ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(exposed(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
