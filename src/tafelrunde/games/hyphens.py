"""What a card is called where there is little room: long words that can be broken, and short names.

A card file lists its long words with marks where they may be broken: `Holz|fäller|lager`. The names that are printed
have soft hyphens there, which show only where a line ends. What is searched, compared or kept are the plain names.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ..kernel.errors import BadInput

MARK: Final = "|"
SOFT: Final = "\u00ad"
FEWEST_LETTERS: Final = 3  # that may stand alone before or after a break
WORD: Final = re.compile(r"[^\W\d_]+")  # the parts of `Gold-Handelsschiff` are words of their own
LANGUAGES: Final = ("de", "en")

# by language and word, the word with soft hyphens
Hyphens = Mapping[str, Mapping[str, str]]


class Printed(NamedTuple):
    """The names of a card as they are printed, by language, with soft hyphens."""

    full: Mapping[str, str]
    short: Mapping[str, str]  # the full name where no short one is given


def read_hyphens(data: Mapping[str, Any], file: str) -> Hyphens:
    """The `hyphens` of a card file, which may have none. Raises BadInput naming file and word if they are wrong."""
    raw = data.get("hyphens", {})
    if not isinstance(raw, dict) or not set(raw) <= set(LANGUAGES):
        raise BadInput(f"{file}, key 'hyphens': lists of words by language, {{ de = […], en = […] }}")
    found: dict[str, dict[str, str]] = {}
    for language, entries in raw.items():
        where = f"{file}, key 'hyphens', language {language!r}"
        if not isinstance(entries, list) or not all(isinstance(entry, str) for entry in entries):
            raise BadInput(f"{where}: a list of words")
        words = found[language] = {}
        for entry in entries:
            parts = entry.split(MARK)
            if not WORD.fullmatch("".join(parts)) or len(parts) < 2 or min(map(len, parts)) < FEWEST_LETTERS:
                raise BadInput(
                    f"{where}, {entry!r}: one word with {MARK} between parts of at least {FEWEST_LETTERS} letters"
                )
            key = _key("".join(parts))
            if key in words:
                raise BadInput(f"{where}, {entry!r}: the word is listed already")
            words[key] = SOFT.join(parts)
    return found


def printed(name: Mapping[str, str], short: Mapping[str, str], hyphens: Hyphens) -> Printed:
    return Printed(
        {language: hyphenated(text, hyphens.get(language, {})) for language, text in name.items()},
        {language: hyphenated(short.get(language, text), hyphens.get(language, {})) for language, text in name.items()},
    )


def is_short_name(value: object) -> bool:
    """Of the languages only those need be given whose name is too long."""
    return (
        isinstance(value, dict)
        and bool(value)
        and set(value) <= set(LANGUAGES)
        and all(isinstance(text, str) and text.strip() for text in value.values())
    )


def hyphenated(text: str, words: Mapping[str, str]) -> str:
    """Only whole words are marked: a compound is a word of its own, since it breaks best between its parts."""

    def mark(match: re.Match[str]) -> str:
        word = match[0]
        known = words.get(_key(word))
        return word if known is None else word[0] + known[1:]

    return WORD.sub(mark, text)


def _key(word: str) -> str:
    """A word is written small within a name, or as the second part of a compound, and is still that word."""
    return word[0].lower() + word[1:]
