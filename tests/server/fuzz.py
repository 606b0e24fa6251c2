"""A fuzzer for the table server: messages that no good client sends, over WebSocket and HTTP, to a real server process.

    python -m tests.server.fuzz --messages 100000 --seed 1

Some tables are *watched*: whatever is sent to them must change nothing there and must show nobody what is another
seat's. Nothing legal is ever sent to them, by construction: either the token is not theirs, or what is sent cannot be
read, is stale, or is no legal move (`Watched.harmless` decides it by the types and the grammar that the server has).
The other tables are the workers' own, and there everything goes, legal or not.

Each worker draws from a random generator of its own, so a seed gives the same messages again, but for what the server
itself chooses (ids, tokens, shuffles).
"""

import argparse
import asyncio
import gzip
import json
import random
import re
import string
import struct
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import msgspec
import psutil
import websockets
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tafelrunde.games.fuersten import events as of_fuersten
from tafelrunde.games.karthedis import events as of_karthedis
from tafelrunde.games.karthedis import workshop
from tafelrunde.kernel import Option, Table, registry
from tafelrunde.kernel.event import EventKind
from tafelrunde.server import schema, wire
from tafelrunde.server.database import now

from .running import Player, Server, open_table, running_server, sit
from .services import scratch_folder

AT_ONCE = 12
PATIENCE = 60.0  # seconds after which an answer is missing
MOMENT = 0.3  # how long the server may keep silent about something broken that it need not answer
MESSAGE_BYTES = 16_384
BODY_BYTES = 1_048_576
SHOWN_OF_EACH = 3  # findings of the same kind
HUNG_UP = 1006  # without a word, which may happen while we are still sending
COOKIE = "tafelrunde_seat"
# what a server must never say or write down
FORBIDDEN = ("Traceback (most recent", "site-packages", 'File "', "sqlalchemy", "sqlite3.")
LONG_CLOCK = {"kind": "bank", "seconds": 5_000_000}
HIDDEN = ("hand", "pack", "drafted", "removed", "looked_at")  # where views keep what is one seat's own

SECRET_FIELDS = {  # of events, by game and kind
    (game, found.name): set(found.secret)
    for game, module in (("fuersten", of_fuersten), ("karthedis", of_karthedis))
    for found in vars(module).values()
    if isinstance(found, EventKind) and found.secret
}

ToClient = (
    wire.Update
    | wire.Accepted
    | wire.UndoAnswer
    | wire.ChatLine
    | wire.Problem
    | wire.TableChanged
    | wire.WhyNotTold
    | wire.Gone
    | wire.Pong
)
read_answer = msgspec.json.Decoder(ToClient).decode
read_problem = msgspec.json.Decoder(wire.Problem).decode

ROUTES: list[tuple[str, str, Any]] = [
    ("GET", "", None),
    ("DELETE", "", None),
    ("GET", "/view", None),
    ("POST", "/moves", wire.Move),
    ("POST", "/why-not", wire.WhyNot),
    ("POST", "/undo", wire.Undo),
    ("POST", "/consent", wire.Consent),
    ("POST", "/resign", wire.Resign),
    ("POST", "/passing", wire.Passing),
    ("GET", "/chat", None),
    ("POST", "/chat", wire.Say),
    ("POST", "/mute", wire.Mute),
    ("POST", "/stand", wire.ForSeat),
    ("POST", "/sit", wire.Sit),
    ("POST", "/invitations", wire.Invite),
    ("PATCH", "/seats/{seat}", wire.ChangeSeat),
    ("POST", "/rematch", None),
    ("GET", "/record", None),
    ("GET", "/replay/{number}", None),
]
ELSEWHERE: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", wire.NewTable),
    ("POST", "/api/records", wire.Upload),
    ("GET", "/api/games", None),
    ("GET", "/api/lobby", None),
    ("GET", "/health", None),
    ("GET", "/schema", None),
]

# the stage


@dataclass
class Watched:
    """A table at which nothing may change, with all its secrets: the fuzzer knows them in order to recognise them."""

    id: str
    game: str
    names: list[str]
    status: str
    tokens: dict[str, list[str]] = field(default_factory=dict)  # token: its seats
    invitation: str | None = None
    seq: int = 0
    floor: int = 0  # moves with an earlier number are stale for every seat
    made: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # the seat and its move
    shown: dict[str | None, dict[str, Any]] = field(default_factory=dict)  # by seat: the update it was shown
    spectators: bool = True

    def harmless(self, token: str | None, message: Any) -> bool:
        """Whether a message that can be read cannot change anything when it comes with this token."""
        seats = self.tokens.get(token or "")
        if seats is None:
            return True
        match message:
            case wire.Hello() | wire.AskWhyNot() | wire.WhyNot() | wire.Ping() | wire.SendConsent() | wire.Consent():
                return True  # nobody has asked for consent here
            case wire.SendMove(id=id, seq=seq, move=move) | wire.Move(id=id, seq=seq, move=move):
                if self.status != "running" or not self.floor <= seq <= self.seq or not self._legal(seats, move):
                    return True
                # an id that was used is answered with what was made under it, however legal the move is now
                return len(seats) == 1 and any(seat == seats[0] and made["id"] == id for seat, made in self.made)
            case wire.SendUndo(seq=seq) | wire.Undo(seq=seq):
                return self.status != "running" or seq != self.seq
        return False

    def _legal(self, seats: Iterable[str], text: str) -> bool:
        option = registry.game(self.game).grammar.parse(text)
        if not isinstance(option, Option):
            return False
        choices = [self.shown[seat]["choice"] for seat in seats]
        return any(choice is not None and option.text in choice["options"] for choice in choices)

    def private(self, seats: Iterable[str]) -> set[str]:
        """Words that only other seats may know: what is in their hands and nowhere in what these seats are shown."""
        own = json.dumps([self.shown.get(seat) for seat in [None, *seats]])
        words: set[str] = set()
        for seat, shown in self.shown.items():
            if seat is not None and seat not in seats:
                words |= set(_hidden_words(shown["view"]))
        return {word for word in words if f'"{word}"' not in own}


def _hidden_words(view: Any) -> Iterable[str]:
    if isinstance(view, dict):
        for name, value in view.items():
            if name in HIDDEN and isinstance(value, list):
                yield from (word for word in value if isinstance(word, str))
            else:
                yield from _hidden_words(value)
    elif isinstance(view, list):
        for part in view:
            yield from _hidden_words(part)


@dataclass
class Playground:
    """A table of a worker's own: whatever happens there is allowed to happen."""

    id: str
    game: str
    names: list[str]
    tokens: dict[str, list[str]]
    seq: int = 1
    made: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    invitation: str | None = None
    shown: dict[str | None, dict[str, Any]] = field(default_factory=dict)
    spectators: bool = True

    def harmless(self, token: str | None, message: Any) -> bool:
        return True

    def private(self, seats: Iterable[str]) -> set[str]:
        return set()


AnyTable = Watched | Playground


