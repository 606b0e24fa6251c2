"""Card files are checked when they are read, and a mode when it is set up."""

from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.games.fuersten.data import CARDS
from tafelrunde.games.fuersten.modes import MODES, check_mode
from tafelrunde.games.realm.cards import read_cards
from tafelrunde.kernel import BadInput

FIRST = """
set = "one"
short = { de = "Eins", en = "One" }
[[card]]
id = "hall"
kind = "building"
name = { de = "Halle", en = "Hall" }
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
    assert (again.cost, again.price, again.text) == (cards["hall"].cost, 1, cards["hall"].text)


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
