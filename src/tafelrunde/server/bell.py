"""The bell between workers: "table N has new answers". Without other workers it is silent.

It may be missed: workers also look for themselves now and then. Where there is room for it, it carries the answer, so
that the others can give it at their copy of the table instead of reading everything again.

Only who uses Redis or PostgreSQL waits for its library: most servers are one process with a file.
"""

import asyncio
import math
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Any

import msgspec
import structlog
from litestar.channels import ChannelsBackend

from ..kernel import BadInput, Refused
from .live import Entry, LiveTable
from .wire import State, encode

log = structlog.get_logger()

CHANNEL = "tafelrunde_tables"
AGAIN = 1.0  # seconds before a lost connection is tried again
UNREACHABLE = 5.0
AT_ONCE = 65_536  # bytes in a message, or a single ring that is longer
AT_ONCE_SHORT = 7_500  # PostgreSQL takes messages of at most 8000 bytes


class Answered(msgspec.Struct, array_like=True):
    """A move that another worker has written: enough to make it here too, and to see whether it led to the same."""

    seq: int
    at: int
    seat: int
    said: str
    move_id: str | None
    by_bot: bool
    led_to: int

    @classmethod
    def of(cls, entry: Entry, row: Mapping[str, Any]) -> "Answered | None":
        """None: what happened cannot be repeated by making a move, such as going back."""
        if entry.said is None or entry.seat is None:
            return None
        led_to = zlib.crc32(row["events"].encode(), zlib.crc32(row["lines"].encode()))
        return cls(entry.seq, entry.at, entry.seat, entry.said, entry.move_id, entry.by_bot, led_to)

    def repeat(self, live: LiveTable) -> Entry | None:
        """The same move at another copy of the table. None: this copy does not take it, so it was no copy."""
        try:
            if self.by_bot:
                return live.stand_in(self.seat, self.said, self.at)
            return live.move(self.seat, self.said, self.move_id, self.at)
        except Refused:
            return None


class Attending(msgspec.Struct, array_like=True):
    """Who is connected to a worker, by holder; it may ask the others for the same."""

    worker: str
    holders: dict[int, State]
    asks: bool = False


class Ring(msgspec.Struct, array_like=True):
    """A table has new answers, seats or requests, or lines of chat. Perhaps with the answer. Or it has nothing new, and
    a worker says who is there."""

    table: str
    answered: Answered | None = None
    chat: bool = False
    attending: Attending | None = None


read_rings = msgspec.json.Decoder(tuple[str, list[Ring]]).decode


class Bell:
    """Silent: one process needs none."""

    several_workers = False
    worker = ""
    heard_since = -math.inf  # since when nothing that other workers say can have been missed

    def start(self) -> None:
        pass

    def ring(
        self,
        table: str,
        answered: Answered | None = None,
        *,
        chat: bool = False,
        attending: Attending | None = None,
    ) -> None:
        """Tells the other workers, soon: nobody waits for it."""
        self._take(Ring(table, answered, chat, attending))

    def _take(self, ring: Ring) -> None:
        """Passes it on, where there is somebody to hear it."""

    async def heard(self) -> AsyncIterator[Ring]:
        """What other workers say of their tables."""
        await asyncio.Event().wait()
        yield Ring("")  # pragma: no cover

    async def close(self) -> None:
        pass


