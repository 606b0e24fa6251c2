"""Looking back at finished games: who may, who goes first, what is kept, what is refused."""

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tafelrunde import make_bot, new_table
from tafelrunde.bots.mistakes import Moment, Task
from tafelrunde.server.config import Config
from tafelrunde.server.thinkers import Thinkers

from .limits import from_address
from .playing import run
from .running import Server, open_table, running_server, sit
from .test_thinking import asked, deliberate, noted, position  # noqa: F401  `deliberate` is a fixture


def blundered(seed: str = "planted") -> tuple[Any, int, str]:
    """A game of good players, but one of them could build a settlement once and ended the turn: the table, after how
    many answers that was, and which seat it was."""
    table = new_table("fuersten", "intro", seed)
    bots = [make_bot("greedy", table.game, seat) for seat in (1, 2)]
    while True:
        choice = table.choice
        if any(option.text.startswith("build settlement") for option in choice.options):
            planted, seat = len(table.answers), table.seats[choice.seat]
            table.choose(next(option for option in choice.options if option.text.startswith("end")), choice.seat)
            break
        table.drive(bots, 1)
    table.drive(bots)
    return table, planted, seat


def uploaded(http: httpx.Client, table: Any) -> str:
    answer = http.post("/api/records", json={"record": table.record().text()})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['table']['id']}"


def looked_back(http: httpx.Client, path: str, seconds: float = 400.0) -> dict[str, Any]:
    found = http.post(f"{path}/analysis")
    until = time.monotonic() + seconds
    while found.json()["state"] != "done" and time.monotonic() < until:
        time.sleep(0.1)
        found = http.get(f"{path}/analysis")
        assert found.status_code == 200, found.text
    assert found.json()["state"] == "done", found.text
    return dict(found.json())


@pytest.mark.long
def test_a_planted_blunder_is_found_kept_and_can_be_played_from(tmp_path: Path):
    table, planted, seat = blundered()
    with running_server(tmp_path) as server, server.http() as http:
        path = uploaded(http, table)
        assert http.get(f"{path}/analysis").json()["state"] == "none"
        first = http.post(f"{path}/analysis").json()
        assert first["state"] == "running" and first["done"] < first["of"]
        assert http.post(f"{path}/analysis").json()["state"] == "running"  # who comes second joins
        found = looked_back(http, path)
        worst = max(found["mistakes"], key=lambda mistake: mistake["lost"])
        assert (worst["answer"], worst["seat"]) == (planted, seat) and worst["low"] > 0.02
        assert worst["low"] < worst["lost"] < worst["high"] and worst["better"] != worst["chosen"]
        for name in table.seats:
            assert len([one for one in found["mistakes"] if one["seat"] == name]) <= 3
        answers = [point["answer"] for point in found["chances"]]
        assert answers == sorted(answers) and answers[-1] == len(table.answers)
        assert all(abs(sum(point["chances"].values()) - 1) < 0.001 for point in found["chances"])
        winner = table.seats[table.result.winners[0]]
        assert found["chances"][-1]["chances"][winner] == 1

        # from there on: the better move, then any, to the end
        moves = [worst["better"]]
        played = http.post(f"{path}/replay/{planted}/play", json={"seat": seat, "moves": moves}).json()
        assert played["refused"] is None and played["events"] and played["bot"] == "greedy"
        assert played["seat"] == seat

        server.kill()  # what was found is kept
        server.start()
        assert http.post(f"{path}/analysis").json() == found


