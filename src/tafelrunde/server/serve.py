"""`tafelrunde serve`: checks everything that can be wrong before it starts, then serves until it is told to stop."""

import asyncio
import os
import signal
import socket
import time
from contextlib import ExitStack, suppress

import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess

from ..kernel import BadInput
from .bell import check_channels
from .browser import address_to_open, open_when_ready
from .config import Config
from .database import open_engine, prepare
from .logs import set_up_logs
from .metrics import FOLDER
from .transport.guests import open_all_files

log = structlog.get_logger()

GRACE = 10  # seconds that open requests get when the server stops
# Seconds that a connection may be quiet between two requests. Who closes it first must be the other side: a server that
# closes it at the moment of the next request leaves that one without an answer. Proxies keep theirs for 60 (nginx), 90
# (Traefik) or 120 seconds (Caddy), programs mostly for less.
QUIET = 130
BACKLOG = 1024
TRIES, AGAIN = 10, 0.1  # how often, and after how many seconds
# What the system keeps of each connection, in each direction, until it is read. Left to itself it keeps megabytes for
# somebody who reads nothing.
SYSTEM_BYTES = 131_072


def serve(config: Config, open_page: bool = False) -> None:
    """Raises BadInput, before anything is served, if the port, the database or the channels cannot be used."""
    set_up_logs()
    open_all_files()
    listening = listen(config.host, config.port)
    try:
        asyncio.run(_check(config))
        if open_page:
            open_when_ready(address_to_open(*listening.getsockname()[:2]))
        _serve(config, listening)
    finally:
        listening.close()


def listen(host: str, port: int) -> socket.socket:
    """A process that a killed server was just starting may hold its port for a moment more, so it is tried again."""
    for _ in range(TRIES):
        with suppress(BadInput):
            return _listen(host, port)
        time.sleep(AGAIN)
    return _listen(host, port)


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for direction in (socket.SO_SNDBUF, socket.SO_RCVBUF):  # connections have them from the listening socket
            listening.setsockopt(socket.SOL_SOCKET, direction, SYSTEM_BYTES)
        listening.bind((host, port))
        listening.listen(BACKLOG)
        listening.set_inheritable(True)
    except OSError as error:
        listening.close()
        raise BadInput(
            f"cannot listen on {host}:{port}: {error.strerror}; stop what is listening there, or choose another --port"
        ) from error
    return listening


async def _check(config: Config) -> None:
    if config.channels:
        await check_channels(config.channels)
    engine = open_engine(config.database_url)
    try:
        await prepare(engine, config.longest_silence)
    finally:
        await engine.dispose()


def _serve(config: Config, listening: socket.socket) -> None:
    # uvicorn stops in good order and then raises the signal again; by then there is nothing left to interrupt
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    log.info("serving", address=f"http://{shown}:{port}", workers=config.workers)
    with ExitStack() as folders:
        if config.workers > 1:
            from .figures import folder_for_figures  # noqa: PLC0415  it knows how files are locked on Unix only

            os.environ[FOLDER] = folders.enter_context(folder_for_figures())
        os.environ.update(config.environment())
        server = uvicorn.Config(
            "tafelrunde.server.app:from_environment",
            factory=True,
            workers=config.workers,
            # by name, as the application: a worker that imports them before it can say that it lives is taken for dead
            http="tafelrunde.server.transport.requests:HttpGuest",
            ws="tafelrunde.server.transport.sockets:SocketGuest",
            ws_max_size=config.message_bytes,
            # compressing small messages costs a quarter of a megabyte for each connection
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
            timeout_keep_alive=QUIET,
            timeout_graceful_shutdown=GRACE,
            lifespan="on",
        )
        if config.workers > 1:
            Multiprocess(server, sockets=[listening]).run()
        else:
            uvicorn.Server(server).run(sockets=[listening])
