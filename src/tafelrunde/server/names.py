"""What people may be called."""

import unicodedata

from .trouble import Trouble

# letters and a symbol that print nothing: fillers of Hangul syllables, and braille without dots
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def check_name(name: str | None) -> None:
    """Raises Trouble if nobody could be called so: a name is one line, and something of it can be seen."""
    if name is not None and not (name.isprintable() and BLANK.isdisjoint(name) and any(map(_visible, name))):
        raise Trouble(422, "bad-name")


def _visible(letter: str) -> bool:
    """Neither a space nor a mark that only stands above or below a letter."""
    return unicodedata.category(letter)[0] not in "ZM"