def test_playing_on_from_a_moment(server: Server):
    table, planted, seat = blundered()
    with server.http() as http:
        path = uploaded(http, table)
        play = f"{path}/replay/{planted}/play"
        start = http.post(play, json={"seat": seat}).json()
        before = http.get(f"{path}/replay/{planted}", params={"seat": seat}).json()
        assert start["view"] == before["view"] and start["events"] == [] and start["over"] is None
        assert any(option.startswith("build settlement") for option in start["choice"]["options"])

        build = next(option for option in start["choice"]["options"] if option.startswith("build settlement"))
        drawn = http.post(f"{play}/sketch", json={"seat": seat, "moves": [build]}).json()["text"]
        as_it_was = http.get(f"{path}/replay/{planted}/sketch", params={"seat": seat}).json()["text"]
        assert http.post(f"{play}/sketch", json={"seat": seat}).json()["text"] == as_it_was and drawn != as_it_was

        refused = http.post(play, json={"seat": seat, "moves": ["fly to the moon"]}).json()
        assert refused["refused"] is not None and refused["view"] == start["view"]
        wrong = http.post(play, json={"seat": seat, "moves": ["fly to the moon", "end turn"]})
        assert wrong.status_code == 422 and wrong.json()["error"] == "refused"
        assert http.post(play, json={"seat": "green"}).status_code in (404, 422)
        assert http.post(f"{path}/replay/99999/play", json={"seat": seat}).status_code == 404

        rng, moves, step = random.Random(5), list[str](), start
        while step["over"] is None and len(moves) < 400:
            options = step["choice"]["options"]
            moves.append(rng.choice([o for o in options if not o.startswith("demolish")] or options))
            step = http.post(play, json={"seat": seat, "moves": moves}).json()
            assert step["refused"] is None, step["refused"]
            assert step["over"] is not None or step["choice"] is not None
        assert step["over"] is not None
        again = http.post(play, json={"seat": seat, "moves": moves}).json()
        assert again == step  # the same request, the same answer
        other = http.post(play, json={"seat": seat, "moves": moves[:6], "seed": 7}).json()
        same = http.post(play, json={"seat": seat, "moves": moves[:6]}).json()
        assert other != same  # other luck


def test_luck_agrees_with_the_record(server: Server):
    table, *_ = blundered()
    lines = [str(line) for line in table.record().lines]
    with server.http() as http:
        path = uploaded(http, table)
        luck = http.get(f"{path}/luck").json()
        for die in luck["dice"]:
            thrown = [line.rpartition(": ")[2] for line in lines if line.startswith(f"* {die['id']}:")]
            assert {face["face"]: face["thrown"] for face in die["faces"] if face["thrown"]} == {
                face: thrown.count(face) for face in thrown
            }
            assert sum(face["expected"] for face in die["faces"]) == pytest.approx(len(thrown), abs=0.05)
        gained = next(count for count in luck["counts"] if count["id"] == "gained")["turns"]
        told = [event.seen_by(None) for event in table.events if event.kind.name == "gained"]
        for number, name in enumerate(table.seats):
            assert gained[-1]["points"][name] == sum(event["amount"] for event in told if event["seat"] == number)
        assert gained[-1]["answer"] == len(lines)


def test_only_finished_games_and_only_for_those_who_may_look(server: Server):
    table, owner = open_table(server, game="fuersten", seats=["me", "open"], spectators=False)
    other = sit(server, table["id"], owner)
    path = f"/api/tables/{table['id']}"
    with server.http(owner) as mine, server.http(other) as theirs, server.http() as stranger:
        running = mine.post(f"{path}/analysis")
        assert (running.status_code, running.json()["error"]) == (409, "not-over")
        assert mine.get(f"{path}/luck").json()["error"] == "not-over"
        assert mine.post(f"{path}/replay/1/play", json={"seat": "red"}).json()["error"] == "not-over"
        theirs.post(f"{path}/resign", json={"id": "x"})
        for method, rest, body in (
            ("POST", "analysis", None),
            ("GET", "analysis", None),
            ("GET", "luck", None),
            ("POST", "replay/1/play", {"seat": "red"}),
        ):
            assert stranger.request(method, f"{path}/{rest}", json=body).json()["error"] == "private"
            assert theirs.request(method, f"{path}/{rest}", json=body).status_code == 200
        assert looked_back(theirs, path)["mistakes"] == []


def test_how_much_one_may_ask_for(tmp_path: Path):
    short, shorter = (new_table("fuersten", "intro", "short") for _ in range(2))
    for table, answers in ((short, 60), (shorter, 12)):
        table.drive([make_bot("greedy", table.game, seat) for seat in (1, 2)], answers)
    with (
        running_server(tmp_path, analyses_per_address="2", analyses="1") as server,
        from_address(server, "198.51.100.1") as one,
        from_address(server, "198.51.100.2") as two,
    ):
        paths = [uploaded(one, table) for table in (short, shorter, shorter)]
        assert one.post(f"{paths[0]}/analysis").json()["state"] == "running"
        busy = two.post(f"{paths[1]}/analysis")  # one at a time here
        assert (busy.status_code, busy.json()["error"]) == (503, "no-analysis") and "Retry-After" in busy.headers
        looked_back(one, paths[0])
        looked_back(one, paths[1])
        over = one.post(f"{paths[2]}/analysis")
        assert (over.status_code, over.json()["error"]) == (429, "too-many")
        assert one.post(f"{paths[0]}/analysis").json()["state"] == "done"  # what is known costs nothing
        looked_back(two, paths[2])


