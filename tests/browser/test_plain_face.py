"""A game that another package brings, and that the page has never heard of: played with the plain face."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ..server.running import ROOT, Server
from .conftest import Visit
from .test_access import check_access
from .visitor import DESKTOP, PHONE, Means, Visitor


def installed(folder: Path, name: str, value: str) -> str:
    """What a package leaves behind that offers a game, as far as the entry point goes. Gives the folder to look in."""
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(f"[tafelrunde.games]\n{name} = {value}\n", "utf-8")
    return str(folder)


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two such games: one that brings no messages at all, and Nim with those of both languages."""
    folder = tmp_path_factory.mktemp("toys")
    path = [
        str(ROOT),
        str(ROOT / "examples" / "nim"),
        installed(folder / "toy", "toy", "tests.kernel.toy:TOY"),
        installed(folder / "nim", "nim", "tafelrunde_nim:GAME"),
    ]
    server = Server(folder)
    server.start({"PYTHONPATH": os.pathsep.join(path)})
    yield server
    server.stop()


def test_rules_without_a_page_of_them_are_looked_up_at_once(visit: Visit, toys: Server) -> None:
    page = visit(toys).go("/rules/nim")
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(page.locator("article").first).to_be_visible()
    expect(page.get_by_role("navigation", name="Reading the rules")).to_have_count(0)


def drawing(visitor: Visitor, text: str | re.Pattern[str]) -> None:
    expect(visitor.page.locator(".board pre")).to_contain_text(text)


@pytest.mark.parametrize(
    "size, means", [(DESKTOP, "mouse"), (DESKTOP, "keyboard"), (PHONE, "touch")], ids=["mouse", "keyboard", "phone"]
)
def test_a_whole_game_nobody_made_a_face_for(visit: Visit, toys: Server, size: tuple[int, int], means: Means) -> None:
    visitor = visit(toys, size=size)
    visitor.go()
    expect(visitor.page.locator("article[data-game=toy] h2")).to_have_text("Toy")
    visitor.play_now("toy")
    drawing(visitor, "'paces': [0, 0, 0]")
    check_access(visitor, size)

    def say(move: str) -> None:
        told = visitor.wait_asked()
        assert told is not None
        visitor.choose(move, means)
        visitor.wait_moved(told["seq"])

    say("step left")
    drawing(visitor, "'paces': [1, 0, 0]")
    visitor.page.get_by_title("Take the last move back").click()
    drawing(visitor, "'paces': [0, 0, 0]")

    say("draw")
    card = visitor.update()["view"]["hands"][0][0]
    drawing(visitor, card)
    expect(visitor.page.locator(".side")).to_contain_text(f"ann drew {card}")
    say("stop")
    say("bid 2")
    assert visitor.wait_asked() is None  # everybody bids at once: it is over when the others have bid, too
    assert visitor.update()["over"]["how"] == "die"
    visitor.to_the_result()
    assert not visitor.page.locator("figure").count()  # nothing is counted in this game

    # and afterwards again from the start
    visitor.page.get_by_role("link", name="Replay").click()
    drawing(visitor, "'walk'")
    visitor.page.get_by_label("Moment of the game").press("End")
    drawing(visitor, "'over'")


def test_at_one_screen_the_drawing_is_hidden_between_turns(visit: Visit, toys: Server) -> None:
    visitor = visit(toys)
    visitor.go()
    visitor.page.locator("article[data-game=toy]").get_by_role("button", name="one screen").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.at_table()
    drawing(visitor, "'walk'")
    for move in ("draw", "stop"):
        told = visitor.wait_asked()
        assert told is not None
        visitor.choose(move, "mouse")
        visitor.wait_moved(told["seq"])
    expect(visitor.page.locator(".board pre")).to_have_count(0)
    visitor.page.get_by_role("button", name="I am bob").click()
    drawing(visitor, "'hands': [1, [], 0]")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_why_not_is_asked_in_a_sentence(visit: Visit, toys: Server, size: tuple[int, int]) -> None:
    visitor = visit(toys, size=size)
    visitor.play_now("nim")
    drawing(visitor, "heap A  | | |")
    asking = visitor.page.get_by_label("Why is something not possible?")
    asking.fill("take 9 from a")
    asking.press("Enter")
    refused = visitor.page.locator("[role=alert]").filter(has_text="There are only 3 matches in heap A.")
    expect(refused.locator("visible=true").first).to_contain_text("N-3")
    asking.fill("take 3 from a")
    asking.press("Enter")
    expect(visitor.page.get_by_role("status").filter(has_text="That can be done")).to_be_visible()
    visitor.choose("take 3 from a", "touch" if visitor.phone else "mouse")
    drawing(visitor, re.compile("heap A *\n"))
