"""The folder in which several workers write their figures for Prometheus, so that any of them can add them up.

It goes away with the server. One that was killed leaves it behind; the next one clears it away. Whether the owner of a
folder still lives is told by a lock, which the system takes off when a process ends, however it ends.
"""

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

NAME = "tafelrunde-figures-"


@contextmanager
def folder_for_figures() -> Iterator[str]:
    clear_left_behind()
    folder, lock = _own_folder()
    try:
        yield str(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os.close(lock)


def clear_left_behind() -> None:
    """Removes the folders whose owners are gone."""
    for folder in Path(tempfile.gettempdir()).glob(f"{NAME}*"):
        with suppress(OSError):  # somebody else's, or gone already
            lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(lock)


def _own_folder() -> tuple[Path, int]:
    """A new folder and the lock on it, which is kept as long as this process lives."""
    while True:
        folder = Path(tempfile.mkdtemp(prefix=NAME))
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        fcntl.flock(lock, fcntl.LOCK_EX)
        if folder.exists():  # nobody has cleared it away in the moment before it was locked
            return folder, lock
        os.close(lock)
