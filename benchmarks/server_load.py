"""What the table server bears: `python benchmarks/server_load.py [PART …] [--short] [--seconds N] [--json FILE]`.

The parts, all of them if none is named:

- `echo`: a bare WebSocket echo with the same framework and no table behind it, as the measure of this machine.
- `saturation`: 50 clients at 25 tables of Fürsten move as soon as they are asked. A move counts when it is
  acknowledged, which is when it is on the disk (SQLite, synchronous=FULL).
- `steady`: 300 tables, two clients each, one move a second at every table; how long the other one waits to see it.
- `memory`: what 500 tables in the middle of a game weigh in the server, and how soon one that was let go is back.

Clients and server are processes of their own on the same machine, so they share its cores: the client here speaks just
enough WebSocket to play. The JSON has one object for each part that was run, with the keys of the dataclasses below.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

HOST = "127.0.0.1"
PARTS = ("echo", "saturation", "steady", "memory")
NO_LIMITS = {
    "TAFELRUNDE_CONNECTIONS_PER_ADDRESS": "100000",
    "TAFELRUNDE_TABLES_PER_ADDRESS": "1000000",
    "TAFELRUNDE_REQUESTS_PER_SECOND": "1000000",
    "TAFELRUNDE_REQUESTS_BURST": "1000000",
    "TAFELRUNDE_MESSAGES_PER_SECOND": "1000000",
    "TAFELRUNDE_MESSAGES_BURST": "1000000",
}
STAY = {"TAFELRUNDE_IDLE_SECONDS": "3600"}
LEAVE_AT_ONCE = {"TAFELRUNDE_IDLE_SECONDS": "0.2", "TAFELRUNDE_SWEEP_SECONDS": "0.1"}
START_SECONDS = 30.0
ANSWER_SECONDS = 30.0
AT_ONCE = 20  # tables that are opened, or clients that connect, at the same time
KEPT_ERRORS = 20


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    echo_connections: int = 50
    echo_seconds: float = 10.0
    saturation_tables: int = 25
    warm_up_seconds: float = 5.0
    saturation_seconds: float = 20.0
    steady_tables: int = 300
    steady_seconds: float = 120.0
    memory_tables: int = 500
    memory_moves: int = 50
    reloads: int = 200


SHORT = Plan(10, 1.0, 5, 0.5, 2.0, 20, 4.0, 20, 10, 10)


@dataclass(frozen=True)
class Times:
    """Milliseconds of many waits."""

    p50: float
    p95: float
    p99: float
    max: float


@dataclass(frozen=True)
class Echo:
    connections: int
    seconds: float
    messages: int
    messages_per_second: float


@dataclass(frozen=True)
class Saturation:
    """`share_of_echo` is null if the echo was not measured in the same run; `…_cpu` is how much of a core was used."""

    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    share_of_echo: float | None
    acknowledged_ms: Times
    games_finished: int
    server_cpu: float
    client_cpu: float
    errors: list[str]


@dataclass(frozen=True)
class Steady:
    """`seen_ms` is from sending a move to the moment the other client has it; `late` counts moves that were not made in
    their second because the one before was not yet acknowledged."""

    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    seen_ms: Times
    acknowledged_ms: Times
    late: int
    games_finished: int
    server_cpu: float
    client_cpu: float
    errors: list[str]


@dataclass(frozen=True)
class Memory:
    """`kb_per_table` with two clients each, after having played; the next two in a fresh process that has only read the
    tables: without clients, and with them. `reload_ms` is from hello to the update, of a table that was let go."""

    tables: int
    moves_each: int
    before_mb: float
    after_mb: float
    kb_per_table: float
    kb_per_table_read: float
    kb_per_table_read_with_clients: float
    reload_ms: Times
    errors: list[str]


# a client that costs little


class Choice(msgspec.Struct):
    options: list[str]


class Message(msgspec.Struct):
    """What a client looks at in a message; the rest is skipped while reading."""

    type: str
    seq: int = 0
    ack: str | None = None
    choice: Choice | None = None
    over: Any = None
    error: str | None = None
    message: str | None = None


read_message = msgspec.json.Decoder(Message).decode

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


class Hall:
    """All clients at one server, and what they have noted."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.random = random.Random(port).random
        self.tables: list[Table] = []
        self.errors: list[str] = []
        self.acknowledged: list[float] = []  # seconds from sending a move
        self.seen: list[float] = []  # seconds from sending a move to the update at the other client
        self.late = 0
        self.finished = 0
        self.at_once = False  # whoever is asked moves at once
        self.most_moves = sys.maxsize  # after so many moves a table rests
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # everybody here is somebody else
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=ANSWER_SECONDS, cookies=nobody)
        self._reopening: set[asyncio.Task[None]] = set()

    async def open_table(self) -> "Table":
        """A public table with two people at it, each with a secret of their own."""
        opened = await self._post("/api/tables", {"game": "fuersten", "seats": ["me", "open"], "public": True})
        id = opened["table"]["id"]
        sitting = await self._post(f"/api/tables/{id}/sit", {})
        table = Table(self, id, (opened["token"], sitting["token"]))
        self.tables.append(table)
        await table.connect()
        return table

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body)
        if answer.status_code != 201:
            raise RuntimeError(f"{path} was answered with {answer.status_code}: {answer.text[:200]}")
        return answer.json()

    async def open_tables(self, number: int) -> None:
        await by_and_by(self.open_table for _ in range(number))

    async def play(self, moves: int) -> None:
        """So many moves at every table, then they rest."""
        self.most_moves, self.at_once = moves, True
        for table in self.tables:
            table.move()
        until = time.monotonic() + ANSWER_SECONDS
        while any(table.moves < moves for table in self.tables) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        self.at_once = False

    def game_over(self, table: "Table") -> None:
        """Another table in place of this one."""
        self.finished += 1
        table.leave()
        self.tables.remove(table)
        task = asyncio.create_task(self._reopen(table))
        self._reopening.add(task)
        task.add_done_callback(self._reopening.discard)

    async def _reopen(self, old: "Table") -> None:
        try:
            new = await self.open_table()
        except Exception as error:
            self.errors.append(f"no new table: {type(error).__name__} {error}")
            return
        if old.ticks:
            new.tick(max(old.next_tick, asyncio.get_running_loop().time()), old.ticks)

    def forget_figures(self) -> None:
        self.acknowledged.clear()
        self.seen.clear()
        self.late = self.finished = 0

    async def close(self) -> None:
        self.at_once = False
        for task in list(self._reopening):
            task.cancel()
        for table in self.tables:
            table.leave()
        await self.http.aclose()


