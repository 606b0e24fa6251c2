"""A crash test under load: the server process is killed again and again while people and bots play at many tables.

    python -m tests.server.crash --kills 200 --tables 50

The clients do what docs/protocol.md tells them to: connect again with growing pauses, say hello with the last number
they have seen, send moves without an acknowledgement again with the same id. They write down everything they were told.
Afterwards the database must have all of it: each acknowledged move once, under its number, and for each update that
anybody was shown exactly the events it showed.
"""

import argparse
import asyncio
import contextlib
import hashlib
import json
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import WebSocketException

from tafelrunde.kernel import BadInput, Record, Refused, Table, registry
from tafelrunde.kernel.record import GOING_ON, read_line
from tafelrunde.kernel.replay import table_before
from tafelrunde.server.database import now

from .fuzz import rows_of
from .kills import ACKNOWLEDGED, LATER, OPENING, POINTS, SENT, SHOWN, STARTING, Moments, kill_at
from .playing import sensible
from .running import Server
from .services import scratch_folder
from .turns import Turns

PAUSES = (0.03, 0.3)  # the first and the longest pause before a client connects again
GOING_ON_SECONDS = 60.0
WISHES: list[tuple[dict[str, Any], int]] = [  # tables, and how many watch them
    ({"game": "fuersten", "seats": ["me", "open"]}, 0),
    ({"game": "karthedis", "seats": ["me", "open", "open"]}, 0),
    ({"game": "fuersten", "mode": "duell", "seats": ["me", "bot:greedy"]}, 1),
    ({"game": "karthedis", "mode": "draft", "seats": ["me", "open", "bot:random"]}, 0),
    ({"game": "fuersten", "mode": "wirren", "seats": ["me", "open"]}, 1),
]

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)  # the server, for the moment


@dataclass(frozen=True, slots=True)
class Shown:
    """An update as somebody was shown it: the events after answer `since` up to answer `seq`."""

    table: str
    seat: str | None
    since: int
    seq: int
    events_from: int
    events: str  # their fingerprint


@dataclass
class Notes:
    """Everything that the clients were told, and what went wrong."""

    acknowledged: dict[tuple[str, str, str], tuple[int, str | None]] = field(default_factory=dict)  # by table, seat, id
    refused: set[tuple[str, str, str]] = field(default_factory=set)
    shown: list[Shown] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    restarts: list[float] = field(default_factory=list)
    begun: int = field(default_factory=now)  # tables that are older are somebody else's
    moved: Counter[str] = field(default_factory=Counter)  # acknowledgements by table
    alive: set[str] = field(default_factory=set)  # tables that are being played at
    over: set[str] = field(default_factory=set)
    moments: Moments = field(default_factory=Moments)

    def find(self, what: str, *details: Any) -> None:
        if len(self.findings) < 40:
            self.findings.append(f"{what}: {' | '.join(repr(detail)[:300] for detail in details)}")


def fingerprint(events: list[Any]) -> str:
    return hashlib.sha256(json.dumps(events, sort_keys=True).encode()).hexdigest()[:16]


