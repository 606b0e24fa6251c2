"""The cards of a people look like a family: they share two or three scenes, and the usual one is theirs alone."""

import json
from pathlib import Path

import pytest

from tafelrunde.games.karthedis.data import CARDS, SET

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "karthedis" / "scenes.json"
SCENES: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_people_has_a_usual_scene_of_its_own() -> None:
    usual = [SCENES[people] for people in SET.species]
    assert len(set(usual)) == len(usual)


@pytest.mark.parametrize("people", SET.species)
def test_a_people_shares_two_or_three_scenes(people: str) -> None:
    scenes = {SCENES.get(card.id, SCENES[people]) for card in CARDS.values() if card.species == people}
    assert SCENES[people] in scenes and len(scenes) in (2, 3)


def test_no_card_repeats_the_scene_of_its_people() -> None:
    assert [card.id for card in CARDS.values() if SCENES.get(card.id) == SCENES[card.species]] == []
