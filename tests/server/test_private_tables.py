"""Tables without spectators: what happens there is for those who sit at them, until they publish it."""

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .playing import play_on, run, two_players
from .running import Player, Server, open_table, sit

GAMES = {"game": "fuersten", "spectators": False}


def paths(server: Server, table: str) -> Iterator[str]:
    """Everything that can be read about a table, as the OpenAPI document lists it."""
    with server.http() as http:
        for path, methods in http.get("/schema").json()["paths"].items():
            if path.startswith("/api/tables/{table}") and "get" in methods:
                yield path.replace("{table}", table).replace("{number}", "0").replace("{language}", "en")


def told(http: httpx.Client, server: Server, table: str) -> dict[str, set[int]]:
    """What a visitor is answered to each question; with the eyes of every seat where a question may name one."""
    answers: dict[str, set[int]] = {}
    for path in paths(server, table):
        asked = [http.get(path), *(http.get(path, params={"seat": seat}) for seat in ("red", "blue"))]
        answers[path.removeprefix(f"/api/tables/{table}")] = {answer.status_code for answer in asked}
    return answers


def test_nobody_else_is_told_anything_until_all_who_played_have_published_it(server: Server) -> None:
    async def play() -> tuple[Player, Player, str]:
        red, blue, table = await two_players(server, **GAMES)
        await play_on([red, blue], 4)
        await red.send({"type": "chat", "text": "psst"})
        await red.until("chat")
        for player in (red, blue):
            await player.close()
        return red, blue, table

    red, blue, table = run(play())
    with server.http() as stranger, server.http(red.token) as mine, server.http(blue.token) as theirs:
        running = told(stranger, server, table)
        assert len(running) > 10 and set.union(*running.values()) == {403}, running
        said = stranger.get(f"/api/tables/{table}").json()
        assert said["error"] == "private" and set(said["text"]) == {"de", "en"}
        mine.post(f"/api/tables/{table}/resign", json={"id": "enough"})
        over = told(stranger, server, table)
        assert set.union(*over.values()) == {403}, over
        assert {200} in told(mine, server, table).values()
        assert mine.get(f"/api/tables/{table}/record").status_code == 200

        assert stranger.post(f"/api/tables/{table}/publish").status_code == 403
        first = mine.post(f"/api/tables/{table}/publish").json()
        assert (first["published"], first["publish_agreed"]) == (False, ["red"])
        assert stranger.get(f"/api/tables/{table}/record").status_code == 403
        assert theirs.post(f"/api/tables/{table}/publish").json()["published"]
        published = told(stranger, server, table)
        assert 403 not in published["/record"] | published["/replay"] | published["/replay/0"] | published["/chart"]
        assert stranger.get(f"/api/tables/{table}/view").json()["seat"] is None


def test_who_watched_the_waiting_room_is_shown_out_when_the_game_begins(server: Server) -> None:
    """A host who opened the table for others, and nobody else, may wait there; strangers may not even say hello."""

    async def play() -> None:
        table, owner = open_table(server, seats=["open", "open"], **GAMES)
        host = await Player(server.address, table["id"], owner).connect()
        await host.until("table")
        stranger = await Player(server.address, table["id"], None).connect()
        assert (await stranger.until("error"))["error"] == "private"
        tokens = [sit(server, table["id"], owner) for _ in range(2)]
        assert (await host.until("error"))["error"] == "private"
        with pytest.raises(ConnectionClosed) as closed:
            await host.until("update")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        assert not any('"update"' in text for text in (*host.received, *stranger.received))
        red = await Player(server.address, table["id"], tokens[0]).connect()
        assert (await red.until("update"))["seat"] == "red"
        # who stands up is shown out as well
        await red.send({"type": "stand"})
        assert (await red.until("error"))["error"] == "private"
        with server.http(tokens[0]) as http:
            assert http.get(f"/api/tables/{table['id']}").status_code == 403
        await stranger.close()

    run(play())


def test_an_invitation_opens_what_is_needed_to_sit_down_and_no_more(server: Server) -> None:
    table, owner = open_table(server, seats=["me", "open"], **GAMES)
    path = f"/api/tables/{table['id']}"
    with server.http(owner) as mine:
        secret = mine.post(f"{path}/invitations", json={}).json()["invitation"]
    with server.visitor({"X-Invitation": secret}) as invited, server.visitor({"X-Invitation": "x" * 22}) as guessing:
        for what in ("", "/catalogue", "/messages/de", "/rules"):
            assert invited.get(path + what).status_code == 200
            assert guessing.get(path + what).status_code == 403
        assert invited.get(f"{path}/chat").status_code == 403
        assert invited.post(f"{path}/sit", json={"invitation": secret}).status_code == 201
    with server.visitor({"X-Invitation": secret}) as late:
        assert late.get(path).status_code == 403


def test_the_lobby_shows_such_a_table_while_one_can_sit_down(server: Server) -> None:
    table, _ = open_table(server, seats=["me", "open"], public=True, **GAMES)
    path = f"/api/tables/{table['id']}"

    def listed(http: httpx.Client) -> bool:
        return table["id"] in {one["id"] for one in http.get("/api/lobby").json()["tables"]}

    with server.http() as stranger, server.http() as another:
        assert listed(stranger) and stranger.get(path).status_code == 200
        assert stranger.get(f"{path}/chat").status_code == 403
        assert another.post(f"{path}/sit", json={}).status_code == 201
        assert not listed(stranger) and stranger.get(path).status_code == 403
