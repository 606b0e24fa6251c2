"""What cards of two theme sets do together."""

import json
import random
from typing import Any

import pytest

from tafelrunde import make_bot
from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.modes import THEMES, usual_deal
from tafelrunde.games.kartenspiel.position import read_position
from tafelrunde.games.realm.advantages import trade_points
from tafelrunde.games.realm.expansions import place
from tafelrunde.games.realm.regions import RESOURCES
from tafelrunde.games.realm.stores import keep
from tafelrunde.kernel import Choice, Table

from ...random_moves import pick
from .walks import check

CITY: dict[str, Any] = {"centre": ["city", "road", "settlement"]}


def test_a_great_trade_fleet_beside_a_lighthouse() -> None:
    """K-176: it trades 1:1 out of both regions beside it."""
    red = {**CITY, "stock": {"wald-4": 1, "goldfluss-6": 2}, "expansions": ["grosse_handelsflotte at 1-above"]}
    s = read_position("erweitert", "2003", usual_deal("ritter_haendler"), {"red": red})
    place(s, 0, "leuchtturm", "1-above")
    assert s.princes[0].gives.lit_regions == ("wald-4", "goldfluss-6") and not s.princes[0].gives.lit
    table = Table(GAME, "erweitert", position=s, seed=1)
    assert "trade 1 from goldfluss-6 for erz" in [str(option) for option in table.choice.options]
    table.choose("trade 1 from wald-4 for erz")
    assert table.state.princes[0].totals == {**dict.fromkeys(RESOURCES, 0), "erz": 1, "gold": 2}


def test_gold_in_a_vault_counts_for_the_academy() -> None:
    """K-085: all gold of its owner."""
    red = {**CITY, "stock": {"goldfluss-6": 2}, "expansions": ["handelsakademie at 1-above"]}
    s = read_position("erweitert", "2003", usual_deal("wissenschaft_fortschritt"), {"red": red})
    prince = s.princes[0]
    before = trade_points(prince)
    place(s, 0, "schatzkammer", "1-below")
    keep(prince, "schatzkammer", "1-below", "gold", 2)
    assert trade_points(prince) == before + 1 + 2


EVERY_SET = "+".join(THEMES)
TOGETHER = [
    ("ritter_haendler+handel_wandel", "rows"),
    ("wissenschaft_fortschritt+politik_intrige", "mixed"),
    ("politik_intrige+handel_wandel", "rows"),
    ("ritter_haendler+barbaren_handelsherren", "mixed"),
    ("politik_intrige+zauberer_drachen", "rows"),
    ("zauberer_drachen+barbaren_handelsherren", "mixed"),
    (EVERY_SET, "rows"),
    (EVERY_SET, "mixed"),
    ("ritter_haendler", "split"),
    ("politik_intrige+barbaren_handelsherren", "split"),
]
STEPS = 1500  # of random players, who need many more to win with cards of several sets that undo each other's work


@pytest.mark.parametrize(("sets", "layout"), TOGETHER)
@pytest.mark.parametrize("seed", range(2))
def test_what_must_hold_holds_with_several_sets(sets: str, layout: str, seed: int) -> None:
    rng = random.Random(seed)
    table = Table(GAME, "erweitert", options={"sets": sets, "layout": layout}, seed=seed)
    for step in range(STEPS):
        if table.over:
            break
        check(table.state)
        if step % 10 == 0 and isinstance(table.ask, Choice) and table.ask.anchor:
            check_imagined(table, rng)
        table.choose(pick(table.choice, rng))


def check_imagined(table: "Table[Any, Any]", rng: random.Random) -> None:
    """What is kept and what is imagined from a view looks the same and asks the same."""
    choice = table.choice
    kept = GAME.from_json(json.loads(json.dumps(GAME.to_json(table.state))))
    assert GAME.to_json(kept) == GAME.to_json(table.state)
    assert GAME.thinking is not None and GAME.thinking.ahead is not None
    imagined = GAME.thinking.ahead.determinize(table.view(choice.seat), rng.shuffle, choice)
    if imagined is None:
        return
    assert GAME.view(imagined, choice.seat) == table.view(choice.seat)
    twin = Table(GAME, "erweitert", options=table.setting.options, position=imagined, seed="elsewhere")
    assert set(twin.choice.options) == set(choice.options)


@pytest.mark.parametrize(("sets", "layout"), TOGETHER)
def test_greedy_players_come_to_an_end_with_several_sets(sets: str, layout: str) -> None:
    table = Table(GAME, "erweitert", options={"sets": sets, "layout": layout}, seed=3)
    result = table.drive([make_bot("greedy", GAME, seed) for seed in range(2)], most=20_000)
    assert result is not None and result.how == "points"
    assert max(table.view(None)["princes"][seat]["points"]["victory"] for seat in range(2)) >= table.state.mode.target
