"""Roads, settlements and cities."""

from tafelrunde.games.realm.build import lay_at_region
from tafelrunde.games.realm.centre import (
    build_city,
    build_road,
    build_settlement,
    centre_options,
    refuse_city,
    refuse_road,
    refuse_settlement,
    scout_regions,
    swap_regions,
)
from tafelrunde.games.realm.prince import CITY, SETTLEMENT
from tafelrunde.kernel import Rules

from .court import HOOKS, QUESTIONS, SAY, Court, answer, court, texts, told


@HOOKS.action("spaeher")
def spaeher(s: Court, me: int) -> Rules[None]:
    yield from scout_regions(s, me)


def test_what_can_be_paid_for_is_offered() -> None:
    assert texts(centre_options(court({"huegelland-1": 1}), 0)) == ["build road left", "build road right"]
    assert texts(centre_options(court({"gebirge-2": 2}), 0)) == ["build city at 1", "build city at 2"]
    assert centre_options(court({"wald-1": 1}), 0) == []  # no road to build at


def test_a_road_lies_at_an_end_once() -> None:
    s = court({"huegelland-1": 2})
    assert answer(build_road(s, 0, "left")) is None
    assert s.princes[0].road_left and s.roads == 2
    assert refuse_road(s, 0, "left").code == "road-lies-there"  # type: ignore[union-attr]
    s.roads = 0
    reason = refuse_road(s, 0, "right")
    assert reason is not None and (reason.code, reason.params["card"]) == ("none-left", "weg")


def test_what_is_lacking_is_said_with_the_rule_of_the_game() -> None:
    reason = refuse_city(court({"gebirge-2": 1}), 0, 0)
    assert reason is not None and reason.params["missing"] == "1 erz"
    assert reason.rules == ("C cannot-afford:city",)
    assert refuse_city(court(), 0, 2).code == "no-such-place"  # type: ignore[union-attr]


def test_a_settlement_brings_the_two_top_regions() -> None:
    s = court({"wald-1": 1})
    assert refuse_settlement(s, 0, "right").code == "no-road-end"  # type: ignore[union-attr]
    s.princes[0].road_right = True
    ask = answer(build_settlement(s, 0, "right"))
    assert (ask.prompt, texts(ask.options)) == ("new-regions", ["take top regions"])
    s = court({"wald-1": 1})
    s.princes[0].road_right = True
    assert answer(build_settlement(s, 0, "right"), "take top regions", "lay gebirge-4 above") is None
    prince = s.princes[0]
    assert prince.places == (SETTLEMENT, SETTLEMENT, SETTLEMENT)
    assert (prince.regions[0][-1], prince.regions[1][-1]) == ("gebirge-4", "wald-3")
    assert prince.stock["gebirge-4"] == 0 and not prince.road_right
    assert len(prince.gives.free_sites) == 6 and s.region_stack == ("ackerland-1", "weideland-2")


def test_a_card_played_with_the_settlement_lets_its_player_choose() -> None:
    s = court({"wald-1": 1}, hand=("spaeher", "gunst"))
    s.princes[0].road_left = True
    rules = build_settlement(s, 0, "left")
    ask = answer(rules)
    assert texts(ask.options) == ["take top regions", "play spaeher"]
    reason = QUESTIONS.why_not(s, ask, SAY.play("gunst"))
    assert reason is not None and (reason.code, reason.rules) == ("only-action", ("C only-action",))
    s = court({"wald-1": 1}, hand=("spaeher",))
    s.princes[0].road_left = True
    chosen = ("play spaeher", "choose weideland-2", "choose wald-3", "lay wald-3 above")
    assert answer(build_settlement(s, 0, "left"), *chosen) is None
    assert s.princes[0].regions[0][0] == "wald-3" and s.discards == (("spaeher",),)
    assert "regions-searched" in told(s)


def test_what_is_laid_at_a_region_stays_with_it_when_the_row_grows_to_the_left() -> None:
    s = court({"wald-1": 1}, hand=("truhe",))
    assert answer(lay_at_region(s, 0, "truhe", "gebirge-2")) is None
    s.princes[0].road_left = True
    assert answer(build_settlement(s, 0, "left"), "take top regions", "lay wald-3 above") is None
    ((_, row, at),) = s.princes[0].annexes
    assert s.princes[0].regions[row][at] == "gebirge-2"


def test_a_city_is_built_on_a_settlement() -> None:
    s = court({"gebirge-2": 2})
    assert answer(build_city(s, 0, 1)) is None
    assert s.princes[0].places == (SETTLEMENT, CITY) and s.princes[0].gives.vp == 3
    assert refuse_city(s, 0, 1).code == "city-already"  # type: ignore[union-attr]


def test_regions_change_places_with_what_they_store() -> None:
    s = court({"wald-1": 2})
    swap_regions(s, 0, "wald-1", "goldfluss-3")
    assert s.princes[0].regions[0][0] == "goldfluss-3" and s.princes[0].stock["wald-1"] == 2
