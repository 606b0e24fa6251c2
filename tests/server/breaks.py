"""Two workers, one database, and everything between them breaking now and then:

    python -m tests.server.breaks --seconds 300

People sit at tables of both, play, chat, take seats by invitations made a moment ago at the other worker, and change
from one to the other in the middle of a game. Meanwhile the bell loses its connection, the database cuts its own, a
worker stands still for a while, or is killed. Afterwards everything that anybody was told is compared with the
database: what a client is told never goes back, never skips anything, and is the same from both workers.
"""

import argparse
import asyncio
import hashlib
import json
import random
import signal
import sys
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import websockets
from redis.asyncio import Redis
from websockets.exceptions import WebSocketException

from tafelrunde.server.live import Told

from .playing import sensible
from .running import Server
from .services import running_postgres, running_redis, scratch_folder

WISHES: list[dict[str, Any]] = [
    {"game": "fuersten", "seats": ["me", "open"]},
    {"game": "karthedis", "mode": "draft", "seats": ["me", "open", "open"]},  # all choose at once
    {"game": "karthedis", "seats": ["me", "open", "bot:greedy"]},
    {"game": "fuersten", "mode": "duell", "seats": ["me", "open"], "name": "Forgetful"},  # who takes things back
]
OUT_OF_DATE = ("stale", "refused", "not-asked")  # what may be said where somebody has gone back
GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)  # a worker, for the moment
SECONDS_TO_SETTLE = 30.0
ROUNDS_TO_REST = 20  # of asking how it stands, at least two seconds each

read_told = msgspec.json.Decoder(list[Told]).decode


@dataclass
class Notes:
    """What went wrong, and what there was."""

    findings: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    views: dict[tuple[str, str | None, int], str] = field(default_factory=dict)
    stop: bool = False

    def wrong(self, what: str) -> None:
        self.findings.append(what)

    def __str__(self) -> str:
        counted = ", ".join(f"{number:,} {what}" for what, number in sorted(self.counts.items()))
        return "\n".join([counted, f"{len(self.findings)} findings", *self.findings[:20]])


@dataclass
class Update:
    connection: int
    seat: str | None
    seq: int
    events_from: int
    events: list[Any]
    ack: str | None


