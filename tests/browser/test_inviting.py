"""Links for others: copied, shared, or read off the screen; and computers where nobody comes."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .visitor import DESKTOP, PHONE, Visitor

SHARE = "navigator.share = async what => { window.shared = what; }"


def invite(visitor: Visitor) -> str:
    """From the first page to the link for the free seat."""
    visitor.go()
    visitor.press("article[data-game=fuersten] >> text=Invite a friend")
    visitor.page.get_by_role("button", name="Invite", exact=True).click()
    return visitor.page.get_by_label("Link for one person").input_value()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_link_is_shown_as_a_code_and_put_away_again(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    link = invite(visitor)
    show = visitor.page.get_by_role("button", name="QR code")
    show.click()
    code = visitor.page.get_by_role("img", name=f"QR code of the link {link}")
    expect(code).to_be_visible()
    squares = code.locator("path").get_attribute("d") or ""
    assert len(squares) > 1000
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    show.click()
    expect(code).to_have_count(0)


def test_where_the_device_can_share_the_link_is_shared(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(SHARE)
    link = invite(visitor)
    visitor.page.get_by_role("button", name="Share").click()
    assert visitor.page.evaluate("window.shared") == {
        "title": "The Rivals for Catan: a seat is free for you",
        "url": link,
    }


def test_a_computer_of_any_level_takes_the_free_seat(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.press("article[data-game=fuersten] >> text=Invite a friend")
    level = visitor.page.get_by_label("Level of the computer")
    expect(level.locator("option")).to_have_text(["apprentice", "journeyman", "master", "grandmaster"])
    level.select_option("grandmaster")
    visitor.page.get_by_role("button", name="Seat the computer").click()
    visitor.at_table()
    expect(visitor.page.locator("body")).to_contain_text(re.compile("computer, grandmaster"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_several_theme_sets_are_ticked_and_one_always_stays(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go("/new/kartenspiel?mode=erweitert")
    sets = page.get_by_role("group", name="Theme sets")
    expect(sets.get_by_role("checkbox")).to_have_count(6)
    usual, politics = sets.get_by_label("Knights & Merchants"), sets.get_by_label("Politics & Intrigue")
    expect(usual).to_be_disabled()
    politics.check()
    expect(usual).to_be_enabled()
    usual.uncheck()
    expect(politics).to_be_disabled()
    usual.check()
    page.get_by_label("Stacks").select_option("mixed")
    page.get_by_role("combobox", name="Victory points", exact=True).fill("14")
    page.get_by_role("button", name="Open the table").click()
    agreed = page.get_by_label("What is agreed")
    expect(agreed).to_contain_text("Knights & Merchants: more knights, more attacks; Politics & Intrigue")
    expect(agreed).to_contain_text("Mixed: the cards of all sets")
    expect(agreed).to_contain_text("14")
