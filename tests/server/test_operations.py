"""For those who keep a server running: health, figures, logs, stopping in good order."""

import asyncio
import json
import re
import resource
import sqlite3
import time
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path

import asyncpg
import pytest
import websockets

from .playing import play_on, run, two_players
from .running import Server, open_table, running_server
from .services import POSTGRES_MISSING, find_postgres, running_postgres, scratch_folder


def test_health_figures_and_schema(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, _ = await two_players(server)
        await play_on([red, blue], 7)
        await red.send({"type": "move", "id": "x", "seq": red.update["seq"], "move": "nonsense"})
        await red.until("error")

    with running_server(tmp_path) as server, server.http() as http:
        assert http.get("/health").json() == {"status": "ok", "version": "0.1.0", "database": "ok"}
        run(play(server))
        figures = http.get("/metrics").text
        assert 'tafelrunde_moves_total{by="person",game="fuersten"} 7.0' in figures
        assert re.search(r'tafelrunde_refusals_total\{why="\w+"\} 1.0', figures)
        assert "tafelrunde_move_seconds_count 7.0" in figures
        assert "tafelrunde_live_tables 1.0" in figures
        schema = http.get("/schema").json()
        assert schema["openapi"].startswith("3.")
        assert {"/api/games", "/api/lobby", "/api/tables", "/api/tables/{table}/moves"} <= set(schema["paths"])
        assert http.get("/schema/openapi.json").json() == schema


def health_becomes(server: Server, status: int, seconds: float = 20.0) -> bool:
    """Whether `/health` answers with a status before long; one answer holds for a second."""
    until = time.monotonic() + seconds
    with server.http() as http:
        while (found := http.get("/health")).status_code != status:
            if time.monotonic() > until:
                return False
            time.sleep(0.1)
    return status == 200 or found.json()["error"] == "storage"


def test_health_knows_that_the_disk_is_full(tmp_path: Path):
    """A limit for the size of files does to the server what a full disk does."""
    with running_server(tmp_path, sweep_seconds="60") as server:
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (8_192, resource.RLIM_INFINITY))
        assert health_becomes(server, 503)
        with server.http() as http:
            assert http.get("/api/lobby").status_code == 200  # it can still be read
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert health_becomes(server, 200)


def test_health_knows_that_the_file_is_gone(tmp_path: Path):
    with running_server(tmp_path) as server:
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere.sqlite")
        assert health_becomes(server, 503)
        (tmp_path / "elsewhere.sqlite").rename(tmp_path / "tables.sqlite")
        assert health_becomes(server, 200)


def test_health_does_not_wait_for_somebody_who_holds_the_database(tmp_path: Path):
    with running_server(tmp_path) as server, server.http() as http:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(1.5)
            begun = time.monotonic()
            assert http.get("/health").status_code == 503
            assert http.get("/health").status_code == 503
            assert time.monotonic() - begun < 10
        assert health_becomes(server, 200)


def test_health_knows_that_the_database_only_reads(tmp_path: Path, postgres_url: str):
    async def turn(reading: str) -> None:
        connection = await asyncpg.connect(postgres_url.replace("+asyncpg", ""))
        await connection.execute("set default_transaction_read_only = off")
        await connection.execute(f"alter database postgres set default_transaction_read_only = {reading}")
        # the setting is for new connections
        await connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        await connection.close()

    with running_server(tmp_path, postgres_url) as server:
        asyncio.run(turn("on"))
        try:
            assert health_becomes(server, 503)
        finally:
            asyncio.run(turn("off"))
        assert health_becomes(server, 200)


def test_health_is_not_a_way_to_keep_the_disk_busy(tmp_path: Path):
    """However often somebody asks, it writes once a second."""
    with running_server(tmp_path) as server, server.http() as http:
        database = sqlite3.connect(tmp_path / "tables.sqlite")
        seen = set()
        until = time.monotonic() + 2
        while time.monotonic() < until:
            assert http.get("/health").status_code == 200
            seen.add(database.execute("select at from pulse").fetchone())
        database.close()
    assert 2 <= len(seen) <= 5


