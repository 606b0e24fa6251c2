"""Looking back at a finished game: where it was lost, what luck brought, and playing on from any moment of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .answers import ChoiceInfo, ReasonInfo
from .basics import Closed, MoveText, SeatName
from .records import TurnPoints
from .tables import Over


class ChancePoint(Struct):
    """Each seat's share of a win after so many answers, as the seat that had just chosen could tell."""

    answer: int
    chances: dict[str, float]


class MistakeInfo(Struct):
    """A choice after `answer` answers that further trials have confirmed to be worse than another.

    `chance` is the share of a win that was left, `best` what there was to have with `better`; what was `lost` lies
    between `low` and `high`.
    """

    answer: int
    turn: int
    seat: str
    chosen: str
    better: str
    chance: float
    best: float
    lost: float
    low: float
    high: float
    trials: int


class Analysis(Struct):
    """Where a finished game was lost, as far as it is known: `done` of `of` pieces of work.

    `none`: nobody has asked for it yet, or it was given up with a worker that is gone. `close` is the number of choices
    of each seat that looked like mistakes, but not by enough to say so.
    """

    state: Literal["none", "running", "done"]
    done: int
    of: int
    choices: int
    thought_about: int
    chances: list[ChancePoint]
    mistakes: list[MistakeInfo]
    close: dict[str, int]


class DieFace(Struct):
    face: str
    thrown: int
    expected: float


class DieInfo(Struct):
    """How often each face came, and how often it was to be expected."""

    id: str
    name: dict[str, str]
    faces: list[DieFace]


class CountInfo(Struct):
    """What each seat had in all at the end of each turn."""

    id: str
    name: dict[str, str]
    turns: list[TurnPoints]


class LuckInfo(Struct):
    dice: list[DieInfo]
    counts: list[CountInfo]


class PlayOn(Closed):
    """The moves of a visitor who has taken the place of `seat`. Another `seed` is other luck from there on."""

    seat: SeatName
    moves: Annotated[list[MoveText], Meta(max_length=1000)] = field(default_factory=list)
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class PlayedOn(Struct):
    """The table with the eyes of `seat`, after so many answers of the game, the visitor's moves, and what the bot `bot`
    answered for all other seats. `events` are what the last move brought about; `refused` says why it was not made."""

    answers: int
    seat: str
    bot: str
    view: Any
    events: list[Any]
    choice: ChoiceInfo | None
    refused: ReasonInfo | None
    over: Over | None
