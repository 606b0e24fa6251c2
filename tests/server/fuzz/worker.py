"""A client of bad manners: how it gets tables, tokens and connections, and how it sends and looks at what comes back.

What it sends is in `messages` (over WebSockets) and `requests` (over HTTP), one function for each kind.
"""

import asyncio
import json
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from ..limits import COOKIE
from ..turns import Turns
from .answers import Fuzzer, carried, read_problem
from .author import Author
from .connections import HttpLine, Line, as_server_reads, dial
from .material import ROUTES, spell
from .stage import AnyTable, Playground, Watched

Act = Callable[["Worker", str], Awaitable[None]]
KINDS: list[tuple[str, int, Act]] = []  # of messages: name, weight, and what sends them
TRIES = 20  # for a kind that chance keeps from being sent: nothing was made yet, or it might change a watched table


def kind(name: str, weight: int = 3) -> Callable[[Act], Act]:
    """Registers a function that sends messages of a kind; the weight says how often it has its turn."""

    def register(act: Act) -> Act:
        KINDS.append((name, weight, act))
        return act

    return register


class Worker:
    """One client of bad manners, with tables of its own for what may have consequences."""

    def __init__(self, fuzzer: Fuzzer, number: int, of: int, seed: int, messages: int) -> None:
        self.fuzzer = fuzzer
        self.rng = random.Random(f"{seed}/{number}")
        self.turns = Turns(seed, number, of)
        self.left = messages
        self.author = Author(self.rng, self.turns, fuzzer.records)
        self.http = HttpLine(fuzzer.server)
        self.lines: list[Line] = []
        self.grounds: list[Playground] = []

    async def work(self) -> None:
        weighted = [(name, act) for name, weight, act in KINDS for _ in range(weight)]
        while self.left > 0:
            name, act = self.turns.next("kinds", weighted)
            try:
                await self._send_some(name, act)
            except (OSError, TimeoutError, asyncio.IncompleteReadError, WebSocketException) as error:
                self.fuzzer.find(f"{name}: no answer", type(error).__name__, str(error))
                self.left -= 1
                self.http.close()
                self._hang_up()
        self.http.close()
        self._hang_up()

    async def _send_some(self, name: str, act: Act) -> None:
        before = self.fuzzer.sent[name]
        for _ in range(TRIES):
            await act(self, name)
            if self.fuzzer.sent[name] > before:
                return

    def _hang_up(self) -> None:
        for line in self.lines:
            line.socket.transport.abort()
        self.lines.clear()

    def count(self, kind: str, number: int = 1) -> None:
        self.fuzzer.sent[kind] += number
        self.left -= number

    # tables and tokens

    async def ground(self) -> Playground:
        """A table of the worker's own; a new one when there are few or by chance, so that all phases come up."""
        if len(self.grounds) >= 3 and self.rng.random() > 0.02:
            return self.rng.choice(self.grounds)
        wish: dict[str, Any] = self.turns.next(
            "wishes",
            [
                {"game": "fuersten", "seats": ["me", "open"], "hints": True},
                {"game": "fuersten", "mode": "duell", "seats": ["me", "bot:random"]},
                {"game": "karthedis", "seats": ["me", "open", "bot:random"], "public": True, "hints": True},
                {"game": "karthedis", "mode": "draft", "seats": ["me", "me", "open"]},
                {"game": "fuersten", "seats": ["open", "open"], "public": True, "hints": True},
                {"game": "fuersten", "seats": ["me", "me"], "clock": {"kind": "move", "seconds": 1}},
            ],
        )
        opened = await self.call("POST", "/api/tables", wish)
        table = opened["table"]
        ground = Playground(table["id"], table["game"], [seat["seat"] for seat in table["seats"]], {})
        ground.tokens[opened["token"]] = list(table["mine"])
        for seat in table["seats"]:
            if seat["who"] == "open" and wish["seats"][0] != "open":
                invited = await self.call("POST", f"/api/tables/{ground.id}/invitations", {}, opened["token"])
                secret = invited["invitation"]
                seated = await self.call("POST", f"/api/tables/{ground.id}/sit", {"invitation": secret})
                ground.tokens[seated["token"]] = seated["seats"]
                ground.invitation = secret
        self.fuzzer.keep_secret(*ground.tokens)
        self.grounds = [*self.grounds, ground][-4:]
        return ground

    async def call(self, method: str, path: str, body: Any, token: str | None = None) -> Any:
        """A request as a good client would send it."""
        headers = {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        status, _, answer = await self.http.ask(method, path, headers, json.dumps(body).encode())
        if status >= 300:
            self.fuzzer.find("a good request was refused", method, path, body, status, answer)
            raise ConnectionError
        return json.loads(answer)

    async def table(self) -> AnyTable:
        """A watched one, or one of the worker's own."""
        return self.rng.choice(self.fuzzer.watched) if self.rng.random() < 0.7 else await self.ground()

    def token(self, table: AnyTable) -> str | None:
        """None, the table's own, another table's, or one that is wrong."""
        own = list(table.tokens)
        other = self.rng.choice([token for watched in self.fuzzer.watched for token in watched.tokens])
        match self.rng.randrange(8):
            case 0 | 1 | 2 | 3 if own:
                return self.rng.choice(own)
            case 4:
                return other if other not in table.tokens else None
            case 5:
                return other[: self.rng.randrange(1, len(other))]
            case 6:
                return self.rng.choice(["", "x" * 22, "A" * 5000, "é", "null", '"', other[::-1], f"{other}x"])
        return None

    # WebSocket

    async def line(self, table: AnyTable | None = None, token: str | None = None, hello: bool = True) -> Line:
        """An open WebSocket: one that is there already, or a new one."""
        rng = self.rng
        if table is None:
            if len(self.lines) >= 8 or (self.lines and rng.random() < 0.85):
                return rng.choice(self.lines)
            table = await self.table()
            token = self.token(table)
        headers = {}
        if token is not None and rng.random() < 0.5 and _fits_a_cookie(token):
            headers["Cookie"] = f"{COOKIE}={token}"
        elif token is not None:
            headers["Authorization"] = f"Bearer {token}"
        path = f"/api/tables/{table.id}/socket"
        socket = await dial(self.fuzzer.server, path, headers, max_size=None)
        line = Line(table, token, table.tokens.get(token or "", []), socket)
        self.lines.append(line)
        if hello:
            seat = rng.choice(line.seats) if line.seats else None
            await self.tell("ws-hello", line, [spell({"type": "hello", **({} if seat is None else {"seat": seat})})])
        return line

    async def tell(self, kind: str, line: Line, messages: list[Any], closing: tuple[int, ...] = ()) -> list[Any]:
        """Sends what may be sent, and looks at all that comes back."""
        allowed = [
            message
            for message in messages
            if isinstance(message, tuple)
            or (found := as_server_reads(message)) is None
            or line.table.harmless(line.token, found)
        ]
        if not allowed:
            return []
        self.count(kind, len(allowed))
        answers, closed = await line.exchange(allowed)
        read = [self.fuzzer.check_message(kind, line, allowed, answer) for answer in answers]
        if closed is not None:
            self.fuzzer.answered[f"ws closed {closed}"] += 1
            if line in self.lines:
                self.lines.remove(line)
            if closed not in closing and not line.may_close(closed):
                self.fuzzer.find(f"{kind}: the connection was closed with {closed}", allowed, answers[-1:])
        return [answer for answer in read if answer is not None]

    # HTTP

    async def request(
        self, kind: str, method: str, path: str, body: bytes = b"", *, table: AnyTable | None = None, **more: str | None
    ) -> tuple[int, Any]:
        """A request (`more` are its headers), and a look at what comes back: its status and its JSON."""
        headers = {name.replace("_", "-"): value for name, value in more.items() if value is not None}
        if body or method in ("POST", "PATCH", "PUT"):
            headers.setdefault("Content-Type", "application/json")
        self.count(kind)
        target = "".join(letter if "!" <= letter <= "~" else _percent(letter) for letter in path)
        status, told, answer = await self.http.ask(method, target, headers, body)
        sent = (method, path, body, headers)
        text = answer.decode("utf-8", "replace")
        found: Any = None
        error = ""
        if answer and told.get("content-type", "").startswith("application/json"):
            found = json.loads(text)
        if status >= 400 and method != "HEAD" and "/schema" not in path:
            try:
                error = read_problem(answer).error
            except msgspec.MsgspecError:
                if "Invalid HTTP request" not in text:
                    self.fuzzer.find(f"{kind}: an error that is not in the protocol", status, sent, text)
        self.fuzzer.answered[f"http {status} {error}".strip()] += 1
        if status >= 500:
            self.fuzzer.find(f"{kind}: status {status}", sent, text)
        self.fuzzer.check_words(kind, sent, text + repr(told), carried(headers))
        if isinstance(table, Watched):
            self.fuzzer.check_watched(kind, sent, table, status, found)
        return status, found

    def harmless(self, table: AnyTable, token: str | None, method: str, form: Any, body: bytes) -> bool:
        """Whether a request cannot change anything: strangers may try everything, at the own table one may look."""
        if isinstance(table, Playground) or token not in table.tokens or method == "GET":
            return True
        if form is None:
            return False
        try:  # the server reads bodies generously: a number may come as text
            message = msgspec.convert(msgspec.json.decode(body), form, strict=False)
        except Exception:
            return True
        return table.harmless(token, message)

    def route(self, table: AnyTable) -> tuple[str, str, Any]:
        """Any of a table's routes: its method, its path and what it expects."""
        method, path, form = self.turns.next("routes", ROUTES)
        seat = self.rng.choice([*table.names, "nobody", "%00", ".."])
        number = self.rng.choice([0, 1, 5, 40, -1, 10**6, 2**31, 10**25])
        return method, f"/api/tables/{table.id}{path.format(seat=seat, number=number)}", form

    def credentials(self, token: str | None) -> dict[str, str | None]:
        """The header that a token comes in: a cookie or a bearer token."""
        if token is not None and _fits_a_cookie(token) and self.rng.random() < 0.3:
            return {"Cookie": f"{COOKIE}={token}"}
        return {"Authorization": None if token is None else f"Bearer {token}"}

    async def to_route(self, kind: str, make: Callable[[Any, AnyTable], bytes], **more: str | None) -> None:
        """A request to any route of any table with any token, with the body that is made for it, unless it might change
        a watched table."""
        table = await self.table()
        token = self.token(table)
        method, path, form = self.route(table)
        body = b"" if form is None else make(form, table)
        if self.harmless(table, token, method, form, body):
            headers = {**self.credentials(token), **more}
            await self.request(kind, method, path, body, table=table, **headers)


def _fits_a_cookie(token: str) -> bool:
    return re.fullmatch(r"[\w-]+", token, re.ASCII) is not None


def _percent(letter: str) -> str:
    return "".join(f"%{byte:02x}" for byte in letter.encode("utf-8", "replace"))
