"""The Encyclopedia: found from the rules, read by chapter and article, searched with a slip, followed by its cards."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import cut, cut_in_the_end
from .test_access import check_access
from .visitor import PHONE, SIZES


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_read_a_chapter_an_article_its_cards_and_search(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go("/rules")
    visitor._press(page.get_by_role("navigation", name="Games").get_by_role("link", name="Encyclopedia"))
    expect(page).to_have_url(re.compile("/rules/encyclopedia$"))
    visitor._press(page.locator(".book").get_by_role("link", name=re.compile("^112")))
    expect(page.locator("article")).to_have_count(25)
    visitor._press(page.get_by_role("link", name="112.G.b", exact=True).first)
    expect(page).to_have_url(re.compile(r"/rules/encyclopedia/112\.G\.b$"))
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article .verdict")).to_be_visible()
    expect(page.locator("article").get_by_role("link", name=re.compile("^Show me: ")).first).to_be_visible()
    # from the article to a card, and from the card to its articles
    visitor._press(page.locator("article footer").get_by_role("link", name="Arsonist"))
    expect(page.get_by_role("heading", name=re.compile("^Arsonist"))).to_be_visible()
    expect(page.locator(".book [data-card=feuerteufel]")).to_contain_text("Throw the die.")  # the card itself
    expect(page.locator(".book").get_by_role("link", name=re.compile(r"^112\.G\.b"))).to_be_visible()
    page.get_by_role("searchbox").fill("Feuerteuffel")
    page.keyboard.press("Enter")
    expect(page.locator(".book [role=status]")).to_contain_text(re.compile(r"\d+ articles"))
    expect(page.locator(".book ol a").first).to_contain_text("112.G")
    page.go_back()
    expect(page.get_by_role("heading", name=re.compile("^Arsonist"))).to_be_visible()
    check_access(visitor, size)
    page.goto(visitor.address + "/rules/encyclopedia/112.G.b")
    expect(page.locator("article")).to_have_count(1)
    check_access(visitor, size)


def test_the_register_and_an_address_that_leads_nowhere(visit: Visit) -> None:
    visitor = visit(size=PHONE, language="de-DE")
    page = visitor.go("/rules/encyclopedia/register")
    expect(page.get_by_role("link", name="Feuerteufel", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(visitor.address + "/rules/encyclopedia/106.A.a%232")
    expect(page.locator("article")).to_have_count(1)
    page.goto(visitor.address + "/rules/encyclopedia/112.Q.q")
    expect(page.get_by_role("alert")).to_contain_text("112.Q.q")


def test_from_a_card_at_the_table_to_its_articles(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/scenario/kartenspiel/112.G.b-no-bischof-against-the-own-failed-feuerteufel")
    page.locator('[data-keys~="hand:feuerteufel"]').first.click(button="right")
    assert (
        cut(visitor, ".middle [data-thing]") == []
    )  # beside the steps of a ruling the table is narrower than in a game
    link = page.get_by_role("dialog", name="Arsonist").get_by_role("link", name="articles about it in the Encyclopedia")
    count = int(link.inner_text().split()[0])
    assert cut_in_the_end(visitor, ".closer button") == []  # the link came later, and everything made room for it
    link.click()
    expect(page.get_by_role("heading", name=re.compile("^Arsonist"))).to_be_visible()
    expect(page.locator(".book ol a")).to_have_count(count)


def test_a_card_that_no_article_speaks_of_promises_none(visit: Visit) -> None:
    """Cards of a game the Encyclopedia is not about, though another of that name may be in it."""
    visitor = visit()
    page = visitor.go("/scenario/fuersten/f-001-production-die-runs-from-one-to-six")
    page.locator('.thing[data-keys*="hand:"]').first.click(button="right")
    expect(page.get_by_role("dialog").get_by_text("Rules:")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("link", name="Encyclopedia")).to_have_count(0)