class Somebody:
    """At one seat of a table (or watching it), connected now to one worker, now to the other."""

    def __init__(
        self, notes: Notes, servers: list[Server], table: str, token: str | None, rng: random.Random, forgetful: bool
    ) -> None:
        self.notes, self.servers, self.table, self.token, self.rng = notes, servers, table, token, rng
        self.forgetful = forgetful  # the table: its people take moves back
        self.updates: list[Update] = []
        self.acknowledged: dict[str, int | None] = {}
        self.turned_down: set[str] = set()
        self.seq = 0
        self.connections = 0
        self.lines: list[int] = []
        self.waiting: dict[str, Any] | None = None  # what is on its way
        self.over = False

    async def play(self) -> None:
        """Until the notes say that it is enough."""
        while not self.notes.stop:
            try:
                await asyncio.wait_for(self._sit_there(), self.rng.uniform(0.5, 4.0))
            except GONE:
                self.notes.counts["connections ended"] += 1
            await asyncio.sleep(self.rng.uniform(0.0, 0.1))

    async def settle(self) -> None:
        """Once more, with all the time in the world, to learn how it stands."""
        for _ in range(100):
            try:
                await asyncio.wait_for(self._sit_there(once=True), SECONDS_TO_SETTLE)
                return
            except GONE:
                await asyncio.sleep(0.3)
        self.notes.wrong(f"{self.table}: nobody could connect any more")

    async def _sit_there(self, once: bool = False) -> None:
        server = self.rng.choice(self.servers)
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        async with websockets.connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        ) as socket:
            self.connections += 1
            said: set[int] = set()
            await socket.send(json.dumps({"type": "hello", "seq": self.seq}))
            if self.waiting is not None:
                await socket.send(json.dumps(self.waiting))
            greeted, last = False, None
            while True:
                message = json.loads(await socket.recv())
                match message["type"]:
                    case "update":
                        self._told(message)
                        greeted, last = True, message
                        if self.waiting is None:
                            await self._answer(socket, message)
                    case "accepted":
                        self._accepted(message["id"], message["seq"])
                        if last is not None and self.waiting is None and last["seq"] == self.seq:
                            await self._answer(socket, last)
                    case "chat":
                        if message["id"] in said:
                            self.notes.wrong(f"{self.table}: a line of chat was told twice")
                        said.add(message["id"])
                    case "error":
                        self._refused(message)
                if once and greeted and self.waiting is None:
                    return

    def _told(self, message: dict[str, Any]) -> None:
        self.notes.counts["updates"] += 1
        seat, seq, ack = message["seat"], message["seq"], message["ack"]
        if seq < self.seq:
            self.notes.wrong(f"{self.table}, {seat}: answer {seq} was told after {self.seq}")
        self.seq = seq
        self.updates.append(Update(self.connections, seat, seq, message["events_from"], message["events"], ack))
        if ack is not None:
            self._accepted(ack, None)
        self.over = message["over"] is not None
        looks = [message["view"], message["choice"], message["waiting_for"], message["over"]]
        look = hashlib.sha256(json.dumps(looks, sort_keys=True).encode()).hexdigest()
        if self.notes.views.setdefault((self.table, seat, seq), look) != look:
            self.notes.wrong(f"{self.table}, {seat}: two views after answer {seq}")

    def _accepted(self, id: str, seq: int | None) -> None:
        if self.waiting is not None and self.waiting["id"] == id:
            if self.waiting["type"] == "move":
                self.acknowledged[id] = seq
            self.waiting = None

    def _refused(self, message: dict[str, Any]) -> None:
        self.notes.counts[f"errors: {message['error']}"] += 1
        if message["error"] == "storage":  # it says: send it again
            raise ConnectionError("connect again, and say it again")
        if not (self.forgetful and message["error"] in OUT_OF_DATE):
            self.notes.wrong(f"{self.table}: {message['error']}, {message['message']}, after {self.waiting}")
        if self.waiting is not None and message["id"] == self.waiting["id"]:
            self.turned_down.add(self.waiting["id"])
            self.waiting = None

    async def _answer(self, socket: Any, update: dict[str, Any]) -> None:
        if self.notes.stop:
            return
        if self.token is not None and self.rng.random() < 0.05:
            await socket.send(json.dumps({"type": "chat", "text": f"{self.rng.random()}"}))
        if self.token is not None and self.rng.random() < 0.03:
            # it may be the answer to what is asked, so there is no other before it is acknowledged
            self.waiting = {"type": "passing", "id": uuid.uuid4().hex, "on": self.rng.random() < 0.7}
            await socket.send(json.dumps(self.waiting))
            return
        if self.forgetful and update["may_undo"] and self.rng.random() < 0.3:
            await socket.send(json.dumps({"type": "undo", "id": uuid.uuid4().hex, "seq": update["seq"]}))
            return
        choice = update["choice"]
        if choice is None or self.over:
            return
        move = self.rng.choice(sensible(choice["options"]))
        self.waiting = {"type": "move", "id": uuid.uuid4().hex, "seq": update["seq"], "move": move}
        self.notes.counts["moves"] += 1
        await asyncio.sleep(self.rng.uniform(0.0, 0.02))
        await socket.send(json.dumps(self.waiting))


# sitting down, each time with the other worker


async def post(notes: Notes, servers: list[Server], path: str, token: str | None, body: Any) -> dict[str, Any]:
    """With whichever worker answers; the first one named is asked first.

    A worker that breaks off may have done it all the same, and an invitation can be used once.
    """
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    doubtful = False
    for attempt in range(100):
        server = servers[attempt % len(servers)]
        try:
            async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=10, verify=False) as http:
                answer = await http.post(path, json=body)
        except GONE:
            doubtful = True
            await asyncio.sleep(0.1)
            continue
        told: dict[str, Any] = answer.json()
        if answer.status_code < 400:
            return told
        if told["error"] != "storage":
            if not (doubtful and told["error"] == "invitation-used"):
                notes.wrong(f"{path}: {told['error']}, {told['message']}")
            raise Turned(told["error"])
        notes.counts["errors: storage"] += 1
        await asyncio.sleep(0.1)
    raise Turned("nobody answers")


