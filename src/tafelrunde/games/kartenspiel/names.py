"""The game's words in German and English: what an id is called."""

from collections.abc import Mapping
from typing import Final

from ..realm.names import Names
from .data import CARDS, SETS

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
_SET_NAMES: Final = {
    language: {id: card_set.name[language] for id, card_set in SETS.items()} for language in OTHER_WORDS
}
NAMES: Final = Names(
    CARDS, {language: {**words, **_SET_NAMES[language]} for language, words in OTHER_WORDS.items()}, POINT_NAMES
)
VOCABULARY: Final = NAMES.vocabulary
spell = NAMES.spell
figures_text = NAMES.figures_text
card_text = NAMES.card_text
