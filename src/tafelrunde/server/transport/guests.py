"""Everybody who is connected to this worker, from the moment a connection is accepted until it is gone."""

import asyncio
import sys
from collections import Counter
from enum import IntEnum
from functools import cache

import structlog
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..config import Config, read_config
from ..limits import too_many
from ..metrics import TURNED_AWAY
from ..trouble import Trouble
from ..visitor import counted_as

log = structlog.get_logger()

LOOK_SECONDS = 0.5  # between two looks at who is late
LINGER_SECONDS = 2.0  # in which somebody who was turned away can read why
OTHER_FILES = 128  # that are open besides connections: database, channels, pipes to bots, the log
SHARE_TO_GO = 20  # one in so many has to go when there is no room left
SHARE_TO_KEEP = 0.75  # of the bytes of bodies, when there are too many


class Spare(IntEnum):
    """Who has to go first when there is no room left."""

    TURNED_AWAY = 0
    IDLE = 1  # between two requests: nothing is lost but the connection
    UNKNOWN = 2  # has not said what it wants
    HALF_SENT = 3  # has not said it to the end


class Guest(asyncio.Protocol):
    """A connection, as those see it who have to make room or go on waiting for it."""

    transport: asyncio.Transport
    peer: str | None = None  # by which it is counted; None: a proxy, which speaks for many
    since: float = 0.0  # when it began what it is doing
    held: int = 0  # bytes of a body that is not whole yet
    _waiting = False  # for the other side to take what was written
    _mark: tuple[float, int] | None = None  # when it was last seen to take enough, and what was left then

    def spare(self) -> Spare | None:
        """Whether it could go; None: not now."""
        raise NotImplementedError

    def look(self, now: float) -> None:
        """Sends it away if it is late."""
        raise NotImplementedError

    def turn_away(self, trouble: Trouble, limit: str) -> None:
        """Says why, and waits for nothing more."""
        raise NotImplementedError

    def drop(self) -> None:
        """Hangs up at once. Whoever is still working for it is told that it is gone."""
        raise NotImplementedError

    def pause_writing(self) -> None:
        self._waiting = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._waiting = False
        super().resume_writing()

    def _does_not_read(self, now: float, config: Config) -> bool:
        """Whether what was written is taken too slowly, or not at all."""
        left = self.transport.get_write_buffer_size()
        if not left or not (self._waiting or self.transport.is_closing()):
            self._mark = None
            return False
        left += not_yet_taken(self.transport)
        if self._mark is None:
            self._mark = (now, left)
            return False
        when, before = self._mark
        if now - when < config.send_seconds:
            return False
        self._mark = (now, left)
        return before - left < config.send_seconds * config.bytes_per_second


class Guests:
    """All connections of one worker."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._most = min(config.connections, files_for_connections())
        self._open: set[Guest] = set()
        self._held = 0  # bytes of all bodies that are not whole yet
        self._peers: Counter[str] = Counter()
        # those whose word about addresses is believed come with many people behind them
        self._proxies = ProxyHeadersMiddleware(_nothing, config.trusted_proxies).trusted_hosts
        self._looking = False

    def enter(self, guest: Guest, host: str | None) -> tuple[Trouble, str] | None:
        """Counts a newcomer. If there is no room for it: what it is told, and which limit it met."""
        if len(self._open) >= self._most:
            self._make_room()
        self.take_in(guest, host)
        if len(self._open) > self._most:
            return no_room(), "connections"
        if guest.peer is not None and self._peers[guest.peer] > self.config.connections_per_peer:
            return too_many("connections"), "connections_per_peer"
        return None

    def take_in(self, guest: Guest, host: str | None) -> None:
        """Counts a guest who is there in any case."""
        guest.peer = None if host is None or host in self._proxies else counted_as(host)
        self._open.add(guest)
        if guest.peer is not None:
            self._peers[guest.peer] += 1
        if not self._looking:
            self._looking = True
            self._look_again()

    def leave(self, guest: Guest) -> None:
        if guest not in self._open:
            return
        self._open.remove(guest)
        self.let_go(guest)
        if guest.peer is not None:
            self._peers[guest.peer] -= 1
            if not self._peers[guest.peer]:
                del self._peers[guest.peer]

    def hold(self, guest: Guest, size: int) -> None:
        """Counts bytes that are kept until the rest has come. If they are too many, the oldest give way."""
        guest.held += size
        self._held += size
        if self._held <= self.config.bodies_bytes:
            return
        for other in sorted((other for other in self._open if other.held), key=lambda other: other.since):
            other.turn_away(no_room(), "bodies_bytes")
            self.let_go(other)
            if self._held <= self.config.bodies_bytes * SHARE_TO_KEEP:
                return

    def let_go(self, guest: Guest) -> None:
        """They are whole, or nobody wants them."""
        self._held -= guest.held
        guest.held = 0

    def _make_room(self) -> None:
        """Several at once, as looking for them takes a while: those who lose least by it, the longest waiting first."""
        could_go = [(spare, guest.since, guest) for guest in self._open if (spare := guest.spare()) is not None]
        could_go.sort(key=lambda found: found[:2])
        for _, _, guest in could_go[: 1 + self._most // SHARE_TO_GO]:
            TURNED_AWAY.labels("connections").inc()
            self.leave(guest)
            guest.drop()

    def _look_again(self) -> None:
        asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look_round)

    def _look_round(self) -> None:
        if not self._open:
            self._looking = False
            return
        self._look_again()
        now = asyncio.get_running_loop().time()
        for guest in list(self._open):
            try:
                guest.look(now)
            except Exception:  # whatever is wrong with one of them, the others are looked after
                log.exception("connection failed")
                self.leave(guest)
                guest.transport.abort()


def no_room() -> Trouble:
    return Trouble(503, "no-room", headers={"Retry-After": "5"})


async def _nothing(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """No application: only its middleware's way to read the names of proxies is wanted."""


@cache
def guests() -> Guests:
    """Those of this process, whose settings are in the environment."""
    return Guests(read_config({}))


def not_yet_taken(transport: asyncio.Transport) -> int:
    """Bytes that the system keeps for the other side. It asks for more only when many of them are gone, so somebody who
    reads slowly seems not to read at all if they are not counted."""
    if sys.platform != "linux":
        return 0
    import fcntl  # noqa: PLC0415
    import termios  # noqa: PLC0415

    try:
        left = fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, bytes(4))
    except OSError:
        return 0
    return int.from_bytes(left, sys.byteorder)


def open_all_files() -> None:
    """Allows this process, and those it starts, as many files as the system lets it have: each connection is one."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def files_for_connections() -> int:
    if sys.platform == "win32":
        return sys.maxsize
    import resource  # noqa: PLC0415

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if most == resource.RLIM_INFINITY else max(1, most - OTHER_FILES)
