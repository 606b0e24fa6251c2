"""Our card data against the independent fact file."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.kartenspiel.modes import THEMES, mode_with, usual_deal
from tafelrunde.games.realm.cards import Card, read_cards
from tafelrunde.games.realm.mode import open_copies
from tafelrunde.games.realm.regions import RESOURCES

FACTS = tomllib.loads((Path(__file__).parents[2] / "facts" / "kartenspiel.toml").read_text(encoding="utf-8"))
# with the number of cards in the box
SETS = {
    "grundspiel": 120,
    "ritter_haendler": 30,
    "wissenschaft_fortschritt": 30,
    "politik_intrige": 30,
    "handel_wandel": 30,
    "zauberer_drachen": 44,
    "barbaren_handelsherren": 40,
}
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
    "building-region": "building",
    "building-road": "building",
    "foreign": "building",
    "unit-knight": "knight",
    "unit-tradefleet": "trade_ship",
    "unit-fleet": "fleet",
    "unit-other": "unit",
    "unit-dragon": "dragon",
    "wizard": "wizard",
    "spellbook": "spellbook",
    "building-citadel": "building",
}
POINTS = ("vp", "trade", "strength", "tournament", "hand")
TOKENS = {"": "", "strength": "knight token", "trade": "trade token"}
BRITISH = {"Harbor": "Harbour", "Woolen Mill": "Woollen Mill", "Gold field / gold river": "Gold River"}
TIMINGS = {
    "alchimist": "before_roll",
    "kundschafter": "with_settlement",
    "bischof": "reaction",
    "kraeuterhexe": "reaction",
    "medicus": "reaction",
}
# conditions that the facts give in words, and what our cards say of them
IN_WORDS: dict[str, tuple[str, Callable[[Card], bool]]] = {
    "handelsmonopol": ("opponent owns a resource", lambda card: card.nature == "attack"),  # K-090
    "grosser_turnierplatz": (
        "more tournament points than the opponent (since 2003)",
        lambda card: card.needs_champion and ("needs_champion", 0) in card.before_2003,
    ),
    "hansebund": ("at least 1 own trade fleet", lambda card: card.needs_ship),
    "handelsmesse": (
        "Handelskontor; 3 trade points in all on own Kunstschmiede, Färberei and Schnapsbrennerei (needed, not spent)",
        lambda card: card.needs_counters == 3,
    ),
    "handelsniederlassung": ("opponent has at most 6 trade points", lambda card: card.expelled_by_trade == 7),
    "raubritterburg": ("opponent has at most 3 strength points", lambda card: card.expelled_by_strength == 4),
    "materialisation": ("at least 2 own wizards", lambda card: card.needs_wizards == 2),
    "duell_der_zauberer": ("both players have a wizard", lambda card: card.needs_wizards == 1),
    "zauberbund": ("Zitadelle; opponent has a named wizard at the same type of region", lambda card: card.links),
    "stein_der_weisen": (
        "2 own Zitadelle cards; 2 own wizards with 6 magic power together at one of them",
        lambda card: (card.needs_citadels, card.needs_wizards_together, card.power) == (2, 2, 6),
    ),
}
ABOUT_OTHER_SETS = ("copies:wissenschaft_fortschritt", "copies:turnier_set_1997", "copies:turnierkarten_t2002")
# conditions that no figure of a card says, and the code of the refusal that does
IN_THE_CODE = {
    "at least 1 own resource": "too-few-resources",
    "at least 1 own trade fleet": "needs-trade-fleet",
    "1 fleet of any kind and 2 knights": "needs-army",
    "opponent has at most 6 strength points": "host-too-strong",
}
LATER_CONDITIONS = ["zitadelle"]  # of a set that is still to come


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
    if fact["kind"] == "wizard":
        return "region"
    if fact["kind"] in ("building-region", "building-road"):
        return str(fact["kind"]).removeprefix("building-")
    if fact["kind"] == "foreign":
        return "city" if "city" in fact["placement"] else "settlement"
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
    assert dict(card.cost) == {key: n for key, n in fact.get("cost", {}).items() if key != "zauberkraft"}
    power = fact.get("cost", {}).get("zauberkraft", 0)  # of a book: of its spell; to lay it down is free
    assert (card.power, card.spell) == ((0, power) if fact.get("build_cost_free") else (power, 0))
    assert card.start_power == fact.get("start_power", 0)
    assert {key: getattr(card, key) for key in POINTS} == {key: fact.get(key, 0) for key in POINTS}
    assert card.unique == fact.get("unique", False)
    assert card.placement == placement(fact)
    assert card.foreign == (fact["kind"] == "foreign" or fact.get("foreign", False))
    assert card.lies_at == fact.get("region", "")
    assert card.nature == fact.get("spell_class", fact["kind"].partition("action-")[2])
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
    if "en" in fact and "T2002" not in fact["en"]:  # what it was called before it came into this set
        assert plain["en"] == BRITISH.get(fact["en"], fact["en"])


@pytest.mark.parametrize("id", BY_ID)
def test_conditions(id: str) -> None:
    card, (_, fact) = CARDS[id], BY_ID[id]
    needed = [*fact.get("requires_all", ()), *fact.get("requires_any", ())]
    assert bool(card.needs_citadels) == ("zitadelle" in needed)
    needed = [id for id in needed if id != "zitadelle"]
    assert len(fact.get("requires_all", ())) <= 1
    assert fact.get("requires_not", LATER_CONDITIONS) == LATER_CONDITIONS
    assert list(card.needs) == needed
    if card.title in IN_WORDS:
        words, holds = IN_WORDS[card.title]
        assert fact["requires"] == words and holds(card)
    elif (
        not needed
        and not card.needs_citadels
        and (required := fact.get("requires", "").partition(" (")[0]) not in IN_THE_CODE
    ):
        assert required == TOKENS[card.needs_token]


@pytest.mark.parametrize("id", BY_ID)
def test_where_a_card_lies(id: str) -> None:
    """At a region of its kind, or with the other player."""
    card, (_, fact) = CARDS[id], BY_ID[id]
    assert card.lies_at == fact.get("region", "")
    assert card.foreign == (fact.get("foreign", False) or fact["kind"] == "foreign")


def test_figures_that_change_on_the_table() -> None:
    assert {id: fact["strength_or_trade"] for id, (_, fact) in BY_ID.items() if "strength_or_trade" in fact} == {
        card.id: card.two_sided for card in CARDS.values() if card.two_sided
    }
    assert {id: fact["vp_max"] for id, (_, fact) in BY_ID.items() if "vp_max" in fact} == {
        card.id: card.vp_counted for card in CARDS.values() if card.vp_counted
    }


def test_conditions_in_words_are_refused_in_the_code() -> None:
    """Each has a message of its own; the scenarios show them."""
    words = (files("tafelrunde.games") / "kartenspiel" / "messages" / "en.ftl").read_text(encoding="utf-8")
    assert [code for code in IN_THE_CODE.values() if f"reason-{code} =" not in words] == []


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
        "zitadelle": FACTS["setup"]["display"]["zauberer_drachen"]["zitadelle"],
        "metropole": BY_ID["metropole"][1]["sets"]["politik_intrige"],  # K-008: they lie in the supply, too
    }
    for card in of_kind("centre"):
        assert card.copies == card.stack + 2 * card.start
    started = sum(card.start for card in of_kind("centre")) + len(of_kind("region"))
    assert started == FACTS["setup"]["start_cards_per_player"]
    assert sum(card.copies - 2 for card in of_kind("region")) == FACTS["setup"]["region_stack"]


@pytest.mark.parametrize("theme", THEMES)
def test_what_lies_open(theme: str) -> None:
    mode = mode_with("erweitert", usual_deal(theme))
    found = {card: open_copies(mode, card) for card in mode.open_cards}
    assert found == {id: n for id, n in FACTS["setup"]["display"].get(theme, {}).items() if id != "zitadelle"}  # K-008


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


def test_points_that_are_counted_on_the_table() -> None:
    """On manufactories trade points, of one knight the tournament points."""
    counted = {id: fact["trade_formula"] for id, (_, fact) in BY_ID.items() if "trade_formula" in fact}
    manufactories = {card.id: f"stored points, 0..{card.counts_to}" for card in CARDS.values() if card.counts_to}
    academy = {card.id: counted[card.id] for card in CARDS.values() if card.hoards}
    assert counted == manufactories | academy
    thrown = [id for id, (_, fact) in BY_ID.items() if "tournament_formula" in fact]
    assert thrown == [card.id for card in CARDS.values() if card.tournament_is_die]


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
    regions = {card.resource: card.name["en"].lower().partition(" ")[0].rstrip("s") for card in of_kind("region")}
    boosting = {card.id: regions[card.boosts] for card in CARDS.values() if card.boosts}
    assert {id: region for id, region in boosting.items() if region in BY_ID[id][1]["effect"]} == boosting
    assert set(boosting) == set(FACTS["classes"]["Ertragsverdoppler"]) & set(CARDS)
