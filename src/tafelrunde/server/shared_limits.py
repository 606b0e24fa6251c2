"""Limits that hold for the whole service, however many workers and machines it has: Redis keeps what is left.

Nobody waits for it. A worker decides by what it knows, tells Redis a moment later what it gave away, and is told what
the others did. So a few more may slip in at the same moment at different workers; they are taken off afterwards, since
a bucket can be emptier than empty. While Redis does not answer, each worker keeps to its share.
"""

import asyncio
import secrets
import time
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .limits import Limits, Taken

log = structlog.get_logger()
T = TypeVar("T")

PAUSE = 0.02  # seconds in which what was taken is gathered
REFRESH = 10.0  # how often open connections are told again
FORGOTTEN = 30_000  # milliseconds after which a worker that tells nothing has no connections any more
AGAIN = 1.0
PATIENCE = 2.0
AT_ONCE = 500
KEPT_FULL = 86_400_000  # milliseconds, for what never fills up again

# Takes so many off each bucket and tells what is left of it.
TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local all = {}
for i, key in ipairs(KEYS) do
  local burst, rate, taken = tonumber(ARGV[3*i-2]), tonumber(ARGV[3*i-1]), tonumber(ARGV[3*i])
  local found = redis.call('HMGET', key, 'left', 'at')
  local left = math.min(burst, (tonumber(found[1]) or burst) + (now - (tonumber(found[2]) or now)) / 1000 * rate)
  left = math.max(left - taken, -burst)
  redis.call('HSET', key, 'left', tostring(left), 'at', now)
  redis.call('PEXPIRE', key, rate > 0 and math.ceil((burst - left) / rate * 1000) + 1000 or KEPT_FULL)
  all[i] = tostring(left)
end
return all
""".replace("KEPT_FULL", str(KEPT_FULL))

# Notes how many connections of each address are open at one worker, and tells how many are at the others.
OPEN = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local me, kept, all = ARGV[1], tonumber(ARGV[2]), {}
for i, key in ipairs(KEYS) do
  local here = tonumber(ARGV[i+2])
  if here > 0 then redis.call('HSET', key, me, here .. ' ' .. now + kept) else redis.call('HDEL', key, me) end
  redis.call('PEXPIRE', key, kept)
  local told, elsewhere = redis.call('HGETALL', key), 0
  for j = 1, #told, 2 do
    local open, ends = string.match(told[j+1], '(%d+) (%d+)')
    if tonumber(ends) < now then redis.call('HDEL', key, told[j])
    elseif told[j] ~= me then elsewhere = elsewhere + tonumber(open) end
  end
  all[i] = elsewhere
end
return all
"""


class SharedLimits:
    """Tells Redis what this worker gave away, and the worker what is left."""

    def __init__(self, limits: Limits, url: str) -> None:
        self._limits = limits
        self._me = secrets.token_hex(8)
        once_more = Retry(NoBackoff(), 1)  # a connection may be from before a restart
        self._redis: Any = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE, retry=once_more
        )
        self._take = self._redis.register_script(TAKE)
        self._open = self._redis.register_script(OPEN)
        self._refreshed = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._keep_in_step(), name="limits")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))
        await self._redis.aclose()

    async def _keep_in_step(self) -> None:
        alone = False
        while True:
            try:
                if alone:
                    await self._redis.ping()
                    alone = False
                    self._limits.count_alone(False)
                    self._limits.moved.update(self._limits.connections.here)
                    log.info("limits are counted for all workers again")
                await self._exchange()
                await asyncio.sleep(PAUSE)
                await self._something_new()
            except (RedisError, OSError, TimeoutError) as error:
                if not alone:
                    alone = True
                    log.warning(
                        "channels do not answer; each worker keeps to its share of the limits",
                        error=f"{type(error).__name__}: {error}",
                    )
                self._limits.count_alone(True)
                await asyncio.sleep(AGAIN)

    async def _something_new(self) -> None:
        left = self._refreshed + REFRESH - time.monotonic()
        try:
            await asyncio.wait_for(self._limits.woken.wait(), max(0.0, left))
        except TimeoutError:
            connections = self._limits.connections
            self._limits.moved.update(connections.here, connections.elsewhere)
            self._refreshed = time.monotonic()

    async def _exchange(self) -> None:
        limits = self._limits
        limits.woken.clear()
        taken, limits.taken = limits.taken, {}
        moved, limits.moved = limits.moved, set()
        for some in _parts(list(taken.items())):
            await self._tell_taken(dict(some))
        for addresses in _parts(list(moved)):
            await self._tell_open(addresses)

    async def _tell_taken(self, taken: dict[Taken, int]) -> None:
        limits = self._limits
        numbers: list[float] = []
        for (limit, _), number in taken.items():
            rate = limits.rates[limit]
            numbers += [rate.burst, rate.per_second, number]
        keys = [f"tafelrunde:limit:{limit}:{whose}" for limit, whose in taken]
        for (limit, whose), left in zip(taken, await self._take(keys, numbers), strict=True):
            limits.buckets[limit].settle(whose, float(left) - limits.taken.get((limit, whose), 0))

    async def _tell_open(self, addresses: Sequence[str]) -> None:
        connections = self._limits.connections
        keys = [f"tafelrunde:open:{address}" for address in addresses]
        here = [connections.here.get(address, 0) for address in addresses]
        for address, elsewhere in zip(addresses, await self._open(keys, [self._me, FORGOTTEN, *here]), strict=True):
            if elsewhere:
                connections.elsewhere[address] = int(elsewhere)
            else:
                connections.elsewhere.pop(address, None)


def _parts(entries: list[T]) -> Iterator[list[T]]:
    for begin in range(0, len(entries), AT_ONCE):
        yield entries[begin : begin + AT_ONCE]