class Client:
    """Somebody at a table (or watching) who plays on whatever happens to the server."""

    def __init__(self, notes: Notes, address: str, table: str, token: str | None, seat: str | None, seed: str) -> None:
        self.notes = notes
        self.url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.table = table
        self.seat = seat
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.rng = random.Random(seed)
        self.seq: int | None = None
        self.update: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.since: int | None = None  # after which answer the next update begins; None: it is the next answer
        self.last: dict[str, Any] | None = None  # the last move that was acknowledged

    async def play(self) -> None:
        """Until the game is over."""
        pause = PAUSES[0]
        while not self.over:
            try:
                async with websockets.connect(
                    self.url,
                    additional_headers=self.headers,
                    compression=None,
                    max_size=None,
                    open_timeout=10,
                    close_timeout=0.5,
                    ping_interval=None,
                    proxy=None,
                ) as line:
                    pause = PAUSES[0]
                    await self._talk(line)
            except GONE:
                await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
                pause = min(PAUSES[1], 2 * pause)

    @property
    def over(self) -> bool:
        return self.update.get("over") is not None and self.pending is None

    async def _talk(self, line: Any) -> None:
        hello: dict[str, Any] = {"type": "hello"}
        if self.seat is not None:
            hello["seat"] = self.seat
        if self.seq is not None:
            hello["seq"] = self.seq
        self.since = self.seq or 0
        await line.send(json.dumps(hello))
        if self.pending is not None:  # it may have been made or not; sent again it is made once
            self.notes.counts["sent again"] += 1
            await line.send(json.dumps(self.pending))
        elif self.last is not None and self.rng.random() < 0.3:  # also what is acknowledged stays so
            await line.send(json.dumps(self.last))
        while not self.over:
            ready = self.pending is None and self.update.get("choice") is not None and self.since is None
            try:
                wait = self.rng.uniform(0.01, 0.15) if ready else None
                message = json.loads(await asyncio.wait_for(line.recv(), wait))
            except TimeoutError:
                await self._move(line)
                continue
            self._take(message)

    async def _move(self, line: Any) -> None:
        id = f"{self.rng.getrandbits(80):x}"
        if self.update["may_undo"] and self.rng.random() < 0.05:
            self.pending = {"type": "undo", "id": id, "seq": self.seq}
        else:
            move = self.rng.choice(sensible(self.update["choice"]["options"]))
            self.pending = {"type": "move", "id": id, "seq": self.seq, "move": move}
        await line.send(json.dumps(self.pending))
        self.notes.moments.happens(SENT)

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self._take_update(message)
            case "accepted":
                if message["repeated"]:
                    self.notes.counts["acknowledged again"] += 1
                self._acknowledged(message["id"], message["seq"])
            case "undo":
                if message["done"]:
                    self._acknowledged(message["id"], message["seq"])
                elif self._is_pending(message["id"]):
                    self.pending = None  # the others are asked, and they will not answer
            case "error":
                self._take_error(message)
            case "gone":
                self.notes.find("a table is gone", self.table)

    def _take_update(self, message: dict[str, Any]) -> None:
        seq, since = message["seq"], self.since
        if self.seq is not None and seq < self.seq:
            self.notes.find("the table went back behind what was shown", self.table, self.seat, self.seq, seq)
        if since is None and self.seq is not None and seq > self.seq + 1:
            self.notes.find("an update was left out", self.table, self.seat, self.seq, seq)
        after = since if since is not None else seq - 1
        print_of_it = fingerprint(message["events"])
        self.notes.shown.append(Shown(self.table, self.seat, after, seq, message["events_from"], print_of_it))
        self.notes.counts["updates"] += 1
        ack = message["ack"]
        if ack is not None and since is None:  # after a hello it can be an earlier one: `accepted` will say which
            self._acknowledged(ack, seq)
        elif ack is None and since is None:
            self.notes.moments.happens(SHOWN)
        self.since, self.seq, self.update = None, seq, message
        if message["over"] is not None:
            self.notes.over.add(self.table)

    def _take_error(self, message: dict[str, Any]) -> None:
        error = message["error"]
        self.notes.counts[f"error {error}"] += 1
        if error not in ("stale", "refused", "storage"):
            self.notes.find("an error that nobody expects", self.table, self.seat, message, self.pending)
        if self._is_pending(message["id"]) and error != "storage":
            assert self.seat is not None
            self.notes.refused.add((self.table, self.seat, message["id"]))
            self.pending = None

    def _is_pending(self, id: str | None) -> bool:
        return self.pending is not None and self.pending["id"] == id

    def _acknowledged(self, id: str, seq: int) -> None:
        assert self.seat is not None
        key = (self.table, self.seat, id)
        known = self.notes.acknowledged.get(key)
        if known is not None and known[0] != seq:
            self.notes.find("acknowledged with two numbers", key, known, seq)
        if self._is_pending(id):
            assert self.pending is not None
            self.last, self.pending = self.pending, None
            self.notes.moments.happens(ACKNOWLEDGED)
            self.notes.acknowledged[key] = (seq, self.last.get("move"))
            self.notes.moved[self.table] += 1
        elif known is None:
            self.notes.find("something was acknowledged that was never sent", key, seq)


def quiet_port() -> int:
    """A free port that no outgoing connection is ever given: while the server is down, somebody else could get it."""
    for port in random.sample(range(12_000, 32_000), 100):
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port
    raise OSError("no free port")


