"""Limits hold for the whole service: what one worker gives away is gone for the others, too."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tafelrunde.server.config import Config
from tafelrunde.server.limits import Limits
from tafelrunde.server.shared_limits import SharedLimits
from tafelrunde.server.trouble import Trouble

from .limits import from_address
from .playing import run
from .running import running_server
from .services import running_redis, scratch_folder

HERE = "10.0.0.1"


def config(channels: str, **settings: float) -> Config:
    return Config(channels=channels, workers=2, **settings)  # type: ignore[arg-type]


@asynccontextmanager
async def two_workers(channels: str, **settings: float) -> AsyncIterator[tuple[Limits, Limits]]:
    both = Limits(config(channels, **settings)), Limits(config(channels, **settings))
    exchanges = [SharedLimits(limits, channels) for limits in both]
    for exchange in exchanges:
        exchange.start()
    yield both
    for exchange in exchanges:
        await exchange.close()


def granted(ask: Callable[[], None], times: int = 1) -> int:
    """How often something is given of so many times that it is asked for."""
    given = 0
    for _ in range(times):
        try:
            ask()
            given += 1
        except Trouble as trouble:
            assert trouble.status == 429
    return given


async def word_gets_round() -> None:
    await asyncio.sleep(0.3)


@pytest.mark.parametrize("limit", ["requests", "tables", "chat", "hints"])
def test_what_one_gives_away_is_gone_for_the_other(redis_url: str, limit: str):
    async def ask() -> None:
        few = {"requests_burst": 6, "requests_per_second": 0, "tables_per_address": 6, "chat_per_minute": 6}
        few |= {"hints_burst": 6, "hints_per_minute": 0}
        async with two_workers(redis_url, **few) as (one, other):
            whose = f"{limit} of 10.0.0.1"
            assert granted(lambda: one.take(limit, whose), 4) == 4  # type: ignore[arg-type]
            await word_gets_round()
            assert granted(lambda: other.take(limit, whose)) == 1  # it does not know the address yet …
            await word_gets_round()
            assert granted(lambda: other.take(limit, whose), 5) == 1  # … and hears of it a moment later
            await word_gets_round()
            assert granted(lambda: one.take(limit, whose)) == 1  # it still believes to have two
            await word_gets_round()
            assert granted(lambda: one.take(limit, whose), 5) == granted(lambda: other.take(limit, whose), 5) == 0
            assert granted(lambda: other.take(limit, "somebody else"), 6) == 6

    run(ask())


def test_what_both_gave_away_at_the_same_moment_is_taken_off_afterwards(redis_url: str):
    async def ask() -> None:
        async with two_workers(redis_url, requests_burst=8, requests_per_second=8) as (one, other):
            given, begun = 0, time.monotonic()
            while (seconds := time.monotonic() - begun) < 3:
                given += granted(lambda: one.take("requests", HERE), 20) + granted(
                    lambda: other.take("requests", HERE), 20
                )
                await asyncio.sleep(0.01)
            assert 8 * seconds <= given <= 8 + 8 * seconds + 4  # alone, each would have given as much

    run(ask())


def test_connections_are_counted_wherever_they_are_open(redis_url: str):
    async def ask() -> None:
        async with two_workers(redis_url, connections_per_address=5) as (one, other):
            assert granted(lambda: one.connect(HERE), 9) == 5
            await word_gets_round()
            assert granted(lambda: other.connect(HERE)) <= 1
            await word_gets_round()
            assert granted(lambda: other.connect(HERE), 9) == 0
            for _ in range(5):
                one.disconnect(HERE)
            await word_gets_round()
            granted(lambda: other.connect(HERE))  # it asks again because of this one
            await word_gets_round()
            assert granted(lambda: other.connect(HERE), 9) >= 3

    run(ask())


def test_without_redis_each_keeps_to_its_share_and_says_so_once():
    async def ask() -> None:
        with scratch_folder() as folder:
            redis = running_redis(folder)
            url = redis.__enter__()
            async with two_workers(url, tables_per_address=10, connections_per_address=4) as (one, _other):
                await word_gets_round()
                redis.__exit__(None, None, None)
                one.take("tables", "the first")  # for which the exchange is tried, and fails
                await asyncio.sleep(2.5)
                assert granted(lambda: one.take("tables", HERE), 20) == 5
                assert granted(lambda: one.connect(HERE), 20) == 2
                await asyncio.sleep(1.5)

    with capture_logs() as said:
        run(ask())
    told = [line for line in said if "share of the limits" in line["event"]]
    assert [line["log_level"] for line in told] == ["warning"] * len(told)
    assert 1 <= len(told) <= 2  # once for each of the two


def test_with_other_channels_each_keeps_to_its_share_from_the_start():
    limits = Limits(config("postgresql://db/x", tables_per_address=10, connections_per_address=1, chat_per_minute=1))
    assert granted(lambda: limits.take("tables", HERE), 20) == 5
    assert granted(lambda: limits.take("chat", HERE), 20) == granted(lambda: limits.connect(HERE), 20) == 1
    alone = Limits(Config(tables_per_address=10))
    assert granted(lambda: alone.take("tables", HERE), 20) == 10


def test_two_servers_give_no_more_tables_than_one(tmp_path: Path, redis_url: str):
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    with (
        running_server(tmp_path / "here", channels=redis_url, tables_per_address="6") as here,
        running_server(tmp_path / "there", channels=redis_url, tables_per_address="6") as there,
        from_address(here, "10.8.0.1") as at_one,
        from_address(there, "10.8.0.1") as at_other,
    ):
        wish = {"game": "fuersten", "seats": ["me", "open"]}
        answers = [http.post("/api/tables", json=wish) for _ in range(10) for http in (at_one, at_other)]
        opened = sum(answer.status_code == 201 for answer in answers)
        assert 6 <= opened <= 8
        assert answers[-1].json()["error"] == answers[-2].json()["error"] == "too-many"
