"""Every card's name can be printed on a small tile and on a card in hand without an ugly break."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.discovery import own_games
from tafelrunde.kernel.shown import CardEntry

from .wrapping import SOFT, lines

GAMES = {game.id: game for game in own_games()}
FILES = sorted((Path(__file__).parents[2] / "src" / "tafelrunde" / "games").glob("*/cards/*.toml"))
LANGUAGES = ("de", "en")
WORD = re.compile(rf"[^\W\d_]+(?:{SOFT}[^\W\d_]+)*")
LONG = 9  # letters; longer words do not fit on every tile
CANNOT_BE_DIVIDED = {"Researcher"}  # re-search-er: one side has two letters
TILE = (11, 3)  # letters that stand in a line, and lines
TITLE = (16, 2)  # on a card in hand


def cards(game: str) -> tuple[CardEntry, ...]:
    page = GAMES[game].page
    assert page is not None
    return page.catalogue(None).cards


def words(text: str) -> Iterator[str]:
    for found in WORD.finditer(text):
        yield found[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_name_is_the_name(game: str) -> None:
    for card in cards(game):
        for language in LANGUAGES:
            assert card.name[language].replace(SOFT, "") == GAMES[game].words.spell(card.id, language)
            assert SOFT not in GAMES[game].words.spell(card.id, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_long_word_can_be_divided(game: str, language: str) -> None:
    printed = [name for card in cards(game) for name in (card.name[language], card.short[language])]
    missing = {word for name in printed for word in words(name) if len(word) > LONG and SOFT not in word}
    assert missing - CANNOT_BE_DIVIDED == set(), "these words want an entry in `hyphens` of their card file"


@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_a_word_is_too_long_for_a_line(game: str) -> None:
    parts = {
        part for card in cards(game) for name in card.name.values() for word in words(name) for part in word.split(SOFT)
    }
    assert {part for part in parts if len(part) >= TILE[0]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_tile_has_room_for_the_short_name(game: str, language: str) -> None:
    width, most = TILE
    assert [card.id for card in cards(game) if lines(card.short[language], width) > most] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_title_has_room_for_the_name_or_else_for_the_short_one(game: str, language: str) -> None:
    width, most = TITLE
    crowded = [card for card in cards(game) if lines(card.name[language], width) > most]
    assert [card.id for card in crowded if lines(card.short[language], width) > most] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_short_names_tell_cards_apart(game: str, language: str) -> None:
    """But for cards that come again with another back."""
    called: dict[str, set[str]] = {}
    for card in cards(game):
        called.setdefault(card.short[language], set()).add(str(card.facts.get("title", card.id)))
    assert {name: ids for name, ids in called.items() if len(ids) > 1} == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_entry_is_idle_and_no_short_name_is_longer(file: Path) -> None:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        names = [
            text for card in data["card"] for text in (card["name"][language], card.get("short", {}).get(language, ""))
        ]
        names.append(data.get("short", {}).get(language, ""))  # of the set, after the names of cards that come again
        used = {word.casefold() for name in names for word in words(name)}
        entries = {entry.replace("|", "").casefold() for entry in data["hyphens"][language]}
        assert entries - used == set()
        for card in data["card"]:
            assert len(card.get("short", {}).get(language, "")) <= len(card["name"][language])


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("Inga", 4, 1),
        ("Große Festhalle", 9, 2),
        ("Große Festhalle", 8, 3),  # a line too long
        ("Große Fest\u00adhalle", 11, 2),  # "Große Fest-"
        ("Große Fest\u00adhalle", 6, 3),
        ("Holz-Handels\u00adschiff", 11, 3),
        ("Holz-Handels\u00adschiff", 13, 2),
    ],
)
def test_how_lines_are_counted(text: str, width: int, expected: int) -> None:
    assert lines(text, width) == expected
