"""Journey 4: whole games by mouse, by touch on a phone, and by keyboard alone."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .visitor import DESKTOP, PHONE, Means

pytestmark = pytest.mark.long

WAYS = [("mouse", DESKTOP), ("touch", PHONE), ("keyboard", DESKTOP)]


@pytest.mark.parametrize(("means", "size"), WAYS)
@pytest.mark.parametrize(("game", "mode", "seats"), [("fuersten", "intro", None), ("karthedis", "classic", 3)])
def test_a_whole_game(
    visit: Visit, game: str, mode: str, seats: int | None, means: Means, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    visitor.play_now(game, mode, seats)
    over = visitor.play_to_the_end(means)
    assert over["winners"]
    expect(visitor.page.locator("section.result h2")).to_contain_text("won")


def test_a_draft_with_five_seats_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("karthedis", "draft", 5)
    assert visitor.play_to_the_end("touch")["how"]


def test_a_duel_with_the_mouse(visit: Visit) -> None:
    visitor = visit(language="de-DE")
    visitor.play_now("fuersten", "duell")
    assert visitor.play_to_the_end("mouse")["winners"]
    expect(visitor.page.locator("section.result h2")).to_contain_text("gewonnen")
