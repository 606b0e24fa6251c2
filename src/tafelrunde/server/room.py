"""A room: one table with who sits at it, who watches, and its game if it is in memory."""

import asyncio
from typing import Any, Protocol

import msgspec

from ..bots import usual_bot
from ..kernel import Game, Setting
from ..kernel.fairness import commitment
from .attendance import Attendance
from .live import CHANGED_AT, Ended, LiveTable, Saved
from .settings import public_options
from .trouble import Trouble
from .wire import Clock, Over, SeatAsked, SeatInfo, TableInfo, UndoAsked

OPEN, PERSON, BOT = "open", "person", "bot:"


class Follows(msgspec.Struct):
    """The table before, of which this one is the rematch, and the commitment to its seed, which records name.

    A record from elsewhere follows a table that is not kept here.
    """

    table: str | None
    commitment: str


class Agreed(msgspec.Struct):
    """What was agreed when the table was opened: with the mode, all of it.

    Versions that did not keep the names of the seats kept none but the options that were asked for.
    """

    options: dict[str, str] = {}
    clock: Clock | None = None
    on_timeout: str = "lose"
    spectators: bool = True
    chat: bool = True
    follows: Follows | None = None
    seats: tuple[str, ...] = ()
    rules: str = ""  # the version of a record from elsewhere
    hints: bool = True  # tables of versions that did not ask had them: nothing is taken away during a game

    @property
    def stand_in(self) -> str | None:
        """The bot that plays on for a seat whose time has run out; None: that seat has lost."""
        return self.on_timeout.removeprefix(BOT) if self.on_timeout.startswith(BOT) else None


class UndoRequest(msgspec.Struct):
    """A seat asks to go back to when the record had so many lines."""

    seat: int
    lines: int
    agreed: list[int]
    wanted: list[int]


class SeatRequest(msgspec.Struct):
    """A seat asks the others at a running game: may a bot sit there, or (`open`) may somebody be invited?"""

    by: int
    seat: int
    who: str
    agreed: list[int]


class Seat(msgspec.Struct):
    """Who sits there. An open seat of a running game was `left_by` somebody, or the others agreed that somebody new may
    come (`offered`)."""

    who: str
    holder: int | None
    name: str
    invitation: str | None
    brought: dict[str, str]
    reserved_for: int | None
    left_by: int | None = None
    offered: bool = False

    @property
    def bot(self) -> str | None:
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None


class Holder(msgspec.Struct, frozen=True):
    """Somebody with a token. The owner is the host: who opened the table, until they leave it to others.

    `held` are the seats they have left while the game was running: they have seen those hands.
    """

    id: int
    owner: bool
    muted: tuple[int, ...] = ()
    held: tuple[int, ...] = ()


class BotAsked(msgspec.Struct):
    """The question a bot waits to think about; `seen`: somebody waits for its answer."""

    seat: int
    seq: int
    seen: bool


class Watcher(Protocol):
    """An open connection, looking with a seat's eyes (None: a spectator's)."""

    address: str
    seat: int | None
    holder: Holder | None
    away: bool  # nobody looks at what it is told
    told: int  # the number of the last answer it was told
    shown: int  # the hash of how the table was shown to it last

    def push(self, message: bytes) -> None: ...

    def show_out(self) -> None:
        """Tells them that the table is private now, and ends the connection."""


