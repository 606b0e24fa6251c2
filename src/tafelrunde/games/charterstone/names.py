"""What things are called in German and English, and what cards and buildings do, told from their data."""

import re
from collections.abc import Mapping
from typing import Any, Final

from .data import AUTOMA_CARDS, BUILDINGS, CARD_KINDS, CRATES, DISTRICTS, EMPTY_CARDS, MINIONS, OBJECTIVES, PERSONAS

WORDS: Final[dict[str, dict[str, str]]] = {
    "de": {
        "pumpkin": "Kürbis",
        "coal": "Kohle",
        "wood": "Holz",
        "clay": "Lehm",
        "iron": "Eisen",
        "grain": "Korn",
        "resource": "Rohstoff",
        "coin": "Münze",
        "influence": "Einfluss",
        "vp": "Siegpunkt",
        "reputation": "Ansehen",
        "card": "Ausbaukarte",
        "assistant": "Assistent",
        "friend": "Freund",
        "guest": "Gast",
        "item": "Gegenstand",
        "treasure": "Schatz",
        "private_objective": "persönliches Ziel",
        "minion": "Helfer",
        "peril": "Gefahr",
        "worker": "Arbeiter",
    },
    "en": {
        "pumpkin": "pumpkin",
        "coal": "coal",
        "wood": "wood",
        "clay": "clay",
        "iron": "iron",
        "grain": "grain",
        "resource": "resource",
        "coin": "coin",
        "influence": "influence",
        "vp": "victory point",
        "reputation": "reputation",
        "card": "advancement card",
        "assistant": "assistant",
        "friend": "friend",
        "guest": "guest",
        "item": "item",
        "treasure": "treasure",
        "private_objective": "private objective",
        "minion": "minion",
        "peril": "peril",
        "worker": "worker",
    },
}
AMOUNTS: Final = re.compile(r"\d+ [a-z_]+( \d+ [a-z_]+)*")
EMPTY: Final = {"de": "Kiste {}: {}", "en": "Crate {}: {}"}
THINGS: Final[tuple[Mapping[str, Any], ...]] = (
    DISTRICTS,
    BUILDINGS,
    *CARD_KINDS.values(),
    MINIONS,
    PERSONAS,
    OBJECTIVES,
    AUTOMA_CARDS,
)
NAMES: Final[dict[str, Mapping[str, str]]] = {id: thing.name for things in THINGS for id, thing in things.items()}
VOCABULARY: Final = (*NAMES, *EMPTY_CARDS, *WORDS["en"])


def spell(word: str, language: str) -> str:
    """Anything by its name; a seat is called like its district. Amounts as `2 coin 1 wood` are lists."""
    if word in NAMES:
        return NAMES[word][language]
    if AMOUNTS.fullmatch(word):
        parts = word.split()
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return ", ".join(f"{amount} {spell(good, language)}" for amount, good in pairs)
    if word in EMPTY_CARDS:
        crate = CRATES[EMPTY_CARDS[word]]
        return EMPTY[language].format(crate.number, crate.name[language])
    return WORDS[language].get(word, word)
