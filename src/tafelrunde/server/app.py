"""The application: routes, limits, headers, and what goes on in the background."""

import asyncio
import contextlib
import gc
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..version import __version__
from . import play, talk
from .api import books, drawings, moves, operations, records, socket, tables
from .api.socket import GOING_AWAY, Connection
from .bell import make_bell
from .config import Config, read_config
from .database import open_engine
from .hall import PULSE, Hall
from .limits import Counted, PerAddress, too_many
from .logs import set_up_logs
from .metrics import REQUESTS, TURNED_AWAY
from .page import BUILT, page_routes
from .replays import Replays
from .thinkers import Thinkers
from .trouble import Trouble
from .visitor import address_of, language_of, same_origin
from .wire import Problem, encode

log = structlog.get_logger()

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
UNLIMITED = ("/health", "/metrics")


def make_app(config: Config) -> Litestar:
    """One worker's application. The database must have been prepared."""
    state = State(
        {
            "connections": Counted(config.connections_per_address),
            "tables": PerAddress(config.tables_per_address, config.tables_per_address / 3600),
            "chat": PerAddress(config.chat_per_minute, config.chat_per_minute / 60),
            "everybody": set(),
        }
    )
    return Litestar(
        route_handlers=[
            *tables.ROUTES,
            *moves.ROUTES,
            *records.ROUTES,
            *drawings.ROUTES,
            *books.ROUTES,
            *operations.ROUTES,
            *socket.ROUTES,
            *page_routes(Path(config.page) if config.page else BUILT),
        ],
        state=state,
        lifespan=[_running(config)],
        exception_handlers={
            Trouble: _say_trouble,
            HTTPException: _say_http,
            Exception: _say_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version=__version__,
            description="Tables for rules-heavy German card and board games. The WebSocket is described in "
            "docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=config.body_bytes,
        logging_config=None,
        on_app_init=[_quiet],
    )


def from_environment() -> ASGIApp:
    """For worker processes: the configuration is in the environment."""
    set_up_logs()
    # the thread that waits for the disk should not wait for the interpreter as well
    sys.setswitchinterval(0.0005)
    config = read_config({})
    return guarded(make_app(config), config)


def _quiet(app_config: AppConfig) -> AppConfig:
    app_config.debug = False
    return app_config


def _running(config: Config) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        engine = open_engine(config.database_url)
        thinkers = Thinkers(config.bot_workers, config.bot_seconds)
        hall = Hall(config, engine, make_bell(config.channels), thinkers)
        app.state.hall = hall
        app.state.replays = Replays(hall)
        await hall.open()
        tasks = [
            asyncio.create_task(_again_and_again(job, seconds, hall), name=job.__name__)
            for job, seconds in ((_sweep, config.sweep_seconds), (_beat, PULSE), (_owed, None), (_follow, None))
        ]
        # a table makes no reference cycles, so looking for them after every few hundred objects is time lost
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 100)
        log.info("ready", pid=os.getpid(), version=__version__)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            everybody: set[Connection] = app.state.everybody
            for connection in list(everybody):
                connection.close(GOING_AWAY)
            await asyncio.gather(*tasks, return_exceptions=True)
            await hall.close()
            thinkers.close()
            await engine.dispose()
            log.info("stopped", pid=os.getpid())

    return running


async def _again_and_again(job: Callable[[Hall], Any], seconds: float | None, hall: Hall) -> None:
    """A job in the background. One that fails is noted and tried again: a database may come back."""
    while True:
        try:
            await job(hall)
            if seconds is None:
                return
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("background job failed", job=job.__name__, error=f"{type(error).__name__}: {error}")
        await asyncio.sleep(seconds or 1.0)


async def _sweep(hall: Hall) -> None:
    for id in await hall.due_tables():
        await play.attend(hall, id)
    if hall.bell.several_workers:
        for room in await hall.behind():
            await hall.catch_up(room)
            await talk.catch_up(hall, room)
    hall.unload_idle()
    await hall.writer.tidy()


async def _beat(hall: Hall) -> None:
    await hall.beat()


async def _owed(hall: Hall) -> None:
    await play.owed_to_bots(hall)


async def _follow(hall: Hall) -> None:
    """Keeps rooms in step with what other workers write."""
    async for id in hall.bell.heard():
        room = hall.rooms.get(id)
        if room is not None:
            await hall.catch_up(room)
            await talk.catch_up(hall, room)


# limits and headers, around everything


def guarded(app: ASGIApp, config: Config) -> ASGIApp:
    """Around the whole application, so that addresses it does not know are counted and answered alike."""
    requests = PerAddress(config.requests_burst, config.requests_per_second)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(f"{message['status']}").inc()
                headers = [*message.get("headers", []), *HEADERS]
                # nothing of a table is kept anywhere; documents that everybody may read say so themselves
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        request = _request(scope)
        trouble = _turned_away(request, requests, config)
        if trouble is None:
            await app(scope, receive, send_with_headers)
        else:
            await _turn_away(trouble, language_of(request), send_with_headers)

    return guard


async def _turn_away(trouble: Trouble, language: str, send: Send) -> None:
    headers = [(name.lower().encode(), value.encode()) for name, value in trouble.headers.items()]
    body = encode(trouble.problem(language))
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _turned_away(request: Any, requests: PerAddress, config: Config) -> Trouble | None:
    scope = request.scope
    if scope["path"] not in UNLIMITED and not requests.take(address_of(request)):
        TURNED_AWAY.labels("requests").inc()
        return too_many("requests")
    if (
        scope["type"] == ScopeType.HTTP
        and scope["method"] not in ("GET", "HEAD", "OPTIONS")
        and not same_origin(request, config.origins)
    ):
        TURNED_AWAY.labels("origin").inc()
        return Trouble(403, "origin")
    return None


def _request(scope: Scope) -> Any:
    from litestar import Request  # noqa: PLC0415

    return Request(scope)


# what went wrong, as one sentence


def _say_trouble(request: Any, trouble: Trouble) -> Response[Problem]:
    return Response(
        trouble.problem(language_of(request)),
        status_code=trouble.status,
        headers=trouble.headers,
        media_type="application/json",
    )


def _say_http(request: Any, error: HTTPException) -> Response[Problem]:
    status, headers = error.status_code, error.headers
    parts = []
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [
            f"{part.get('key', 'body')}: {part.get('message', 'wrong')}"
            for part in error.extra
            if isinstance(part, dict)
        ]
    if parts:
        return _say_trouble(request, Trouble(status, "http", "http-unreadable", headers=headers, why="; ".join(parts)))
    if isinstance(error, SerializationException):
        return _say_trouble(request, Trouble(status, "http", "http-no-json", headers=headers))
    return _say_trouble(request, Trouble(status, "http", headers=headers, why=error.detail or str(status)))


def _say_failure(request: Any, error: Exception) -> Response[Problem]:
    if isinstance(error, UnicodeDecodeError | RecursionError):  # a body in another code, or nested without end
        return _say_trouble(request, Trouble(400, "unreadable", "unreadable-request"))
    log.error("request failed", path=request.scope.get("path"), exc_info=error)
    return _say_trouble(request, Trouble(500, "internal"))
