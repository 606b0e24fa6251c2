"""What the first page says about tables: one's own, and those that look for people."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import cut, scrolls_sideways
from .visitor import DESKTOP, PHONE

OPEN = """
wanted => fetch('/api/tables', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wanted),
}).then(answer => answer.json())
"""

CARRY_ON = "Carry on:"


def test_a_game_that_runs_is_one_click_away(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    expect(visitor.page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(visitor.page.get_by_text(CARRY_ON)).to_have_count(0)
    table = visitor.sit_down("fuersten", "intro", moves=30)
    turn = visitor.update()["view"]["turn"]
    assert turn > 1
    visitor.go()
    resume = visitor.page.get_by_role("link", name=CARRY_ON)
    expect(resume).to_contain_text(f"The First Catanians, turn {turn}")
    resume.click()
    visitor.at_table()
    assert visitor.table == table


def test_a_finished_game_says_how_it_ended_and_against_whom(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("fuersten", "intro")
    visitor.resign()
    visitor.go()
    mine = visitor.page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(mine).to_contain_text("lost · against computer (journeyman) · ")
    mine.get_by_role("link").click()
    expect(visitor.page.get_by_role("slider").first).to_be_visible()


def test_the_lobby_says_what_is_played_and_with_whom(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go()
    seats = ["me", "open", "bot:easy", "bot:easy"]
    clock = {"kind": "bank", "seconds": 1800, "increment": 10}
    wanted = {"game": "karthedis", "mode": "classic", "seats": seats, "public": True, "name": "Ute", "clock": clock}
    host.page.evaluate(OPEN, wanted)
    guest.go()
    row = guest.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Ute,")
    expect(row).to_contain_text("Ute, 2 × computer (apprentice) · 1 seat free · 30 min + 10 s")
    row.get_by_role("link").click()
    expect(guest.page.get_by_role("button", name="Take a seat")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_escape_closes_the_settings(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.go()
    visitor.page.get_by_label("Settings", exact=True).and_(visitor.page.locator("button")).focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_label("dark")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_label("dark")).to_be_hidden()


def test_nobody_resigns_with_one_careless_key(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("fuersten", "intro")
    for key in ("Escape", "Enter"):
        visitor.page.get_by_role("button", name="Menu").click()
        visitor.page.get_by_role("menuitem", name="Resign").click()
        expect(visitor.page.get_by_role("dialog").get_by_role("button", name="Play on")).to_be_focused()
        visitor.page.keyboard.press(key)
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert visitor.update()["over"] is None


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_of_a_game_is_celebrated_on_the_screen(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.sit_down("fuersten", "intro")
    visitor.resign()
    expect(visitor.page.locator(".victory .sheet")).to_be_in_viewport(ratio=1)
    expect(visitor.page.locator("section.result")).to_be_visible(visible=not visitor.phone)
    visitor.to_the_result()
    expect(visitor.page.locator(".victory .sheet")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


def test_the_picture_goes_with_the_colours(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    picture = visitor.page.locator(".panorama img")
    expect(picture).to_be_visible()
    by_day = picture.get_attribute("src")
    visitor.page.emulate_media(color_scheme="dark")
    expect(picture).not_to_have_attribute("src", by_day or "")


def test_a_phone_on_its_side_shows_the_buttons_to_play(visit: Visit) -> None:
    """To somebody new too, who is offered lessons above them."""
    visitor = visit(size=(844, 390), language="de-DE")
    page = visitor.go()
    expect(page.get_by_role("heading", name="Neu hier?")).to_be_visible()
    buttons = page.locator("article .big")
    expect(buttons).to_have_count(3)
    assert cut(visitor, "article:nth-of-type(-n + 2) .big") == []  # the third one lies in the next row
    assert not scrolls_sideways(visitor)
