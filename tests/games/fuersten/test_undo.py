"""What ends the right to undo in this game."""

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.kernel import Refused, Table

from .test_events import at

ROOM = {"centre": ["settlement", "road", "settlement", "road"]}
BLUE_WITH_TWO_THREES = {
    "centre": ["settlement", "road", "settlement", "road", "settlement"],
    "above": ["wald-3", "goldfluss-4", "ackerland-5", "goldfluss-3"],
    "below": ["huegelland-2", "weideland-1", "gebirge-6", "ackerland-3"],
}


@pytest.mark.parametrize(
    ("document", "moves"),
    [
        ({"red": ROOM}, ["build settlement right", "take top regions"]),
        ({"red": {**ROOM, "hand": ["kundschafter"]}}, ["build settlement right", "play kundschafter"]),
        (
            {"phase": "exchange", "red": {"stock": {"wald-2": 2}, "hand": ["austin"]}},
            ["put austin under stack 1", "search stack 2"],
        ),
        ({"phase": "exchange", "red": {"hand": ["austin"]}}, ["put austin under stack 1", "draw from stack 2"]),
        (
            {
                "phase": "roll",
                "events": ["fahrender_haendler"],
                "red": {"stock": {"goldfluss-1": 1}, "expansions": ["markt at 1-above"]},
                "blue": BLUE_WITH_TWO_THREES,
            },
            ["roll dice", "3", "ereigniskarte", "take holz in wald-2"],
        ),
        ({"phase": "roll"}, ["roll dice"]),
        ({"phase": "roll"}, ["roll dice", "3", "handel"]),
    ],
    ids=["regions", "scout", "search", "draw", "event-card", "to-chance", "dice"],
)
def test_what_was_seen_or_thrown_cannot_be_undone(document: dict, moves: list[str]) -> None:  # type: ignore[type-arg]
    table = at(document, *moves[:-1])
    if moves != ["roll dice"]:
        table.answer(moves[-1])
    else:
        table.answer("roll dice")
        assert table.undoable == 0  # nothing was thrown yet
        table.deal("3")
    assert table.undoable is None
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code in ("undo-revealed", "undo-chance")


def test_building_paying_and_trading_can_be_undone() -> None:
    table = at({"red": {"hand": ["webstube"], "stock": {"wald-2": 3, "weideland-4": 3, "huegelland-3": 2}}})
    start = table.dump()
    for move in ("build webstube at 1-above", "build road left"):
        table.choose(move)
    table.undo("red")
    table.undo("red")
    assert table.dump() == start


def test_after_the_end_nothing_can_be_undone() -> None:
    seven = {
        "centre": ["city", "road", "city", "road", "city"],
        "above": ["wald-2", "goldfluss-1", "ackerland-6", "gebirge-4"],
        "below": ["huegelland-3", "weideland-4", "gebirge-5", "wald-6"],
        "expansions": ["candamir at 1-above"],
        "hand": ["austin", "harald", "inga"],
    }
    table = at({"phase": "exchange", "red": seven}, "keep hand")
    assert table.over
    with pytest.raises(Refused) as refused:
        table.undo()
    assert refused.value.reason.code == "game-over"


@pytest.mark.parametrize("way", ["clone", "load"])
@pytest.mark.rule("F-191", "F-193")
def test_an_event_goes_on_where_it_was_left(way: str) -> None:
    """Between the two cards of Bruderzwist: the copy asks for one more, not for two."""
    table = at(
        {
            "phase": "roll",
            "events": ["bruderzwist"],
            "red": {"expansions": ["candamir at 1-above"]},
            "blue": {"hand": ["umzug", "austin", "kloster"]},
        },
        *("roll dice", "1", "ereigniskarte", "put umzug under stack 2"),
    )
    twin = table.clone() if way == "clone" else Table.load(FUERSTEN, table.dump())  # type: ignore[arg-type]
    twin.choose("put austin under stack 2")
    assert twin.choice.prompt == "action"
    assert twin.state.princes[1].hand == ("kloster",)
