"""Nobody is left behind when the process above is killed: workers stop in good order, thinkers at once."""

import asyncio
import ctypes
import multiprocessing
import os
import signal
import sys

import structlog

log = structlog.get_logger()

PR_SET_PDEATHSIG = 1  # Linux: the signal to be sent when the parent has died


def end_with_parent() -> None:
    """A worker stops as if it had been told to, once the process that started it is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    loop = asyncio.get_running_loop()

    def stop() -> None:
        loop.remove_reader(parent.sentinel)
        log.error("the process above the workers is gone; stopping", pid=os.getpid())
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(parent.sentinel, stop)  # the end of a pipe that is closed when the parent ends


def be_killed_with_parent() -> None:
    """Where the system can see to it, also while compiled code computes and lets nothing else run."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
