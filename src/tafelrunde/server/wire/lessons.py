"""Lessons: what they say, and how far somebody has come in one."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .answers import ChoiceInfo, ReasonInfo
from .basics import Closed, MoveText
from .tables import Over


class LessonTitle(Struct):
    game: str
    id: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: int
    mode: str
    steps: int


class LessonList(Struct):
    """All lessons, by game and in the order in which they are meant to be taken."""

    lessons: list[LessonTitle]


class LessonAnswer(Struct):
    """An answer to the question of a step, and what is said to those who give it."""

    text: dict[str, str]
    right: bool
    say: dict[str, str]


class LessonStep(Struct):
    """One idea. `read`: nothing to do. `want`: one of these moves (`*` stands for any word, `undo` takes one back).

    `refused`: something that the table refuses. `ask`: one of the answers. `point` names things on the table by their
    keys, and parts of the page; `names` likewise what is spoken of besides and should be in sight.
    """

    kind: Literal["read", "want", "refused", "ask"]
    say: dict[str, str]
    point: list[str]
    names: list[str]
    rules: list[str]
    want: list[str]
    otherwise: dict[str, str] | None
    answers: list[LessonAnswer]


class LessonInfo(Struct):
    game: str
    id: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: int
    mode: str
    seat: str
    seats: list[str]
    options: dict[str, str]
    steps: list[LessonStep]


class PlayLesson(Closed):
    """The place after `step` steps and the learner's `moves` so far, and what comes of one more that is `tried`.

    After the last step the game goes on by itself: all further moves are the learner's own, a bot answers them, and
    luck follows from `seed`. With `whole` all events are told, not only those since the last move.
    """

    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    moves: Annotated[list[MoveText], Meta(max_length=2000)] = field(default_factory=list)
    tried: MoveText | None = None
    seed: Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[0-9a-z]+$")] = "lesson"
    whole: bool = False


class LessonPlace(Struct):
    """A place in a lesson, with the learner's eyes. `events` follow after the first `events_from` of them.

    `done`: what was tried was right and has happened. `strays`: it is allowed, but not what the step wants. Then, and
    when it was `refused`, nothing has happened. `undo`: whether the learner's last choice can be taken back.
    """

    step: int
    of: int
    view: Any
    events_from: int
    events: list[Any]
    asked: list[str]
    choice: ChoiceInfo | None
    refused: ReasonInfo | None
    strays: bool
    done: bool
    undo: bool
    over: Over | None
