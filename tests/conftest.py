"""Settings for all tests."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "tafelrunde", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("tafelrunde")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden transcripts and records anew; review the diff"
    )
