"""Facts of cards and regions for anything that shows them."""

from collections.abc import Collection, Mapping
from dataclasses import MISSING, fields
from typing import TypedDict

from .cards import Card
from .regions import NUMBER_OF, RESOURCE_OF


class RegionFacts(TypedDict):
    resource: str
    number: int


def region_facts() -> dict[str, RegionFacts]:
    return {region: RegionFacts(resource=RESOURCE_OF[region], number=number) for region, number in NUMBER_OF.items()}


def facts_of(card: Card, always: Collection[str], elsewhere: Collection[str]) -> dict[str, object]:
    """What every card has, and of the rest what this one has; some of it is told in another place."""
    facts: dict[str, object] = {}
    for field in fields(Card):
        if not field.init:
            continue  # what the rules keep at hand
        value = getattr(card, field.name)
        if field.name in always or (
            field.name not in elsewhere and (field.default is MISSING or value != field.default)
        ):
            facts[field.name] = dict(value) if isinstance(value, Mapping) else value
    return {**facts, "set": card.back}
