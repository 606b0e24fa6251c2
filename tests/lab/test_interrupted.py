"""A simulation that is interrupted keeps what is finished, and goes on."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tafelrunde.lab.folder import read_results
from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.workers import Alone, Processes

from .conftest import FUERSTEN

GAMES = 300  # more than can be played before it is stopped
COMMAND = ["simulate", "fuersten", "--bots", "greedy", "--seed", "t", "--shard", "4", "--workers", "2"]


def begin(out: Path) -> subprocess.Popen[str]:
    """A simulation that has kept something and is not finished, in a group of its own as a terminal would start it."""
    command = [sys.executable, "-m", "tafelrunde", *COMMAND, "--games", str(GAMES), "--out", str(out)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    for _ in range(600):
        if (out / "games").is_dir() and any((out / "games").glob("*.parquet")):
            return process
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError("nothing was kept")


def gone(group: int) -> bool:
    """Whether nobody of the group is left, soon."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_what_is_finished_is_kept_and_the_same_call_goes_on(stop: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "run"
    process = begin(out)
    if stop is signal.SIGINT:
        os.killpg(process.pid, stop)  # Ctrl-C reaches everybody at the terminal
    else:
        process.send_signal(stop)
    _, told = process.communicate(timeout=30)
    assert gone(process.pid), "workers have outlived the simulation"
    kept = read_results([out]).games.num_rows
    assert 0 < kept < GAMES and kept % 4 == 0
    if stop is signal.SIGINT:
        assert process.returncode == 130, told
        assert told == f"stopped: {kept} of {GAMES} games are kept in {out}, the same command goes on\n"
    whole = kept + 2  # going on to the end would take too long here
    assert simulate_into(out, FUERSTEN, whole, "t", Alone()) == 2
    simulate_into(tmp_path / "straight", FUERSTEN, whole, "t", Alone())
    resumed, straight = read_results([out]), read_results([tmp_path / "straight"])
    for one, other in ((resumed.games, straight.games), (resumed.cards, straight.cards)):
        assert one.sort_by("number").equals(other)


def end_oneself(by: signal.Signals) -> None:
    os.kill(os.getpid(), by)
    time.sleep(60)


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_a_worker_that_was_interrupted_stands_for_all() -> None:
    """Whoever presses Ctrl-C has not run out of memory, even if a worker's end is noticed before the own signal."""
    with pytest.raises(KeyboardInterrupt), Processes(2) as crew:
        list(crew.each(end_oneself, [signal.SIGINT]))
    with pytest.raises(ChildProcessError, match="has died"), Processes(2) as crew:
        list(crew.each(end_oneself, [signal.SIGKILL]))


INTERRUPTED_AT_ONCE = """
import os, signal, sys
if "--multiprocessing-fork" in sys.orig_argv:
    os.kill(os.getpid(), signal.SIGINT)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_a_worker_interrupted_while_it_starts_says_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTED_AT_ONCE)
    with pytest.raises(KeyboardInterrupt), Processes(2, {"PYTHONPATH": str(tmp_path)}) as crew:
        list(crew.each(abs, [-1, -2, -3]))
    assert capfd.readouterr().err == ""
