"""The lobby: few open tables from one address, a place on page one for everybody, and nobody learns from where."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from .limits import from_address
from .running import Server, running_server

FEW = 4
WAITING = {"game": "fuersten", "seats": ["me", "open"], "public": True}
PLAYING = {"game": "fuersten", "seats": ["me", "me"], "public": True}


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = None if request.param == "sqlite" else _empty_database(request.getfixturevalue("postgres_url"))
    with running_server(tmp_path, database, lobby_tables_per_address=str(FEW)) as running:
        yield running


def _empty_database(url: str) -> str:
    """One without the tables of other tests."""

    async def make() -> None:
        connection = await asyncpg.connect(url.replace("+asyncpg", ""))
        await connection.execute("create database lobby")
        await connection.close()

    asyncio.run(make())
    return f"{url.rpartition('/')[0]}/lobby"


def opened(server: Server, address: str, wish: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    with from_address(server, address) as http:
        answer = http.post("/api/tables", json=wish)
        return answer.status_code, answer.json()


def pages(server: Server) -> list[list[str]]:
    """The ids of the tables in the lobby, page by page."""
    found: list[list[str]] = []
    with server.http() as http:
        while True:
            answer = http.get("/api/lobby", params={"page": len(found) + 1})
            assert answer.status_code == 200
            found.append([table["id"] for table in answer.json()["tables"]])
            if not answer.json()["more"]:
                assert http.get("/api/lobby").json()["tables"][0]["id"] == found[0][0]
                assert http.get("/api/lobby", params={"page": 0}).status_code == 400
                return found


def openers(server: Server) -> list[str | None]:
    """What the database says of who opened its tables."""
    query = "select opened_from from tables where public order by created"
    if server.database.startswith("sqlite"):
        with closing(sqlite3.connect(server.folder / "tables.sqlite")) as connection:
            return [row[0] for row in connection.execute(query)]

    async def read() -> list[str | None]:
        connection = await asyncpg.connect(server.database.replace("+asyncpg", ""))
        try:
            return [row[0] for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(read())


def test_the_lobby_is_for_everybody(server: Server):
    # somebody who would like to have it for himself
    for _ in range(40):
        assert opened(server, "10.1.1.1", PLAYING)[0] == 201
    waiting = [opened(server, "10.1.1.1", WAITING) for _ in range(FEW + 2)]
    assert [status for status, _ in waiting] == [201] * FEW + [429] * 2
    assert waiting[-1][1]["message"].startswith(f"{FEW} of your tables wait for people in the lobby already")
    assert opened(server, "10.1.1.1", {**WAITING, "public": False})[0] == 201  # this one is not in the lobby
    others = [opened(server, f"10.1.2.{number}", WAITING)[1]["table"]["id"] for number in range(3)]
    watched = [opened(server, f"10.1.3.{number}", PLAYING)[1]["table"]["id"] for number in range(3)]

    # everybody's newest first, then the second of each; those with a free seat before those that can be watched
    listed = pages(server)
    his = [answer["table"]["id"] for status, answer in waiting if status == 201][::-1]
    in_order = [id for page in listed for id in page]
    ours = {*his, *others, *watched}
    assert [id for id in in_order if id in ours - set(watched)] == [*others[::-1], *his]
    assert set(watched) <= set(listed[0])
    assert len(listed) == 2 and len(set(in_order)) == len(in_order) == 40 + FEW + 6
    assert [len(page) for page in listed] == [30, 20]

    # from where a table was opened is neither told nor written down
    with server.http() as http:
        assert "10.1." not in http.get("/api/lobby").text and "opened" not in http.get("/api/lobby").text
    noted = openers(server)
    assert len(set(noted)) == 7 and None not in noted
    assert not any("10.1" in str(opener) for opener in noted)

    # a table that is no longer in the lobby makes room for another
    with server.http(waiting[0][1]["token"]) as http:
        assert http.delete(f"/api/tables/{waiting[0][1]['table']['id']}").status_code == 204
    assert opened(server, "10.1.1.1", WAITING)[0] == 201


def test_who_opened_a_table_is_forgotten_when_it_has_left_the_lobby(tmp_path: Path):
    with running_server(tmp_path) as server:
        _, ended = opened(server, "10.1.1.1", PLAYING)
        opened(server, "10.1.1.1", WAITING)
        with server.http(ended["token"]) as http:
            resigned = http.post(f"/api/tables/{ended['table']['id']}/resign", json={"id": "enough", "seat": "red"})
            assert resigned.status_code == 200
        assert None not in openers(server)
        server.stop()
        server.start()  # it looks at once, and every minute
        until = time.monotonic() + 20
        while (noted := openers(server))[0] is not None:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert noted[1] is not None
