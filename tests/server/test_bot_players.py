"""Which question of a table a bot is set thinking about, on whose account, and when it is called off."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from tafelrunde import new_table
from tafelrunde.server.bot_players import MovedOn, wake_bots
from tafelrunde.server.live import LiveTable
from tafelrunde.server.room import BOT, PERSON, Room, Seat
from tafelrunde.server.thinker_processes import Busy
from tafelrunde.server.thinkers import Picked
from tafelrunde.server.visitor import Visitor

from .playing import run


class Pondering:
    """In the place of those who think: notes who is set thinking, and who is called off; nobody ever answers."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, bool]] = []
        self.called_off = 0
        self.full = False
        self.turn_comes: Any = None

    async def pick(
        self, position: Any, _bot: str, _seed: str, owner: str, seen: bool, turn_comes: Any
    ) -> Picked:  # as Thinkers has it
        self.asked.append((position.choice.seat, owner, seen))
        self.turn_comes = turn_comes
        if self.full:
            raise Busy
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.called_off += 1
            raise
        raise AssertionError


def a_table(*sitting: str) -> tuple[Any, Room, Pondering]:
    """A hall with one room: Fürsten, where the first seat that is asked is the last one of those who sit."""
    table = next(
        found for seed in range(50) if (found := new_table("fuersten", "intro", seed)).choice.seat == len(sitting) - 1
    )
    room = Room("a table", table.game, table.setting)
    room.seats = [Seat(who, 1 if who == PERSON else None, "", None, {}, None) for who in sitting]
    room.status, room.live = "running", LiveTable(table, None, [])
    room.live.begin(0)
    pondering = Pondering()
    hall = SimpleNamespace(rooms={room.id: room}, thinkers=pondering, closed=False)
    return hall, room, pondering


async def wake(hall: Any, room: Room) -> None:
    wake_bots(hall, room)
    for _ in range(5):
        await asyncio.sleep(0)


def a_watcher(address: str) -> Any:
    return Visitor(address, None, None)


def test_a_bot_is_asked_once_on_the_account_of_who_is_there():
    async def play() -> None:
        hall, room, pondering = a_table(PERSON, f"{BOT}hard")
        room.address = "192.0.2.1"
        for _ in range(3):
            await wake(hall, room)
        assert pondering.asked == [(1, "192.0.2.1", True)] and not pondering.called_off

    run(play())


def test_a_table_is_hurried_when_somebody_comes_to_watch_unless_it_is_being_thought_about():
    async def play(begun: bool) -> list[tuple[int, str, bool]]:
        hall, room, pondering = a_table(f"{BOT}hard", f"{BOT}hard")
        await wake(hall, room)
        if begun:
            pondering.turn_comes()
        room.watchers.append(a_watcher("192.0.2.2"))
        for _ in range(3):
            await wake(hall, room)
        assert pondering.called_off == len(pondering.asked) - 1
        return pondering.asked

    assert run(play(begun=False)) == [(1, "a table", False), (1, "192.0.2.2", True)]
    assert run(play(begun=True)) == [(1, "a table", False)]


def test_a_table_that_has_moved_on_no_longer_waits():
    async def play() -> None:
        hall, room, pondering = a_table(PERSON, f"{BOT}hard")
        await wake(hall, room)
        assert room.live is not None
        room.live.leave(0, "resign", None, 0, [1])
        with pytest.raises(MovedOn):
            pondering.turn_comes()
        await wake(hall, room)
        assert pondering.called_off == 1 and len(pondering.asked) == 1 and room.bot_task is None

    run(play())


def test_a_table_that_was_deleted_is_not_thought_about():
    async def play() -> None:
        hall, room, pondering = a_table(PERSON, f"{BOT}hard")
        await wake(hall, room)
        hall.rooms.clear()
        with pytest.raises(MovedOn):
            pondering.turn_comes()

    run(play())


def test_a_person_who_left_or_is_stood_in_for_does_not_make_others_wait():
    async def play() -> None:
        hall, room, pondering = a_table(PERSON, f"{BOT}hard")
        assert room.live is not None
        room.live.stand_ins[0] = "hard"
        await wake(hall, room)
        assert pondering.asked == [(1, "a table", False)]

    run(play())


def test_a_move_that_finds_no_place_to_wait_is_made_when_the_caretaker_comes_by():
    async def play() -> None:
        hall, room, pondering = a_table(f"{BOT}hard", f"{BOT}hard")
        pondering.full = True
        await wake(hall, room)
        assert len(pondering.asked) == 1 and room.bot_task is None  # and it does not ask again by itself
        pondering.full = False
        await wake(hall, room)
        assert len(pondering.asked) == 2 and room.bot_task is not None

    with capture_logs() as logs:
        run(play())
    assert not logs


def test_nobody_is_set_thinking_when_the_hall_is_closed():
    async def play() -> None:
        hall, room, pondering = a_table(PERSON, f"{BOT}hard")
        hall.closed = True
        await wake(hall, room)
        assert not pondering.asked and room.bot_task is None

    run(play())