def test_a_game_of_rules_that_are_gone_is_refused_in_words(server: Server):
    table = new_table("fuersten", "intro", "gone")
    table.drive([make_bot("greedy", table.game, seat) for seat in (1, 2)], 60)
    text = table.record().text().replace('[Rules "1"]', '[Rules "0"]').replace(": end turn", ": end turn at once", 1)
    with server.http() as http:
        path = f"/api/tables/{http.post('/api/records', json={'record': text}).json()['table']['id']}"
        for answer in (http.post(f"{path}/analysis"), http.get(f"{path}/analysis"), http.get(f"{path}/luck")):
            assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
            assert "played with version 0 of the rules" in answer.json()["message"]
        far = http.post(f"{path}/replay/{len(table.answers)}/play", json={"seat": "red"})
        assert (far.status_code, far.json()["error"]) == (409, "other-rules")
        assert http.post(f"{path}/replay/8/play", json={"seat": "red"}).status_code == 200


@pytest.mark.long
def test_with_several_workers_any_of_them_tells(tmp_path: Path, postgres_url: str):
    """One of them thinks, and whoever is asked knows how far it is; what is found is in PostgreSQL."""
    table, planted, seat = blundered()
    with running_server(
        tmp_path, database=postgres_url, workers="2", channels=postgres_url.replace("+asyncpg", "")
    ) as server:
        with server.http() as http:
            path = uploaded(http, table)
            assert http.post(f"{path}/analysis").json()["state"] == "running"
        until = time.monotonic() + 400
        while time.monotonic() < until:
            with server.http() as http:  # a new connection, which any worker may accept
                found = http.get(f"{path}/analysis").json()
            assert found["state"] != "none"
            if found["state"] == "done":
                break
            time.sleep(0.2)
        assert found["state"] == "done"
        worst = max(found["mistakes"], key=lambda mistake: mistake["lost"])
        assert (worst["answer"], worst["seat"]) == (planted, seat)
        assert server.log_text().count("analysis given up") == 0


def test_a_worker_that_is_gone_is_not_waited_for(tmp_path: Path):
    """As another worker would leave it: begun, and then nothing for a long time. Fresh, it is joined."""
    table, *_ = blundered()
    with running_server(tmp_path) as server, server.http() as http:
        path = uploaded(http, table)
        id = path.rpartition("/")[2]

        first = http.get(f"{path}/analysis").json() | {"state": "running"}

        def leave(at: int) -> None:
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None, timeout=20)) as connection:
                connection.execute("DELETE FROM analyses")
                found = json.dumps({**first, "done": 7})
                connection.execute("INSERT INTO analyses VALUES (?, ?, 1, 0, ?)", (id, at, found))

        leave(int(1000 * time.time()))
        for answer in (http.get(f"{path}/analysis"), http.post(f"{path}/analysis")):
            assert (answer.json()["state"], answer.json()["done"]) == ("running", 7)
        leave(int(1000 * time.time()) - 60_000)
        assert http.get(f"{path}/analysis").json()["state"] == "none"
        assert http.post(f"{path}/analysis").json()["done"] < 7


def test_who_asks_for_advice_goes_before_those_who_look_back(deliberate: Path):  # noqa: F811
    """The process has one question of a look back at hand, and three more wait: advice comes after the first."""

    async def play() -> None:
        thinkers = Thinkers(Config())
        ready: list[str] = []

        async def note(name: str, work: Any) -> None:
            await work
            ready.append(name)

        def look_back(number: int) -> Any:
            task = Task(Moment(number, 0, "chosen"), 20, "", "seed")
            return asyncio.create_task(note("back", thinkers.look_back(position(), task, f"game {number}")))

        backs = [look_back(0)]
        await noted(deliberate, 1)
        backs += [look_back(number) for number in (1, 2, 3)]
        await asyncio.sleep(0.05)
        hint = asyncio.create_task(note("hint", thinkers.advise(position(), 5, 1, "a table/0", "address")))
        await asyncio.gather(hint, *backs)
        assert ready.index("hint") == 1 and len(asked(deliberate)) == 5
        await thinkers.close()

    run(play())
