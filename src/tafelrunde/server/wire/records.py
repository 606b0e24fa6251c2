"""Records from elsewhere, and finished games to leaf through."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .basics import Closed
from .tables import TableInfo


class Upload(Closed):
    """A record from elsewhere, as text."""

    record: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class Uploaded(Struct):
    table: TableInfo
    token: str


class OtherRules(Struct):
    """The rules of this server do not lead where a game went.

    It began with version `played`; `here` is that of the server. So many `views` can be had, the first of them after
    0 answers. `text` says so in a sentence.
    """

    played: str
    here: str
    views: int
    text: dict[str, str]


class ReplayStep(Struct):
    """A finished game after so many answers, as a seat or a spectator saw it, and what the next answer was.

    `events` are what the last answer brought about, counted from `events_from` over the whole game. `view` is null
    where the present rules do not lead.
    """

    answers: int
    of: int
    view: Any
    events: list[Any]
    waiting_for: list[str]
    line: str | None = None
    events_from: int = 0
    turn: int = 0
    other_rules: OtherRules | None = None


class ReplayAnswer(Struct):
    """One answer of a record, how many events there were after it, and the turn (or round) it belongs to."""

    line: str
    events: int
    turn: int


class ReplayIndex(Struct):
    """A finished game: all answers, and all events as `seat` knew them, `begun` of them before the first answer."""

    of: int
    seat: str | None
    begun: int
    answers: list[ReplayAnswer]
    events: list[Any]
    other_rules: OtherRules | None = None


class TurnPoints(Struct):
    """How far everybody was when a turn ended, which was after so many answers. Turn 0 is the start."""

    turn: int
    answer: int
    points: dict[str, int]


class Chart(Struct):
    """`turns` go as far as the views of the replay do."""

    turns: list[TurnPoints]
    measure: dict[str, str]
    target: int | None = None
    other_rules: OtherRules | None = None
