"""The cards and facts of the game for anything that shows them."""

from ...kernel.json_data import Json
from ...kernel.shown import CardEntry, Catalogue
from .abilities import KEYWORDS
from .cards import DECK, MOST_VALUE, Card
from .data import CARDS, HAND, MOST_COPIES, MOST_SEATS, PACK, PRESETS, SET
from .decks import COPIES_IN_DECK
from .names import ability_text, effect_text
from .setup import write_condition

LANGUAGES = ("de", "en")


def catalogue() -> Catalogue:
    return Catalogue(tuple(_entry(card) for card in CARDS.values()), _extra())


def _entry(card: Card) -> CardEntry:
    texts = {
        language: " ".join(ability_text(card, ability, language) for ability in card.abilities)
        for language in LANGUAGES
    }
    abilities: list[Json] = [
        {
            "keyword": ability.keyword,
            "text": {language: effect_text(card, ability, language) for language in LANGUAGES},
            "lasting": ability.lasting,
        }
        for ability in card.abilities
    ]
    return CardEntry(card.id, "card", texts, {"species": card.species, "value": card.value, "abilities": abilities})


def _extra() -> dict[str, Json]:
    return {
        "set": {"id": SET.id, "name": dict(SET.name)},
        "species": [{"id": species.id, "name": dict(species.name)} for species in SET.species.values()],
        "resources": [
            {"id": resource.id, "name": dict(resource.name), "copies": resource.copies}
            for resource in SET.resources.values()
        ],
        "keywords": list(KEYWORDS),
        "most_value": MOST_VALUE,
        "deck": {"size": DECK, "copies": [int(copies) for copies in COPIES_IN_DECK]},  # KA-200, KA-205
        "hand": HAND,
        "pack": PACK,
        "seats": {"fewest": 2, "most": MOST_SEATS, "most_copies_of_the_game": MOST_COPIES},
        "victory": {name: write_condition(condition) for name, condition in PRESETS.items()},
    }
