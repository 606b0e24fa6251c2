"""A game need not be able to do everything: what it cannot is said in one sentence, and the rest goes on."""

from collections.abc import Iterator

import pytest

from .playing import run
from .running import Player, Server, open_table, running_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("modest"), module="tests.server.modest") as running:
        yield running


def test_only_bots_that_can_play_it_are_offered_and_seated(server):
    with server.http() as http:
        bots = {game["id"]: game["bots"] for game in http.get("/api/games").json()["games"]}
        assert bots["fuersten"] == ["random"] and "greedy" in bots["karthedis"]
        refused = http.post("/api/tables", json={"game": "fuersten", "seats": ["me", "bot:greedy"]})
        assert (refused.status_code, refused.json()["error"]) == (422, "bad-input")
        timeout = {"game": "fuersten", "seats": ["me", "bot:random"], "on_timeout": "bot:hard"}
        assert http.post("/api/tables", json=timeout).status_code == 422
    table, owner = open_table(server, game="fuersten", seats=["me", "open"])
    with server.http(owner) as http:
        path = f"/api/tables/{table['id']}/seats/blue"
        assert http.patch(path, json={"who": "bot:greedy"}).status_code == 422
        assert http.patch(path, json={"who": "bot:random"}).json()["status"] == "running"


def test_what_it_cannot_is_said_and_the_game_goes_on(server):
    async def play() -> None:
        table, owner = open_table(server, game="fuersten", seats=["me", "bot:random"])
        me = await Player(server.address, table["id"], owner).connect()
        await me.until("update")
        while not me.options:
            await me.receive()
        await me.send({"type": "hint"})
        assert (await me.until("error"))["error"] == "no-hint"
        assert (await me.move(me.options[0]))["type"] == "update"

    run(play())


def test_there_is_nothing_to_read_where_a_game_has_nothing(server):
    with server.http() as http:
        assert http.get("/api/games/fuersten/catalogue").json()["cards"] == []
        assert http.get("/api/scenarios/fuersten/f-030-built-cards-are-public").json()["error"] == "no-scenario"
        assert http.post("/api/games/fuersten/suggest", json={"term": "deck"}).json()["error"] == "no-suggestion"
    assert "Traceback" not in server.log_text()