async def make_watched(
    server: Server, rng: random.Random, moves: int, floor: int | None = None, **wish: Any
) -> Watched:
    """A table that people have played at for a while, waiting for somebody who will never answer."""
    opened, owner = open_table(server, **wish)
    names = [seat["seat"] for seat in opened["seats"]]
    watched = Watched(opened["id"], opened["game"], names, "running", spectators=opened["spectators"])
    watched.tokens[owner] = list(opened["mine"])
    for seat in opened["seats"]:
        if seat["who"] == "open":
            watched.tokens[sit(server, opened["id"], owner, seat=seat["seat"])] = [seat["seat"]]
    players = {
        seat: await Player(server.address, watched.id, token, seat).connect()
        for token, seats in watched.tokens.items()
        for seat in seats
    }
    for player in players.values():
        await player.until("update")
    for _ in range(moves):
        asked = await _somebody_asked(players)
        if asked is None:
            break
        sensible = [option for option in asked.options if not option.startswith("demolish")] or asked.options
        move = {"id": f"{rng.getrandbits(64):x}", "seq": asked.update["seq"], "move": rng.choice(sensible)}
        await asked.send({"type": "move", **move})
        await asked.until("update", ack=move["id"])
        watched.made.append((str(asked.seat), move))
    asked = await _somebody_asked(players)
    for player in players.values():
        await player.close()
    if asked is None:  # it is over already, so another one
        return await make_watched(server, rng, moves // 2, floor, **wish)
    watched.seq = max(player.update["seq"] for player in players.values())
    watched.floor = watched.seq if floor is None else floor
    return watched


async def _somebody_asked(players: Mapping[str, Player]) -> Player | None:
    """The next person to answer, when all have been told everything and no bot is asked."""
    while True:
        seq = max(player.update["seq"] for player in players.values())
        for player in players.values():
            while player.update["seq"] < seq:
                await player.receive()
        first = next(iter(players.values()))
        if first.update["over"] is not None:
            return None
        if all(seat in players for seat in first.update["waiting_for"]):
            return next(player for player in players.values() if player.options)
        await first.receive()


async def set_stage(server: Server, rng: random.Random) -> tuple[list[Watched], list[str]]:
    """Running tables of both games with people, bots and spectators, open ones, a finished one, a replay."""
    pair = ["me", "open"]
    watched = [
        await make_watched(server, rng, 60, game="fuersten", mode="duell", seats=pair, name="Anna"),
        await make_watched(server, rng, 12, game="fuersten", mode="intro", seats=["me", "bot:greedy"]),
        await make_watched(server, rng, 30, game="fuersten", mode="wirren", seats=["me", "me"]),
        await make_watched(server, rng, 25, game="karthedis", seats=["me", "open", "open", "bot:greedy"]),
        await make_watched(server, rng, 7, floor=0, game="karthedis", mode="draft", seats=["me", "open", "open"]),
        await make_watched(server, rng, 20, game="karthedis", seats=pair, spectators=False, clock=LONG_CLOCK),
    ]
    decks = [workshop.write_deck(workshop.random_deck(f"{rng.random()}")) for _ in range(2)]
    for wish in (
        {"game": "fuersten", "seats": pair},
        {"game": "karthedis", "mode": "deckbau", "seats": pair, "options": {"deck_p1": decks[0]}},
    ):
        opened, owner = open_table(server, **wish)
        names = [seat["seat"] for seat in opened["seats"]]
        waiting = Watched(opened["id"], opened["game"], names, "open", {owner: list(opened["mine"])})
        with server.http(owner) as http:
            waiting.invitation = http.post(f"/api/tables/{waiting.id}/invitations", json={}).json()["invitation"]
        watched.append(waiting)
    finished = await make_watched(server, rng, 30, game="fuersten", mode="gold", seats=pair)
    with server.http(next(iter(finished.tokens))) as http:
        ended = http.post(f"/api/tables/{finished.id}/resign", json={"id": "enough"})
        assert ended.status_code == 200, ended.text
        record = http.get(f"/api/tables/{finished.id}/record").text
        uploaded = http.post("/api/records", json={"record": record}).json()
    finished.status, finished.seq = "over", finished.seq + 1
    replay = Watched(uploaded["table"]["id"], "fuersten", finished.names, "replay", {uploaded["token"]: []})
    watched += [finished, replay]
    return watched, [record, *_records()]


def _records() -> list[str]:
    """Records to be damaged: short ones, one of each mode, and some that begin at a position."""
    folder = Path(__file__).parents[1] / "records"
    found = sorted(folder.glob("*.record"), key=lambda path: path.stat().st_size)
    records = [path.read_text("utf-8") for path in found if path.stat().st_size < 9000]
    for game in registry.games():
        table: Table[Any, Any] = Table(game, next(iter(game.modes)), seed="fuzz")
        for _ in range(12):
            table.choose(table.choices[0].options[-1].text, table.choices[0].seat)
        position = game.from_json(table.dump()["anchor"])
        again: Table[Any, Any] = Table(game, table.mode, seats=len(table.seats), position=position, seed="fuzz")
        for _ in range(5):
            if again.choices:
                again.choose(again.choices[0].options[-1].text, again.choices[0].seat)
        records.append(again.record().text())
    return records


async def rows_of(database: str, ids: Iterable[str] | None = None) -> dict[str, list[tuple[Any, ...]]]:
    """What the database has about tables (None: about all of them), by the name of its own tables."""
    engine = create_async_engine(database)
    found: dict[str, list[tuple[Any, ...]]] = {}
    try:
        async with engine.connect() as connection:
            for table in (schema.tables, schema.seats, schema.holders, schema.answers, schema.chat):
                key = table.c.id if table is schema.tables else table.c.table_id
                query = select(table).order_by(*table.primary_key.columns)
                if ids is not None:
                    query = query.where(key.in_(list(ids)))
                found[table.name] = [tuple(row) for row in await connection.execute(query)]
    finally:
        await engine.dispose()
    return found


# what is sent

JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 255, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30),
    *(1.5, -0.0, 1e308, 5e-324, "", " ", "0", "1", "true", "null", "x", "x" * 17, "x" * 25, "x" * 65, "x" * 201),
    *("x" * 2001, "x" * 4001, "\x00", "a\x00b", "\n", "\x1b[31m", "\u202e", "\ufeff", "\u200b", "ß" * 24, "🏰" * 12),
    *("red", "blue", "p1", "p36", "me", "open", "bot:greedy", "bot:", "bot:hal", "person", "lose", "Red", "r\u0435d"),
    *("../..", "' or 1=1 --", "${x}", "{0}", "%s%n", "<script>alert(1)</script>", "deck_p1", "deck", "decks", "random"),
    *([], [[]], [None], ["me"] * 2, ["me"] * 40, ["open"] * 36, ["bot:random"] * 3, {}, {"": ""}, {"a": {"b": []}}),
    *({"kind": "move", "seconds": 0}, {"kind": "bank", "seconds": 2**40, "increment": -1}, {"deck": "x " * 1500}),
    {f"o{number}": "x" for number in range(70)},
]
RAW = [
    *("1e999", "-1e999", "NaN", "-Infinity", "9" * 400, f"-{'9' * 4000}", "1e-999", "01", "+1", "1.", ".5", "0x10"),
    *('"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"', "'x'", "tru", "undefined", "", "{", "[1,]", "/**/1"),
    *(f"{'[' * 3000}{']' * 3000}", "[" * 6000, '{"a":' * 2500, f"{'[' * 500}{']' * 500}", f'{{"a":{"[" * 900}'),
]
SPLINTERS = [b'"', b"\\", b"{", b"}", b"[", b",", b":", b"\x00", b"-", b"e9", b"null"]
NO_UTF8 = [b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\xa1\xa1\xa1\xa1", b"\xc0\xaf", b"\xf4\x90\x80\x80"]
HOSTS = ["", "[", "[::", "a b", "x" * 3000, "evil.example", "127.0.0.1:99999", "é", "@", "[::1]:x"]
ADDRESSES = ["1.2.3.4", "::1", "x" * 3000, "127.0.0.1, 8.8.8.8", ",", "'", "[", "é"]
TAGS = ["Seed", "Position", "Options", "Seats", "Player_red", "red", "Mode", "Answers", "é"]
MARK = "@raw@"
NAMES = ["Anna", "Bert", "Clara", "Jürgen", "李", "a b", " ", "x" * 24]
PATHS = [
    *("/", "//", "/api", "/api/", "/api//tables", "/api/tables/", "/api/tables//view", "/api/tables/../health"),
    *("/api/tables/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/api/tables/..%2f..%2f", "/api/tables/%00"),
    *("/api/tables/%ff%fe/view", "/api/tables/%f0%9f%8f%b0", "/api/tables/a%0d%0aX-Forged:%201", "/API/TABLES"),
    *("/api/tables/{id}/", "/api/tables/{id}//view", "/api/tables/{id}/./view", "/api/tables/{id};x=1/view"),
    *("/api/tables/{id}%00/view", "/api/tables/{id}%20/view", "/api/tables/{id}/view/", "/api/tables/{id}/VIEW"),
    *("/api/tables/{id}/replay/x", "/api/tables/{id}/replay/1.5", "/api/tables/{id}/replay/1e3"),
    *("/api/tables/{id}/replay/%2b1", "/api/tables/{id}/replay/٣", "/api/tables/{id}/seats/"),
    *("/api/tables/{id}/seats/%00", "/api/tables/{id}/socket", "/schema/../health", "/schema/openapi.json"),
    *("/schema/x", "/metrics/x", "/static/../x", "/?", "/health?" + "a=b&" * 2000, "/health#x"),
    *("http://other.example/health", "*", "/%", "/%zz", "/~", "/.git/config"),
    "/api/tables/" + "x" * 8000,
]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get", "QUERY"]
CONTENT_TYPES = [
    *("application/json", "application/json; charset=utf-16", "application/json; charset=x", "text/plain", "text/html"),
    *("application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x", "application/xml"),
    *("application/msgpack", "application/x-msgpack", "application/octet-stream", "", ";", "application/json, text/x"),
]
BROKEN_HTTP = [
    b"\r\n\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET /health\r\n\r\n",
    b"GET /health HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\n y: folded\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\nX: \x00\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 5000 + b"\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\nHTTP2-Settings: AA\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET /nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\n\r\n",
]


def spell(value: Any, raw: str | None = None, ascii_only: bool = True) -> str:
    """JSON, with something that is no JSON in the place of the mark."""
    text = json.dumps(value, ensure_ascii=ascii_only)
    return text if raw is None else text.replace(f'"{MARK}"', raw)


def random_text(rng: random.Random, most: int = 60) -> str:
    letters = rng.choice([string.ascii_lowercase + " ", string.printable, "äöüßÄ€漢字🏰\u202e\x00\u0301 ", '{}[]":,\\'])
    return "".join(rng.choice(letters) for _ in range(rng.randrange(most)))


def mutated(rng: random.Random, data: bytes) -> bytes:
    """A few bytes flipped, lost, doubled, cut off or put in."""
    text = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        where = rng.randrange(len(text) + 1)
        match rng.randrange(6):
            case 0 if where < len(text):
                text[where] ^= 1 << rng.randrange(8)
            case 1:
                del text[where : where + rng.randint(1, 8)]
            case 2:
                text[where:where] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 4)))
            case 3:
                text[where:where] = text[max(0, where - rng.randint(1, 30)) : where]
            case 4:
                del text[where:]
            case _:
                text[where:where] = rng.choice(SPLINTERS)
    return bytes(text)


