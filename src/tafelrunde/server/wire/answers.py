"""What a table answers to what is done at it, over HTTP and the WebSocket alike."""

from typing import Any

from msgspec import Struct

from .tables import Over


class ReasonInfo(Struct):
    """Why not: a code and rule ids for programs, a sentence for people."""

    code: str
    rules: list[str]
    params: dict[str, Any]
    text: dict[str, str]


class Problem(Struct, tag_field="type", tag="error"):
    """One sentence that says what is wrong and what to do; `id` is that of the move it is about.

    `message` is in the language that was asked for (Accept-Language, else English), `text` in all of them.
    """

    error: str
    message: str
    text: dict[str, str]
    params: dict[str, str | int]
    id: str | None = None
    seq: int | None = None
    reason: ReasonInfo | None = None


class ChoiceInfo(Struct):
    """What the seat is asked. `passing` is the option that lets a reaction go by."""

    prompt: str
    about: dict[str, str]
    options: list[str]
    passing: str | None = None


class ClockTimes(Struct):
    """Milliseconds each seat has left, and whose time is running."""

    left: dict[str, int]
    running: list[str]


class Update(Struct, tag_field="type", tag="update"):
    """The table after answer number `seq`, with one seat's eyes.

    `events` are what happened, counted from `events_from`; whatever a client has beyond that number was taken back.
    `ack` names the move that led here, for the seat that made it.
    """

    seq: int
    events_from: int
    events: list[Any]
    view: Any
    choice: ChoiceInfo | None
    waiting_for: list[str]
    may_undo: bool
    passing: bool
    seat: str | None = None
    ack: str | None = None
    clock: ClockTimes | None = None
    over: Over | None = None


class Accepted(Struct, tag_field="type", tag="accepted"):
    """A move was made as answer number `seq`: now, or (`repeated`) when it came first."""

    id: str
    seq: int
    repeated: bool = False


class UndoAnswer(Struct, tag_field="type", tag="undo"):
    """Taken back (`done`), or now waiting for the others' consent."""

    id: str
    done: bool
    seq: int


class WhyNotAnswer(Struct):
    move: str
    refused: ReasonInfo | None


class ChatLine(Struct, tag_field="type", tag="chat"):
    id: int
    at: int
    seat: str
    text: str


class ChatLog(Struct):
    lines: list[ChatLine]


class HintOption(Struct):
    """An option and what the bot thinks of it: 1 is the best, 0 the worst of those it has thought about.

    `chance` is the share of a win it promises, by so many `trials`; null where the bot has only glanced at the table.
    """

    move: str
    score: float
    chance: float | None = None
    trials: int = 0


class Hint(Struct, tag_field="type", tag="hint"):
    """What a bot thinks of the options of a seat, the best first, from what that seat sees. As of answer `seq`."""

    options: list[HintOption]
    bot: str
    seq: int
