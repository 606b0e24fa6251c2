"""Change a value in a TOML, see what it does: and be told what is wrong with the file."""

from pathlib import Path

import pytest

from tafelrunde.games.fuersten.changed import changed_cards
from tafelrunde.games.fuersten.data import CARDS, DATA_HASH, FILES
from tafelrunde.games.realm.cards import fingerprint
from tafelrunde.kernel import BadInput

from .changed import BASIS, changed, cheap_market


def test_a_changed_figure_is_another_hash_and_nothing_else(tmp_path: Path) -> None:
    cards = changed_cards(CARDS, FILES, [cheap_market(tmp_path)])
    assert cards["markt"].cost == (("wolle", 1),)
    assert fingerprint(cards.values()) != DATA_HASH
    assert {id for id in cards if cards[id] != CARDS[id]} == {"markt"}
    assert fingerprint(changed_cards(CARDS, FILES, [BASIS]).values()) == DATA_HASH


def test_a_reprint_follows_its_first_print(tmp_path: Path) -> None:
    cards = changed_cards(
        CARDS, FILES, [changed(tmp_path, 'id = "goldschmied"', 'search_cost = 1\nid = "goldschmied"')]
    )
    assert cards["goldschmied-gold"].search_cost == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('set = "basis"', 'set = "mine"', "key 'set': 'mine' is not one of basis"),
        ('set = "basis"', "set = basis", "is no card file"),
        ("cost = { holz = 1, lehm = 2 }", "cost = { holz = -1 }", "card 'strasse', key 'cost'"),
        ("cost = { holz = 1, lehm = 2 }", "cost = 3", "card 'strasse', key 'cost'"),
        ("cost = { holz = 1, lehm = 2 }", "cost = { salz = 2 }", "'salz' is no resource"),
        ('name = { de = "Straße", en = "Road" }', 'name = "Road"', "card 'strasse', key 'name'"),
        ("copies = 9\nstack = 7", "copies = true\nstack = 7", "card 'strasse', key 'copies'"),
        ("copies = 9\nstack = 7", "stack = 7", "'copies' is missing"),
        ("copies = 9\nstack = 7", "copies = 9\nstack = 8", "card 'strasse', key 'stack' must stay"),
        ("copies = 9\nstack = 7", "colour = 1\ncopies = 9\nstack = 7", "unknown key 'colour'"),
        ("vp = 2\n", "vp = 3\n", "card 'stadt', key 'vp' must stay"),
        ('id = "candamir"', 'id = "a_hero"', "'a_hero' is not in the box; figures may change"),
        ("[[card]]", '[[reprint]]\nof = "strasse"\ncopies = "2"\n[[card]]', "reprint of 'strasse'"),
        ("[[card]]\n", "[card]\n", "is no card file|is written as"),
        ('kind = "building"', 'kind = "hero"', "key 'kind' must stay"),
        ('kind = "building"', 'kind = "tower"', "key 'kind'"),
    ],
)
def test_what_cannot_be_played_with_is_said_with_card_and_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        changed_cards(CARDS, FILES, [changed(tmp_path, old, new)])


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        changed_cards(CARDS, FILES, [tmp_path / "nowhere.toml"])
    with pytest.raises(BadInput, match="second file of the set 'basis'"):
        changed_cards(CARDS, FILES, [BASIS, cheap_market(tmp_path)])
