"""The application: routes, limits, headers, and what goes on in the background."""

import asyncio
import contextlib
import gc
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

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
from .analyses import Analyses
from .api import actions, analyses, books, lessons, operations, puzzles, records, sketches, socket, tables
from .api.socket import GOING_AWAY, Connection
from .bell import make_bell
from .caretaker import start_jobs
from .checkup import Checkup, beat
from .config import Config, read_config
from .database import is_outage, open_engine
from .hall import Hall
from .headers import HEADERS
from .hosts import known_hosts
from .limits import Limits
from .logs import set_up_logs
from .metrics import REQUESTS, TURNED_AWAY
from .orphans import end_with_parent
from .page import BUILT, page_routes
from .replays import Replays
from .thinkers import Thinkers
from .trouble import Trouble, storage_down
from .trouble_page import TYPE, trouble_page, wants_page
from .variations import Variations
from .visitor import address_of, language_of, same_origin
from .wire import encode, message_reader

log = structlog.get_logger()

HEALTH = "/health"
UNLIMITED = (HEALTH, "/metrics")


def make_app(config: Config, limits: Limits) -> Litestar:
    """One worker's application. The database must have been prepared."""
    return Litestar(
        route_handlers=[
            *tables.ROUTES,
            *actions.routes(),
            *records.ROUTES,
            *analyses.ROUTES,
            *sketches.ROUTES,
            *books.ROUTES,
            *lessons.ROUTES,
            *puzzles.ROUTES,
            *operations.ROUTES,
            *socket.ROUTES,
            *page_routes(Path(config.page) if config.page else BUILT),
        ],
        state=State({"read_message": message_reader(), "everybody": set()}),
        lifespan=[_running(config, limits)],
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
        plugins=[actions.TypeMayBeLeftOut()],
    )


def from_environment() -> ASGIApp:
    """For worker processes: the configuration is in the environment."""
    set_up_logs()
    # the thread that waits for the disk should not wait for the interpreter as well
    sys.setswitchinterval(0.0005)
    config = read_config({})
    limits = Limits(config)
    return guarded(make_app(config, limits), limits, config)


def _quiet(app_config: AppConfig) -> AppConfig:
    app_config.debug = False
    return app_config


def _running(config: Config, limits: Limits) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        engine = open_engine(config.database_url)
        thinkers = Thinkers(config)
        hall = Hall(config, engine, make_bell(config.channels), thinkers, limits)
        app.state.hall = hall
        app.state.replays = Replays(hall)
        app.state.analyses = Analyses(hall, app.state.replays)
        app.state.variations = Variations(app.state.replays)
        app.state.checkup = Checkup(hall)
        shared = None
        if limits.shared:
            from .shared_limits import SharedLimits  # noqa: PLC0415  only who has Redis waits for its library

            shared = SharedLimits(limits, config.channels)
        await hall.open()
        if shared is not None:
            shared.start()
        tasks = start_jobs(hall)
        end_with_parent()
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
            with contextlib.suppress(Trouble):
                await beat(hall)  # clocks ran until now
            await app.state.analyses.close()
            await hall.close()
            if shared is not None:
                await shared.close()
            await thinkers.close()
            await engine.dispose()
            log.info("stopped", pid=os.getpid())

    return running


# limits and headers, around everything


def guarded(app: ASGIApp, limits: Limits, config: Config) -> ASGIApp:
    """Around the whole application, so that addresses it does not know are counted and answered alike."""

    known = known_hosts(config.hosts, config.origins)

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and not _for_us(scope, known):
            await _turn_away_socket(_other_host(), language_of(_request(scope)), send)
            return
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
        try:
            _admit(request, limits, config, known)
        except Trouble as trouble:
            await _turn_away(trouble, request, send_with_headers)
        else:
            await app(scope, receive, send_with_headers)

    return guard