class Table:
    """Two clients at a table of Fürsten, where exactly one of them is asked at any time."""

    def __init__(self, hall: Hall, id: str, tokens: tuple[str, str]) -> None:
        self.hall = hall
        self.id = id
        self.tokens = tokens
        self.seats = tuple(Seat(self, token) for token in tokens)
        self.asked: Seat | None = None
        self.expected = 0  # the number of the answer that was sent last
        self.sent_at = 0.0
        self.moves = 0
        self.over = False
        self.next_tick = 0.0
        self.ticks = 0

    async def connect(self) -> None:
        """Returns when both see the table."""
        for seat in self.seats:
            await seat.connect()
            seat.hello()
        await asyncio.wait_for(asyncio.gather(*(seat.greeted for seat in self.seats)), ANSWER_SECONDS)

    def leave(self) -> None:
        self.over = True
        for seat in self.seats:
            seat.leave()

    def move(self) -> None:
        """Whoever is asked picks by lot; tearing down is legal at almost any time and leads nowhere."""
        seat = self.asked
        if seat is None:
            return
        options, lot = seat.options, self.hall.random
        pick = options[int(lot() * len(options))]
        while pick.startswith("demolish") and len(options) > 1:
            pick = options[int(lot() * len(options))]
        self.asked = None
        self.expected = seat.seq + 1
        seat.waiting = f"m{self.expected}"
        seat.sent_at = self.sent_at = time.perf_counter()
        seat.send(b'{"type":"move","id":"%b","seq":%d,"move":"%b"}' % (seat.waiting.encode(), seat.seq, pick.encode()))

    def tick(self, at: float, ticks: int) -> None:
        """So many moves, one a second, the first at a moment of the loop's clock."""
        self.next_tick, self.ticks = at, ticks
        asyncio.get_running_loop().call_at(at, self._tick)

    def _tick(self) -> None:
        if self.over:
            return
        if self.asked is None:
            self.hall.late += 1
        self.move()
        self.ticks -= 1
        self.next_tick += 1.0
        if self.ticks:
            asyncio.get_running_loop().call_at(self.next_tick, self._tick)