# connections


class HttpLine:
    """One connection kept open, over which also requests go that no HTTP library would send."""

    def __init__(self, server: Server) -> None:
        self._port = server.port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, target: str, headers: Mapping[str, str], body: bytes = b""
    ) -> tuple[int, dict[str, str], bytes]:
        lines = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{self._port}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body or method in ("POST", "PATCH", "PUT"):
            lines.append(f"Content-Length: {len(body)}")
        request = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogateescape") + body
        for attempt in range(2):
            fresh = self._streams is None
            try:
                return await asyncio.wait_for(self._exchange(request, method), PATIENCE)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
                if fresh or attempt:  # a connection that was open before may have been closed meanwhile
                    raise
        raise AssertionError

    async def _exchange(self, request: bytes, method: str) -> tuple[int, dict[str, str], bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=4 * BODY_BYTES)
        reader, writer = self._streams
        writer.write(request)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split(" ")[1])
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = b""
        if headers.get("transfer-encoding") == "chunked":
            while size := int((await reader.readline()).strip() or b"0", 16):
                body += await reader.readexactly(size)
                await reader.readexactly(2)
            await reader.readexactly(2)
        elif method != "HEAD":
            body = await reader.readexactly(int(headers.get("content-length", 0)))
        if headers.get("connection") == "close":
            self.close()
        return status, headers, body

    async def blurt(self, request: bytes) -> bytes:
        """Sends bytes over a connection of their own and reads the answer, if there is one within a moment."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        received = b""
        try:
            writer.write(request)
            while True:
                part = await asyncio.wait_for(reader.read(65536), MOMENT)
                received += part
                head, found, body = received.partition(b"\r\n\r\n")
                length = re.search(rb"(?i)content-length: (\d+)", head)
                if not part or (found and length is not None and len(body) >= int(length[1])):
                    break
        except (TimeoutError, OSError):
            pass
        finally:
            writer.close()
        return received

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


class Line:
    """A WebSocket to a table with some token, and with what eyes it looks."""

    def __init__(self, table: AnyTable, token: str | None, seats: list[str], socket: Any) -> None:
        self.table = table
        self.token = token
        self.seats = seats  # those the token holds
        self.private = table.private(seats)
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.greeted = False
        self.opened = time.monotonic()

    def may_close(self, code: int) -> bool:
        """Tables that are deleted, clients that do not read, and those who do not say hello for a while."""
        if isinstance(self.table, Playground) and code in (4404, 1013):
            return True
        return code == 1008 and not self.greeted and time.monotonic() - self.opened > 15

    async def exchange(self, messages: list[bytes | str | tuple[bytes]]) -> tuple[list[str], int | None]:
        """Sends messages (a tuple: bytes that pretend to be text), then reads until all are answered: the answers, and
        the code with which the server closed, if it did."""
        pongs = 1 + sum(isinstance(_read(message), wire.Ping) for message in messages)
        answers: list[str] = []
        try:
            for message in messages:
                if isinstance(message, tuple):
                    await self.socket.send(message[0], text=True)
                else:
                    await self.socket.send(message)
            await self.socket.send('{"type": "ping"}')
            async with asyncio.timeout(PATIENCE):
                while pongs:
                    answer = await self.socket.recv()
                    answers.append(answer)
                    pongs -= answer == '{"type":"pong"}'
        except ConnectionClosed as closed:
            return answers, HUNG_UP if closed.rcvd is None else closed.rcvd.code
        return answers, None


def _read(message: Any) -> Any:
    """The message as the server will read it, or None if it cannot."""
    try:
        return wire.decode_message(message)
    except Exception:  # whatever is wrong with it
        return None


# the fuzzer


class Fuzzer:
    """What all workers share: the stage, the counts and the findings."""

    def __init__(self, server: Server, watched: list[Watched], records: list[str]) -> None:
        self.server = server
        self.watched = watched
        self.records = records
        self.sent: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.findings: list[str] = []
        self.found: Counter[str] = Counter()
        self.secrets: set[str] = set()
        self._pattern = re.compile(r"(?!)")
        for table in watched:
            self.keep_secret(*table.tokens, *([] if table.invitation is None else [table.invitation]))

    def keep_secret(self, *secrets: str) -> None:
        """From now on these must not stand in any answer or line of the log."""
        self.secrets |= set(secrets)
        self._pattern = re.compile("|".join(map(re.escape, sorted(self.secrets))))

    def find(self, what: str, *details: Any) -> None:
        shown = " | ".join(repr(detail)[:300] for detail in details)
        finding = f"{what}: {shown}"
        self.found[what] += 1
        if self.found[what] <= SHOWN_OF_EACH and finding not in self.findings:
            self.findings.append(finding)

    def check_words(self, kind: str, sent: Any, answer: str, own: str | None = None) -> None:
        """Nobody else's secrets, and nothing of the inside of the program."""
        for found in self._pattern.findall(answer):
            if found != own:
                self.find(f"{kind}: a secret in an answer", found, sent, answer)
        for word in FORBIDDEN:
            if word in answer:
                self.find(f"{kind}: the inside of the program in an answer", word, sent, answer)

    def check_log(self) -> None:
        for line in self.server.log_text().splitlines():
            if self._pattern.search(line):
                self.find("a secret in the log", line)
            try:
                said = json.loads(line)
            except ValueError:
                self.find("the log has a line that is no JSON", line)
                continue
            if said.get("level") in ("error", "critical") or "Traceback" in line:
                failed = re.search(r'"exc_type": "(\w+)"', line)
                self.find(f"the log has an error: {said.get('event')} ({failed and failed[1]})", line[:2000])


KINDS: list[tuple[str, int, Callable[["Worker", str], Awaitable[None]]]] = []


def kind(name: str, weight: int = 3) -> Callable[[Callable[["Worker", str], Awaitable[None]]], Any]:
    def register(act: Callable[["Worker", str], Awaitable[None]]) -> Any:
        KINDS.append((name, weight, act))
        return act

    return register


