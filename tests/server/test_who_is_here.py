"""Who is at a table, away or gone, as everybody there is told it: by one server, and by two that share their tables."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from .playing import play_on, run
from .running import Player, Server, open_table, running_server, sit

GRACE = 1.0
HASTY = {"attendance_grace": str(GRACE), "attendance_repeat": "0.8"}
BOTH = {"red": "here", "blue": "here"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Nobody is waited for long."""
    with running_server(tmp_path_factory.mktemp("hasty"), **HASTY) as running:
        yield running


async def sees(player: Player, **seats: str) -> None:
    """Reads on until the player was told exactly this."""
    await player.until("attended", seats=seats)


async def at_table(server: Server, table: str, token: str | None, seat: str | None = None) -> Player:
    return await Player(server.address, table, token, seat).connect()


def told(player: Player) -> list[dict[str, str]]:
    return [message["seats"] for message in player.others if message["type"] == "attended"]


async def everything(player: Player) -> None:
    """Reads all that was sent so far."""
    await player.send({"type": "ping"})
    await player.until("pong")


async def two_at_table(here: Server, there: Server, **wish: Any) -> tuple[Player, Player, str, str]:
    """Red and blue, each at a server, and blue's token."""
    table, owner = open_table(here, **{"game": "fuersten", "seats": ["me", "open"], **wish})
    other = sit(here, table["id"], owner)
    red, blue = await at_table(here, table["id"], owner), await at_table(there, table["id"], other)
    for player in (red, blue):
        await sees(player, **BOTH)
    return red, blue, table["id"], other


def test_who_comes_looks_away_and_leaves_is_seen_by_everybody(hasty: Server) -> None:
    async def play() -> None:
        red, blue, table, token = await two_at_table(hasty, hasty)
        watcher = await at_table(hasty, table, None)
        await sees(watcher, **BOTH)
        await blue.send({"type": "attend", "away": True})
        begun = time.monotonic()
        for player in (red, blue, watcher):
            await sees(player, red="here", blue="away")
        assert time.monotonic() - begun > GRACE / 2
        await blue.send({"type": "attend", "away": False})
        for player in (red, watcher):
            await sees(player, **BOTH)
        await blue.close()
        for player in (red, watcher):
            await sees(player, red="here", blue="gone")
        again = await at_table(hasty, table, token)
        for player in (red, watcher, again):
            await sees(player, **BOTH)
        await play_on([red, again], 4)  # and the game goes on as ever
        for player in (red, watcher, again):
            await player.close()

    run(play())


def test_who_loads_the_page_again_was_never_gone(hasty: Server) -> None:
    async def play() -> None:
        red, blue, table, token = await two_at_table(hasty, hasty)
        for _ in range(3):
            await blue.send({"type": "attend", "away": True})
            await blue.close()
            blue = await at_table(hasty, table, token)
            await sees(blue, **BOTH)
        await asyncio.sleep(2 * GRACE)
        await everything(red)
        assert told(red)[-1] == BOTH and all(seats in ({"red": "here"}, BOTH) for seats in told(red))

    run(play())


def test_of_several_pages_of_one_person_one_that_is_looked_at_is_enough(hasty: Server) -> None:
    async def play() -> None:
        red, blue, table, token = await two_at_table(hasty, hasty)
        second = await at_table(hasty, table, token)
        await second.until("attended")
        await second.send({"type": "attend", "away": True})
        await asyncio.sleep(2 * GRACE)
        await everything(red)
        assert told(red)[-1] == BOTH
        await blue.close()
        await sees(red, red="here", blue="away")
        await second.close()
        await sees(red, red="here", blue="gone")

    run(play())


def test_who_comes_back_to_a_hidden_page_is_away(hasty: Server) -> None:
    async def play() -> None:
        table, owner = open_table(hasty, game="fuersten", seats=["me", "bot:random"])
        player = Player(hasty.address, table["id"], owner)
        await player.connect()
        await sees(player, red="here")
        await player.send({"type": "hello", "away": True})
        await sees(player, red="away")  # of the bot nothing is said

    run(play())


def test_at_one_screen_both_are_here_and_who_stands_up_is_not_spoken_of(hasty: Server) -> None:
    async def play() -> None:
        table, owner = open_table(hasty, game="karthedis", seats=["me", "me", "open"])
        player = await at_table(hasty, table["id"], owner)
        await sees(player, p1="here", p2="here")
        guest = sit(hasty, table["id"], owner)  # and does not come to the table
        await sees(player, p1="here", p2="here", p3="gone")
        with hasty.http(guest) as http:
            assert http.post(f"/api/tables/{table['id']}/stand", json={}).status_code == 200
        await sees(player, p1="here", p2="here")
        with hasty.http(owner) as http:
            assert http.post(f"/api/tables/{table['id']}/stand", json={"seat": "p2"}).status_code == 200
        await sees(player, p1="here")

    run(play())


