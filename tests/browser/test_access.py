"""axe finds nothing in the main views, light and dark, at both sizes; nothing is said in one language only."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .visitor import SIZES, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ABOUT_COLOURS = ("color-contrast", "link-in-text-block")  # all that depends on whether it is light or dark


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
    expect(visitor.page.locator("article[data-game]")).to_have_count(2)


def new_table(visitor: Visitor) -> None:
    visitor.go("/new/karthedis?mode=draft&seats=5")
    expect(visitor.page.locator("form")).to_be_visible()


def waiting_room(visitor: Visitor) -> None:
    first_page(visitor)
    visitor.press("article[data-game=fuersten] >> text=Invite a friend")
    expect(visitor.page.locator("main ol")).to_be_visible()


def fuersten(visitor: Visitor) -> None:
    visitor.play_now("fuersten", "duell")
    visitor.let_play(40)


def fuersten_list(visitor: Visitor) -> None:
    """On a phone only: elsewhere the list lies beside the board."""
    fuersten(visitor)
    visitor.press(".handle")


def karthedis(visitor: Visitor) -> None:
    visitor.play_now("karthedis", "classic", 4)
    visitor.let_play(15)


def draft(visitor: Visitor) -> None:
    visitor.play_now("karthedis", "draft", 5)
    visitor.let_play(2)


def finished(visitor: Visitor) -> None:
    visitor.play_now("fuersten", "intro")
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(visitor.page.locator("section.result")).to_be_visible()


def replay(visitor: Visitor) -> None:
    finished(visitor)
    visitor.press("section.result >> text=Replay")
    expect(visitor.page.get_by_role("slider").first).to_be_visible()


def rules(visitor: Visitor) -> None:
    visitor.go("/rules/fuersten/F-045")
    expect(visitor.page.locator("main")).to_contain_text("F-045")


def scenario(visitor: Visitor) -> None:
    visitor.go("/scenario/fuersten/f-001-production-die-runs-from-one-to-six")
    expect(visitor.page.locator(".board, .fuersten").first).to_be_visible()


def decks(visitor: Visitor) -> None:
    visitor.go("/decks")
    expect(visitor.page.get_by_role("searchbox").first).to_be_visible()


VIEWS = [
    first_page, new_table, waiting_room, fuersten, karthedis, draft, finished, replay, rules, scenario, decks,
]  # fmt: skip
SEEN = [(view, size) for view in VIEWS for size in SIZES] + [(fuersten_list, "phone")]


@pytest.mark.parametrize(
    ("view", "size"),
    [(view, SIZES[size]) for view, size in SEEN],
    ids=[f"{view.__name__}-{size}" for view, size in SEEN],
)
def test_axe_finds_nothing(visit: Visit, view: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    view(visitor)
    check_access(visitor, size)


def check_access(visitor: Visitor, size: tuple[int, int]) -> None:
    """In the colours the visitor has, and those about colours in the dark as well, which then stays."""
    found = violations(visitor.page)
    visitor.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found += [f"dark: {violation}" for violation in violations(visitor.page, *ABOUT_COLOURS)]
    assert not found, "\n".join(found)
    # nothing sticks out at the side
    wide = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0], f"the page is {wide} pixels wide"
