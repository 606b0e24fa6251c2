"""Games that can be played, tables that can be opened, and what everybody at one may know about it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .basics import Closed, Name, TermText, Who

DAY = 86_400


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each answer. `bank`: so many for the whole game, and an increment for each answer."""

    kind: Literal["move", "bank"]
    seconds: int
    increment: int = 0

    def problem(self) -> str | None:
        """What is wrong with it: the id of the sentence that says so."""
        if not 1 <= self.seconds <= 60 * DAY:
            return "bad-clock-seconds"
        if not 0 <= self.increment <= DAY:
            return "bad-clock-increment"
        if self.kind == "move" and self.increment:
            return "bad-clock-bank"
        return None


class NewTable(Closed):
    """A table to be opened. `seats` says who sits where: `me`, `open`, or `bot:` and the name of a bot.

    `brought` is what each of my seats says for itself, by term, as in `Sit.options`. `hints` left out: where people at
    different screens play each other nobody may ask for hints, elsewhere everybody may.
    """

    game: Annotated[str, Meta(max_length=32)]
    mode: Annotated[str, Meta(max_length=32)] | None = None
    seats: Annotated[list[Who], Meta(max_length=36)] | None = None
    options: Annotated[dict[str, TermText], Meta(max_length=64)] = field(default_factory=dict)
    clock: Clock | None = None
    on_timeout: Who = "lose"
    public: bool = False
    spectators: bool = True
    chat: bool = True
    hints: bool | None = None
    name: Name | None = None
    brought: Annotated[dict[str, TermText], Meta(max_length=8)] = field(default_factory=dict)


class TermInfo(Struct):
    id: str
    name: dict[str, str]
    values: list[str]
    usual: str
    free: bool
    by_seat: bool
    several: bool


class ModeInfo(Struct):
    """A way to play, with so many seats.

    `usual` are options to play with where nobody agrees on any or brings anything.
    """

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


class GameList(Struct):
    games: list[GameInfo]


class SeatInfo(Struct):
    """Who sits where: `who` is `open`, `person` or a bot; `out` says that the seat has resigned or run out of time.

    `offered`: those who play have agreed that somebody may be invited to this open seat of a running game.
    """

    seat: str
    who: str
    name: str
    out: bool = False
    offered: bool = False


class Over(Struct):
    """How a game ended: by the rules, or `resigned`, `timeout`, `abandoned`."""

    winners: list[str]
    how: str


class UndoAsked(Struct):
    seat: str
    agreed: list[str]
    wanted: list[str]


class SeatAsked(Struct):
    """The seat `by` asks to change who sits at `seat`: a bot, or `open`, so that somebody can be invited."""

    by: str
    seat: str
    who: str
    agreed: list[str]
    wanted: list[str]


class TableInfo(Struct):
    """What everybody at a table may know about it, and what is the asker's own: `mine`, `owner`, `muted`.

    `mode`, the names of `seats`, `options`, `rules_version` and what it follows are its whole setting: every option is
    named, but those that a seat keeps to itself until the game shows them.
    """

    id: str
    game: str
    mode: str
    status: Literal["open", "running", "over", "replay"]
    public: bool
    spectators: bool
    chat: bool
    hints: bool
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
    follows: str | None = None  # the table of which this one is the rematch
    follows_commitment: str | None = None  # to its seed; a record from elsewhere names only this
    own_rules: bool = False  # whether other rules may be read here than without a table
    seat_asked: SeatAsked | None = None
    published: bool = False  # whether all who played want everybody to see the finished game
    publish_agreed: list[str] = []
    # of a running game; told to those who play when they ask for the table, so that they know where they left off
    turn: int | None = None


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


class Lobby(Struct):
    tables: list[TableInfo]
    more: bool  # whether there is another page


class Health(Struct):
    status: Literal["ok"]
    version: str
    database: Literal["ok"]
