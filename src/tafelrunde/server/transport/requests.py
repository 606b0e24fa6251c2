"""HTTP with bounds: how long a request may be, how long it may take, how many may wait."""

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.config import Config as ServerConfig
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ...books.messages import LANGUAGES
from ..headers import HEADERS
from ..limits import too_many
from ..metrics import REQUESTS, TURNED_AWAY
from ..trouble import Trouble
from ..wire import encode
from .guests import LINGER_SECONDS, Guest, Spare, guests

STEP = 2048  # bytes that are read before they are counted; a request may be longer by so much


class Reading(Enum):
    NOTHING = 0
    HEADER = 1
    BODY = 2


class Refused(Exception):
    """Stops the parser."""


class HttpGuest(Guest, HttpToolsProtocol):
    """uvicorn's protocol, which reads whatever comes, for as long as it comes; here it does not."""

    def __init__(
        self,
        config: ServerConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._guests = guests()
        self._bounds = self._guests.config
        self._reading = Reading.HEADER
        self._silent = True  # until the first byte
        self._answering: RequestResponseCycle | None = None  # the last one that was begun, of those sent ahead
        self._leaving = False
        self._refusal: tuple[Trouble, str] | None = None
        self._header = 0  # bytes of the header so far
        self._body = 0  # bytes of the body so far
        self._pieces = 0  # of the body
        self._around = 0  # bytes since then that were neither: sizes of pieces, and lines that follow a body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()
        refused = self._guests.enter(self, self.client[0] if self.client else None)
        if refused is not None:
            self.turn_away(*refused)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guests.leave(self)
        self._unset_keepalive_if_required()
        self._give_up()
        super().connection_lost(exc)

    def drop(self) -> None:
        self._give_up()
        self.transport.abort()

    def _give_up(self) -> None:
        """Nobody will read what is being answered, and nothing more will come of what is being read."""
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if self._leaving:
            return
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    # what comes in

    def data_received(self, data: bytes) -> None:
        if self._leaving:
            return
        self._silent = False
        self._unset_keepalive_if_required()
        if self._reading is Reading.NOTHING:
            self._begin(Reading.HEADER)
        rest = memoryview(data)
        while rest and not self.transport.is_closing() and not self._leaving:
            piece, rest = rest[:STEP], rest[STEP:]
            before = self._body
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                return
            except httptools.HttpParserError:
                self.turn_away(*(self._refusal or (Trouble(400, "unreadable", "unreadable-http"), "")))
                return
            self._count(len(piece), self._body > before)

    def _count(self, size: int, body_came: bool) -> None:
        """The parser keeps a header to itself until it is whole, so bytes are counted, not what it has found."""
        if self._reading is Reading.HEADER:
            self._header += size
        elif self._reading is Reading.BODY:
            self._around = 0 if body_came else self._around + size
        if max(self._header, self._around) > self._bounds.header_bytes:
            self.turn_away(Trouble(431, "too-long", "too-long-header"), "header_bytes")

    def _begin(self, reading: Reading) -> None:
        self._reading = reading
        self.since = self.loop.time()

    def _refuse(self, trouble: Trouble, limit: str) -> None:
        self._refusal = (trouble, limit)
        raise Refused

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._reading is not Reading.HEADER:  # otherwise the time runs since the first byte
            self._begin(Reading.HEADER)
        self._header = self._body = self._around = self._pieces = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self._bounds.path_bytes:
            self._refuse(Trouble(414, "too-long", "too-long-path", bytes=self._bounds.path_bytes), "path_bytes")

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._reading is not Reading.HEADER:
            return  # a line that follows the body; nobody asks for it
        super().on_header(name, value)
        if len(self.headers) > self._bounds.header_lines:
            self._refuse(Trouble(431, "too-long", "too-long-header"), "header_lines")

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= self._bounds.waiting_requests:
            self._refuse(too_many("requests"), "waiting_requests")
        self._begin(Reading.BODY)
        self._header = 0
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._pieces += 1
        if self._pieces > self._bounds.body_pieces:  # each takes longer to read than a hundred bytes
            self._refuse(Trouble(413, "too-long", "too-long-pieces", pieces=self._bounds.body_pieces), "body_pieces")

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)
        if self._answering is None or not self._answering.response_complete:
            self._guests.hold(self, len(body))
        elif self._body > 2 * self._bounds.body_bytes:
            # What is too long is refused where it is read. Once that is answered the rest is thrown away for a while,
            # so that the other side comes to read the answer.
            TURNED_AWAY.labels("body_bytes").inc()
            self.transport.close()

    def on_message_complete(self) -> None:
        self._begin(Reading.NOTHING)
        self._guests.let_go(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self._reading is Reading.NOTHING:
            self.since = self.loop.time()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._guests.leave(self)
        super().handle_websocket_upgrade()

    # who has to go

    def spare(self) -> Spare | None:
        if self._leaving:
            return Spare.TURNED_AWAY
        if self._reading is Reading.BODY and not self._has_begun_to_answer():
            return Spare.HALF_SENT
        if not self._has_answered() or self.transport.get_write_buffer_size():
            return None
        return (Spare.IDLE, Spare.UNKNOWN, Spare.HALF_SENT)[self._reading.value]

    def _has_answered(self) -> bool:
        return (self._answering is None or self._answering.response_complete) and not self.pipeline

    def _has_begun_to_answer(self) -> bool:
        """What is being read, or anything before it that is not finished."""
        if self.cycle is not self._answering:
            return True
        return self._answering is not None and self._answering.response_started

    def look(self, now: float) -> None:
        if self._does_not_read(now, self._bounds):
            TURNED_AWAY.labels("send_seconds").inc()
            self.drop()
        elif self._leaving:
            if now - self.since > LINGER_SECONDS:
                self.drop()
        elif self.transport.is_closing():
            pass
        elif self.flow.read_paused:
            self.since = now  # it is us who do not go on
        elif self._reading is Reading.HEADER and now - self.since > self._bounds.header_seconds:
            self._too_slow("header_seconds")
        elif self._reading is Reading.BODY:
            took = now - self.since
            crawls = took > self._bounds.header_seconds and self._body < took * self._bounds.bytes_per_second
            if crawls or took > self._bounds.body_seconds:
                self._too_slow("body_seconds")

    def _too_slow(self, limit: str) -> None:
        if (
            self._silent
        ):  # browsers open connections that they might need; an answer would be one to their next question
            TURNED_AWAY.labels(limit).inc()
            self.transport.close()
        else:
            self.turn_away(Trouble(408, "too-slow"), limit)

    def turn_away(self, trouble: Trouble, limit: str) -> None:
        """The last word on this connection. It is said only where it is not taken for the answer to another request."""
        if limit:
            TURNED_AWAY.labels(limit).inc()
        in_body = self._reading is Reading.BODY
        too_late = self._has_begun_to_answer() if in_body else not self._has_answered()
        self._give_up()
        if too_late:
            self.transport.close()
            return
        self._leaving = True
        self.since = self.loop.time()
        self.flow.resume_reading()
        REQUESTS.labels(f"{trouble.status}").inc()
        self.transport.write(_answer(trouble))
        # closing at once, with bytes that nobody has read, would take this answer away from the other side as well
        self.transport.write_eof()


def _answer(trouble: Trouble) -> bytes:
    body = encode(trouble.problem(LANGUAGES[0]))
    headers = [(name.lower().encode(), value.encode()) for name, value in trouble.headers.items()]
    headers += [*HEADERS, (b"cache-control", b"no-store"), (b"connection", b"close")]
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    status = b"HTTP/1.1 %d %s" % (trouble.status, HTTPStatus(trouble.status).phrase.encode())
    return b"\r\n".join([status, *(name + b": " + value for name, value in headers), b"", body])
