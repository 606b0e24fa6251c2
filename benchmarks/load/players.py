"""Who plays: two clients at each table, and the hall with all of them."""

import asyncio
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec

from tafelrunde.kernel import registry

from .sockets import ANSWER_SECONDS, HOST, Socket

GAME = registry.first().id
AT_ONCE = 20  # tables that are opened, or clients that connect, at the same time


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
        opened = await self._post("/api/tables", {"game": GAME, "seats": ["me", "open"], "public": True})
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
    """Two clients at a table of a game for two, where exactly one of them is asked at any time."""

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
        """The seat that is asked picks at random; tearing down is legal at almost any time and leads nowhere."""
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
            if message.type not in ("table", "attended"):
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


async def by_and_by(jobs: Iterable[Callable[[], Awaitable[Any]]]) -> None:
    """All of them, a few at a time."""
    left = iter(jobs)

    async def work() -> None:
        for job in left:
            await job()

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
