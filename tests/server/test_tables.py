"""Tables at a real server: what can be played, who sees what, chat, deleting."""

import re
import sqlite3

import pytest

from .playing import play_on, run, two_players
from .running import ROOT, Player, open_table


def test_games_list_modes_options_and_bots(server):
    with server.http() as http:
        games = {game["id"]: game for game in http.get("/api/games").json()["games"]}
    assert [mode["id"] for mode in games["fuersten"]["modes"]] == ["intro", "gold", "wirren", "fortschritt", "duell"]
    free = next(mode for mode in games["karthedis"]["modes"] if mode["id"] == "deckbau")
    assert (free["fewest"], free["most"]) == (2, 36)
    options = {option["id"]: option for option in free["options"]}
    assert options["deck"]["by_seat"] and not options["victory"]["by_seat"]
    assert "greedy" in games["karthedis"]["bots"]


def test_a_mode_is_told_for_any_number_of_seats(server):
    with server.http() as http:
        five = http.get("/api/games/karthedis/modes/draft", params={"seats": 5}).json()
        assert five["seats"] == ["p1", "p2", "p3", "p4", "p5"]
        leader = next(option for option in five["options"] if option["id"] == "leader")
        assert leader["values"] == ["random", *five["seats"]]
        refused = http.get("/api/games/karthedis/modes/draft", params={"seats": 40})
        assert refused.json()["reason"]["rules"] == ["KA-002", "KA-003"]
        assert http.get("/api/games/karthedis/modes/poker").status_code == 404


@pytest.mark.parametrize(("language", "words"), [("de", "2 bis 36 "), ("en", "2 to 36 ")])
def test_the_first_page_and_the_readme_say_for_how_many_a_game_is(server, language, words):
    with server.http() as http:
        modes = next(g for g in http.get("/api/games").json()["games"] if g["id"] == "karthedis")["modes"]
    assert {(mode["fewest"], mode["most"]) for mode in modes} == {(2, 36)}
    cover = ROOT / "web" / "src" / "games" / "karthedis" / "lang" / language / "cover.ftl"
    assert words in cover.read_text("utf-8") and "for 2 to 36 players" in (ROOT / "README.md").read_text("utf-8")


def test_who_opens_a_table_brings_something_to_each_own_seat(server):
    with server.http() as http:
        deck = http.post("/api/games/karthedis/suggest", json={"mode": "deckbau", "term": "deck"}).json()["value"]
        wish = {"game": "karthedis", "mode": "deckbau", "seats": ["open", "me", "me"], "brought": {"deck": deck}}
        opened = http.post("/api/tables", json=wish)
        assert opened.status_code == 201 and not any(deck[:12] in text for text in opened.json()["table"]["options"])
        assert http.post("/api/tables", json={**wish, "brought": {"hat": "red"}}).json()["error"] == "bad-option"
        # with lists for all seats but the first nothing else has to be brought there
        table, token = opened.json()["table"]["id"], opened.json()["token"]
    with server.http(token) as http:
        seated = http.post(f"/api/tables/{table}/sit", json={"seat": "p1", "options": {"deck": deck}})
        assert seated.json()["table"]["status"] == "running", seated.text


def test_two_people_see_the_same_table_each_from_their_side(server):
    async def play() -> None:
        red, blue, _ = await two_players(server)
        assert red.update["seat"] == "red" and blue.update["seat"] == "blue"
        assert red.update["seq"] == blue.update["seq"] == 1
        await play_on([red, blue], 30)
        assert red.update["seq"] == blue.update["seq"] == 31
        assert red.update["view"] != blue.update["view"]
        assert red.update["waiting_for"] == blue.update["waiting_for"]
        assert (red.update["choice"] is None) != (blue.update["choice"] is None)
        await red.close()
        await blue.close()

    run(play())


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "fuersten", "mode": "blitz"},
        {"game": "fuersten", "seats": ["me"]},
        {"game": "fuersten", "seats": ["me", "somebody"]},
        {"game": "fuersten", "seats": ["me", "bot:hal"]},
        {"game": "fuersten", "options": {"victory": "quick"}},
        {"game": "karthedis", "options": {"victory": "never"}},
        {"game": "karthedis", "mode": "deckbau", "seats": ["me", "bot:random"]},
        {"game": "fuersten", "clock": {"kind": "bank", "seconds": 0}},
        {"game": "fuersten", "clock": {"kind": "move", "seconds": 5, "increment": 5}},
        {"game": "fuersten", "on_timeout": "open"},
        {"game": "fuersten", "name": "a\nb"},
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(server, wish):
    with server.http() as http:
        answer = http.post("/api/tables", json=wish)
    assert answer.status_code == 422, answer.text
    message = answer.json()["message"]
    assert not message[0].islower() and re.search(r"\.( \[[A-Z\d, -]+\])?$", message) and "\n" not in message


def test_a_table_without_spectators_shows_itself_to_nobody_else(server):
    async def play() -> None:
        red, blue, table = await two_players(server, spectators=False)
        with server.http() as http:
            assert http.get(f"/api/tables/{table}/view").status_code == 403
        watcher = await Player(server.address, table, None).connect()
        assert (await watcher.until("error"))["error"] == "private"
        for player in (red, blue, watcher):
            await player.close()

    run(play())


def test_chat_reaches_everybody_but_those_who_do_not_want_it(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        watcher = await Player(server.address, table, None).connect()
        await watcher.until("update", seat=None)
        await red.send({"type": "chat", "text": "Guten  Abend!"})
        assert (await blue.until("chat"))["text"] == "Guten Abend!"
        assert (await watcher.until("chat"))["seat"] == "red"
        await watcher.send({"type": "chat", "text": "hello"})
        assert (await watcher.until("error"))["error"] == "not-your-seat"
        with server.http(blue.token) as http:
            assert http.post(f"/api/tables/{table}/mute", json={"seat": "red"}).json()["muted"] == ["red"]
        await red.send({"type": "chat", "text": "psst"})
        assert (await watcher.until("chat"))["text"] == "psst"
        await blue.send({"type": "ping"})
        assert (await blue.until("pong")) and not any(m.get("text") == "psst" for m in blue.others)
        with server.http(blue.token) as http:
            assert http.get(f"/api/tables/{table}/chat").json()["lines"] == []
            http.post(f"/api/tables/{table}/mute", json={"seat": "red", "on": False})
            assert len(http.get(f"/api/tables/{table}/chat").json()["lines"]) == 2
        for player in (red, blue, watcher):
            await player.close()

    run(play())


def test_deleting_is_for_the_owner_and_not_in_the_midst_of_others_game(server):
    async def play() -> None:
        red, blue, table = await two_players(server)
        with server.http(blue.token) as theirs, server.http(red.token) as mine:
            assert theirs.delete(f"/api/tables/{table}").status_code == 403
            assert mine.delete(f"/api/tables/{table}").json()["error"] == "running"
            await red.send({"type": "resign", "id": "enough"})
            await red.until("accepted")
            assert mine.delete(f"/api/tables/{table}").status_code == 204
            await blue.until("gone")
            assert mine.get(f"/api/tables/{table}").status_code == 404
        await red.close()
        await blue.close()

    run(play())


def test_nothing_is_kept_of_a_deleted_table(server):
    table, owner = open_table(server, game="fuersten", seats=["me", "me"])
    with server.http(owner) as http:
        assert http.delete(f"/api/tables/{table['id']}").status_code == 204
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        for kept in ("answers", "seats", "holders", "chat"):
            assert database.execute(f"select count(*) from {kept} where table_id = ?", (table["id"],)).fetchone() == (
                0,
            )
