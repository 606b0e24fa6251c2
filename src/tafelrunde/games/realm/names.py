"""What the things of a principality are called, in German and English."""

import re
from collections.abc import Mapping
from typing import Final

from .cards import Card
from .prince import ROAD_AT, SITE_AT
from .regions import ALL_REGIONS

Dictionary = Mapping[str, Mapping[str, str]]  # by language and word

RESOURCE_NAMES: Final[Dictionary] = {
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
COMMON_WORDS: Final[Dictionary] = {
    "en": {"red": "Red", "blue": "Blue", "left": "left", "right": "right", "above": "above", "below": "below"},
    "de": {"red": "Rot", "blue": "Blau", "left": "links", "right": "rechts", "above": "oben", "below": "unten"},
}
ROAD_WORD: Final = {"en": "road", "de": "Straße"}
POWER_WORD: Final = {"en": "magic power", "de": "Zauberkraft"}
CASTING: Final = {"en": "casting: {} magic power", "de": "Zauber: {} Zauberkraft"}
CITADEL_ONLY: Final = {"en": "at a citadel", "de": "an einer Zitadelle"}
CITY_ONLY: Final = {"en": "at a city", "de": "an einer Stadt"}
AMOUNTS: Final = re.compile(r"\d+ [a-z]+( \d+ [a-z]+)*")


class Names:
    """The words of one game: of its cards, its dice and tokens, and of the points on its cards."""

    def __init__(self, cards: Mapping[str, Card], words: Dictionary, points: Dictionary) -> None:
        self.cards = cards
        self.words = {language: {**COMMON_WORDS[language], **words[language]} for language in words}
        self.points = points
        self.vocabulary = tuple(
            dict.fromkeys((*RESOURCE_NAMES["en"], *self.words["en"], *cards, *SITE_AT, *ROAD_AT, *ALL_REGIONS))
        )

    def spell(self, word: str, language: str) -> str:
        """A card, region, resource, site, seat … by its name; any other word stays as it is."""
        for names in (RESOURCE_NAMES, self.words):
            if word in names[language]:
                return names[language][word]
        if word in self.cards:
            return self.cards[word].name[language]
        if word in ROAD_AT:
            return f"{ROAD_WORD[language]} {word.partition('-')[2]}"
        if word in SITE_AT:
            place, _, row = word.partition("-")
            return f"{place} {COMMON_WORDS[language][row]}"
        landscape, dash, number = word.rpartition("-")  # ids of cards that come again have a dash of their own
        if dash and landscape in self.cards:
            return f"{self.cards[landscape].name[language]} {number}"
        if AMOUNTS.fullmatch(word):
            parts = word.split()
            pairs = zip(parts[::2], parts[1::2], strict=True)
            return ", ".join(f"{amount} {self.spell(resource, language)}" for amount, resource in pairs)
        return word

    def cost_text(self, card: str, language: str) -> str:
        """What a card costs: `1 brick, 1 ore`; some also magic power."""
        facts = self.cards[card]
        parts = [f"{amount} {self.spell(resource, language)}" for resource, amount in facts.cost]
        return ", ".join(parts + [f"{facts.power} {POWER_WORD[language]}"] * bool(facts.power))

    def points_text(self, card: str, language: str) -> str:
        """The points on a card: `strength 2, skill 1`."""
        points = ((getattr(self.cards[card], key), name) for key, name in self.points[language].items())
        return ", ".join(f"{name} {amount}" for amount, name in points if amount)

    def figures_text(self, card: str, language: str) -> str:
        """Cost, points and where and how often a card may lie, as far as it has them."""
        facts = self.cards[card]
        marks = [CITY_ONLY[language]] * (facts.placement in ("city", "cover")) + ["1×"] * facts.once
        marks += [CITADEL_ONLY[language]] * (facts.placement == "citadel")
        spell = CASTING[language].format(facts.spell) if facts.spell else ""
        parts = (self.cost_text(card, language), self.points_text(card, language), spell, ", ".join(marks))
        return "; ".join(text for text in parts if text)

    def card_text(self, card: str, language: str) -> str:
        """What a card costs, counts and does."""
        if card not in self.cards:
            return ""
        figures = self.figures_text(card, language)
        return self.cards[card].text[language] + (f" ({figures})" if figures else "")