async def _turn_away(trouble: Trouble, request: Any, send: Send) -> None:
    headers, body = _in_one_sentence(trouble, language_of(request), wants_page(request))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _turn_away_socket(trouble: Trouble, language: str, send: Send) -> None:
    """Instead of opening a WebSocket."""
    headers, body = _in_one_sentence(trouble, language)
    start: Any = {"type": "websocket.http.response.start", "status": trouble.status, "headers": headers}
    await send(start)
    rest: Any = {"type": "websocket.http.response.body", "body": body, "more_body": False}
    await send(rest)


def _in_one_sentence(trouble: Trouble, language: str, as_page: bool = False) -> tuple[list[tuple[bytes, bytes]], bytes]:
    headers = [(name.lower().encode(), value.encode()) for name, value in trouble.headers.items()]
    body = trouble_page(trouble, language) if as_page else encode(trouble.problem(language))
    type = TYPE if as_page else "application/json"
    headers += [(b"content-type", type.encode()), (b"content-length", b"%d" % len(body))]
    return headers, body


def _admit(request: Any, limits: Limits, config: Config, known: Callable[[str], bool]) -> None:
    """Raises Trouble where a request is one too many, is for another server, says something twice, or comes from a
    foreign page."""
    scope = request.scope
    if scope["path"] not in UNLIMITED:
        limits.take("requests", address_of(request))
    if scope["path"] != HEALTH and not _for_us(scope, known):
        raise _other_host()
    named = [name for name, _ in parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)]
    if len(set(named)) < len(named):  # which of them would be meant?
        twice = next(name for name in named if named.count(name) > 1)
        raise Trouble(400, "http", "http-unreadable", why=f"{twice} is there more than once", keys=twice)
    if (
        scope["type"] == ScopeType.HTTP
        and scope["method"] not in ("GET", "HEAD", "OPTIONS")
        and not same_origin(request, config.origins)
    ):
        TURNED_AWAY.labels("origin").inc()
        raise Trouble(403, "origin")


def _for_us(scope: Scope, known: Callable[[str], bool]) -> bool:
    named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return bool(named) and all(known(host) for host in named)


def _other_host() -> Trouble:
    TURNED_AWAY.labels("host").inc()
    return Trouble(421, "host")


def _request(scope: Scope) -> Any:
    from litestar import Request  # noqa: PLC0415

    return Request(scope)


# what went wrong, as one sentence


def _say_trouble(request: Any, trouble: Trouble) -> Response[Any]:
    language = language_of(request)
    if wants_page(request):
        page = trouble_page(trouble, language)
        return Response(page, status_code=trouble.status, headers=trouble.headers, media_type=TYPE)
    return Response(
        trouble.problem(language),
        status_code=trouble.status,
        headers=trouble.headers,
        media_type="application/json",
    )


def _say_http(request: Any, error: HTTPException) -> Response[Any]:
    status, headers = error.status_code, error.headers
    wrong: dict[str, str] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [part for part in error.extra if isinstance(part, dict)]
        wrong = {str(part.get("key", "body")): str(part.get("message", "wrong")) for part in parts}
    if wrong:
        why = "; ".join(f"{key}: {message}" for key, message in wrong.items())
        keys = ", ".join(wrong)
        return _say_trouble(request, Trouble(status, "http", "http-unreadable", headers=headers, why=why, keys=keys))
    if isinstance(error, SerializationException):
        return _say_trouble(request, Trouble(status, "http", "http-no-json", headers=headers))
    return _say_trouble(
        request, Trouble(status, "http", headers=headers, why=error.detail or str(status), code=str(status))
    )


def _say_failure(request: Any, error: Exception) -> Response[Any]:
    if isinstance(error, UnicodeDecodeError | RecursionError):  # a body in another code, or nested without end
        return _say_trouble(request, Trouble(400, "unreadable", "unreadable-request"))
    if is_outage(error):
        log.warning("database does not answer", path=request.scope.get("path"), error=type(error).__name__)
        return _say_trouble(request, storage_down())
    log.error("request failed", path=request.scope.get("path"), exc_info=error)
    return _say_trouble(request, Trouble(500, "internal"))
