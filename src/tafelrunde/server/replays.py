"""Finished games that somebody leafs through.

A game is played through once, when it is opened, and a copy of the table is kept every so many answers; any answer is
then a few moves away. The copies let go of their past, so that a long game does not take memory with its square.
"""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from typing import Any

import msgspec

from ..kernel import Record, RecordError, Table, registry
from ..kernel.fortune import Fortune, fortune_of
from ..kernel.replay import check_result, knows_rules, table_before
from .hall import Hall
from .live import Told, told_of
from .records import finished
from .room import Room
from .sketches import sketched
from .stories import Story
from .trouble import Trouble
from .wire import (
    Chart,
    CountInfo,
    DieFace,
    DieInfo,
    LuckInfo,
    OtherRules,
    ReplayAnswer,
    ReplayIndex,
    ReplayStep,
    Sketch,
    TurnPoints,
    encode,
)

REPLAYS = 16  # games kept in memory
MOST_ANSWERS_KEPT = 60_000  # of all of them together: uploaded games may be very long
NEAR = 16  # answers between two copies, at least
MOST_COPIES = 256


class Leafed:
    """One finished game, played through as far as the rules of this server lead where it went.

    Where the rules by which it was played are gone, what the present ones tell is held against what was told at the
    table. From the first difference on there is the story, but nothing to look at.
    """

    def __init__(self, record: Record, story: Story | None) -> None:
        self.record = record
        self._game = registry.game(record.tags["Game"])
        self._scores = None if self._game.page is None else self._game.page.scores
        self._same_rules = knows_rules(self._game, record)
        self._story = story
        self.events: list[Told] = []
        self.after: list[int] = []  # how many events there were after so many answers
        self.turns: list[int] = []
        self.points: list[TurnPoints] = []
        self.target: int | None = None
        self._copies: list[tuple[int, Table[Any, Any]]] = []
        self._fortune: Fortune | None = None
        self._play_through()
        self.views = len(self.after)
        self._end_last_turn()
        self._tell_the_rest()

    def _play_through(self) -> None:
        lines = self.record.lines
        every = max(NEAR, len(lines) // MOST_COPIES)
        try:
            table = table_before(self._game, self.record, anyway=True)
            self._note(table)
            for number, line in enumerate(lines):
                if number % every == 0:
                    copy = table.clone()
                    copy.forget_past()
                    self._copies.append((number, copy))
                table.repeat(line)
                self._note(table)
        except RecordError:
            return

    def _note(self, table: "Table[Any, Any]") -> None:
        """A moment of the game. Raises RecordError if it is not one that this game came to."""
        number, since = len(self.after), len(self.events)
        told = [told_of(event) for event in table.events[since:]]
        if not self._same_rules:
            if self._story is not None and not self._story.leads_to(number, since, told):
                raise RecordError("other events were told")
            if number == len(self.record.lines):
                check_result(table, self.record)
        self.events += told
        self.after.append(len(self.events))
        turn = 0 if self._scores is None else self._scores.turn(table.view(None))
        if self.turns and turn > self.turns[-1]:
            self._end_turn(table, number)
        self.turns.append(turn)

    def _end_turn(self, table: "Table[Any, Any]", number: int) -> None:
        """Nothing happens between two turns: what is counted at the first question of one is the end of the other."""
        if self._scores is not None:
            view = table.view(None)
            self.points.append(TurnPoints(self.turns[-1], number, dict(self._scores.score(view))))
            self.target = self._scores.target(view)

    def _end_last_turn(self) -> None:
        last = self.views - 1
        if last >= 0:
            self._end_turn(self._table(last), last)

    def _tell_the_rest(self) -> None:
        """What came after the last moment that can be looked at."""
        moments, story = len(self.record.lines) + 1, self._story
        if self.views == moments:
            return
        if story is not None:
            self.events = story.events
            self.after = [min(told, len(story.events)) for told in self.after]
        told, turn = (self.after[-1], self.turns[-1]) if self.after else (0, 0)
        for number in range(self.views, moments):
            known = None if story is None else story.after[number]
            told = told if known is None else max(told, known)
            self.after.append(told)
            self.turns.append(turn)

    def check(self, number: int) -> None:
        """Raises Trouble if there is no such answer."""
        if not 0 <= number <= len(self.record.lines):
            raise Trouble(404, "no-such-answer", answers=len(self.record.lines))

    @property
    def other_rules(self) -> OtherRules | None:
        if self.views > len(self.record.lines):
            return None
        return OtherRules(self.record.tags["Rules"], self._game.rules_version, self.views, self._elsewhere().text)

    def _elsewhere(self) -> Trouble:
        played, here = self.record.tags["Rules"], self._game.rules_version
        return Trouble(409, "other-rules", "other-rules-replay", played=played, here=here)

    def step(self, number: int, seat: int | None) -> ReplayStep:
        """The game after so many answers, and what the last of them brought about."""
        self.check(number)
        lines = self.record.lines
        table = self._table(number) if number < self.views else None
        since = self.after[number - 1] if number else 0
        return ReplayStep(
            number,
            len(lines),
            None if table is None else msgspec.Raw(encode(table.view(seat))),
            _told(self.events[since : self.after[number]], seat),
            [] if table is None else [table.seats[choice.seat] for choice in table.choices],
            str(lines[number]) if number < len(lines) else None,
            since,
            self.turns[number],
            self.other_rules,
        )

    def sketch(self, number: int, seat: int | None) -> Sketch:
        return sketched(self.table_after(number), seat)

    def table_after(self, number: int) -> "Table[Any, Any]":
        """The table after so many answers. Raises Trouble where there is none, or these rules do not lead there."""
        self.check(number)
        if number >= self.views:
            raise self._elsewhere()
        return self._table(number)

    def luck(self) -> LuckInfo:
        told = self._game.luck
        if told is None:
            raise Trouble(404, "no-luck")
        if self.other_rules is not None:
            raise self.not_looked_back()
        if self._fortune is None:
            self._fortune = fortune_of(self._game, self.record)
        found, seats = self._fortune, self._table(0).seats
        assert found is not None
        dice = [
            DieInfo(
                kind,
                dict(told.dice[kind]),
                [DieFace(face, die.thrown.get(face, 0), round(many, 3)) for face, many in die.expected.items()],
            )
            for kind, die in found.dice.items()
        ]
        counts = [
            CountInfo(
                what,
                dict(told.counts[what]),
                [
                    TurnPoints(turn, answer, dict(zip(seats, had, strict=True)))
                    for (turn, answer), had in zip(found.turns, points, strict=True)
                ],
            )
            for what, points in found.counts.items()
        ]
        return LuckInfo(dice, counts)

    def not_looked_back(self) -> Trouble:
        played, here = self.record.tags["Rules"], self._game.rules_version
        return Trouble(409, "other-rules", "other-rules-analysis", played=played, here=here)

    def _table(self, number: int) -> "Table[Any, Any]":
        if not self._copies:
            return table_before(self._game, self.record, anyway=True)
        at, copy = self._copies[bisect_right(self._copies, number, key=lambda kept: kept[0]) - 1]
        table = copy.clone()
        for line in self.record.lines[at:number]:
            table.repeat(line)
        return table

    def index(self, seat: int | None, name: str | None) -> ReplayIndex:
        answers = [
            ReplayAnswer(str(line), events, turn)
            for line, events, turn in zip(self.record.lines, self.after[1:], self.turns[1:], strict=True)
        ]
        return ReplayIndex(len(answers), name, self.after[0], answers, _told(self.events, seat), self.other_rules)

    def chart(self) -> Chart:
        if self._scores is None:
            raise Trouble(404, "no-chart")
        return Chart(self.points, dict(self._scores.measure), self.target, self.other_rules)


def _told(events: list[Told], seat: int | None) -> list[Any]:
    return [event.to(seat) for event in events]


class Replays:
    """The games that were leafed through last. What is over does not change, so what was read is kept."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._lock = asyncio.Lock()
        self._open: OrderedDict[str, Leafed] = OrderedDict()

    async def step(self, room: Room, number: int, seat: int | None) -> ReplayStep:
        leafed = await self.leafed(room)
        return await asyncio.to_thread(leafed.step, number, seat)

    async def sketch(self, room: Room, number: int, seat: int | None) -> Sketch:
        leafed = await self.leafed(room)
        return await asyncio.to_thread(leafed.sketch, number, seat)

    async def index(self, room: Room, seat: int | None) -> ReplayIndex:
        leafed = await self.leafed(room)
        return await asyncio.to_thread(leafed.index, seat, None if seat is None else room.names[seat])

    async def chart(self, room: Room) -> Chart:
        return (await self.leafed(room)).chart()

    async def luck(self, room: Room) -> LuckInfo:
        leafed = await self.leafed(room)
        return await asyncio.to_thread(leafed.luck)

    async def leafed(self, room: Room) -> Leafed:
        found = self._open.get(room.id)
        if found is None:
            async with self._lock:  # opening one is rare, and one at a time leaves the processor to those who play
                found = self._open.get(room.id)
                if found is None:
                    record, story = await finished(self._hall, room)
                    found = self._open[room.id] = await asyncio.to_thread(Leafed, record, story)
                    self._make_room()
        self._open.move_to_end(room.id)
        return found

    def _make_room(self) -> None:
        answers = sum(len(leafed.record.lines) for leafed in self._open.values())
        while len(self._open) > 1 and (len(self._open) > REPLAYS or answers > MOST_ANSWERS_KEPT):
            _, oldest = self._open.popitem(last=False)
            answers -= len(oldest.record.lines)
