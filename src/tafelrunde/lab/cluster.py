"""The same work on a Ray cluster: the one RAY_ADDRESS names, or one of this machine that lasts as long as the work.

Results come back to the process that asked and are written there, so the machines of a cluster need no common disk;
changed card files travel with the work. They need the same tafelrunde.
"""

import errno
import logging
import os
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from ..kernel import BadInput
from .workers import Done, carry_out

A = TypeVar("A")
B = TypeVar("B")

ADDRESS = "RAY_ADDRESS"
KNOCKING = 5  # seconds
OBJECT_STORE = 100 * 2**20  # bytes: shards are small, Ray would take a third of the memory


class Cluster:
    """So many tasks at a time. A context: leaving it lets go of the cluster."""

    def __init__(self, workers: int, own_cards: Mapping[str, tuple[Path, ...]] | None = None) -> None:
        """`own_cards` are card files to play with, by the environment variable that names them."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody but the user learns that something is simulated
        try:
            import ray  # noqa: PLC0415  large, and wanted only here
        except ImportError as error:
            needed = "--backend ray needs the package ray; install it with: pip install tafelrunde[cluster]"
            raise BadInput(needed) from error
        self._ray: Any = ray
        self._workers = workers
        self._own_cards = own_cards or {}
        self._travelling: tempfile.TemporaryDirectory[str] | None = None

    def __enter__(self) -> "Cluster":
        address = os.environ.get(ADDRESS)
        if address:
            _knock(address)
        where: dict[str, Any] = {"address": address} if address else self._of_this_machine()
        try:
            self._ray.init(**where, runtime_env=self._environment(), logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            why = str(error).partition("\n")[0]
            raise BadInput(f"there is no Ray cluster to be had at {address or 'this machine'}: {why}") from error
        return self

    def _of_this_machine(self) -> dict[str, Any]:
        return {
            "address": "local",
            "num_cpus": self._workers,
            "include_dashboard": False,
            "object_store_memory": OBJECT_STORE,
        }

    def _environment(self) -> dict[str, Any]:
        """Card files go along in the working folder of the tasks; the variable names them as they lie there."""
        if not self._own_cards:
            return {}
        self._travelling = tempfile.TemporaryDirectory()
        variables = {}
        for name, files in self._own_cards.items():
            for number, file in enumerate(files):
                shutil.copy(file, Path(self._travelling.name) / f"{number}-{file.name}")
            variables[name] = os.pathsep.join(f"{number}-{file.name}" for number, file in enumerate(files))
        return {"working_dir": self._travelling.name, "env_vars": variables}

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()
        if self._travelling is not None:
            self._travelling.cleanup()

    def each(self, work: Callable[[A], B], items: Iterable[A]) -> Iterator[B]:
        task = self._ray.remote(carry_out)
        left = iter(items)
        running: list[Any] = []
        while True:
            running += [task.remote(work, item) for item in islice(left, self._workers - len(running))]
            if not running:
                return
            finished, running = self._ray.wait(running)
            for reference in finished:
                yield self._fetched(reference).given()

    def _fetched(self, reference: Any) -> Done[Any]:
        lost = self._ray.exceptions
        try:
            done: Done[Any] = self._ray.get(reference)
        except (lost.WorkerCrashedError, lost.ObjectLostError, lost.NodeDiedError) as error:
            why = str(error).partition("\n")[0]
            raise ChildProcessError(errno.ECHILD, f"a machine of the cluster was lost ({why})") from error
        return done


def _knock(address: str) -> None:
    """Whether anybody is there: Ray would wait for minutes, and complain meanwhile. Raises BadInput if not."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # `auto`, or a name that only Ray understands
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKING).close()
    except (OSError, OverflowError) as error:
        raise BadInput(f"there is no Ray cluster at {address} ({ADDRESS}): {error}") from error
