"""The game's words in German and English: what an id is called."""

import re
from collections.abc import Mapping

from ..realm.prince import SITE_AT
from ..realm.regions import ALL_REGIONS
from .data import CARDS

RESOURCE_NAMES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "holz": "lumber",
        "lehm": "brick",
        "erz": "ore",
        "getreide": "grain",
        "wolle": "wool",
        "gold": "gold",
    },
    "de": {
        "holz": "Holz",
        "lehm": "Lehm",
        "erz": "Erz",
        "getreide": "Getreide",
        "wolle": "Wolle",
        "gold": "Gold",
    },
}
DIE_FACES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "raeuberueberfall": "Brigand Attack",
        "handel": "Trade",
        "fest": "Celebration",
        "reiche_ernte": "Plentiful Harvest",
        "ereigniskarte": "Event Card",
    },
    "de": {
        "raeuberueberfall": "Räuberüberfall",
        "handel": "Handel",
        "fest": "Fest",
        "reiche_ernte": "Reiche Ernte",
        "ereigniskarte": "Ereigniskarte",
    },
}
OTHER_WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "red": "Red",
        "blue": "Blue",
        "left": "left",
        "right": "right",
        "above": "above",
        "below": "below",
        "heldenstein": "Hero Token",
        "handelsstein": "Trade Token",
    },
    "de": {
        "red": "Rot",
        "blue": "Blau",
        "left": "links",
        "right": "rechts",
        "above": "oben",
        "below": "unten",
        "heldenstein": "Heldenstein",
        "handelsstein": "Handelsstein",
    },
}
POINT_NAMES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "vp": "victory points",
        "strength": "strength",
        "trade": "trade",
        "skill": "skill",
        "progress": "progress",
    },
    "de": {
        "vp": "Siegpunkte",
        "strength": "Stärke",
        "trade": "Handel",
        "skill": "Geschick",
        "progress": "Fortschritt",
    },
}
CITY_ONLY: Mapping[str, str] = {"en": "at a city", "de": "an einer Stadt"}
AMOUNTS = re.compile(r"\d+ [a-z]+( \d+ [a-z]+)*")
VOCABULARY = tuple(
    dict.fromkeys((*RESOURCE_NAMES["en"], *DIE_FACES["en"], *OTHER_WORDS["en"], *CARDS, *SITE_AT, *ALL_REGIONS))
)


def spell(word: str, language: str) -> str:
    """A card, region, resource, site, seat … by its name; any other word stays as it is."""
    for names in (RESOURCE_NAMES, DIE_FACES, OTHER_WORDS):
        if word in names[language]:
            return names[language][word]
    if word in CARDS:
        return CARDS[word].name[language]
    if word in SITE_AT:
        place, _, row = word.partition("-")
        return f"{place} {OTHER_WORDS[language][row]}"
    landscape, dash, number = word.partition("-")
    if dash and landscape in CARDS:
        return f"{CARDS[landscape].name[language]} {number}"
    if AMOUNTS.fullmatch(word):
        parts = word.split()
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return ", ".join(f"{amount} {spell(resource, language)}" for amount, resource in pairs)
    return word


def cost_text(card: str, language: str) -> str:
    """What a card costs: `1 brick, 1 ore`."""
    return ", ".join(f"{amount} {spell(resource, language)}" for resource, amount in CARDS[card].cost)


def points_text(card: str, language: str) -> str:
    """The points on a card: `strength 2, skill 1`."""
    points = ((getattr(CARDS[card], key), name) for key, name in POINT_NAMES[language].items())
    return ", ".join(f"{name} {amount}" for amount, name in points if amount)


def figures_text(card: str, language: str) -> str:
    """Cost, points and where and how often a card may lie, as far as it has them."""
    facts = CARDS[card]
    marks = [CITY_ONLY[language]] * (facts.placement in ("city", "cover")) + ["1×"] * facts.once
    parts = (cost_text(card, language), points_text(card, language), ", ".join(marks))
    return "; ".join(text for text in parts if text)


def card_text(card: str, language: str) -> str:
    """What a card costs, counts and does."""
    if card not in CARDS:
        return ""
    figures = figures_text(card, language)
    return CARDS[card].text[language] + (f" ({figures})" if figures else "")
