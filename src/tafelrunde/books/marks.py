"""Texts with marks: `[[holz]]` is a thing by its name, `[[holz|Hölzer]]` the same with the letters a sentence needs."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

MARK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")


class BrokenMark(ValueError):
    """A text with a mark that is not closed or empty."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text; with a word it names that thing."""

    text: str
    word: str = ""


def pieces(text: str, name: Callable[[str], str]) -> Iterator[Piece]:
    """A text cut up at its marks. Raises BrokenMark, and what `name` raises for a thing it does not know."""
    end = 0
    for found in MARK.finditer(text):
        if found.start() > end:
            yield Piece(_unmarked(text[end : found.start()]))
        word, written = found[1], found[2]
        known = name(word)
        yield Piece(written or known, word)
        end = found.end()
    if end < len(text):
        yield Piece(_unmarked(text[end:]))


def _unmarked(text: str) -> str:
    if "[[" in text or "]]" in text:
        raise BrokenMark(f"a mark is not closed or empty: {text!r}")
    return text
