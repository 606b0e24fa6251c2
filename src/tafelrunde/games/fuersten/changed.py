"""Card files with changed figures, in the place of ours: what would the game be like if the Kloster cost less?

The cards stay those of the box, since what they do is code; their figures may be others.
"""

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ...kernel.errors import BadInput
from ..realm.cards import DEEDS, Card, read_cards

# what other rules rely on: how many centre cards and regions there are, what settlements and cities count
AS_PRINTED: Final = ("title", "back", "kind", "timing", "resource", "numbers", "stack", "start", *DEEDS)
MOVABLE: Final = ("settlement", "city")  # a card may go from one of these placements to the other


def changed_cards(
    printed: Mapping[str, Card], ours: Mapping[str, Traversable], theirs: Iterable[Path]
) -> dict[str, Card]:
    """The cards, with some sets read from a user's files. Raises BadInput if these cannot be played with."""
    files: dict[str, Traversable] = dict(ours)
    for file in theirs:
        name = _set_of(file, ours)
        if files[name] is not ours[name]:
            raise BadInput(f"{file} is a second file of the set {name!r}")
        files[name] = file
    try:
        cards = read_cards(files[name] for name in ours)  # in the order of ours: reprints come after their first print
    except ValueError as error:
        raise BadInput(f"the cards cannot be played with: {error}") from error
    except KeyError as error:
        raise BadInput(f"the cards cannot be played with: the key {error} is missing") from error
    if strange := sorted(cards.keys() ^ printed.keys()):
        what = "is not in the box" if strange[0] in cards else "is missing"
        raise BadInput(f"the cards cannot be played with: {strange[0]!r} {what}; figures may change, cards may not")
    for card in cards.values():
        _refuse_other_card(printed[card.id], card)
    return cards


def _set_of(file: Path, ours: Mapping[str, Traversable]) -> str:
    try:
        name = tomllib.loads(file.read_text(encoding="utf-8")).get("set")
    except OSError as error:
        raise BadInput(f"the card file {file} cannot be read: {error.strerror}") from error
    except ValueError as error:  # not UTF-8, or no TOML
        raise BadInput(f"{file} is no card file: {error}") from error
    if name not in ours:
        raise BadInput(f"{file}, key 'set': {name!r} is not one of {', '.join(ours)}")
    return str(name)


def _refuse_other_card(printed: Card, card: Card) -> None:
    fixed = AS_PRINTED + (("vp",) if card.kind == "centre" else ())
    fixed += () if {printed.placement, card.placement} <= set(MOVABLE) else ("placement",)
    for key in fixed:
        if getattr(card, key) != getattr(printed, key):
            raise BadInput(
                f"the cards cannot be played with: {card.back}.toml, card {card.id!r}, key {key!r} must stay"
            )
