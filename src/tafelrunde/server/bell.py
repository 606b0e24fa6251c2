"""The bell between workers: "table N has new answers". Without other workers it is silent.

It carries no more than the table's id, and it may be missed: workers also look for themselves now and then.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Any

import structlog
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ..kernel import BadInput

log = structlog.get_logger()

CHANNEL = "tafelrunde_tables"
AGAIN = 1.0  # seconds before a lost connection is tried again
UNREACHABLE = 5.0
AT_ONCE = 200


class Bell:
    """Silent: one process needs none."""

    several_workers = False

    def start(self) -> None:
        pass

    def ring(self, table: str) -> None:
        """Tells the other workers, soon: nobody waits for it."""

    async def heard(self) -> AsyncIterator[str]:
        """The tables of which other workers say that they have moved on."""
        await asyncio.Event().wait()
        yield ""  # pragma: no cover

    async def close(self) -> None:
        pass


class ChannelBell(Bell):
    """Over Litestar's channels: Redis or PostgreSQL."""

    several_workers = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._me = secrets.token_hex(4)
        self._backend: ChannelsBackend | None = None
        self._lock = asyncio.Lock()
        self._ringing: dict[str, None] = {}  # tables in the order in which they were rung for
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._ring_all(), name="bell")

    async def _open(self) -> ChannelsBackend:
        async with self._lock:
            if self._backend is None:
                backend = make_backend(self._url)
                await backend.on_startup()
                await backend.subscribe([CHANNEL])
                self._backend = backend
            return self._backend

    def ring(self, table: str) -> None:
        self._ringing[table] = None
        self._woken.set()

    async def _ring_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            rung, self._ringing = list(self._ringing), {}
            try:
                backend = await self._open()
                for begin in range(0, len(rung), AT_ONCE):  # PostgreSQL takes messages of at most 8000 bytes
                    message = f"{self._me} {' '.join(rung[begin : begin + AT_ONCE])}"
                    await backend.publish(message.encode(), [CHANNEL])
            except Exception as error:  # workers look for themselves, too; what is on the disk is not lost
                log.warning("channels do not answer", error=f"{type(error).__name__}: {error}")
                await self._drop()

    async def heard(self) -> AsyncIterator[str]:
        while True:
            try:
                backend = await self._open()
                async for _channel, data in backend.stream_events():
                    me, *rung = bytes(data).decode(errors="replace").split()
                    if me != self._me:
                        for table in rung:
                            yield table
            except Exception as error:
                log.warning("channels do not answer", error=f"{type(error).__name__}: {error}")
            await self._drop()
            await asyncio.sleep(AGAIN)

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


def make_backend(url: str) -> ChannelsBackend:
    """Raises BadInput if it is neither Redis nor PostgreSQL."""
    scheme = url.partition("://")[0]
    if scheme in ("redis", "rediss", "unix"):
        try:
            redis: Any = Redis.from_url(url)
        except ValueError as error:
            raise BadInput(f"{url!r} is no address of a Redis server: {error}") from error
        return RedisChannelsPubSubBackend(redis=redis)
    if scheme.startswith("postgres"):
        return AsyncPgChannelsBackend(_plain(url))
    raise BadInput(f"channels go over redis://… or postgresql://…, not {scheme}://")


def make_bell(url: str) -> Bell:
    return ChannelBell(url) if url else Bell()


async def check_channels(url: str) -> None:
    """Whether the other side answers. Raises BadInput with one clear sentence."""
    make_backend(url)
    shown = url.rpartition("@")[2] if "@" in url else url
    try:
        if url.startswith("postgres"):
            import asyncpg  # noqa: PLC0415  only who uses it waits for it

            connection = await asyncpg.connect(_plain(url), timeout=UNREACHABLE)
            await connection.close()
        else:
            redis = Redis.from_url(url, socket_connect_timeout=UNREACHABLE, socket_timeout=UNREACHABLE)
            try:
                await redis.ping()
            finally:
                await redis.aclose()
    except (OSError, RedisError, TimeoutError, ValueError) as error:
        raise BadInput(f"the channels server {shown} does not answer: {error}") from error
    except Exception as error:
        raise BadInput(f"the channels server {shown} cannot be used: {error}") from error


def _plain(url: str) -> str:
    """PostgreSQL's own address, without SQLAlchemy's name of the driver."""
    scheme, _, rest = url.partition("://")
    return f"{scheme.partition('+')[0]}://{rest}"
