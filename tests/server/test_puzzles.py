"""Puzzles over HTTP: what is told, what is not, and what becomes of an attempt."""

import datetime
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.kernel import registry
from tafelrunde.puzzles.model import KINDS, Puzzle
from tafelrunde.puzzles.store import puzzles_of
from tafelrunde.server.puzzles import of_day, overview

from .running import Server

GAMES = [game for game in ("fuersten", "karthedis") if puzzles_of(game)]


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[Any]:
    with server.http() as client:
        yield client


def of_kind(kind: str) -> Puzzle:
    return next(puzzle for game in GAMES for puzzle in puzzles_of(game).values() if puzzle.kind == kind)


def address(puzzle: Puzzle, end: str = "") -> str:
    return f"/api/puzzles/{puzzle.game}/{puzzle.id}{end}"


def tried(http: Any, puzzle: Puzzle, *moves: str, **more: Any) -> Any:
    answer = http.post(address(puzzle, "/try"), json={"moves": moves, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_every_puzzle_is_counted_and_listed(http):
    told = http.get("/api/puzzles").json()
    assert [game["game"] for game in told["games"]] == GAMES
    for game in told["games"]:
        listed = http.get(f"/api/puzzles/{game['game']}").json()["puzzles"]
        assert {one["id"] for one in listed} == set(puzzles_of(game["game"]))
        assert sum(count["puzzles"] for count in game["puzzles"]) == len(listed)
        assert game["today"] in listed


def test_the_day_has_one_puzzle_and_every_puzzle_has_its_day():
    day = datetime.date(2026, 11, 17)
    assert overview(day) == overview(day) != overview(day + datetime.timedelta(1))
    for game in GAMES:
        many = len(puzzles_of(game))
        days = [of_day(game, day + datetime.timedelta(number)) for number in range(many)]
        assert sorted(days) == sorted(puzzles_of(game))


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_tells_neither_its_solution_nor_what_is_hidden(http, kind):
    puzzle = of_kind(kind)
    told = http.get(address(puzzle)).json()
    assert (told["kind"], told["grade"], told["seat"]) == (kind, puzzle.grade, puzzle.seat)
    assert not {"solution", "keys", "weighed", "refusals", "record", "tempting"} & told.keys()
    assert (told["choice"] is None) == (kind == "forbidden")
    game = registry.game(puzzle.game)
    state = game.from_json(json.loads(puzzle.tags["Position"]))
    seat = puzzle.tags["Seats"].split().index(puzzle.seat)
    assert told["view"] == json.loads(json.dumps(game.view(state, seat)))
    assert tried(http, puzzle)["solution"] is None


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_solves_it_and_is_told_then(http, kind):
    puzzle = of_kind(kind)
    told = tried(http, puzzle, *puzzle.solution)
    assert told["verdict"] == "solved" and told["solution"]["line"] == list(puzzle.solution)
    assert [one["move"] for one in told["solution"]["refusals"]] == [refusal.move for refusal in puzzle.refusals]
    assert all(one["refused"]["rules"] for one in told["solution"]["refusals"])
    if puzzle.weighed:
        chances = [one["chance"] for one in told["solution"]["weighed"]]
        assert chances == sorted(chances, reverse=True) and len(chances) > 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_wrong_and_tells_nothing_more(http, kind):
    puzzle = of_kind(kind)
    if kind == "forbidden":
        wrong = next(sentence for sentence in puzzle.sentences if sentence not in puzzle.solution)
    elif kind == "best":
        wrong = puzzle.weighed[1].move
    else:
        wrong = puzzle.tempting[0]
    told = tried(http, puzzle, wrong)
    assert (told["verdict"], told["solution"], told["choice"]) == ("wrong", None, None)
    assert tried(http, puzzle, wrong, give_up=True)["solution"]["line"] == list(puzzle.solution)


def test_a_longer_win_stays_open_until_it_is_certain(http):
    puzzle = next(
        puzzle
        for game in GAMES
        for puzzle in puzzles_of(game).values()
        if puzzle.kind == "win-now" and len(puzzle.solution) > 1
    )
    for many in range(1, len(puzzle.solution)):
        told = tried(http, puzzle, *puzzle.solution[:many])
        assert told["verdict"] == "open" and told["choice"]["options"]
    assert tried(http, puzzle, *puzzle.solution)["verdict"] == "solved"


def test_a_refused_move_changes_nothing(http):
    puzzle = of_kind("win-now")
    told = tried(http, puzzle, "this is no sentence")
    assert told["refused"]["code"] == "not-understood" and told["verdict"] == "open"
    assert told["view"] == http.get(address(puzzle)).json()["view"]
    answer = http.post(address(puzzle, "/try"), json={"moves": ["this is no sentence", *puzzle.solution]})
    assert (answer.status_code, answer.json()["error"]) == (422, "refused")


def test_what_is_not_there_is_said(http):
    assert http.get("/api/puzzles/chess").json()["error"] == "no-game"
    assert http.get(f"/api/puzzles/{GAMES[0]}/none").json()["error"] == "no-puzzle"
    assert http.post(f"/api/puzzles/{GAMES[0]}/none/try", json={}).json()["error"] == "no-puzzle"
    other = http.post(address(of_kind("forbidden"), "/try"), json={"moves": ["end the world"]})
    assert (other.status_code, other.json()["error"]) == (422, "bad-input")
    assert http.post(address(of_kind("best"), "/try"), json={"moves": ["x"] * 61}).status_code in (400, 422)


def test_a_puzzle_can_be_read_as_text(http):
    told = http.post(address(of_kind("best"), "/sketch"), json={}).json()
    assert set(told["text"]) == {"de", "en"}
