"""Impossible positions are refused where the mistake is."""

import pytest

from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.data import CARDS
from tafelrunde.games.fuersten.modes import MODES
from tafelrunde.games.realm.mode import event_cards
from tafelrunde.kernel import Table
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
    ({"red": {"centre": ["village"]}}, ("red", "centre", 0), "not one of"),
    ({"red": {"centre": ["settlement"]}}, ("red", "centre"), "two first settlements"),
    ({"red": {"colour": 1}}, ("red", "colour"), "unknown key"),
    ({"colour": 1}, ("colour",), "unknown key"),
    ({"phase": "roll", "production": 3}, ("production",), "no production number yet"),
    ({"production": 7}, ("production",), "from 1 to 6"),
    ({"phase": "over"}, ("phase",), "not one of"),
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
    ({"rest": "floor"}, ("rest",), "not one of"),
    ({"red": 5}, ("red",), "a table"),
]

OTHERS = ["erfindung", "fehde", "bruderzwist", "fahrender_haendler", "ertragreiches_jahr"]
HALF_MOONS = ["fehde", "bruderzwist", "fehde-wirren", "bruderzwist-wirren", *["erfindung-fortschritt"] * 2]
IMPOSSIBLE_EVENTS = [
    ("intro", {"events": ["julfest"], "rest": "box"}, ("events", 0), "at least 3 cards, not 0"),
    ("intro", {"events": ["julfest", *OTHERS[:3]], "rest": "box"}, ("events",), "at least 4 other cards"),
    ("intro", {"events": [*OTHERS, *OTHERS[3:], "julfest"]}, ("events", 7), "at least 3 cards, not 1"),
    ("intro", {"events": [*OTHERS, "wettfahrt_der_handelsschiffe"]}, ("events",), "one of these (F-064)"),
    ("duell", {"events": [*HALF_MOONS, "geschenk_fuer_den_fuersten"]}, ("events", 6), "6 events besides"),
    ("duell", {"events": ["unruhen"] * 3}, ("events", 2), "'unruhen' only 2 times"),
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


@pytest.mark.rule("F-026", "F-064", "F-160")
@pytest.mark.parametrize(("mode", "document", "path", "message"), IMPOSSIBLE_EVENTS)
def test_an_impossible_event_stack(mode: str, document: dict, path: tuple, message: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(PositionError) as error:
        FUERSTEN.scenarios.read(mode, document, None)
    assert message in str(error.value)
    assert error.value.path == path


@pytest.mark.rule("F-159", "F-160")
@pytest.mark.parametrize("named", [[], ["fehde"], ["seuche", "seuche"], HALF_MOONS])
def test_the_duel_has_its_standard_events_whatever_others_are_named(named: list[str]) -> None:
    events = FUERSTEN.scenarios.describe(FUERSTEN.scenarios.read("duell", {"events": named}, None))["events"]
    assert len(events) == 12
    assert events[: len(named)] == named
    assert set(event_cards(MODES["duell"])) <= set(events)
    assert events.index("julfest") == 8


def test_a_short_event_stack_with_julfest_can_be_played() -> None:
    s = FUERSTEN.scenarios.read("intro", {"phase": "roll", "rest": "box", "events": ["julfest", *OTHERS[:4]]}, None)
    table = Table(FUERSTEN, "intro", position=s, deal_by_hand=True)
    table.choose("roll dice")
    for outcome in ("1", "ereigniskarte", " ".join(sorted(OTHERS[:4], key=list(CARDS).index))):
        table.deal(outcome)
    assert FUERSTEN.scenarios.describe(table.state)["event_card"] in ("", *OTHERS)


@pytest.mark.rule("F-017")
def test_rows_without_a_centre_leave_the_stock_as_at_the_start() -> None:
    above = ["ackerland-6", "goldfluss-1", "wald-4"]
    red = FUERSTEN.scenarios.describe(FUERSTEN.scenarios.read("intro", {"red": {"above": above}}, None))["red"]
    starting = {"ackerland-6": 1, "goldfluss-1": 0, "wald-4": 0, "huegelland-3": 1, "weideland-4": 1, "gebirge-5": 1}
    assert red["stock"] == starting
    assert red["total"] == 4


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
