"""A table in memory: the kernel's table, what is kept of it, and what each seat is shown. No input or output here.

Every change gives an `Entry`, which is one row of the answers. The past is not kept in memory; it is in the rows.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from ..kernel import Choice, Event, Game, Option, Reason, Refused, Table
from ..kernel.record import written
from . import clock as clocks
from .clock import Pause, Times
from .wire import ChoiceInfo, Clock, Over, Update, encode

CHANGED_AT = " from answer "  # between a version of the rules and the number of lines before it
RECENT = 32  # move ids a table remembers without looking them up


NOTHING = Raw(b"null")


class Told(msgspec.Struct, array_like=True):
    """An event as everybody may know it, and as the seats that know more do.

    Rows of before have the number of one seat where there is a list now, or null.
    """

    openly: Raw
    knows: tuple[int, ...] | int | None = ()
    secretly: Raw = NOTHING

    def to(self, seat: int | None) -> Raw:
        knowing = self.knows if isinstance(self.knows, tuple) else (self.knows,)
        return self.secretly if seat is not None and seat in knowing else self.openly


class Entry(msgspec.Struct):
    """One row of the answers: the record is cut to `lines_from` and goes on with `lines`; so do the events."""

    seq: int
    at: int
    seat: int | None
    kind: str
    move_id: str | None
    lines_from: int
    lines: list[str]
    events_from: int
    events: list[Told]
    said: str | None = None  # the option that was chosen, where choosing it again at the same table leads here again
    by_bot: bool = False

    def row(self, table_id: str) -> dict[str, Any]:
        return {
            "table_id": table_id,
            "seq": self.seq,
            "at": self.at,
            "seat": self.seat,
            "kind": self.kind,
            "move_id": self.move_id,
            "lines_from": self.lines_from,
            "lines": encode(self.lines).decode(),
            "events_from": self.events_from,
            "events": encode(self.events).decode(),
        }


class Ended(msgspec.Struct):
    """How a game ended. `result` is what its rules say to it, as in a record; rows of before do not tell it."""

    winners: list[int]
    how: str
    result: str | None = None


class Saved(msgspec.Struct):
    """All that is needed to go on, in a form that later versions of the rules can read."""

    table: Any
    times: Times
    lines: int
    events: int
    out: list[int] = []
    stand_ins: dict[int, str] = {}
    ended: Ended | None = None
    versions: list[str] = []  # of the rules, from the first on: `2`, then `3 from answer 120`


read_saved = msgspec.json.Decoder(Saved).decode


class LiveTable:
    """A game that is being played, or was played to its end."""

    __slots__ = (
        "anchor",
        "clock",
        "ended",
        "events",
        "lines",
        "out",
        "pauses",
        "recent",
        "seq",
        "stand_ins",
        "table",
        "times",
        "versions",
    )

    def __init__(self, table: "Table[Any, Any]", clock: Clock | None, pauses: list[Pause]) -> None:
        self.table = table
        self.clock = clock
        self.pauses = pauses
        self.seq = 0
        self.lines = 0
        self.events = 0
        self.times = clocks.start(clock, len(table.seats))
        self.out: list[int] = []
        self.stand_ins: dict[int, str] = {}
        self.ended: Ended | None = None
        self.recent: dict[tuple[int, str], int] = {}
        self.versions: list[str] = [table.setting.rules]
        self.anchor: tuple[Any, Raw] = (None, NOTHING)  # the state that saving begins with, and the same as JSON

    @classmethod
    def load(
        cls, game: "Game[Any, Any]", seq: int, saved: str, clock: Clock | None, pauses: list[Pause]
    ) -> "LiveTable":
        """The table as it was saved. Raises ValueError if these rules cannot go on with it."""
        kept = read_saved(saved)
        live = cls(Table.load(game, kept.table), clock, pauses)
        live.table.forget_past()
        live.seq, live.lines, live.events, live.times = seq, kept.lines, kept.events, kept.times
        live.out, live.stand_ins, live.ended = kept.out, kept.stand_ins, kept.ended
        live.versions = kept.versions or [kept.table["Rules"]]
        if kept.ended is None and kept.table["Rules"] != live.table.setting.rules:
            live.versions.append(f"{live.table.setting.rules}{CHANGED_AT}{kept.lines}")
        return live

    def saved(self) -> str:
        state: Any = self.table.anchor
        if state is not self.anchor[0]:
            self.anchor = (state, Raw(encode(self.table.game.to_json(state))))
        kept = Saved(
            self.table.dump(self.anchor[1]),
            self.times,
            self.lines,
            self.events,
            self.out,
            self.stand_ins,
            self.ended,
            self.versions,
        )
        return encode(kept).decode()

    # what changes it

    def begin(self, at: int) -> Entry:
        """The first answer: everything that happened before anybody was asked."""
        return self._entry(at, None, "start", None, 0, 0)

    def move(self, seat: int, text: str, move_id: str | None, at: int) -> Entry:
        """A seat's choice. Raises Refused, and then nothing has changed."""
        before, told = len(self.table.answers), len(self.table.events)
        self.table.choose(self._option(seat, text), seat)
        self.stand_ins.pop(seat, None)
        entry = self._entry(at, seat, "move", move_id, before, told)
        entry.said = text
        return entry

    def _option(self, seat: int, text: str) -> Option | str:
        """The option a seat was offered under this very text, which spares understanding it; else the text."""
        for choice in self.table.choices:
            if choice.seat == seat:
                return next((option for option in choice.options if option.text == text), text)
        return text

    def stand_in(self, seat: int, text: str, at: int) -> Entry:
        """The choice of a bot for a seat."""
        before, told = len(self.table.answers), len(self.table.events)
        self.table.choose(text, seat)
        entry = self._entry(at, seat, "move", None, before, told)
        entry.said, entry.by_bot = text, True
        return entry

    def undo(self, seat: int, move_id: str, at: int) -> Entry:
        """The seat's last choice is taken back, as far as the rules of undoing allow. Raises Refused."""
        if self.over:
            raise Refused(Reason("game-over"))
        answers, events = len(self.table.answers), len(self.table.events)
        self.table.undo(seat)
        self.lines += len(self.table.answers) - answers
        self.events += len(self.table.events) - events
        return self._entry(at, seat, "undo", move_id, len(self.table.answers), len(self.table.events))

    def go_back(self, earlier: "Table[Any, Any]", seat: int, at: int) -> Entry:
        """By consent: the table as it was earlier, made by replaying the record so far."""
        for number in range(len(earlier.seats)):
            if self.table.passes_automatically(number):
                earlier.pass_automatically(number)
        self.table = earlier
        self.lines, self.events = len(earlier.answers), len(earlier.events)
        return self._entry(at, seat, "undo", None, len(earlier.answers), len(earlier.events))

    def pass_automatically(self, seat: int, on: bool, move_id: str, at: int) -> Entry | None:
        """Whether a seat lets reactions pass. If it is asked for one right now, that is a move like any other."""
        before, told = len(self.table.answers), len(self.table.events)
        self.table.pass_automatically(seat, on and not self.over)
        if len(self.table.answers) == before:
            return None
        return self._entry(at, seat, "move", move_id, before, told)

    def leave(self, seat: int, kind: str, move_id: str | None, at: int, bots: list[int]) -> Entry:
        """A seat gives up, or has lost on time. When one is left, that one has won; others play on against a bot."""
        self.out.append(seat)
        staying = [number for number in range(len(self.table.seats)) if number not in self.out]
        if len(staying) == 1:
            self.ended = Ended(staying, "resigned" if kind == "resign" else "timeout")
        elif all(number in bots for number in staying):
            self.ended = Ended([], "abandoned")
        return self._entry(at, seat, kind, move_id, len(self.table.answers), len(self.table.events))

    def hand_over(self, seat: int, bot: str, at: int) -> Entry:
        """A seat whose time has run out is played by a bot from now on."""
        self.stand_ins[seat] = bot
        return self._entry(at, seat, "timeout", None, len(self.table.answers), len(self.table.events))

    def _entry(self, at: int, seat: int | None, kind: str, move_id: str | None, answers: int, events: int) -> Entry:
        """What came after the given numbers of answers and events, as one row; the past is let go."""
        table = self.table
        lines = [str(written(answer, table.seats)) for answer in table.answers[answers:]]
        told = [told_of(event) for event in table.events[events:]]
        self.seq += 1
        entry = Entry(self.seq, at, seat, kind, move_id, self.lines, lines, self.events, told)
        self.lines += len(lines)
        self.events += len(told)
        if table.over and self.ended is None:
            result = table.result
            assert result is not None
            winners = [winner for winner in result.winners if winner not in self.out]
            self.ended = Ended(winners, result.how, table.result_text())
        if move_id is not None and seat is not None:
            self.recent[seat, move_id] = self.seq
            if len(self.recent) > RECENT:
                del self.recent[next(iter(self.recent))]
        if kind == "undo" and seat is not None:
            clocks.go_back(self.clock, self.times, self.asked, seat, self.seq, at, self.pauses, self.lines)
        else:
            answered = seat if kind == "move" else -1
            clocks.move_on(self.clock, self.times, self.asked, answered, self.seq, at, self.pauses, self.lines)
        table.forget_past()
        return entry

    # what is asked of whom

    @property
    def over(self) -> bool:
        return self.ended is not None

    @property
    def asked(self) -> list[int]:
        return [] if self.ended is not None else [choice.seat for choice in self.table.choices]

    @property
    def offers(self) -> Sequence[Choice]:
        """What may still be said now that the game is over, by those who have played to the end."""
        return [choice for choice in self.table.offers if choice.seat not in self.out]

    # what is shown

    def update(self, seat: int | None, events_from: int, events: list[Told], ack: str | None, at: int) -> bytes:
        """The table with a seat's eyes (None: a spectator's), and what has happened."""
        return encode(self.update_for(seat, events_from, events, ack, at))

    def update_for(self, seat: int | None, events_from: int, events: list[Told], ack: str | None, at: int) -> Update:
        table, over = self.table, self.ended is not None
        choices = () if over else table.choices
        own = None
        if seat is not None:
            for choice in self.offers if over else choices:
                if choice.seat == seat:
                    own = choice_info(choice)
        return Update(
            self.seq,
            events_from,
            [event.to(seat) for event in events],
            table.view(seat),
            own,
            [table.seats[choice.seat] for choice in choices],
            seat is not None and not over and table.undoable == seat,
            seat is not None and table.passes_automatically(seat),
            None if seat is None else table.seats[seat],
            ack,
            clocks.shown(self, at),
            self.how_it_ended(),
        )

    def how_it_ended(self) -> Over | None:
        if self.ended is None:
            return None
        return Over([self.table.seats[seat] for seat in self.ended.winners], self.ended.how)


def choice_info(choice: Choice) -> ChoiceInfo:
    passing = None if choice.passing is None else choice.passing.text
    return ChoiceInfo(choice.prompt, dict(choice.about), [option.text for option in choice.options], passing)


def told_of(event: Event) -> Told:
    """An event as it is kept and sent."""
    openly = Raw(encode(event.seen_by(None)))
    if not event.knows or not event.kind.secret:
        return Told(openly)
    return Told(openly, event.knows, Raw(encode(event.seen_by(event.knows[0]))))
