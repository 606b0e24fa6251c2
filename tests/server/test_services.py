"""The services that the other tests stand on, and what is said where they are missing."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
import redis

from . import services

ROOT = Path(__file__).parents[2]


def test_postgres_answers(postgres_url: str) -> None:
    async def ask() -> object:
        connection = await asyncpg.connect(postgres_url.replace("+asyncpg", ""), timeout=10)
        try:
            return await connection.fetchval("select 1")
        finally:
            await connection.close()

    assert asyncio.run(ask()) == 1


def test_redis_answers(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url, socket_timeout=10) as client:
        assert client.ping() is True


def test_stopped_after_a_failure() -> None:
    if services.find_redis() is None:
        pytest.skip(services.REDIS_MISSING)
    with pytest.raises(ZeroDivisionError), services.scratch_folder() as folder, services.running_redis(folder) as url:
        raise ZeroDivisionError
    assert not folder.exists()
    with redis.Redis.from_url(url, socket_timeout=10) as client, pytest.raises(redis.ConnectionError):
        client.ping()


@pytest.mark.parametrize("workers", ["0", "1"])
def test_what_is_left_out_is_named(workers: str, tmp_path: Path) -> None:
    (tmp_path / "nothing_installed.py").write_text(
        "from tests.server import services\nservices.find_postgres = services.find_redis = lambda: None\n",
        encoding="utf-8",
    )
    options = ["-p", "nothing_installed", "-p", "no:cacheprovider", "-n", workers, "-k", "answers"]
    options += ["-p", "xdist"]  # and nothing else that is installed: it would take longer than the tests
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "tests/server/test_services.py"],
        cwd=ROOT,
        env={**environment, "PYTHONPATH": str(tmp_path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    file = "tests/server/test_services.py"
    assert {line for line in done.stdout.splitlines() if line.startswith("left out")} == {
        f"left out, as PostgreSQL is not installed (apt install postgresql): {file}::test_postgres_answers",
        f"left out, as Redis is not installed (apt install redis-server): {file}::test_redis_answers",
    }
