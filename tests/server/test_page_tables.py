"""What a page shows of tables besides the game: hints, replays to leaf through, charts."""

import random
import time
from typing import Any

import pytest

from tafelrunde import Choice, make_bot, new_table
from tafelrunde.bots import advise
from tafelrunde.kernel import Question, registry

from .playing import play_on, run, two_players
from .running import Player, Server, open_table, running_server, sit

FUERSTEN, KARTHEDIS = ("fuersten", "duell", 2), ("karthedis", "classic", 4)


def played(game: str, mode: str, seats: int) -> Any:
    table = new_table(game, mode, seed=11, seats=seats)
    table.drive([make_bot("greedy", table.game, seed) for seed in range(seats)])
    return table


def uploaded(server: Server, table: Any) -> str:
    with server.http() as http:
        answer = http.post("/api/records", json={"record": table.record().text()})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])


@pytest.fixture(scope="module", params=[FUERSTEN, KARTHEDIS], ids=["fuersten", "karthedis"])
def finished(request: pytest.FixtureRequest, server: Server) -> tuple[Any, str]:
    """A finished game and the replay of it."""
    table = played(*request.param)
    assert table.over
    return table, uploaded(server, table)


# hints


def advised(update: dict[str, Any]) -> list[tuple[str, float]]:
    """What the bot says to an update that a seat of Fürsten was sent."""
    game, asked = registry.game("fuersten"), update["choice"]
    options = [game.grammar.parse(text) for text in asked["options"]]
    seat = game.modes["intro"].seats.index(update["seat"])
    choice = Choice(seat, Question(asked["prompt"]), options, asked["about"])
    best = advise(game, update["view"], choice, 5, None)
    return [(one.move, one.score) for one in best]


def test_a_hint_is_what_the_bot_would_do(server):
    table, owner = open_table(server, game="fuersten", mode="intro", seats=["me", "bot:random"])
    path = f"/api/tables/{table['id']}"
    rng = random.Random(2)
    seen = number = 0
    until = time.monotonic() + 60  # the bot takes its time, more of it on a busy machine
    with server.http(owner) as http:
        while seen < 6:
            assert time.monotonic() < until, f"only {seen} questions with more than one answer"
            update = http.get(f"{path}/view").json()
            if update["choice"] is None:
                time.sleep(0.02)
                continue
            number += 1
            options = update["choice"]["options"]
            hint = http.post(f"{path}/hint", json={"milliseconds": 0}).json()
            assert (hint["type"], hint["bot"], hint["seq"]) == ("hint", "hard", update["seq"])
            moves = [option["move"] for option in hint["options"]]
            scores = [option["score"] for option in hint["options"]]
            assert len(moves) == min(5, len(options)) and set(moves) <= set(options) and len(set(moves)) == len(moves)
            assert scores[0] == 1.0 and scores == sorted(scores, reverse=True) and scores[-1] >= 0.0
            # the very same from nothing but what this seat was shown
            assert list(zip(moves, scores, strict=True)) == advised(update)
            seen += len(moves) > 1
            move = {"id": str(number), "seq": update["seq"], "move": rng.choice(moves)}
            assert http.post(f"{path}/moves", json=move).status_code == 200


def test_a_hint_is_for_the_seat_that_is_asked_and_for_nobody_else(server):
    table, owner = open_table(server, game="fuersten", seats=["me", "open"], hints=True)
    path = f"/api/tables/{table['id']}/hint"
    with server.http(owner) as http:
        early = http.post(path, json={})
        assert (early.status_code, early.json()["error"]) == (409, "not-begun")
    tokens = {"red": owner, "blue": sit(server, table["id"], owner)}
    with server.http() as http:
        asked = http.get(f"/api/tables/{table['id']}/view").json()["waiting_for"]
        assert http.post(path, json={}).status_code == 403
        assert http.post(path, json={"seat": asked[0]}).status_code == 403
    for seat, token in tokens.items():
        with server.http(token) as http:
            answer = http.post(path, json={"seat": seat})
            assert answer.status_code == (200 if seat in asked else 409), answer.text
            if seat not in asked:
                assert answer.json()["error"] == "not-asked"
            other = "blue" if seat == "red" else "red"
            assert http.post(path, json={"seat": other}).status_code == 403
            assert http.post(path, json={"seat": "green"}).status_code in (404, 422)
    with server.http(owner) as http:
        http.post(f"/api/tables/{table['id']}/resign", json={"id": "x"})
        assert http.post(path, json={}).json()["error"] == "not-asked"


def test_a_hint_over_the_socket(server):
    async def ask() -> None:
        red, blue, id = await two_players(server, hints=True)
        await play_on([red, blue], 6)
        mover, waiting = (red, blue) if red.options else (blue, red)
        await mover.send({"type": "hint"})
        hint = await mover.until("hint")
        assert hint["bot"] == "hard" and hint["seq"] == mover.update["seq"]
        assert {option["move"] for option in hint["options"]} <= set(mover.options)
        await waiting.send({"type": "hint"})
        assert (await waiting.until("error"))["error"] == "not-asked"
        watching = await Player(server.address, id, None).connect()
        await watching.until("update")
        await watching.send({"type": "hint"})
        assert (await watching.until("error"))["error"] == "not-your-seat"
        for player in (red, blue, watching):
            await player.close()

    run(ask())


