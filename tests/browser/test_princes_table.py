"""The princes' table at every size: what a player needs is on the screen, whole, and can be read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tafelrunde import new_table
from tafelrunde.kernel import Choice, Table
from tafelrunde.kernel.registry import game
from tafelrunde.scenarios import read_scenario
from tafelrunde.scenarios.run import start_scenario
from tafelrunde.server.live import choice_info
from tafelrunde.server.wire import encode

from .conftest import Visit
from .feeding import Feeding
from .measuring import cut, scrolls_sideways, small, spilt

DESKTOPS = [(1440, 900), (1280, 720), (1024, 768)]
PHONES = [(390, 844), (360, 740), (844, 390)]
LEAST = 10.5  # pixels; what does not fit belongs to the closer look
ALWAYS = ".plaque, .options, .ways button, .hand, .race, .turn"
BUILT = ("building", "hero", "knight", "trade_ship", "fleet", "unit")

# stacks of which something else is hit; those that are scrolled out of sight are no matter
COVERED = """
() => [...document.querySelectorAll('.middle [data-keys^=stack]')].filter(stack => {
  const box = stack.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x < innerWidth && y < innerHeight && !stack.contains(document.elementFromPoint(x, y));
}).map(stack => stack.dataset.keys)
"""

# seven places, of which five are cities, with open roads at both ends: one more city, and the game would be over
CENTRE = ["road", "settlement", *["road", "city"] * 5, "road", "settlement", "road"]
LARGEST = {
    "fuersten": f"""
title = "The largest principality"
rules = ["F-022"]
game = "fuersten"
mode = "duell"

[position.red]
centre = {json.dumps(CENTRE)}
above = ["wald-2", "goldfluss-1", "ackerland-6", "gebirge-4", "wald-6", "weideland-5", "huegelland-5", "ackerland-1"]
below = [
  "huegelland-3", "weideland-4", "gebirge-5", "wald-4", "huegelland-1", "goldfluss-2", "gebirge-2", "weideland-6",
]
stock = {{ wald-2 = 2, huegelland-3 = 3, gebirge-5 = 3, ackerland-6 = 2, weideland-4 = 2, goldfluss-1 = 3 }}
expansions = [
  "holzfaellerlager at 2-above", "ziegelbrennerei at 2-above", "getreide_handelsschiff at 2-below",
  "lagerstaette at 2-below", "gemeindehaus at 3-below",
]
hand = ["kloster", "markt", "siglind", "erz_handelsschiff", "zollbruecke", "goldschmied", "umzug"]

[[step]]
asked = "red"
""",
    "kartenspiel": f"""
title = "The largest principality"
rules = ["K-001"]
game = "kartenspiel"
mode = "erweitert"
options = {{ sets = "wissenschaft_fortschritt" }}

[position]
actions_open = true

[position.red]
centre = {json.dumps([*CENTRE[:-4], "settlement", *CENTRE[-3:]])}
above = ["wald-4", "goldfluss-6", "ackerland-1", "gebirge-4", "wald-6", "weideland-5", "huegelland-2", "ackerland-3"]
below = [
  "huegelland-5", "weideland-3", "gebirge-2", "wald-1", "huegelland-1", "goldfluss-3", "gebirge-5", "weideland-6",
]
stock = {{ wald-4 = 2, huegelland-5 = 3, gebirge-2 = 3, ackerland-1 = 2, weideland-3 = 2, goldfluss-6 = 3 }}
expansions = [
  "saegewerk at 2-above", "baukran at 2-above", "gold_handelsflotte at 2-below",
  "kloster at 2-below", "eisengiesserei at 3-below",
]
hand = ["badhaus", "markt", "hagen_der_unheimliche", "schreibstube", "kanone", "dreifelderwirtschaft", "alchimist"]