class Crash:
    """The server, its clients, and who kills it."""

    def __init__(self, folder: Path, database: str | None, tables: int, seed: int) -> None:
        self.server = Server(folder, database)
        self.server.port = quiet_port()
        self.server.address = f"http://127.0.0.1:{self.server.port}"
        self.notes = Notes()
        self.tables = tables
        self.seed = seed
        self.rng = random.Random(seed)
        self.turns = Turns(seed)

    async def run(self, kills: int) -> Notes:
        self.server.start()
        slots: list[asyncio.Task[None]] = []
        try:
            slots = [asyncio.create_task(self._slot(number)) for number in range(self.tables)]
            await self._until("every table is open", lambda: len(self.notes.alive) == self.tables)
            for _ in range(kills):
                await self._kill_and_restart(self.turns.next("points", POINTS))
            await self._goes_on()
            for failed in (slot for slot in slots if slot.done()):
                self.notes.find("a client failed", failed.exception())
        finally:
            for slot in slots:
                slot.cancel()
            await asyncio.gather(*slots, return_exceptions=True)
            views = await asyncio.to_thread(self._views)
            ended = await asyncio.to_thread(self._stop)
        if ended != 0:
            self.notes.find("the server did not stop properly", ended)
        self._check_log()
        await check_database(self.server.database, self.notes, views)
        return self.notes

    # playing

    async def _slot(self, number: int) -> None:
        """A place at which one game after the other is played."""
        wish, watching = WISHES[number % len(WISHES)]
        for game in range(1_000_000):
            table, tokens = await self._open(wish)
            clients = [
                Client(self.notes, self.server.address, table, token, seat, f"{self.seed}/{number}/{game}/{seat}")
                for seat, token in tokens.items()
            ]
            clients += [Client(self.notes, self.server.address, table, None, None, "") for _ in range(watching)]
            self.notes.alive.add(table)
            await asyncio.gather(*(client.play() for client in clients))
            self.notes.counts["games over"] += 1
            self.notes.alive.discard(table)

    async def _open(self, wish: dict[str, Any]) -> tuple[str, dict[str, str]]:
        """A new table with all its people. If the server dies meanwhile, another one: a token may have been lost."""
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.server.address, timeout=20, verify=False, trust_env=False
                ) as http:
                    # each is somebody else, so nobody sits down with the cookie of the one before
                    self.notes.moments.happens(OPENING)
                    opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
                    table, tokens = opened["table"]["id"], {opened["seats"][0]: opened["token"]}
                    owner = {"Authorization": f"Bearer {opened['token']}"}
                    for _ in range(wish["seats"].count("open")):
                        http.cookies.clear()
                        path = f"/api/tables/{table}"
                        self.notes.moments.happens(OPENING)
                        invited = await http.post(f"{path}/invitations", json={}, headers=owner)
                        secret = invited.raise_for_status().json()["invitation"]
                        self.notes.moments.happens(OPENING)
                        seated = (await http.post(f"{path}/sit", json={"invitation": secret})).raise_for_status().json()
                        tokens[seated["seats"][0]] = seated["token"]
                    return table, tokens
            except GONE:
                await asyncio.sleep(self.rng.uniform(*PAUSES))

    # killing

    async def _kill_and_restart(self, point: str) -> None:
        if point == STARTING:
            await self._kill_while_it_starts()
        else:
            await self._kill(point)
        self.notes.counts["kills"] += 1
        self.notes.counts[f"kills {point}"] += 1
        begun = time.monotonic()
        self.server.start(wait=False)
        await asyncio.to_thread(self.server.wait_until_ready, 300)
        self.notes.restarts.append(time.monotonic() - begun)

    async def _kill(self, point: str) -> None:
        opening = asyncio.create_task(self._open(WISHES[0][0])) if point == OPENING else None
        later = self.turns.next(f"how much later {point}", LATER)
        if not await kill_at(point, later, self.notes.moments, self.rng, self.server.strike):
            self.notes.find("waited in vain", point)
        await asyncio.to_thread(self.server.kill)
        if opening is not None:
            opening.cancel()  # what became of that table is seen in the database

    async def _kill_while_it_starts(self) -> None:
        """At one of four parts of the time that a start takes, each in its turn."""
        usual = max(self.notes.restarts[-3:], default=1.0)
        part = self.turns.next("parts of a start", range(4))
        await asyncio.to_thread(self.server.kill)
        self.server.start(wait=False)
        await asyncio.sleep(usual * (part + self.rng.random()) / 4)
        await asyncio.to_thread(self.server.kill)

    async def _goes_on(self) -> None:
        """At every table that was there at the last kill a move is made, or its game is over."""
        before, waiting = Counter(self.notes.moved), set(self.notes.alive)

        def moved() -> bool:
            return all(self.notes.moved[table] > before[table] or table in self.notes.over for table in waiting)

        if not await self._until("every table goes on", moved):
            still = [table for table in waiting if self.notes.moved[table] == before[table]]
            self.notes.find("tables that do not go on", still)

    async def _until(self, what: str, wanted: Callable[[], bool]) -> bool:
        end = time.monotonic() + GOING_ON_SECONDS
        while not wanted():
            if time.monotonic() > end:
                self.notes.find("waited in vain", what)
                return False
            await asyncio.sleep(0.05)
        return True

    # afterwards

    def _views(self) -> dict[str, dict[str, Any]]:
        """What a spectator sees at the tables that are being played at, now that only bots play on."""
        try:
            with self.server.http() as http:
                return {table: http.get(f"/api/tables/{table}/view").json() for table in self.notes.alive}
        except httpx.HTTPError as error:
            self.notes.find("the server does not answer any more", type(error).__name__)
            return {}

    def _stop(self) -> int:
        try:
            return self.server.stop()
        except subprocess.TimeoutExpired:
            self.server.kill()
            return -1

    def _check_log(self) -> None:
        for line in self.server.log_text().splitlines():
            with contextlib.suppress(ValueError):  # the last line before a kill may be cut off
                said = json.loads(line)
                if said.get("level") in ("error", "critical"):
                    self.notes.find("the log has an error", line)


