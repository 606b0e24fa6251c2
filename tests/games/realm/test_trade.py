"""Trade 3:1, with ships and at a mint; production; demands."""

from tafelrunde.games.realm.demands import ADVANTAGE_DEMANDS, demand, demand_options
from tafelrunde.games.realm.production import produce
from tafelrunde.games.realm.trade import refuse_region_trade, refuse_trade, trade, trade_from_region, trade_options
from tafelrunde.games.realm.words import DEMAND
from tafelrunde.kernel import Rules

from .court import HEARD, HOOKS, QUESTIONS, Court, answer, court, texts


def test_three_of_a_kind_for_one() -> None:
    s = court({"wald-1": 3})
    assert texts(trade_options(s, 0))[:2] == ["trade 3 holz for lehm", "trade 3 holz for erz"]
    assert answer(trade(s, 0, 3, "holz", "erz")) is None
    assert s.princes[0].totals["erz"] == 1 and trade_options(s, 0) == []
    assert refuse_trade(s, 0, 3, "erz", "erz").code == "same-resource"  # type: ignore[union-attr]
    reason = refuse_trade(s, 0, 3, "erz", "holz")
    assert reason is not None and (reason.rules, reason.params["stored"]) == (("C too-few:trade",), 1)


def test_a_ship_trades_its_resource_two_to_one() -> None:
    s = court({"weideland-3": 2, "wald-1": 2}, lying={"1-above": "kahn"})
    assert {option.args[:2] for option in trade_options(s, 0)} == {(2, "wolle")}
    assert refuse_trade(s, 0, 2, "holz", "erz").code == "no-ship"  # type: ignore[union-attr]


def test_a_ship_for_its_neighbours_trades_out_of_one_region() -> None:
    s = court({"wald-1": 2, "weideland-3": 2}, lying={"1-above": "galeone"})
    assert {option.args[0] for option in trade_options(s, 0)} == {"wald-1"}
    assert refuse_region_trade(s, 0, "weideland-3", "erz").code == "no-ship-beside"  # type: ignore[union-attr]
    assert answer(trade_from_region(s, 0, "wald-1", "erz")) is None
    assert refuse_region_trade(s, 0, "wald-1", "erz").code == "too-few-there"  # type: ignore[union-attr]


def test_a_mint_changes_gold_once_in_a_turn() -> None:
    s = court({"goldfluss-3": 2})
    assert refuse_trade(s, 0, 1, "gold", "erz").code == "no-mint"  # type: ignore[union-attr]
    s = court({"goldfluss-3": 2}, lying={"1-above": "muenze"})
    assert len(trade_options(s, 0)) == 5
    assert answer(trade(s, 0, 1, "gold", "erz")) is None
    assert refuse_trade(s, 0, 1, "gold", "erz").code == "mint-used"  # type: ignore[union-attr]
    assert trade_options(s, 0) == []


def test_regions_with_the_number_yield_and_boosters_add() -> None:
    s = court(lying={"1-above": "teich"})
    assert answer(produce(s)) is None
    assert s.princes[0].totals["holz"] == 2 and s.princes[0].totals["lehm"] == 1
    assert not any(s.princes[1].totals.values())


def test_a_card_is_heard_at_production() -> None:
    @HOOKS.at_production("kahn")
    def kahn(s: Court, me: int) -> Rules[None]:
        HEARD.append(1 + me)
        yield from ()

    try:
        s = court(their_lying={"1-above": "kahn"})
        assert answer(produce(s)) is None
        assert sum(HEARD) == 2
    finally:
        del HOOKS.produced["kahn"]


def test_only_what_the_other_has_and_what_fits_is_demanded() -> None:
    s = court({"wald-1": 3}, {"wald-4": 1, "gebirge-5": 2})
    assert texts(demand_options(s, 0, [])) == ["demand erz"]
    ask = answer(demand(s, 0, 2, ADVANTAGE_DEMANDS))
    reason = QUESTIONS.why_not(s, ask, DEMAND("holz"))
    assert reason is not None and (reason.code, reason.rules) == ("no-room", ("C no-room", "C other-has-none"))
    reason = QUESTIONS.why_not(s, ask, DEMAND("gold"))
    assert reason is not None and reason.code == "other-has-none"
    assert answer(demand(s, 0, 2, ADVANTAGE_DEMANDS), "demand erz", "demand erz") == ["erz", "erz"]
    assert s.princes[0].stock["gebirge-2"] == 2
