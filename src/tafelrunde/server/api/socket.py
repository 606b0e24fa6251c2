"""The WebSocket of a table: what happens, the moment it has happened (docs/protocol.md)."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ..actions.chat import catch_up, chat_lines
from ..bot_players import wake_bots
from ..database import is_outage, now
from ..door import HANDLERS, perform
from ..hall import Hall
from ..metrics import CONNECTIONS, TURNED_AWAY
from ..opening import begin_if_full
from ..permissions import private
from ..room import Room
from ..telling import events_since, show_table
from ..transport.sockets import messages_left
from ..trouble import Trouble, storage_down
from ..usher import look_around, welcome
from ..visitor import Visitor, address_of, eyes, language_of, same_origin, token_of
from ..wire import Accepted, Action, Attend, Hello, Ping, Pong, Seated, encode, spoken

log = structlog.get_logger()

MOST_WAITING = 256  # messages for a client that does not read them
POLICY, TRY_LATER, TOO_LARGE = 1008, 1013, 1009
NO_TABLE, PRIVATE, GOING_AWAY = 4404, 4403, 1001
HELLO_SECONDS = 20.0


class Connection(Visitor):
    """Somebody with an open WebSocket.

    Whatever is pushed is sent in order by a task of its own, so a slow reader delays nobody.
    """

    __slots__ = ("_bytes", "_closing", "_idle", "_most_bytes", "_queue", "_slow", "_socket", "language")

    def __init__(self, socket: "WebSocket[Any, Any, Any]", hall: Hall, room: Room) -> None:
        token = token_of(socket)
        super().__init__(address_of(socket), token, hall.holder(room, token))
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._bytes = 0  # in the queue
        self._most_bytes = hall.config.unread_bytes
        self._idle: asyncio.Future[None] | None = None  # what the sender waits for when there is nothing to send
        self._closing: int | None = None
        self._slow: set[asyncio.Task[None]] = set()
        self.language = language_of(socket)

    def push(self, message: bytes) -> None:
        if self._closing is not None:
            return
        # a single message is sent, however long it is: who comes back would be sent the same
        if self._queue and (len(self._queue) >= MOST_WAITING or self._bytes + len(message) > self._most_bytes):
            TURNED_AWAY.labels("unread_bytes").inc()
            self._queue.clear()  # it can come back and ask for what it has missed
            self.close(TRY_LATER)
            return
        self._queue.append(message)
        self._bytes += len(message)
        self._wake()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    def show_out(self) -> None:
        self.push(encode(private().problem(self.language)))
        self.close(PRIVATE)

    def beside(self, doing: "Coroutine[Any, Any, None]") -> None:
        """Does something that takes a while beside what comes next, as long as this connection is there."""
        task = asyncio.create_task(doing)
        self._slow.add(task)
        task.add_done_callback(self._slow.discard)

    def give_up(self) -> None:
        for task in self._slow:
            task.cancel()

    async def send_all(self) -> None:
        """Sends what is pushed until the connection ends."""
        send, loop = self._socket.send, asyncio.get_running_loop()
        while True:
            if not self._queue and self._closing is None:
                self._idle = loop.create_future()  # lighter than an event, and there is one for every update
                await self._idle
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            if self._closing is not None:
                await self._socket.close(self._closing)
                return


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table: str) -> None:
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    if not same_origin(socket, hall.config.origins):
        TURNED_AWAY.labels("origin").inc()
        await socket.close(POLICY, "other origin")
        return
    try:
        hall.limits.connect(address)
    except Trouble:
        await socket.close(TRY_LATER, "too many connections")
        return
    CONNECTIONS.inc()
    try:
        await socket.accept()
        try:
            room = await hall.room(table)
        except Trouble as trouble:
            await socket.send_data(encode(trouble.problem(language_of(socket))).decode())
            await socket.close(NO_TABLE)
            return
        await _converse(hall, socket, room)
    except (WebSocketDisconnect, RuntimeError):
        pass  # a client that is gone needs no answer
    finally:
        CONNECTIONS.dec()
        hall.limits.disconnect(address)


async def _converse(hall: Hall, socket: "WebSocket[Any, Any, Any]", room: Room) -> None:
    connection = Connection(socket, hall, room)
    sender = asyncio.create_task(connection.send_all())
    everybody: set[Connection] = socket.app.state.everybody
    everybody.add(connection)
    left, read = messages_left(socket.scope), socket.app.state.read_message
    try:
        while True:
            waiting = (
                socket.receive() if connection in room.watchers else asyncio.wait_for(socket.receive(), HELLO_SECONDS)
            )
            received: Any = await waiting
            if received["type"] != "websocket.receive":
                return
            hall.limits.frame(left)
            text = received.get("text")
            await _answer(hall, room, connection, read, text if text is not None else received.get("bytes"))
    except Trouble as trouble:  # too many messages
        connection.push(encode(trouble.problem(connection.language)))
        connection.close(POLICY)
    except TimeoutError:
        connection.close(POLICY)
    finally:
        everybody.discard(connection)
        connection.give_up()
        if connection in room.watchers:
            room.watchers.remove(connection)
            look_around(hall, room)
        connection.close(GOING_AWAY)
        try:
            await asyncio.wait_for(sender, 1.0)
        except Exception:  # the other side is gone already
            sender.cancel()


async def _answer(
    hall: Hall,
    room: Room,
    connection: Connection,
    read: Callable[[str | bytes], Any],
    received: str | bytes | None,
) -> None:
    """One message: whatever is wrong with it is answered with one sentence, and the conversation goes on."""
    try:
        message = read(received or b"")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        connection.push(encode(Trouble(400, "unreadable", why=str(error)).problem(connection.language)))
        return
    doing = _do(hall, room, connection, message)
    if isinstance(message, Action) and HANDLERS[type(message)].slow:
        connection.beside(doing)
    else:
        await doing


async def _do(hall: Hall, room: Room, connection: Connection, message: Any) -> None:
    """What a message says, or why it cannot be done."""
    try:
        match message:
            case Hello():
                await _greet(hall, room, connection, message)
            case Ping():
                connection.push(encode(Pong()))
            case Attend(away=away):
                _greeted(room, connection)
                connection.away = away
                look_around(hall, room)
            case _:
                await _act(hall, room, connection, message)
    except Trouble as trouble:
        connection.push(encode(trouble.problem(connection.language, getattr(message, "id", None))))
    except (WebSocketDisconnect, RuntimeError):
        raise
    except Exception as error:
        failed = Trouble(500, "internal")
        if is_outage(error):
            failed = storage_down()
            log.warning("database does not answer", table=room.id, error=type(error).__name__)
        else:
            log.exception("message failed", table=room.id)
        connection.push(encode(failed.problem(connection.language, getattr(message, "id", None))))


def _greeted(room: Room, connection: Connection) -> None:
    if connection not in room.watchers:
        raise Trouble(409, "hello-first")


async def _act(hall: Hall, room: Room, connection: Connection, message: Action) -> None:
    """Does what a message says, and answers what the table has not told this connection by itself."""
    _greeted(room, connection)
    answer = await perform(hall, room, connection, message)
    if isinstance(answer, Seated) and answer.table.id == room.id:
        connection.token, connection.holder = answer.token, hall.holder(room, answer.token)
    repeated = isinstance(answer, Accepted) and answer.repeated  # nothing has happened that could be told
    if answer is not None and (repeated or not HANDLERS[type(message)].told):
        connection.push(spoken(answer))


async def _greet(hall: Hall, room: Room, connection: Connection, hello: Hello) -> None:
    """Shows the table as it is, and what was missed since the last answer this client has seen."""
    await hall.refresh(room)  # what was seen at another worker is not taken back here
    if room.live is None:
        async with room.lock:
            await hall.reload(room)
            await begin_if_full(hall, room)
    async with room.lock:
        await catch_up(hall, room)
        connection.holder = hall.holder(room, connection.token)
        connection.seat = eyes(room, connection.holder, hello.seat)
        connection.away = hello.away
        if connection.holder is not None:
            room.address = connection.address
        live = room.live
        lines = await chat_lines(hall, room, connection.holder, until=room.heard)
        if live is not None:
            since = min(hello.seq or 0, live.seq)
            first, told, acks = await events_since(hall, room, live, since)
        if connection not in room.watchers:
            room.watchers.append(connection)
        show_table(room, connection)
        if live is not None:
            ack = None if connection.seat is None else acks.get(connection.seat)
            connection.told = live.seq
            connection.push(live.update(connection.seat, first, told, ack, now()))
        for line in lines:
            connection.push(encode(line))
        welcome(hall, room, connection)
    wake_bots(hall, room)


ROUTES = [table_socket]
