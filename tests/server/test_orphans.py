"""A process is killed: those below it do not go on by themselves, and what it left behind is cleared away."""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from tafelrunde.server.figures import clear_left_behind, folder_for_figures

from .running import Server, open_table

SECONDS = 30.0


def before_long(holds: Callable[[], bool]) -> bool:
    until = time.monotonic() + SECONDS
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def below(server: Server) -> list[psutil.Process]:
    assert server.process is not None
    return psutil.Process(server.process.pid).children(recursive=True)


def gone(processes: list[psutil.Process]) -> bool:
    return all(not one.is_running() or one.status() == psutil.STATUS_ZOMBIE for one in processes)


@pytest.fixture
def workers(tmp_path: Path, redis_url: str) -> Iterator[Server]:
    """Two workers, and their own folder for what is temporary."""
    (tmp_path / "temporary").mkdir()
    server = Server(tmp_path, channels=redis_url, workers="2")
    server.start({"TMPDIR": str(tmp_path / "temporary")})
    try:
        yield server
    finally:
        assert server.process is not None
        for process in below(server) if server.process.poll() is None else ():
            process.kill()
        server.kill()


def test_workers_stop_in_good_order_when_their_parent_is_killed(workers: Server):
    assert before_long(lambda: workers.log_text().count('"ready"') == 2)
    orphans = below(workers)
    workers.kill()
    assert before_long(lambda: gone(orphans))
    assert workers.log_text().count('"stopped"') == 2
    assert "Traceback" not in workers.log_text()


def test_a_thinker_ends_with_its_worker_also_while_it_thinks(tmp_path: Path):
    server = Server(tmp_path)
    server.module = "tests.server.changed"
    server.start({"CHANGED": "ponder"})
    open_table(server, game="fuersten", seats=["bot:greedy", "bot:greedy"])
    assert before_long(lambda: "pondering" in server.log_text())
    (thinker,) = below(server)
    server.kill()
    try:
        assert before_long(lambda: gone([thinker]))
    finally:
        if not gone([thinker]):
            thinker.kill()


def test_the_next_start_clears_away_the_figures_of_a_server_that_was_killed(workers: Server):
    temporary = workers.folder / "temporary"
    (left,) = temporary.glob("tafelrunde-*")
    assert any(left.iterdir())
    orphans = below(workers)
    workers.kill()
    assert before_long(lambda: gone(orphans))
    assert left.exists()
    workers.start({"TMPDIR": str(temporary)})
    (own,) = temporary.glob("tafelrunde-*")
    assert own != left
    workers.stop()
    assert not own.exists()


def test_the_figures_of_a_living_server_are_left_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with folder_for_figures() as mine, folder_for_figures() as others:
        clear_left_behind()
        assert Path(mine).exists() and Path(others).exists()
    assert list(tmp_path.iterdir()) == []
