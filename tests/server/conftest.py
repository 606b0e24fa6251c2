"""The servers and services that tests ask for; a test is left out where its service is not installed.

A server takes longer to start than most tests to run. So those that need nothing but a table of their own share one;
whoever needs other settings, stops it or counts what it did starts another.
"""

from collections.abc import Iterator

import pytest

from . import services
from .limits import strict_server
from .running import Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for this run of the tests (one for each worker)."""
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that allows very little; each test comes to it from an address of its own."""
    with strict_server(tmp_path_factory.mktemp("strict")) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL server for this run of the tests (one for each worker)."""
    if services.find_postgres() is None:
        pytest.skip(services.POSTGRES_MISSING)
    with services.scratch_folder() as folder, services.running_postgres(folder) as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server for this run of the tests (one for each worker)."""
    if services.find_redis() is None:
        pytest.skip(services.REDIS_MISSING)
    with services.scratch_folder() as folder, services.running_redis(folder) as url:
        yield url
