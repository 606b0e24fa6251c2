"""Bots on the server: they play whole games, and one that crashes, hangs or talks nonsense holds nobody up."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from .changed import BAD_BOTS
from .playing import run
from .running import Player, Server, open_table, running_server


@pytest.mark.parametrize(("game", "mode", "seats"), [("fuersten", "duell", 2), ("karthedis", "draft", 5)])
def test_bots_play_a_whole_game_among_themselves(server: Server, game: str, mode: str, seats: int):
    async def watch() -> None:
        table, _ = open_table(server, game=game, mode=mode, seats=["bot:greedy"] * (seats - 1) + ["bot:random"])
        watcher = await Player(server.address, table["id"], None).connect()
        await watcher.until("update")
        while watcher.update["over"] is None:
            await watcher.receive()
        assert watcher.update["seat"] is None
        assert all(update.get("choice") is None for update in map(json.loads, watcher.received))

    before = len(server.log_text())
    run(watch())
    assert '"level": "error"' not in server.log_text()[before:]


@pytest.mark.parametrize("bad", list(BAD_BOTS))
def test_a_bad_bot_is_replaced_for_the_move_and_reported(tmp_path: Path, bad: str):
    async def play(server: Server) -> None:
        table, token = open_table(server, game="fuersten", seats=["me", "bot:greedy"])
        me = await Player(server.address, table["id"], token).connect()
        await me.until("update")
        theirs = 0
        while theirs < 3:
            if me.options:
                await me.move(me.options[0])
            else:
                await me.receive()
                theirs += 1
        with server.http() as http:
            assert "tafelrunde_bot_failures_total" in http.get("/metrics").text

    server = Server(tmp_path, bot_seconds="0.5")
    server.module = "tests.server.changed"
    server.start({"CHANGED": bad})
    try:
        run(play(server))
        assert "bot replaced for one move" in server.log_text()
    finally:
        server.stop()


def test_others_play_on_while_a_bot_thinks(tmp_path: Path):
    async def play(server: Server) -> None:
        stuck, token = open_table(server, game="fuersten", seats=["bot:greedy", "me"])
        quick, mine = open_table(server, game="fuersten", seats=["me", "me"])
        waiting = await Player(server.address, stuck["id"], token).connect()
        await waiting.until("update")
        player = await Player(server.address, quick["id"], mine, "red").connect()
        await player.until("update")
        while waiting.options:
            await waiting.move(waiting.options[0])
        slowest = 0.0
        for _ in range(20):
            asked = player.update["waiting_for"][0]
            if player.update["seat"] != asked:
                await player.send({"type": "hello", "seat": asked})
                await player.until("update", seat=asked)
            begun = time.monotonic()
            await player.move(player.options[0])
            slowest = max(slowest, time.monotonic() - begun)
        assert slowest < 5  # the bot hangs for a thousand seconds, its limit is thirty

    server = Server(tmp_path, bot_seconds="30")
    server.module = "tests.server.changed"
    server.start({"CHANGED": "hang"})
    try:
        run(play(server))
    finally:
        server.process.kill()


def test_a_bot_takes_its_time_whatever_it_has_to_decide(tmp_path: Path):
    """Forced answers come no sooner than real ones, or the pause would tell what a bot holds."""

    async def play(server: Server) -> list[float]:
        table, token = open_table(server, game="fuersten", seats=["me", "bot:random"])
        me = await Player(server.address, table["id"], token).connect()
        await me.until("update")
        pauses: list[float] = []
        while len(pauses) < 6:
            if me.options:
                await me.move(me.options[0])
                continue
            begun = time.monotonic()
            await me.until("update")
            pauses.append(time.monotonic() - begun)
        return pauses

    async def play_at_several(server: Server) -> None:
        pauses = await asyncio.gather(*(play(server) for _ in range(3)))
        assert min(map(min, pauses)) > 0.3  # half of the pace: a busy machine hears late of the move before

    with running_server(tmp_path, bot_pace="0.6") as server:
        run(play_at_several(server))
