"""Puzzles, and somebody who tries one."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .answers import ChoiceInfo, ReasonInfo
from .basics import Closed, MoveText
from .tables import Over

Kind = Literal["win-now", "best", "forbidden"]
Verdict = Literal["open", "solved", "wrong"]


class PuzzleTitle(Struct):
    """A puzzle in a list: what it asks, how hard it is from 1 to 5, and how many sit at its table."""

    id: str
    kind: Kind
    grade: int
    mode: str
    seats: int


class PuzzleCount(Struct):
    kind: Kind
    grade: int
    puzzles: int


class PuzzlesOfGame(Struct):
    """How many puzzles a game has, and which is that of the day."""

    game: str
    puzzles: list[PuzzleCount]
    today: PuzzleTitle


class PuzzlesInfo(Struct):
    """Every game that has puzzles. `day` is the day by UTC; for everybody it has the same puzzles."""

    day: str
    games: list[PuzzlesOfGame]


class PuzzleList(Struct):
    game: str
    puzzles: list[PuzzleTitle]


class PuzzleInfo(Struct):
    """A puzzle as its seat sees it.

    At `forbidden` one of the `sentences` is refused and the others are not, or (`one_allowed`) the other way round;
    `choice` is null there, since the options would tell.
    """

    id: str
    game: str
    kind: Kind
    grade: int
    mode: str
    seats: list[str]
    options: dict[str, str]
    seat: str
    view: Any
    choice: ChoiceInfo | None
    sentences: list[str]
    one_allowed: bool


class TryPuzzle(Closed):
    """The moves of the seat since the puzzle began. The solution is told once it is found, or to who gives up."""

    moves: Annotated[list[MoveText], Meta(max_length=60)] = field(default_factory=list)
    give_up: bool = False


class WeighedMove(Struct):
    """A move and the share of a win it promises, by so many trials."""

    move: str
    chance: float
    trials: int


class RefusedSentence(Struct):
    move: str
    refused: ReasonInfo


class PuzzleSolution(Struct):
    """The moves that solve it, one after the other, and why: all first moves that win (`keys`), chances of winning
    (best first, with that of the move that was made, where it was weighed), or why sentences are refused."""

    line: list[str]
    keys: list[str]
    weighed: list[WeighedMove]
    refusals: list[RefusedSentence]


class PuzzleStep(Struct):
    """A puzzle after some moves. Where the last one is `refused`, it changed nothing."""

    view: Any
    events: list[Any]
    choice: ChoiceInfo | None
    refused: ReasonInfo | None
    verdict: Verdict
    over: Over | None
    solution: PuzzleSolution | None
