"""What travels between a client and the server: requests, answers, and the messages of the WebSocket.

Everything that comes in is one of these types and is checked while it is read; what goes out is built from them, so the
OpenAPI document and docs/protocol.md describe the same thing. Seats are called by their names, as in records.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..bots import USUAL_MILLISECONDS
from .clock import Clock

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatName = Annotated[str, Meta(min_length=1, max_length=16)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Milliseconds = Annotated[int, Meta(ge=0, le=2000)]
Secret = Annotated[str, Meta(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Who = Annotated[str, Meta(max_length=40)]
TermText = Annotated[str, Meta(max_length=4000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=2000)]
Language = Literal["en", "de"]


class Closed(Struct, forbid_unknown_fields=True):
    """What comes in: a misspelt field is an error, not a wish that is ignored."""


# requests


class NewTable(Closed):
    """A table to be opened. `seats` says who sits where: `me`, `open`, or `bot:` and the name of a bot."""

    game: Annotated[str, Meta(max_length=32)]
    mode: Annotated[str, Meta(max_length=32)] | None = None
    seats: Annotated[list[Who], Meta(max_length=36)] | None = None
    options: Annotated[dict[str, TermText], Meta(max_length=64)] = {}
    clock: Clock | None = None
    on_timeout: Who = "lose"
    public: bool = False
    spectators: bool = True
    chat: bool = True
    name: Name | None = None


class Sit(Closed):
    """Sitting down: at a table in the lobby, or with an invitation. `options` is what this seat brings (its deck)."""

    seat: SeatName | None = None
    invitation: Secret | None = None
    name: Name | None = None
    options: Annotated[dict[str, TermText], Meta(max_length=8)] = {}


class ForSeat(Closed):
    """Something a seat does. A holder of only one seat need not name it."""

    seat: SeatName | None = None


class HintWanted(ForSeat):
    """How long the bot may think; 0: at a glance."""

    milliseconds: Milliseconds = USUAL_MILLISECONDS


class Invite(Closed):
    """An invitation for an open seat, or for the first one. An earlier invitation to it loses its force."""

    seat: SeatName | None = None


class ChangeSeat(Closed):
    """A new name, or somebody else in an empty seat: `open` or a bot."""

    name: Name | None = None
    who: Who | None = None


class Move(Closed):
    """A move: the text of an option. `id` is the client's; the same id again is answered, not played again."""

    id: MoveId
    seq: Seq
    move: MoveText
    seat: SeatName | None = None


class WhyNot(Closed):
    move: MoveText
    seat: SeatName | None = None


class Undo(Closed):
    id: MoveId
    seq: Seq
    seat: SeatName | None = None


class Consent(Closed):
    agree: bool
    seat: SeatName | None = None


class Resign(Closed):
    id: MoveId
    seat: SeatName | None = None


class Passing(Closed):
    """From now on this seat lets reactions pass without being asked, or wants to be asked again."""

    id: MoveId
    on: bool
    seat: SeatName | None = None


class Say(Closed):
    text: ChatText
    seat: SeatName | None = None


class Mute(Closed):
    """No more chat from a seat, for the holder of this token alone."""

    seat: SeatName
    on: bool = True


class Upload(Closed):
    """A record from elsewhere, as text."""

    record: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


# answers


class TermInfo(Struct):
    id: str
    name: dict[str, str]
    values: list[str]
    usual: str
    free: bool
    by_seat: bool


class ModeInfo(Struct):
    """A way to play. `usual` are options to play with where nobody agrees on any or brings anything."""

    id: str
    name: dict[str, str]
    seats: list[str]
    fewest: int
    most: int
    options: list[TermInfo]
    usual: dict[str, str]


class GameInfo(Struct):
    id: str
    name: dict[str, str]
    rules_version: str
    modes: list[ModeInfo]
    bots: list[str]


class SeatInfo(Struct):
    """Who sits where: `who` is `open`, `person` or a bot; `out` says that the seat has resigned or run out of time."""

    seat: str
    who: str
    name: str
    out: bool = False


