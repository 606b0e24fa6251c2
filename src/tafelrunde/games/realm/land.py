"""Which regions lie in the box of a game."""

from collections.abc import Iterable, Mapping

from .cards import Card


def start_region_of(card: Card, seat: str) -> str:
    """The region of a landscape with which a seat starts."""
    assert card.numbers is not None
    return f"{card.id}-{card.numbers[seat]}"


def stack_regions_of(cards: Iterable[Card]) -> list[str]:
    """The regions of the stack."""
    found = []
    for card in cards:
        if card.kind == "region" and card.numbers is not None:
            numbers = card.numbers["stack"]
            assert isinstance(numbers, list)
            found += [f"{card.id}-{number}" for number in numbers]
    return found


def all_regions_of(cards: Mapping[str, Card], start: Iterable[str], seats: Iterable[str]) -> list[str]:
    """Every region: those of the stack, and those with which seats start."""
    first = [start_region_of(cards[landscape], seat) for landscape in start for seat in seats]
    return stack_regions_of(cards.values()) + first
