"""Bringing a database into this version's form: wholly, or not at all.

A program may be killed at any moment, its first start included. PostgreSQL changes tables in transactions by itself.
With SQLite Python's driver begins none for statements that change tables, so here it is begun by hand.
"""

from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, event, func, inspect, select, table, text

from ..kernel import BadInput
from .schema import metadata

PATIENCE = 30  # seconds that a server waits while another one, begun at the same moment, upgrades the same file
NOTED_IN = "alembic_version"


def upgrade_file(address: URL) -> None:
    """Upgrades a SQLite database. Raises BadInput if it is no database of this program, or one of a newer version."""
    engine = create_engine(address.set(drivername="sqlite"), poolclass=NullPool, connect_args={"timeout": PATIENCE})
    event.listen(engine, "connect", _ready_to_rebuild)
    event.listen(engine, "begin", _begin_at_once)
    with engine.begin() as connection:
        _clear_half_made(connection)
        upgrade(connection)
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise BadInput(f"the database would be damaged by its upgrade (in {broken[0]}); nothing was changed")


def _ready_to_rebuild(connection: Any, _record: object) -> None:
    """SQLite changes a column by building its table again; dropping the old one must not delete what refers to it."""
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys=OFF")


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(connection: Connection) -> None:
    """Runs the scripts that are missing, within the transaction of the connection."""
    scripts = ScriptDirectory.from_config(config())
    known = {script.revision for script in scripts.walk_revisions()}
    found = _version(connection)
    if found is not None and found not in known:
        raise BadInput(
            f"the database has version {found}, this program knows versions up to {scripts.get_current_head()}; "
            "start a newer Tafelrunde with it, or name another database"
        )
    with_connection = config()
    with_connection.attributes["connection"] = connection
    command.upgrade(with_connection, "head")


def config() -> Config:
    found = Config()
    found.set_main_option("script_location", str(files("tafelrunde.server") / "migrations"))
    found.set_main_option("path_separator", "os")
    return found


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _clear_half_made(connection: Connection) -> None:
    """Earlier versions could be killed while they made their tables one by one, and noted no version then.

    Nobody has played in such a database: what is there of it goes, and it is made again.
    """
    there = set(inspect(connection).get_table_names()) - {NOTED_IN}
    if not there or _version(connection) is not None:
        return
    if strange := sorted(there - set(metadata.tables)):
        raise BadInput(f"the database has tables of another program ({strange[0]}); name a database of its own")
    for name in there:
        if connection.scalar(select(func.count()).select_from(table(name))):
            raise BadInput(
                f"the database has no version, but something in its table {name}; "
                "take a copy of it back, or name another database"
            )
    for name in sorted(there):
        connection.execute(text(f'DROP TABLE "{name}"'))
