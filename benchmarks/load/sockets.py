"""A client that costs little: just enough WebSocket to play."""

import asyncio
from typing import cast

HOST = "127.0.0.1"
ANSWER_SECONDS = 30.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # a mask of zeros is a mask; the server undoes it as any other


def frame(kind: int, payload: bytes) -> bytes:
    """A whole message as clients send it."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + NO_MASK + payload
    return bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big") + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One WebSocket. What comes is handed to `heard` from the loop's callback, without a task for each connection."""

    def __init__(self, port: int, path: str, token: str | None) -> None:
        self._port, self._path, self._token = port, path, token
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._leaving = False

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self._port)
        await asyncio.wait_for(self.opened, ANSWER_SECONDS)

    def heard(self, text: bytes) -> None:
        raise NotImplementedError

    def lost(self, why: str) -> None:
        """The connection ended although nobody here ended it."""
        raise NotImplementedError

    def send(self, text: bytes) -> None:
        assert self._transport is not None
        self._transport.write(frame(TEXT, text))

    def leave(self) -> None:
        if self._transport is not None and not self._leaving:
            self._leaving = True
            self._transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            self._transport.close()

    # the protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        bearer = f"Authorization: Bearer {self._token}\r\n" if self._token else ""
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{bearer}\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        if not self._leaving:
            self._leaving = True
            self._fail("closed by the server")

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(head[:40].decode("latin-1"))
                return
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 4:
            length, begin = data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            end = begin + length
            if end > size:
                break
            kind = data[at] & 15
            if kind == TEXT:
                if not self._leaving:
                    self.heard(data[begin:end])
            elif kind == PING:
                assert self._transport is not None
                self._transport.write(frame(PONG, data[begin:end]))
            elif kind == CLOSE and not self._leaving:
                self._leaving = True
                self._fail(f"closed with {int.from_bytes(data[begin : begin + 2], 'big')}")
            at = end
        self._rest = data[at:]

    def _fail(self, why: str) -> None:
        if self._transport is not None:
            self._transport.close()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        else:
            self.lost(why)


class Echoed(Socket):
    """Says the same again as soon as it has come back."""

    def __init__(self, port: int) -> None:
        super().__init__(port, "/", None)
        self.count = 0
        self.errors: list[str] = []

    def heard(self, text: bytes) -> None:
        self.count += 1
        self.send(text)

    def lost(self, why: str) -> None:
        self.errors.append(why)
