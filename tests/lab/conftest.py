"""Small runs that several tests look at; nobody writes into them."""

from pathlib import Path

import pytest

from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.workers import Alone

FUERSTEN = Lineup.of("fuersten", "intro", ("greedy",))
KARTHEDIS = Lineup.of("karthedis", "classic", ("greedy",), 3)


@pytest.fixture(scope="session")
def fuersten_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lab") / "fuersten"
    simulate_into(path, FUERSTEN, 24, "t", Alone(), block=8)
    return path


@pytest.fixture(scope="session")
def karthedis_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lab") / "karthedis"
    simulate_into(path, KARTHEDIS, 40, "t", Alone(), block=16)
    return path
