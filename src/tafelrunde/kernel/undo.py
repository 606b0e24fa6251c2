"""Undo: which seat may take its choices back, how far, and why nobody may.

A seat may take its own choices back while nothing was revealed, no chance was answered and no other seat acted since.
Where several choose at once, that ends with the last of their answers: what follows from it comes from all of them.
"""

from typing import Final, Generic, TypeVar

from .ask import Ask
from .game import State
from .option import Option
from .reason import Reason

S = TypeVar("S", bound=State)

NOBODY: Final = -1
# why nothing can be taken back
NO_UNDO: Final = ("undo-nothing", "undo-chance", "undo-revealed", "undo-other-seat", "game-over")


class Moment(Generic[S]):
    """Where a table can go back to: an anchored state, how many answers and events there were, and what was asked."""

    __slots__ = ("anchor", "anchored_at", "answers", "ask", "early", "events")

    def __init__(
        self, anchor: S, anchored_at: int, answers: int, events: int, ask: Ask | None, early: dict[int, Option]
    ) -> None:
        self.anchor = anchor
        self.anchored_at = anchored_at
        self.answers = answers
        self.events = events
        self.ask = ask
        self.early = early


class Undo(Generic[S]):
    """The right to undo: of one seat, back to the moment at which its choices began, or of nobody."""

    __slots__ = ("back_to", "seat", "why_not")

    def __init__(self, back_to: Moment[S], seat: int = NOBODY, why_not: str = NO_UNDO[0]) -> None:
        self.back_to = back_to
        self.seat = seat
        self.why_not = why_not

    def begin(self, seat: int, now: Moment[S]) -> None:
        """From here on this seat can take its choices back, and no other seat can."""
        if self.seat != NOBODY:
            self.why_not = "undo-other-seat"
        self.seat = seat
        self.back_to = now

    def end(self, why: str) -> None:
        """What was done so far stays."""
        self.seat = NOBODY
        self.why_not = why

    def refuse(self, seat: int | None) -> Reason | None:
        """Why the last choice cannot be taken back by a seat (None: by the seat that made it)."""
        if self.seat == NOBODY:
            return Reason(self.why_not)
        if seat is not None and seat != self.seat:
            return Reason("undo-other-seat")
        return None

    def copy(self) -> "Undo[S]":
        return Undo(self.back_to, self.seat, self.why_not)
