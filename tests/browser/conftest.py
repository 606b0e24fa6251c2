"""One server and one browser for all journeys in a row; each journey has visitors of its own.

Playwright keeps an event loop running as long as the browser is open, and other tests start loops of their own: so the
browser is closed when the last journey of this package is over, and `make test` runs them apart from the rest.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from ..server.running import Server, running_server
from .chromium import CHROMIUM_MISSING, PAGE, PAGE_MISSING, running_chromium
from .visitor import Visitor


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if not PAGE.is_file():
        pytest.skip(PAGE_MISSING)
    with running_chromium() as browser:
        if browser is None:
            pytest.skip(CHROMIUM_MISSING)
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("journeys")) as running:
        yield running


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody with a browser of their own. Whatever goes wrong in the page fails the test in the end."""
    visitors: list[Visitor] = []

    def come(at: Server | None = None, **how: object) -> Visitor:
        visitors.append(Visitor(chromium, (at or server).address, **how))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    if server.process is None or server.process.poll() is not None:
        troubles.append(f"the server of all journeys is gone: {server.condition()}")
    for visitor in visitors:
        visitor.close()
    assert not troubles, troubles
