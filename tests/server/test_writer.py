"""Tidying up beside those who write."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.server.appending import move_log
from tafelrunde.server.database import open_engine
from tafelrunde.server.writer import StorageDown, Writer


def written(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("create table kept as select 5 as number")
    connection.commit()
    return connection


def test_the_log_is_moved_into_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(written(path)):
        before = path.stat().st_size
        move_log(str(path))
        assert path.stat().st_size > before


def test_a_database_that_somebody_holds_is_tidied_another_time(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(written(path)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("PRAGMA journal_mode=DELETE")  # leaving WAL takes the whole database
        connection.execute("begin exclusive")
        with (
            pytest.raises(sqlite3.OperationalError, match="locked"),
            closing(sqlite3.connect(path, timeout=0)) as other,
        ):
            other.execute("select * from kept")
        move_log(str(path))  # and nobody hears of it


def test_anything_else_that_is_wrong_is_told(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        move_log(str(tmp_path / "nowhere" / "tables.sqlite"))


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError(), ConnectionRefusedError("refused\nby all")])
def test_a_database_that_is_away_is_told_and_tried_again(tmp_path: Path, error: Exception) -> None:
    """Some errors of connections have no words at all; the only task that writes must survive them, too."""

    async def write() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        writer = Writer(engine)
        writer.start()

        async def fail(_connection: object) -> None:
            raise error

        async def work(_connection: object) -> int:
            return 5

        with pytest.raises(StorageDown):
            await writer.run(fail)
        assert await asyncio.wait_for(writer.run(work), 10) == 5
        await writer.stop()
        await engine.dispose()

    asyncio.run(write())
