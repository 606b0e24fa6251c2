"""Nothing that was acknowledged is lost: restarts, kills, upgrades of the rules, races, backups."""

import asyncio
import sqlite3
import uuid
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import text

from tafelrunde import load_record
from tafelrunde.cli import main
from tafelrunde.server.database import open_engine

from .playing import all_told, play_on, run, two_players
from .running import Player, Server, open_table, running_server, sit


async def back_at(server: Server, *players: Player) -> list[Player]:
    """The same people at the same table again, after the server was gone."""
    found = []
    for player in players:
        table = player.url.split("/")[-2]
        again = await Player(server.address, table, player.token).connect(seq=player.update["seq"])
        again.events = player.events
        await again.until("update")
        found.append(again)
    return found


def test_a_whole_game_with_the_server_restarted_in_the_middle(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, table = await two_players(server, game="fuersten", name="Anna")
        for gone in range(4):
            await play_on([red, blue], 25, gone)
            seq = red.update["seq"]
            views = (red.update["view"], blue.update["view"])
            if gone % 2:
                server.kill()
            else:
                assert server.stop() == 0
            server.start()
            red, blue = await back_at(server, red, blue)
            assert red.update["seq"] == seq
            assert (red.update["view"], blue.update["view"]) == views
        await play_on([red, blue], 100_000, 7)
        assert red.update["over"] == blue.update["over"] is not None
        with server.http() as http:
            record = http.get(f"/api/tables/{table}/record").text
        replayed = load_record(record)
        assert replayed.over
        assert replayed.told("red") == red.events and replayed.told("blue") == blue.events
        kept = tmp_path / "game.record"
        kept.write_text(record, encoding="utf-8")
        verified = CliRunner().invoke(main, ["record", "verify", str(kept)])
        assert verified.exit_code == 0, verified.stderr

    with running_server(tmp_path) as server:
        run(play(server))


def test_a_running_table_survives_new_rules(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, table = await two_players(server)
        await play_on([red, blue], 60)
        assert red.update["view"]["target"] == 7
        events = list(red.events)
        server.stop()
        server.module = "tests.server.changed"
        server.start({"CHANGED": "rules"})
        red, blue = await back_at(server, red, blue)
        assert red.update["view"]["target"] == 9
        assert red.events == events
        await play_on([red, blue], 40)
        assert red.update["seq"] == 101
        # going back to before the change is out of reach, and says so
        mover = red if red.options else blue
        await mover.send({"type": "undo", "id": "far", "seq": mover.update["seq"]})
        while (told := await mover.receive())["type"] not in ("undo", "error"):
            pass
        assert told["type"] == "undo" or told["error"] == "refused"
        await all_told([red, blue], told["seq"])  # what was taken back is gone for the other one, too
        await mover.send({"type": "resign", "id": "enough"})
        await mover.until("accepted")
        with server.http() as http:
            record = http.get(f"/api/tables/{table}/record").text
            assert '[Rules "1"]' in record
            assert '[RulesChanged "99 from answer ' in record
            replay = http.get(f"/api/tables/{table}/replay").json()
            assert [event["kind"] for event in replay["events"]] == [event["kind"] for event in red.events]
            assert http.get(f"/api/tables/{table}/replay/5").json()["view"]["target"] == 9

    with running_server(tmp_path) as server:
        run(play(server))


def test_a_position_the_rules_cannot_read_is_kept_and_said(tmp_path: Path):
    with running_server(tmp_path) as server:
        table, owner = open_table(server, game="fuersten", seats=["me", "bot:random"])
        server.stop()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute('update tables set saved = replace(saved, \'"anchor":{\', \'"anchor":{},"other":{\')')
            before = database.execute("select saved from tables").fetchone()
        server.start()
        with server.http(owner) as http:
            answer = http.get(f"/api/tables/{table['id']}/view")
            assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
            assert http.get("/health").status_code == 200
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            assert database.execute("select saved from tables").fetchone() == before


def test_a_move_that_was_made_before_the_crash_is_answered_after_it(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, _ = await two_players(server)
        mover = red if red.options else blue
        id, move = uuid.uuid4().hex, mover.options[0]
        made = await mover.move(move, id)
        server.restart()
        (mover,) = await back_at(server, mover)
        await mover.send({"type": "move", "id": id, "seq": 1, "move": move})
        assert (await mover.until("accepted"))["seq"] == made["seq"]

    with running_server(tmp_path) as server:
        run(play(server))


def test_two_servers_on_one_database_never_both_answer(tmp_path: Path):
    """Two processes that do not even know of each other: the database takes one of two moves, the other is stale."""

    async def play(first: Server, second: Server) -> None:
        table, owner = open_table(first, game="fuersten", seats=["me", "me"])
        here = await Player(first.address, table["id"], owner, "red").connect()
        await here.until("update")
        won = lost = 0
        for round in range(40):
            seat = here.update["waiting_for"][0]
            if here.update["seat"] != seat:
                await here.send({"type": "hello", "seat": seat, "seq": 0})
                await here.until("update", seat=seat)
            there = await Player(second.address, table["id"], owner, seat).connect()
            await there.until("update")
            if there.update["seq"] < here.update["seq"]:
                # the second server has an older copy in memory; its move must not be taken
                option = there.options[0] if there.options else here.options[0]
            else:
                option = there.options[0]
            mine = {"type": "move", "id": f"a{round}", "seq": here.update["seq"], "move": here.options[0]}
            theirs = {"type": "move", "id": f"b{round}", "seq": there.update["seq"], "move": option}
            await asyncio.gather(here.send(mine), there.send(theirs))
            answers = await asyncio.gather(_answer_to(here, f"a{round}"), _answer_to(there, f"b{round}"))
            won += sum(answer["type"] == "update" for answer in answers)
            lost += sum(answer["type"] == "error" for answer in answers)
            assert sum(answer["type"] == "update" for answer in answers) <= 1, answers
            await there.close()
            await here.send({"type": "hello", "seat": seat, "seq": 0})
            await here.until("update")
            if all(answer["type"] == "error" for answer in answers):
                continue
        assert won >= 20 and lost >= 20

    with running_server(tmp_path) as first:
        second = Server(tmp_path, first.database)
        second.log = tmp_path / "second.log"
        second.start()
        try:
            run(play(first, second))
        finally:
            second.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        rows = database.execute("select seq from answers order by seq").fetchall()
    assert [seq for (seq,) in rows] == list(range(1, len(rows) + 1))


async def _answer_to(player: Player, id: str) -> dict[str, Any]:
    while True:
        message = await player.receive()
        if message.get("ack") == id or message.get("id") == id:
            return message


def test_backup_while_playing(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, _ = await two_players(server)
        await play_on([red, blue], 20)
        copy = tmp_path / "copy.sqlite"
        command = ["db", "backup", str(copy), "--database", server.database]
        made = CliRunner().invoke(main, command)
        assert made.exit_code == 0 and "bytes" in made.stdout, made.stderr
        again = CliRunner().invoke(main, command)
        assert again.exit_code == 2 and "exists already" in again.stderr
        await play_on([red, blue], 5)
        with running_server(tmp_path, f"sqlite+aiosqlite:///{copy}") as restored:
            back = await Player(restored.address, red.url.split("/")[-2], red.token).connect()
            await back.until("update")
            assert back.update["seq"] == 21

    with running_server(tmp_path) as server:
        run(play(server))


def test_sqlite_waits_for_the_disk(tmp_path: Path):
    """A power cut cannot be played here; that every connection asks for it can be seen."""

    async def asked() -> tuple[Any, Any]:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        async with engine.connect() as connection:
            how = [
                (await connection.execute(text(f"pragma {what}"))).scalar() for what in ("synchronous", "journal_mode")
            ]
        await engine.dispose()
        return how[0], how[1]

    assert asyncio.run(asked()) == (2, "wal")


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, table = await two_players(server)
        await play_on([red, blue], 30)
        view = red.update["view"]
        await red.close()
        await blue.close()
        for _ in range(100):
            with server.http() as http:
                metrics = http.get("/metrics").text
            if "tafelrunde_live_tables 0.0" in metrics:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the table is still in memory")
        again = await Player(server.address, table, red.token).connect()
        await again.until("update")
        assert again.update["view"] == view

    with running_server(tmp_path, idle_seconds="0.3") as server:
        run(play(server))


@pytest.mark.parametrize("game", ["fuersten", "karthedis"])
def test_postgres_keeps_everything_too(tmp_path: Path, postgres_url: str, game: str):
    async def play(server: Server) -> None:
        table, owner = open_table(server, game=game, seats=["me", "open"])
        other = sit(server, table["id"], owner)
        players = [await Player(server.address, table["id"], token).connect() for token in (owner, other)]
        for player in players:
            await player.until("update")
        await play_on(players, 30)
        seq = players[0].update["seq"]
        await players[0].send({"type": "chat", "text": "still there?"})
        await players[1].until("chat")
        server.restart()
        players = await back_at(server, *players)
        assert players[0].update["seq"] == seq
        await play_on(players, 10)

    with running_server(tmp_path, postgres_url) as server:
        run(play(server))
