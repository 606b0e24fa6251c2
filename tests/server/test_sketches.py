"""A table as text: with the eyes of whoever asks, at a table, in a replay, in a scenario."""

from collections.abc import Iterator

import pytest

from tafelrunde import make_bot, new_table
from tafelrunde.kernel import registry
from tafelrunde.scenarios import library

from .running import Server, open_table, running_server

FUERSTEN = registry.game("fuersten")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("sketches")) as running:
        yield running


def test_a_seat_gets_its_own_view_drawn_and_nobody_elses(server: Server) -> None:
    table, token = open_table(server, game="karthedis", mode="classic", seats=["me", "bot:greedy"])
    game = registry.game("karthedis")
    with server.http(token) as own, server.http() as stranger:
        view = own.get(f"/api/tables/{table['id']}/view").json()["view"]
        text = own.get(f"/api/tables/{table['id']}/sketch").json()["text"]
        assert text == {language: game.words.sketch(view, language, False) for language in ("de", "en")}
        assert view["players"][0]["hand"]

        seen = stranger.get(f"/api/tables/{table['id']}/view").json()["view"]
        assert stranger.get(f"/api/tables/{table['id']}/sketch").json()["text"]["en"] == game.words.sketch(
            seen, "en", False
        )
        assert stranger.get(f"/api/tables/{table['id']}/sketch?seat=p1").status_code == 403
        assert own.get(f"/api/tables/{table['id']}/sketch?seat=p2").status_code == 403


def test_where_nobody_may_watch_nothing_is_drawn(server: Server) -> None:
    table, _ = open_table(server, game="fuersten", seats=["me", "bot:greedy"], spectators=False)
    with server.http() as stranger:
        assert stranger.get(f"/api/tables/{table['id']}/sketch").status_code == 403


def test_moments_of_a_finished_game(server: Server) -> None:
    table = new_table("fuersten", "intro", seed=3)
    table.drive([make_bot("greedy", table.game, seat) for seat in (0, 1)])
    with server.http() as http:
        id = http.post("/api/records", json={"record": table.record().text()}).json()["table"]["id"]
        for number in (0, 40):
            view = http.get(f"/api/tables/{id}/replay/{number}?seat=red").json()["view"]
            text = http.get(f"/api/tables/{id}/replay/{number}/sketch?seat=red").json()["text"]
            assert text["de"] == FUERSTEN.words.sketch(view, "de", False)
        assert http.get(f"/api/tables/{id}/replay/99999/sketch").status_code == 404


def test_steps_of_a_scenario(server: Server) -> None:
    scenario = sorted((library() / "fuersten").rglob("*.toml"))[0].stem
    with server.http() as http:
        shown = http.post(f"/api/scenarios/fuersten/{scenario}/play", json={"step": 0}).json()
        text = http.post(f"/api/scenarios/fuersten/{scenario}/sketch", json={"step": 0}).json()["text"]
        assert text["en"] == FUERSTEN.words.sketch(shown["view"], "en", False)
        assert http.post(f"/api/scenarios/fuersten/{scenario}/sketch", json={"step": 999}).status_code == 404
