"""Journey 4: whole games by mouse, by touch on a phone, and by keyboard alone.

Every answer of a game of Karthedis, the shorter one, is given by each of these means. The games of the princes take
longer and show little new after a while: there each kind of answer to each kind of question is given by them, and the
rest is moved beside the page. The classic market by touch is part of journey 7.
"""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .visitor import DESKTOP, PHONE, Means

pytestmark = pytest.mark.long

EACH = 1  # times that each kind of answer is given


@pytest.mark.parametrize(("means", "size"), [("mouse", DESKTOP), ("touch", PHONE), ("keyboard", DESKTOP)])
def test_a_first_game_of_the_princes(visit: Visit, means: Means, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.play_now("fuersten", "intro")
    assert visitor.play_to_the_end(means, EACH)["winners"]
    visitor.to_the_result()
    expect(visitor.page.locator("section.result h2")).to_contain_text("won")


@pytest.mark.parametrize(("mode", "means", "size"), [("erweitert", "mouse", DESKTOP), ("grund", "touch", PHONE)])
def test_the_card_game_the_princes_come_from(visit: Visit, mode: str, means: Means, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.play_now("kartenspiel", mode)
    assert visitor.play_to_the_end(means, EACH)["how"]
    visitor.to_the_result()


def test_the_card_game_with_another_theme_set(visit: Visit) -> None:
    """What lies open is built from there, and a Scriptorium is used, if the game comes to it."""
    visitor = visit(size=PHONE)
    visitor.sit_down("kartenspiel", "erweitert", options={"sets": "wissenschaft_fortschritt"})
    assert visitor.play_to_the_end("touch", EACH)["how"]
    visitor.to_the_result()


@pytest.mark.parametrize("means", ["mouse", "keyboard"])
def test_a_whole_market(visit: Visit, means: Means) -> None:
    visitor = visit(size=DESKTOP)
    visitor.play_now("karthedis", "classic", 3)
    assert visitor.play_to_the_end(means)["winners"]
    expect(visitor.page.locator("section.result h2")).to_contain_text("won")


def test_a_draft_with_five_seats_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    visitor.play_now("karthedis", "draft", 5)
    assert visitor.play_to_the_end("touch")["how"]


def test_a_duel_with_the_mouse(visit: Visit) -> None:
    visitor = visit(language="de-DE")
    visitor.play_now("fuersten", "duell")
    assert visitor.play_to_the_end("mouse", EACH)["winners"]
    expect(visitor.page.locator("section.result h2")).to_contain_text("gewonnen")
