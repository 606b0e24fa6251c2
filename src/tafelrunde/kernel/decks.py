"""What a game offers to people who bring their own decks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DeckLists:
    """Deck lists as texts. `term` is what a seat says its list by, in the modes that take one."""

    term: str
    modes: tuple[str, ...]
    # lines that show what a list holds, given its text, a name for it, what is agreed about decks, and the language;
    # raises BadInput, naming the line, if the list is not allowed
    check: Callable[[str, str, Mapping[str, str], str], Sequence[str]]
    # a list for a seat that brings none, given what is agreed about decks; the same for the same seed
    random: Callable[[str | None, Mapping[str, str]], str]
