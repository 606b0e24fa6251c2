"""What a card does stands with the card: rules outside `cards/` name no card that has a function of its own."""

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.games.fuersten import GAME as FUERSTEN
from tafelrunde.games.fuersten.data import CARDS
from tafelrunde.games.fuersten.hooks import HOOKS, SAID_BY, can_be_said
from tafelrunde.games.fuersten.words import STEAL, TAKE_DISCARD

GAMES = Path(tafelrunde.__file__).parent / "games"
RULES = sorted([*(GAMES / "fuersten").glob("*.py"), *(GAMES / "realm").glob("*.py")])
WITH_FUNCTION = {card.id for card in CARDS.values() if card.title in HOOKS.titles()} | HOOKS.titles()


def test_there_is_something_to_look_for() -> None:
    assert {"markt", "medicus", "seuche", "muenzstaette", "kaperschiff", "goldschmied-gold"} <= WITH_FUNCTION
    assert len(RULES) > 30


@pytest.mark.parametrize("file", RULES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_rule_names_a_card_that_has_a_function(file: Path) -> None:
    words = {word.lower() for word in re.findall(r"\w+(?:-\w+)?", file.read_text(encoding="utf-8"))}
    assert not words & WITH_FUNCTION


def test_whatever_is_registered_is_a_card() -> None:
    titles = {card.title for card in CARDS.values()}
    assert HOOKS.titles() <= titles
    for sentence, cards in SAID_BY.items():
        assert cards <= titles
        assert sentence in {form.name for form in FUERSTEN.grammar.forms}


def test_a_sentence_of_few_cards_is_said_only_with_them() -> None:
    assert can_be_said(STEAL, {"verraeter", "markt"}) and not can_be_said(STEAL, {"markt"})
    assert can_be_said(TAKE_DISCARD, {"gustav_der_bibliothekar"}) and not can_be_said(TAKE_DISCARD, set())
