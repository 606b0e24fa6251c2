"""A bare WebSocket echo with the framework of the table server: `python benchmarks/load/echo_server.py HOST PORT`."""

import contextlib
import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/")
async def echo(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await socket.receive_text())


def serve(host: str, port: int) -> None:
    """What comes is sent back."""
    uvicorn.run(
        Litestar([echo], logging_config=None, openapi_config=None),
        host=host,
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
