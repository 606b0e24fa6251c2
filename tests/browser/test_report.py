"""A report of the lab in a real browser: every chart is drawn, on light and dark, and nothing is fetched."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tafelrunde.lab.figures import figures_in
from tafelrunde.lab.keep import simulate_into
from tafelrunde.lab.lineup import Lineup
from tafelrunde.lab.page import write_page
from tafelrunde.lab.report import report
from tafelrunde.lab.workers import Alone


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of some games."""
    folder = tmp_path_factory.mktemp("report")
    simulate_into(folder / "run", Lineup.of("karthedis", bots=["greedy"], seats=3), 20, "t", Alone())
    write_page(report(figures_in([folder / "run"])), folder / "report.html")
    return folder / "report.html"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_chart_is_drawn_without_a_network(chromium: Browser, file: Path, scheme: str) -> None:
    page = chromium.new_page(color_scheme=scheme, viewport={"width": 1000, "height": 800})  # type: ignore[arg-type]
    asked: list[str] = []
    troubles: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.goto(file.as_uri())
    charts = page.locator("figure.chart")
    page.wait_for_function(
        "[...document.querySelectorAll('figure.chart')].every(found => found.querySelector('svg.marks'))"
    )
    assert charts.count() == 8
    assert all(charts.nth(number).bounding_box()["height"] > 50 for number in range(8))  # type: ignore[index]
    assert asked == [file.as_uri()] and troubles == []
    ink, paper = (
        page.evaluate(f"getComputedStyle(document.querySelector({where!r})).{what}")
        for where, what in (("figure.chart svg .role-axis-label text", "fill"), ("body", "backgroundColor"))
    )
    assert ink == page.evaluate("getComputedStyle(document.body).color") != paper
    page.close()