class Turned(Exception):
    """Away."""


async def a_table(notes: Notes, servers: list[Server], rng: random.Random, wish: dict[str, Any]) -> list[Somebody]:
    """People at a new table; whoever invites does so at another worker than the one at which the seat is taken."""
    order = rng.sample(servers, len(servers))
    opened = await post(notes, order, "/api/tables", None, wish)
    table, owner = opened["table"]["id"], opened["token"]

    def somebody(token: str | None) -> Somebody:
        return Somebody(notes, servers, table, token, random.Random(rng.random()), "name" in wish)

    people = [somebody(owner), somebody(None)]
    for seat in [seat["seat"] for seat in opened["table"]["seats"] if seat["who"] == "open"]:
        order = order[::-1]
        invited = await post(notes, order, f"/api/tables/{table}/invitations", owner, {"seat": seat})
        taken = {"invitation": invited["invitation"], "name": f"at {seat}"}
        seated = await post(notes, order[::-1], f"/api/tables/{table}/sit", None, taken)
        people.append(somebody(seated["token"]))
        notes.counts["seats taken"] += 1
    return people


async def keep_playing(notes: Notes, servers: list[Server], rng: random.Random, wish: dict[str, Any]) -> list[Somebody]:
    """One table after the other until it is enough; everybody who has played."""
    everybody: list[Somebody] = []
    while not notes.stop:
        try:
            people = await a_table(notes, servers, rng, wish)
        except Turned:
            continue
        everybody += people
        playing = [asyncio.create_task(somebody.play()) for somebody in people]
        while not notes.stop and not all(somebody.over for somebody in people):
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        notes.counts["tables"] += 1
    return everybody


# what breaks


async def break_things(
    notes: Notes, servers: list[Server], postgres: str, redis: str, rng: random.Random, kills: bool
) -> None:
    while not notes.stop:
        await asyncio.sleep(rng.uniform(0.3, 1.2))
        what = rng.choice(["bell", "database", "pause", "pause", *(["kill"] if kills else [])])
        notes.counts[f"breaks: {what}"] += 1
        server = rng.choice(servers)
        match what:
            case "bell":
                client = Redis.from_url(redis)
                await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
                await client.aclose()
            case "database":
                connection = await asyncpg.connect(postgres)
                await connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() "
                    "and datname = current_database()"
                )
                await connection.close()
            case "pause":
                assert server.process is not None
                server.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(rng.uniform(0.05, 0.5))
                server.process.send_signal(signal.SIGCONT)
            case "kill":
                await asyncio.to_thread(server.restart)


# the judge


async def come_to_rest(notes: Notes, postgres: str, everybody: list[Somebody]) -> dict[str, int]:
    """The number of answers of every table once nothing moves any more and everybody has learnt how it stands.

    Moves that are on their way are made first, and bots and those who let things pass answer them, which on a busy
    machine takes as long as it takes. So everybody asks again until no table has moved while they asked: what was told
    then can be compared with what is written to the last answer.
    """
    connection = await asyncpg.connect(postgres)
    try:
        before = await _answers(connection)
        for _ in range(ROUNDS_TO_REST):
            await asyncio.gather(*(somebody.settle() for somebody in everybody))
            await asyncio.sleep(2.0)
            after = await _answers(connection)
            if after == before:
                return after
            before = after
    finally:
        await connection.close()
    notes.wrong("the tables never came to rest")
    return before


async def _answers(connection: Any) -> dict[str, int]:
    return {row["id"]: row["seq"] for row in await connection.fetch("select id, seq from tables")}


async def compare(notes: Notes, postgres: str, everybody: list[Somebody], answers: dict[str, int]) -> None:
    """What everybody was told with what is written, each table up to where it came to rest."""
    connection = await asyncpg.connect(postgres)
    for somebody in everybody:
        rows = await connection.fetch(
            "select seq, seat, move_id, events_from, events from answers where table_id = $1 order by seq",
            somebody.table,
        )
        agreed = await connection.fetchval("select agreed from tables where id = $1", somebody.table)
        names = json.loads(agreed)["seats"]
        _compare(notes, somebody, names, [dict(row) for row in rows])
        if somebody.seq != answers[somebody.table]:
            notes.wrong(f"{somebody.table}: somebody was told {somebody.seq} answers of {answers[somebody.table]}")
    await connection.close()