class ChannelBell(Bell):
    """Over Litestar's channels: Redis or PostgreSQL."""

    several_workers = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.worker = secrets.token_hex(4)
        self._short = url.startswith("postgres")
        self._backend: ChannelsBackend | None = None
        self._lock = asyncio.Lock()
        self._ringing: list[Ring] = []
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lost = False  # what is said once is not said again every second

    def start(self) -> None:
        self._task = asyncio.create_task(self._ring_all(), name="bell")

    async def _open(self) -> ChannelsBackend:
        async with self._lock:
            if self._backend is None:
                backend = make_backend(self._url)
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self._backend = backend
                if self._lost:
                    self._lost = False
                    self.heard_since = time.monotonic()
                    log.info("channels answer again")
            return self._backend

    def _take(self, ring: Ring) -> None:
        if self._short:
            ring.answered = None
        self._ringing.append(ring)
        self._woken.set()

    async def _ring_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            rung, self._ringing = self._ringing, []
            try:
                backend = await self._open()
                for batch in in_batches(rung, AT_ONCE_SHORT if self._short else AT_ONCE):
                    await backend.publish(encode((self.worker, batch)), [CHANNEL])
            except Exception as error:  # workers look for themselves, too; what is on the disk is not lost
                self._complain(error)
                await self._drop()

    async def heard(self) -> AsyncIterator[Ring]:
        while True:
            try:
                backend = await self._open()
                async for _channel, data in backend.stream_events():
                    try:
                        ringer, rings = read_rings(data)
                    except (msgspec.MsgspecError, UnicodeDecodeError):  # a worker of another version
                        continue
                    if ringer != self.worker:
                        for ring in rings:
                            yield ring
            except Exception as error:
                self._complain(error)
            await self._drop()
            await asyncio.sleep(AGAIN)

    def _complain(self, error: Exception) -> None:
        if not self._lost:
            self._lost = True
            self.heard_since = math.inf
            log.warning("channels do not answer", error=f"{type(error).__name__}: {error}")

    async def _drop(self) -> None:
        backend, self._backend = self._backend, None
        if backend is not None:
            try:
                await backend.on_shutdown()
            except Exception as error:
                log.debug("channels were lost", error=str(error))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self._drop()


def in_batches(rings: "list[Ring]", most: int) -> Iterator[list[msgspec.Raw]]:
    """The rings in their order, in parts of so many bytes."""
    batch: list[msgspec.Raw] = []
    size = 0
    for ring in rings:
        written = encode(ring)
        if batch and size + len(written) > most:
            yield batch
            batch, size = [], 0
        batch.append(msgspec.Raw(written))
        size += len(written) + 1
    if batch:
        yield batch


def make_backend(url: str) -> ChannelsBackend:
    """Raises BadInput if it is neither Redis nor PostgreSQL."""
    scheme = url.partition("://")[0]
    if is_redis(url):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415
        from redis.asyncio import Redis  # noqa: PLC0415

        try:
            redis: Any = Redis.from_url(url)
        except ValueError as error:
            raise BadInput(f"{url!r} is no address of a Redis server: {error}") from error
        return RedisChannelsPubSubBackend(redis=redis)
    if scheme.startswith("postgres"):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

        return AsyncPgChannelsBackend(_plain(url))
    raise BadInput(f"channels go over redis://… or postgresql://…, not {scheme}://")


def is_redis(url: str) -> bool:
    return url.partition("://")[0] in ("redis", "rediss", "unix")


def make_bell(url: str) -> Bell:
    return ChannelBell(url) if url else Bell()


async def check_channels(url: str) -> None:
    """Whether the other side answers. Raises BadInput with one clear sentence."""
    make_backend(url)
    shown = url.rpartition("@")[2] if "@" in url else url
    try:
        await (_reach_postgres(url) if url.startswith("postgres") else _reach_redis(url))
    except (OSError, TimeoutError, ValueError) as error:
        raise BadInput(f"the channels server {shown} does not answer: {error}") from error
    except Exception as error:
        raise BadInput(f"the channels server {shown} cannot be used: {error}") from error


async def _reach_postgres(url: str) -> None:
    import asyncpg  # noqa: PLC0415

    connection = await asyncpg.connect(_plain(url), timeout=UNREACHABLE)
    await connection.close()


async def _reach_redis(url: str) -> None:
    from redis.asyncio import Redis  # noqa: PLC0415
    from redis.exceptions import RedisError  # noqa: PLC0415

    redis = Redis.from_url(url, socket_connect_timeout=UNREACHABLE, socket_timeout=UNREACHABLE)
    try:
        await redis.ping()
    except RedisError as error:
        raise ConnectionError(str(error)) from error
    finally:
        await redis.aclose()


def _plain(url: str) -> str:
    """PostgreSQL's own address, without SQLAlchemy's name of the driver."""
    scheme, _, rest = url.partition("://")
    return f"{scheme.partition('+')[0]}://{rest}"
