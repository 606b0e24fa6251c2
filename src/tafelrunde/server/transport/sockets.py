"""WebSockets with bounds: every frame counts, whatever it is, and nothing piles up for somebody who does not read."""

import asyncio
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config as ServerConfig
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from ...books.messages import LANGUAGES
from ..limits import Bucket, Rate, too_many
from ..metrics import TURNED_AWAY
from ..trouble import Trouble
from ..wire import encode
from .guests import LINGER_SECONDS, Guest, Spare, guests

STEP = 4096  # bytes that are read before anybody looks at what they were
LATE_BYTES = 65_536  # in which the other side's closing is looked for after ours; reading small frames takes time
MESSAGES_LEFT = "tafelrunde.messages"
POLICY, TOO_LARGE = 1008, 1009


def messages_left(scope: Any) -> Bucket:
    """How many messages the connection of this scope may send. All that comes on it is taken from this bucket."""
    left = scope["extensions"][MESSAGES_LEFT]["left"]
    assert isinstance(left, Bucket)
    return left


class SocketGuest(Guest, WebSocketsSansIOProtocol):
    """uvicorn's protocol, which answers every ping and reads a message in any number of pieces; here it does not."""

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
        # Whole messages are counted by the application, which answers those that were sent before; all other frames are
        # counted here, in the same bucket.
        self._rate = Rate(self._bounds.messages_burst, self._bounds.messages_per_second)
        self._left = Bucket(self._rate.burst)
        self._unread = bytearray()  # came together with a message that the application has not taken yet
        self._pieces = 0
        self._late = 0  # bytes since our closing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.since = self.loop.time()
        self._guests.take_in(self, self.client[0] if self.client else None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._guests.leave(self)
        self._unread.clear()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            self.scope["extensions"][MESSAGES_LEFT] = {"left": self._left}

    # what comes in

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._late += len(data)
            if self._late > LATE_BYTES:
                self._unread.clear()
                return
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """What the network brings at once can be thousands of messages, so it is read only as far as they are taken."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unread[:STEP])
            del self._unread[:STEP]
            super().data_received(piece)
            if self.close_sent:
                del self._unread[LATE_BYTES:]
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            if why := b"".join(self.conn.data_to_send()):
                TURNED_AWAY.labels("header_bytes").inc()  # of one line; otherwise it was no request for a WebSocket
                self.transport.write(why)
            self.transport.close()

    async def receive(self) -> ASGIReceiveEvent:
        event = await super().receive()
        self._read_on()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self._read_on()  # the answer to our closing may be there already

    def handle_ping(self) -> None:
        if self._one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._one_more():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_welcome(event):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_welcome(event):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_welcome(event):
            super().handle_cont(event)

    def _is_welcome(self, event: Frame) -> bool:
        """The last piece of a message, or the only one, is a message."""
        if event.fin:
            self._pieces = 0
            return not self.close_sent
        self._pieces += 1
        if self._pieces > self._bounds.message_pieces:
            trouble = Trouble(413, "too-long", "too-long-pieces", pieces=self._bounds.message_pieces)
            self.turn_away(trouble, "message_pieces", TOO_LARGE)
            return False
        return self._one_more()

    def _one_more(self) -> bool:
        """Counts a frame that is no message."""
        if self.close_sent or self.transport.is_closing():
            self.conn.data_to_send()  # what it would have been answered with is thrown away
            return False
        if self.transport.get_write_buffer_size() > self._bounds.unread_bytes:
            TURNED_AWAY.labels("unread_bytes").inc()
            self.drop()
            return False
        if not self._left.take(self._rate):
            self.turn_away(too_many("messages"), "messages")
            return False
        return True

    def turn_away(self, trouble: Trouble, limit: str, code: int = POLICY) -> None:
        """Says why, closes, and gives the other side a moment to read it."""
        if self.close_sent or self.transport.is_closing():
            return
        TURNED_AWAY.labels(limit).inc()
        if self.conn.state is not State.OPEN:
            self.drop()
            return
        self.frames = []
        self.conn.data_to_send()
        self.conn.send_text(encode(trouble.problem(LANGUAGES[0])))
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})

    # who has to go

    def spare(self) -> Spare | None:
        return None if self.handshake_complete else Spare.UNKNOWN

    def look(self, now: float) -> None:
        late = not self.handshake_complete and now - self.since > self._bounds.header_seconds
        if late or self._does_not_read(now, self._bounds):
            TURNED_AWAY.labels("header_seconds" if late else "send_seconds").inc()
            self.drop()

    def drop(self) -> None:
        self.disconnected = True
        self.transport.abort()

    def shutdown(self) -> None:
        if self.transport.is_closing():
            self.drop()  # nobody waits until the last word is read
        else:
            super().shutdown()
