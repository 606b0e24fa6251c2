"""The cards and facts of the game for anything that shows them."""

from collections.abc import Mapping
from dataclasses import MISSING, fields

from ...kernel.json_data import Json
from ...kernel.shown import CardEntry, Catalogue
from ..realm.cards import Card
from ..realm.prince import MOST_PLACES, SIDES
from ..realm.regions import NUMBER_OF, REGION_EXPANSIONS, RESOURCE_OF, RESOURCES, STORAGE
from .data import CARDS, EVENT_DIE, MODES, PRODUCTION_DIE, SET_NAMES, ModeFacts, open_copies
from .names import POINT_NAMES

ALWAYS = ("title", "back", "copies", "cost", "vp", "strength", "trade", "skill", "progress", "placement", "once")
ELSEWHERE = ("id", "kind", "name", "text", "price")


def catalogue() -> Catalogue:
    return Catalogue(tuple(_entry(card) for card in CARDS.values()), _extra())


def _entry(card: Card) -> CardEntry:
    return CardEntry(card.id, card.kind, card.text, _facts(card))


def _facts(card: Card) -> dict[str, Json]:
    """What every card has, and of the rest what this one has."""
    facts: dict[str, Json] = {}
    for field in fields(Card):
        value = getattr(card, field.name)
        if field.name in ALWAYS or (
            field.name not in ELSEWHERE and (field.default is MISSING or value != field.default)
        ):
            facts[field.name] = dict(value) if isinstance(value, Mapping) else value
    return {**facts, "set": card.back}


def _extra() -> dict[str, Json]:
    return {
        "regions": {
            region: {"resource": RESOURCE_OF[region], "number": number} for region, number in NUMBER_OF.items()
        },
        "region_expansions": dict(REGION_EXPANSIONS),
        "resources": list(RESOURCES),
        "storage": STORAGE,
        "places": MOST_PLACES,
        "sides": list(SIDES),
        "event_die": list(EVENT_DIE),
        "production_die": [int(face) for face in PRODUCTION_DIE],
        "points": {language: dict(names) for language, names in POINT_NAMES.items()},
        "backs": {id: dict(name) for id, name in SET_NAMES.items()},
        "modes": {mode.id: _mode(mode) for mode in MODES.values()},
    }


def _mode(mode: ModeFacts) -> dict[str, Json]:
    return {
        "name": dict(mode.name),
        "target": mode.target,
        "backs": list(mode.backs),
        "sets": list(mode.sets),
        "theme": mode.theme,
        "open_card": mode.open_card or None,
        "open_copies": open_copies(mode),
        "half_moons_sleep": mode.half_moons_sleep,
    }
