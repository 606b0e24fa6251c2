"""Games that were played to their end, on a server whose rules have changed since: they can be seen and verified."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from .running import ROOT, Server, open_table, running_server

SEATS = (None, "red", "blue")


class Played(NamedTuple):
    """A game to its end, as the server told it that played it."""

    server: Server
    path: str
    info: dict[str, Any]
    record: str
    indexes: dict[str | None, dict[str, Any]]
    chart: dict[str, Any]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with running_server(tmp_path_factory.mktemp("played")) as server:
        table, _ = open_table(server, game="fuersten", mode="intro", seats=["bot:greedy", "bot:random"])
        path = f"/api/tables/{table['id']}"
        until = time.monotonic() + 60
        with server.http() as http:
            while (info := http.get(path).json())["status"] != "over":
                assert time.monotonic() < until
                time.sleep(0.1)
            indexes = {seat: index(http, path, seat) for seat in SEATS}
            yield Played(server, path, info, http.get(f"{path}/record").text, indexes, http.get(f"{path}/chart").json())


def index(http: httpx.Client, path: str, seat: str | None) -> dict[str, Any]:
    answer = http.get(f"{path}/replay", params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def step(http: httpx.Client, path: str, number: int) -> dict[str, Any]:
    answer = http.get(f"{path}/replay/{number}", params={"seat": "red"})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def upgrade(server: Server, change: str) -> None:
    server.stop()
    server.module = "tests.server.changed"
    server.start({"CHANGED": change})


def verified(tmp_path: Path, record: str, change: str) -> tuple[int, str]:
    """What `record verify` says to it in a program with other rules."""
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-m", "tests.server.changed", "record", "verify", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "CHANGED": change}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout


def told_as_before(http: httpx.Client, game: Played) -> dict[str, Any]:
    """Checks all that does not depend on the rules, and returns what the replay says about them."""
    assert http.get(game.path).json() == game.info
    assert http.get(f"{game.path}/record").text == game.record
    for seat, before in game.indexes.items():
        now = index(http, game.path, seat)
        assert now["events"] == before["events"] and now["of"] == before["of"]
        assert [answer["line"] for answer in now["answers"]] == [answer["line"] for answer in before["answers"]]
        views = now["other_rules"]["views"]
        assert now["answers"][: max(0, views - 1)] == before["answers"][: max(0, views - 1)]
        told = [now["begun"], *(answer["events"] for answer in now["answers"])]
        assert told == sorted(told) and told[-1] == len(now["events"])
    other: dict[str, Any] = now["other_rules"]
    assert (other["played"], other["here"]) == ("1", "99")
    assert "99" in other["text"]["de"] and "99" in other["text"]["en"]
    last = step(http, game.path, now["of"])
    assert last["view"] is None and last["waiting_for"] == [] and last["line"] is None
    assert last["other_rules"] == other
    assert last["events"] == game.indexes["red"]["events"][last["events_from"] :]
    sketch = http.get(f"{game.path}/replay/{now['of']}/sketch")
    assert (sketch.status_code, sketch.json()["error"]) == (409, "other-rules")
    return other


def chart(http: httpx.Client, game: Played, views: int) -> list[dict[str, Any]]:
    found = http.get(f"{game.path}/chart").json()
    assert found["other_rules"]["views"] == views and found["measure"] == game.chart["measure"]
    turns: list[dict[str, Any]] = found["turns"]
    whole = [turn for turn in game.chart["turns"] if turn["answer"] < views]
    assert turns[: len(whole)] == whole and len(turns) <= len(whole) + 1
    return turns


def test_where_the_present_rules_end_otherwise_all_but_the_end_can_be_seen(played: Played, tmp_path: Path) -> None:
    upgrade(played.server, "rules")
    with played.server.http() as http:
        other = told_as_before(http, played)
        of = played.indexes[None]["of"]
        assert other["views"] == of
        for number in range(0, of, 29):
            assert step(http, played.path, number)["view"]["target"] == 9
        turns = chart(http, played, of)
        assert len(turns) == len(played.chart["turns"]) and turns[-1]["answer"] == of - 1
        uploaded = http.post("/api/records", json={"record": played.record})
        assert uploaded.status_code == 201 and uploaded.json()["table"]["rules_version"] == "1"
        path = f"/api/tables/{uploaded.json()['table']['id']}"
        assert index(http, path, None)["other_rules"] == other
        assert http.get(f"{path}/record").text == played.record
    code, said = verified(tmp_path, played.record, "rules")
    assert code == 3
    assert said.startswith(
        f"Played with rules version 1; these are version 99. The record is complete: {of} answers.\n"
    )
    assert "The seed fits the commitment in the record" in said
    assert "Version 99 ends otherwise: it announces the result" in said and "but its answers lead to '*'" in said


def test_where_the_present_rules_refuse_an_answer_the_rest_is_told(played: Played, tmp_path: Path) -> None:
    upgrade(played.server, "dearer")
    with played.server.http() as http:
        other = told_as_before(http, played)
        of = played.indexes[None]["of"]
        assert 0 < other["views"] < of
        before = step(http, played.path, other["views"] - 1)
        assert before["view"] is not None and "build road" in before["line"]
        assert step(http, played.path, other["views"])["view"] is None
        assert chart(http, played, other["views"])
        uploaded = http.post("/api/records", json={"record": played.record}).json()["table"]
        again = index(http, f"/api/tables/{uploaded['id']}", "red")
        assert again["other_rules"] == other and again["of"] == of
        # nobody has kept what was told at the table where it was played
        assert again["events"] == played.indexes["red"]["events"][: len(again["events"])]
        assert len(again["events"]) < len(played.indexes["red"]["events"])
    code, said = verified(tmp_path, played.record, "dearer")
    line = played.record.splitlines().index("") + 2 + other["views"] - 1
    assert code == 3 and f"Line {line} cannot be played by version 99: build road" in said
    assert "shuffles, throws and draws before that are those of the seed." in said


def test_where_the_cards_are_gone_there_is_the_story(played: Played, tmp_path: Path) -> None:
    upgrade(played.server, "cards")
    with played.server.http() as http:
        assert told_as_before(http, played)["views"] == 0
        assert chart(http, played, 0) == []
        live = http.get(f"{played.path}/view")
        assert (live.status_code, live.json()["error"]) == (409, "other-rules")
        uploaded = http.post("/api/records", json={"record": played.record})
        assert (uploaded.status_code, uploaded.json()["error"]) == (422, "bad-record")
        assert "other card data" in uploaded.json()["message"]
    code, said = verified(tmp_path, played.record, "cards")
    assert code == 3 and "It cannot be begun by version 99: the record was played with other card data" in said


def test_where_the_present_rules_play_the_same_everything_can_be_seen(played: Played, tmp_path: Path) -> None:
    upgrade(played.server, "version")
    with played.server.http() as http:
        assert http.get(played.path).json() == played.info
        for seat, before in played.indexes.items():
            assert index(http, played.path, seat) == before
        assert http.get(f"{played.path}/chart").json() == played.chart
    code, said = verified(tmp_path, played.record, "version")
    assert code == 0 and said.startswith("Played with rules version 1; these are version 99.")


def test_with_the_rules_of_before_everything_is_as_it_was(played: Played, tmp_path: Path) -> None:
    upgrade(played.server, "")
    with played.server.http() as http:
        for seat, before in played.indexes.items():
            assert index(http, played.path, seat) == before
        assert before["other_rules"] is None
        assert http.get(f"{played.path}/chart").json() == played.chart
    assert verified(tmp_path, played.record, "")[0] == 0
