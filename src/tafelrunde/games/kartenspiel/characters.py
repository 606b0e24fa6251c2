"""The characters of the tournament game for advanced players: of each, twelve cards of a deck are given (101.D.c)."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from ...kernel import BadInput, NotAgreed, Reason
from .decks import Deck, cards_named, pool
from .modes import Deal

CARDS_OF_CHARACTER: Final = 12


@dataclass(frozen=True, slots=True)
class Character:
    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    list: str
    cards: tuple[str, ...]


@cache
def characters() -> Mapping[str, Character]:
    data = tomllib.loads((files(__package__) / "characters.toml").read_text(encoding="utf-8"))
    return {
        raw["id"]: Character(raw["id"], raw["name"], raw["text"], raw["list"].strip(), cards_named(raw["list"]))
        for raw in data["character"]
    }


@cache
def characters_for(deal: Deal) -> Mapping[str, Character]:
    """Those whose cards are all in these sets."""
    there = Counter(pool(deal))
    return {id: character for id, character in characters().items() if Counter(character.cards) <= there}


def check_sets(deal: Deal) -> None:
    """Their cards were those of the first tournament set."""
    if len(characters_for(deal)) < len(characters()):
        raise BadInput("decks with characters need the sets ritter_haendler and wissenschaft_fortschritt")


def check_character(deck: Deck, owner: str) -> None:
    """A deck holds all cards of a character; which one it is only its owner knows."""
    if not any(Counter(character.cards) <= Counter(deck.cards) for character in characters().values()):
        raise NotAgreed(
            f"deck list of {owner}: it must hold all {CARDS_OF_CHARACTER} cards of one of the characters "
            f"{', '.join(characters())} (K-013)",
            Reason("deck-no-character", ("K-013",), owner=owner, cards=CARDS_OF_CHARACTER),
        )
