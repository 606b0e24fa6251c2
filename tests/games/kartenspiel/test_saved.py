"""A table is taken up where it was left, also while one prince looks at the other's hand."""

import json
from typing import Any

import pytest

from tafelrunde.games.kartenspiel.game import GAME
from tafelrunde.games.kartenspiel.modes import BASE_DEAL
from tafelrunde.games.kartenspiel.position import read_position
from tafelrunde.kernel import Table

HAND = ["kloster", "haendler", "schmiede"]
CONFLICT = {
    "phase": "roll",
    "events": ["konflikt"],
    "red": {"hand": HAND},
    "blue": {"expansions": ["siegfried_ohneland at 1-above"]},
}


def test_a_hand_that_is_shown_is_shown_when_the_table_is_taken_up_again() -> None:
    table = until_conflict()
    again = Table.load(GAME, json.loads(json.dumps(table.dump())))
    assert again.choice.prompt == "konflikt"
    shown = again.view(1)["princes"][0]["hand"]
    assert shown is not None and sorted(shown) == sorted(HAND)


def until_conflict() -> Table[object, object]:
    """With dice thrown again until one turns up the event card."""
    for seed in range(200):
        table = Table(GAME, "grund", position=read_position("grund", "2003", BASE_DEAL, CONFLICT), seed=str(seed))
        table.choose("roll dice")
        if table.choice.prompt == "konflikt":
            return table
    raise AssertionError("no event card in 200 throws")


@pytest.mark.parametrize(
    "used",
    [
        [["kirche", "1-above"]],  # has no function that is used
        [["schreibstube", "nowhere"]],
        [["schreibstube", "1-above"]] * 3,  # there are two of them
    ],
)
def test_functions_that_cannot_have_been_used_are_refused(used: list[list[str]]) -> None:
    options = {"edition": "2003", "sets": "wissenschaft_fortschritt"}
    data: Any = GAME.to_json(GAME.start(GAME.agree("erweitert", None, options)))
    assert GAME.to_json(GAME.from_json(data)) == data
    with pytest.raises(ValueError, match="used"):
        GAME.from_json({**data, "used": used})
