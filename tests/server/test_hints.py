"""Hints are agreed for a table: off by default where people at different screens play each other, and then for all."""

import json
import sqlite3
import time

import pytest

from .playing import run, two_players
from .running import Server, open_table, running_server, sit

EACH_OTHER = [["me", "open"], ["me", "me", "open"], ["me", "open", "bot:random"], ["open", "open"]]
ALONE = [["me", "bot:random"], ["me", "me"], ["me", "me", "bot:random"], ["open", "bot:random"], ["bot:random"] * 2]


@pytest.mark.parametrize("seats", [*EACH_OTHER, *ALONE], ids=" ".join)
def test_who_says_nothing_has_hints_unless_people_play_each_other(server: Server, seats: list[str]) -> None:
    usual, _ = open_table(server, game="karthedis", seats=seats)
    assert usual["hints"] == (seats in ALONE)
    for said in (True, False):
        assert open_table(server, game="karthedis", seats=seats, hints=said)[0]["hints"] is said


def test_a_table_for_nobody_in_particular_has_none(server: Server) -> None:
    assert open_table(server, game="fuersten")[0]["hints"] is False


@pytest.mark.parametrize("wrong", ["yes", 2, {}])
def test_hints_are_on_or_off(server: Server, wrong: object) -> None:
    with server.http() as http:
        assert http.post("/api/tables", json={"game": "fuersten", "hints": wrong}).status_code == 400


def test_where_they_are_off_one_sentence_says_so_over_both_ways(server: Server) -> None:
    async def ask() -> None:
        red, blue, table = await two_players(server)
        for player in (red, blue):
            await player.send({"type": "hint"})
            told = await player.until("error")
            assert told["error"] == "hints-off" and "no hints at this table" in told["text"]["en"]
            with server.http(player.token) as http:
                answer = http.post(f"/api/tables/{table}/hint", json={}, headers={"Accept-Language": "de"})
                assert (answer.status_code, answer.json()["error"]) == (409, "hints-off")
                assert answer.json()["text"] == told["text"] and "keine Tipps" in answer.json()["message"]
        mover = red if red.options else blue
        assert (await mover.move(mover.options[0]))["type"] == "update"
        with server.http() as http:  # who holds no seat is told that first
            assert http.post(f"/api/tables/{table}/hint", json={}).json()["error"] == "not-your-seat"

    run(ask())


def test_alone_with_hints_off_the_bots_play_on(server: Server) -> None:
    table, owner = open_table(server, game="fuersten", seats=["me", "bot:easy"], hints=False)
    path = f"/api/tables/{table['id']}"
    with server.http(owner) as http:
        for number in range(6):
            while not (update := http.get(f"{path}/view").json())["choice"]:
                time.sleep(0.02)  # the bot is to move
            assert http.post(f"{path}/hint", json={}).json()["error"] == "hints-off"
            move = {"id": f"m{number}", "seq": update["seq"], "move": update["choice"]["options"][0]}
            assert http.post(f"{path}/moves", json=move).status_code == 200


@pytest.mark.parametrize("said", [True, False])
def test_it_stays_as_agreed_after_a_restart_and_when_it_is_played_again(tmp_path, said: bool) -> None:
    with running_server(tmp_path) as server:
        table, red = open_table(server, game="fuersten", seats=["me", "open"], hints=said)
        blue = sit(server, table["id"], red)
        server.restart()
        with server.http(red) as http:
            asked = http.get(f"/api/tables/{table['id']}").json()
            assert asked["hints"] is said
            http.post(f"/api/tables/{table['id']}/resign", json={"id": "enough"})
            assert http.post(f"/api/tables/{table['id']}/rematch").json()["table"]["hints"] is said
        with server.http(blue) as http:
            again = http.post(f"/api/tables/{table['id']}/rematch").json()
            assert again["table"]["status"] == "running" and again["table"]["hints"] is said
        with server.http(again["token"]) as http:
            answer = http.post(f"/api/tables/{again['table']['id']}/hint", json={}).json()
            assert (answer.get("error") == "hints-off") is not said


def test_a_table_of_before_keeps_the_hints_it_had(tmp_path) -> None:
    with running_server(tmp_path) as server:
        table, _ = open_table(server, game="fuersten", seats=["me", "open"])
        server.kill()
        with sqlite3.connect(server.folder / "tables.sqlite") as database:
            agreed = json.loads(database.execute("select agreed from tables").fetchone()[0])
            assert agreed.pop("hints") is False
            database.execute("update tables set agreed = ?", [json.dumps(agreed)])
        server.start()
        with server.http() as http:
            assert http.get(f"/api/tables/{table['id']}").json()["hints"] is True
