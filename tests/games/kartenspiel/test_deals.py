"""What can be agreed about theme sets, stacks and points (K-021 to K-023)."""

import pytest

from tafelrunde.games.kartenspiel import GAME
from tafelrunde.games.kartenspiel.modes import BASE_DEAL, THEMES, Deal, deal_of, highest_target, mode_with, read_deal
from tafelrunde.games.kartenspiel.saved import from_json, to_json
from tafelrunde.kernel import BadInput, Table

# the building points of each set, as 106.A.b adds them up
BUILDING_POINTS = {
    "ritter_haendler": 2,
    "wissenschaft_fortschritt": 7,
    "politik_intrige": 5,
    "handel_wandel": 3,
    "zauberer_drachen": 2,
    "barbaren_handelsherren": 4,
}
BASE_POINTS = 12
PLACE_POINTS = 7 * 2 + 2
TOKENS = 2


def all_points(themes: tuple[str, ...]) -> int:
    citadels = 2 if "zauberer_drachen" in themes else 0  # on the settlements that become no cities
    return PLACE_POINTS + citadels + BASE_POINTS + TOKENS + sum(BUILDING_POINTS[theme] for theme in themes)


@pytest.mark.parametrize("themes", [*((theme,) for theme in THEMES), THEMES[:2], THEMES[1:4], THEMES])
def test_half_of_all_points_is_the_highest_target(themes: tuple[str, ...]) -> None:
    assert highest_target(themes) == -(-all_points(themes) // 2)


def test_the_highest_target_of_all_sets_is_the_one_on_record() -> None:
    """106.A.b."""
    assert highest_target(THEMES) == 28


def test_what_is_usual_goes_without_saying() -> None:
    usual = GAME.agree("erweitert", None, {"sets": "ritter_haendler", "layout": "rows", "target": "usual"})
    assert usual == GAME.agree("erweitert", None, {}) == GAME.agree("erweitert", None, {"target": "13"})
    assert dict(usual.options) == {"edition": "2003"}


def test_sets_are_named_in_the_order_of_the_box_and_once() -> None:
    said = GAME.agree("erweitert", None, {"sets": "politik_intrige+ritter_haendler+politik_intrige"})
    assert said.options["sets"] == "ritter_haendler+politik_intrige"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"sets": "zauberlehrlinge"}, "not played with the set 'zauberlehrlinge'"),
        ({"sets": "ritter_haendler+"}, "not played with the set ''"),
        ({"layout": "towers"}, "no layout 'towers'"),
        ({"target": "12"}, "13 to 16 points, not '12'"),
        ({"target": "17"}, "13 to 16 points, not '17'"),
        ({"target": "many"}, "13 to 16 points, not 'many'"),
        ({"target": "9" * 5000}, "13 to 16 points"),
        ({"sets": "ritter_haendler+politik_intrige", "target": "20"}, "13 to 19 points, not '20'"),
    ],
)
def test_what_cannot_be_agreed(options: dict[str, str], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        GAME.agree("erweitert", None, options)


def test_the_base_game_has_nothing_to_agree_on() -> None:
    assert read_deal("grund", "", "", "") == BASE_DEAL
    with pytest.raises(BadInput, match="no option 'sets'"):
        GAME.agree("grund", None, {"sets": "ritter_haendler"})


@pytest.mark.parametrize("layout", ["rows", "mixed", "split"])
def test_a_deal_is_kept(layout: str) -> None:
    deal = Deal(("ritter_haendler", "handel_wandel"), layout, 14)
    assert deal_of(mode_with("erweitert", deal)) == deal
    options = {"sets": "ritter_haendler+handel_wandel", "layout": layout, "target": "14"}
    table = Table(GAME, "erweitert", options=options, seed=1)
    again = from_json(to_json(table.state))
    assert again.mode is table.state.mode and again.mode.target == 14


def test_a_table_saved_when_there_was_one_set() -> None:
    """It names the set in another word, and nothing else."""
    table = Table(GAME, "erweitert", options={"sets": "politik_intrige"}, seed=1)
    saved = {key: value for key, value in to_json(table.state).items() if key not in ("sets", "layout", "target")}
    assert from_json({**saved, "theme": "politik_intrige"}).mode is table.state.mode
