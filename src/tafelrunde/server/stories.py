"""What was told at a table, as it is kept: it can be told again whatever has become of the rules."""

from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import Row

from .live import Told
from .telling import read_told


class Story:
    """All events of a game, and how many there were after so many answers.

    A row has the answers of one move together (the choice, then what chance said to it): of the moments in between it
    is not known how much had been told, which is None.
    """

    def __init__(self) -> None:
        self.events: list[Told] = []
        self.after: list[int | None] = [None]

    def go_on(self, row: "Row[Any]", lines: int) -> None:
        """The next row of the answers, with so many lines. What it takes back is cut off."""
        del self.events[row.events_from :]
        del self.after[row.lines_from + 1 :]
        if row.lines_from:
            self.after[-1] = row.events_from
        self.events += read_told(row.events)
        self.after += [None] * lines
        self.after[-1] = len(self.events)

    def leads_to(self, answers: int, since: int, events: list[Told]) -> bool:
        """Whether these events, from number `since` on, are what was told up to a moment."""
        upto, wanted = since + len(events), self.after[answers]
        if upto > len(self.events) or (wanted is not None and wanted != upto):
            return False
        return all(_same(kept, now) for kept, now in zip(self.events[since:upto], events, strict=True))


def _same(kept: Told, now: Told) -> bool:
    return _says(now.openly, kept.openly) and _says(now.secretly, kept.secretly)


def _says(now: Raw, kept: Raw) -> bool:
    """Whether an event tells at least what it told then; later versions may have something to add."""
    if bytes(now) == bytes(kept):
        return True
    one, other = msgspec.json.decode(now), msgspec.json.decode(kept)
    if not isinstance(one, dict) or not isinstance(other, dict):
        return False
    return all(name in one and one[name] == value for name, value in other.items())
