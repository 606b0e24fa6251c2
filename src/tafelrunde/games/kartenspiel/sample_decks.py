"""Sample decks of the tournament game, by style."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from ...kernel import BadInput
from .decks import Deck, read_deck
from .modes import SETS_OF_DECKS, Deal, deck_deal


@dataclass(frozen=True, slots=True)
class SampleDeck:
    """`sets` are the theme sets that it takes cards from, `text` says how it wants to win."""

    id: str
    name: Mapping[str, str]
    text: Mapping[str, str]
    sets: tuple[str, ...]
    editions: tuple[str, ...]
    list: str


@cache
def sample_decks() -> tuple[SampleDeck, ...]:
    data = tomllib.loads((files(__package__) / "decks.toml").read_text(encoding="utf-8"))
    return tuple(
        SampleDeck(raw["id"], raw["name"], raw["text"], tuple(raw["sets"]), tuple(raw["editions"]), raw["list"].strip())
        for raw in data["deck"]
    )


# the decks of each table are read once
@cache
def samples_for(deal: Deal) -> Mapping[str, Deck]:
    """The sample decks that can be built from these sets, by id."""
    found: dict[str, Deck] = {}
    for sample in sample_decks():
        try:
            found[sample.id] = read_deck(sample.list, deal, sample.id)
        except BadInput:  # with fewer sets, some of its cards are not there
            continue
    return found


def editions_of_sample(sample: SampleDeck) -> tuple[str, ...]:
    """The editions in which it is legal with all their sets."""
    return tuple(edition for edition in SETS_OF_DECKS if sample.id in samples_for(deck_deal(edition)))
