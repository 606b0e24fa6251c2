"""Our card data against the independent fact file."""

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.realm.cards import Card, read_cards
from tafelrunde.games.realm.regions import RESOURCES

FACTS = tomllib.loads((Path(__file__).parents[2] / "facts" / "kartenspiel.toml").read_text(encoding="utf-8"))
SETS = {"grundspiel": 120, "ritter_haendler": 30, "wissenschaft_fortschritt": 30}  # with the number of cards in the box
FOLDER = files("tafelrunde.games") / "kartenspiel" / "cards"
CARDS = read_cards([FOLDER / f"{name}.toml" for name in SETS])
ENCYCLOPEDIA = tomllib.loads(
    (files("tafelrunde.books") / "encyclopedia" / "cards.toml").read_text(encoding="utf-8"),
)
KINDS = {
    "center": "centre",
    "region": "region",
    "action-attack": "action",
    "action-neutral": "action",
    "action-protection": "action",
    "event": "event",
    "building-area": "building",
    "building-city": "building",
    "unit-knight": "knight",
    "unit-tradefleet": "trade_ship",
    "unit-fleet": "fleet",
    "unit-other": "unit",
}
POINTS = ("vp", "trade", "strength", "tournament", "hand")
TOKENS = {"": "", "strength": "knight token", "trade": "trade token"}
BRITISH = {"Harbor": "Harbour", "Woolen Mill": "Woollen Mill", "Gold field / gold river": "Gold River"}
TIMINGS = {
    "alchimist": "before_roll",
    "kundschafter": "with_settlement",
    "bischof": "reaction",
    "kraeuterhexe": "reaction",
}
ABOUT_OTHER_SETS = ("copies:wissenschaft_fortschritt", "copies:turnier_set_1997")


def our_id(fact: dict[str, Any]) -> str:
    """Regions are named by their kind, as in the other card game."""
    return str(fact["id"]).removeprefix("landschaft_")


def printed(set: str) -> dict[str, dict[str, Any]]:
    """The facts of one set by the ids we give its cards."""
    found = {}
    for fact in FACTS["card"]:
        if set in fact["sets"]:
            first = next(name for name in SETS if name in fact["sets"])
            found[our_id(fact) if set == first else f"{our_id(fact)}-{set}"] = fact
    return found


BY_ID = {id: (name, fact) for name in SETS for id, fact in printed(name).items()}


def placement(fact: dict[str, Any]) -> str:
    if fact["kind"] == "building-city":
        return "city"
    on_site = fact["kind"] == "building-area" or fact["kind"].startswith("unit-")
    return str(fact.get("placement", "settlement" if on_site else ""))


def of_kind(kind: str) -> list[Card]:
    return [card for card in CARDS.values() if card.kind == kind]


def test_the_same_cards() -> None:
    assert set(CARDS) == set(BY_ID)


@pytest.mark.parametrize("name", SETS)
def test_every_box_is_complete(name: str) -> None:
    assert sum(card.copies for card in CARDS.values() if card.back == name) == SETS[name]


@pytest.mark.parametrize("id", BY_ID)
def test_every_figure_of_a_card(id: str) -> None:
    card, (back, fact) = CARDS[id], BY_ID[id]
    assert card.back == back
    assert card.title == our_id(fact)
    assert card.copies == fact["sets"][back]
    assert card.kind == KINDS[fact["kind"]]
    assert dict(card.cost) == fact.get("cost", {})
    assert {key: getattr(card, key) for key in POINTS} == {key: fact.get(key, 0) for key in POINTS}
    assert card.unique == fact.get("unique", False)
    assert card.placement == placement(fact)
    assert card.nature == fact["kind"].partition("action-")[2]
    assert card.timing == (TIMINGS.get(card.title, "action") if card.kind == "action" else "")
    assert card.text["de"] and card.text["en"]
    assert card.rules


