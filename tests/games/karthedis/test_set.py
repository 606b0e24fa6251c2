"""The card set keeps to the numbers it was designed to (rule ledger, "Card design space")."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

Table = dict[str, Any]

FILE = Path(__file__).parents[3] / "src" / "tafelrunde" / "games" / "karthedis" / "cards" / "grundset.toml"
TEXT = FILE.read_text(encoding="utf-8")
SET: Table = tomllib.loads(TEXT)
RESOURCES: list[Table] = SET["resource"]
SPECIES: list[Table] = SET["species"]
CARDS: list[Table] = SET["card"]

KEYWORDS = {"abberufen", "aufruf", "einsatz", "expertise", "intervenieren", "spekulieren"}
CURVE = [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7]
ONE_SHOT: dict[str, set[str]] = {
    "draw": {"amount"},
    "cycle": {"amount", "cost"},
    "sift": {"amount"},
    "retrieve": {"to"},
    "refine": {"amount"},
    "reclaim": set(),
    "wipe": {"target"},
    "tax": set(),
    "mill": {"amount", "target"},
    "redraw": set(),
    "exchange": set(),
    "banish": set(),
}
INTERVENE: dict[str, set[str]] = {"peek": set(), "reroute": set(), "withdraw": set()}
EXPERT: dict[str, set[str]] = {
    "gain": {"amount"},
    "double": set(),
    "gain_per": {"amount", "per"},
    "weaken": {"amount"},
    "halve": set(),
    "support": {"amount"},
    "unchallenged": {"amount"},
    "shift": set(),
    "edge": set(),
    "shield": set(),
    "echo": set(),
}
LASTING: dict[str, set[str]] = {
    "aura_total": {"amount"},
    "aura_species": {"amount"},
    "aura_edge": set(),
    "aura_drain": {"amount"},
    "aura_feud": {"amount"},
    "aura_pass": {"amount"},
}
EFFECTS = ONE_SHOT | INTERVENE | EXPERT | LASTING
WORDS = {"to": {"hand", "deck"}, "target": {"own", "any"}, "per": {"species", "pile", "rivals", "won", "behind"}}
REMOVING = {"refine", "wipe", "banish", "reclaim"}
TEST_CARDS = (
    "Aufruf one-shot",
    "Aufruf lasting",
    "Abberufen one-shot draw",
    "Abberufen lasting",
    "wipe any",
    "Einsatz cycle 3/2",
    "Einsatz draw 1",
    "Expertise double",
    "Expertise shift",
    "Expertise gain",
    "Intervenieren peek",
    "Intervenieren and Abberufen",
    "Spekulieren draw",
    "Spekulieren sift",
)


def abilities(card: Table) -> list[Table]:
    found: list[Table] = card.get("abilities", [])
    return found


def all_abilities() -> Iterator[Table]:
    return chain.from_iterable(abilities(card) for card in CARDS)


def of(species: Table) -> list[Table]:
    return [card for card in CARDS if card["species"] == species["id"]]


def with_effect(*effects: str) -> list[Table]:
    return [card for card in CARDS if any(ability["effect"] in effects for ability in abilities(card))]


def slug(name: str) -> str:
    spelled = name.lower()
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        spelled = spelled.replace(letter, letters)
    return re.sub(r"[^a-z]+", "_", spelled).strip("_")


def points(ability: Table, value: int) -> int:
    """The table at the top of the card file."""
    keyword, effect, n = ability["keyword"], ability["effect"], ability.get("amount", 1)
    if effect in ONE_SHOT:
        base: int = {
            "draw": 2 * n + 1,
            "cycle": 2 * n + 1 - ability.get("cost", 1),
            "sift": n - 1,
            "retrieve": 4 if ability.get("to") == "hand" else 2,
            "refine": 2 * n,
            "reclaim": 3,
            "wipe": 2 if ability.get("target") == "any" else 0,
            "tax": 3,
            "mill": (n + 1) // 2 if ability.get("target") == "any" else 0,
            "redraw": 2,
            "exchange": 4,
            "banish": 3,
        }[effect]
        change = {"aufruf": -1, "intervenieren": -1, "spekulieren": 1}.get(keyword, 0)
        return max(0, base + change)
    stays = keyword == "abberufen"
    fixed: int = {
        "peek": 1,
        "reroute": 2,
        "withdraw": 2,
        "gain": n,
        "double": value,
        "gain_per": n if ability.get("per") in ("species", "behind") else n + 1,
        "weaken": n,
        "halve": 3,
        "support": n,
        "unchallenged": 2 * n - 1,
        "shift": 3,
        "edge": 1,
        "shield": 1,
        "echo": 3,
        "aura_total": 3 * n + 2 if stays else 2 * n + 1,
        "aura_drain": 3 * n + 2 if stays else 2 * n + 1,
        "aura_species": n + 1 if stays else n,
        "aura_feud": n + 1 if stays else n,
        "aura_edge": 3 if stays else 2,
        "aura_pass": n + 1,
    }[effect]
    return fixed


def card_points(card: Table) -> int:
    return sum(points(ability, card["value"]) for ability in abilities(card))


# names and ids


def test_the_set_has_an_id_and_names() -> None:
    assert set(SET) == {"id", "name", "hyphens", "resource", "species", "card"}
    assert SET["id"] == "grundset"


@pytest.mark.parametrize("table", [SET, *RESOURCES, *SPECIES, *CARDS], ids=lambda table: str(table["id"]))
def test_everything_has_a_slug_and_a_name_in_both_languages(table: Table) -> None:
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", table["id"])
    assert set(table["name"]) == {"de", "en"}
    assert all(name and name == name.strip() for name in table["name"].values())


def test_ids_follow_from_the_german_names() -> None:
    assert all(table["id"] == slug(table["name"]["de"]) for table in [*RESOURCES, *SPECIES, *CARDS])


def test_ids_and_names_are_unique() -> None:
    tables = [*RESOURCES, *SPECIES, *CARDS]
    assert len({table["id"] for table in tables}) == len(tables)
    for language in ("de", "en"):
        assert len({table["name"][language].casefold() for table in tables}) == len(tables)


# numbers of the set


def test_there_are_five_resources_of_ten_cards_each() -> None:
    assert len(RESOURCES) == 5
    assert all(set(resource) == {"id", "name", "copies"} for resource in RESOURCES)
    assert all(resource["copies"] == 10 for resource in RESOURCES)


def test_there_are_twelve_species_and_180_cards() -> None:
    assert len(SPECIES) == 12
    assert all(set(species) == {"id", "name", "primary", "secondary", "rival"} for species in SPECIES)
    assert len(CARDS) == 180
    assert {card["species"] for card in CARDS} == {species["id"] for species in SPECIES}


def test_each_keyword_is_at_home_in_four_species_and_no_pair_comes_twice() -> None:
    pairs = [(species["primary"], species["secondary"]) for species in SPECIES]
    assert Counter(chain.from_iterable(pairs)) == dict.fromkeys(KEYWORDS, 4)
    assert len({frozenset(pair) for pair in pairs}) == 12
    assert Counter(primary for primary, _ in pairs) == dict.fromkeys(KEYWORDS, 2)


@pytest.mark.parametrize("species", SPECIES, ids=lambda species: str(species["id"]))
def test_each_species_keeps_to_the_curve_and_to_its_keywords(species: Table) -> None:
    cards = of(species)
    assert [card["value"] for card in cards] == CURVE
    assert Counter(len(abilities(card)) for card in cards) == {0: 2, 1: 10, 2: 3}
    used = Counter(ability["keyword"] for card in cards for ability in abilities(card))
    assert used[species["primary"]] + used[species["secondary"]] >= 10
    others = max((used[keyword] for keyword in KEYWORDS - {species["primary"], species["secondary"]}), default=0)
    assert used[species["primary"]] >= used[species["secondary"]] > others


def test_rivalry_is_mutual() -> None:
    rivals = {species["id"]: species["rival"] for species in SPECIES}
    assert all(rivals[rival] == species != rival for species, rival in rivals.items())


@pytest.mark.parametrize("keyword", sorted(KEYWORDS))
def test_each_keyword_is_on_enough_cards(keyword: str) -> None:
    assert sum(any(ability["keyword"] == keyword for ability in abilities(card)) for card in CARDS) >= 24


# abilities


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_each_card_keeps_to_the_vocabulary(card: Table) -> None:
    assert set(card) - {"abilities", "short"} == {"id", "species", "name", "value"}
    assert "abilities" not in card or card["abilities"], "the key is left out if there is no ability"
    keywords = [ability["keyword"] for ability in abilities(card)]
    assert len(set(keywords)) == len(keywords)
    for ability in abilities(card):
        effect, keyword = ability["effect"], ability["keyword"]
        figures = set(ability) - {"keyword", "effect", "lasting"}
        assert figures == EFFECTS[effect], "every figure is written down, and no other"
        assert all(ability[key] in WORDS[key] for key in figures & set(WORDS))
        assert all(ability[key] >= 1 for key in figures & {"amount", "cost"})
        allowed = (
            {"aufruf", "abberufen"}
            if effect in LASTING
            else {"expertise"}
            if effect in EXPERT
            else {"intervenieren"}
            if effect in INTERVENE
            else KEYWORDS - {"expertise"}
        )
        assert keyword in allowed
        assert ability.get("lasting", False) is (effect in LASTING)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_each_card_keeps_to_the_budget(card: Table) -> None:
    value = card["value"]
    if not abilities(card):
        assert value >= 5
        return
    assert 7 <= value + card_points(card) <= 9
    if value == 7:
        assert card_points(card) <= 1
    if value == 1 and len(abilities(card)) == 1:
        assert card_points(card) >= 6


@pytest.mark.parametrize("species", SPECIES, ids=lambda species: str(species["id"]))
def test_no_species_is_much_richer_than_another(species: Table) -> None:
    assert sum(card["value"] == 5 and not abilities(card) for card in of(species)) <= 1
    assert 104 <= sum(card["value"] + card_points(card) for card in of(species)) <= 112


def test_no_two_cards_with_abilities_are_alike() -> None:
    alike = Counter(
        (card["value"], frozenset(tuple(sorted(ability.items())) for ability in abilities(card)))
        for card in CARDS
        if abilities(card)
    )
    assert max(alike.values()) == 1


def test_every_effect_occurs_at_least_twice() -> None:
    used = Counter(ability["effect"] for ability in all_abilities())
    assert set(used) == set(EFFECTS)
    assert min(used.values()) >= 2
    for key, words in WORDS.items():
        kinds = Counter(ability[key] for ability in all_abilities() if key in ability)
        assert all(kinds[word] >= 2 for word in words)


def test_drawing_in_different_sizes_is_no_more_than_a_quarter_of_what_cards_do() -> None:
    effects = [ability["effect"] for ability in all_abilities()]
    assert (effects.count("draw") + effects.count("cycle")) / len(effects) <= 0.25


def test_no_card_has_the_effect_of_a_printed_one() -> None:
    """The only complete card text in the documents: Einsatz, draw two cards, discard one."""
    printed = ("einsatz", "cycle", 2, 1)
    for ability in all_abilities():
        assert (ability["keyword"], ability["effect"], ability.get("amount"), ability.get("cost")) != printed


def test_removing_cards_is_rare_and_the_business_of_three_species() -> None:
    removing = with_effect(*REMOVING)
    assert 16 <= len(removing) <= 20
    assert len({card["species"] for card in removing}) == 3


def test_limits_on_what_touches_others() -> None:
    assert len(with_effect("peek")) <= 8
    assert len(with_effect("tax")) <= 10
    assert 8 <= len(with_effect("redraw", "exchange")) <= 14


def test_lasting_effects() -> None:
    lasting = with_effect(*LASTING)
    assert 20 <= len(lasting) <= 30
    for keyword in ("aufruf", "abberufen"):
        assert sum(any(a["keyword"] == keyword and a["effect"] in LASTING for a in abilities(c)) for c in lasting) >= 8


# loops, and abilities that would never do anything


def test_an_einsatz_cannot_go_on_for_ever() -> None:
    for ability in all_abilities():
        if ability["keyword"] != "einsatz":
            continue
        if ability["effect"] in ("draw", "cycle", "refine"):
            assert ability["amount"] <= ability.get("cost", 0) + 1
        assert ability.get("to") != "hand"


def test_intervening_cards_cannot_go_on_for_ever() -> None:
    """Two cards that fetch each other back could be played without end in one trade phase."""
    for card in CARDS:
        if all(ability["keyword"] != "intervenieren" for ability in abilities(card)):
            continue
        effects = {ability["effect"] for ability in abilities(card)}
        assert "reclaim" not in effects
        assert all(ability.get("to") != "hand" for ability in abilities(card))
        assert "retrieve" not in effects or not effects & {"draw", "cycle", "refine"}


def test_no_ability_comes_at_a_time_when_it_does_nothing() -> None:
    timings = {
        "exchange": {"intervenieren"},  # without bids on the table it changes nothing
        "banish": {"aufruf", "intervenieren"},  # at other times hardly a card lies open
        "aura_pass": {"abberufen"},  # an open Aufruf card means that its player has not passed
    }
    for ability in all_abilities():
        assert ability["keyword"] in timings.get(ability["effect"], KEYWORDS)


# test cards


@pytest.mark.parametrize("what", TEST_CARDS)
def test_the_test_cards_are_named(what: str) -> None:
    assert any(line.startswith("# test card:") and what in line for line in TEXT.splitlines())


@pytest.mark.parametrize(
    ("id", "abilities_wanted"),
    [
        ("paukenschlaeger", [{"keyword": "aufruf", "effect": "draw", "amount": 2}]),
        ("primadonna_vom_nordteich", [{"keyword": "aufruf", "lasting": True, "effect": "aura_total", "amount": 2}]),
        ("premierenkroete", [{"keyword": "abberufen", "effect": "draw", "amount": 1}]),
        ("langer_bewuchs", [{"keyword": "abberufen", "lasting": True, "effect": "aura_total", "amount": 1}]),
        ("grosse_versengerin", [{"keyword": "abberufen", "effect": "wipe", "target": "any"}]),
        ("zweitbesetzung", [{"keyword": "einsatz", "effect": "cycle", "amount": 3, "cost": 2}]),
        ("toaster_a_d", [{"keyword": "einsatz", "effect": "draw", "amount": 1}]),
        ("ueberstundenspecht", [{"keyword": "expertise", "effect": "double"}]),
        ("umleitungsexpertin", [{"keyword": "expertise", "effect": "shift"}]),
        ("wurzelzieher", [{"keyword": "expertise", "effect": "gain", "amount": 4}]),
        ("schmieresteherin", [{"keyword": "intervenieren", "effect": "peek"}]),
        (
            "flatterhafter_zeuge",
            [
                {"keyword": "intervenieren", "effect": "reroute"},
                {"keyword": "abberufen", "effect": "draw", "amount": 1},
            ],
        ),
        ("quellwolkenamme", [{"keyword": "spekulieren", "effect": "draw", "amount": 1}]),
        ("hornvieh_mit_aussicht", [{"keyword": "spekulieren", "effect": "sift", "amount": 3}]),
    ],
)
def test_the_test_cards_are_as_named(id: str, abilities_wanted: list[Table]) -> None:
    assert [abilities(card) for card in CARDS if card["id"] == id] == [abilities_wanted]
