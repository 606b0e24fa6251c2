"""Our card data against the independent fact file."""

import tomllib
from pathlib import Path

import pytest

from tafelrunde.games.fuersten.data import CARDS, MODES, SEATS, start_region
from tafelrunde.games.fuersten.setup import starting_principality

FACTS = tomllib.loads((Path(__file__).parents[2] / "facts" / "fuersten.toml").read_text(encoding="utf-8"))
BASIS = {card["id"]: card for card in FACTS["card"] if card["sets"]["basis"]}
KINDS = {
    "center": "centre",
    "region": "region",
    "action": "action",
    "event": "event",
    "building": "building",
    "unit-hero": "hero",
    "unit-tradeship": "trade_ship",
}


@pytest.mark.rule("F-010")
def test_the_same_cards() -> None:
    assert set(CARDS) == set(BASIS)


@pytest.mark.parametrize("id", BASIS)
@pytest.mark.rule("F-010")
def test_every_figure_of_a_card(id: str) -> None:
    card, fact = CARDS[id], BASIS[id]
    assert card.name == {"de": fact["de"], "en": fact["en"]}
    assert card.copies == fact["sets"]["basis"]
    assert card.duel == fact["duel_copies"]["basis"]
    assert card.kind == KINDS[fact["kind"]]
    assert dict(card.cost) == fact["cost"]
    for key in ("vp", "trade", "strength", "skill", "progress"):
        assert getattr(card, key) == fact[key], key
    assert card.once == (fact["unique"] == "1x")
    assert card.timing == {"action_phase": "action"}.get(fact.get("timing", ""), fact.get("timing", ""))
    assert card.nature == fact.get("action_type", "")
    if card.kind == "trade_ship":
        assert card.trades == fact.get("resource", "neighbours")
    if card.kind == "region":
        assert card.resource == fact["resource"]
        assert card.numbers == {"red": fact["number_red"], "blue": fact["number_blue"], "stack": fact["numbers_stack"]}
    if card.kind == "centre":
        assert (card.stack, card.start) == (fact["copies_stack"], fact["copies_red"])
    assert card.text["de"] and card.text["en"]
    assert card.provenance == "printed"


@pytest.mark.rule("F-013", "F-014", "F-015", "F-017")
@pytest.mark.parametrize("seat", SEATS)
def test_the_starting_principality(seat: str) -> None:
    prince = starting_principality(SEATS.index(seat))
    for fact in FACTS["setup"]["start"][seat]["regions"]:
        row = prince.regions[("top", "bottom").index(fact["row"])]
        region = f"{fact['region']}-{fact['number']}"
        assert row[fact["col"] // 2] == region
        assert prince.stock[region] == fact["stored"]


@pytest.mark.rule("F-025", "F-117")
def test_the_introductory_mode() -> None:
    fact = FACTS["setup"]["modes"]["einfuehrung"]
    assert MODES["intro"].target == fact["vp_target"]
    assert len(MODES["intro"].backs) == len(fact["basis_stacks"])
    assert MODES["intro"].name["de"] == fact["name"]


def test_start_regions_are_named_by_kind_and_number() -> None:
    assert start_region("wald", 0) == "wald-2"
    assert start_region("wald", 1) == "wald-3"
