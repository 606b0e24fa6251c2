"""For those who keep a server running: health, figures, logs, stopping in good order."""

import asyncio
import json
import re
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest
import websockets

from .playing import play_on, run, two_players
from .running import Server, open_table, running_server
from .services import running_postgres, scratch_folder


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
        with server.http() as http:
            gone = http.get("/health")
            assert (gone.status_code, gone.json()["error"]) == (503, "storage")

    with scratch_folder() as folder:
        postgres = running_postgres(folder)
        url = postgres.__enter__()
        stop: list[object] = [postgres]
        with running_server(tmp_path, url) as server:
            run(play(server, stop))
