"""The setting of a table is one value: it is kept, restored, sent, written down and carried on whole, and nobody at the
table hears of what is sealed under it. Played with a game that is brought from outside (`caravan`)."""

import json
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from .playing import run
from .running import Player, Server, open_table, running_server

AMBER = {"route": "amber", "chest": "open", "motto": "festina lente"}
NAMES = ["venice", "vienna", "danzig"]
THREE = ["me", "me", "me"]
SECRET = re.compile(r"ph(oe|ö|\\u00f6|%C3%B6)nix", re.IGNORECASE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("caravan"), module="tests.server.caravan") as running:
        yield running


def setting_of(table: dict[str, Any]) -> dict[str, Any]:
    told = {name: table[name] for name in ("game", "mode", "options", "rules_version", "follows_commitment")}
    return {**told, "seats": [seat["seat"] for seat in table["seats"]]}


def shown(server: Server, table: str, token: str | None = None) -> dict[str, Any]:
    with server.http(token) as http:
        return setting_of(http.get(f"/api/tables/{table}").json())


def play_to_the_end(server: Server, table: str, token: str) -> None:
    with server.http(token) as http:
        for number in range(99):
            seat = http.get(f"/api/tables/{table}/view").json()["waiting_for"]
            if not seat:
                return
            seen = http.get(f"/api/tables/{table}/view", params={"seat": seat[0]}).json()
            move = {"id": f"m{number}", "seq": seen["seq"], "move": seen["choice"]["options"][0], "seat": seat[0]}
            assert http.post(f"/api/tables/{table}/moves", json=move).status_code == 200


def test_a_setting_comes_through_everything_as_it_was(server: Server) -> None:
    opened, token = open_table(server, game="caravan", seats=THREE, options={**AMBER, "omen_vienna": "a red moon"})
    table, agreed = opened["id"], setting_of(opened)
    assert (agreed["seats"], agreed["options"]) == (NAMES, AMBER)  # what Vienna keeps to itself is nobody else's
    server.restart()
    assert shown(server, table) == agreed

    async def hello() -> dict[str, Any]:
        player = await Player(server.address, table, token, "danzig").connect()
        told: dict[str, Any] = (await player.until("table"))["table"]
        await player.close()
        return told

    assert setting_of(run(hello())) == agreed
    play_to_the_end(server, table, token)
    server.restart()
    with server.http(token) as http:
        record = http.get(f"/api/tables/{table}/record").text
        assert '[Seats "venice vienna danzig"]' in record and "a red moon" in record
        uploaded = http.post("/api/records", json={"record": record}).json()["table"]
        assert setting_of(uploaded) == agreed
        again = http.post(f"/api/tables/{table}/rematch").json()
    following = setting_of(again["table"])
    assert again["table"]["follows"] == table
    assert following == {**agreed, "follows_commitment": opened["commitment"]}
    play_to_the_end(server, again["table"]["id"], again["token"])
    with server.http() as http:
        record = http.get(f"/api/tables/{again['table']['id']}/record").text
        uploaded = http.post("/api/records", json={"record": record}).json()["table"]["id"]
    server.restart()
    assert shown(server, again["table"]["id"]) == following
    assert shown(server, uploaded) == following


def test_options_that_nobody_mentions_are_part_of_it(server: Server) -> None:
    opened, token = open_table(server, game="caravan", seats=["me", "open"])
    assert opened["options"] == {"route": "silk", "chest": "sealed", "motto": "none"}
    with server.http(token) as http:
        begun = http.post(f"/api/tables/{opened['id']}/sit", json={"seat": "xian"}).json()["table"]
        assert begun["status"] == "running"
    assert shown(server, opened["id"])["options"] == opened["options"]
    five, _ = open_table(server, game="karthedis", seats=["me"] * 5)
    assert setting_of(five)["seats"] == ["p1", "p2", "p3", "p4", "p5"]
    assert five["options"] == {"victory": "distinct 3 or same 2", "leader": "random"}
    free, _ = open_table(server, game="karthedis", mode="deckbau", seats=["me", "open"])
    assert free["options"] == {"victory": "distinct 3 or same 2", "leader": "random", "deck_copies": "1"}