class Seat(Socket):
    """One of the two clients."""

    def __init__(self, table: Table, token: str) -> None:
        super().__init__(table.hall.port, f"/api/tables/{table.id}/socket", token)
        self.table = table
        self.seq = 0
        self.options: list[str] = []
        self.waiting: str | None = None
        self.sent_at = 0.0
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hello(self) -> None:
        self.sent_at = time.perf_counter()
        self.send(b'{"type":"hello"}')

    def heard(self, text: bytes) -> None:
        message = read_message(text)
        if message.type != "update":
            if message.type != "table":
                self.table.hall.errors.append(f"{message.error or message.type}: {message.message}")
            return
        table, hall = self.table, self.table.hall
        if message.ack is not None and message.ack == self.waiting:
            hall.acknowledged.append(time.perf_counter() - self.sent_at)
            self.waiting = None
            table.moves += 1
        elif message.seq == table.expected:
            hall.seen.append(time.perf_counter() - table.sent_at)
        self.seq = message.seq
        if message.over is not None:
            if not table.over and self.greeted.done():
                table.over = True
                hall.game_over(table)
        elif message.choice is not None:
            self.options = message.choice.options
            table.asked = self
            if hall.at_once and table.moves < hall.most_moves:
                table.move()
        if not self.greeted.done():
            self.greeted.set_result(None)

    def lost(self, why: str) -> None:
        self.table.hall.errors.append(f"connection {why}")


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


async def by_and_by(jobs: Iterable[Callable[[], Awaitable[Any]]]) -> None:
    """All of them, a few at a time."""
    left = iter(jobs)

    async def work() -> None:
        for job in left:
            await job()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))


# servers


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


@contextlib.asynccontextmanager
async def table_server(folder: Path, **settings: str) -> AsyncIterator[tuple[int, psutil.Process]]:
    """`tafelrunde serve` with SQLite in a folder and no limits: its port and process."""
    port = free_port()
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    command = ["-m", "tafelrunde", "serve", "--host", HOST, "--port", str(port), "--database", database]
    async with process(command, {**NO_LIMITS, **settings}, folder) as server:
        async with httpx.AsyncClient() as http:

            async def healthy() -> bool:
                return (await http.get(f"http://{HOST}:{port}/health")).status_code == 200

            await until_ready(healthy)
        yield port, server


async def until_ready(ready: Callable[[], Awaitable[bool]]) -> None:
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


@websocket("/")
async def echo(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await socket.receive_text())


def serve_echo(port: int) -> None:
    """The bare server: what comes is sent back."""
    uvicorn.run(
        Litestar([echo], logging_config=None, openapi_config=None),
        host=HOST,
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )


# the parts


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
        times = server.cpu_times()
        return float(times.user + times.system)


async def measure_echo(plan: Plan) -> Echo:
    port = free_port()
    clients = [Echoed(port) for _ in range(plan.echo_connections)]
    text = b'{"type":"move","id":"m123","seq":122,"move":"trade 3 getreide for holz"}'
    with scratch() as folder:
        async with process([__file__, "--serve-echo", str(port)], {}, folder):

            async def connected() -> bool:
                probe = Echoed(port)
                await probe.connect()
                probe.leave()
                return True

            await until_ready(connected)
            for client in clients:
                await client.connect()
                client.send(text)
            await asyncio.sleep(plan.echo_seconds / 10)
            before, begun = sum(client.count for client in clients), time.perf_counter()
            await asyncio.sleep(plan.echo_seconds)
            messages, seconds = sum(client.count for client in clients) - before, time.perf_counter() - begun
            for client in clients:
                client.leave()
    if any(client.errors for client in clients):
        raise RuntimeError("the echo server closed connections")
    return Echo(len(clients), round(seconds, 2), messages, round(messages / seconds, 1))