class Room:
    """Everything about one table. Changes happen under its lock; the database decides between several workers."""

    __slots__ = (
        "address",
        "agreed",
        "attendance",
        "bot_asked",
        "bot_task",
        "created",
        "due",
        "finished",
        "game",
        "heard",
        "holders",
        "id",
        "live",
        "lock",
        "look_due",
        "public",
        "publishing",
        "rematch",
        "seat_request",
        "seats",
        "seed",
        "setting",
        "status",
        "undo",
        "used",
        "version",
        "watchers",
    )

    def __init__(self, id: str, game: "Game[Any, Any]", setting: Setting, attendance: Attendance | None = None) -> None:
        self.id = id
        self.game = game
        self.setting = setting
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.attendance = attendance or Attendance()
        self.look_due = False  # whether the usher will look around in a while
        self.bot_task: asyncio.Task[None] | None = None
        self.bot_asked: BotAsked | None = None
        self.address: str | None = None  # of a holder who was here: on whose account its bots think
        self.used = 0.0
        self.heard = 0  # the last line of chat that was told here
        self.live: LiveTable | None = None
        self.finished: Saved | None = None  # a game that is over and lies as the present rules cannot take it up
        self.agreed = Agreed()
        self.seats: list[Seat] = []
        self.holders: dict[str, Holder] = {}
        self.status = OPEN
        self.public = False
        self.created = 0
        self.version = 0
        self.seed = ""
        self.undo: UndoRequest | None = None
        self.seat_request: SeatRequest | None = None
        self.publishing: list[int] = []  # seats that want the finished game to be open to everybody
        self.rematch: str | None = None
        self.due: int | None = None

    @property
    def mode(self) -> str:
        return self.setting.mode

    @property
    def names(self) -> tuple[str, ...]:
        """The seats, in their order."""
        return self.setting.seats

    def number_of(self, name: str) -> int:
        """The seat of a name."""
        if name not in self.names:
            raise Trouble(422, "no-such-seat", seat=name, seats=", ".join(self.names))
        return self.names.index(name)

    def seats_of(self, holder: Holder | None) -> list[int]:
        if holder is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder.id and seat.who == PERSON]

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.who == PERSON]

    def playing_people(self) -> list[int]:
        """The seats of people who have not given up."""
        out = () if self.live is None else self.live.out
        return [number for number in self.people() if number not in out]

    @property
    def published(self) -> bool:
        """Whether everybody who played has agreed that the finished game is open to all."""
        return self.status == "over" and set(self.people()) <= set(self.publishing)

    def bots(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot is not None]

    def bot_for(self, seat: int) -> str | None:
        """Which bot answers for a seat now: its own, one that stands in, or one that plays on for somebody who left."""
        live = self.live
        if live is not None and seat in live.stand_ins:
            return live.stand_ins[seat]
        if self.seats[seat].bot is not None:
            return self.seats[seat].bot
        return usual_bot(self.game) if live is not None and seat in live.out else None

    @property
    def ended(self) -> Ended | None:
        played = self.live or self.finished
        return None if played is None else played.ended

    @property
    def out(self) -> list[int]:
        played = self.live or self.finished
        return [] if played is None else played.out

    @property
    def versions(self) -> list[str]:
        """Of the rules, from the one it began with on."""
        if self.live is not None:
            return self.live.versions
        if self.finished is not None:
            return self.finished.versions or [self.finished.table["Rules"]]
        return [self.setting.rules or self.game.rules_version]

    def public_options(self) -> dict[str, str]:
        """What was agreed, without what each seat keeps to itself until the game shows it."""
        return public_options(self.game, self.setting)

    def info(self, holder: Holder | None = None) -> TableInfo:
        out, ended = self.out, self.ended
        seats = [
            SeatInfo(self.names[number], seat.who, seat.name, number in out, seat.offered)
            for number, seat in enumerate(self.seats)
        ]
        return TableInfo(
            self.id,
            self.game.id,
            self.mode,
            self.status,  # type: ignore[arg-type]
            self.public,
            self.agreed.spectators,
            self.agreed.chat,
            self.agreed.hints,
            self.created,
            self.version,
            seats,
            self.public_options(),
            self.agreed.clock,
            self.agreed.on_timeout,
            commitment(self.seed),
            self.versions[-1].partition(CHANGED_AT)[0],
            self._undo_asked(),
            self.rematch,
            None if ended is None else Over([self.names[seat] for seat in ended.winners], ended.how),
            [self.names[number] for number in self.seats_of(holder)],
            holder is not None and holder.owner,
            [self.names[number] for number in (() if holder is None else holder.muted)],
            None if self.agreed.follows is None else self.agreed.follows.table,
            None if self.agreed.follows is None else self.agreed.follows.commitment,
            set(self.game.sealed(self.setting)) != set(self.game.sealed(None)),
            self._seat_asked(),
            self.published,
            [self.names[number] for number in self.publishing],
        )

    def turn(self) -> int | None:
        """The number of the turn (or round) that is played now."""
        scores = None if self.game.page is None else self.game.page.scores
        if self.live is None or self.status != "running" or scores is None:
            return None
        return scores.turn(self.live.table.view(None))

    def _seat_asked(self) -> SeatAsked | None:
        asked = self.seat_request
        if asked is None or self.status != "running":
            return None
        return SeatAsked(
            self.names[asked.by],
            self.names[asked.seat],
            asked.who,
            [self.names[n] for n in asked.agreed],
            [self.names[n] for n in self.asked_about_seats(asked.by)],
        )

    def asked_about_seats(self, by: int) -> list[int]:
        """Those who have to agree when a seat asks to change who sits where: all other people who play."""
        return [n for n in self.playing_people() if self.seats[n].holder != self.seats[by].holder]

    def _undo_asked(self) -> UndoAsked | None:
        undo = self.undo
        if undo is None:
            return None
        return UndoAsked(
            self.names[undo.seat], [self.names[n] for n in undo.agreed], [self.names[n] for n in undo.wanted]
        )
