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
    clocks.move_on(clock, times, [0], -1, 1, 1_000, [], 1)
    assert clocks.remaining(clock, times, 0, 11_000, []) == 50_000
    assert clocks.remaining(clock, times, 1, 11_000, []) == 60_000
    clocks.move_on(clock, times, [1], 0, 2, 11_000, [], 2)
    assert times.left == [55_000, 60_000]
    assert clocks.next_flag(clock, times, [0, 1], 11_000, []) == 71_000


def test_a_clock_for_each_move_starts_afresh():
    clock, times = Clock("move", 30), clocks.start(Clock("move", 30), 2)
    clocks.move_on(clock, times, [0], -1, 1, 0, [], 1)
    assert clocks.remaining(clock, times, 0, 29_000, []) == 1_000
    clocks.move_on(clock, times, [0], 0, 2, 29_000, [], 2)
    assert clocks.remaining(clock, times, 0, 29_000, []) == 30_000


def test_when_several_choose_each_clock_runs_until_its_own_answer():
    clock, times = Clock("bank", 60), clocks.start(Clock("bank", 60), 3)
    clocks.move_on(clock, times, [0, 1, 2], -1, 1, 0, [], 1)
    clocks.move_on(clock, times, [0, 2], 1, 2, 10_000, [], 2)
    clocks.move_on(clock, times, [0], 2, 3, 20_000, [], 3)
    assert times.left == [60_000, 50_000, 40_000]
    assert clocks.remaining(clock, times, 0, 30_000, []) == 30_000
    assert [asked.seq for asked in times.asked] == [1]


def test_going_back_asks_again():
    times = Times()
    clocks.move_on(None, times, [0], -1, 1, 0, [], 1)
    clocks.go_back(None, times, [0], 0, 2, 5, [], 0)
    assert [(asked.seat, asked.seq) for asked in times.asked] == [(0, 2)]


def test_moves_that_are_taken_back_bring_no_time():
    """Ten moves and ten undos: what they brought is gone again, and the time they took is spent."""
    clock, times = Clock("bank", 70, 10), clocks.start(Clock("bank", 70, 10), 2)
    clocks.move_on(clock, times, [0], -1, 1, 0, [], 5)
    at = 0
    for number in range(10):
        at += 1_000
        clocks.move_on(clock, times, [1], 0, 2 + 2 * number, at, [], 6)
        assert times.left[0] == 70_000 - at + 10_000
        clocks.go_back(clock, times, [0], 0, 3 + 2 * number, at + 500, [], 5)  # the other has thought in vain
        assert times.left == [70_000 - at, 70_000]
        times.asked[0].since = at  # and the first goes on at once


def test_time_that_was_brought_and_spent_is_owed():
    clock, times = Clock("bank", 5, 10), clocks.start(Clock("bank", 5, 10), 1)
    clocks.move_on(clock, times, [0], -1, 1, 0, [], 1)
    clocks.move_on(clock, times, [0], 0, 2, 1_000, [], 2)
    assert clocks.remaining(clock, times, 0, 12_000, []) == 3_000
    clocks.go_back(clock, times, [0], 0, 3, 12_000, [], 1)
    assert clocks.remaining(clock, times, 0, 12_000, []) == 0


def test_a_question_that_comes_again_has_only_the_time_that_was_left():
    clock, times = Clock("move", 30), clocks.start(Clock("move", 30), 2)
    clocks.move_on(clock, times, [0], -1, 1, 0, [], 7)
    clocks.move_on(clock, times, [0], 0, 2, 20_000, [], 8)
    assert clocks.remaining(clock, times, 0, 25_000, []) == 25_000
    clocks.go_back(clock, times, [0], 0, 3, 25_000, [], 7)
    assert clocks.remaining(clock, times, 0, 25_000, []) == 10_000
    clocks.move_on(clock, times, [0], 0, 4, 26_000, [], 8)  # the second question comes again, too
    assert clocks.remaining(clock, times, 0, 26_000, []) == 25_000
    clocks.move_on(clock, times, [1], 0, 5, 27_000, [], 9)
    assert clocks.remaining(clock, times, 1, 27_000, []) == 30_000


def test_who_is_asked_in_vain_has_all_their_time_again():
    clock, times = Clock("move", 30), clocks.start(Clock("move", 30), 2)
    clocks.move_on(clock, times, [0], -1, 1, 0, [], 7)
    for number in range(3):
        clocks.move_on(clock, times, [1], 0, 2, 1_000, [], 8)
        assert clocks.remaining(clock, times, 1, 1_000, []) == 30_000, number
        clocks.go_back(clock, times, [0], 0, 3, 20_000, [], 7)


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


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_restart_costs_nobody_time(request: pytest.FixtureRequest, tmp_path: Path, database: str):
    """However the server ends, and however short the pause is. Where it was killed, doubts are for the players."""
    url = None if database == "sqlite" else request.getfixturevalue("postgres_url")
    away = 4.0

    async def play(server: Server, ending: str) -> None:
        table, owner = open_table(
            server, game="fuersten", seats=["me", "me"], clock={"kind": "bank", "seconds": 600, "increment": 0}
        )
        before, asked = await left_on_the_clock(server, table["id"], owner)
        await asyncio.sleep(2.0)  # longer than a heartbeat
        getattr(server, ending)()
        ended = time.monotonic()
        await asyncio.sleep(away)
        await asyncio.to_thread(server.start)
        after, now = await left_on_the_clock(server, table["id"], owner)
        played, starting = ended - asked, now - ended - away
        assert before - after < 1000 * (played + starting) + 200
        if ending == "stop":
            assert before - after > 1000 * played - 500  # and nothing is given away

    with running_server(tmp_path, url) as server:
        for ending in ("stop", "kill"):
            run(play(server, ending))


async def left_on_the_clock(server: Server, table: str, token: str) -> tuple[float, float]:
    """The milliseconds of the seat that is asked, and when that was."""
    player = await Player(server.address, table, token, seat="red").connect()
    update = await player.until("update")
    await player.close()
    return update["clock"]["left"][update["clock"]["running"][0]], time.monotonic()
