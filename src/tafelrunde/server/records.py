"""Records: the past of a table as it is in the database, and as a record to download; uploaded ones."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..kernel import Record, RecordError, Table, parse_record, registry
from ..kernel.fairness import commitment
from ..kernel.record import GOING_ON, RULES_CHANGED, read_line
from ..kernel.replay import replay, replay_as_far
from ..kernel.sequel import FOLLOWS
from .database import now
from .hall import Hall, read_lines
from .live import Ended
from .room import Agreed, Follows, Room
from .rows import add_holder, add_table
from .schema import answers, seats
from .settings import whole
from .stories import Story
from .tokens import new_secret, new_seed, new_table_id
from .trouble import Trouble
from .wire import encode

MOST_ANSWERS = 50_000  # more than anybody plays in a day, so that what is handed out here is taken back
NOT_BY_THE_RULES = ("resigned", "timeout", "abandoned")
STORY = ("lines_from", "lines", "events_from", "events")


@dataclass
class Past:
    """Everything that was answered at a table and still holds, line by line."""

    game: Any
    tags: dict[str, str]
    lines: list[str] = field(default_factory=list)

    def go_on(self, lines_from: int, lines: list[str]) -> None:
        del self.lines[lines_from:]
        self.lines += lines

    def last_choice(self, seat: str) -> int | None:
        """How many lines there were before a seat last chose."""
        return next((n for n in range(len(self.lines) - 1, -1, -1) if self.lines[n].startswith(f"{seat}: ")), None)

    def record(self, result: str, upto: int | None = None) -> Record:
        lines = tuple(read_line(text, number) for number, text in enumerate(self.lines[:upto], 1))
        return Record({**self.tags, "Answers": str(len(lines)), "Result": result}, lines)

    def table(self, upto: int) -> "Table[Any, Any]":
        """The table after so many lines, by playing them again."""
        return replay(self.game, self.record(GOING_ON, upto))


async def rebuilt(hall: Hall, room: Room) -> Past:
    """The past of a table, from the database."""
    past = Past(room.game, _tags(room))
    for row in await hall.read(_rows(room, answers.c.lines_from, answers.c.lines)):
        past.go_on(row.lines_from, read_lines(row.lines))
    return past


def _rows(room: Room, *columns: Any) -> Any:
    return select(*columns).where(answers.c.table_id == room.id).order_by(answers.c.seq)


def _tags(room: Room) -> dict[str, str]:
    versions = room.versions
    tags = {
        "Game": room.game.id,
        "Mode": room.mode,
        "Rules": versions[0],
        "Cards": _cards(room),
        "Seats": " ".join(room.names),
        "Seed": room.seed,
    }
    if room.setting.options:
        tags["Options"] = json.dumps(room.setting.options, separators=(",", ":"), sort_keys=True)
    tags["Commitment"] = commitment(room.seed)
    if room.agreed.follows is not None:
        tags[FOLLOWS] = room.agreed.follows.commitment
    if versions[1:]:
        tags[RULES_CHANGED] = "; ".join(versions[1:])
    return tags


def _cards(room: Room) -> str:
    """The hash of the cards that are played with."""
    if room.finished is not None:
        return str(room.finished.table["Cards"])
    return (room.game if room.live is None else room.live.table.game).data_hash


async def finished(hall: Hall, room: Room) -> tuple[Record, Story | None]:
    """A whole game, and what was told at its table; of one that was played elsewhere there is only the record.

    Only when it is over: it shows every hand, and the seed shows what would come. It is read, not played again, so
    the rules may have changed since.
    """
    if room.status == "replay":
        return parse_record(await _uploaded(hall, room)), None
    if room.status != "over":
        raise Trouble(409, "not-over")
    async with room.lock:
        if room.ended is None:
            await hall.reload(room)
        ended = room.ended
        assert ended is not None
        past, story = Past(room.game, _tags(room)), Story()
        for row in await hall.read(_rows(room, *(answers.c[name] for name in STORY))):
            lines = read_lines(row.lines)
            past.go_on(row.lines_from, lines)
            story.go_on(row, len(lines))
    for name, seat in zip(room.names, room.seats, strict=True):
        past.tags[f"Player_{name}"] = seat.name or seat.who
    result = _result(room, ended)
    if result == GOING_ON or room.out:
        out = ", ".join(room.names[seat] for seat in room.out)
        past.tags["Termination"] = f"{_winners(room, ended)} ({ended.how}); out: {out}"
    return past.record(result), story


def _result(room: Room, ended: Ended) -> str:
    """How the rules ended a game, as records say it."""
    if ended.result is not None:
        return ended.result
    return GOING_ON if ended.how in NOT_BY_THE_RULES else f"{_winners(room, ended)} ({ended.how})"


def _winners(room: Room, ended: Ended) -> str:
    return " ".join(room.names[seat] for seat in ended.winners) or "nobody"


async def download(hall: Hall, room: Room) -> str:
    """The whole game as text."""
    if room.status == "replay":
        return await _uploaded(hall, room)
    return (await finished(hall, room))[0].text()


def _line_of(error: Exception) -> int:
    """The line that does not fit; 0: the record as a whole."""
    named = re.match(r"line (\d{1,9}):", str(error))
    return 0 if named is None else int(named[1])


async def _uploaded(hall: Hall, room: Room) -> str:
    async with hall.engine.connect() as connection:
        found = await connection.execute(select(answers.c.lines).where(answers.c.table_id == room.id))
        return str(read_lines(found.scalar_one())[0])


async def upload(hall: Hall, text: str) -> tuple[Room, str]:
    """A record from elsewhere becomes a table to look at. It is played through first; nothing else proves it.

    One of rules that are gone is taken if the present ones can begin it, and looked at as far as they lead.
    """
    if len(text) > hall.config.body_bytes:
        raise Trouble(413, "too-large")
    try:
        if "\x00" in text:
            raise RecordError("it is no text")
        record = parse_record(text)
        if len(record.lines) > MOST_ANSWERS:
            raise RecordError(f"the record has more than {MOST_ANSWERS} answers")
        game = registry.game(record.tags["Game"])
        table, _ = await asyncio.to_thread(replay_as_far, game, record)
    except (RecordError, registry.UnknownGame) as error:
        raise Trouble(422, "bad-record", why=str(error), line=_line_of(error)) from error
    id, token, at = new_table_id(), new_secret(), now()

    async def write(connection: AsyncConnection) -> None:
        before = record.tags.get(FOLLOWS)
        agreed = Agreed(
            dict(whole(game, table.setting).options),
            chat=False,
            follows=None if before is None else Follows(None, before),
            seats=table.seats,
            rules=record.tags["Rules"],
        )
        seed = record.tags.get("Seed", new_seed())[:64]
        await add_table(connection, id, game.id, table.mode, agreed, seed, status="replay")
        await add_holder(connection, id, token, owner=True)
        names = [record.tags.get(f"Player_{name}", record.tags.get(name, ""))[:24] for name in table.seats]
        await connection.execute(
            insert(seats),
            [
                {"table_id": id, "seat": number, "who": "person", "name": name, "brought": "{}"}
                for number, name in enumerate(names)
            ],
        )
        await connection.execute(
            insert(answers).values(
                table_id=id,
                seq=1,
                at=at,
                kind="replay",
                lines_from=0,
                lines=encode([text]).decode(),
                events_from=0,
                events="[]",
            )
        )

    await hall.change(write)
    return await hall.room(id), token