# what the database has


async def check_database(database: str, notes: Notes, views: dict[str, dict[str, Any]]) -> None:
    """Compares the rows with everything the clients were told."""
    rows = await rows_of(database)
    rows["tables"] = [row for row in rows["tables"] if row[1] >= notes.begun]
    by_table: dict[str, list[Any]] = {}
    for row in rows["answers"]:
        by_table.setdefault(row[0], []).append(row)
    names = {row[0]: _names(row) for row in rows["tables"]}
    by_table = {table: found for table, found in by_table.items() if table in names}
    for table in rows["tables"]:
        _check_sequence(table, by_table.get(table[0], []), notes)
    _check_moves(by_table, names, notes)
    for shown in notes.shown:
        _check_shown(by_table.get(shown.table, []), names[shown.table], shown, notes)
    for table in rows["tables"]:
        if table[0] in views:
            _check_replay(table, by_table[table[0]], views[table[0]], notes)
    if database.startswith("sqlite"):
        path = database.partition(":///")[2]
        with contextlib.closing(sqlite3.connect(path)) as connection:
            for pragma, wanted in (("integrity_check", [("ok",)]), ("foreign_key_check", [])):
                told = connection.execute(f"PRAGMA {pragma}").fetchall()
                if told != wanted:
                    notes.find(f"the database is damaged ({pragma})", told)


def _names(row: Any) -> list[str]:
    """The names of a table's seats, from its row."""
    _, _, _, game, mode, number, *_ = row
    usual = registry.game(game).modes[mode].seats
    return list(usual) if len(usual) == number else [f"p{seat}" for seat in range(1, number + 1)]


def _check_sequence(table: Any, rows: list[Any], notes: Notes) -> None:
    """Numbers without gaps, and each answer goes on where the one before ended; only an undo goes back."""
    numbers = [row[1] for row in rows]
    if numbers != list(range(1, table[11] + 1)):
        notes.find("answers with gaps, or more or fewer than the table says", table[0], table[11], numbers[-5:])
    lines = events = 0
    for row in rows:
        if row[4] != "undo" and (row[6], row[8]) != (lines, events):
            notes.find(
                "an answer does not follow on the one before", table[0], row[1], (row[6], row[8]), (lines, events)
            )
        lines, events = row[6] + len(json.loads(row[7])), row[8] + len(json.loads(row[9]))


def _check_moves(by_table: dict[str, list[Any]], names: dict[str, list[str]], notes: Notes) -> None:
    made: dict[tuple[str, str, str], list[Any]] = {}
    for table, found in by_table.items():
        for row in found:
            if row[5] is not None:
                made.setdefault((table, names[table][row[3]], row[5]), []).append(row)
    for key, found in made.items():
        if len(found) > 1:
            notes.find("a move id twice", key, [row[1] for row in found])
    for key, (seq, text) in notes.acknowledged.items():
        row = made.get(key, [None])[0]
        if row is None:
            notes.find("an acknowledged move is not in the database", key, seq, text)
            continue
        wanted = "undo" if text is None else "move"
        lines = json.loads(row[7])
        first = None if text is None else f"{key[1]}: {text}"
        if (row[1], row[4]) != (seq, wanted) or (lines[0] if lines else None) != first:
            notes.find("an acknowledged move is another one in the database", key, seq, text, row[1], row[4], lines[:2])
    for key in notes.refused:
        if key in made:
            notes.find("a refused move is in the database", key, made[key][0][1])


