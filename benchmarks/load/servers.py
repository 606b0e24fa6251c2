"""The servers that are measured, each in a process of its own, and what such a process uses."""

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from .sockets import HOST, Echoed

sys.path.append(str(Path(__file__).parents[2]))
from tests.server.services import running_postgres, running_redis, scratch_folder

NO_LIMITS = {
    "TAFELRUNDE_CONNECTIONS_PER_ADDRESS": "100000",
    "TAFELRUNDE_TABLES_PER_ADDRESS": "1000000",
    "TAFELRUNDE_LOBBY_TABLES_PER_ADDRESS": "1000000",
    "TAFELRUNDE_REQUESTS_PER_SECOND": "1000000",
    "TAFELRUNDE_REQUESTS_BURST": "1000000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "1000000",
    "TAFELRUNDE_MESSAGES_BURST": "1000000",
}
START_SECONDS = 30.0
ECHO_SERVER = Path(__file__).with_name("echo_server.py")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port


@contextlib.asynccontextmanager
async def process(command: list[str], settings: dict[str, str], folder: Path) -> AsyncIterator[psutil.Process]:
    """A server in a process of its own, stopped afterwards; what it says is shown if it does not start."""
    log = folder / "server.log"
    with log.open("ab") as output:
        started = subprocess.Popen(
            [sys.executable, *command], env={**os.environ, **settings}, stdout=output, stderr=output
        )
    try:
        yield psutil.Process(started.pid)
    except (ConnectionError, httpx.TransportError):
        sys.stderr.write(log.read_text("utf-8")[-2000:])
        raise
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()


@contextlib.contextmanager
def services(workers: int) -> Iterator[dict[str, str]]:
    """Settings for so many workers; more than one have PostgreSQL, which waits for the disk, and Redis."""
    if workers == 1:
        yield {}
        return
    with (
        scratch_folder() as data,
        scratch_folder() as bell,
        running_postgres(data, durable=True) as postgres,
        running_redis(bell) as redis,
    ):
        yield {
            "TAFELRUNDE_DATABASE": postgres,
            "TAFELRUNDE_CHANNELS": redis,
            "TAFELRUNDE_WORKERS": str(workers),
        }


@contextlib.asynccontextmanager
async def table_server(folder: Path, **settings: str) -> AsyncIterator[tuple[int, psutil.Process]]:
    """`tafelrunde serve`, if nothing else is said with SQLite in a folder, and no limits: its port and process."""
    port = free_port()
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    command = ["-m", "tafelrunde", "serve", "--host", HOST, "--port", str(port)]
    settings = {"TAFELRUNDE_DATABASE": database, **settings}
    async with process(command, {**NO_LIMITS, **settings}, folder) as server:
        async with httpx.AsyncClient() as http:

            async def healthy() -> bool:
                return (await http.get(f"http://{HOST}:{port}/health")).status_code == 200

            await until_ready(healthy)
        yield port, server


@contextlib.asynccontextmanager
async def echo_server(folder: Path) -> AsyncIterator[int]:
    """The bare server: its port."""
    port = free_port()
    async with process([str(ECHO_SERVER), HOST, str(port)], {}, folder):

        async def connected() -> bool:
            probe = Echoed(port)
            await probe.connect()
            probe.leave()
            return True

        await until_ready(connected)
        yield port


async def until_ready(ready: Callable[[], Awaitable[bool]]) -> None:
    """Asks again and again; a server that is not there yet is not ready."""
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            if await ready():
                return
        except (OSError, httpx.TransportError):
            if time.monotonic() > until:
                raise
        if time.monotonic() > until:
            raise TimeoutError("the server did not get so far")
        await asyncio.sleep(0.05)


class Cpu:
    """How much of one core a process, and this one, have used since."""

    def __init__(self, server: psutil.Process) -> None:
        self._server = server
        self._begun = (time.perf_counter(), self._used(server), time.process_time())

    def shares(self) -> tuple[float, float]:
        begun, server, client = self._begun
        seconds = time.perf_counter() - begun
        return round((self._used(self._server) - server) / seconds, 2), round(
            (time.process_time() - client) / seconds, 2
        )

    @staticmethod
    def _used(server: psutil.Process) -> float:
        """With its workers."""
        spent = [one.cpu_times() for one in (server, *server.children(recursive=True))]
        return float(sum(times.user + times.system for times in spent))


def weight(server: psutil.Process) -> int:
    """The bytes of memory that a process has."""
    rss: int = server.memory_info().rss
    return rss


@contextlib.contextmanager
def scratch() -> Iterator[Path]:
    """A folder for one part, removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)