@pytest.mark.parametrize("id", BY_ID)
def test_every_name(id: str) -> None:
    """As the facts and the encyclopedia have it; of British and American spelling the encyclopedia chose one."""
    card, (_, fact) = CARDS[id], BY_ID[id]
    plain = {language: name.partition(" (")[0] for language, name in card.name.items()}
    assert plain == ENCYCLOPEDIA[fact["id"]]
    assert plain["de"] == fact["de"]
    if "en" in fact:
        assert plain["en"] == BRITISH.get(fact["en"], fact["en"])


@pytest.mark.parametrize("id", BY_ID)
def test_conditions(id: str) -> None:
    card, (_, fact) = CARDS[id], BY_ID[id]
    needed = [*fact.get("requires_all", ()), *fact.get("requires_any", ())]
    assert len(fact.get("requires_all", ())) <= 1 and "requires_not" not in fact
    assert list(card.needs) == needed
    if not needed:
        assert fact.get("requires", "").partition(" (")[0] == TOKENS[card.needs_token]


@pytest.mark.parametrize("card", of_kind("region"), ids=lambda card: card.id)
def test_regions(card: Card) -> None:
    _, fact = BY_ID[card.id]
    assert card.resource == fact["resource"]
    assert card.numbers == {
        "red": fact["start_number_a"],
        "blue": fact["start_number_b"],
        "stack": fact["stack_numbers"],
    }
    assert card.copies == 2 + fact["stack_copies"]


def test_the_supply() -> None:
    assert {card.id: card.stack for card in of_kind("centre")} == {
        "strasse": FACTS["setup"]["supply_roads"],
        "siedlung": FACTS["setup"]["supply_settlements"],
        "stadt": FACTS["setup"]["supply_cities"],
    }
    for card in of_kind("centre"):
        assert card.copies == card.stack + 2 * card.start
    started = sum(card.start for card in of_kind("centre")) + len(of_kind("region"))
    assert started == FACTS["setup"]["start_cards_per_player"]
    assert sum(card.copies - 2 for card in of_kind("region")) == FACTS["setup"]["region_stack"]


def test_the_stacks() -> None:
    base = [card for card in CARDS.values() if card.back == "grundspiel"]
    assert sum(card.copies for card in base if card.kind == "event") == FACTS["setup"]["event_cards"]
    assert sum(card.copies for card in base if card.is_hand_card) == FACTS["setup"]["expansion_cards"]


@pytest.mark.parametrize("id", BY_ID)
def test_what_no_source_gives_is_marked(id: str) -> None:
    card, (_, fact) = CARDS[id], BY_ID[id]
    missing = [figure for figure in fact.get("reconstructed", ()) if figure not in ABOUT_OTHER_SETS]
    missing += ["name"] * fact.get("de_reconstructed", False)
    assert list(card.reconstructed) == missing
    assert card.provenance == ("reconstructed" if missing else "printed")
    assert set(card.why) == ({"de", "en"} if missing else set())


def test_strength_that_is_counted_on_the_table() -> None:
    assert [id for id, (_, fact) in BY_ID.items() if "strength_formula" in fact] == [
        card.id for card in CARDS.values() if card.musters
    ]


def test_which_resource_a_card_is_for() -> None:
    """The facts say so in words: doublers name the regions, fleets the resource in their names."""
    trading = {card.id: card.trades for card in CARDS.values() if card.trades}
    assert trading == {"grosse_handelsflotte": "neighbours"} | {
        f"{'woll' if resource == 'wolle' else resource}_handelsflotte": resource for resource in RESOURCES
    }
    regions = {card.resource: card.name["en"].lower().rstrip("s") for card in of_kind("region")}
    boosting = {card.id: regions[card.boosts] for card in CARDS.values() if card.boosts}
    assert {id: region for id, region in boosting.items() if region in BY_ID[id][1]["effect"]} == boosting
    assert set(boosting) == set(FACTS["classes"]["Ertragsverdoppler"]) & set(CARDS)
