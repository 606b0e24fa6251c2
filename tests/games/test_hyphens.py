"""Soft hyphens are put where a card file says, and nowhere else."""

import pytest

from tafelrunde.games.hyphens import is_short_name, printed, read_hyphens
from tafelrunde.kernel import BadInput

SOME = {"hyphens": {"de": ["Handels|schiff", "Holz|fäller|lager", "Große|letzte"], "en": ["Store|house"]}}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Handelsschiff", "Handels|schiff"),
        ("Gold-Handelsschiff", "Gold-Handels|schiff"),
        ("Gold-handelsschiff (klein)", "Gold-handels|schiff (klein)"),
        ("der größte handelsschiff-Händler", "der größte handels|schiff-Händler"),
        ("Holzfällerlager, Handelsschiff", "Holz|fäller|lager, Handels|schiff"),
        ("Großhandelsschiff", "Großhandelsschiff"),  # a word of its own
        ("Handelsschiffe", "Handelsschiffe"),
        ("HANDELSSCHIFF", "HANDELSSCHIFF"),
        ("Storehouse", "Storehouse"),  # of the other language
    ],
)
def test_whole_words_are_marked_and_parts_of_compounds_with_a_hyphen(name: str, shown: str) -> None:
    found = printed({"de": name}, {}, read_hyphens(SOME, "some.toml"))
    assert found.full == found.short == {"de": shown.replace("|", "\u00ad")}


def test_a_short_name_stands_for_one_language_or_both() -> None:
    hyphens = read_hyphens(SOME, "some.toml")
    found = printed({"de": "Holz-Handelsschiff", "en": "Storehouse"}, {"de": "Holz-Schiff"}, hyphens)
    assert found.full == {"de": "Holz-Handels\u00adschiff", "en": "Store\u00adhouse"}
    assert found.short == {"de": "Holz-Schiff", "en": "Store\u00adhouse"}


def test_without_a_list_names_stay_as_they_are() -> None:
    assert printed({"de": "Handelsschiff"}, {}, read_hyphens({}, "some.toml")).full == {"de": "Handelsschiff"}


@pytest.mark.parametrize(
    ("hyphens", "message"),
    [
        (["Handels|schiff"], r"^some\.toml, key 'hyphens': lists of words by language"),
        ({"fr": []}, r"^some\.toml, key 'hyphens': lists of words by language"),
        ({"de": "Handels|schiff"}, r"language 'de': a list of words"),
        ({"de": [3]}, r"language 'de': a list of words"),
        ({"en": ["Storehouse"]}, r"language 'en', 'Storehouse': one word with \| between parts of at least 3 letters"),
        ({"en": ["To|wer"]}, r"'To\|wer': one word with"),
        ({"en": ["Tower|s"]}, r"'Tower\|s': one word with"),
        ({"en": ["Store||house"]}, r"'Store\|\|house': one word with"),
        ({"de": ["Gold-Handels|schiff"]}, r"'Gold-Handels\|schiff': one word with"),
        ({"de": ["Handels|schiff", "handels|schiff"]}, r"'handels\|schiff': the word is listed already"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_word(hyphens: object, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        read_hyphens({"hyphens": hyphens}, "some.toml")


@pytest.mark.parametrize("value", [{"de": "Kran"}, {"de": "Kran", "en": "Crane"}])
def test_short_names(value: object) -> None:
    assert is_short_name(value)


@pytest.mark.parametrize("value", ["Kran", {}, {"fr": "Grue"}, {"de": " "}, {"de": 3}, None])
def test_no_short_names(value: object) -> None:
    assert not is_short_name(value)
