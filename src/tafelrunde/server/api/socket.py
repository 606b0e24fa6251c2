"""The WebSocket of a table: what happens, the moment it has happened (docs/protocol.md)."""

import asyncio
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from .. import hints, play, talk
from ..database import now
from ..hall import Hall
from ..limits import Bucket, too_many
from ..metrics import CONNECTIONS, TURNED_AWAY
from ..room import Holder, Room
from ..trouble import Trouble, not_yours
from ..visitor import address_of, eyes, language_of, same_origin, token_of
from ..wire import (
    AskHint,
    AskWhyNot,
    FromClient,
    Hello,
    Ping,
    Pong,
    SendChat,
    SendConsent,
    SendMove,
    SendPassing,
    SendResign,
    SendUndo,
    TableChanged,
    WhyNotTold,
    decode_message,
    encode,
)

log = structlog.get_logger()

MOST_WAITING = 256  # messages for a client that does not read them
POLICY, TRY_LATER, TOO_LARGE = 1008, 1013, 1009
NO_TABLE, GOING_AWAY = 4404, 1001
HELLO_SECONDS = 20.0


class Connection:
    """One open WebSocket. Whatever is pushed is sent in order by a task of its own, so a slow reader delays nobody."""

    __slots__ = ("_closing", "_queue", "_socket", "_woken", "holder", "language", "seat")

    def __init__(self, socket: "WebSocket[Any, Any, Any]", holder: Holder | None) -> None:
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._woken = asyncio.Event()
        self._closing: int | None = None
        self.holder = holder
        self.language = language_of(socket)
        self.seat: int | None = None

    def push(self, message: bytes) -> None:
        if len(self._queue) >= MOST_WAITING:
            self.close(TRY_LATER)  # it can come back and ask for what it has missed
            return
        self._queue.append(message)
        self._woken.set()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._woken.set()

    async def send_all(self) -> None:
        """Sends what is pushed until the connection ends."""
        send = self._socket.send
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._queue:
                await send({"type": "websocket.send", "text": self._queue.popleft().decode(), "bytes": None})
            if self._closing is not None:
                await self._socket.close(self._closing)
                return


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: "WebSocket[Any, Any, Any]", table: str) -> None:
    hall: Hall = socket.app.state.hall
    config, address = hall.config, address_of(socket)
    if not same_origin(socket, config.origins):
        TURNED_AWAY.labels("origin").inc()
        await socket.close(POLICY, "other origin")
        return
    if not socket.app.state.connections.enter(address):
        TURNED_AWAY.labels("connections").inc()
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
        pass  # whoever is gone needs no answer
    finally:
        CONNECTIONS.dec()
        socket.app.state.connections.leave(address)


async def _converse(hall: Hall, socket: "WebSocket[Any, Any, Any]", room: Room) -> None:
    connection = Connection(socket, hall.holder(room, token_of(socket)))
    sender = asyncio.create_task(connection.send_all())
    everybody: set[Connection] = socket.app.state.everybody
    everybody.add(connection)
    bucket = Bucket(hall.config.messages_burst, hall.config.messages_per_second)
    try:
        while True:
            waiting = (
                socket.receive() if connection in room.watchers else asyncio.wait_for(socket.receive(), HELLO_SECONDS)
            )
            received: Any = await waiting
            if received["type"] != "websocket.receive":
                return
            text = received.get("text")
            if not bucket.take():
                TURNED_AWAY.labels("messages").inc()
                connection.push(encode(too_many("messages").problem(connection.language)))
                connection.close(POLICY)
                return
            await _answer(hall, socket, room, connection, text if text is not None else received.get("bytes"))
    except TimeoutError:
        connection.close(POLICY)
    finally:
        everybody.discard(connection)
        if connection in room.watchers:
            room.watchers.remove(connection)
        connection.close(GOING_AWAY)
        try:
            await asyncio.wait_for(sender, 1.0)
        except Exception:  # the other side is gone already
            sender.cancel()


async def _answer(
    hall: Hall, socket: "WebSocket[Any, Any, Any]", room: Room, connection: Connection, received: str | bytes | None
) -> None:
    """One message: whatever is wrong with it is answered with one sentence, and the conversation goes on."""
    try:
        message: FromClient = decode_message(received or b"")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        connection.push(encode(Trouble(400, "unreadable", why=str(error)).problem(connection.language)))
        return
    id = getattr(message, "id", None)
    try:
        await _do(hall, socket, room, connection, message)
    except Trouble as trouble:
        connection.push(encode(trouble.problem(connection.language, id)))
    except (WebSocketDisconnect, RuntimeError):
        raise
    except Exception:
        log.exception("message failed", table=room.id)
        connection.push(encode(Trouble(500, "internal").problem(connection.language, id)))


async def _do(
    hall: Hall, socket: "WebSocket[Any, Any, Any]", room: Room, connection: Connection, message: FromClient
) -> None:
    match message:
        case Hello():
            await _greet(hall, room, connection, message)
        case Ping():
            connection.push(encode(Pong()))
        case SendChat(text=text):
            seat = _acting_seat(room, connection)
            if not socket.app.state.chat.take(f"{room.id}/{seat}"):
                TURNED_AWAY.labels("chat").inc()
                raise too_many("lines")
            await talk.say(hall, room, seat, text)
        case _:
            await _play(hall, room, connection, _acting_seat(room, connection), message)


def _acting_seat(room: Room, connection: Connection) -> int:
    """The seat this connection speaks for. Spectators have none."""
    if connection not in room.watchers:
        raise Trouble(409, "hello-first")
    seat = connection.seat
    if seat is None or seat not in room.seats_of(connection.holder):
        raise not_yours()
    return seat


async def _play(hall: Hall, room: Room, connection: Connection, seat: int, message: FromClient) -> None:
    match message:
        case SendMove(id=id, seq=seq, move=move):
            accepted = await play.move(hall, room, seat, id, seq, move)
            if accepted.repeated:  # otherwise the update says so
                connection.push(encode(accepted))
        case AskWhyNot(move=move):
            connection.push(encode(WhyNotTold(move, await play.why_not(hall, room, seat, move))))
        case AskHint(milliseconds=milliseconds):
            connection.push(encode(await hints.hint(hall, room, seat, milliseconds)))
        case SendUndo(id=id, seq=seq):
            connection.push(encode(await play.undo(hall, room, seat, id, seq)))
        case SendConsent(agree=agree):
            await play.consent(hall, room, seat, agree)
        case SendResign(id=id):
            connection.push(encode(await play.resign(hall, room, seat, id)))
        case SendPassing(id=id, on=on):
            connection.push(encode(await play.passing(hall, room, seat, id, on)))


async def _greet(hall: Hall, room: Room, connection: Connection, hello: Hello) -> None:
    """Shows the table as it is, and what was missed since the last answer this client has seen."""
    async with room.lock:
        if room.live is None:
            await hall.reload(room)
        connection.seat = eyes(room, connection.holder, hello.seat)
        if connection not in room.watchers:
            room.watchers.append(connection)
        connection.push(encode(TableChanged(room.info(connection.holder))))
        live = room.live
        if live is not None:
            since = min(hello.seq or 0, live.seq)
            first, told, acks = await hall.events_since(room, since)
            ack = None if connection.seat is None else acks.get(connection.seat)
            connection.push(live.update(connection.seat, first, told, ack, now()))
        for line in await talk.chat_lines(hall, room, connection.holder):
            connection.push(encode(line))
    play.wake_bots(hall, room)


ROUTES = [table_socket]
