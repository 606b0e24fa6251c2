"""Our card data against the independent fact file."""

import tomllib
from pathlib import Path

import pytest

from tafelrunde.games.fuersten.data import CARDS, SEATS, SETS, start_region
from tafelrunde.games.fuersten.modes import MODES
from tafelrunde.games.fuersten.setup import starting_principality
from tafelrunde.games.realm.mode import event_cards, open_copies

FACTS = tomllib.loads((Path(__file__).parents[2] / "facts" / "fuersten.toml").read_text(encoding="utf-8"))
KINDS = {
    "center": "centre",
    "region": "region",
    "action": "action",
    "event": "event",
    "building": "building",
    "unit-hero": "hero",
    "unit-tradeship": "trade_ship",
    "unit-ship": "unit",
    "unit": "unit",
    "region-expansion": "region_expansion",
}
TIMINGS = {"action_phase": "action", "event_reaction": "reaction"}
PLACEMENTS = {"settlement": "settlement-or-city", "city": "city", "cover": "city", "region": "region"}


def printed(set: str) -> dict[str, dict]:  # type: ignore[type-arg]
    """The facts of one set by the ids we give its cards; the two Kapellen are told apart."""
    found = {}
    for fact in FACTS["card"]:
        if not fact["sets"][set]:
            continue
        first = next(name for name in SETS if fact["sets"][name])
        if fact["id"] == "kapelle":
            for numbers in ("1_3", "4_6"):
                half = {**fact, "sets": {set: 1}, "duel_copies": {set: 1}}
                found[f"kapelle_{numbers}"] = half
        else:
            found[fact["id"] if set == first else f"{fact['id']}-{set}"] = fact
    return found


BY_ID = {id: (name, fact) for name in SETS for id, fact in printed(name).items()}


@pytest.mark.rule("F-010")
def test_the_same_cards() -> None:
    assert set(CARDS) == set(BY_ID)


@pytest.mark.parametrize("id", BY_ID)
@pytest.mark.rule("F-010")
def test_every_figure_of_a_card(id: str) -> None:
    card, (back, fact) = CARDS[id], BY_ID[id]
    assert card.back == back
    assert card.title == fact["id"]
    assert card.name["de"].startswith(fact["de"]) and card.name["en"].startswith(fact["en"])
    assert card.id != fact["id"] or card.name == {"de": fact["de"], "en": fact["en"]}
    assert card.copies == fact["sets"][back]
    assert card.duel == fact["duel_copies"][back]
    assert card.kind == KINDS[fact["kind"]]
    assert dict(card.cost) == fact["cost"]
    for key in ("vp", "trade", "strength", "skill", "progress"):
        assert getattr(card, key) == fact[key], key
    assert card.once == (fact["unique"] in ("1x", "face_up"))
    assert card.timing == TIMINGS.get(fact.get("timing", ""), fact.get("timing", ""))
    assert card.nature == fact.get("action_type", "")
    if card.placement:
        assert PLACEMENTS[card.placement] == fact["placement"]
    if card.kind == "trade_ship":
        assert card.trades == fact.get("resource", "neighbours")
    if card.kind == "region":
        assert card.resource == fact["resource"]
        assert card.numbers == {"red": fact["number_red"], "blue": fact["number_blue"], "stack": fact["numbers_stack"]}
    if card.kind == "centre":
        assert (card.stack, card.start) == (fact["copies_stack"], fact["copies_red"])
    assert bool(card.fleet) == ("vp_conditional" in fact)
    assert bool(card.raises) == ("trade_conditional" in fact)
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


@pytest.mark.rule("F-025", "F-117", "F-120", "F-125", "F-131", "F-152", "F-153", "F-154", "F-158")
@pytest.mark.parametrize("mode", MODES)
def test_the_modes(mode: str) -> None:
    fact = FACTS["setup"]["modes"]["einfuehrung" if mode == "intro" else mode]
    found = MODES[mode]
    assert found.target == fact["vp_target"]
    assert found.name["de"] == fact["name"]
    themes = [stack["set"] for stack in fact["theme_stacks"]]
    assert found.backs == ("basis",) * len(fact["basis_stacks"]) + tuple(themes)
    assert (found.may_demolish, found.arranges_regions) == (fact["demolition"], fact["rearrange_regions"])
    assert len(event_cards(found)) + found.half_moon_events == fact["events_total"]
    assert list(found.open_cards) == [card["card"] for card in fact["face_up"]]
    assert sum(open_copies(found, card) for card in found.open_cards) == sum(card["count"] for card in fact["face_up"])
    assert all(CARDS[card].once for card in found.open_cards)


def test_start_regions_are_named_by_kind_and_number() -> None:
    assert start_region("wald", 0) == "wald-2"
    assert start_region("wald", 1) == "wald-3"
