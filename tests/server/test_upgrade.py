"""A database is upgraded wholly or not at all, at whatever statement the program is killed."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Engine, event

from tafelrunde.kernel import BadInput
from tafelrunde.server import upgrade as upgrading
from tafelrunde.server.schema import metadata
from tafelrunde.server.upgrade import upgrade_file

SURVIVED, KILLED = 0, 9
LAST = str(ScriptDirectory.from_config(upgrading.config()).get_current_head())

# A script after all there are. It changes a column, for which SQLite builds the table again, and fills it: a table
# that others refer to.
SECOND = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "LAST"


def upgrade() -> None:
    op.create_table("halls", sa.Column("id", sa.Integer, primary_key=True), sa.Column("name", sa.Text))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("mode", type_=sa.String(64))
        tables.add_column(sa.Column("hall", sa.Integer))
    op.execute("INSERT INTO halls VALUES (1, 'great')")
    op.execute("UPDATE tables SET hall = 1")
"""


def address(file: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(file))


def upgraded_until(file: Path, statement: int) -> int:
    """Upgrades a database in a process of its own, which is killed before its so manyth statement."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        done = 0

        def count(*_: Any, **__: Any) -> None:
            nonlocal done
            done += 1
            if done > statement:
                os._exit(KILLED)

        event.listen(Engine, "before_cursor_execute", count)
        upgrade_file(address(file))
        os._exit(SURVIVED)
    except BaseException:
        os._exit(1)


def killed_everywhere(file: Path, before: Path | None = None) -> Iterator[int]:
    """The database after a kill before each statement of its upgrade, begun from the same state each time."""
    for statement in range(1000):
        for rest in file.parent.glob(f"{file.name}*"):
            rest.unlink()
        if before is not None:
            shutil.copy(before, file)
        code = upgraded_until(file, statement)
        if code == SURVIVED:
            return
        assert code == KILLED
        yield statement
    raise AssertionError("an upgrade of a thousand statements?")


def tables_in(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


OURS = {*metadata.tables, "alembic_version"}


def test_a_first_start_that_was_killed_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    kills = 0
    for _ in killed_everywhere(file):
        kills += 1
        assert tables_in(file) <= {"sqlite_sequence"}
        upgrade_file(address(file))
        assert tables_in(file) >= OURS
    assert kills > 15


def half_made(file: Path, tables: int) -> None:
    """As earlier versions could leave it: some tables, each kept as it was made, and no version."""
    upgrade_file(address(file))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("DELETE FROM alembic_version")
        for name in list(metadata.tables)[tables:]:
            connection.execute(f'DROP TABLE "{name}"')


@pytest.mark.parametrize("tables", [1, 3, len(metadata.tables)])
def test_what_an_earlier_version_left_half_made_is_made_again(tables: int, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    half_made(file, tables)
    upgrade_file(address(file))
    assert tables_in(file) >= OURS and rows(file, "SELECT * FROM alembic_version") == [(LAST,)]


def test_what_is_not_ours_or_not_empty_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    half_made(file, 3)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE invoices (id INTEGER)")
    with pytest.raises(BadInput, match="tables of another program"):
        upgrade_file(address(file))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("DROP TABLE invoices")
        _a_game(connection)
    with pytest.raises(BadInput, match="no version, but something in its table tables"):
        upgrade_file(address(file))
    assert rows(file, "SELECT id FROM tables") == [("t1",)]


def _a_game(connection: sqlite3.Connection) -> None:
    """A table, and where there is a place for them its answers."""
    for table in ("tables", "answers"):
        columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
        names = [name for _, name, *_ in columns]
        for number in range(1 if table == "tables" else 20):
            given = {"id": "t1", "table_id": "t1", "seq": number, "move_id": str(number)}
            values = [given.get(name, "" if kind.startswith(("VAR", "TEXT")) else 0) for _, name, kind, *_ in columns]
            if names:
                marks = ", ".join("?" * len(names))
                connection.execute(f"INSERT INTO {table} VALUES ({marks})", values)


def test_a_second_upgrade_that_dies_halfway_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = tmp_path / "before.sqlite"
    upgrade_file(address(before))
    with closing(sqlite3.connect(before, isolation_level=None)) as connection:
        _a_game(connection)
        connection.execute("PRAGMA journal_mode=DELETE")
    scripts = tmp_path / "migrations"
    shutil.copytree(Path(upgrading.__file__).parent / "migrations", scripts)
    (scripts / "versions" / "v9999_halls.py").write_text(SECOND.replace("LAST", LAST), encoding="utf-8")
    real = upgrading.config

    def newer() -> Any:
        config = real()
        config.set_main_option("script_location", str(scripts))
        return config

    monkeypatch.setattr(upgrading, "config", newer)
    file = tmp_path / "tables.sqlite"
    kills = 0
    for _ in killed_everywhere(file, before):
        kills += 1
        assert "halls" not in tables_in(file)
        assert rows(file, "SELECT * FROM alembic_version") == [(LAST,)]
        assert len(rows(file, "SELECT * FROM answers")) == 20
        upgrade_file(address(file))
        assert rows(file, "SELECT id, hall FROM tables") == [("t1", 1)]
        assert len(rows(file, "SELECT * FROM answers")) == 20
        assert rows(file, "SELECT * FROM alembic_version") == [("9999",)]
    assert kills > 8
    monkeypatch.undo()
    with pytest.raises(BadInput, match=f"has version 9999, this program knows versions up to {LAST}"):
        upgrade_file(address(file))


def test_a_game_of_the_first_version_is_still_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    real = command.upgrade
    monkeypatch.setattr(command, "upgrade", lambda config, _head: real(config, "0001"))
    upgrade_file(address(file))
    monkeypatch.undo()
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        _a_game(connection)
    upgrade_file(address(file))
    assert rows(file, "SELECT id, opened_from FROM tables") == [("t1", None)]
    assert len(rows(file, "SELECT * FROM answers")) == 20
    assert tables_in(file) >= OURS
