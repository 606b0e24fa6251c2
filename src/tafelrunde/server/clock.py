"""Clocks: so long for a move, or a bank of time with something added for each answer; what happens when it is over.

A clock is an agreement (`Clock`) and what is left (`Times`). Time runs for every seat that is asked, from the moment it
was asked, except while no server was there to be played at. That a flag has fallen is noticed by the next move that
comes in, or by the caretaker, who looks after tables when they are due; then `flags_fall`.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from .wire import Clock, ClockTimes

if TYPE_CHECKING:  # they keep the time, and import how
    from .hall import Hall
    from .live import LiveTable
    from .room import Room

log = structlog.get_logger()
Pause = tuple[int, int]
MOST_TURNS = 64  # that a table remembers the time of

# measuring


class Asked(msgspec.Struct, array_like=True):
    """Since when a seat is asked, which answer's number was the last one then, and how many lines the record had.

    `before` are the milliseconds it took for this question before it was taken back.
    """

    seat: int
    since: int
    seq: int
    lines: int = 0
    before: int = 0


class Turn(msgspec.Struct, array_like=True):
    """What a question, asked after so many lines of the record, has cost a seat, and what its answer has brought it."""

    lines: int
    seat: int
    spent: int
    gained: int = 0


class Times(msgspec.Struct):
    """Who is being asked since when, and what each seat has left (milliseconds; empty without a bank).

    `turns` are the last ones, so that going back does not make time: what an answer has brought is taken back with it,
    and a question that comes again is no new one to the seat that went back.
    """

    asked: list[Asked] = []
    left: list[int] = []
    turns: list[Turn] = []

    def of(self, seat: int) -> Asked | None:
        return next((asked for asked in self.asked if asked.seat == seat), None)


def elapsed(since: int, until: int, pauses: Iterable[Pause]) -> int:
    """The milliseconds between two moments in which there was a server."""
    lost = sum(max(0, min(until, end) - max(since, begin)) for begin, end in pauses)
    return max(0, until - since - lost)


def start(clock: Clock | None, seats: int) -> Times:
    return Times(left=[clock.seconds * 1000] * seats if clock is not None and clock.kind == "bank" else [])


def move_on(
    clock: Clock | None,
    times: Times,
    asked: Sequence[int],
    answered: int | None,
    seq: int,
    at: int,
    pauses: Sequence[Pause],
    lines: int,
) -> None:
    """After answer number `seq`: those who answered stop their clock, those who are asked now start theirs.

    A seat that was asked before and still has not answered (when several choose at once) keeps the old question.
    """
    waiting: list[Asked] = []
    for old in times.asked:
        if old.seat in asked and old.seat != answered:
            waiting.append(old)
        elif clock is not None:
            gained = clock.increment * 1000 if times.left and old.seat == answered else 0
            _charge(times, old, at, pauses, gained)
    known = {old.seat for old in waiting}
    times.asked = waiting + [_asked(times, seat, at, seq, lines) for seat in asked if seat not in known]


def go_back(
    clock: Clock | None,
    times: Times,
    asked: Sequence[int],
    by: int,
    seq: int,
    at: int,
    pauses: Sequence[Pause],
    lines: int,
) -> None:
    """The table went back to where the record had so many lines, for the sake of one seat.

    That seat is charged for what it has thought since; the others, whose questions were withdrawn, are not. Nobody gets
    time by it: what answers have brought is taken back, even if nothing is left then.
    """
    if clock is not None:
        for old in times.asked:
            if old.seat == by:
                _charge(times, old, at, pauses, 0)
        for turn in times.turns:
            if turn.lines >= lines and turn.gained:
                times.left[turn.seat] = max(0, times.left[turn.seat] - turn.gained)
                turn.gained = 0
        times.turns = [turn for turn in times.turns if turn.lines < lines or turn.seat == by]
    times.asked = [_asked(times, seat, at, seq, lines) for seat in asked]


def _charge(times: Times, old: Asked, at: int, pauses: Sequence[Pause], gained: int) -> None:
    """A seat's question is over: its time is spent, its answer brings some."""
    spent = elapsed(old.since, at, pauses)
    if times.left:
        times.left[old.seat] = max(0, times.left[old.seat] - spent) + gained
    others = [turn for turn in times.turns if (turn.lines, turn.seat) != (old.lines, old.seat)]
    times.turns = [*others, Turn(old.lines, old.seat, old.before + spent, gained)][-MOST_TURNS:]


def _asked(times: Times, seat: int, at: int, seq: int, lines: int) -> Asked:
    before = next((turn.spent for turn in times.turns if (turn.lines, turn.seat) == (lines, seat)), 0)
    return Asked(seat, at, seq, lines, before)


def remaining(clock: Clock, times: Times, seat: int, at: int, pauses: Sequence[Pause]) -> int:
    """The milliseconds a seat has left at a moment."""
    full = times.left[seat] if times.left else clock.seconds * 1000
    asked = times.of(seat)
    if asked is None:
        return full
    return full - elapsed(asked.since, at, pauses) - (0 if times.left else asked.before)


def shown(live: "LiveTable", at: int) -> ClockTimes | None:
    """What everybody at the table is told about its clock."""
    clock, names = live.clock, live.table.seats
    if clock is None:
        return None
    left = {name: max(0, remaining(clock, live.times, seat, at, live.pauses)) for seat, name in enumerate(names)}
    return ClockTimes(left, [names[asked.seat] for asked in live.times.asked])


# noticing


def next_flag(clock: Clock | None, times: Times, seats: Iterable[int], at: int, pauses: Sequence[Pause]) -> int | None:
    """The moment at which the first of these seats runs out of time, if nobody moves."""
    if clock is None:
        return None
    return min(
        (at + remaining(clock, times, seat, at, pauses) for seat in seats if times.of(seat) is not None), default=None
    )


def out_of_time(live: "LiveTable", at: int) -> list[int]:
    """Seats that are asked, have a clock, and have nothing left on it."""
    clock = live.clock
    if clock is None or live.over:
        return []
    return [
        seat
        for seat in live.asked
        if seat not in live.out
        and seat not in live.stand_ins
        and remaining(clock, live.times, seat, at, live.pauses) <= 0
    ]


# what happens then


async def flags_fall(hall: "Hall", room: "Room", live: "LiveTable", at: int) -> None:
    """A seat out of time loses or is replaced by a bot, as agreed. Under the room's lock."""
    for seat in out_of_time(live, at):
        if live.over or room.bot_for(seat) is not None:
            continue
        bot = room.agreed.stand_in
        lost = live.leave(seat, "timeout", None, at, room.bots()) if bot is None else live.hand_over(seat, bot, at)
        log.info("time ran out", table=room.id, seat=room.names[seat])
        await hall.commit(room, live, lost)
