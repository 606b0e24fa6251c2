"""The rules on one page: read, looked up, played and come back to, at both sizes."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .visitor import DESKTOP, SIZES


def sentence(page: Page, text: str) -> Locator:
    return page.locator("[data-point]", has_text=text)


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_read_the_rules_follow_one_come_back_and_play_an_example(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go()
    visitor.press("a[href='/rules']")
    expect(page.get_by_role("heading", name="The aim", level=3)).to_be_visible()
    expect(page.get_by_role("navigation", name="Chapters").get_by_role("link")).to_have_count(
        page.locator("article h3").count()
    )
    # what is named has its drawing
    robbers = sentence(page, "A prince with more than 7 resources loses")
    expect(robbers.get_by_role("term").filter(has_text="Brigand Attack")).to_be_visible()
    expect(robbers.locator("dd svg.icon")).to_have_count(2)
    # the rule behind it, and back to the same sentence
    visitor._press(robbers.get_by_role("link", name="F-052"))
    expect(page).to_have_url(re.compile("/rules/fuersten/F-052$"))
    expect(page.locator("article#F-052")).to_be_in_viewport()
    page.go_back()
    expect(robbers).to_be_in_viewport()
    # its example
    visitor._press(robbers.get_by_role("link", name=re.compile("^Show me ?: Robbers: with eight resources")))
    expect(page).to_have_url(re.compile(r"/scenario/fuersten/f-052-robbers-eight-loses-gold-and-wool\?rule=F-052$"))
    expect(page.locator(".board .fuersten").first).to_be_visible()
    page.go_back()
    expect(robbers).to_be_in_viewport()
    # all the others are one click away
    visitor._press(page.get_by_role("link", name="Look up (289 rules)"))
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(page.get_by_role("heading", name="Contents of the box")).to_be_visible()


def test_a_mode_shows_only_what_holds_in_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/rules/fuersten")
    expect(sentence(page, "12 victory points")).to_contain_text("The Era of Gold, The Era of Turmoil")
    mode = page.get_by_label("Mode")
    mode.select_option("The Duel of the Princes")
    expect(page).to_have_url(re.compile(r"\?mode=duell$"))
    expect(sentence(page, "13 victory points")).to_be_visible()
    expect(sentence(page, "12 victory points")).to_have_count(0)
    expect(page.get_by_role("heading", name="The Era of Gold")).to_have_count(0)
    mode.select_option("All modes")
    expect(sentence(page, "12 victory points")).to_be_visible()


def test_a_card_that_is_named_can_be_looked_at(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/rules/fuersten")
    card = page.get_by_role("button", name="Grain Mill")
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Grain Mill").locator(".fuersten")).to_contain_text("Grain Mill")
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


def test_a_table_opens_the_rules_of_its_mode(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    visitor.sit_down("karthedis", "draft", 3)
    with visitor.context.expect_page() as opened:
        visitor.page.get_by_role("link", name="Rules").click()
    page = opened.value
    expect(page.get_by_label("Mode")).to_have_value("draft")
    expect(page.get_by_role("heading", name="With a draft")).to_be_visible()
    expect(page.get_by_role("heading", name="With your own deck")).to_have_count(0)


def test_on_paper_it_is_a_sheet_or_two_of_text(visit: Visit) -> None:
    visitor = visit()
    for game in ("fuersten", "karthedis", "kartenspiel"):
        visitor.go(f"/rules/{game}")
        expect(visitor.page.locator("article svg.icon").first).to_be_visible()
        pages = re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4"))
        assert 1 <= len(pages) <= 2
        visitor.page.emulate_media(media="print")
        expect(visitor.page.get_by_role("button", name="Print")).to_be_hidden()
        expect(visitor.page.get_by_role("link", name=re.compile("^Show me")).first).to_be_hidden()
        visitor.page.emulate_media(media="null")