class Worker:
    """One client of bad manners, with tables of its own for what may have consequences."""

    def __init__(self, fuzzer: Fuzzer, number: int, seed: int, messages: int) -> None:
        self.fuzzer = fuzzer
        self.rng = random.Random(f"{seed}/{number}")
        self.left = messages
        self.http = HttpLine(fuzzer.server)
        self.lines: list[Line] = []
        self.grounds: list[Playground] = []

    async def work(self) -> None:
        weights = [weight for _, weight, _ in KINDS]
        while self.left > 0:
            name, _, act = self.rng.choices(KINDS, weights)[0]
            try:
                await act(self, name)
            except (OSError, TimeoutError, asyncio.IncompleteReadError, WebSocketException) as error:
                self.fuzzer.find(f"{name}: no answer", type(error).__name__, str(error))
                self.left -= 1
                self.http.close()
                self._hang_up()
        self.http.close()
        self._hang_up()

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
        wish: dict[str, Any] = self.rng.choice(
            [
                {"game": "fuersten", "seats": ["me", "open"]},
                {"game": "fuersten", "mode": "duell", "seats": ["me", "bot:random"]},
                {"game": "karthedis", "seats": ["me", "open", "bot:random"], "public": True},
                {"game": "karthedis", "mode": "draft", "seats": ["me", "me", "open"]},
                {"game": "fuersten", "seats": ["open", "open"], "public": True},
                {"game": "fuersten", "seats": ["me", "me"], "clock": {"kind": "move", "seconds": 1}},
            ]
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

    # what goes into messages

    def sample(self, name: str, table: AnyTable) -> Any:
        """A value that could stand in a field of this name."""
        rng = self.rng
        games = [game.id for game in registry.games()]
        known = {
            "id": lambda: rng.choice(
                [f"{rng.getrandbits(60):x}", *([rng.choice(table.made)[1]["id"]] if table.made else [])]
            ),
            "seq": lambda: rng.choice([0, 1, table.seq, table.seq, table.seq - 1, table.seq + 1, 2**31 - 1]),
            "move": lambda: self.move_text(table),
            "seat": lambda: rng.choice([*table.names, None, "spectator", "p9"]),
            "text": lambda: random_text(rng) or "?",
            "game": lambda: rng.choice(games),
            "mode": lambda: rng.choice([None, *registry.game(rng.choice(games)).modes]),
            "seats": lambda: [rng.choice(["me", "open", "bot:random"]) for _ in range(rng.randrange(5))],
            "options": lambda: rng.choice([{}, {"victory": "quick"}, {"decks": "random"}, {"deck": "x"}]),
            "clock": lambda: rng.choice([None, {"kind": "bank", "seconds": 60, "increment": 1}]),
            "on_timeout": lambda: rng.choice(["lose", "bot:greedy"]),
            "name": lambda: rng.choice(NAMES),
            "invitation": lambda: self.invitation(table),
            "who": lambda: rng.choice(["open", "bot:greedy", None]),
            "record": lambda: rng.choice(self.fuzzer.records),
        }
        return known[name]() if name in known else rng.random() < 0.5

    def move_text(self, table: AnyTable) -> str:
        """What is asked of any seat, sentences of any game with any words, or anything."""
        rng = self.rng
        options = [
            option
            for shown in table.shown.values()
            if shown.get("choice") is not None
            for option in shown["choice"]["options"]
        ]
        match rng.randrange(6):
            case 0 | 1 if options:
                return rng.choice(options)
            case 2 | 3:
                form = rng.choice(registry.game(rng.choice([table.game, "karthedis"])).grammar.forms)
                words = {slot: rng.choice(sorted(form.vocabulary[slot])) for slot in form.slots}
                return form.sentence.format(**words)
            case 4 if options:
                return mutated(rng, rng.choice(options).encode()).decode("utf-8", "replace")[:200] or "x"
        return random_text(rng, 200) or "x"

    def invitation(self, table: AnyTable) -> str:
        """Never the right one of a watched table."""
        rng = self.rng
        guess = "".join(rng.choice(string.ascii_letters) for _ in range(22))
        if isinstance(table, Playground):
            return table.invitation or guess
        right = table.invitation or guess
        return rng.choice([guess, right[::-1] if right[::-1] != right else guess, right[:21], f"{right[:21]}!"])

    def filled(self, form: Any, table: AnyTable) -> dict[str, Any]:
        """A message of a type, with all its required fields and some of the others."""
        tag = form.__struct_config__.tag
        message: dict[str, Any] = {} if tag is None else {"type": tag}
        for part in msgspec.structs.fields(form):
            if part.required or self.rng.random() < 0.4:
                message[part.name] = self.sample(part.name, table)
        return message

    def spoilt(self, form: Any, table: AnyTable) -> bytes:
        """A message of a type with something wrong about it."""
        rng = self.rng
        message = self.filled(form, table)
        raw = None
        match rng.randrange(7):
            case 0 | 1 | 2:  # a wrong value in any field
                name = rng.choice([*message, *form.__struct_fields__]) if message or form.__struct_fields__ else "x"
                message[name] = rng.choice(JUNK)
            case 3:
                name = rng.choice([*message, *form.__struct_fields__]) if message or form.__struct_fields__ else "x"
                message[name], raw = MARK, rng.choice(RAW)
            case 4:  # an unknown field, in front or behind
                more = {rng.choice(["x", "", "Seat", "token", "__proto__", "constructor", "é"]): rng.choice(JUNK)}
                message = {**more, **message} if rng.random() < 0.5 else {**message, **more}
            case 5 if message:  # a field is missing
                del message[rng.choice(list(message))]
            case _:
                return mutated(rng, spell(message).encode())
        if rng.random() < 0.05:  # the same key twice
            text = spell(message, raw)
            return f"{text[:-1]}, {text[1:]}".encode()
        return spell(message, raw, rng.random() < 0.5).encode("utf-8", "replace")

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
        if token is not None and rng.random() < 0.5 and re.fullmatch(r"[\w-]+", token, re.ASCII):
            headers["Cookie"] = f"{COOKIE}={token}"
        elif token is not None:
            headers["Authorization"] = f"Bearer {token}"
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.fuzzer.server.port}/api/tables/{table.id}/socket",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
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
            if isinstance(message, tuple) or (found := _read(message)) is None or line.table.harmless(line.token, found)
        ]
        if not allowed:
            return []
        self.count(kind, len(allowed))
        answers, closed = await line.exchange(allowed)
        read = [self.check_message(kind, line, allowed, answer) for answer in answers]
        if closed is not None:
            self.fuzzer.answered[f"ws closed {closed}"] += 1
            if line in self.lines:
                self.lines.remove(line)
            if closed not in closing and not line.may_close(closed):
                self.fuzzer.find(f"{kind}: the connection was closed with {closed}", allowed, answers[-1:])
        return [answer for answer in read if answer is not None]

    def check_message(self, kind: str, line: Line, sent: list[Any], answer: str) -> Any:
        """One message of the server: of a type that is promised, and nothing in it that this client may not know."""
        find, table = self.fuzzer.find, line.table
        try:
            message = read_answer(answer)
        except msgspec.MsgspecError as error:
            find(f"{kind}: an answer that is not in the protocol", str(error), sent, answer)
            return None
        self.fuzzer.check_words(kind, sent, answer)
        name = message.__struct_config__.tag
        if isinstance(message, wire.Problem):
            self.fuzzer.answered[f"ws error {message.error}"] += 1
            if message.error in ("internal", "storage"):
                find(f"{kind}: {message.error}", sent, answer)
        else:
            self.fuzzer.answered[f"ws {name}"] += 1
        line.greeted = line.greeted or isinstance(message, wire.TableChanged)
        if isinstance(message, wire.Update):
            self.check_update(kind, line, sent, message)
            if isinstance(table, Playground):
                table.seq = message.seq
                line.update = msgspec.to_builtins(message)
                table.shown[message.seat] = line.update
        elif isinstance(message, wire.Gone) and isinstance(table, Watched):
            find(f"{kind}: a watched table was deleted", sent)
        elif line.private and not (isinstance(message, wire.WhyNotTold | wire.Problem) and _of_grammar(message)):
            said = "".join(part if isinstance(part, str) else repr(part) for part in sent)
            for word in line.private:
                if word in answer and word not in said:
                    find(f"{kind}: another seat's card in an answer", word, sent, answer)
        return message

    def check_update(self, kind: str, line: Line, sent: list[Any], update: wire.Update) -> None:
        find, table = self.fuzzer.find, line.table
        if update.seat is not None and update.seat not in line.seats and line.token not in table.tokens:
            find(f"{kind}: shown with the eyes of a seat that is not theirs", update.seat, sent)
        for player in update.view.get("princes", update.view.get("players", [])):
            if player["seat"] != update.seat and player["hand"] is not None:
                find(f"{kind}: another seat's hand", update.seat, player, sent)
        for event in update.events if update.seat is None else ():
            if not SECRET_FIELDS.get((table.game, event["kind"]), set()).isdisjoint(event):
                find(f"{kind}: a spectator was told a secret", event, sent)
        if isinstance(table, Playground):
            return
        shown = table.shown.get(update.seat)
        if shown is None or (not table.spectators and update.seat is None and table.status == "running"):
            find(f"{kind}: shown something that nobody may see", update.seat, sent)
        elif update.view != shown["view"] or update.seq != table.seq or update.waiting_for != shown["waiting_for"]:
            find(f"{kind}: the table has changed", update.seat, sent, update.seq)
        elif update.choice is not None and msgspec.to_builtins(update.choice) != shown["choice"]:
            find(f"{kind}: asked something else", update.seat, sent, update.choice)
        elif shown["events"][update.events_from :] != update.events:
            find(f"{kind}: other events than this seat may know", update.seat, sent, update.events_from)

    @kind("ws-bytes")
    async def _bytes(self, kind: str) -> None:
        size = self.rng.choice([0, 1, 2, 10, 100, 1000, 15_000])
        await self.tell(kind, await self.line(), [self.rng.randbytes(size)])

    @kind("ws-broken-utf8", 1)
    async def _broken_utf8(self, kind: str) -> None:
        text = self.rng.choice(NO_UTF8)
        line = await self.line()
        if self.rng.random() < 0.5:
            await self.tell(kind, line, [(b'{"type": "chat", "text": "' + text + b'"}',)], closing=(1007,))
        else:
            await self.tell(kind, line, [b'{"type": "chat", "text": "' + text + b'"}'])

    @kind("ws-text")
    async def _text(self, kind: str) -> None:
        texts = [random_text(self.rng), json.dumps(self.rng.choice(JUNK)), "", "\x00", "null", "[]", "{}", '"hello"']
        await self.tell(kind, await self.line(), self.rng.sample(texts, 4))

    @kind("ws-nesting", 2)
    async def _nesting(self, kind: str) -> None:
        deep = self.rng.choice([100, 900, 1100, 2000, 5000])
        shell = self.rng.choice(['{{"x":{0},"type":"ping"}}', '{{"type":"ping","x":{0}}}', '{{"type":{0}}}', "{0}"])
        shell = self.rng.choice([shell, '{{"type":"move","id":{0},"seq":1,"move":"x"}}'])
        heap = self.rng.choice([f"{'[' * deep}{']' * deep}", "[" * deep, '{"a":' * (deep // 2), "[{}," * (deep // 2)])
        await self.tell(kind, await self.line(), [shell.format(heap)])

    @kind("ws-types", 14)
    async def _types(self, kind: str) -> None:
        line = await self.line()
        forms = self.rng.choices(get_args(wire.FromClient), k=4)
        messages = [self.spoilt(form, line.table) for form in forms]
        texts = [_as_text(message) for message in messages]
        await self.tell(kind, line, [text for text in texts if len(text) < MESSAGE_BYTES])

    @kind("ws-valid", 6)
    async def _valid(self, kind: str) -> None:
        """Messages in which nothing is wrong but whose they are, or when they come."""
        line = await self.line()
        forms = self.rng.choices(get_args(wire.FromClient), k=3)
        await self.tell(kind, line, [spell(self.filled(form, line.table)) for form in forms])

    @kind("ws-long", 1)
    async def _long(self, kind: str) -> None:
        line = await self.line()
        form = self.rng.choice(get_args(wire.FromClient))
        message = self.filled(form, line.table)
        message[self.rng.choice([*message])] = self.rng.choice(["x", "ä", "\x00", "🏰", "\\", '"']) * 1000
        await self.tell(kind, line, [spell(message)])

    @kind("ws-oversized", 1)
    async def _oversized(self, kind: str) -> None:
        size = self.rng.choice([MESSAGE_BYTES + 1, 20_000, 70_000, 2_000_000])
        text = spell({"type": "chat", "text": "x" * size})
        line = await self.line()
        await self.tell(kind, line, [self.rng.choice([text, text.encode()])], closing=(1009, HUNG_UP))

    @kind("ws-hello")
    async def _hello(self, kind: str) -> None:
        """With the seats of others, and with numbers of answers that are still to come."""
        line = await self.line()
        hello: dict[str, Any] = {"type": "hello"}
        if self.rng.random() < 0.8:
            hello["seat"] = self.rng.choice([*line.table.names, "spectator", "Red", "p1 ", "0"])
        if self.rng.random() < 0.8:
            seq = line.table.seq
            hello["seq"] = self.rng.choice([0, 1, seq, seq - 1, seq + 5, 2**31 - 1, -1])
        await self.tell(kind, line, [spell(hello)])

    @kind("ws-before-hello", 1)
    async def _before_hello(self, kind: str) -> None:
        table = await self.table()
        line = await self.line(table, self.token(table), hello=False)
        forms = [form for form in get_args(wire.FromClient) if form not in (wire.Hello, wire.Ping)]
        answers = await self.tell(kind, line, [spell(self.filled(self.rng.choice(forms), table))])
        for answer in answers:
            if not isinstance(answer, wire.Problem | wire.Pong | wire.ChatLine):
                self.fuzzer.find(f"{kind}: answered to somebody who has not said hello", answer)

    @kind("ws-stale", 6)
    async def _stale(self, kind: str) -> None:
        """Moves that are legal, or would be for somebody else, and undoing, with numbers of the past and the future."""
        line = await self.line()
        seq = line.table.seq
        wrong = self.rng.sample([0, seq - 1, seq - 2, seq + 1, seq + 100, 2**31 - 1, 2**31, -1, -seq], 3)
        moves = [
            {"type": "move", "id": f"{self.rng.getrandbits(60):x}", "seq": number, "move": self.move_text(line.table)}
            for number in [*wrong, seq]
        ]
        undo = {"type": "undo", "id": f"{self.rng.getrandbits(60):x}", "seq": wrong[0]}
        await self.tell(kind, line, [spell(move) for move in [*moves, undo]])

    @kind("ws-replayed", 6)
    async def _replayed(self, kind: str) -> None:
        """Moves that were made, again: as they were, with another text, by another seat."""
        line = await self.line()
        if not line.table.made:
            return
        seat, made = self.rng.choice(line.table.made)
        move = {"type": "move", **made}
        if self.rng.random() < 0.6:
            move["move"] = self.move_text(line.table)
        if self.rng.random() < 0.5:
            move["seq"] = self.rng.choice([0, line.table.seq, line.table.seq])
        own = [made for seat, made in line.table.made if line.seats == [seat]]
        choice = line.table.shown.get(line.seats[0], {}).get("choice") if own else None
        if choice is not None and self.rng.random() < 0.5:  # an old id of this seat with what would be legal now
            seat, made = line.seats[0], self.rng.choice(own[:10])
            move |= {"id": made["id"], "seq": line.table.seq, "move": self.rng.choice(choice["options"])}
        message = spell(move)
        answers = await self.tell(kind, line, [message])
        looking = line.seats[0] if len(line.seats) == 1 else None
        told = [answer for answer in answers if isinstance(answer, wire.Accepted)]
        if isinstance(line.table, Watched) and looking == seat and answers and line.table.status == "running":
            kinds = [type(answer).__name__ for answer in answers]
            early = any(isinstance(answer, wire.Problem) and answer.error == "hello-first" for answer in answers)
            if not any(answer.repeated for answer in told) and "Update" not in kinds and not early:
                self.fuzzer.find(f"{kind}: a known id was not answered with its number", message, answers)
        elif isinstance(line.table, Watched) and looking is not None and looking != seat and told:
            self.fuzzer.find(f"{kind}: the id of another seat's move was accepted", message, told)

    @kind("ws-why-not", 6)
    async def _why_not(self, kind: str) -> None:
        line = await self.line()
        asked = [spell({"type": "why-not", "move": self.move_text(line.table)}) for _ in range(4)]
        await self.tell(kind, line, asked)

    @kind("ws-consent", 1)
    async def _consent(self, kind: str) -> None:
        line = await self.line()
        await self.tell(kind, line, [spell({"type": "consent", "agree": self.rng.random() < 0.5})] * 2)

    @kind("ws-undo-storm", 2)
    async def _undo_storm(self, kind: str) -> None:
        """Undo upon undo, with numbers and ids in all combinations; somebody may even agree."""
        ground = await self.ground()
        line = await self.line(ground, self.rng.choice(list(ground.tokens)))
        storm: list[str] = []
        for _ in range(8):
            seq = ground.seq + self.rng.choice([0, 0, 0, 1, -1])
            undo = {"type": "undo", "id": self.sample("id", ground), "seq": seq}
            consent = {"type": "consent", "agree": self.rng.random() < 0.7}
            storm.append(spell(self.rng.choice([undo, undo, undo, consent])))
        await self.tell(kind, line, storm)

    @kind("ws-chat-flood", 1)
    async def _chat_flood(self, kind: str) -> None:
        ground = await self.ground()
        line = await self.line(ground, self.rng.choice(list(ground.tokens)))
        texts = [random_text(self.rng, 400) or "." for _ in range(10)]
        await self.tell(kind, line, [spell({"type": "chat", "text": text}) for text in texts])

    @kind("ws-play", 5)
    async def _play(self, kind: str) -> None:
        """Legal moves at the worker's own tables, so that the rest meets all kinds of positions."""
        ground = await self.ground()
        token = self.rng.choice(list(ground.tokens))
        line = next((line for line in self.lines if line.table is ground and line.token == token), None)
        line = line or await self.line(ground, token)
        for _ in range(6):
            choice = line.update.get("choice")
            if choice is None or self.left <= 0 or line not in self.lines:
                break
            option = self.rng.choice(choice["options"])
            move = {"id": f"{self.rng.getrandbits(60):x}", "seq": ground.seq, "move": option}
            ground.made.append((line.update["seat"], move))
            await self.tell(kind, line, [spell({"type": "move", **move})])
        if self.rng.random() < 0.05:
            ending = self.rng.choice([{"type": "resign", "id": "r"}, {"type": "passing", "id": "p", "on": True}])
            await self.tell(kind, line, [spell(ending)])

    @kind("ws-deleted", 1)
    async def _deleted(self, kind: str) -> None:
        """Everything that can be said, at a table that was deleted a moment ago."""
        opened = await self.call("POST", "/api/tables", {"game": "fuersten", "seats": ["me", "me"]})
        table, token = opened["table"]["id"], opened["token"]
        gone = Playground(table, "fuersten", opened["seats"], {token: opened["seats"]})
        line = await self.line(gone, token)
        await self.request(kind, "DELETE", f"/api/tables/{table}", Authorization=f"Bearer {token}")
        forms = self.rng.sample(get_args(wire.FromClient), 4)
        answers = await self.tell(kind, line, [spell(self.filled(form, gone)) for form in forms])
        if not any(isinstance(answer, wire.Gone) for answer in answers):
            self.fuzzer.find(f"{kind}: nobody said that the table is gone", answers)
        await self.request(kind, "GET", f"/api/tables/{table}", Authorization=f"Bearer {token}")
        if line in self.lines:
            self.lines.remove(line)
            line.socket.transport.abort()

    @kind("ws-connect", 2)
    async def _connect(self, kind: str) -> None:
        """Foreign origins, forged cookies, other paths: turned away, or taken for a stranger."""
        rng = self.rng
        table = rng.choice(self.fuzzer.watched)
        own, other = rng.choice(list(table.tokens)), rng.choice(rng.choice(self.fuzzer.watched).names)
        origin = rng.choice(["http://evil.example", "null", "", "http://127.0.0.1", "file://", "é"])
        near = f"http://127.0.0.1:{self.fuzzer.server.port}.evil.example"
        cookies = [f"{COOKIE}=", f"{COOKIE}={own[:-1]}", f"{COOKIE}; =;;", f'{COOKIE}="{other}', "\xff"]
        bearers = ["Bearer", "Bearer  ", f"Basic {own}", f"Bearer\t{own}", f"Bearer {own},x"]
        forged: dict[str, str] = rng.choice(
            [
                {"Origin": origin},
                {"Origin": near, "Authorization": f"Bearer {own}"},
                {"Cookie": rng.choice(cookies)},
                {"Authorization": rng.choice(bearers)},
                {"Sec-WebSocket-Protocol": rng.choice(["bearer", own[:-1], "a, b"])},
            ]
        )
        path = rng.choice([f"/api/tables/{table.id}/socket"] * 4 + [path.format(id=table.id) for path in PATHS[:22]])
        if not path.isprintable() or not path.startswith("/") or " " in path:
            return
        self.count(kind)
        try:
            socket = await websockets.connect(
                f"ws://127.0.0.1:{self.fuzzer.server.port}{path}",
                additional_headers=forged,
                compression=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        except InvalidStatus as refused:
            self.fuzzer.answered[f"ws handshake {refused.response.status_code}"] += 1
            if refused.response.status_code >= 500:
                self.fuzzer.find(f"{kind}: status {refused.response.status_code}", path, forged)
            return
        except (UnicodeEncodeError, ValueError, WebSocketException):
            return
        if "Origin" in forged:
            self.fuzzer.find(f"{kind}: a foreign origin was let in", forged)
        line = Line(table, own if forged.get("Authorization") == f"Bearer\t{own}" else None, [], socket)
        await self.tell(kind, line, [spell({"type": "hello", "seat": rng.choice(table.names)})], closing=(4404,))
        socket.transport.abort()

    @kind("ws-frames", 1)
    async def _frames(self, kind: str) -> None:
        """Frames that break the rules of WebSockets themselves."""
        rng = self.rng
        table = rng.choice(self.fuzzer.watched)
        hello = (
            f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        head = bytes([rng.randrange(256)])
        frames = rng.choice(
            [
                head + bytes([0x80 | 5]) + rng.randbytes(9),
                head + bytes([5]) + b"hello",
                b"\x81\xff" + struct.pack("!Q", rng.choice([2**63, 2**40, 2**64 - 1])) + rng.randbytes(20),
                b"\x81\xfe" + struct.pack("!H", 60_000) + rng.randbytes(100),
                b"\x88\x81" + rng.randbytes(5),
                b"\x88\x82" + b"\x00" * 4 + struct.pack("!H", rng.choice([0, 999, 1005, 1006, 1015, 5000])),
                b"\x89\xfe" + struct.pack("!H", 200) + rng.randbytes(204),
                b"\x01\x80" + b"\x00" * 4 + b"\x81\x80" + b"\x00" * 4,
                b"\x00\x80" + b"\x00" * 4,
                b"\x01\x80" + b"\x00" * 4 + b"\x00\x81\x00\x00\x00\x00{" * 2000 + b"\x80\x80" + b"\x00" * 4,
                rng.randbytes(rng.randrange(200)),
            ]
        )
        self.count(kind)
        received = await self.http.blurt(hello + frames)
        self.fuzzer.answered[f"ws handshake {received[9:12].decode('latin-1')}"] += 1
        if received[9:10] == b"5":
            self.fuzzer.find(f"{kind}: status 5xx", frames, received)
        self.fuzzer.check_words(kind, frames, received.decode("latin-1"))

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
        self.fuzzer.check_words(kind, sent, text + repr(told), _carried(headers))
        if isinstance(table, Watched):
            self.check_watched(kind, sent, table, status, found)
        return status, found

    def check_watched(self, kind: str, sent: Any, table: Watched, status: int, found: Any) -> None:
        """Nothing but looking and asking succeeds at a watched table."""
        method, path, _, headers = sent
        if status >= 300 or not isinstance(found, dict):
            return
        changing = method not in ("GET", "HEAD", "OPTIONS") and not path.endswith("/why-not")
        repeated = found.get("repeated") is True or found.get("type") == "undo"
        if changing and not repeated:
            self.fuzzer.find(f"{kind}: a request changed something", sent, status, found)
        if found.get("type") == "update":
            token = _carried(headers)
            line = Line(table, token, table.tokens.get(token, []), None)
            self.check_update(kind, line, [sent], msgspec.convert(found, wire.Update))

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
        method, path, form = self.rng.choice(ROUTES)
        seat = self.rng.choice([*table.names, "nobody", "%00", ".."])
        number = self.rng.choice([0, 1, 5, 40, -1, 10**6, 2**31, 10**25])
        return method, f"/api/tables/{table.id}{path.format(seat=seat, number=number)}", form

    def credentials(self, token: str | None) -> dict[str, str | None]:
        if token is not None and re.fullmatch(r"[\w-]+", token, re.ASCII) and self.rng.random() < 0.3:
            return {"Cookie": f"{COOKIE}={token}"}
        return {"Authorization": None if token is None else f"Bearer {token}"}

    async def _to_route(self, kind: str, make: Callable[[Any, AnyTable], bytes], **more: str | None) -> None:
        table = await self.table()
        token = self.token(table)
        method, path, form = self.route(table)
        body = b"" if form is None else make(form, table)
        if self.harmless(table, token, method, form, body):
            headers = {**self.credentials(token), **more}
            await self.request(kind, method, path, body, table=table, **headers)

    @kind("http-types", 12)
    async def _http_types(self, kind: str) -> None:
        await self._to_route(kind, self.spoilt)

    @kind("http-valid", 12)
    async def _http_valid(self, kind: str) -> None:
        """Every route with every kind of token, mostly a wrong one."""
        await self._to_route(kind, lambda form, table: spell(self.filled(form, table)).encode())

    @kind("http-bytes", 2)
    async def _http_bytes(self, kind: str) -> None:
        bodies = [b"", b"\x00", b"null", b"[]", b"{}", b"\xff\xfe", b"\xef\xbb\xbf{}", self.rng.randbytes(200), b'"x"']
        await self._to_route(kind, lambda _form, _table: self.rng.choice(bodies))

    @kind("http-nesting", 1)
    async def _http_nesting(self, kind: str) -> None:
        deep = self.rng.choice([200, 1100, 5000, 50_000])
        heap = self.rng.choice(["[" * deep, f"{'[' * deep}{']' * deep}", '{"a":' * deep, f'{{"x":{"[" * deep}'])
        await self._to_route(kind, lambda _form, _table: heap.encode())

    @kind("http-content-type", 2)
    async def _content_type(self, kind: str) -> None:
        accept = self.rng.choice([None, "text/html", "x", ";q"])
        more = {"Content_Type": self.rng.choice(CONTENT_TYPES), "Accept": accept}
        await self._to_route(kind, lambda form, table: spell(self.filled(form, table)).encode(), **more)

    @kind("http-encoded", 1)
    async def _encoded(self, kind: str) -> None:
        """Bodies that claim to be packed, and are, or are not."""
        bomb = gzip.compress(b'{"game": "' + b" " * 5_000_000 + b'"}')
        body = self.rng.choice([bomb, gzip.compress(b'{"game": "fuersten"}'), b"{}", b"\x1f\x8b\x08"])
        encoding = self.rng.choice(["gzip", "deflate", "br", "gzip, gzip", "identity", "x"])
        await self._to_route(kind, lambda _form, _table: body, Content_Encoding=encoding)

    @kind("http-oversized", 1)
    async def _http_oversized(self, kind: str) -> None:
        if self.rng.random() < 0.7:
            return  # a megabyte each
        size = BODY_BYTES + self.rng.choice([1, 100_000])
        path = self.rng.choice(["/api/tables", "/api/records"])
        body = b'{"record": "' + b"x" * size + b'"}'
        self.http.close()
        status, _ = await self.request(kind, "POST", path, body)
        self.http.close()
        if status != 413:
            self.fuzzer.find(f"{kind}: a body over the limit was answered with {status}", path)

    @kind("http-elsewhere", 4)
    async def _elsewhere(self, kind: str) -> None:
        method, path, form = self.rng.choice(ELSEWHERE)
        body = b"" if form is None else self.spoilt(form, await self.table())
        await self.request(kind, method, path, body)

    @kind("http-new-table", 1)
    async def _new_table(self, kind: str) -> None:
        """Tables of all kinds of wishes, most of which cannot be fulfilled."""
        body = spell(self.filled(wire.NewTable, await self.table())).encode()
        await self.request(kind, "POST", "/api/tables", body)

    @kind("http-methods", 2)
    async def _methods(self, kind: str) -> None:
        table = self.rng.choice(self.fuzzer.watched)
        _, path, _ = self.route(table)
        method = self.rng.choice(METHODS)
        if method == "CONNECT":
            return
        await self.request(kind, method, self.rng.choice([path, "/api/tables", "/health", "/schema"]), b"", table=table)

    @kind("http-paths", 4)
    async def _paths(self, kind: str) -> None:
        table = self.rng.choice(self.fuzzer.watched)
        path = self.rng.choice(PATHS).format(id=table.id) if self.rng.random() < 0.8 else f"/{random_text(self.rng)}"
        await self.request(kind, self.rng.choice(["GET", "GET", "POST"]), path.replace(" ", "%20"), b"", table=table)

    @kind("http-query", 3)
    async def _query(self, kind: str) -> None:
        table = await self.table()
        seat = self.rng.choice([*table.names, "", "%00", "x" * 17, "x" * 5000, "%ff", "red&seat=blue", "null", "[]"])
        since = self.rng.choice(["0", "1", "-1", "", "x", "1.0", "1e3", "9" * 30, "2147483648", "%00", "1&since=2"])
        token = self.token(table)
        path = self.rng.choice([f"view?seat={seat}&since={since}", f"view?since={since}", f"replay/1?seat={seat}"])
        path = f"/api/tables/{table.id}/{path}"
        await self.request(kind, "GET", path, table=table, **self.credentials(token))

    @kind("http-headers", 3)
    async def _headers(self, kind: str) -> None:
        """Foreign origins, forged cookies and tokens, forged addresses."""
        rng = self.rng
        table = rng.choice(self.fuzzer.watched)
        own = rng.choice(list(table.tokens))
        foreign = rng.choice(["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1", "é", " "])
        method, path, form = self.route(table)
        body = b"" if form is None else spell(self.filled(form, table)).encode()
        cookies = [f"{COOKIE}={own[1:]}", f"{COOKIE}", "=;=;", f"x={own}", '"', "\xff", f"{COOKIE}=%00"]
        bearers = ["Bearer", f"Bearer {own[:-1]}", f"Basic {own}", "Bearer é", own, "\x7f", "Bearer " * 900]
        forged: dict[str, str] = rng.choice(
            [
                {"Origin": foreign, "Authorization": f"Bearer {own}"},
                {"Cookie": rng.choice(cookies)},
                {"Authorization": rng.choice(bearers)},
                {"X-Forwarded-For": rng.choice(ADDRESSES)},
                {"X-Forwarded-Proto": rng.choice(["https", "ws", "javascript", "", "x" * 100])},
                {"X-Forwarded-Host": "evil.example", "Forwarded": "for=1.2.3.4;host=evil.example"},
                {"X-HTTP-Method-Override": "DELETE"},
                {"Accept-Language": "x" * 4000, "Range": "bytes=0-1,5-9,-1", "If-None-Match": "*"},
                {"Upgrade-Insecure-Requests": "é"},
            ]
        )
        if "Origin" in forged and method == "GET":
            forged.pop("Authorization")
        status, _ = await self.request(kind, method, path, body, table=table, **forged)
        if "Origin" in forged and method != "GET" and status not in (400, 403, 404, 405):
            self.fuzzer.find(f"{kind}: a foreign origin was answered with {status}", method, path, forged)

    @kind("http-hosts", 1)
    async def _hosts(self, kind: str) -> None:
        host = self.rng.choice(HOSTS)
        body = b'{"game": "fuersten"}'
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        self.count(kind)
        await self._check_blurt(kind, head.encode() + body)

    @kind("http-broken", 1)
    async def _broken(self, kind: str) -> None:
        request = self.rng.choice(BROKEN_HTTP)
        if self.rng.random() < 0.4:
            request = mutated(self.rng, request[:600])
        self.count(kind)
        await self._check_blurt(kind, request)

    async def _check_blurt(self, kind: str, request: bytes) -> None:
        received = await self.http.blurt(request)
        status = received[9:12].decode("latin-1")
        self.fuzzer.answered[f"http {status}" if status else "http (hung up)"] += 1
        if status.startswith("5"):
            self.fuzzer.find(f"{kind}: status {status}", request, received)
        self.fuzzer.check_words(kind, request, received.decode("latin-1"))

    @kind("http-invitations", 1)
    async def _invitations(self, kind: str) -> None:
        """Twice with the same invitation, with an earlier one, with one of another table."""
        opened = await self.call("POST", "/api/tables", {"game": "fuersten", "seats": ["open", "open"]})
        table, token = opened["table"]["id"], opened["token"]
        path = f"/api/tables/{table}/invitations"
        earlier, valid, other = [
            (await self.call("POST", path, {"seat": seat}, token))["invitation"] for seat in ("red", "red", "blue")
        ]
        foreign = self.rng.choice([watched.invitation for watched in self.fuzzer.watched if watched.invitation])
        sit = f"/api/tables/{table}/sit"
        wrong = [(earlier, 403), (foreign, 403), (valid[:-1], 400)]
        for invitation, wanted in [*wrong, (valid, 201), (valid, 403), (other, 201), (other, 403)]:
            # a right one is exchanged for a token, so nothing of it is secret any more
            status, _ = await self.request(kind, "POST", sit, spell({"invitation": invitation}).encode())
            if status != wanted:
                self.fuzzer.find(f"{kind}: {status} instead of {wanted}", invitation == valid, invitation == other)

    @kind("http-records", 3)
    async def _records(self, kind: str) -> None:
        """Records with damage of all kinds, for a replay."""
        rng = self.rng
        damaged = _damaged(rng.choice(self.fuzzer.records), rng)
        status, found = await self.request(kind, "POST", "/api/records", json.dumps({"record": damaged}).encode())
        if status == 201:
            self.fuzzer.keep_secret(found["token"])
            table, seats = found["table"]["id"], [seat["seat"] for seat in found["table"]["seats"]]
            for number in (0, rng.randrange(60), -1):
                path = f"/api/tables/{table}/replay/{number}{rng.choice(['', f'?seat={rng.choice(seats)}'])}"
                await self.request(kind, "GET", path)
            await self.request(kind, "GET", f"/api/tables/{table}/record")
            await self.request(kind, "GET", f"/api/tables/{table}/view")

    @kind("http-replay", 2)
    async def _replay(self, kind: str) -> None:
        table = self.rng.choice([watched for watched in self.fuzzer.watched if watched.status in ("over", "replay")])
        number = self.rng.choice([0, 1, 7, 30, 31, 32, 60, 1000, -1, -0, 2**31, 2**63, 10**30, "9" * 5000, "0x1", "١"])
        seat = self.rng.choice(["", "?seat=red", "?seat=blue", "?seat=p1", "?seat=", f"?seat={'x' * 20}"])
        await self.request(kind, "GET", f"/api/tables/{table.id}/replay/{number}{seat}", table=table)


def _carried(headers: Mapping[str, str]) -> str:
    """The token a request came with."""
    if "Cookie" in headers:
        return headers["Cookie"].partition("=")[2]
    return headers.get("Authorization", "").removeprefix("Bearer ")


def _of_grammar(message: wire.WhyNotTold | wire.Problem) -> bool:
    """Whether an answer only says how sentences of the game look; it may name any card then."""
    reason = message.refused if isinstance(message, wire.WhyNotTold) else message.reason
    return reason is not None and reason.code in ("unknown-word", "not-understood")


def _damaged(record: str, rng: random.Random) -> str:
    """A record in which one to three lines are not what they were."""
    lines = record.split("\n")
    for _ in range(rng.randint(1, 3)):
        lines = _with_damage(lines, rng) or [""]
    if rng.random() < 0.7:  # the number of answers fits, so that the damage is found later
        answers = sum(bool(line.strip()) and line[:1] not in ";[" for line in lines)
        lines = [f'[Answers "{answers}"]' if line.startswith("[Answers") else line for line in lines]
    return "\n".join(lines)


def _with_damage(lines: list[str], rng: random.Random) -> list[str]:
    where, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    junk = rng.choice(JUNK)
    match rng.randrange(9):
        case 0:
            lines[where] = mutated(rng, lines[where].encode()).decode("utf-8", "replace")
        case 1:
            del lines[where]
        case 2:
            lines.insert(where, lines[other])
        case 3:
            lines[where], lines[other] = lines[other], lines[where]
        case 4:  # a tag that says something else
            number = rng.choice([number for number, line in enumerate(lines) if line.startswith("[")] or [0])
            lines[number] = re.sub(r'"(.*)"', lambda _: json.dumps(f"{junk}"), lines[number], count=1)
        case 5:
            written = spell(junk).replace("\\", "\\\\").replace('"', '\\"')
            lines.insert(0, f'[{rng.choice(TAGS)} "{written}"]')
        case 6:
            lines[where] = re.sub(r"\d+", lambda _: f"{rng.choice([0, -1, 99, 10**20])}", lines[where], count=1)
        case 7:  # inside of a position
            return [_with_other_number(line, rng) if line.startswith("[Position") else line for line in lines]
        case _:
            return lines[:where]
    return lines


def _with_other_number(line: str, rng: random.Random) -> str:
    """One number or word inside of a position is another one."""
    places = list(re.finditer(r"-?\d+|[a-z_]{3,}", line))
    if not places:
        return line
    place = rng.choice(places)
    return line[: place.start()] + rng.choice(["-1", "0", "7", "999999", "null", "red", "gold"]) + line[place.end() :]


def _as_text(message: bytes) -> Any:
    """As text if it is one; what is no UTF-8 goes as a binary frame."""
    try:
        return message.decode()
    except UnicodeDecodeError:
        return message


def _percent(letter: str) -> str:
    return "".join(f"%{byte:02x}" for byte in letter.encode("utf-8", "replace"))


# the whole


@dataclass
class Outcome:
    sent: Counter[str]
    answered: Counter[str]
    findings: list[str]
    seconds: float
    megabytes: tuple[float, float]  # of the server, before and after

    def __str__(self) -> str:
        lines = [f"{sum(self.sent.values()):,} messages in {self.seconds:.1f} s"]
        lines.append(f"the server: {self.megabytes[0]:.0f} MB before, {self.megabytes[1]:.0f} MB after")
        for title, counts in (("sent", self.sent), ("answered", self.answered)):
            lines.append(f"{title}:")
            lines += [f"  {name:32}{number:>9,}" for name, number in sorted(counts.items())]
        lines.append(f"{len(self.findings)} findings")
        lines += [f"- {finding}" for finding in self.findings]
        return "\n".join(lines)


async def look(server: Server, watched: list[Watched]) -> dict[str, Any]:
    """Everything that everybody at the watched tables can see, and what the database has of them."""
    seen: dict[str, Any] = dict(await rows_of(server.database, [table.id for table in watched]))
    for table in watched:
        with server.http() as http:
            for token, seats in {**table.tokens, "": []}.items():
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                info = http.get(f"/api/tables/{table.id}", headers=headers)
                seen[f"{table.id} {token}"] = info.json()
                for seat in [None, *seats]:
                    params = {"since": 0} if seat is None else {"since": 0, "seat": seat}
                    view = http.get(f"/api/tables/{table.id}/view", headers=headers, params=params).json()
                    view.pop("clock", None)  # time goes on
                    seen[f"{table.id} {token} {seat}"] = view
                    if view["type"] == "update":
                        table.shown[view["seat"]] = view
    return seen


async def fuzz(folder: Path, messages: int, seed: int, at_once: int = AT_ONCE, database: str | None = None) -> Outcome:
    """Starts a server, sets the stage, sends the messages and compares what was before with what is after."""
    with running_server(folder, database) as server:
        assert server.process is not None
        opened = now()
        watched, records = await set_stage(server, random.Random(seed))
        fuzzer = Fuzzer(server, watched, records)
        before = await look(server, watched)
        for row, status in ((row, row[8]) for row in before["tables"]):
            if status in ("open", "running"):
                fuzzer.keep_secret(row[7])  # its seed
        fuzzer.keep_secret(*(row[2] for row in before["holders"]))  # not even the hash of a token
        process = psutil.Process(server.process.pid)
        weight = process.memory_info().rss / 1e6
        begun = time.monotonic()
        shares = [messages // at_once + (number < messages % at_once) for number in range(at_once)]
        workers = [Worker(fuzzer, number, seed, share) for number, share in enumerate(shares)]
        await asyncio.gather(*(worker.work() for worker in workers))
        seconds = time.monotonic() - begun
        if server.process.poll() is not None:
            fuzzer.find("the server has ended", server.process.returncode, server.log_text()[-1000:])
            return Outcome(fuzzer.sent, fuzzer.answered, fuzzer.findings, seconds, (weight, 0))
        with server.http() as http:
            health = http.get("/health")
            if health.status_code != 200:
                fuzzer.find("the server is not healthy", health.status_code, health.text)
        await asyncio.sleep(0.5)
        after = await look(server, watched)
        for name, was in before.items():
            if after[name] != was:
                fuzzer.find("a watched table has changed", name, *_difference(was, after[name]))
        weights = (weight, process.memory_info().rss / 1e6)
        if server.stop() != 0:
            fuzzer.find("the server did not stop properly", server.process.returncode)
        fuzzer.check_log()
        await check_rows(server.database, opened, fuzzer.find)
        return Outcome(fuzzer.sent, fuzzer.answered, fuzzer.findings, seconds, weights)


def _difference(was: Any, now: Any) -> tuple[Any, Any]:
    """Where two things differ, not everything around it."""
    if isinstance(was, list) and isinstance(now, list):
        return [part for part in was if part not in now][:3], [part for part in now if part not in was][:3]
    if isinstance(was, dict) and isinstance(now, dict):
        names = [name for name in {**was, **now} if was.get(name) != now.get(name)]
        return {name: was.get(name) for name in names}, {name: now.get(name) for name in names}
    return was, now


async def check_rows(database: str, begun: int, find: Callable[..., None]) -> None:
    """For every table opened since then: answers are numbered without gaps, and no seat's id is there twice."""
    rows = await rows_of(database)
    numbers = {row[0]: (row[11], row[8]) for row in rows["tables"] if row[1] >= begun}
    answers: dict[str, list[int]] = {}
    ids: Counter[tuple[Any, ...]] = Counter()
    for table, seq, _, seat, _, move_id, *_ in rows["answers"]:
        answers.setdefault(table, []).append(seq)
        if move_id is not None:
            ids[table, seat, move_id] += 1
    for table, (seq, status) in numbers.items():
        if status == "replay":
            continue  # its one row is the whole record
        if answers.get(table, []) != list(range(1, seq + 1)):
            find("answers with gaps, or more or fewer than the table says", table, status, seq, answers.get(table))
    for key, number in ids.items():
        if number > 1:
            find("a move id twice", key)


def main() -> None:
    parser = argparse.ArgumentParser(description="Sends the table server what no good client sends.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="how many clients")
    parser.add_argument("--database", help="an empty PostgreSQL database instead of SQLite")
    told = parser.parse_args()
    with scratch_folder() as folder:
        outcome = asyncio.run(fuzz(folder, told.messages, told.seed, told.at_once, told.database))
    print(outcome)
    sys.exit(1 if outcome.findings else 0)


if __name__ == "__main__":
    main()
