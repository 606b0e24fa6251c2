"""Clients that mean no good: what they send over a bare socket, and what it costs the server."""

import contextlib
import json
import re
import socket
import time
from pathlib import Path
from typing import Any

from .running import Server

PING, PONG, TEXT, GO_ON = 0x9, 0xA, 0x1, 0x0
PIECE = 65_536
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


def dial(server: Server, address: str = "127.0.0.1", window: int | None = None) -> socket.socket:
    """A bare connection: from which address of this machine, and how many bytes it takes that nobody reads."""
    opened = socket.socket()
    opened.settimeout(20)
    if window is not None:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
    opened.bind((address, 0))
    opened.connect(("127.0.0.1", server.port))
    return opened


def request(path: str = "/health", *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode()


def dial_socket(server: Server, table: str, window: int | None = None) -> socket.socket:
    """A WebSocket without a token, opened by hand."""
    opened = dial(server, window=window)
    opened.sendall(request(f"/api/tables/{table}/socket", *UPGRADE))
    told = b""
    while b"\r\n\r\n" not in told:
        told += opened.recv(1)
    assert told.startswith(b"HTTP/1.1 101"), told
    return opened


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as clients send it, masked with zeros."""
    length = len(payload).to_bytes(2, "big")
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0x80 | 126]) + length
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + payload


def pour(into: socket.socket, what: bytes, seconds: float, most: int) -> int:
    """Sends the same again and again without reading, until the other side hangs up, stops listening or has got enough.
    Returns how many bytes went out."""
    load = what * max(1, PIECE // len(what))
    sent, end = 0, time.monotonic() + seconds
    into.settimeout(0.2)
    while sent < most and time.monotonic() < end:
        with contextlib.suppress(TimeoutError):
            try:
                # what was sent in part is gone on with, as a frame that is cut off would be an error of its own
                sent += into.send(load[sent % len(what) :])
            except OSError as error:
                if isinstance(error, TimeoutError):
                    raise
                break
    return sent


def hung_up(on: socket.socket, seconds: float) -> bool:
    """Whether the server closes within this time; what it says until then is read and thrown away."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        on.settimeout(max(0.01, end - time.monotonic()))
        try:
            if not on.recv(PIECE):
                return True
        except TimeoutError:
            return False
        except OSError:
            return True
    return False


def told(on: socket.socket, seconds: float = 20.0) -> tuple[int, dict[str, str], Any]:
    """The first answer on a bare connection: its status, its headers, its body."""
    text, end = b"", time.monotonic() + seconds
    while True:
        head, found, body = text.partition(b"\r\n\r\n")
        size = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        if found and size is not None and len(body) >= int(size[1]):
            break
        on.settimeout(max(0.01, end - time.monotonic()))
        more = on.recv(PIECE)
        assert more, text
        text += more
    lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
    return int(lines[0].split()[1]), headers, json.loads(body[: int(size[1])])


class Weight:
    """What a server process has taken at most since this was made, in MiB."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self._process = Path("/proc") / str(server.process.pid)
        (self._process / "clear_refs").write_text("5")
        self.before = self._peak()

    def _peak(self) -> float:
        found = re.search(r"VmHWM:\s+(\d+) kB", (self._process / "status").read_text())
        assert found is not None
        return int(found[1]) / 1024

    def gained(self) -> float:
        return self._peak() - self.before
