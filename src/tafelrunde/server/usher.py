"""The usher of a room: notices who comes, looks away and leaves, tells everybody who watches, and the other workers.

Nothing is written down, and a table at which nobody comes or goes costs nothing; with several workers each repeats now
and then who is with it, so that nobody stays with one that has died (docs/protocol.md, "Who is here").
"""

import asyncio
import time
from typing import TYPE_CHECKING

from .attendance import Holders, better
from .bell import Attending
from .permissions import audience
from .room import PERSON, Room, Watcher
from .wire import Attended, State, encode

if TYPE_CHECKING:  # it keeps the rooms, and lets the usher look when something has changed
    from .hall import Hall


def welcome(hall: "Hall", room: Room, watcher: Watcher) -> None:
    """Somebody has said hello: they are told who is here, and the others that they are."""
    attendance = room.attendance
    told, first = attendance.told, attendance.since is None
    if first:
        attendance.since = time.monotonic()
    look_around(hall, room, asks=first)
    if attendance.told is told:  # nothing has changed for the others
        watcher.push(encode(Attended(told)))


def look_around(hall: "Hall", room: Room, *, asks: bool = False) -> None:
    """Notices who is connected, and tells what has changed since the last time."""
    if hall.rooms.get(room.id) is not room:  # it was deleted, or let go: nobody sits in it any more
        return
    attendance, at = room.attendance, time.monotonic()
    watchers = audience(room)
    if attendance.notice(_connected(watchers), at) or asks:
        _say(hall, room, asks=asks)
    held = {seat.holder: None for seat in room.seats if seat.who == PERSON and seat.holder is not None}
    known = attendance.states(held, at, hall.bell.heard_since)
    told: dict[str, State] = {
        name: known[seat.holder]
        for name, seat in zip(room.names, room.seats, strict=True)
        if seat.who == PERSON and seat.holder in known
    }
    if told != attendance.told:
        attendance.told = told
        message = encode(Attended(told))
        for watcher in watchers:
            watcher.push(message)
    again = attendance.next_look(at)
    if again is not None and not room.look_due:
        room.look_due = True
        asyncio.get_running_loop().call_later(max(0.0, again - at), _look_again, hall, room)


def _look_again(hall: "Hall", room: Room) -> None:
    room.look_due = False
    look_around(hall, room)


def _connected(watchers: "list[Watcher]") -> Holders:
    """Who is connected here. Of several connections of one person the one that is looked at counts."""
    connected: Holders = {}
    for watcher in watchers:
        if watcher.holder is not None:
            state: State = "away" if watcher.away else "here"
            connected[watcher.holder.id] = better(state, connected.get(watcher.holder.id, "gone"))
    return connected


# other workers


def _say(hall: "Hall", room: Room, *, asks: bool = False) -> None:
    if hall.bell.several_workers:
        hall.bell.ring(room.id, attending=Attending(hall.bell.worker, room.attendance.here, asks))


def hear(hall: "Hall", room: Room, said: Attending) -> None:
    """Another worker says who is with it; one that asks is answered."""
    room.attendance.hear(said.worker, said.holders, time.monotonic())
    look_around(hall, room)
    if said.asks and room.attendance.here:
        _say(hall, room)


async def repeat(hall: "Hall") -> None:
    """Says again who is with this worker, and notices who is no longer with any other."""
    for room in list(hall.rooms.values()):
        if room.watchers or room.attendance.here:
            look_around(hall, room)
            if room.attendance.here:
                _say(hall, room)
