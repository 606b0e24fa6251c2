"""The rules as data, and the page that explains our readings."""

import tomllib
from pathlib import Path

from tafelrunde.rulebook import rulebook
from tafelrunde.scenarios import library, read_scenario, scenario_files

ROOT = Path(__file__).parents[1]
BOOK = rulebook("fuersten")


def test_every_rule_has_a_text_in_both_languages_and_a_section() -> None:
    assert len(BOOK.rules) == 154
    for rule in BOOK.rules.values():
        assert rule.text["de"].strip() and rule.text["en"].strip()
        assert rule.text["de"] != rule.text["en"]
        assert rule.section in BOOK.sections
        assert rule.modes in (("all",), ("intro",))


def test_readings_give_their_reason_in_both_languages_and_on_the_page() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for rule in BOOK.rules.values():
        assert rule.open == bool(rule.why)
        if rule.open:
            assert rule.why["de"].strip() and rule.why["en"].strip()
            assert f"| {rule.id} | {rule.text['en']} | {rule.why['en']} |" in page


def test_rules_about_a_card_and_cards_about_rules_know_each_other() -> None:
    source = ROOT / "src" / "tafelrunde" / "games" / "fuersten" / "cards" / "basis.toml"
    cards = {card["id"]: card for card in tomllib.loads(source.read_text(encoding="utf-8"))["card"]}
    for rule in BOOK.rules.values():
        assert not rule.card or rule.card in cards
    for card in cards.values():
        assert set(card["rules"]) <= set(BOOK.rules)


def test_rules_are_found_by_id_by_words_and_by_card_names() -> None:
    assert [rule.id for rule in BOOK.find(["f-066", "F-078"])] == ["F-066", "F-078"]
    assert "F-181" in [rule.id for rule in BOOK.find(["marketplace"])]
    assert "F-181" in [rule.id for rule in BOOK.find(["Markt"])]
    assert BOOK.find(["xyzzy"]) == []


def test_every_scenario_is_named_after_a_rule_it_shows_or_after_a_card() -> None:
    for file in scenario_files([library()]):
        if file.stem.startswith("f-"):
            assert f"F-{file.stem[2:5]}" in read_scenario(file).rules, file.name
