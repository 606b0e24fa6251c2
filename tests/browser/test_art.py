"""The pictures for contributors: all there, and to be narrowed down."""

from playwright.sync_api import expect

from .conftest import Visit
from .visitor import DESKTOP, PHONE

# pictures on the table that are still drawn stroke by stroke, or printed in another size than they are shown in
UNPRINTED = """
() => [...document.querySelectorAll('.board img')].filter(image => {
  const size = [image.naturalWidth, image.naturalHeight];
  const shown = [image.clientWidth, image.clientHeight].map(length => length * devicePixelRatio);
  return !image.src.startsWith('blob:') || size.some((length, at) => Math.abs(length - shown[at]) > 1);
}).length
"""
BROKEN = "[...document.images].filter(image => image.complete && image.naturalWidth === 0).length"


def test_every_picture_and_every_card_is_shown_with_its_name(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/art")
    for name in (
        "Panorama",
        "Landscapes",
        "Streets",
        "Scenes of emblems",
        "Backs",
        "Dice",
        "Tokens",
        "Seal",
        "Palettes",
    ):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert page.locator("main img").count() > 50
    assert page.evaluate(BROKEN) == 0
    expect(page.get_by_text("settlement, brick")).to_be_visible()
    # and every card of a game that draws its cards
    for section in page.locator("section[data-game]").all():
        game = section.get_attribute("data-game")
        if section.get_by_label("Set").count() == 0:  # not drawn as cards yet: says so
            expect(section.get_by_text("not drawn as cards yet")).to_be_visible()
            continue
        catalogue = page.request.get(f"{visitor.address}/api/games/{game}/catalogue").json()
        expect(section.locator("[data-card]")).to_have_count(len(catalogue["cards"]))


def test_one_game_can_be_shown_alone_and_linked_to(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/about")
    page.get_by_role("link", name="All pictures").click()
    page.locator("main").get_by_label("Show").first.select_option(label="The Rivals for Catan")
    expect(page.get_by_role("heading", name="Panorama")).to_have_count(0)
    expect(page.get_by_role("heading", level=2)).to_have_count(1)
    page.reload()
    expect(page.get_by_role("heading", level=2)).to_have_text("The Rivals for Catan")


def test_pictures_of_a_table_are_printed_in_their_size_when_it_rests(visit: Visit) -> None:
    visitor = visit()
    visitor.sit_down("fuersten", "intro")
    page = visitor.page
    assert page.locator(".board img").count() > 30
    for width, height in (DESKTOP, (1024, 768), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        visitor.wait_for(lambda: page.evaluate(UNPRINTED) == 0 or None, "some pictures are not printed")