def _compare(notes: Notes, somebody: Somebody, names: list[str], rows: list[dict[str, Any]]) -> None:
    table = somebody.table
    if [row["seq"] for row in rows] != list(range(1, len(rows) + 1)):
        notes.wrong(f"{table}: the answers are not numbered from 1 on")
    mine = {row["move_id"]: row["seq"] for row in rows if row["move_id"] is not None}
    for id, seq in somebody.acknowledged.items():
        if id not in mine or seq not in (None, mine[id]):
            notes.wrong(f"{table}: move {id} was acknowledged as {seq} and is written as {mine.get(id)}")
    for id in somebody.turned_down & set(mine):
        notes.wrong(f"{table}: move {id} was turned down and is written as {mine[id]}")
    events: list[Any] = []
    for update in somebody.updates:
        known = len(events)
        if update.events_from > known:
            notes.wrong(f"{table}, {update.seat}: events {known} to {update.events_from} were skipped")
            return
        events[update.events_from :] = update.events
        seat = None if update.seat is None else names.index(update.seat)
        if events != _written(rows, update.seq, seat):
            notes.wrong(f"{table}, {update.seat}: other events than those written up to answer {update.seq}")
            return
        if update.ack is not None and mine.get(update.ack, 0) > update.seq:
            notes.wrong(f"{table}: an update after answer {update.seq} acknowledges move {mine[update.ack]}")
        notes.counts["updates compared"] += 1


def _written(rows: list[dict[str, Any]], seq: int, seat: int | None) -> list[Any]:
    """What a seat may know of the events up to an answer, from the rows."""
    told: list[Told] = []
    for row in rows[:seq]:
        del told[row["events_from"] :]
        told += row.setdefault("read", read_told(row["events"]))
    return [json.loads(bytes(event.to(seat))) for event in told]


async def break_and_compare(folder: Path, postgres: str, redis: str, seconds: float, seed: int, kills: bool) -> Notes:
    """Two servers as on two machines: each its own process and port, one database, one bell."""
    notes, rng = Notes(), random.Random(seed)
    servers = []
    for name in ("here", "there"):
        (folder / name).mkdir()
        settings = {"channels": redis, "sweep_seconds": "1", "bot_pace": "0.02"}
        servers.append(Server(folder / name, postgres, **settings).start())
    plain = postgres.replace("+asyncpg", "")
    try:
        breaking = asyncio.create_task(break_things(notes, servers, plain, redis, rng, kills))
        playing = [
            asyncio.create_task(keep_playing(notes, servers, random.Random(f"{seed}/{number}"), wish))
            for number, wish in enumerate(WISHES * 2)
        ]
        await asyncio.sleep(seconds)
        notes.stop = True
        await breaking
        everybody = [somebody for people in await asyncio.gather(*playing) for somebody in people]
        await asyncio.sleep(0.5)
        for server in servers:  # a killed one may still be starting
            await asyncio.to_thread(server.wait_until_ready)
        answers = await come_to_rest(notes, plain, everybody)
        notes.counts["people"] = len(everybody)
    finally:
        for server in servers:
            if server.process is not None:
                server.process.send_signal(signal.SIGCONT)
                server.stop()
    await compare(notes, plain, everybody, answers)
    for server in servers:
        lines = server.log_text().splitlines()
        for number, line in enumerate(lines):
            if "Traceback" in line:
                notes.wrong("\n".join(["a traceback in the log:", *lines[number - 1 : number + 80]]))
    return notes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.breaks", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-kills", action="store_true", help="nothing dies; only connections break")
    told = parser.parse_args()
    with (
        scratch_folder() as folder,
        scratch_folder() as data,
        scratch_folder() as bell,
        running_postgres(data) as postgres,
        running_redis(bell) as redis,
    ):
        notes = asyncio.run(break_and_compare(folder, postgres, redis, told.seconds, told.seed, not told.no_kills))
    print(notes)
    sys.exit(1 if notes.findings else 0)


if __name__ == "__main__":
    main()
