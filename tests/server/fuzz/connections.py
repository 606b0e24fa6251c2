"""Connections to the server over which also goes what no library would send."""

import asyncio
import re
import time
from collections.abc import Mapping
from typing import Any

import websockets
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import wire

from ..limits import BODY_BYTES
from ..running import Server
from .stage import AnyTable, Playground

PATIENCE = 60.0  # seconds after which an answer is missing
MOMENT = 0.3  # how long the server may keep silent about something broken that it need not answer
HUNG_UP = 1006  # without a word, which may happen while we are still sending
read_message = wire.message_reader()


class HttpLine:
    """One connection kept open, over which also requests go that no HTTP library would send."""

    def __init__(self, server: Server) -> None:
        self._port = server.port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, target: str, headers: Mapping[str, str], body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        lines = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{self._port}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body or method in ("POST", "PATCH", "PUT"):
            lines.append(f"Content-Length: {len(body)}")
        request = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + body
        for attempt in range(2):
            fresh = self._streams is None
            try:
                return await asyncio.wait_for(self._exchange(request, method), PATIENCE)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
                if fresh or attempt:  # a connection that was open before may have been closed meanwhile
                    raise
        raise AssertionError

    async def _exchange(self, request: bytes, method: str) -> tuple[int, dict[str, str], bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=4 * BODY_BYTES)
        reader, writer = self._streams
        writer.write(request)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = b""
        if headers.get("transfer-encoding") == "chunked":
            while size := int((await reader.readline()).strip() or b"0", 16):
                body += await reader.readexactly(size)
                await reader.readexactly(2)
            await reader.readexactly(2)
        elif method != "HEAD":
            body = await reader.readexactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            self.close()
        return status, headers, body

    async def blurt(self, request: bytes) -> bytes:
        """Sends bytes over a connection of their own and reads the answer, if there is one within a moment."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        received = b""
        try:
            writer.write(request)
            while True:
                part = await asyncio.wait_for(reader.read(65536), MOMENT)
                received += part
                head, found, body = received.partition(b"\r\n\r\n")
                length = re.search(rb"(?i)content-length: (\d+)", head)
                if not part or (found and length is not None and len(body) >= int(length[1])):
                    break
        except (TimeoutError, OSError):
            pass
        finally:
            writer.close()
        return received

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


async def dial(server: Server, path: str, headers: Mapping[str, str], **more: Any) -> Any:
    """A WebSocket to any path, with any headers."""
    return await websockets.connect(
        f"ws://127.0.0.1:{server.port}{path}",
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        # a full queue would stop the client from reading, the server's pings among the rest, and after a while the
        # server would rightly hang up on it
        max_queue=None,
        **more,
    )


class Line:
    """A WebSocket to a table with some token, and with what eyes it looks."""

    def __init__(self, table: AnyTable, token: str | None, seats: list[str], socket: Any) -> None:
        self.table = table
        self.token = token
        self.seats = seats  # those the token holds
        self.private = table.private(seats)
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.greeted = False
        self.opened = time.monotonic()

    def may_close(self, code: int) -> bool:
        """Tables that are deleted, clients that do not read, and those who do not say hello for a while."""
        if isinstance(self.table, Playground) and code in (4404, 1013):
            return True
        return code == 1008 and not self.greeted and time.monotonic() - self.opened > 15

    async def exchange(self, messages: list[bytes | str | tuple[bytes]]) -> tuple[list[str], int | None]:
        """Sends messages (a tuple: bytes that pretend to be text), then reads until all are answered: the answers, and
        the code with which the server closed, if it did."""
        pongs = 1 + sum(isinstance(as_server_reads(message), wire.Ping) for message in messages)
        answers: list[str] = []
        try:
            for message in messages:
                if isinstance(message, tuple):
                    await self.socket.send(message[0], text=True)
                else:
                    await self.socket.send(message)
            await self.socket.send('{"type": "ping"}')
            async with asyncio.timeout(PATIENCE):
                while pongs:
                    answer = await self.socket.recv()
                    answers.append(answer)
                    pongs -= answer == '{"type":"pong"}'
        except ConnectionClosed as closed:
            return answers, HUNG_UP if closed.rcvd is None else closed.rcvd.code
        return answers, None


def as_server_reads(message: Any) -> Any:
    """The message as the server will read it, or None if it cannot."""
    try:
        return read_message(message)
    except Exception:  # whatever is wrong with it
        return None
