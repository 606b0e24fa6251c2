"""What the server allows if nothing else is set, a server that allows very little, and clients who try their luck."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .running import Server, running_server

MESSAGE_BYTES = 16_384
BODY_BYTES = 4_194_304
COOKIE = "tafelrunde_seat"  # in which a browser keeps a token


@contextmanager
def strict_server(folder: Path) -> Iterator[Server]:
    """A server that allows very little. Each test comes from an address of its own, as told by a trusted proxy."""
    few = {"messages_per_second": "1", "messages_burst": "5", "requests_per_second": "1", "requests_burst": "6"}
    few |= {"connections_per_address": "3", "tables_per_address": "2", "origins": "https://a.example, http://b.example"}
    with running_server(folder, **few) as running:
        yield running


def from_address(server: Server, address: str) -> httpx.Client:
    """Somebody who comes through a proxy from this address."""
    return server.visitor({"X-Forwarded-For": address})


async def connect(server: Server, table: str, **headers: str) -> Any:
    """A WebSocket with these headers (`X_Forwarded_For`)."""
    url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await websockets.connect(url, additional_headers=named, compression=None, open_timeout=20, proxy=None)


async def turned_away(server: Server, table: str, **headers: str) -> int | None:
    """The status or the code with which a connection is refused; None if it is not."""
    try:
        opened = await connect(server, table, **headers)
    except InvalidStatus as refused:
        return refused.response.status_code
    try:
        await opened.send('{"type": "ping"}')
        await opened.recv()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    await opened.close()
    return None


async def closing_code(socket: Any) -> int:
    """Reads until the server closes."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return int(closed.rcvd.code)
