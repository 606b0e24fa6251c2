"""Impossible positions are refused where the mistake is."""

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.kernel.position import PositionError

ROW = ["settlement", "road", "settlement"]

IMPOSSIBLE = [
    ({"red": {"expansions": ["kloster at 1-above", "kloster at 2-above"]}}, ("red", "expansions", 1), "only once"),
    ({"red": {"stock": {"wald-2": 4}}}, ("red", "stock", "wald-2"), "0 to 3"),
    ({"red": {"stock": {"wald-2": True}}}, ("red", "stock", "wald-2"), "0 to 3"),
    ({"red": {"stock": 3}}, ("red", "stock"), "a table"),
    ({"red": {"hand": ["markt", "markt"]}, "blue": {"hand": ["markt"]}}, ("blue", "hand", 0), "'markt' only 2 times"),
    ({"red": {"hand": ["markt"]}, "stacks": [["markt", "markt"]]}, ("stacks", 0, 1), "'markt' only 2 times"),
    ({"red": {"centre": ["road", "road", *ROW]}}, ("red", "centre"), "exactly one road"),
    ({"red": {"centre": ["village"]}}, ("red", "centre", 0), "none of"),
    ({"red": {"centre": ["settlement"]}}, ("red", "centre"), "two first settlements"),
    ({"red": {"colour": 1}}, ("red", "colour"), "unknown key"),
    ({"colour": 1}, ("colour",), "unknown key"),
    ({"phase": "roll", "production": 3}, ("production",), "no production number yet"),
    ({"production": 7}, ("production",), "from 1 to 6"),
    ({"phase": "over"}, ("phase",), "none of"),
    ({"red": {"above": ["wald-2", "wald-4", "wald-6", "gebirge-2"]}}, ("red", "above"), "3 regions in each row, not 4"),
    ({"red": {"above": ["wald-2", "wald-4", "wald-7"]}}, ("red", "above", 2), "no region 'wald-7'"),
    ({"red": {"above": ["wald-2", "wald-3", "wald-4"]}}, ("blue", "above", 0), "'wald-3' only 1 time"),
    ({"rest": "box", "region_stack": ["wald-4"]}, ("region_stack",), "two regions"),
    ({"region_stack": ["wald-2"]}, ("region_stack", 0), "'wald-2' only 1 time"),
    ({"events": ["fehde", "fehde"]}, ("events", 1), "'fehde' only 1 time"),
    ({"stacks": [[], [], [], [], []]}, ("stacks",), "4 draw stacks"),
    ({"red": {"expansions": ["kloster"]}}, ("red", "expansions", 0), "does not name a site"),
    ({"red": {"expansions": ["fehde at 1-above"]}}, ("red", "expansions", 0), "no expansion 'fehde'"),
    ({"red": {"hand": ["stadt"]}}, ("red", "hand", 0), "no hand card"),
    ({"cities": 8}, ("cities",), "from 0 to 7"),
    ({"rest": "floor"}, ("rest",), "none of"),
    ({"red": 5}, ("red",), "a table"),
]


def ten_settlements() -> dict:  # type: ignore[type-arg]
    """Five and five, and nine in the box."""
    row = ["settlement", *["road", "settlement"] * 4]
    red = {
        "centre": row,
        "above": ["wald-2", "goldfluss-1", "ackerland-6", "wald-4", "wald-6", "gebirge-2"],
        "below": ["huegelland-3", "weideland-4", "gebirge-5", "gebirge-4", "ackerland-1", "ackerland-3"],
    }
    blue = {
        "centre": row,
        "above": ["wald-3", "goldfluss-4", "ackerland-5", "goldfluss-2", "goldfluss-3", "weideland-5"],
        "below": ["huegelland-2", "weideland-1", "gebirge-6", "huegelland-1", "huegelland-5", "weideland-6"],
    }
    return {"red": red, "blue": blue}


@pytest.mark.parametrize(("document", "path", "message"), IMPOSSIBLE)
def test_an_impossible_position(document: dict, path: tuple, message: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(PositionError) as error:
        FUERSTEN.scenarios.read("intro", document, None)
    assert message in str(error.value)
    assert error.value.path == path


@pytest.mark.rule("F-004", "F-087")
def test_the_box_has_nine_settlements() -> None:
    with pytest.raises(PositionError, match="only 9 settlements, not 10"):
        FUERSTEN.scenarios.read("intro", ten_settlements(), None)


def test_what_is_left_out_is_as_at_the_start() -> None:
    described = FUERSTEN.scenarios.describe(FUERSTEN.scenarios.read("intro", {}, None))
    assert described["stack_sizes"] == [9, 9, 9, 9]
    assert described["events"].index("julfest") == 5
    assert len(described["region_stack"]) == 12
    assert (described["roads"], described["settlements"], described["cities"]) == (7, 5, 7)
    assert described["red"]["total"] == described["blue"]["total"] == 5
