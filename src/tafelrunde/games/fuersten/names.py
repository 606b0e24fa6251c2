"""The game's words in German and English: what an id is called."""

from collections.abc import Mapping
from typing import Final

from ..realm.names import Names
from .data import CARDS

OTHER_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "raeuberueberfall": "Brigand Attack",
        "handel": "Trade",
        "fest": "Celebration",
        "reiche_ernte": "Plentiful Harvest",
        "ereigniskarte": "Event Card",
        "heldenstein": "Hero Token",
        "handelsstein": "Trade Token",
    },
    "de": {
        "raeuberueberfall": "Räuberüberfall",
        "handel": "Handel",
        "fest": "Fest",
        "reiche_ernte": "Reiche Ernte",
        "ereigniskarte": "Ereigniskarte",
        "heldenstein": "Heldenstein",
        "handelsstein": "Handelsstein",
    },
}
POINT_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
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

NAMES: Final = Names(CARDS, OTHER_WORDS, POINT_NAMES)
VOCABULARY: Final = NAMES.vocabulary
spell = NAMES.spell
figures_text = NAMES.figures_text
card_text = NAMES.card_text
