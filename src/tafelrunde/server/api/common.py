"""What all routes share: the hall, the documented troubles, the cookie of a seat."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from ..hall import Hall
from ..trouble import Trouble
from ..visitor import COOKIE
from ..wire import Problem

AnyRequest = Request[Any, Any, Any]
HALF_A_YEAR = 180 * 24 * 3600

TROUBLES = {
    400: "The request cannot be read",
    403: "Not your seat or table",
    404: "No such table",
    408: "Too slow",
    409: "Not now",
    413: "Too large",
    414: "The address is too long",
    421: "Not a name of this server",
    422: "Refused, with the reason",
    429: "Too many requests",
    431: "The header is too long",
    503: "The database does not answer",
}


def troubles(*codes: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: what can go wrong, besides what can go wrong everywhere."""
    return {
        code: ResponseSpec(data_container=Problem, description=TROUBLES[code], generate_examples=False)
        for code in sorted({400, 408, 413, 414, 421, 429, 431, 503, *codes})
    }


def hall_of(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def unless_gone(request: AnyRequest, doing: "Coroutine[Any, Any, Any]") -> Any:
    """Does something that takes a while, as long as somebody waits for it. The body must have been read."""
    work, gone = asyncio.create_task(doing), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
        if work.done():
            return work.result()
        raise Trouble(409, "given-up")
    finally:
        work.cancel()
        gone.cancel()


async def _gone(request: AnyRequest) -> None:
    """Returns when the client has closed the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def seat_cookie(request: AnyRequest, table: str, token: str) -> Cookie:
    """Sent only to this table's addresses, never shown to scripts, never sent from other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        max_age=HALF_A_YEAR,
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] == "https",
    )
