"""Settings for all tests."""

import os

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


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of servers and browsers wait now and then, for clocks or each other."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long is begun first, so that no worker is left alone with it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say by name what was left out because a service is missing; here, since with xdist only this file is read by the
    process that prints."""
    for report in terminalreporter.getreports("skipped"):
        reason = report.longrepr[2].removeprefix("Skipped: ") if isinstance(report.longrepr, tuple) else ""
        if reason in (POSTGRES_MISSING, REDIS_MISSING, CHROMIUM_MISSING, PAGE_MISSING):
            terminalreporter.write_line(f"left out, as {reason}: {report.nodeid}")
