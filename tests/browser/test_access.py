"""axe finds nothing in the main views, light and dark, at both sizes, and a finger hits whatever can be pressed around
the table."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.kernel import registry

from .conftest import Visit
from .measuring import too_small
from .visitor import SIZES, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ABOUT_COLOURS = ("color-contrast", "link-in-text-block")  # all that depends on whether it is light or dark


# Things of which there are hundreds, alike but for their words. Of those built of the same elements with the same
# attributes, with words or without in the same of them, one stays for axe, which takes long for each; the others are
# taken away. Gives how many those were, and which ids are there twice: that only all together can show.
ALIKE = """
all => {
  const attribute = ({name, value}) =>
    name + (["class", "style", "role", "type", "tabindex"].includes(name) ? value : value.trim() !== "");
  const built = one => one.tagName + [...one.attributes].map(attribute) + (one.textContent.trim() !== "");
  const ids = [...document.querySelectorAll("[id]")].map(one => one.id);
  const seen = new Set();
  const alike = [...document.querySelectorAll(all)].filter(one => {
    const known = seen.size, parts = new Set([one.parentElement, one, ...one.querySelectorAll("*")].map(built));
    return seen.add([...parts].sort().join("|")).size === known;
  });
  alike.forEach(one => one.remove());
  return [alike.length, ids.filter((id, at) => ids.indexOf(id) !== at)];
}
"""


def violations(page: Page, *only: str) -> list[str]:
    """What axe finds, or what it finds with some of its rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # and not added as a script: the content policy allows none but ours
    rules = {"runOnly": {"type": "rule", "values": list(only)}} if only else {}
    found: dict[str, Any] = page.evaluate("how => axe.run(document, how)", {"resultTypes": ["violations"], **rules})
    return [
        f"{problem['id']}: {problem['help']} at {node['target']}: {node['failureSummary']}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


def first_page(visitor: Visitor) -> None:
    visitor.go()
    expect(visitor.page.locator("article[data-game]")).to_have_count(len(registry.games()))


def new_table(visitor: Visitor) -> None:
    visitor.go("/new/karthedis?mode=draft&seats=5")
    expect(visitor.page.locator("form")).to_be_visible()


def deck_to_bring(visitor: Visitor) -> None:
    visitor.go("/new/karthedis?mode=deckbau&seats=4")
    expect(visitor.page.get_by_label("Your deck")).to_be_visible()


def waiting_room(visitor: Visitor) -> None:
    first_page(visitor)
    visitor.press("article[data-game=fuersten] >> text=Invite a friend")
    expect(visitor.page.locator("main ol")).to_be_visible()


def invited(visitor: Visitor) -> None:
    """With the link for the free seat, as somebody else."""
    waiting_room(visitor)
    visitor.page.get_by_role("button", name="Invite", exact=True).click()
    link = visitor.page.get_by_label("Link for one person").input_value()
    visitor.context.clear_cookies()
    visitor.page.goto("about:blank")
    visitor.page.goto(link)
    expect(visitor.page.get_by_label("Your name")).to_be_visible()


def settings(visitor: Visitor) -> None:
    first_page(visitor)
    visitor.press("[aria-label=Settings]")
    expect(visitor.page.get_by_label("dark")).to_be_visible()


def playing_on(visitor: Visitor) -> None:
    """The first page of somebody with a game that runs and one that is over."""
    finished(visitor)
    visitor.sit_down("karthedis", "classic", 4)
    first_page(visitor)
    expect(visitor.page.locator("a.resume")).to_be_visible()


def resigning(visitor: Visitor) -> None:
    visitor.sit_down("fuersten", "intro")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def about(visitor: Visitor) -> None:
    visitor.go("/about")
    expect(visitor.page.get_by_role("heading", name="Tafelrunde")).to_be_visible()


def art(visitor: Visitor) -> None:
    visitor.go("/art")
    expect(visitor.page.get_by_role("heading", name="Palettes")).to_be_visible()


def fuersten(visitor: Visitor) -> None:
    visitor.sit_down("fuersten", "duell", moves=40)


def fuersten_list(visitor: Visitor) -> None:
    """On a phone only: elsewhere the list lies beside the board."""
    fuersten(visitor)
    visitor.press(".handle")


def kartenspiel(visitor: Visitor) -> None:
    visitor.sit_down("kartenspiel", "erweitert", moves=60)


def karthedis(visitor: Visitor) -> None:
    visitor.sit_down("karthedis", "classic", 4, moves=15)


def draft(visitor: Visitor) -> None:
    visitor.sit_down("karthedis", "draft", 5, moves=2)


def finished(visitor: Visitor) -> None:
    visitor.sit_down("fuersten", "intro")
    visitor.resign()


def replay(visitor: Visitor) -> None:
    finished(visitor)
    visitor.to_the_result()
    visitor.press("section.result >> text=Replay")
    expect(visitor.page.get_by_role("slider").first).to_be_visible()


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/fuersten/F-045")
    expect(visitor.page.locator("main")).to_contain_text("F-045")


def guide(visitor: Visitor) -> None:
    visitor.go("/rules/karthedis")
    expect(visitor.page.locator("article svg.icon").first).to_be_visible()


def scenario(visitor: Visitor) -> None:
    visitor.go("/scenario/fuersten/f-001-production-die-runs-from-one-to-six")
    expect(visitor.page.locator(".board .fuersten").first).to_be_visible()


def decks(visitor: Visitor) -> None:
    visitor.go("/decks")
    expect(visitor.page.get_by_role("searchbox").first).to_be_visible()


VIEWS = [
    first_page, settings, playing_on, new_table, deck_to_bring, waiting_room, invited, fuersten, kartenspiel, karthedis,
    draft, resigning, finished, replay, rules, guide, scenario, decks, about, art,
]  # fmt: skip
AROUND_THE_TABLE = [
    first_page, settings, playing_on, deck_to_bring, waiting_room, invited, rules, decks, about, art,
]  # fmt: skip
OF_A_KIND = {art: "[data-card]", rules: "main article", decks: ".pool ul > li"}
SEEN = [(view, size) for view in VIEWS for size in SIZES] + [(fuersten_list, "phone")]


@pytest.mark.parametrize(
    ("view", "size"),
    [(view, SIZES[size]) for view, size in SEEN],
    ids=[f"{view.__name__}-{size}" for view, size in SEEN],
)
def test_axe_finds_nothing_and_a_finger_hits_it(visit: Visit, view: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    view(visitor)
    if visitor.phone and view in AROUND_THE_TABLE:
        assert too_small(visitor) == []
    check_access(visitor, size, OF_A_KIND.get(view))


def check_access(visitor: Visitor, size: tuple[int, int], of_a_kind: str | None = None) -> None:
    """In the colours the visitor has, and those about colours in the dark as well, which then stays. Things of a kind
    are looked at once for each way they are built in, and are gone then."""
    page = visitor.page
    # nothing sticks out at the side
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0], f"the page is {wide} pixels wide"
    if of_a_kind is not None:
        alike, twice = page.evaluate(ALIKE, of_a_kind)
        assert alike and not twice
    found = violations(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += [f"dark: {violation}" for violation in violations(page, *ABOUT_COLOURS)]
    assert not found, "\n".join(found)