[[step]]
asked = "red"
""",
}


@pytest.fixture(scope="module")
def largest(tmp_path_factory: pytest.TempPathFactory) -> "dict[str, Table[Any, Any]]":
    folder = tmp_path_factory.mktemp("largest")
    tables = {}
    for of, text in LARGEST.items():
        file = Path(folder) / f"{of}.toml"
        file.write_text(text, encoding="utf-8")
        tables[of] = start_scenario(read_scenario(file))
    return tables


@pytest.mark.parametrize("of", list(LARGEST))
@pytest.mark.parametrize("size", DESKTOPS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_needed_is_on_the_screen(
    visit: Visit, size: tuple[int, int], of: str, largest: "dict[str, Table[Any, Any]]"
) -> None:
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    visitor.sit_down(of, largest[of].setting.mode)
    feeding.show_table(largest[of])
    expect(visitor.page.locator(".principality").first).to_be_visible()
    for selector in (ALWAYS, ".principality [data-thing]", ".middle [data-thing]", ".hand [data-thing]"):
        assert cut(visitor, selector) == []
    assert small(visitor, ".board", LEAST) == []
    assert visitor.page.locator(".thing.lit").count() > 5
    assert not scrolls_sideways(visitor)
    # the board stands still when a card is picked up and the list changes
    before = places(visitor.page)
    visitor.page.locator(".hand .thing.lit").first.click()
    assert places(visitor.page) == before


@pytest.mark.parametrize("size", [*DESKTOPS, (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hand_that_is_shown_covers_no_stack(visit: Visit, size: tuple[int, int]) -> None:
    """In a conflict a card of that hand goes under a stack, which is the next thing to be chosen."""
    visitor = visit(size=size)
    page = visitor.go("/scenario/kartenspiel/119.P.a-konflikt-both-cards-under-one-stack")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".tray li.card")).to_have_count(3)
    assert page.locator(".middle [data-keys^=stack]").count() == 5
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("of", list(LARGEST))
@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phone_shows_the_other_side_small_and_hides_nothing(
    visit: Visit, size: tuple[int, int], of: str, largest: "dict[str, Table[Any, Any]]"
) -> None:
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    visitor.sit_down(of, largest[of].setting.mode)
    feeding.show_table(largest[of])
    page = visitor.page
    assert cut(visitor, ".standing li, .standing .count") == []  # all resources and points, without a swipe
    small_one = page.locator(".far button.look")
    expect(small_one).to_have_attribute("aria-expanded", "false")
    assert cut(visitor, ".race, .ways button, .standing, .miniature .principality") == []
    assert not scrolls_sideways(visitor)
    small_one.click()
    expect(small_one).to_have_attribute("aria-expanded", "true")
    assert not scrolls_sideways(visitor)


@pytest.mark.parametrize(("of", "mode"), [("fuersten", "duell"), ("kartenspiel", "erweitert")])
def test_no_name_is_broken_or_spilt_in_any_tile(visit: Visit, of: str, mode: str) -> None:
    """Every expansion in both languages, on tiles of three kinds: roomy, usual, slim."""
    page = game(of).page
    assert page is not None
    entries = [card for card in page.catalogue(None).cards if card.facts.get("is_expansion", True)]
    cards = [card.id for card in entries if card.kind in BUILT]
    assert len(cards) > 40
    start = new_table(of, mode, seed=1)
    for language in ("de-DE", "en-GB"):
        visitor = visit(size=(1440, 900), language=language)
        feeding = Feeding(visitor)
        visitor.sit_down(of, mode)
        for places_, city in ((2, False), (4, True), (7, True)):
            room = places_ * (4 if city else 2)
            for first in range(0, len(cards), room):
                feeding.show(filled(start, cards[first : first + room], places_, city))
                assert spilt(visitor, ".near .tile .name", ".tile") == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_trade_that_is_offered_lies_on_the_table(visit: Visit, size: tuple[int, int]) -> None:
    """And a card of which no source gives everything says so at a closer look."""
    table = new_table("kartenspiel", "grund", seed=3)
    asked = play_until_offered(table)
    visitor = visit(size=size, language="de-DE")
    feeding = Feeding(visitor)
    visitor.sit_down("kartenspiel", "grund")
    view = json.loads(encode(table.view(0)))
    near = next(prince for prince in view["princes"] if prince["seat"] == view["seat"])
    near["hand"][0] = "falk_der_schoene"
    feeding.show(view, json.loads(encode(choice_info(asked))), json.loads(encode(table.told(0))))
    page = visitor.page
    expect(page.locator(".tray .offered .goods")).to_have_count(2)
    assert cut(visitor, ".offered, .ways button") == []
    expect(page.locator(".ways button")).to_have_text([re.compile("Angebot annehmen"), re.compile("Angebot ablehnen")])
    page.locator(".hand .thing").first.focus()
    page.keyboard.press("i")
    expect(page.locator("[data-part=reconstructed]")).to_contain_text("Von uns ergänzt: Name.")


def play_until_offered(table: "Table[Any, Any]") -> Choice:
    """Gives the question that the first prince has to answer then."""
    wanted = ("offer a trade", "offer ", "ask for ", "decline", "end ", "roll", "keep")
    for _ in range(400):
        choice = table.choice
        if choice.prompt == "offered" and choice.seat == 0:
            return choice
        options = [option.text for option in choice.options]
        table.choose(next((one for start in wanted for one in options if one.startswith(start)), options[0]))
    raise AssertionError("nobody offered anything")


def filled(table: "Table[Any, Any]", cards: list[str], places_: int, city: bool) -> dict[str, Any]:
    """A view with so many places and these cards at their sites, whether the rules allow it or not."""
    view: dict[str, Any] = json.loads(encode(table.view(0)))
    prince = next(prince for prince in view["princes"] if prince["seat"] == "red")
    prince["places"] = ["city" if city else "settlement"] * places_
    regions = [*prince["above"], *prince["below"]] * places_
    prince["above"] = regions[: places_ + 1]
    prince["below"] = regions[: places_ + 1]
    each = 2 if city else 1
    sites = [cards[at : at + each] for at in range(0, len(cards), each)]
    sites += [[] for _ in range(2 * places_ - len(sites))]
    prince["sites_above"], prince["sites_below"] = sites[:places_], sites[places_ : 2 * places_]
    return view


def places(page: Any) -> Any:
    """Where everything on the board lies that does not move when it is chosen."""
    boxes = "all => all.map(one => { const box = one.getBoundingClientRect(); return [box.left, box.top, box.width]; })"
    return page.locator(".principality, .middle, .hand").evaluate_all(boxes)
