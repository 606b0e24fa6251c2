"""The reason a person is given is the one that fits, with its figures."""

import pytest

from .test_events import at

FEHDE = {
    "phase": "roll",
    "events": ["fehde"],
    "red": {"expansions": ["candamir at 1-above"]},
    "blue": {"expansions": ["kloster at 1-above"], "hand": ["umzug"]},
}
BRUDERZWIST = {**FEHDE, "events": ["bruderzwist"]}
HANDEL = {
    "phase": "roll",
    "red": {
        "expansions": ["markt at 1-above", "zollbruecke at 1-below", "holz_handelsschiff at 2-above"],
        "stock": {"wald-2": 3},
    },
    "blue": {
        "centre": ["settlement", "road", "settlement", "road", "settlement"],
        "above": ["wald-3", "goldfluss-4", "ackerland-5", "gebirge-4"],
        "below": ["huegelland-2", "weideland-1", "gebirge-6", "wald-6"],
        "stock": {"gebirge-4": 1, "gebirge-6": 1, "wald-3": 1},
    },
}
TWO_WOODS = {
    "centre": ["settlement", "road", "settlement", "road", "settlement"],
    "above": ["wald-2", "goldfluss-1", "ackerland-6", "wald-4"],
    "below": ["huegelland-3", "weideland-4", "gebirge-5", "gebirge-4"],
    "stock": {"wald-2": 2, "wald-4": 2, "gebirge-5": 2},
}
SOME_ORE = {"red": {"stock": {"gebirge-5": 2, "ackerland-6": 2}}}
TRADE = ("roll dice", "1", "handel")
THROW = ("roll dice", "1", "ereigniskarte")

CASES = [
    # position, answers, move, code, params
    ({}, [], "build city at 1", "cannot-afford", {"missing": "2 erz 1 getreide"}),
    (
        {"red": {"stock": {"gebirge-5": 2, "ackerland-6": 2}}},
        [],
        "build city at 2",
        "cannot-afford",
        {"missing": "1 erz"},
    ),
    ({}, [], "build kloster at 1-above", "not-in-hand", {"card": "kloster"}),
    ({"red": {"hand": ["kloster"]}}, [], "build kloster at 3-above", "no-such-place", {"place": 3}),
    (
        {"red": {"hand": ["kloster"], "expansions": ["markt at 1-above"]}},
        [],
        "build kloster at 1-above",
        "site-full",
        {"site": "1-above"},
    ),
    ({}, [], "trade 2 holz for erz", "no-ship", {"resource": "holz"}),
    ({}, [], "trade 3 holz for erz", "too-few", {"resource": "holz", "needed": 3, "stored": 1}),
    ({}, [], "trade 3 holz for holz", "same-resource", {"resource": "holz"}),
    ({}, [], "trade 2 from wald-2 for erz", "no-ship-beside", {"region": "wald-2"}),
    ({"red": {"hand": ["kundschafter"]}}, [], "play kundschafter", "only-with-settlement", {"card": "kundschafter"}),
    (
        {"red": {"hand": ["brigitta_die_weise_frau"]}},
        [],
        "play brigitta_die_weise_frau",
        "only-before-roll",
        {"card": "brigitta_die_weise_frau"},
    ),
    ({"phase": "roll", "red": {"hand": ["umzug"]}}, [], "play umzug", "only-action", {"card": "umzug"}),
    (FEHDE, THROW, "put umzug under stack 1", "other-card", {"card": "kloster"}),
    (BRUDERZWIST, THROW, "put kloster under stack 1", "not-in-hand", {"card": "kloster"}),
    ({"phase": "exchange", "red": {"hand": ["umzug"]}}, [], "put kloster under stack 1", "not-in-hand", {}),
    (
        {"phase": "draw", "red": {"hand": ["umzug", "austin", "inga", "osmund"]}},
        [],
        "put kloster under stack 1",
        "not-in-hand",
        {},
    ),
    (HANDEL, TRADE, "demand holz", "no-room", {"resource": "holz"}),
    (HANDEL, TRADE, "demand gold", "other-has-none", {"resource": "gold"}),
    (
        HANDEL,
        ["roll dice", "1", "handel", "demand erz"],
        "give holz from wald-3",
        "other-resource",
        {"resource": "erz"},
    ),
    ({"red": TWO_WOODS}, ["trade 3 holz for erz"], "pay erz from gebirge-5", "other-resource", {"resource": "holz"}),
    ({"red": TWO_WOODS}, ["trade 3 holz for erz"], "pay holz from wald-3", "not-your-region", {"region": "wald-3"}),
    (
        {"red": TWO_WOODS},
        ["trade 3 holz for erz", "pay holz from wald-2", "pay holz from wald-2"],
        "store holz in wald-2",
        "other-resource",
        {"resource": "erz"},
    ),
    ({"phase": "roll"}, ["roll dice", "1", "fest"], "take holz and lose it", "there-is-room", {"region": "wald-2"}),
    (
        {"phase": "roll", "red": {"stock": {"wald-2": 3}}},
        ["roll dice", "1", "fest"],
        "take holz in wald-2",
        "region-full",
        {"region": "wald-2"},
    ),
    ({"phase": "roll"}, ["roll dice", "1", "fest"], "take erz in wald-2", "wrong-region", {"resource": "erz"}),
    (
        {"red": {"hand": ["kaufmannszug"], "stock": {"wald-2": 1, "gebirge-5": 1}}},
        ["play kaufmannszug"],
        "pay wolle from weideland-4",
        "region-empty",
        {"region": "weideland-4"},
    ),
    (
        {"phase": "exchange", "red": {"hand": ["umzug"], "stock": {"wald-2": 1}}},
        ["put umzug under stack 1"],
        "search stack 1",
        "search-too-dear",
        {"cost": 2},
    ),
    (
        {"phase": "exchange", "rest": "box", "red": {"hand": ["umzug"]}},
        ["put umzug under stack 1"],
        "draw from stack 2",
        "stack-empty",
        {"stack": 2},
    ),
]


@pytest.mark.parametrize(("document", "answers", "move", "code", "params"), CASES)
def test_the_reason_fits(document, answers, move, code, params) -> None:  # type: ignore[no-untyped-def]
    table = at(document, *answers)
    reason = table.why_not(move)
    assert reason is not None
    assert reason.code == code
    assert reason.rules
    assert {key: reason.params[key] for key in params} == params


def test_the_second_prince_cannot_take_the_first_ones_stack() -> None:
    from tafelrunde import new_table  # noqa: PLC0415

    table = new_table("fuersten", seed=1)
    table.choose("draw from stack 3")
    reason = table.why_not("draw from stack 3")
    assert reason is not None and (reason.code, reason.rules) == ("stack-taken", ("F-029",))
