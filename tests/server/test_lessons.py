"""Lessons over HTTP: read, taken, left and taken up again; nothing is kept by the server."""

from collections.abc import Iterator
from typing import Any

import pytest

from .running import Server

FIRST = "/api/lessons/fuersten/first-game"


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[Any]:
    with server.http() as client:
        yield client


def at(http: Any, step: int, moves: list[str], **more: Any) -> dict[str, Any]:
    answer = http.post(f"{FIRST}/play", json={"step": step, "moves": moves, **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_all_lessons_are_listed_in_their_order(http):
    lessons = http.get("/api/lessons").json()["lessons"]
    assert next(lesson["id"] for lesson in lessons if lesson["game"] == "fuersten") == "first-game"
    for lesson in lessons:
        assert set(lesson["title"]) == set(lesson["about"]) == {"de", "en"}
        assert len(http.get(f"/api/lessons/{lesson['game']}/{lesson['id']}").json()["steps"]) == lesson["steps"]


def test_a_lesson_is_taken_with_the_learners_eyes(http):
    told = at(http, 2, [])
    assert told["choice"]["prompt"] == "start-hand" and told["view"]["seat"] == "red"
    done = at(http, 2, [], tried="draw from stack 1")
    assert done["done"] and "harald" in str(done["events"])
    after = at(http, 3, ["draw from stack 1"], whole=True)
    assert after["events_from"] == 0 and len(after["events"]) > len(at(http, 3, ["draw from stack 1"])["events"])
    assert after["view"]["princes"][1]["hand"] is None


def test_mistakes_change_nothing(http):
    moves = ["draw from stack 1", "roll dice", "take lehm in huegelland-3"]
    stray = at(http, 6, moves, tried="end turn")
    assert stray["strays"] and not stray["done"] and stray["refused"] is None
    refused = at(http, 6, moves, tried="build city at 1")
    assert "F-078" in refused["refused"]["rules"] and not refused["done"]
    assert stray["view"] == refused["view"] == at(http, 6, moves)["view"]


def test_the_same_request_has_the_same_answer(http):
    assert at(http, 5, ["draw from stack 1", "roll dice"]) == at(http, 5, ["draw from stack 1", "roll dice"])


@pytest.mark.parametrize(
    ("path", "body", "status", "error"),
    [
        ("/api/lessons/fuersten/nothing/play", {}, 404, "no-lesson"),
        ("/api/lessons/chess/first-game/play", {}, 404, "no-game"),
        (f"{FIRST}/play", {"step": 500}, 404, "no-such-step"),
        (f"{FIRST}/play", {"step": 5, "moves": ["roll dice"]}, 409, "lesson-changed"),
        (f"{FIRST}/play", {"step": 0, "moves": ["roll dice"] * 2001}, 400, "http"),
        (f"{FIRST}/play", {"seed": "<b>"}, 400, "http"),
    ],
)
def test_what_cannot_be_had(http, path, body, status, error):
    answer = http.post(path, json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert set(answer.json()["text"]) == {"de", "en"}


def test_a_lesson_can_be_shown_as_text(http):
    told = http.post(f"{FIRST}/sketch", json={"step": 0}).json()
    assert "Wald" in told["text"]["de"] and "Forest" in told["text"]["en"]
