"""A real server process for the tests, and players who sit at it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from .services import free_port

ROOT = Path(__file__).parents[2]

GENEROUS = {
    "TAFELRUNDE_CONNECTIONS_PER_ADDRESS": "100000",
    "TAFELRUNDE_LOBBY_TABLES_PER_ADDRESS": "1000000",
    "TAFELRUNDE_TABLES_PER_ADDRESS": "1000000",
    "TAFELRUNDE_REQUESTS_PER_SECOND": "1000000",
    "TAFELRUNDE_REQUESTS_BURST": "1000000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "1000000",
    "TAFELRUNDE_MESSAGES_BURST": "1000000",
    "TAFELRUNDE_CHAT_PER_MINUTE": "1000000",
    "TAFELRUNDE_HINTS_PER_MINUTE": "1000000",
    "TAFELRUNDE_HINTS_BURST": "1000000",
    "TAFELRUNDE_ANALYSES_PER_ADDRESS": "1000000",
    "TAFELRUNDE_ANALYSIS_TRIALS": "12",
    "TAFELRUNDE_BOT_PACE": "0",
    "TAFELRUNDE_BOT_SECONDS": "300",  # on a busy machine a bot may be late
    "TAFELRUNDE_BOT_PATIENCE": "300",
    "TAFELRUNDE_HINT_PATIENCE": "300",
    "TAFELRUNDE_SWEEP_SECONDS": "0.2",
}


class Server:
    """`tafelrunde serve` in a process of its own, with limits that tests do not run into unless they want to."""

    def __init__(self, folder: Path, database: str | None = None, **settings: str) -> None:
        self.module = "tafelrunde"  # what is run; tests of upgrades and of bad bots run a changed one
        self.arguments: list[str] = []
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database or f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        self.settings = {**GENEROUS, **{f"TAFELRUNDE_{name.upper()}": value for name, value in settings.items()}}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / "server.log"

    def start(self, extra: Mapping[str, str] | None = None, wait: bool = True) -> "Server":
        environment = {**os.environ, "PYTHONPATH": str(ROOT), **self.settings, **(extra or {})}
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--database", self.database]
        command += self.arguments
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        if wait:
            self.wait_until_ready()
        return self

    def wait_until_ready(self, seconds: float = 90.0) -> None:
        assert self.process is not None
        until = time.monotonic() + seconds
        with self.http() as http:
            while time.monotonic() < until and self.process.poll() is None:
                try:
                    if http.get("/health", timeout=2).status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.02)
        raise AssertionError(f"the server did not start; {self.condition()}")

    def kill(self) -> None:
        """As a power cut would, as far as the process is concerned."""
        assert self.process is not None
        self.strike()
        self.process.wait(10)

    def strike(self) -> None:
        """Kills it without waiting until it is gone."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def restart(self) -> None:
        self.kill()
        self.start()

    def log_text(self) -> str:
        return self.log.read_text("utf-8") if self.log.exists() else ""

    def condition(self) -> str:
        """Whether it still runs, and what it said last, for somebody who wonders why a test has failed."""
        ended = None if self.process is None else self.process.poll()
        lines = self.log_text().splitlines()[-20:]
        return "\n".join(["the server still runs" if ended is None else f"the server has ended with {ended}", *lines])

    def http(self, token: str | None = None) -> httpx.Client:
        return self.visitor({} if token is None else {"Authorization": f"Bearer {token}"})

    def visitor(self, headers: Mapping[str, str]) -> httpx.Client:
        """Somebody with a cookie jar. Nothing here is encrypted, and no certificate is read for it: that takes longer
        than most requests."""
        return httpx.Client(base_url=self.address, headers=headers, timeout=30, verify=False, trust_env=False)


@contextmanager
def running_server(
    folder: Path, database: str | None = None, module: str = "tafelrunde", **settings: str
) -> Iterator[Server]:
    server = Server(folder, database, **settings)
    server.module = module
    server.start()
    try:
        yield server
    except Exception as error:
        error.add_note(server.condition())  # its folder, and the log with it, is often gone when somebody looks
        raise
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.terminate()
            try:
                server.process.wait(15)
            except subprocess.TimeoutExpired:
                server.process.kill()


class Player:
    """A WebSocket client at one seat (or watching). Remembers everything it was sent."""

    def __init__(self, address: str, table: str, token: str | None, seat: str | None = None) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.token = token
        self.seat = seat
        self.socket: Any = None
        self.received: list[str] = []
        self.update: dict[str, Any] = {"seq": 0}
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []

    async def connect(self, seq: int | None = None) -> "Player":
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        self.socket = await websockets.connect(
            self.url,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,  # a test that was not given the processor for a while is not gone
        )
        hello: dict[str, Any] = {"type": "hello"}
        if self.seat is not None:
            hello["seat"] = self.seat
        if seq is not None:
            hello["seq"] = seq
        await self.send(hello)
        return self

    async def send(self, message: Mapping[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = 20.0) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind == "update":
            self.update = message
            self.events[message["events_from"] :] = message["events"]
        elif kind == "table":
            self.table = message["table"]
        else:
            self.others.append(message)
        return message

    async def until(self, kind: str, seconds: float = 20.0, **wanted: Any) -> dict[str, Any]:
        """Reads on until a message of a kind with these values has come."""
        end = time.monotonic() + seconds
        while True:
            message = await self.receive(end - time.monotonic())
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def move(self, text: str, id: str | None = None) -> dict[str, Any]:
        """Makes a move and waits for its acknowledgement, or for the refusal."""
        id = id or uuid.uuid4().hex
        await self.send({"type": "move", "id": id, "seq": self.update["seq"], "move": text})
        while True:
            message = await self.receive()
            if message.get("ack") == id or message.get("id") == id:
                return message

    @property
    def options(self) -> list[str]:
        choice = self.update.get("choice")
        return [] if choice is None else list(choice["options"])

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


def open_table(server: Server, **wish: Any) -> tuple[dict[str, Any], str]:
    """A new table and its owner's token."""
    with server.http() as http:
        answer = http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["token"]


def sit(server: Server, table: str, owner: str, **wish: Any) -> str:
    """Takes a seat by invitation and returns its token."""
    with server.http(owner) as http:
        invited = http.post(f"/api/tables/{table}/invitations", json={"seat": wish["seat"]} if "seat" in wish else {})
        assert invited.status_code == 201, invited.text
    with server.http() as http:
        answer = http.post(f"/api/tables/{table}/sit", json={**wish, "invitation": invited.json()["invitation"]})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])
