"""How many lines a name takes where so many letters stand in a line, as a browser breaks it."""

import re

SOFT = "\u00ad"
_BREAK = re.compile(f"( |(?<=-)|{SOFT})")


def lines(text: str, width: int) -> int:
    """It is broken at spaces, after hyphens and at soft hyphens, as late as it fits. A part that is too long for a line
    counts as two."""
    found, rest = 0, text
    while rest:
        found += 1
        ends = [match for match in _BREAK.finditer(rest) if match.start() > 0]
        if _width(rest) <= width:
            break
        fits = [match for match in ends if _width(rest[: match.start()], match[0]) <= width]
        if not fits:
            found += 1
        if not ends:
            break
        rest = rest[(fits[-1] if fits else ends[0]).end() :]
    return found


def _width(line: str, end: str = "") -> int:
    return len(line.replace(SOFT, "")) + (end == SOFT)
