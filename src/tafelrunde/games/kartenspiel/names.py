"""The game's words in German and English: what an id is called."""

from collections.abc import Mapping
from typing import Final

from ..realm.names import Names
from .data import CARDS

OTHER_WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "keule": "Robbery",
        "ritterkopf": "Tournament",
        "muehle": "Mill",
        "sonne": "Successful Year",
        "fragezeichen": "Event Card",
        "ritterfigur": "Knight Token",
        "muehlenstein": "Mill Token",
    },
    "de": {
        "keule": "Räuberüberfall",
        "ritterkopf": "Ritterturnier",
        "muehle": "Handelsvorteil",
        "sonne": "Erfolgreiches Jahr",
        "fragezeichen": "Ereigniskarte",
        "ritterfigur": "Ritterstein",
        "muehlenstein": "Mühlenstein",
    },
}
POINT_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "vp": "victory points",
        "strength": "strength",
        "tournament": "tournament",
        "trade": "trade",
        "hand": "hand",
    },
    "de": {"vp": "Siegpunkte", "strength": "Stärke", "tournament": "Turnier", "trade": "Handel", "hand": "Hand"},
}
NAMES: Final = Names(CARDS, OTHER_WORDS, POINT_NAMES)
VOCABULARY: Final = NAMES.vocabulary
spell = NAMES.spell
figures_text = NAMES.figures_text
card_text = NAMES.card_text
