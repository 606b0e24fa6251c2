"""How much one address or connection may ask for. Whatever comes in is counted here first."""

import time
from collections import OrderedDict
from typing import Literal

from .config import Config
from .metrics import TURNED_AWAY
from .trouble import Trouble

MOST_ADDRESSES = 20_000
Limit = Literal["requests", "tables", "chat", "hints"]


class Bucket:
    """So many at once, and so many more each second."""

    __slots__ = ("_full", "_left", "_per_second", "_seen")

    def __init__(self, burst: float, per_second: float) -> None:
        self._full = burst
        self._left = burst
        self._per_second = per_second
        self._seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._seen) * self._per_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PerAddress:
    """A bucket for each address. The least recently seen are forgotten when there are very many."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._burst, self._per_second)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()


class Counted:
    """How many of something each address has open now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)


class Limits:
    """All limits of one worker. What is over one of them is counted, and raises Trouble."""

    def __init__(self, config: Config) -> None:
        self._connections = Counted(config.connections_per_address)
        self._buckets: dict[Limit, tuple[PerAddress, str]] = {
            "requests": (PerAddress(config.requests_burst, config.requests_per_second), "requests"),
            "tables": (PerAddress(config.tables_per_address, config.tables_per_address / 3600), "tables"),
            "chat": (PerAddress(config.chat_per_minute, config.chat_per_minute / 60), "lines"),
            "hints": (PerAddress(config.hints_per_minute, config.hints_per_minute / 60), "hints"),
        }

    def take(self, limit: Limit, whose: str, what: str | None = None) -> None:
        """One more for an address, or for whatever else has a limit of its own; `what` is what it is called."""
        buckets, usual = self._buckets[limit]
        if not buckets.take(whose):
            raise self._over(limit, what or usual)

    def connect(self, address: str) -> None:
        """One more open connection; `disconnect` when it is closed."""
        if not self._connections.enter(address):
            raise self._over("connections", "connections")

    def disconnect(self, address: str) -> None:
        self._connections.leave(address)

    def frame(self, left: Bucket) -> None:
        """One more message on a connection."""
        if not left.take():
            raise self._over("messages", "messages")

    def _over(self, limit: str, what: str) -> Trouble:
        TURNED_AWAY.labels(limit).inc()
        return too_many(what)


def too_many(what: str) -> Trouble:
    return Trouble(429, "too-many", what=what, headers={"Retry-After": "5"})