async def measure_saturation(plan: Plan, echo: Echo | None) -> Saturation:
    with scratch() as folder:
        async with table_server(folder) as (port, server):
            hall = Hall(port)
            await hall.open_tables(plan.saturation_tables)
            hall.at_once = True
            for table in hall.tables:
                table.move()
            await asyncio.sleep(plan.warm_up_seconds)
            hall.forget_figures()
            cpu, begun = Cpu(server), time.perf_counter()
            await asyncio.sleep(plan.saturation_seconds)
            moves, seconds = len(hall.acknowledged), time.perf_counter() - begun
            shares, waits = cpu.shares(), list(hall.acknowledged)
            await hall.close()
    return Saturation(
        tables=plan.saturation_tables,
        clients=2 * plan.saturation_tables,
        seconds=round(seconds, 2),
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        share_of_echo=None if echo is None else round(moves / seconds / echo.messages_per_second, 3),
        acknowledged_ms=times_of(waits),
        games_finished=hall.finished,
        server_cpu=shares[0],
        client_cpu=shares[1],
        errors=hall.errors[:KEPT_ERRORS],
    )


async def measure_steady(plan: Plan) -> Steady:
    with scratch() as folder:
        async with table_server(folder) as (port, server):
            hall = Hall(port)
            await hall.open_tables(plan.steady_tables)
            hall.forget_figures()
            begin = asyncio.get_running_loop().time() + 0.5
            for number, table in enumerate(hall.tables):
                table.tick(begin + number / plan.steady_tables, int(plan.steady_seconds))
            await asyncio.sleep(0.5)
            cpu, begun = Cpu(server), time.perf_counter()
            await asyncio.sleep(plan.steady_seconds)
            shares = cpu.shares()
            seconds = time.perf_counter() - begun
            await asyncio.sleep(2.0)  # what was sent last is on its way
            moves, seen, acknowledged = len(hall.acknowledged), list(hall.seen), list(hall.acknowledged)
            if len(seen) != moves:
                hall.errors.append(f"{moves} moves were acknowledged, but {len(seen)} seen by the other")
            await hall.close()
    return Steady(
        tables=plan.steady_tables,
        clients=2 * plan.steady_tables,
        seconds=round(seconds, 2),
        moves=moves,
        moves_per_second=round(moves / seconds, 1),
        seen_ms=times_of(seen),
        acknowledged_ms=times_of(acknowledged),
        late=hall.late,
        games_finished=hall.finished,
        server_cpu=shares[0],
        client_cpu=shares[1],
        errors=hall.errors[:KEPT_ERRORS],
    )


async def measure_memory(plan: Plan) -> Memory:
    errors: list[str] = []
    with scratch() as folder:
        async with table_server(folder, **STAY) as (port, server):
            hall = Hall(port)
            await hall.open_tables(AT_ONCE)  # whatever a server keeps for all tables is there from now on
            await hall.play(plan.memory_moves)
            known, hall.tables = hall.tables, []
            before = weight(server)
            await hall.open_tables(plan.memory_tables)
            await hall.play(plan.memory_moves)
            after = weight(server)
            tables, hall.tables = hall.tables, hall.tables + known
            errors += hall.errors
            await hall.close()
        keys = [(table.id, table.tokens) for table in tables]
        async with table_server(folder, **STAY) as (port, server):
            hall = Hall(port)
            await by_and_by(looking(hall, *key) for key in [(table.id, table.tokens) for table in known])
            bare = weight(server)
            await by_and_by(looking(hall, *key) for key in keys)
            read = weight(server)
            hall.tables = [Table(hall, *key) for key in keys]
            await by_and_by(table.connect for table in hall.tables)
            joined = weight(server)
            errors += hall.errors
            await hall.close()
        async with table_server(folder, **LEAVE_AT_ONCE) as (port, _):
            hall = Hall(port)
            waits: list[float] = []
            for _round in range(2):  # the first warms the process up
                waits = [await reload(hall, *key) for key in keys[: plan.reloads]]
                await let_go(hall)
            errors += hall.errors
            await hall.close()
    number = len(keys)
    return Memory(
        tables=number,
        moves_each=plan.memory_moves,
        before_mb=round(before / 2**20, 1),
        after_mb=round(after / 2**20, 1),
        kb_per_table=round((after - before) / number / 1024, 1),
        kb_per_table_read=round((read - bare) / number / 1024, 1),
        kb_per_table_read_with_clients=round((joined - bare) / number / 1024, 1),
        reload_ms=times_of(waits),
        errors=errors[:KEPT_ERRORS],
    )


