"""A real browser: the system's Chromium, or the one Playwright has downloaded."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

CHROMIUM_MISSING = "there is no Chromium here (Debian's package chromium, or `playwright install chromium`)"
PAGE_MISSING = "the page was not built (make setup)"
PAGE = Path(__file__).parents[2] / "src" / "tafelrunde" / "page" / "index.html"
# What Playwright switches off already (the last list is the one that counts), and what the browser shows around a page,
# which nobody sees: a page for the hints under the address bar would be half of what a visitor costs.
WITHOUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]
QUIET = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    f"--disable-features={','.join(WITHOUT)}",
]


def system_chromium() -> str | None:
    wished = os.environ.get("TAFELRUNDE_CHROMIUM")
    return wished or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@contextmanager
def running_chromium() -> Iterator[Browser | None]:
    """The browser, or None where there is none."""
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=system_chromium(), args=QUIET)
        except Error:
            yield None
            return
        yield browser
        browser.close()
