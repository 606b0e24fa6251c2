"""Telling those who watch a table what has happened: each with their own eyes, every answer once, and in order.

A watcher knows which answer it was told last. Whoever was left behind, because another worker wrote the answers or the
database did not say in time what they were, is told all of them together as soon as somebody looks.
"""

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from .database import now
from .live import Entry, LiveTable, Told
from .permissions import audience
from .room import Room, Watcher
from .schema import answers
from .wire import TableChanged, encode

if TYPE_CHECKING:  # it keeps the rooms, and imports how they are told
    from .hall import Hall

read_told = msgspec.json.Decoder(list[Told]).decode


def tell(room: Room, live: LiveTable, entry: Entry) -> None:
    """An answer, to everybody who was told the one before it."""
    ready: dict[int | None, bytes] = {}
    for watcher in audience(room):
        if watcher.told != entry.seq - 1:
            continue
        message = ready.get(watcher.seat)
        if message is None:
            ack = entry.move_id if entry.seat == watcher.seat and watcher.seat is not None else None
            message = ready[watcher.seat] = live.update(watcher.seat, entry.events_from, entry.events, ack, entry.at)
        watcher.told = entry.seq
        watcher.push(message)


async def tell_missed(hall: "Hall", room: Room) -> None:
    """All answers so far, to everybody who was not told them yet. Under the room's lock."""
    live = room.live
    if live is None:
        return
    late: dict[int, list[Watcher]] = {}
    for watcher in audience(room):
        if watcher.told < live.seq:
            late.setdefault(watcher.told, []).append(watcher)
    for since, watchers in late.items():
        events_from, told, acks = await events_since(hall, room, live, since)
        for watcher in watchers:
            ack = None if watcher.seat is None else acks.get(watcher.seat)
            watcher.told = live.seq
            watcher.push(live.update(watcher.seat, events_from, told, ack, now()))


async def events_since(hall: "Hall", room: Room, live: LiveTable, since: int) -> tuple[int, list[Told], dict[int, str]]:
    """What was told after an answer, up to where the table is: the events from a number on, and each seat's last move
    among them by its id. What another worker has written in the meantime belongs to the next update."""
    rows = (
        await hall.read(
            select(answers.c.seat, answers.c.move_id, answers.c.events_from, answers.c.events)
            .where(answers.c.table_id == room.id, answers.c.seq > since, answers.c.seq <= live.seq)
            .order_by(answers.c.seq)
        )
    ).all()
    first = min((row.events_from for row in rows), default=live.events)
    told: list[Told] = []
    acks: dict[int, str] = {}
    for row in rows:
        del told[row.events_from - first :]
        told += read_told(row.events)
        if row.move_id is not None and row.seat is not None:
            acks[row.seat] = row.move_id
    return first, told, acks


def tell_table(room: Room) -> None:
    """Seats, names, requests: to everybody for whom something of it has changed."""
    for watcher in audience(room):
        show_table(room, watcher, again=False)


def show_table(room: Room, watcher: Watcher, *, again: bool = True) -> None:
    """The table as one watcher may know it; `again` even if that is what it was told last."""
    message = encode(TableChanged(room.info(watcher.holder)))
    shown = hash(message)
    if again or shown != watcher.shown:
        watcher.shown = shown
        watcher.push(message)
