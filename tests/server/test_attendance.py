"""What is known of who is at a table, by a clock that the test turns."""

import msgspec
import pytest

from tafelrunde.server.attendance import Attendance, Holders, better
from tafelrunde.server.bell import AT_ONCE_SHORT, Attending, Ring, in_batches, read_rings
from tafelrunde.server.wire import State, encode

ANNA, BERT = 1, 2
GRACE, REPEAT = 5.0, 15.0


def attendance(since: float | None = 0.0) -> Attendance:
    made = Attendance(GRACE, REPEAT)
    made.since = since
    return made


def known(of: Attendance, at: float, **heard: float) -> Holders:
    return of.states([ANNA, BERT], at, **heard)


def test_who_comes_is_here_at_once_and_who_never_came_is_gone_after_a_while() -> None:
    of = attendance()
    assert of.notice({ANNA: "here"}, 1.0) and not of.notice({ANNA: "here"}, 2.0)
    assert known(of, 2.0) == {ANNA: "here"}
    assert of.next_look(2.0) == 2.0 + GRACE
    assert known(of, 2.0 + GRACE) == {ANNA: "here", BERT: "gone"} and of.next_look(2.0 + GRACE) is None


def test_who_has_just_sat_down_has_time_to_come() -> None:
    of = attendance()
    of.notice({ANNA: "here"}, 1.0)
    assert of.states([ANNA], 1.0) == {ANNA: "here"}
    assert known(of, 50.0) == known(of, 54.9) == {ANNA: "here"} and of.next_look(54.9) == 55.0
    assert known(of, 55.0) == {ANNA: "here", BERT: "gone"}


@pytest.mark.parametrize(("to", "then"), [({ANNA: "away"}, "away"), ({}, "gone")])
def test_it_gets_worse_only_when_it_has_lasted(to: Holders, then: State) -> None:
    of = attendance()
    of.notice({ANNA: "here"}, 10.0)
    assert known(of, 10.0)[ANNA] == "here"
    assert not of.notice(to, 20.0) and of.next_look(20.0) == 25.0
    assert known(of, 24.9)[ANNA] == "here"
    assert of.notice(to, 25.0) and known(of, 25.0)[ANNA] == then
    assert of.notice({ANNA: "here"}, 25.1) and known(of, 25.1)[ANNA] == "here"  # better, so at once


def test_who_comes_back_in_time_was_never_missed() -> None:
    of = attendance()
    of.notice({ANNA: "here"}, 10.0)
    for leaves in (20.0, 24.0, 28.0, 32.0):
        assert not of.notice({}, leaves) and not of.notice({ANNA: "here"}, leaves + 3.9)
    assert of.next_look(36.0) is None


def test_who_first_looks_away_and_then_leaves_has_just_left() -> None:
    of = attendance()
    of.notice({ANNA: "here"}, 10.0)
    assert known(of, 10.0)[ANNA] == "here"
    of.notice({ANNA: "away"}, 20.0)
    assert not of.notice({}, 24.0) and not of.notice({}, 28.9)
    assert of.notice({}, 29.0) and known(of, 29.0)[ANNA] == "gone"


def test_of_several_places_the_one_that_is_looked_at_counts() -> None:
    of = attendance()
    of.notice({ANNA: "away"}, 10.0)
    of.hear("there", {ANNA: "here", BERT: "away"}, 10.0)
    assert known(of, 11.0) == {ANNA: "here", BERT: "away"}
    of.hear("there", {}, 12.0)
    assert known(of, 12.0) == {ANNA: "away", BERT: "gone"}
    assert [better("here", "gone"), better("gone", "away")] == ["here", "away"]


def test_who_was_with_a_worker_that_says_nothing_more_is_gone() -> None:
    of = attendance()
    of.hear("there", {BERT: "here"}, 10.0)
    of.hear("elsewhere", {ANNA: "here"}, 10.0)
    assert known(of, 11.0) == {ANNA: "here", BERT: "here"}
    of.hear("elsewhere", {ANNA: "here"}, 40.0)
    assert known(of, 10.0 + 2.5 * REPEAT) == {ANNA: "here", BERT: "here"}
    assert known(of, 10.1 + 2.5 * REPEAT) == {ANNA: "here", BERT: "gone"}


def test_nothing_is_said_of_others_while_workers_cannot_hear_each_other() -> None:
    of = attendance()
    of.notice({ANNA: "here"}, 10.0)
    of.hear("there", {BERT: "here"}, 10.0)
    lost = float("inf")
    assert known(of, 12.0, heard_since=lost) == {ANNA: "here", BERT: "here"}
    assert known(of, 60.0, heard_since=lost) == {ANNA: "here"}
    assert known(of, 100.0, heard_since=90.0) == {ANNA: "here"}  # they may not have repeated it yet
    assert known(of, 110.0, heard_since=90.0) == {ANNA: "here", BERT: "gone"}


def test_who_has_not_asked_the_others_knows_nothing_of_them() -> None:
    assert known(attendance(None), 1000.0) == {}


def test_a_message_between_workers_is_never_too_long_for_the_channel() -> None:
    large = 10**9
    full: list[Holders] = [dict.fromkeys(range(large, large + n % 37), "here") for n in range(400)]
    rings = [Ring(f"{n:016}", attending=Attending("01234567", here, n % 2 == 0)) for n, here in enumerate(full)]
    batches = [encode(("01234567", batch)) for batch in in_batches(rings, AT_ONCE_SHORT)]
    assert 1 < len(batches) < 100 and max(map(len, batches)) < 8000
    assert [ring for batch in batches for ring in read_rings(batch)[1]] == rings
    assert list(in_batches([], AT_ONCE_SHORT)) == []
    assert [len(batch) for batch in in_batches(rings[36:39], 10)] == [1, 1, 1]  # one is sent, however long it is


def test_a_worker_of_before_understands_the_bell() -> None:
    class Before(msgspec.Struct, array_like=True):
        table: str
        answered: object = None
        chat: bool = False

    ring = Ring("a-table", chat=True, attending=Attending("w", {1: "away"}))
    assert msgspec.json.decode(encode(ring), type=Before) == Before("a-table", None, True)
    assert msgspec.json.decode(encode(Before("a-table")), type=Ring) == Ring("a-table")
