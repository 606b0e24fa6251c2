"""The rules as data, and the page that explains our readings."""

import re
from pathlib import Path

from tafelrunde.books.rulebook import rulebook
from tafelrunde.games.fuersten.data import CARDS
from tafelrunde.games.fuersten.modes import MODES
from tafelrunde.games.kartenspiel.data import CARDS as KARTENSPIEL_CARDS
from tafelrunde.games.kartenspiel.modes import MODES as KARTENSPIEL_MODES
from tafelrunde.scenarios import library, read_scenario, scenario_files

ROOT = Path(__file__).parents[2]
BOOK = rulebook("fuersten")


def test_every_rule_has_a_text_in_both_languages_and_a_section() -> None:
    assert len(BOOK.rules) == 289
    for rule in BOOK.rules.values():
        assert rule.text["de"].strip() and rule.text["en"].strip()
        assert rule.text["de"] != rule.text["en"]
        assert rule.section in BOOK.sections
        assert rule.modes and set(rule.modes) <= {"all", "intro", "theme", *MODES}


def test_readings_give_their_reason_in_both_languages_and_on_the_page() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for rule in BOOK.rules.values():
        assert rule.open == bool(rule.why)
        if rule.open:
            assert rule.why["de"].strip() and rule.why["en"].strip()
            assert f"| {rule.id} | {rule.text['en']} | {rule.why['en']} |" in page


def test_rules_about_a_card_and_cards_about_rules_know_each_other() -> None:
    for rule in BOOK.rules.values():
        assert not rule.card or (rule.card in CARDS and rule.id in CARDS[rule.card].rules), rule.id
    for card in CARDS.values():
        assert set(card.rules) <= set(BOOK.rules)


def test_rules_are_found_by_id_by_words_and_by_card_names() -> None:
    assert [rule.id for rule in BOOK.find(["f-066", "F-078"])] == ["F-066", "F-078"]
    assert "F-181" in [rule.id for rule in BOOK.find(["marketplace"])]
    assert "F-181" in [rule.id for rule in BOOK.find(["Markt"])]
    assert BOOK.find(["xyzzy"]) == []


def test_every_scenario_is_named_after_a_rule_it_shows_or_after_a_card() -> None:
    for file in scenario_files([library()]):
        if named := re.match(r"(f|k|ka)-\d{3}", file.stem):
            assert named[0].upper() in read_scenario(file).rules, file.name


def test_the_rules_of_karthedis() -> None:
    book = rulebook("karthedis")
    page = (ROOT / "docs" / "rulings-karthedis.md").read_text(encoding="utf-8")
    assert len(book.rules) == 150
    for rule in book.rules.values():
        assert rule.text["de"].strip() and rule.text["en"].strip() and rule.text["de"] != rule.text["en"]
        assert rule.section in book.sections
        assert set(rule.modes) <= {"all", "classic", "draft", "deckbau"}
        assert rule.open == bool(rule.why)
        assert not rule.open or f"| {rule.id} | {rule.text['en']} | {rule.why['en']} |" in page


def test_the_rules_of_the_kartenspiel() -> None:
    book = rulebook("kartenspiel")
    assert len(book.rules) == 200
    for rule in book.rules.values():
        assert rule.text["de"].strip() and rule.text["en"].strip() and rule.text["de"] != rule.text["en"]
        assert rule.section in book.sections
        assert rule.modes and set(rule.modes) <= {"all", *KARTENSPIEL_MODES}
        assert rule.open == bool(rule.why)
        assert not rule.card or rule.id in KARTENSPIEL_CARDS[rule.card].rules, rule.id
    for card in KARTENSPIEL_CARDS.values():
        assert set(card.rules) <= set(book.rules), card.id


def test_every_rule_that_the_kartenspiel_cites_is_in_its_book() -> None:
    book = rulebook("kartenspiel")
    cited = {
        (file.name, rule)
        for file in (ROOT / "src" / "tafelrunde" / "games" / "kartenspiel").rglob("*.py")
        for rule in re.findall(r"\bK-\d{3}\b", file.read_text(encoding="utf-8"))
    }
    assert len(cited) > 100
    assert {(file, rule) for file, rule in cited if rule not in book.rules} == set()
