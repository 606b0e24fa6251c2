"""The services that tests of the table server ask for; a test is left out where its service is not installed."""

from collections.abc import Iterator

import pytest

from . import services


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