def looking(hall: Hall, id: str, tokens: tuple[str, str]) -> Callable[[], Awaitable[None]]:
    """Has the server read a table without a connection to it."""

    async def look() -> None:
        path = f"/api/tables/{id}/view?since=1000000"
        answer = await hall.http.get(path, headers={"Authorization": f"Bearer {tokens[0]}"})
        if answer.status_code != 200:
            hall.errors.append(f"{path} was answered with {answer.status_code}")

    return look


async def reload(hall: Hall, id: str, tokens: tuple[str, str]) -> float:
    """Seconds from hello to the update."""
    seat = Table(hall, id, tokens).seats[0]
    await seat.connect()
    seat.hello()
    await asyncio.wait_for(seat.greeted, ANSWER_SECONDS)
    waited = time.perf_counter() - seat.sent_at
    seat.leave()
    return waited


async def let_go(hall: Hall) -> None:
    """Returns when the server has no table in memory any more."""

    async def empty() -> bool:
        figures = (await hall.http.get("/metrics")).text
        return "tafelrunde_live_tables 0.0" in figures

    await until_ready(empty)


def weight(server: psutil.Process) -> int:
    rss: int = server.memory_info().rss
    return rss


@contextlib.contextmanager
def scratch() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def times_of(seconds: list[float]) -> Times:
    if not seconds:
        return Times(0.0, 0.0, 0.0, 0.0)
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return Times(at(0.5), at(0.95), at(0.99), round(1000 * ordered[-1], 2))


# all of it


async def measure(plan: Plan, parts: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"cores": os.cpu_count(), "python": sys.version.split()[0]}
    echo: Echo | None = None
    if "echo" in parts:
        echo = await measure_echo(plan)
        found["echo"] = show("echo", echo)
    if "saturation" in parts:
        found["saturation"] = show("saturation", await measure_saturation(plan, echo))
    if "steady" in parts:
        found["steady"] = show("steady", await measure_steady(plan))
    if "memory" in parts:
        found["memory"] = show("memory", await measure_memory(plan))
    return found


def show(part: str, figures: "Echo | Saturation | Steady | Memory") -> dict[str, Any]:
    """Prints the figures of a part as soon as they are known."""
    print(part)
    for name, value in asdict(figures).items():
        shown = value
        if isinstance(value, dict):
            shown = ", ".join(f"{key} {number:g}" for key, number in value.items())
        elif isinstance(value, list):
            shown = "; ".join(value) or "none"
        print(f"  {name.replace('_', ' '):<32}{shown}", flush=True)
    return asdict(figures)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--short", action="store_true", help="a few seconds and tables: whether it runs, not how fast")
    parser.add_argument("--seconds", type=float, help="how long the steady part lasts")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    parser.add_argument("--serve-echo", type=int, metavar="PORT", help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.serve_echo is not None:
        serve_echo(told.serve_echo)
        return
    for part in told.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}; there is: {', '.join(PARTS)}")
    plan = SHORT if told.short else Plan()
    if told.seconds is not None:
        plan = replace(plan, steady_seconds=told.seconds)
    gc.set_threshold(100_000)  # a pause to look for garbage would be measured as the server's
    found = uvloop.run(measure(plan, told.parts or list(PARTS)))
    if told.json is not None:
        told.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if any(part.get("errors") for part in found.values() if isinstance(part, dict)):
        sys.exit(1)


if __name__ == "__main__":
    main()
