"""Every card has a picture of its own on the page: a glyph, and a scene behind it where it wants another than usual."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.discovery import own_games

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = {game.id: game for game in own_games() if (WEB / game.id).is_dir()}
SCENES = {
    "burst",  # what actions have if nothing else is said
    "clouds",
    "fields",
    "forest",
    "hill",  # buildings
    "lamp",
    "market",
    "night",  # events
    "peaks",
    "shield",  # heroes and units
    "smoke",
    "storm",
    "town",
    "waves",  # ships
}


def read(game: str, file: str) -> dict[str, str]:
    """What a game has, and what it shares with others: folders without a cover are no games."""
    face = (WEB / game / "face.ts").read_text(encoding="utf-8")
    shared = [one.name for one in WEB.iterdir() if one.is_dir() and not (one / "cover.ts").is_file()]
    folders = [*(name for name in shared if f'"../{name}/' in face), game]
    return {key: value for folder in folders for key, value in read_one(folder, file).items()}


def read_one(folder: str, file: str) -> dict[str, str]:
    def once(pairs: list[tuple[str, str]]) -> dict[str, str]:
        assert len(dict(pairs)) == len(pairs), "a key stands there twice, and only the last one counts"
        return dict(pairs)

    found: dict[str, str] = json.loads((WEB / folder / file).read_text(encoding="utf-8"), object_pairs_hook=once)
    return found


def drawn(game: str) -> Iterator[tuple[str, str, str | None]]:
    """Every card: its id, what it is the same card as, and its glyph. A card that comes again with another back is
    drawn as the first one, and two that differ only in a number (chapels) are one card to look at."""
    page = GAMES[game].page
    assert page is not None
    icons = read(game, "icons.json")
    for card in page.catalogue(None).cards:
        title = str(card.facts.get("title", card.id))
        yield card.id, title, icons.get(card.id, icons.get(title))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_glyph(game: str) -> None:
    assert [card for card, _title, glyph in drawn(game) if not glyph] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cards_share_a_glyph(game: str) -> None:
    titles: dict[str | None, set[str]] = {}
    for _card, title, glyph in drawn(game):
        titles.setdefault(glyph, set()).add(title)
    assert {glyph: shared for glyph, shared in titles.items() if len(shared) > 1} == {}


@pytest.mark.parametrize("game", GAMES)
def test_no_card_has_the_glyph_of_a_resource_a_people_or_a_mark(game: str) -> None:
    cards = {glyph for _card, _title, glyph in drawn(game)}
    names = {card for card, _title, _glyph in drawn(game)}
    assert {key: glyph for key, glyph in read(game, "icons.json").items() if key not in names and glyph in cards} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_a_known_one_behind_something_that_is_drawn(game: str) -> None:
    scenes = read(game, "scenes.json")
    assert set(scenes.values()) <= SCENES
    assert set(scenes) <= set(read(game, "icons.json"))
