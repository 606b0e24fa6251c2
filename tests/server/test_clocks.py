"""Clocks, alone and at a table."""

import asyncio
import time
from pathlib import Path

import pytest

from tafelrunde.server import clock as clocks
from tafelrunde.server.clock import Clock, Times

from .playing import run, two_players
from .running import Player, Server, open_table, running_server, sit


def test_a_bank_runs_down_while_asked_and_grows_with_each_answer():
    clock, times = Clock("bank", 60, 5), clocks.start(Clock("bank", 60, 5), 2)
    clocks.move_on(clock, times, [0], -1, 1, 1_000, [])
    assert clocks.remaining(clock, times, 0, 11_000, []) == 50_000
    assert clocks.remaining(clock, times, 1, 11_000, []) == 60_000
    clocks.move_on(clock, times, [1], 0, 2, 11_000, [])
    assert times.left == [55_000, 60_000]
    assert clocks.next_flag(clock, times, [0, 1], 11_000, []) == 71_000


def test_a_clock_for_each_move_starts_afresh():
    clock, times = Clock("move", 30), clocks.start(Clock("move", 30), 2)
    clocks.move_on(clock, times, [0], -1, 1, 0, [])
    assert clocks.remaining(clock, times, 0, 29_000, []) == 1_000
    clocks.move_on(clock, times, [0], 0, 2, 29_000, [])
    assert clocks.remaining(clock, times, 0, 29_000, []) == 30_000


def test_when_several_choose_each_clock_runs_until_its_own_answer():
    clock, times = Clock("bank", 60), clocks.start(Clock("bank", 60), 3)
    clocks.move_on(clock, times, [0, 1, 2], -1, 1, 0, [])
    clocks.move_on(clock, times, [0, 2], 1, 2, 10_000, [])
    clocks.move_on(clock, times, [0], 2, 3, 20_000, [])
    assert times.left == [60_000, 50_000, 40_000]
    assert clocks.remaining(clock, times, 0, 30_000, []) == 30_000
    assert [asked.seq for asked in times.asked] == [1]


def test_going_back_asks_anew():
    times = Times()
    clocks.move_on(None, times, [0], -1, 1, 0, [])
    clocks.move_on(None, times, [0], None, 2, 5, [])
    assert [(asked.seat, asked.seq) for asked in times.asked] == [(0, 2)]


@pytest.mark.parametrize(
    ("pause", "counted"), [((0, 50), 100), ((100, 150), 50), ((120, 140), 80), ((150, 900), 50), ((300, 400), 100)]
)
def test_time_without_a_server_does_not_count(pause, counted):
    assert clocks.elapsed(100, 200, [pause]) == counted


def test_who_runs_out_of_time_loses(server: Server):
    async def play() -> None:
        red, _blue, _ = await two_players(server, clock={"kind": "bank", "seconds": 1, "increment": 0})
        assert set(red.update["clock"]["left"]) == {"red", "blue"}
        slow = red.update["waiting_for"][0]
        assert red.update["clock"]["running"] == [slow]
        winner = "blue" if slow == "red" else "red"
        begun = time.monotonic()
        while red.update["over"] is None:
            await red.receive()
        assert red.update["over"] == {"winners": [winner], "how": "timeout"}
        assert time.monotonic() - begun < 15

    run(play())


def test_a_flag_falls_when_nobody_is_there_to_see_it(tmp_path: Path):
    async def play(server: Server) -> None:
        red, blue, table = await two_players(server, clock={"kind": "move", "seconds": 1})
        await red.close()
        await blue.close()
        with server.http() as http:
            for _ in range(100):
                await asyncio.sleep(0.1)
                if over := http.get(f"/api/tables/{table}").json()["over"]:
                    break
        assert over["how"] == "timeout"

    with running_server(tmp_path, idle_seconds="0.1") as server:
        run(play(server))


def test_who_runs_out_of_time_is_played_on_by_a_bot_and_may_come_back(tmp_path: Path):
    async def play(server: Server) -> None:
        table, owner = open_table(
            server,
            game="fuersten",
            seats=["me", "bot:random"],
            clock={"kind": "move", "seconds": 1},
            on_timeout="bot:random",
        )
        me = await Player(server.address, table["id"], owner).connect()
        await me.until("update")
        while me.update["seq"] < 30:  # nobody moves for me, and yet it goes on
            await me.receive()
        assert me.update["over"] is None
        for _ in range(200):
            if me.options:
                await me.send({"type": "move", "id": "mine", "seq": me.update["seq"], "move": me.options[0]})
                message = await me.receive()
                while message.get("ack") != "mine" and message.get("id") != "mine":
                    message = await me.receive()
                if message["type"] == "update":
                    break
            else:
                await me.receive()
        else:
            raise AssertionError("the seat could not be taken back")

    with running_server(tmp_path, bot_pace="0.05") as server:
        run(play(server))


def test_time_stands_still_while_the_server_is_down(tmp_path: Path):
    async def play(server: Server) -> None:
        begun = time.monotonic()
        red, _blue, table = await two_players(server, clock={"kind": "bank", "seconds": 600})
        server.kill()
        before = time.monotonic() - begun
        await asyncio.sleep(3)
        begun = time.monotonic()
        server.start()
        back = await Player(server.address, table, red.token).connect()
        await back.until("update")
        after = time.monotonic() - begun
        slow = back.update["waiting_for"][0]
        # what counts is the time before and after, and of the silence half a second
        assert back.update["clock"]["left"][slow] > 600_000 - 1000 * (before + after + 0.5) - 500
        assert back.update["over"] is None

    with running_server(tmp_path, longest_silence="0.5") as server:
        run(play(server))


def test_seats_without_a_person_have_no_flag(server: Server):
    async def play() -> None:
        table, owner = open_table(
            server, game="karthedis", seats=["me", "open", "bot:random"], clock={"kind": "bank", "seconds": 600}
        )
        other = sit(server, table["id"], owner)
        me = await Player(server.address, table["id"], other).connect()
        await me.until("update")
        assert me.update["clock"]["left"]["p2"] <= 600_000

    run(play())