@pytest.mark.parametrize("seats", [THREE, ["me", "open", "me"]], ids=["begun", "open"])
def test_tables_of_versions_that_kept_less_are_restored_whole(server: Server, seats: list[str]) -> None:
    opened, _ = open_table(server, game="caravan", seats=seats, options={"route": "amber"})
    server.kill()
    with sqlite3.connect(server.folder / "tables.sqlite") as database:
        agreed = json.loads(database.execute("select agreed from tables where id = ?", [opened["id"]]).fetchone()[0])
        kept = {name: agreed[name] for name in ("clock", "on_timeout", "spectators", "chat", "follows")}
        less = json.dumps({**kept, "options": {"route": "amber"}})
        database.execute("update tables set agreed = ? where id = ?", [less, opened["id"]])
    server.start()
    assert shown(server, opened["id"]) == setting_of(opened)
    assert setting_of(opened)["options"] == {"route": "amber", "chest": "sealed", "motto": "none"}


def everything_told(server: Server, table: str, token: str, about: str) -> dict[str, str]:
    """All that somebody at a table can ask for: what there is, what is seen, why not, and what is refused."""
    path = f"/api/tables/{table}"
    with server.http(token) as http:
        told = {
            where: http.get(where).text
            for base in (path, "/api/games/caravan")
            for where in [f"{base}/{what}" for what in ("catalogue", "rules", "guide", "messages/de", "messages/en")]
        }
        told |= {where: http.get(f"{path}{where}").text for where in ("", "/view?seat=venice", "/sketch?seat=venice")}
        said = {"seat": "venice", "move": f"play {about}"}
        told["why-not"] = http.post(f"{path}/why-not", json=said).text
        told["move"] = http.post(f"{path}/moves", json={**said, "id": "x", "seq": 1}).text
        return told


def test_a_card_without_a_printed_name_is_called_what_the_words_say(server: Server) -> None:
    with server.http() as http:
        cards = {card["id"]: card for card in http.get("/api/games/caravan/catalogue").json()["cards"]}
    assert cards["lantern"]["name"] == {"de": "Laterne", "en": "Lan\u00adtern"}  # only the English one is given
    assert cards["lantern"]["short"] == cards["lantern"]["name"]
    assert cards["camel"]["name"] == {"de": "Kamel", "en": "Camel"}
    assert cards["camel"]["short"] == {"de": "Tier", "en": "Camel"}


def test_nobody_at_a_table_hears_of_what_is_sealed_there(server: Server) -> None:
    opened, token = open_table(server, game="caravan", seats=THREE, options={"route": "amber"})
    near = everything_told(server, opened["id"], token, "phoeni")
    assert {where: text for where, text in near.items() if SECRET.search(text)} == {}
    assert "played-already" in near["/api/games/caravan/messages/en"] and all(
        "C-1" in near[f"/api/games/caravan/{what}"] for what in ("rules", "guide")
    )
    # the very word is answered as any other that does not exist
    known, made_up = (everything_told(server, opened["id"], token, word) for word in ("phoenix", "phoonox"))
    assert {where: text.replace("phoenix", "phoonox") for where, text in known.items()} == made_up
    assert "unknown-word" in known["why-not"]

    async def socket() -> list[str]:
        player = await Player(server.address, opened["id"], token, "venice").connect()
        await player.until("update")
        for move in ("play phoeni", "play camel"):
            await player.move(move)
        await player.close()
        return player.received

    assert not [text for text in run(socket()) if SECRET.search(text)]


def test_at_a_table_where_it_is_open_it_is_shown(server: Server) -> None:
    opened, token = open_table(server, game="caravan", seats=THREE, options=AMBER)
    told = everything_told(server, opened["id"], token, "phoeni")
    named = {where for where, text in told.items() if SECRET.search(text)}
    path = f"/api/tables/{opened['id']}"
    own = {f"{path}/{what}" for what in ("catalogue", "rules", "guide", "messages/de", "messages/en")}
    assert named == {*own, "/view?seat=venice", "/sketch?seat=venice", "why-not", "move"}


def test_what_no_setting_changes_is_the_same_document(server: Server) -> None:
    opened, _ = open_table(server, game="karthedis", seats=THREE, options={"victory": "same 3"})
    with server.http() as http:
        for what in ("catalogue", "rules", "guide", "messages/de"):
            own, everybodys = http.get(f"/api/tables/{opened['id']}/{what}"), http.get(f"/api/games/karthedis/{what}")
            assert own.headers["etag"] == everybodys.headers["etag"] and own.content == everybodys.content
        assert http.get("/api/tables/nowhere/catalogue").status_code == 404
