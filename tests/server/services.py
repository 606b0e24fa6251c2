"""PostgreSQL and Redis for the tests: found on this machine, started for the tests alone, stopped afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

POSTGRES_MISSING = "PostgreSQL is not installed (apt install postgresql)"
REDIS_MISSING = "Redis is not installed (apt install redis-server)"

START_SECONDS = 60.0  # a busy machine may take its time
STOP_SECONDS = 10.0
ATTEMPTS = 3

Process = subprocess.Popen[bytes]
Account = tuple[int, int]  # user and group


def find_postgres() -> Path | None:
    """The folder with initdb and postgres; Debian keeps it off the PATH, one per version."""
    on_path = [Path(folder) for folder in os.get_exec_path() if folder]
    versions = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if folder.parent.name.isdigit()]
    newest_first = sorted(versions, key=lambda folder: int(folder.parent.name), reverse=True)
    for folder in (*on_path, *newest_first):
        if all(os.access(folder / program, os.X_OK) for program in ("initdb", "postgres")):
            return folder
    return None


def find_redis() -> Path | None:
    """The Redis server program."""
    found = shutil.which("redis-server")
    return Path(found) if found else None


def free_port() -> int:
    """A loopback port that nobody listens on at this moment; somebody may take it before it is used."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@contextmanager
def scratch_folder() -> Iterator[Path]:
    """A new folder, removed afterwards; its path is short enough for a socket and open to the account of PostgreSQL,
    while the folders of pytest's tmp_path are closed to all but their owner."""
    usual = Path(tempfile.gettempdir()).resolve()
    closed = any(not folder.stat().st_mode & 0o001 for folder in (usual, *usual.parents))
    folder = Path(tempfile.mkdtemp(prefix="tafelrunde-", dir="/var/tmp" if closed and _account() else usual))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_postgres(folder: Path, port: int | None = None, *, durable: bool = False) -> Iterator[str]:
    """A PostgreSQL server with its database in the folder, an empty one if there is none: its URL for SQLAlchemy.

    Unless it is to be `durable` it does not wait for the disk: tests have nothing to keep.
    """
    programs = find_postgres()
    if programs is None:
        raise FileNotFoundError(POSTGRES_MISSING)
    account = _account()
    if account is not None:
        os.chown(folder, *account)
    data = folder / "data"
    log = folder / "postgres.log"
    if not data.exists():
        _make_database(programs, folder, data, log, account)

    def command(port: int) -> list[str]:
        listen = ["-h", "127.0.0.1", "-p", str(port), "-k", str(folder)]
        hasty = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]
        return [str(programs / "postgres"), "-D", str(data), *listen, *([] if durable else hasty)]

    def ready(process: Process, _port: int) -> bool:
        """PostgreSQL writes it into its pid file, on the eighth line, once it takes connections."""
        lines = _read(data / "postmaster.pid").splitlines()
        return len(lines) >= 8 and lines[0] == str(process.pid) and lines[7].strip() == "ready"

    with _running(command, ready, folder, log, account, port) as found:
        yield f"postgresql+asyncpg://tafelrunde@127.0.0.1:{found}/postgres"


def _make_database(programs: Path, folder: Path, data: Path, log: Path, account: Account | None) -> None:
    initdb = [programs / "initdb", "--pgdata", data, "--username=tafelrunde", "--auth=trust", "--no-sync"]
    made = _popen([*map(str, initdb), "--encoding=UTF8", "--locale=C"], folder, log, account)
    try:
        if made.wait(timeout=START_SECONDS):
            raise RuntimeError(f"initdb failed:\n{_read(log)}")
    finally:
        _stop(made)


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """A Redis server that keeps nothing on disk: its URL."""
    program = find_redis()
    if program is None:
        raise FileNotFoundError(REDIS_MISSING)

    def command(port: int) -> list[str]:
        listen = ["--port", str(port), "--bind", "127.0.0.1"]
        return [str(program), *listen, "--save", "", "--appendonly", "no", "--dir", str(folder)]

    def ready(_process: Process, port: int) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    with _running(command, ready, folder, folder / "redis.log", None) as port:
        yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def _running(
    command: Callable[[int], list[str]],
    ready: Callable[[Process, int], bool],
    folder: Path,
    log: Path,
    account: Account | None,
    wanted: int | None = None,
) -> Iterator[int]:
    """The server on a port of its own; another port is tried when somebody was faster in taking the first."""
    for _ in range(ATTEMPTS):
        port = free_port() if wanted is None else wanted
        process = _popen(command(port), folder, log, account)
        try:
            if _started(ready, process, port):
                yield port
                return
        finally:
            _stop(process)
    raise RuntimeError(f"{Path(command(0)[0]).name} did not start:\n{_read(log)}")


def _popen(command: list[str], folder: Path, log: Path, account: Account | None) -> Process:
    """Start a program inside the folder, as another account when one is given; what it says goes into the log."""
    environment = {**os.environ, "LC_ALL": "C"}  # the locale of the shell may be one that is not installed
    user, group = account or (None, None)
    with log.open("ab") as output:
        return subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            user=user,
            group=group,
            extra_groups=[] if account else None,
        )


def _started(ready: Callable[[Process, int], bool], process: Process, port: int) -> bool:
    """Whether the server got ready before it ended or the time ran out."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        if ready(process, port):
            return process.poll() is None
        time.sleep(0.02)
    return False


def _stop(process: Process) -> None:
    """End the server: SIGINT lets PostgreSQL close its connections rather than wait for them, as SIGTERM would."""
    if process.poll() is not None:
        return
    process.send_signal(signal.SIGINT)
    try:
        process.wait(timeout=STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _account() -> Account | None:
    """Who runs PostgreSQL in place of root, whom it refuses; nobody in particular when the tests do not run as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    import pwd  # noqa: PLC0415 - not on every system, as geteuid

    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return entry.pw_uid, entry.pw_gid


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