class Over(Struct):
    """How a game ended: by the rules, or `resigned`, `timeout`, `abandoned`."""

    winners: list[str]
    how: str


class UndoAsked(Struct):
    seat: str
    agreed: list[str]
    wanted: list[str]


class TableInfo(Struct):
    """What everybody at a table may know about it, and what is the asker's own: `mine`, `owner`, `muted`."""

    id: str
    game: str
    mode: str
    status: Literal["open", "running", "over", "replay"]
    public: bool
    spectators: bool
    chat: bool
    created: int
    version: int
    seats: list[SeatInfo]
    options: dict[str, str]
    clock: Clock | None
    on_timeout: str
    commitment: str
    rules_version: str
    undo_asked: UndoAsked | None = None
    rematch: str | None = None
    over: Over | None = None
    mine: list[str] = []
    owner: bool = False
    muted: list[str] = []


class Seated(Struct):
    """The token is told once, here. Browsers get it as a cookie, programs send it as `Authorization: Bearer`."""

    table: TableInfo
    token: str
    seats: list[str]


class Invitation(Struct):
    """Good for one person. The secret stands in the part of the link that browsers do not send."""

    seat: str
    invitation: str
    link: str


class GameList(Struct):
    games: list[GameInfo]


class Lobby(Struct):
    tables: list[TableInfo]


class ReasonInfo(Struct):
    """Why not: a code and rule ids for programs, a sentence for people."""

    code: str
    rules: list[str]
    params: dict[str, Any]
    text: dict[str, str]


class WhyNotAnswer(Struct):
    move: str
    refused: ReasonInfo | None


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


class ChatLine(Struct, tag_field="type", tag="chat"):
    id: int
    at: int
    seat: str
    text: str


class ChatLog(Struct):
    lines: list[ChatLine]


class ReplayStep(Struct):
    """A finished game after so many answers, as a seat or a spectator saw it, and what the next answer was.

    `events` are what the last answer brought about, counted from `events_from` over the whole game.
    """

    answers: int
    of: int
    view: Any
    events: list[Any]
    waiting_for: list[str]
    line: str | None = None
    events_from: int = 0
    turn: int = 0


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


class Uploaded(Struct):
    table: TableInfo
    token: str


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


class Health(Struct):
    status: Literal["ok"]
    version: str
    database: Literal["ok"]


# the WebSocket, to the server


class Hello(Closed, tag_field="type", tag="hello"):
    """The first message: which seat's eyes (none: a spectator's), and the last answer this client has seen."""

    seat: SeatName | None = None
    seq: Seq | None = None


class SendMove(Closed, tag_field="type", tag="move"):
    id: MoveId
    seq: Seq
    move: MoveText


class AskWhyNot(Closed, tag_field="type", tag="why-not"):
    move: MoveText


class AskHint(Closed, tag_field="type", tag="hint"):
    """What would a bot do? It may think for so long; 0: at a glance."""

    milliseconds: Milliseconds = USUAL_MILLISECONDS


class SendUndo(Closed, tag_field="type", tag="undo"):
    id: MoveId
    seq: Seq


class SendConsent(Closed, tag_field="type", tag="consent"):
    agree: bool


class SendResign(Closed, tag_field="type", tag="resign"):
    id: MoveId


class SendPassing(Closed, tag_field="type", tag="passing"):
    id: MoveId
    on: bool


class SendChat(Closed, tag_field="type", tag="chat"):
    text: ChatText


class Ping(Closed, tag_field="type", tag="ping"):
    pass


FromClient = (
    Hello | SendMove | AskWhyNot | AskHint | SendUndo | SendConsent | SendResign | SendPassing | SendChat | Ping
)

# the WebSocket, to the client (besides Update, Accepted, Hint, UndoAnswer, ChatLine and Problem)


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo


class WhyNotTold(Struct, tag_field="type", tag="why-not"):
    move: str
    refused: ReasonInfo | None


class Gone(Struct, tag_field="type", tag="gone"):
    """The table was deleted."""


class Pong(Struct, tag_field="type", tag="pong"):
    pass


encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(FromClient).decode
