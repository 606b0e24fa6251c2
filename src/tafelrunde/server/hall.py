"""The hall: all rooms of one process. Loads and unloads them, writes what happens in them, rings for other workers."""

import asyncio
import re
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Row, and_, func, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..kernel import Game, Setting, registry
from . import clock as clocks
from . import telling, usher
from .attendance import Attendance
from .bell import Answered, Bell
from .clock import Pause
from .config import Config
from .limits import Limits
from .live import Entry, LiveTable, read_saved
from .metrics import LIVE_TABLES
from .presence import presence
from .room import Agreed, Holder, Room, Seat, SeatRequest, UndoRequest
from .schema import answers, chat, holders, pauses, seats, tables
from .settings import settled_before, whole
from .thinkers import Thinkers
from .tokens import hashed
from .trouble import Overtaken, Trouble, no_table, storage_down
from .wire import Gone, Seated, encode
from .writer import Raced, StorageDown, Writer

log = structlog.get_logger()
T = TypeVar("T")

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
BOT_GRACE = 10_000  # milliseconds after which somebody else looks whether a bot has died with its worker

read_agreed = msgspec.json.Decoder(Agreed).decode
read_undo = msgspec.json.Decoder(UndoRequest).decode
read_seat_request = msgspec.json.Decoder(SeatRequest).decode
read_texts = msgspec.json.Decoder(dict[str, str]).decode
read_numbers = msgspec.json.Decoder(tuple[int, ...]).decode
read_lines = msgspec.json.Decoder(list[str]).decode


def _setting(game: "Game[Any, Any]", row: "Row[Any]") -> Setting:
    """What was agreed for a table, as long as no game says it itself."""
    agreed = read_agreed(row.agreed)
    if not agreed.seats:
        return settled_before(game, row.mode, row.number_of_seats, agreed.options)
    return Setting(row.mode, agreed.seats, agreed.options, agreed.rules)


