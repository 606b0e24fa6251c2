"""Card sets: a set is a file of facts and a module of the same name in a game's folder `cards`."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple


class CardSet(NamedTuple):
    """What a card file says of its set: cards of an earlier set (by number) can come again in a later one."""

    number: int
    id: str
    name: Mapping[str, str]
    short: Mapping[str, str]
    file: Traversable


def found_sets(package: str) -> dict[str, CardSet]:
    """The sets of a game, in the order of their numbers."""
    found = []
    for file in (files(package) / "cards").iterdir():
        if file.name.endswith(".toml"):
            head = tomllib.loads(file.read_text(encoding="utf-8"))
            found.append(CardSet(head["number"], head["set"], head["name"], head["short"], file))
    found.sort(key=lambda card_set: card_set.number)
    return {card_set.id: card_set for card_set in found}