def _check_shown(rows: list[Any], names: list[str], shown: Shown, notes: Notes) -> None:
    """The events that somebody was shown are those of the answers with these numbers."""
    part = rows[shown.since : shown.seq]
    if len(part) != shown.seq - shown.since:
        notes.find("somebody was shown answers that are not in the database", shown)
        return
    if not part:  # a hello that had missed nothing
        if shown.events != fingerprint([]):
            notes.find("somebody who had missed nothing was shown something", shown)
        return
    seat = None if shown.seat is None else names.index(shown.seat)
    first = min(row[8] for row in part)
    told: list[Any] = []
    for row in part:
        del told[row[8] - first :]
        told += json.loads(row[9])
    events = [_to(event, seat) for event in told]
    if (shown.events_from, shown.events) != (first, fingerprint(events)):
        notes.find("somebody was shown something else than the database has", shown, first, events[:3])


def _to(event: list[Any], seat: int | None) -> Any:
    """An event as a seat knows it: [openly], or [openly, who know more, secretly]."""
    openly, knows, secretly = (*event, (), None)[:3]
    return secretly if secretly is not None and seat in knows else openly


def _check_replay(row: Any, answers: list[Any], view: dict[str, Any], notes: Notes) -> None:
    """The answers of a table, played again from the beginning, lead to what the server shows of it."""
    lines: list[str] = []
    for answer in answers[: view["seq"]]:  # bots may have played on since
        del lines[answer[6] :]
        lines += json.loads(answer[7])
    game = registry.game(row[3])
    tags = {"Game": game.id, "Mode": row[4], "Rules": game.rules_version, "Cards": game.data_hash, "Seed": row[7]}
    tags |= {"Seats": " ".join(_names(row)), "Answers": str(len(lines)), "Result": GOING_ON}
    record = Record(tags, tuple(read_line(text, number) for number, text in enumerate(lines, 1)))
    table: Table[Any, Any] = table_before(game, record)
    try:
        for line in record.lines:
            table.answer(line.text, line.who)
    except (BadInput, Refused) as error:
        notes.find("the answers cannot be played again", row[0], str(error))
        return
    if json.loads(json.dumps(table.view(None))) != view["view"]:
        notes.find("the answers lead to another position than the server shows", row[0], view["seq"])


async def crash(
    folder: Path, kills: int, tables: int, seed: int = 1, database: str | None = None
) -> tuple[Notes, float]:
    begun = time.monotonic()
    notes = await Crash(folder, database, tables, seed).run(kills)
    return notes, time.monotonic() - begun


def summary(notes: Notes, seconds: float) -> str:
    restarts = notes.restarts or [0.0]
    counts = notes.counts
    lines = [
        f"{counts['kills']} kills in {seconds:.0f} s: "
        + ", ".join(f"{counts[f'kills {point}']} {point}" for point in POINTS),
        f"a restart took {sum(restarts) / len(restarts):.2f} s on average, {max(restarts):.2f} s at most",
        f"{len(notes.acknowledged):,} moves acknowledged, {counts['acknowledged again']:,} acknowledged again, "
        f"{counts['sent again']:,} sent again after a kill, {len(notes.refused):,} refused",
        f"{counts['updates']:,} updates shown, {counts['games over']:,} games played to their end",
        f"{len(notes.findings)} findings",
    ]
    return "\n".join([*lines, *(f"- {finding}" for finding in notes.findings)])


def main() -> None:
    parser = argparse.ArgumentParser(description="Kills the table server again and again under load.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="an empty PostgreSQL database instead of SQLite")
    told = parser.parse_args()
    with scratch_folder() as folder:
        notes, seconds = asyncio.run(crash(folder, told.kills, told.tables, told.seed, told.database))
    print(summary(notes, seconds))
    sys.exit(1 if notes.findings else 0)


if __name__ == "__main__":
    main()