class Hall:
    def __init__(self, config: Config, engine: AsyncEngine, bell: Bell, thinkers: Thinkers, limits: Limits) -> None:
        self.config = config
        self.engine = engine
        self.bell = bell
        self.thinkers = thinkers
        self.limits = limits
        self.writer = Writer(engine)
        self.rooms: dict[str, Room] = {}
        self.presence = presence(engine)
        self.beaten = 0.0  # when there was the last sign of life
        self.pauses: list[Pause] = []
        self.closed = False
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def open(self) -> None:
        await self.presence.show()
        async with self.engine.connect() as connection:
            found = await connection.execute(select(pauses.c.begun, pauses.c.ended).order_by(pauses.c.id))
            self.pauses = [(begun, ended) for begun, ended in found]
        self.writer.start()
        self.bell.start()

    async def close(self) -> None:
        self.closed = True
        for room in self.rooms.values():
            if room.bot_task is not None:
                room.bot_task.cancel()
        await self.writer.stop()
        await self.bell.close()
        await self.presence.leave()

    # rooms

    async def room(self, id: str) -> Room:
        """The room of a table as the database has it, loaded if need be. Raises Trouble if there is none."""
        room = self.rooms.get(id)
        if room is not None:
            await self.refresh(room)
        else:
            if not ID.fullmatch(id):
                raise no_table()
            task = self._loading.get(id)
            if task is None:  # the first to come loads it, the others wait for the same
                task = asyncio.create_task(self._load(id))
                self._loading[id] = task
                task.add_done_callback(lambda _done: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        found = await self._rows(id)
        if found is None:
            raise no_table()
        game = registry.game(found[0].game)
        attendance = Attendance(self.config.attendance_grace, self.config.attendance_repeat)
        room = Room(id, game, _setting(game, found[0]), attendance)
        room.used = time.monotonic()
        room.heard = (await self.read(select(func.max(chat.c.id)).where(chat.c.table_id == id))).scalar() or 0
        self._fill(room, *found)
        self.rooms[id] = room
        LIVE_TABLES.set(len(self.rooms))
        return room

    async def _patiently(self, room: Room) -> None:
        """After something was written: nobody may be told that nothing was changed because reading has failed."""
        for pause in (0.05, 0.2, 0.5, 1.0, 2.0):
            try:
                await self.reload(room)
                return
            except Trouble as trouble:
                if trouble.error != "storage":
                    raise
            await asyncio.sleep(pause)
        await self.reload(room)

    async def _rows(self, id: str) -> "tuple[Row[Any], Sequence[Row[Any]], Sequence[Row[Any]]] | None":
        try:
            async with self.engine.connect() as connection:
                row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
                if row is None:
                    return None
                sitting = await connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
                holding = await connection.execute(select(holders).where(holders.c.table_id == id))
                return row, sitting.all(), holding.all()
        except (SQLAlchemyError, OSError) as error:
            raise storage_down() from error

    def _fill(self, room: Room, row: "Row[Any]", sitting: "Sequence[Row[Any]]", holding: "Sequence[Row[Any]]") -> None:
        room.agreed = read_agreed(row.agreed)
        room.status, room.public, room.created, room.version = row.status, row.public, row.created, row.version
        room.seed, room.rematch, room.due = row.seed, row.rematch, row.due
        room.undo = None if row.undo is None else read_undo(row.undo)
        room.seat_request = None if row.seat_request is None else read_seat_request(row.seat_request)
        room.publishing = list(read_numbers(row.publishing))
        room.seats = [
            Seat(
                s.who,
                s.holder_id,
                s.name,
                s.invitation_hash,
                read_texts(s.brought),
                s.reserved_for,
                s.left_by,
                s.offered,
            )
            for s in sitting
        ]
        room.holders = {
            h.token_hash: Holder(h.id, h.owner, read_numbers(h.muted), read_numbers(h.held)) for h in holding
        }
        known = {holder.id: holder for holder in room.holders.values()}
        for watcher in room.watchers:  # who has stood up no longer sees with that seat's eyes
            watcher.holder = None if watcher.holder is None else known.get(watcher.holder.id)
            if watcher.seat is not None and watcher.seat not in room.seats_of(watcher.holder):
                watcher.seat = None
        room.live, room.finished, room.setting = None, None, _setting(room.game, row)
        if row.saved is not None:
            try:
                room.live = LiveTable.load(room.game, row.seq, row.saved, room.agreed.clock, self.pauses)
                room.setting = whole(room.game, room.live.table.setting)
            except (ValueError, msgspec.MsgspecError) as error:
                if row.status == "over":  # nobody goes on with it, and its story can be told without the rules
                    room.finished = read_saved(row.saved)
                    return
                log.error("table cannot be loaded", table=room.id, error=str(error))
                raise Trouble(409, "other-rules") from error

    async def reload(self, room: Room) -> None:
        """The room as the database has it; who watches is told what they did not know. Under the room's lock."""
        found = await self._rows(room.id)
        if found is None:
            self.forget(room)
            raise no_table()
        self._fill(room, *found)
        telling.tell_table(room)
        usher.look_around(self, room)  # somebody may have sat down or stood up
        await telling.tell_missed(self, room)

    async def refresh(self, room: Room) -> bool:
        """Whether other workers have written what this room did not know. Now it knows.

        What is refused, or shown to somebody who has just come, must not be out of date: who was invited by one worker,
        or saw a move there, may ask another one before it has heard the bell.
        """
        if not self.bell.several_workers:
            return False
        async with room.lock:
            query = select(tables.c.seq, tables.c.version).where(tables.c.id == room.id)
            written = (await self.read(query)).one_or_none()
            known = (0 if room.live is None else room.live.seq, room.version)
            if written is None or tuple(written) != known:
                await self.reload(room)
                return True
            await telling.tell_missed(self, room)
            return False

    async def live(self, room: Room) -> LiveTable:
        """The game of a room, under its lock. Raises Trouble while it has not begun."""
        if room.live is None:
            await self.reload(room)
        if room.live is None:
            if room.status == "replay":
                raise Trouble(409, "replay")
            if room.finished is not None:
                raise Trouble(409, "other-rules", "other-rules-over")
            raise Trouble(409, "not-begun")
        return room.live

    def holder(self, room: Room, token: str | None) -> Holder | None:
        return None if token is None else room.holders.get(hashed(token))

    def seated(self, room: Room, token: str) -> Seated:
        """What somebody is told who has a place at a table."""
        holder = self.holder(room, token)
        return Seated(room.info(holder), token, [room.names[number] for number in room.seats_of(holder)])

    def forget(self, room: Room) -> None:
        """The room was deleted: everybody is told and shown out."""
        self.rooms.pop(room.id, None)
        LIVE_TABLES.set(len(self.rooms))
        for watcher in room.watchers:
            watcher.push(encode(Gone()))

    # writing

    async def commit(self, room: Room, live: LiveTable, entry: Entry) -> None:
        """Puts an answer on the disk, then tells everybody at the table. Under the room's lock.

        If it fails, what is in memory is no longer what is on the disk, so it is thrown away.
        """
        status, due = "over" if live.over else "running", self.due(room, live, entry.at)
        row = entry.row(room.id)
        save = {
            "of_table": room.id,
            "of_version": room.version,
            "new_seq": live.seq,
            "new_saved": live.saved(),
            "new_touched": entry.at,
        }
        if status != room.status or due != room.due or room.undo is not None:
            save |= {"new_status": status, "new_due": due, "new_undo": None}
        try:
            await self.writer.append(row, save)
        except BaseException as error:
            room.live = None
            if isinstance(error, Raced):
                await self.reload(room)
                raise Overtaken(0 if room.live is None else room.live.seq) from error
            if isinstance(error, StorageDown):
                log.error("database does not write", error=str(error))
                raise storage_down() from error
            raise
        self._moved_on(room, live, entry, status, due)
        self.bell.ring(room.id, Answered.of(entry, row))

    def _moved_on(self, room: Room, live: LiveTable, entry: Entry, status: str, due: int | None) -> None:
        """An answer is on the disk: everybody at the table is told."""
        changed = room.undo is not None or status != room.status or entry.kind in ("resign", "timeout", "start")
        room.status, room.due, room.undo = status, due, None
        telling.tell(room, live, entry)
        if changed:
            telling.tell_table(room)

    async def follow(self, room: Room, answered: Answered | None) -> None:
        """Keeps a room in step with what another worker says it has written.

        Where the room was in step so far and the answer was told along, the same answer at the same table leads to the
        same place, and there is no need to ask the database.
        """
        async with room.lock:
            live = room.live
            if answered is not None and live is not None and live.seq >= answered.seq:
                return
            if answered is not None and live is not None and live.seq == answered.seq - 1 and not live.over:
                entry = answered.repeat(live)
                if entry is not None and Answered.of(entry, entry.row(room.id)) == answered:
                    status = "over" if live.over else "running"
                    self._moved_on(room, live, entry, status, self.due(room, live, entry.at))
                    return
                room.live = None  # it has moved somewhere else
        await self.refresh(room)

    def due(self, room: Room, live: LiveTable, at: int) -> int | None:
        """When somebody has to look after this table although nobody moves."""
        flag = clocks.next_flag(live.clock, live.times, live.asked, at, live.pauses)
        if any(room.bot_for(seat) is not None for seat in live.asked):
            grace = at + int(1000 * (self.config.bot_seconds + self.config.bot_pace)) + BOT_GRACE
            return grace if flag is None else min(flag, grace)
        return flag

    async def change(self, work: Any) -> Any:
        """Runs a change of seats, names and the like in a transaction."""
        try:
            return await self.writer.run(work)
        except StorageDown as error:
            raise storage_down() from error
        except IntegrityError as error:  # what it belongs to was deleted a moment ago
            raise no_table() from error

    async def change_table(self, room: Room, work: Any) -> None:
        """Runs a change of who sits where, of requests and the like, and tells everybody. Under the room's lock.

        It is counted, so that other workers notice, and so that nothing is changed that has changed in the meantime.
        """
        as_it_was = and_(tables.c.id == room.id, tables.c.version == room.version, tables.c.status == room.status)

        async def write(connection: AsyncConnection) -> bool:
            counted = await connection.execute(update(tables).where(as_it_was).values(version=tables.c.version + 1))
            if counted.rowcount != 1:
                return False
            await work(connection)
            return True

        written = await self.change(write)
        await self._patiently(room)
        if not written:
            raise Overtaken(0 if room.live is None else room.live.seq)
        self.bell.ring(room.id)

    async def change_seats(self, room: Room, work: Any) -> None:
        """Who sits where. What was asked about seats was asked of those who sat there before."""

        async def write(connection: AsyncConnection) -> None:
            await work(connection)
            await connection.execute(update(tables).where(tables.c.id == room.id).values(seat_request=None))

        await self.change_table(room, write)

    async def made_as(self, room: Room, seat: int, move_id: str) -> int | None:
        """The number of the answer with which a move was made before, if it was."""
        if room.live is not None and (seq := room.live.recent.get((seat, move_id))) is not None:
            return seq
        wanted = and_(answers.c.table_id == room.id, answers.c.seat == seat, answers.c.move_id == move_id)
        made: int | None = (await self.read(select(answers.c.seq).where(wanted))).scalar()
        return made

    async def read(self, query: Any) -> Any:
        try:
            async with self.engine.connect() as connection:
                return await connection.execute(query)
        except (SQLAlchemyError, OSError) as error:
            raise storage_down() from error
