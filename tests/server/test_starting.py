"""What is said when the server cannot start: one line that names what is wrong."""

import asyncio
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from tafelrunde.cli import main
from tafelrunde.server import serve as serving
from tafelrunde.server.database import open_engine, prepare

from .services import free_port


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """The one line with which the command ends when it cannot start. In this process: the server's libraries are read
    once and not for each of many cases."""

    def started(*_: object) -> None:
        raise AssertionError("it would have started")

    def refused(*arguments: str, **environment: str) -> str:
        monkeypatch.setattr(serving, "_serve", started)
        told = CliRunner().invoke(main, ["serve", *arguments], env=environment)
        return complaint(told.exit_code, told.stdout, told.stderr)

    return refused


def complaint(code: int, output: str, errors: str) -> str:
    """The one line on stderr."""
    assert (code, output) == (2, ""), (code, output, errors)
    lines = errors.splitlines()
    assert len(lines) == 1 and lines[0].startswith("tafelrunde: "), errors
    assert "Traceback" not in errors and "Error:" not in errors
    return lines[0]


def refused_process(*arguments: str) -> str:
    """The same of a process: threads that a library leaves behind say nothing either when it ends."""
    command = [sys.executable, "-m", "tafelrunde", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return complaint(done.returncode, done.stdout, done.stderr)


def at(folder: Path) -> tuple[str, ...]:
    return ("--port", "0", "--database", f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")


def test_a_port_in_use_is_named(tmp_path):
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = listening.getsockname()[1]
        told = refused_process("--port", str(port), *at(tmp_path)[2:])
    assert f"127.0.0.1:{port}" in told and "--port" in told
    assert not (tmp_path / "tables.sqlite").exists()


def test_a_host_that_is_not_ours_is_named(tmp_path, refused):
    assert "192.0.2.1" in refused("--host", "192.0.2.1", *at(tmp_path))
    assert "no.such.host.invalid" in refused("--host", "no.such.host.invalid", *at(tmp_path))


async def made_ready(url: str) -> None:
    engine = open_engine(url)
    await prepare(engine, 1.0)
    await engine.dispose()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path, refused):
    asyncio.run(made_ready(at(tmp_path)[-1]))
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    told = refused(*at(tmp_path))
    assert "9999" in told and "newer" in told
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("select version_num from alembic_version").fetchall() == [("9999",)]


@pytest.mark.parametrize("content", [b"no database at all, just a text\n" * 50, b"SQLite format 3\x00x"])
def test_a_file_that_is_no_database_is_left_alone(tmp_path, content, refused):
    (tmp_path / "tables.sqlite").write_bytes(content)
    assert "tables.sqlite" in refused(*at(tmp_path))
    assert (tmp_path / "tables.sqlite").read_bytes() == content


def test_a_folder_that_is_not_there_is_named(tmp_path):
    assert "nowhere" in refused_process(*at(tmp_path / "nowhere"))


@pytest.mark.parametrize("scheme", ["redis", "postgresql", "postgresql+asyncpg"])
def test_channels_that_do_not_answer_are_named_without_their_password(tmp_path, scheme, refused):
    port = free_port()
    told = refused("--channels", f"{scheme}://user:s3cret@127.0.0.1:{port}/0", *at(tmp_path))
    assert f"127.0.0.1:{port}" in told and "s3cret" not in told


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+asyncpg"])
def test_a_database_that_does_not_answer_is_named_without_its_password(scheme, refused):
    port = free_port()
    told = refused("--port", "0", "--database", f"{scheme}://user:s3cret@127.0.0.1:{port}/tables")
    assert f"127.0.0.1:{port}" in told and "s3cret" not in told


def test_several_workers_need_channels(tmp_path, refused):
    told = refused("--workers", "2", *at(tmp_path))
    assert "--channels" in told
    assert "--channels" in refused(*at(tmp_path), TAFELRUNDE_WORKERS="2")


@pytest.mark.parametrize(
    "option",
    [
        ("--database", "nonsense"),
        ("--database", "://"),
        ("--database", "mysql://user@host/name"),
        ("--database", "postgresql://user@host:port/name"),
        ("--database", "postgresql+psycopg://user@host/name"),
        ("--database", "sqlite+aiosqlite:///"),
        ("--channels", "nonsense"),
        ("--channels", "ftp://127.0.0.1/0"),
        ("--channels", "redis://127.0.0.1:port/0"),
        ("--channels", "redis://[::1"),
        ("--channels", "postgresql://user@host:port/name"),
    ],
)
def test_an_address_that_cannot_be_meant_is_refused(tmp_path, option, refused):
    rest = at(tmp_path)[:2] if option[0] == "--database" else at(tmp_path)
    refused(*option, *rest)


@pytest.mark.parametrize("setting", ["PORT", "BOT_SECONDS"])
def test_a_setting_that_is_no_number_is_named(tmp_path, setting, refused):
    arguments = at(tmp_path)[2:] if setting == "PORT" else at(tmp_path)
    assert f"TAFELRUNDE_{setting}" in refused(*arguments, **{f"TAFELRUNDE_{setting}": "many"})
