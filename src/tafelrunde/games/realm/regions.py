"""Resources and the regions that yield them.

A region card is named by its kind and number: `wald-2`. No two regions of a game share both, so the name is the
card.
"""

from typing import Final

RESOURCES: Final = ("holz", "lehm", "erz", "getreide", "wolle", "gold")
LANDSCAPES: Final = {
    "wald": "holz",
    "huegelland": "lehm",
    "gebirge": "erz",
    "ackerland": "getreide",
    "weideland": "wolle",
    "goldfluss": "gold",
}
NUMBERS: Final = range(1, 7)

ALL_REGIONS: Final = tuple(f"{landscape}-{number}" for landscape in LANDSCAPES for number in NUMBERS)
NUMBER_OF: Final = {f"{landscape}-{n}": n for landscape in LANDSCAPES for n in NUMBERS}

RESOURCE_OF: Final = {f"{landscape}-{n}": resource for landscape, resource in LANDSCAPES.items() for n in NUMBERS}

# wherever resources can lie: the regions, and cards that store as a region does, but have no number (F-217)
STORES: Final = list(ALL_REGIONS)

STORAGE: Final = 3


def colony_store(card: str, region: str) -> str:
    """K-177: the name of what a card at a region keeps apart from it; there may be a second such card."""
    return f"{card}-{NUMBER_OF[region]}"
