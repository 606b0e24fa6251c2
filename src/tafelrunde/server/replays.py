"""Finished games that somebody leafs through.

A game is played through once, when it is opened, and a copy of the table is kept every so many answers; any answer is
then a few moves away. The copies let go of their past, so that a long game does not take memory with its square.
"""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

import msgspec

from ..kernel import Event, Record, RecordError, Table, parse_record, registry
from ..kernel.replay import table_before
from .hall import Hall
from .records import download
from .room import Room
from .sketches import sketched
from .trouble import Trouble
from .wire import Chart, ReplayAnswer, ReplayIndex, ReplayStep, Sketch, TurnPoints, encode

REPLAYS = 16  # games kept in memory
MOST_ANSWERS_KEPT = 60_000  # of all of them together: uploaded games may be very long
NEAR = 16  # answers between two copies, at least
MOST_COPIES = 256


class Leafed:
    """One finished game, played through."""

    def __init__(self, record: Record) -> None:
        self.record = record
        page = registry.game(record.tags["Game"]).page
        self._scores = None if page is None else page.scores
        self.events: list[Event] = []
        self.after: list[int] = []  # how many events there were after so many answers
        self.turns: list[int] = []
        self.points: list[TurnPoints] = []
        self.target: int | None = None
        self.stopped: str | None = None  # what the present rules say to the answer they do not accept
        self._copies: list[tuple[int, Table[Any, Any]]] = []
        self._play_through()

    def _play_through(self) -> None:
        lines = self.record.lines
        every = max(NEAR, len(lines) // MOST_COPIES)
        try:
            table = table_before(registry.game(self.record.tags["Game"]), self.record)
            self._note(table)
            for number, line in enumerate(lines):
                if number % every == 0:
                    copy = table.clone()
                    copy.forget_past()
                    self._copies.append((number, copy))
                table.repeat(line)
                self._note(table)
        except RecordError as error:
            self.stopped = str(error)
            return
        self._end_turn(table)

    def _note(self, table: "Table[Any, Any]") -> None:
        self.after.append(len(table.events))
        self.events += table.events[len(self.events) :]
        scores = self._scores
        if scores is not None:
            turn = scores.turn(table.view(None))
            if self.turns and turn > self.turns[-1]:
                self._end_turn(table)
            self.turns.append(turn)
        else:
            self.turns.append(0)

    def _end_turn(self, table: "Table[Any, Any]") -> None:
        """Nothing happens between two turns: what is counted at the first question of one is the end of the other."""
        if self._scores is not None:
            view = table.view(None)
            self.points.append(TurnPoints(self.turns[-1], len(table.answers), dict(self._scores.score(view))))
            self.target = self._scores.target(view)

    def check(self, number: int | None = None) -> None:
        """Raises Trouble if there is no such answer, or the present rules do not lead there."""
        if number is not None and not 0 <= number <= len(self.record.lines):
            raise Trouble(404, "no-such-answer", answers=len(self.record.lines))
        if self.stopped is not None and (number is None or number >= len(self.after)):
            raise Trouble(409, "other-rules", "other-rules-replay", why=self.stopped)

    def step(self, number: int, seat: int | None) -> ReplayStep:
        """The game after so many answers, and what the last of them brought about."""
        self.check(number)
        lines = self.record.lines
        table = self._table(number)
        since = self.after[number - 1] if number else 0
        return ReplayStep(
            number,
            len(lines),
            msgspec.Raw(encode(table.view(seat))),
            _told(self.events[since : self.after[number]], seat),
            [table.seats[choice.seat] for choice in table.choices],
            str(lines[number]) if number < len(lines) else None,
            since,
            self.turns[number],
        )

    def sketch(self, number: int, seat: int | None) -> Sketch:
        self.check(number)
        return sketched(self._table(number), seat)

    def _table(self, number: int) -> "Table[Any, Any]":
        if not self._copies:
            return table_before(registry.game(self.record.tags["Game"]), self.record)
        at, copy = self._copies[bisect_right(self._copies, number, key=lambda kept: kept[0]) - 1]
        table = copy.clone()
        for line in self.record.lines[at:number]:
            table.repeat(line)
        return table

    def index(self, seat: int | None, name: str | None) -> ReplayIndex:
        self.check()
        answers = [
            ReplayAnswer(str(line), events, turn)
            for line, events, turn in zip(self.record.lines, self.after[1:], self.turns[1:], strict=True)
        ]
        return ReplayIndex(len(answers), name, self.after[0], answers, _told(self.events, seat))

    def chart(self) -> Chart:
        self.check()
        if self._scores is None:
            raise Trouble(404, "no-chart")
        return Chart(self.points, dict(self._scores.measure), self.target)


def _told(events: list[Event], seat: int | None) -> list[Any]:
    return [msgspec.Raw(encode(event.seen_by(seat))) for event in events]


class Replays:
    """The games that were leafed through last. What is over does not change, so what was read is kept."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._lock = asyncio.Lock()
        self._open: OrderedDict[str, Leafed] = OrderedDict()

    async def step(self, room: Room, number: int, seat: int | None) -> ReplayStep:
        leafed = await self._leafed(room)
        return await asyncio.to_thread(leafed.step, number, seat)

    async def sketch(self, room: Room, number: int, seat: int | None) -> Sketch:
        leafed = await self._leafed(room)
        return await asyncio.to_thread(leafed.sketch, number, seat)

    async def index(self, room: Room, seat: int | None) -> ReplayIndex:
        leafed = await self._leafed(room)
        return await asyncio.to_thread(leafed.index, seat, None if seat is None else room.names[seat])

    async def chart(self, room: Room) -> Chart:
        return (await self._leafed(room)).chart()

    async def _leafed(self, room: Room) -> Leafed:
        found = self._open.get(room.id)
        if found is None:
            async with self._lock:  # opening one is rare, and one at a time leaves the processor to those who play
                found = self._open.get(room.id)
                if found is None:
                    text = await download(self._hall, room)
                    found = self._open[room.id] = await asyncio.to_thread(lambda: Leafed(parse_record(text)))
                    self._make_room()
        self._open.move_to_end(room.id)
        return found

    def _make_room(self) -> None:
        answers = sum(len(leafed.record.lines) for leafed in self._open.values())
        while len(self._open) > 1 and (len(self._open) > REPLAYS or answers > MOST_ANSWERS_KEPT):
            _, oldest = self._open.popitem(last=False)
            answers -= len(oldest.record.lines)
