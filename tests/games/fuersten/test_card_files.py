"""Card files are checked when they are read, and a mode when it is set up."""

from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.games.fuersten.data import CARDS, DATA_HASH
from tafelrunde.games.fuersten.modes import MODES, check_mode
from tafelrunde.games.realm.cards import fingerprint, read_cards
from tafelrunde.kernel import BadInput

FIRST = """
set = "one"
short = { de = "Eins", en = "One" }
[[card]]
id = "hall"
kind = "building"
name = { de = "Halle", en = "Hall" }
short = { de = "Saal" }
text = { de = "…", en = "…" }
copies = 2
cost = { holz = 1 }
placement = "city"
"""
SECOND = """
set = "two"
short = { de = "Zwei", en = "Two" }
[[reprint]]
of = "hall"
copies = 1
"""


def read(tmp_path: Path, *texts: str) -> None:
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
    read_cards(tmp_path / f"{number}.toml" for number in range(len(texts)))


def test_a_reprint_is_the_same_card_with_another_back(tmp_path: Path) -> None:
    for number, text in enumerate((FIRST, SECOND)):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
    cards = read_cards(tmp_path / f"{number}.toml" for number in range(2))
    again = cards["hall-two"]
    assert (again.title, again.back, again.copies, again.duel) == ("hall", "two", 1, 0)
    assert again.name == {"de": "Halle (Zwei)", "en": "Hall (Two)"}
    assert again.short == cards["hall"].short == {"de": "Saal", "en": "Hall"}
    assert (again.cost, again.price, again.text) == (cards["hall"].cost, 1, cards["hall"].text)


def test_soft_hyphens_are_put_into_the_names_of_the_set(tmp_path: Path) -> None:
    first = 'hyphens = { de = ["Rat|haus|halle"] }\n' + FIRST.replace('"Halle"', '"Rathaushalle"')
    second = 'hyphens = { de = ["Zweit|satz"] }\n' + SECOND.replace('"Zwei"', '"Zweitsatz"')
    for number, text in enumerate((first, second)):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
    cards = read_cards(tmp_path / f"{number}.toml" for number in range(2))
    assert cards["hall"].name["de"] == "Rathaushalle"
    assert cards["hall"].hyphenated == {"de": "Rat\u00adhaus\u00adhalle", "en": "Hall"}
    assert cards["hall-two"].hyphenated == {"de": "Rat\u00adhaus\u00adhalle (Zweit\u00adsatz)", "en": "Hall (Two)"}


def test_wording_leaves_old_records_valid(tmp_path: Path) -> None:
    """Names, short names and hyphens are no figures: the fingerprint that records carry does not know them."""
    worded = 'hyphens = { de = ["Rat|haus"] }' + FIRST.replace("Halle", "Rathaus").replace("Saal", "Rat")
    found = []
    for number, text in enumerate(
        (FIRST, worded, FIRST.replace('short = { de = "Saal" }', ""), FIRST.replace("= 2", "= 3"))
    ):
        (tmp_path / f"{number}.toml").write_text(text, encoding="utf-8")
        found.append(fingerprint(read_cards([tmp_path / f"{number}.toml"]).values()))
    assert found[0] == found[1] == found[2] != found[3]
    assert DATA_HASH == "1c981f2f17ff"  # what the records of all versions so far carry


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ((FIRST + "colour = 3\n",), r"0\.toml, card 'hall': unknown key 'colour'"),
        ((FIRST.replace("building", "palace"),), r"card 'hall', key 'kind': 'palace' is not one of"),
        (
            (FIRST.replace('"city"', '"moon"'),),
            r"key 'placement': 'moon' is not one of settlement, city, cover, region",
        ),
        ((FIRST.replace("holz", "glas"),), r"key 'cost': 'glas' is no resource"),
        ((FIRST + 'needs = ["tower"]\n',), r"card 'hall', key 'needs': there is no card 'tower'"),
        ((FIRST + 'raises = ["boats"]\n',), r"card 'hall', key 'raises': there is no card 'boats'"),
        ((FIRST + 'timing = "never"\n',), r"key 'timing': 'never' is not one of"),
        ((FIRST.replace('{ de = "Saal" }', '"Saal"'),), r"card 'hall', key 'short': 'Saal' cannot be used there"),
        (
            ('hyphens = { de = ["Hal|le"] }' + FIRST,),
            r"^0\.toml, key 'hyphens', language 'de', 'Hal\|le': one word with",
        ),
        ((FIRST, FIRST), r"1\.toml, card 'hall': there is such a card already"),
        ((SECOND,), r"0\.toml, reprint of 'hall', key 'of': no earlier set has such a card"),
        ((FIRST, SECOND + "cost = 1\n"), r"reprint of 'hall': unknown key 'cost'"),
    ],
)
def test_what_is_wrong_is_named_with_file_card_and_key(tmp_path: Path, texts: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read(tmp_path, *texts)


@pytest.mark.parametrize(
    ("mode", "card", "change", "message"),
    [
        ("gold", "haendler", {"copies": 1}, "gold.toml has 21 draw cards for it, which do not make 2 equal stacks"),
        ("duell", "brigitta_die_weise_frau", {"duel": 1}, "basis.toml has 35 draw cards"),
        ("intro", "julfest", {"copies": 0}, "it takes one Julfest"),
        ("duell", "seuche", {"copies": 1}, None),
        ("wirren", "spelunke", {"once": False}, "its open stack needs a card 'spelunke' marked 1x"),
    ],
)
def test_a_mode_that_cannot_be_set_up_is_refused(
    monkeypatch: pytest.MonkeyPatch, mode: str, card: str, change: dict[str, int], message: str | None
) -> None:
    monkeypatch.setitem(CARDS, card, replace(CARDS[card], **change))
    changed = replace(MODES[mode])  # another object, so that no earlier answer is remembered
    if message is None:
        check_mode(changed)
        return
    with pytest.raises(BadInput, match=message):
        check_mode(changed)


def test_every_mode_can_be_set_up() -> None:
    for mode in MODES.values():
        check_mode(mode)
