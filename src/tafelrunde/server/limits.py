"""How much one address or connection may ask for."""

import time
from collections import OrderedDict

from .trouble import Trouble

MOST_ADDRESSES = 20_000


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


def too_many(what: str) -> Trouble:
    return Trouble(429, "too-many", what=what, headers={"Retry-After": "5"})
