"""Rows of cards and the like: tuples, which copies of a state share until something in them changes."""

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The row with another item at this place."""
    changed = list(row)
    changed[at] = item
    return tuple(changed)
