"""What was told at a table, put together from the rows that are kept."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from tafelrunde.server.live import Told
from tafelrunde.server.stories import Story
from tafelrunde.server.wire import encode


def told(kind: str, secretly: dict[str, Any] | None = None, **openly: Any) -> Told:
    public = {"kind": kind, "seat": 0, **openly}
    if secretly is None:
        return Told(Raw(encode(public)))
    return Told(Raw(encode(public)), (0,), Raw(encode({**public, **secretly})))


def row(lines_from: int, events_from: int, *events: Told) -> Any:
    return SimpleNamespace(lines_from=lines_from, events_from=events_from, events=encode(list(events)).decode())


BEGAN, THREW, BUILT, ENDED = told("began"), told("threw", die=4), told("built"), told("ended")
DREW = told("drew", {"card": "abbey"}, stack=1)


def story(*rows: tuple[Any, int]) -> Story:
    made = Story()
    for one, lines in rows:
        made.go_on(one, lines)
    return made


def names(made: Story) -> list[str]:
    return [msgspec.json.decode(event.openly)["kind"] for event in made.events]


def test_the_moments_within_a_row_are_not_known() -> None:
    made = story((row(0, 0, BEGAN), 3), (row(3, 1, DREW), 1), (row(4, 2, THREW, BUILT), 2))
    assert made.after == [None, None, None, 1, 2, None, 4]
    assert names(made) == ["began", "drew", "threw", "built"]


def test_a_game_may_begin_without_an_answer() -> None:
    assert story((row(0, 0, BEGAN), 0), (row(0, 1, DREW), 1)).after == [1, 2]


def test_what_was_taken_back_is_not_told() -> None:
    made = story((row(0, 0, BEGAN), 1), (row(1, 1, DREW), 1), (row(2, 2, BUILT), 1), (row(2, 2), 0))
    assert made.after == [None, 1, 2] and names(made) == ["began", "drew"]
    made.go_on(row(2, 2, ENDED), 1)
    assert made.after == [None, 1, 2, 3] and names(made) == ["began", "drew", "ended"]
    # back into the middle of a row
    made = story((row(0, 0, BEGAN), 1), (row(1, 1, DREW, THREW, BUILT), 3), (row(2, 2), 0), (row(2, 2, ENDED), 1))
    assert made.after == [None, 1, 2, 3] and names(made) == ["began", "drew", "ended"]


@pytest.mark.parametrize(
    ("answers", "since", "events", "same"),
    [
        (2, 1, [DREW], True),
        (2, 1, [BUILT], False),  # something else
        (2, 1, [], False),  # nothing, where something was told
        (2, 1, [DREW, THREW], False),  # more than that
        (3, 2, [THREW], True),  # within a row
        (3, 2, [], True),
        (3, 2, [BUILT], False),
        (4, 3, [BUILT], True),
        (4, 3, [BUILT, ENDED], False),
        (2, 1, [told("drew", {"card": "inn"}, stack=1)], False),  # another card, which only one seat knew
        (2, 1, [told("drew", {"card": "abbey"}, stack=2)], False),
        (2, 1, [told("drew", stack=1)], False),  # nobody knows the card
        (
            2,
            1,
            [told("drew", {"card": "abbey"}, stack=1, turn=3)],
            True,
        ),  # the same, and something that was not told then
    ],
)
def test_the_present_rules_lead_to_a_moment_or_not(answers: int, since: int, events: list[Told], same: bool) -> None:
    made = story((row(0, 0, BEGAN), 1), (row(1, 1, DREW), 1), (row(2, 2, THREW, BUILT), 2))
    assert made.leads_to(answers, since, events) is same