def test_a_quiet_connection_is_left_for_the_other_side_to_close(server: Server):
    """Programs close theirs after 5 s; if the server did so, too, a request at that moment would get no answer."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=30)
    line.connect()
    line.auto_open = 0  # a connection that was closed is not opened again in secret
    for pause in (6.0, 0.0):
        line.request("GET", "/health")
        assert json.loads(line.getresponse().read())["status"] == "ok"
        time.sleep(pause)
    line.close()


def test_logs_are_lines_of_json(tmp_path: Path):
    with running_server(tmp_path) as server:
        open_table(server, game="fuersten", seats=["me", "bot:random"])
        server.stop()
        lines = [json.loads(line) for line in server.log_text().splitlines()]
    assert [line["event"] for line in lines if line["level"] == "info"][:2] == ["serving", "ready"]
    assert lines[-1]["event"] == "stopped"
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)


def test_a_server_that_stops_tells_its_clients_to_come_back(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, _ = await two_players(server)
        await play_on([red, blue], 3)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            while True:
                await red.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
        assert await stopping == 0

    with running_server(tmp_path) as server:
        run(play(server))


def test_without_its_database_the_server_says_so_and_acknowledges_nothing(tmp_path: Path, postgres_url: str):
    """PostgreSQL is stopped during a game: a move that cannot be kept is not acknowledged."""
    assert postgres_url  # only where PostgreSQL is installed

    async def play(server: Server, stop: list[object]) -> None:
        red, blue, _ = await two_players(server)
        await play_on([red, blue], 5)
        stop[0].__exit__(None, None, None)  # type: ignore[attr-defined]
        mover = red if red.options else blue
        answer = await mover.move(mover.options[0])
        assert answer["error"] == "storage"
        assert health_becomes(server, 503)

    with scratch_folder() as folder:
        postgres = running_postgres(folder)
        url = postgres.__enter__()
        stop: list[object] = [postgres]
        with running_server(tmp_path, url) as server:
            run(play(server, stop))


def test_a_restart_of_the_database_is_told_in_single_lines(tmp_path: Path):
    """PostgreSQL goes away and comes back while people and bots play, and the channels go over it as well."""
    if find_postgres() is None:
        pytest.skip(POSTGRES_MISSING)

    async def play(server: Server, postgres: ExitStack, folder: Path, port: int) -> None:
        red, blue, table = await two_players(server)
        open_table(server, game="fuersten", seats=["bot:random", "bot:random"])
        await play_on([red, blue], 5)
        postgres.close()
        mover = red if red.options else blue
        assert (await mover.move(mover.options[0]))["error"] == "storage"
        with server.http() as http:
            for path in ("", "/view", "/chat", "/record"):
                http.get(f"/api/tables/{table}{path}")
            assert http.get("/api/lobby").status_code == 503
            assert http.get("/api/tables/unknown").status_code == 503
            assert http.post("/api/tables", json={"game": "fuersten"}).status_code == 503
        await asyncio.sleep(2)
        postgres.enter_context(running_postgres(folder, port))
        assert await asyncio.to_thread(health_becomes, server, 200)
        assert (await mover.move(mover.options[0]))["type"] == "update"
        for player in (red, blue):
            await player.close()

    with scratch_folder() as folder, ExitStack() as postgres:
        url = postgres.enter_context(running_postgres(folder))
        port = int(url.rpartition(":")[2].partition("/")[0])
        with running_server(tmp_path, url, channels=url.replace("+asyncpg", ""), bot_pace="0.1") as server:
            run(play(server, postgres, folder, port))
            server.stop()
            lines = [json.loads(line) for line in server.log_text().splitlines()]  # each of them is JSON
    assert [line for line in lines if "exception" in line or "Traceback" in str(line)] == []
    assert len(lines) < 60
