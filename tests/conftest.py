"""Settings for all tests."""

import pytest
from hypothesis import HealthCheck, settings

from .browser.chromium import CHROMIUM_MISSING, PAGE_MISSING
from .server.services import POSTGRES_MISSING, REDIS_MISSING

settings.register_profile(
    "tafelrunde", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("tafelrunde")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite the golden transcripts and records; review the diff"
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say by name what was left out because a service is missing; here, since with xdist only this file is read by the
    process that prints."""
    for report in terminalreporter.getreports("skipped"):
        reason = report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else ""
        if reason in (POSTGRES_MISSING, REDIS_MISSING, CHROMIUM_MISSING, PAGE_MISSING):
            terminalreporter.write_line(f"left out, as {reason}: {report.nodeid}")