def test_hints_count_against_the_limit_of_messages(tmp_path):
    async def flood(running: Server) -> None:
        table, owner = open_table(running, game="fuersten", seats=["me", "me"])
        player = await Player(running.address, table["id"], owner, "red").connect()
        await player.until("update")
        for _ in range(20):
            await player.send({"type": "hint"})
        assert (await player.until("error", error="too-many"))["error"] == "too-many"

    with running_server(tmp_path, messages_burst="10", messages_per_second="0") as running:
        run(flood(running))


# replays


def test_an_index_links_answers_and_events(server, finished):
    table, id = finished
    with server.http() as http:
        for seat in (None, table.seats[0], table.seats[-1]):
            params = {} if seat is None else {"seat": seat}
            index = http.get(f"/api/tables/{id}/replay", params=params).json()
            assert index["of"] == len(index["answers"]) == len(table.answers) and index["seat"] == seat
            assert [answer["line"] for answer in index["answers"]] == [str(line) for line in table.record().lines]
            assert len(index["events"]) == len(table.events) == index["answers"][-1]["events"]
            assert [event["kind"] for event in index["events"]] == [event.kind.name for event in table.events]
            turns = [answer["turn"] for answer in index["answers"]]
            assert turns == sorted(turns)
            for number in range(1, index["of"] + 1, 37):
                step = http.get(f"/api/tables/{id}/replay/{number}", params=params).json()
                before = index["answers"][number - 2]["events"] if number > 1 else index["begun"]
                after = index["answers"][number - 1]["events"]
                assert step["events_from"] == before and step["events"] == index["events"][before:after]
                assert step["turn"] == turns[number - 1]
                assert step["line"] == (index["answers"][number]["line"] if number < index["of"] else None)
        secret = http.get(f"/api/tables/{id}/replay").json()["events"]
        assert secret == [_json(event) for event in table.told(None)]
        own = http.get(f"/api/tables/{id}/replay", params={"seat": table.seats[0]}).json()["events"]
        assert own == [_json(event) for event in table.told(0)] and own != secret
        assert http.get(f"/api/tables/{id}/replay", params={"seat": "green"}).status_code in (404, 422)


def _json(event: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in event.items()}


def test_any_answer_of_a_replay_is_quickly_there(server, finished):
    """In any order, and twice the same: what a scrubber does."""
    _, id = finished
    rng = random.Random(3)
    with server.http() as http:
        of = http.get(f"/api/tables/{id}/replay/0").json()["of"]
        last = http.get(f"/api/tables/{id}/replay/{of}").json()
        assert last["waiting_for"] == [] and last["line"] is None
        took = []
        for number in [rng.randrange(of + 1) for _ in range(60)]:
            begun = time.perf_counter()
            step = http.get(f"/api/tables/{id}/replay/{number}").json()
            took.append(time.perf_counter() - begun)
            assert step["answers"] == number
        assert http.get(f"/api/tables/{id}/replay/{number}").json() == step
        assert sorted(took)[len(took) // 2] < 0.05, sorted(took)
        assert http.get(f"/api/tables/{id}/replay/{of + 1}").status_code == 404


# charts


def test_a_chart_counts_turn_by_turn(server, finished):
    table, id = finished
    with server.http() as http:
        chart = http.get(f"/api/tables/{id}/chart").json()
        numbers = [turn["turn"] for turn in chart["turns"]]
        assert numbers == list(range(numbers[-1] + 1))
        answers = [turn["answer"] for turn in chart["turns"]]
        assert answers == sorted(answers) and answers[-1] == len(table.answers)
        for turn in chart["turns"][:: max(1, len(numbers) // 12)] + chart["turns"][-1:]:
            view = http.get(f"/api/tables/{id}/replay/{turn['answer']}").json()["view"]
            assert turn["points"] == table.game.page.scores.score(view)
    last = chart["turns"][-1]["points"]
    assert set(last) == set(table.seats)
    winner = table.seats[table.result.winners[0]]
    if table.game.id == "fuersten":
        assert chart["target"] == 13 and last[winner] >= 13 and chart["turns"][0]["points"] == {"red": 2, "blue": 2}
        assert chart["measure"]["de"] == "Siegpunkte"
    else:
        assert chart["target"] is None and last[winner] >= 2 and set(chart["turns"][0]["points"].values()) == {0}


def test_charts_and_replays_come_when_the_game_is_over(server):
    table, owner = open_table(server, game="fuersten", mode="intro", seats=["me", "bot:greedy"])
    path = f"/api/tables/{table['id']}"
    with server.http(owner) as http:
        for what in ("chart", "replay", "replay/0"):
            early = http.get(f"{path}/{what}")
            assert (early.status_code, early.json()["error"]) == (409, "not-over")
        http.post(f"{path}/resign", json={"id": "x"})
        chart = http.get(f"{path}/chart").json()
        assert chart["turns"][-1]["answer"] == http.get(f"{path}/replay").json()["of"]
        assert http.delete(path).status_code == 204
        assert http.get(f"{path}/chart").status_code == 404
        assert http.get("/api/tables/nowhere/chart").status_code == 404


# where somebody left off


def test_those_who_play_are_told_the_turn_and_nobody_else_is(server):
    async def ask() -> None:
        red, blue, id = await two_players(server)
        await play_on([red, blue], 60)
        with server.http(red.token) as http:
            assert http.get(f"/api/tables/{id}").json()["turn"] == red.update["view"]["turn"] > 1
        with server.http() as http:
            assert http.get(f"/api/tables/{id}").json()["turn"] is None
        with server.http(red.token) as http:
            http.post(f"/api/tables/{id}/resign", json={"id": "x"})
            assert http.get(f"/api/tables/{id}").json()["turn"] is None
        for player in (red, blue):
            await player.close()

    run(ask())
