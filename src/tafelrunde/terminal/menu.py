"""The options as a list to choose from by number."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ..books.messages import Messages
from ..kernel import Option

SHORT = 9  # so many options are listed one by one
MENU_FROM = 3  # from so many options that differ in one word on, they become one entry with a menu of its own
TWO_COLUMNS_FROM = 9
COLUMN = 40


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: one option, or several that differ in their last word."""

    label: str
    options: tuple[Option, ...]


def entries(options: Sequence[Option], messages: Messages) -> list[Entry]:
    """Options that differ only in their last word share a line, so that the list stays short."""
    if len(options) <= SHORT:
        return single_entries(options, messages)
    groups: dict[tuple[str, ...], list[Option]] = {}
    for option in options:
        # what is rarely wanted takes one line, whatever it is about
        alike = () if option.form.rare else option.words[:-1]
        groups.setdefault((option.form.name, *alike), []).append(option)
    found: list[Entry] = []
    for group in groups.values():
        if len(group) < MENU_FROM:
            found += single_entries(group, messages)
        else:
            found.append(Entry(_shared([messages.option(option) for option in group]), tuple(group)))
    return found


def single_entries(options: Sequence[Option], messages: Messages) -> list[Entry]:
    return [Entry(messages.option(option), (option,)) for option in options]


def listed(found: Sequence[Entry]) -> list[str]:
    """The lines of a menu; in two columns where it is long."""
    labels = [f"{number:>3}  {entry.label}" for number, entry in enumerate(found, 1)]
    if len(labels) < TWO_COLUMNS_FROM or max(map(len, labels)) >= COLUMN - 1:
        return labels
    half = (len(labels) + 1) // 2
    right = [*labels[half:], ""][:half]
    return [f"{one:<{COLUMN}}{two}".rstrip() for one, two in zip(labels[:half], right, strict=True)]


def _shared(labels: Sequence[str]) -> str:
    """The words that all labels begin with, for the entry that stands for them."""
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*(label.split(" ") for label in labels), strict=False))
    return " ".join(words[0] for words in alike).rstrip(" (,:") + " …"
