"""Who asks much keeps nobody else from an answer, who is gone is not thought for, and pauses tell nothing."""

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde import new_table
from tafelrunde.server.config import Config
from tafelrunde.server.thinker_processes import Busy, Claim, Failed, Processes
from tafelrunde.server.thinkers import Position, Replaced, Thinkers
from tafelrunde.server.thinking_queue import ThinkingQueue

from .changed import BAD_BOTS, DELIBERATE
from .playing import run, sensible, two_players
from .running import Player, Server, open_table, running_server

TABLES = (2, 3, 4, 5, 6)  # numbers of seats, to tell which table it is
PACE = 0.65  # of `hard`, with the usual step of 0.3 seconds
STRANGER = "203.0.113.7"


# processes, and the queue before them


@pytest.fixture
def deliberate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Processes that think for as long as they are told to. What they were asked is noted in this file."""
    notes = tmp_path / "notes"
    notes.touch()
    monkeypatch.setenv("NOTES", str(notes))
    monkeypatch.setattr(Processes, "command", (sys.executable, "-c", DELIBERATE))
    return notes


def asked(notes: Path) -> list[list[str]]:
    """What the processes were asked: number of seats, prompt, number of options, process."""
    return [line.split() for line in notes.read_text().splitlines()]


async def noted(notes: Path, number: int) -> None:
    """Waits until so many questions have been put."""
    async with asyncio.timeout(20):
        while len(asked(notes)) < number:
            await asyncio.sleep(0.01)


def processes(places: int = 10, seconds: float = 20.0) -> Processes:
    return Processes("bots", 1, seconds, ThinkingQueue[Claim](2, places, places))


def position() -> Position:
    table = new_table("fuersten", "intro", "thinking")
    return Position(table.game, "intro", 2, table.choice, table.view(table.choice.seat))


def thinking(of: Processes, milliseconds: int, patience: float | None = None, rank: int = 0) -> "asyncio.Task[Any]":
    question = position().question("hard", "seed", milliseconds)
    return asyncio.create_task(of.ask(Claim(rank, "somebody", patience), lambda: question))


async def ended_with(work: Awaitable[Any]) -> type[BaseException] | None:
    try:
        await work
    except BaseException as error:
        return type(error)
    return None


def test_who_stops_waiting_is_not_thought_for_and_a_process_lives_on(deliberate: Path):
    async def play() -> None:
        pool = processes()
        first, second, third = thinking(pool, 400), thinking(pool, 5000), thinking(pool, 1)
        await noted(deliberate, 1)
        first.cancel()  # while it is thought about
        second.cancel()  # while it waits
        begun = time.monotonic()
        assert (await third).option == position().choice.options[0].text
        assert time.monotonic() - begun < 4
        assert [await ended_with(one) for one in (first, second)] == [asyncio.CancelledError] * 2
        assert len(asked(deliberate)) == 2 and len({pid for *_, pid in asked(deliberate)}) == 1
        await pool.close()

    run(play())


def test_who_waits_too_long_or_finds_no_room_is_told(deliberate: Path):
    async def play() -> None:
        pool = processes(places=1)
        first, second = thinking(pool, 600), thinking(pool, 1, patience=0.2)
        await asyncio.sleep(0)
        assert await ended_with(thinking(pool, 1)) is Busy
        assert await ended_with(second) is Busy
        assert await ended_with(first) is None
        assert await ended_with(thinking(pool, 1)) is None
        assert len(asked(deliberate)) == 2
        await pool.close()

    run(play())


def test_a_process_that_hangs_makes_room_for_the_next(deliberate: Path, monkeypatch: pytest.MonkeyPatch):
    async def play() -> None:
        monkeypatch.setattr(Processes, "command", (sys.executable, "-c", BAD_BOTS["hang"]))
        pool = processes(seconds=2)
        first, second = thinking(pool, 1), thinking(pool, 1)
        await asyncio.sleep(1)
        monkeypatch.setattr(Processes, "command", (sys.executable, "-c", DELIBERATE))
        assert [await ended_with(one) for one in (first, second)] == [Failed, None]
        await pool.close()

    run(play())


def test_a_bot_that_is_waited_for_answers_at_a_glance_when_it_cannot_think(deliberate: Path):
    async def play() -> None:
        thinkers = Thinkers(Config(bot_patience=0.3, bot_pace=0.2))

        def pick(seen: bool, turns: list[bool]) -> Any:
            return thinkers.pick(position(), "hard", "seed", "somebody", seen, lambda: turns.append(True))

        turns: list[bool] = []
        others = [asyncio.create_task(pick(False, turns)) for _ in range(3)]
        await noted(deliberate, 1)
        begun = time.monotonic()
        # a quarter of a second is left of the first, then this one would be next; it is given a tenth
        in_time = await pick(True, turns)
        assert in_time.option in {option.text for option in position().choice.options}
        thinkers._bot_patience = 0.01
        glance: list[bool] = []
        assert (await pick(True, glance)).option in {option.text for option in position().choice.options}
        assert not glance and time.monotonic() - begun < 1.4
        await asyncio.gather(*others)  # those nobody waits for are thought about in the end
        assert len(turns) in (3, 4)
        await thinkers.close()

    run(play())


def test_who_asks_for_advice_again_no_longer_waits_for_the_first(deliberate: Path):
    async def play() -> None:
        thinkers = Thinkers(Config(hints_waiting=2))

        def advice(asker: str) -> "asyncio.Task[Any]":
            return asyncio.create_task(thinkers.advise(position(), 5, 300, asker, "address"))

        running = advice("a table/0")
        await noted(deliberate, 1)
        waiting = [advice("a table/1") for _ in range(20)]  # one seat has one place, however often it asks
        other = advice("a table/2")
        await asyncio.sleep(0.05)
        assert await ended_with(advice("a table/3")) is Busy  # and one address two of them
        again = advice("a table/0")
        assert [await ended_with(one) for one in (running, *waiting[:-1])] == [Replaced] * 20
        assert await ended_with(again) is Busy
        assert [await ended_with(one) for one in (waiting[-1], other)] == [None, None]
        assert len(asked(deliberate)) == 3
        await thinkers.close()

    run(play())


# at a server


async def pauses(player: Player, number: int, seconds: float = 60.0) -> list[float]:
    """How long a player has to wait for each of so many answers of the bots at the table."""
    found: list[float] = []
    begun = time.monotonic()
    while len(found) < number and player.update.get("over") is None:
        if player.options:
            await player.move(player.options[0])
            begun = time.monotonic()
        else:
            await player.until("update", seconds)
            found.append(time.monotonic() - begun)
            begun = time.monotonic()
    return found


async def sit_down(server: Server, **wish: Any) -> Player:
    table, token = open_table(server, **{"game": "fuersten", "mode": "intro", "seats": ["me", "bot:hard"], **wish})
    player = await Player(server.address, table["id"], token).connect()
    await player.until("update")
    return player


def metric(server: Server, name: str) -> float:
    with server.http() as http:
        lines = http.get("/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


@pytest.mark.long
def test_hints_by_the_dozen_do_not_keep_a_bot_elsewhere_from_its_move(tmp_path: Path):
    """Sixteen hints a second, of two seconds each."""

    async def play(server: Server) -> None:
        player = await sit_down(server)
        await pauses(player, 2)  # a process has started
        tables = [open_table(server, game="fuersten", seats=["me", "me"]) for _ in range(8)]
        waiting = {table["id"]: _with_much_to_think_about(server, table["id"], token) for table, token in tables}
        statuses: list[int] = []

        async def ask(client: httpx.AsyncClient, number: int) -> None:
            table, token = tables[number % len(tables)]
            headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": STRANGER}
            wish = {"milliseconds": 2000, "seat": waiting[table["id"]]}
            path = f"{server.address}/api/tables/{table['id']}/hint"
            statuses.append((await client.post(path, json=wish, headers=headers)).status_code)

        async def flood(client: httpx.AsyncClient, stop: asyncio.Event) -> None:
            asking: list[asyncio.Task[None]] = []
            while not stop.is_set():
                asking.append(asyncio.create_task(ask(client, len(asking))))
                await asyncio.sleep(1 / 16)
            for task in asking:
                task.cancel()  # he leaves
            await asyncio.gather(*asking, return_exceptions=True)

        stop = asyncio.Event()
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(timeout=60, verify=False, trust_env=False, limits=limits) as client:
            flooding = asyncio.create_task(flood(client, stop))
            await asyncio.sleep(1)
            under_fire = await pauses(player, 8)
            # another visitor is advised meanwhile, after the one that is being thought about
            other, token = open_table(server, game="fuersten", seats=["me", "me"])
            wish = {"milliseconds": 0, "seat": _asked(server, other["id"])}
            advised = statuses.count(200)
            with server.http(token) as http:
                answer = await asyncio.to_thread(http.post, f"/api/tables/{other['id']}/hint", json=wish)
            # counted, not timed: how long one hint takes depends on what else the machine does
            overtaken_by = statuses.count(200) - advised
            stop.set()
            await flooding
        afterwards = await pauses(player, 4)
        assert answer.status_code == 200, answer.text
        assert max(under_fire) < PACE + 1.5 and max(afterwards) < PACE + 1.5
        assert overtaken_by <= 2  # the hint that was being thought about, and one that was told just then
        assert {429, 409} & set(statuses)  # he has been told that it is too much
        thought = metric(server, 'tafelrunde_thinking_wait_seconds_count{kind="hints"}')
        await asyncio.sleep(3)  # of what he has asked, nothing is thought about any more
        assert metric(server, 'tafelrunde_thinking_wait_seconds_count{kind="hints"}') == thought

    with running_server(tmp_path, bot_pace="0.3", bot_patience="1", bot_seconds="20") as server:
        run(play(server))


def _asked(server: Server, table: str) -> str:
    with server.http() as http:
        return str(http.get(f"/api/tables/{table}/view").json()["waiting_for"][0])


def _with_much_to_think_about(server: Server, table: str, token: str) -> str:
    """Goes on at a table until the seat that is asked could use advice; which one that is."""
    with server.http(token) as http:
        for number in range(100):
            seat = _asked(server, table)
            update = http.get(f"/api/tables/{table}/view", params={"seat": seat}).json()
            options = update["choice"]["options"]
            if update["choice"]["prompt"] == "action" and len(options) > 3:
                return seat
            move = {"id": str(number), "seq": update["seq"], "move": sensible(options)[-1], "seat": seat}
            assert http.post(f"/api/tables/{table}/moves", json=move).status_code == 200
    raise AssertionError("nothing to think about")


@pytest.mark.long
def test_bots_that_nobody_watches_go_last_but_go_on(tmp_path: Path):
    """Sixty tables of two `hard` bots each, beside one at which a person sits."""

    async def play(server: Server) -> None:
        player = await sit_down(server)
        await pauses(player, 2)
        wish = {"game": "fuersten", "mode": "intro", "seats": ["bot:hard", "bot:hard"]}
        tables = [open_table(server, **wish)[0]["id"] for _ in range(60)]
        assert max(await pauses(player, 8)) < PACE + 1.5
        before = _answers(server, tables)
        watcher = await Player(server.address, tables[-1], None).connect()  # somebody comes to look
        await watcher.until("update")
        assert max((await pauses(watcher, 4))[1:]) < PACE + 1.5
        await watcher.close()
        await asyncio.sleep(3)
        assert _answers(server, tables) >= before + 6

    with running_server(tmp_path, bot_pace="0.3", bot_patience="1", bot_seconds="20") as server:
        run(play(server))


def _answers(server: Server, tables: Iterable[str]) -> int:
    with server.http() as http:
        return sum(http.get(f"/api/tables/{table}/view").json()["seq"] for table in tables)


def test_who_hangs_up_is_not_thought_for(tmp_path: Path):
    """Over HTTP and over the WebSocket alike."""

    async def play(server: Server, notes: Path) -> None:
        red, blue, _ = await two_players(server, mode="intro", hints=True)
        mover = red if red.options else blue
        first, others = await sit_down(server, seats=["me", "me"]), []
        path = f"{server.address}/api/tables/{{}}/hint"
        await mover.send({"type": "hint", "milliseconds": 1500})
        await noted(notes, 1)
        for _ in range(3):
            table, token = open_table(server, game="fuersten", seats=["me", "me"])
            headers = {"Authorization": f"Bearer {token}"}
            wish = {"milliseconds": 1, "seat": _asked(server, table["id"])}
            client = httpx.AsyncClient(verify=False, trust_env=False, timeout=20)
            post = client.post(path.format(table["id"]), json=wish, headers=headers)
            others.append((client, asyncio.create_task(post)))
        await first.send({"type": "hint", "milliseconds": 1, "seat": first.update["waiting_for"][0]})
        await asyncio.sleep(0.3)
        for client, post in others:  # all four wait; all but one hang up
            if post is not others[-1][1]:
                post.cancel()
                await client.aclose()
        await first.close()
        assert (await others[-1][1]).status_code == 200
        assert (await mover.until("hint"))["options"]
        assert len(asked(notes)) == 2
        await others[-1][0].aclose()

    notes = tmp_path / "notes"
    notes.touch()
    server = Server(tmp_path)
    server.module = "tests.server.changed"
    server.start({"CHANGED": "deliberate", "NOTES": str(notes)})
    try:
        run(play(server, notes))
    finally:
        server.stop()


def test_a_connection_is_not_deaf_while_a_hint_is_thought_about(server: Server):
    async def play() -> None:
        red, blue, _ = await two_players(server, mode="intro", hints=True)
        mover = red if red.options else blue
        await mover.send({"type": "hint", "milliseconds": 2000})
        seq = mover.update["seq"]
        await mover.send({"type": "ping"})
        assert (await mover.until("pong")) and not any(message["type"] == "hint" for message in mover.others)
        assert (await mover.move(mover.options[0]))["type"] == "update"
        assert (await mover.until("hint"))["seq"] == seq

    run(play())


@pytest.mark.long
def test_the_pause_before_an_answer_does_not_tell_whether_there_was_a_choice(tmp_path: Path):
    """Bots of Karthedis are asked to react when they have nothing to react with, too."""

    async def watch(server: Server, seats: int) -> tuple[int, list[float]]:
        """How many answers were given before somebody came to look, and the pauses before the next ones."""
        table, _ = open_table(server, game="karthedis", mode="classic", seats=["bot:hard"] * seats)
        watcher = await Player(server.address, table["id"], None).connect()
        await watcher.until("update")
        return watcher.update["seq"] - 1, await pauses(watcher, 14)

    async def watch_all(server: Server) -> dict[int, tuple[int, list[float]]]:
        found = await asyncio.gather(*(watch(server, seats) for seats in TABLES))
        return dict(zip(TABLES, found, strict=True))

    notes = tmp_path / "notes"
    notes.touch()
    server = Server(tmp_path, bot_pace="0.3", bot_workers=str(len(TABLES)))
    server.module = "tests.server.changed"
    server.start({"CHANGED": "deliberate", "NOTES": str(notes)})
    try:
        waited = run(watch_all(server))
    finally:
        server.stop()
    alone, several = [], []
    for seats, (before, there) in waited.items():
        questions = [line for line in asked(notes) if line[0] == str(seats)][before:]
        for (_, prompt, options, _), pause in list(zip(questions, there, strict=False))[1:]:
            if prompt in ("spekulieren", "einsatz"):
                (alone if options == "1" else several).append(pause)
    assert len(alone) > 3 and len(several) > 3
    assert abs(statistics.median(alone) - statistics.median(several)) < 0.1
    assert statistics.median(alone) == pytest.approx(PACE, abs=0.15)