def test_what_cannot_be_read_is_refused_and_spectators_change_nothing(hasty: Server) -> None:
    async def play() -> None:
        red, _, table, _ = await two_at_table(hasty, hasty)
        watcher = Player(hasty.address, table, None)
        await watcher.connect()
        await sees(watcher, **BOTH)
        for wrong in ({}, {"away": "yes"}, {"away": 1}, {"away": True, "seat": "red"}, {"away": None}):
            await watcher.send({"type": "attend", **wrong})
            assert (await watcher.until("error"))["error"] == "unreadable"
        before = len(told(watcher))
        await watcher.send({"type": "attend", "away": True})
        await asyncio.sleep(1.5 * GRACE)
        await everything(watcher)
        await everything(red)
        assert told(watcher)[before:] == [] and told(red)[-1] == BOTH

    run(play())


def test_it_comes_after_hello_and_counts_against_the_limit_of_messages(tmp_path: Path) -> None:
    import json  # noqa: PLC0415

    import websockets  # noqa: PLC0415

    async def play(server: Server) -> None:
        table, owner = open_table(server, game="fuersten", seats=["me", "bot:random"])
        url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        async with websockets.connect(url, additional_headers={"Authorization": f"Bearer {owner}"}) as socket:
            await socket.send(json.dumps({"type": "attend", "away": True}))
            assert json.loads(await socket.recv())["error"] == "hello-first"
        player = await at_table(server, table["id"], owner)
        for turn in range(20):
            await player.send({"type": "attend", "away": turn % 2 == 0})
        assert (await player.until("error"))["error"] == "too-many"

    with running_server(tmp_path, messages_burst="10", messages_per_second="0") as server:
        run(play(server))


def test_nothing_of_it_is_written_down(hasty: Server) -> None:
    def rows(table: str) -> list[Any]:
        with sqlite3.connect(f"file:{hasty.folder / 'tables.sqlite'}?mode=ro", uri=True) as database:
            return [
                database.execute(f"select * from {name} where {key} = ?", [table]).fetchall()
                for name, key in (("tables", "id"), ("seats", "table_id"), ("holders", "table_id"))
            ]

    async def play() -> None:
        red, blue, table, _ = await two_at_table(hasty, hasty)
        before = rows(table)
        await blue.send({"type": "attend", "away": True})
        await sees(red, red="here", blue="away")
        await blue.close()
        await sees(red, red="here", blue="gone")
        assert rows(table) == before

    run(play())


# several servers


@pytest.fixture(params=["redis", "postgresql"])
def channels(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue("redis_url" if request.param == "redis" else "postgres_url")
    return url.replace("+asyncpg", "")


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    return here, there


def test_two_servers_know_of_each_other_who_is_here(
    folders: tuple[Path, Path], postgres_url: str, channels: str
) -> None:
    async def play(here: Server, there: Server) -> None:
        red, blue, table, token = await two_at_table(here, there)
        await blue.send({"type": "attend", "away": True})
        await sees(red, red="here", blue="away")
        await blue.send({"type": "attend", "away": False})
        await sees(red, **BOTH)
        # the page is loaded again, and another server answers: nobody has seen them leave
        before = len(told(red))
        await blue.close()
        blue = await at_table(here, table, token)
        await sees(blue, **BOTH)
        await asyncio.sleep(3 * GRACE)
        await everything(red)
        assert told(red)[before:] == []
        await blue.close()
        await sees(red, red="here", blue="gone")
        # what a server says again and again is believed for as long
        blue = await at_table(there, table, token)
        await sees(red, **BOTH)
        before = len(told(red))
        await asyncio.sleep(4.0)
        await everything(red)
        assert told(red)[before:] == []
        # one that is killed takes nobody away at once, and keeps nobody for ever
        there.kill()
        await sees(red, red="here", blue="gone")
        await red.close()

    here, there = folders
    with (
        running_server(here, postgres_url, channels=channels, **HASTY) as first,
        running_server(there, postgres_url, channels=channels, **HASTY) as second,
    ):
        run(play(first, second))


def test_where_workers_cannot_hear_each_other_nobody_is_said_to_be_gone(
    folders: tuple[Path, Path], postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    from .services import REDIS_MISSING, find_redis, running_redis  # noqa: PLC0415

    async def play(first: Server, second: Server, stop_redis: Any) -> None:
        red, _, _, _ = await two_at_table(first, second)
        before = len(told(red))
        stop_redis()
        await sees(red, red="here")
        await asyncio.sleep(3.0)
        await everything(red)
        assert told(red)[before:] == [{"red": "here"}]

    if find_redis() is None:
        pytest.skip(REDIS_MISSING)
    here, there = folders
    with ExitStack() as redis:
        url = redis.enter_context(running_redis(tmp_path_factory.mktemp("redis")))
        with (
            running_server(here, postgres_url, channels=url, **HASTY) as first,
            running_server(there, postgres_url, channels=url, **HASTY) as second,
        ):
            run(play(first, second, redis.close))
