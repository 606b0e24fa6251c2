"""Card texts are made from the abilities: every card reads as a sentence in both languages."""

import re

import pytest

from tafelrunde.games.karthedis.data import CARDS
from tafelrunde.games.karthedis.names import ability_text

TEXTS = {
    (card.id, language): " ".join(ability_text(card, ability, language) for ability in card.abilities)
    for card in CARDS.values()
    for language in ("de", "en")
    if card.abilities
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_says_the_same_words_twice_in_a_row(language: str) -> None:
    stammering = re.compile(r"\b(\w+(?: \w+)?) \1\b", re.IGNORECASE)
    assert [card for (card, spoken), text in TEXTS.items() if spoken == language and stammering.search(text)] == []


@pytest.mark.parametrize(
    ("card", "german", "english"),
    [
        (
            "schrottplatzsortierer",
            "Lege die obersten 3 Karten deines Decks auf deinen Abberufenstapel.",
            "Put the top 3 cards of your deck onto your recall pile.",
        ),
        (
            "umzugsbescheid",
            "Lege die obersten 5 Karten eines Decks deiner Wahl auf den zugehörigen Abberufenstapel.",
            "Put the top 5 cards of any deck onto its owner's recall pile.",
        ),
    ],
)
def test_whose_deck_is_meant(card: str, german: str, english: str) -> None:
    assert german in TEXTS[card, "de"]
    assert english in TEXTS[card, "en"]
