"""Several workers on one database: a move at one arrives at the clients of the others."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path

import psutil
import pytest

from .playing import play_on, run
from .running import Player, Server, open_table, running_server, sit


@pytest.fixture(params=["redis", "postgresql"])
def channels(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue("redis_url" if request.param == "redis" else "postgres_url")
    return url.replace("+asyncpg", "")


def test_two_servers_share_tables(tmp_path: Path, postgres_url: str, channels: str):
    """As on two machines: each its own process and port, one database, one bell."""

    async def play(here: Server, there: Server) -> None:
        table, owner = open_table(here, game="fuersten", seats=["me", "open"])
        other = sit(there, table["id"], owner)
        red = await Player(here.address, table["id"], owner).connect()
        blue = await Player(there.address, table["id"], other).connect()
        await red.until("update")
        await blue.until("update")
        begun = time.monotonic()
        await play_on([red, blue], 40)
        assert time.monotonic() - begun < 40  # the bell rings; who only looked now and then would take a minute
        assert red.update["seq"] == blue.update["seq"] == 41
        await red.send({"type": "chat", "text": "over there?"})
        while not any(line.get("text") == "over there?" for line in blue.others):
            await blue.receive()
        with here.http(owner) as http:
            http.patch(f"/api/tables/{table['id']}/seats/red", json={"name": "Anna"})
        while blue.table["seats"][0]["name"] != "Anna":
            await blue.receive()
        await blue.send({"type": "resign", "id": "enough"})
        while red.update["over"] is None:
            await red.receive()
        for player in (red, blue):
            await player.close()

    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with (
        running_server(tmp_path / "here", postgres_url, channels=channels, sweep_seconds="30") as here,
        running_server(tmp_path / "there", postgres_url, channels=channels, sweep_seconds="30") as there,
    ):
        run(play(here, there))


def busy_workers(server: Server) -> list[psutil.Process]:
    """The worker processes to which somebody is connected."""
    assert server.process is not None
    return [
        child
        for child in psutil.Process(server.process.pid).children()
        if any(link.status == "ESTABLISHED" for link in child.net_connections("tcp") if link.laddr.port == server.port)
    ]


def test_two_workers_behind_one_port(tmp_path: Path, postgres_url: str, redis_url: str):
    async def play(server: Server) -> None:
        table, owner = open_table(server, game="fuersten", seats=["me", "open"], name="Anna")
        other = sit(server, table["id"], owner)
        red = [await Player(server.address, table["id"], owner).connect() for _ in range(8)]
        blue = [await Player(server.address, table["id"], other).connect() for _ in range(8)]
        for player in (*red, *blue):
            await player.until("update")
        while len(busy_workers(server)) < 2:  # which of them answers is up to the system
            assert len(red) < 100
            red.append(await Player(server.address, table["id"], owner).connect())
            await red[-1].until("update")
        for made in range(12):
            await play_on([red[made % 8], blue[made % 7]], 1)
            newest = max(red[made % 8].update["seq"], blue[made % 7].update["seq"])
            for player in (*red, *blue):
                while player.update["seq"] < newest:
                    await player.receive()
        assert len({str(player.update["view"]) for player in red}) == 1
        with server.http() as http:
            assert 'tafelrunde_moves_total{by="person",game="fuersten"} 12.0' in http.get("/metrics").text
        for player in (*red, *blue):
            await player.close()

    with running_server(tmp_path, postgres_url, channels=redis_url, workers="2") as server:
        run(play(server))


def test_bots_go_on_when_their_worker_has_died(tmp_path: Path, postgres_url: str, redis_url: str):
    async def play(here: Server, there: Server) -> None:
        table, owner = open_table(here, game="fuersten", seats=["bot:random", "bot:random"])
        watcher = await Player(there.address, table["id"], owner).connect()
        await watcher.until("update")
        here.kill()
        seq = watcher.update["seq"]
        while watcher.update["seq"] < seq + 5:
            await watcher.receive(40)

    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with (
        running_server(tmp_path / "here", postgres_url, channels=redis_url, bot_pace="0.5", bot_seconds="1") as here,
        running_server(tmp_path / "there", postgres_url, channels=redis_url, bot_pace="0.5", bot_seconds="1") as there,
    ):
        run(play(here, there))


def test_moves_go_on_when_the_bell_does_not_ring(tmp_path: Path, postgres_url: str, tmp_path_factory):
    """Redis goes away while people play: they are told a little later, and nothing is lost."""
    from .services import running_redis  # noqa: PLC0415

    async def play(here: Server, there: Server, stop_redis) -> None:
        table, owner = open_table(here, game="fuersten", seats=["me", "open"])
        other = sit(here, table["id"], owner)
        red = await Player(here.address, table["id"], owner).connect()
        blue = await Player(there.address, table["id"], other).connect()
        await red.until("update")
        await blue.until("update")
        await play_on([red, blue], 6)
        stop_redis()
        await play_on([red, blue], 6)
        assert red.update["seq"] == blue.update["seq"] == 13

    pytest.importorskip("redis")
    from .services import REDIS_MISSING, find_redis  # noqa: PLC0415

    if find_redis() is None:
        pytest.skip(REDIS_MISSING)
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with ExitStack() as redis:
        url = redis.enter_context(running_redis(tmp_path_factory.mktemp("redis")))
        with (
            running_server(tmp_path / "here", postgres_url, channels=url) as here,
            running_server(tmp_path / "there", postgres_url, channels=url) as there,
        ):
            run(asyncio.wait_for(play(here, there, redis.close), 100))
