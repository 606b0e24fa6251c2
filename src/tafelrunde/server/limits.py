"""How much one address or connection may ask for. Whatever comes in is counted here first.

Taking is a matter of a few additions and waits for nobody. With several workers each notes what was taken from it, and
`shared_limits` sees to it that all of them know what is left.
"""

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from .bell import is_redis
from .config import Config
from .metrics import TURNED_AWAY
from .trouble import Trouble

MOST_ADDRESSES = 20_000
Limit = Literal["requests", "tables", "chat", "hints", "analyses"]
Taken = tuple[Limit, str]


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float

    def share(self, parts: int) -> "Rate":
        return Rate(max(min(1, self.burst), self.burst / parts), self.per_second / parts)


class Bucket:
    """What is left of a rate. It may be less than nothing, when several workers gave something away at one moment."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float) -> None:
        self.left = left
        self.seen = time.monotonic()

    def take(self, rate: Rate) -> bool:
        now = time.monotonic()
        self.left = min(rate.burst, self.left + (now - self.seen) * rate.per_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class PerAddress:
    """A bucket for each address. The least recently seen are forgotten when there are very many."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate.burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(self.rate)

    def settle(self, address: str, left: float) -> None:
        """What is left for an address now, after what others have taken."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.left, bucket.seen = left, time.monotonic()


class Counted:
    """How many of something each address has open now, here and elsewhere."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: dict[str, int] = {}
        self.elsewhere: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        if self.here.get(address, 0) + self.elsewhere.get(address, 0) >= self.most:
            return False
        self.here[address] = self.here.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        left = self.here.get(address, 0) - 1
        if left > 0:
            self.here[address] = left
        else:
            self.here.pop(address, None)


class Limits:
    """All limits of one worker. What is over one of them is counted, and raises Trouble."""

    def __init__(self, config: Config) -> None:
        self._workers = config.workers
        self._most_connections = config.connections_per_address
        self._frames = Rate(config.messages_burst, config.messages_per_second)
        self.rates: dict[Limit, Rate] = {
            "requests": Rate(config.requests_burst, config.requests_per_second),
            "tables": Rate(config.tables_per_address, config.tables_per_address / 3600),
            "chat": Rate(config.chat_per_minute, config.chat_per_minute / 60),
            "hints": Rate(config.hints_burst, config.hints_per_minute / 60),
            "analyses": Rate(config.analyses_per_address, config.analyses_per_address / 3600),
        }
        self.connections = Counted(config.connections_per_address)
        self.buckets = {limit: PerAddress(rate) for limit, rate in self.rates.items()}
        # what the other workers have not been told yet
        self.shared = is_redis(config.channels)
        self.taken: dict[Taken, int] = {}
        self.moved: set[str] = set()  # addresses whose connections have changed, or have to be looked at again
        self.woken = asyncio.Event()
        self.count_alone(not self.shared)

    def count_alone(self, alone: bool) -> None:
        """Whether this worker keeps to its share of every limit, since it does not hear of the others."""
        parts = self._workers if alone else 1
        for limit, rate in self.rates.items():
            self.buckets[limit].rate = rate.share(parts)
        self.connections.most = max(1, self._most_connections // parts)
        self.connections.elsewhere.clear()
        self.taken.clear()

    def take(self, limit: Limit, whose: str, what: str | None = None) -> None:
        """One more for an address, or for whatever else has a limit of its own; `what` is what it is called."""
        if not self.buckets[limit].take(whose):
            raise self._over(limit, what or CALLED[limit])
        if self.shared:
            self.taken[limit, whose] = self.taken.get((limit, whose), 0) + 1
            self.woken.set()

    def connect(self, address: str) -> None:
        """One more open connection; `disconnect` when it is closed."""
        entered = self.connections.enter(address)
        self._look_at(address)
        if not entered:
            raise self._over("connections", "connections")

    def disconnect(self, address: str) -> None:
        self.connections.leave(address)
        self._look_at(address)

    def _look_at(self, address: str) -> None:
        if self.shared:
            self.moved.add(address)
            self.woken.set()

    def frame(self, left: Bucket) -> None:
        """One more message on a connection."""
        if not left.take(self._frames):
            raise self._over("messages", "messages")

    def _over(self, limit: str, what: str) -> Trouble:
        TURNED_AWAY.labels(limit).inc()
        return too_many(what)


CALLED: dict[Limit, str] = {
    "requests": "requests",
    "tables": "tables",
    "chat": "lines",
    "hints": "hints",
    "analyses": "analyses",
}


def too_many(what: str) -> Trouble:
    return Trouble(429, "too-many", what=what, headers={"Retry-After": "5"})
