"""After a game: where was it lost? The chances, the mistakes, luck, and playing on from a mistake."""

import re

import pytest
from playwright.sync_api import expect

from ..server.running import Server
from ..server.test_analyses import blundered, uploaded
from .conftest import Visit
from .test_access import check_access, finished
from .visitor import DESKTOP, PHONE

WAIT = 180_000  # milliseconds: others may need the processor


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[str, int, str]:
    """A game in which somebody let a settlement go: its replay, after how many answers, and who."""
    table, planted, seat = blundered()
    with server.http() as http:
        return uploaded(http, table).rpartition("/")[2], planted, seat


# the second one to look finds it done
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_from_the_replay_to_the_mistake_and_on(visit: Visit, size: tuple[int, int], game: tuple[str, int, str]) -> None:
    id, planted, seat = game
    visitor = visit(size=size)
    page = visitor.go(f"/replay/{id}")
    expect(page.get_by_role("slider").first).to_be_visible()
    visitor.press("text=Where was it lost?")
    expect(page).to_have_url(re.compile("lost"))
    if size == DESKTOP:
        expect(page.get_by_role("progressbar")).to_be_visible()
        check_access(visitor, size)
    worst = page.locator(".seat", has=page.get_by_role("heading", name=seat.capitalize())).locator(".mistake").first
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=WAIT)
    expect(worst).to_contain_text("End the action phase")
    expect(worst).to_contain_text("of 100 games")
    expect(page.get_by_role("slider", name="Read the chances")).to_have_count(1)
    expect(page.locator(".luck")).to_contain_text("Production die")
    check_access(visitor, size)

    visitor._press(worst.get_by_role("button", name="Show"))
    expect(page).to_have_url(re.compile(rf"at={planted}&seat={seat}"))
    visitor._press(worst.get_by_role("button", name="Try it from here"))
    panel = page.locator(".variation")
    expect(panel.get_by_role("heading", name="plays on from turn")).to_be_focused()
    better = panel.get_by_role("button", name=re.compile("^Better: "))
    move = better.inner_text().removeprefix("Better: ").strip()
    check_access(visitor, size)
    visitor._press(better)
    expect(panel.get_by_role("list", name="Your moves")).to_contain_text(move)
    expect(panel.locator("ol button[data-option], ol button.fold").first).to_be_visible()

    # on with whatever comes first, one move back, and back to the replay
    visitor._press(panel.locator("ol button[data-option]").first)
    expect(panel.get_by_role("list", name="Your moves").get_by_role("listitem")).to_have_count(2)
    visitor._press(panel.get_by_role("button", name="One move back"))
    expect(panel.get_by_role("list", name="Your moves").get_by_role("listitem")).to_have_count(1)
    visitor._press(panel.get_by_role("button", name="Back to the replay"))
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(str(planted))


def test_the_keys_of_the_replay(visit: Visit, game: tuple[str, int, str]) -> None:
    visitor = visit()
    page = visitor.go(f"/replay/{game[0]}?at=60")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("60")
    of = slider.get_attribute("max")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(of))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value("0")
    page.keyboard.press("PageUp")
    expect(page.locator(".scrubber .where")).to_contain_text(re.compile("Turn [1-9]"))
    before = int(slider.input_value())
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value(str(before))
    assert int(slider.input_value()) < before


def test_the_result_leads_there(visit: Visit) -> None:
    visitor = visit()
    finished(visitor)
    visitor.to_the_result()
    visitor.press("section.result >> text=Where was it lost?")
    page = visitor.page
    page.wait_for_url("**/replay/*lost*")
    expect(page.get_by_role("heading", name="Where was it lost?")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=WAIT)
    expect(page.locator(".lost")).to_contain_text("No mistake")
