"""Puzzles solved on the page: one of each kind, by keyboard and by touch; axe finds nothing in them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tafelrunde.books.messages import messages
from tafelrunde.kernel import Option, registry
from tafelrunde.puzzles.model import KINDS, Puzzle
from tafelrunde.puzzles.store import puzzles_of

from .conftest import Visit
from .test_access import violations
from .visitor import DESKTOP, PHONE, Visitor


def of_kind(kind: str) -> Puzzle:
    """One with few moves to make and few options to look through."""
    found = [puzzle for game in registry.games() for puzzle in puzzles_of(game.id).values() if puzzle.kind == kind]
    return min(found, key=lambda puzzle: (len(puzzle.solution), puzzle.facts.get("options", 0), puzzle.id))


def said(puzzle: Puzzle, move: str) -> str:
    option = registry.game(puzzle.game).grammar.parse(move)
    assert isinstance(option, Option)
    return messages(puzzle.game, "en").option(option)


def open_puzzle(visitor: Visitor, puzzle: Puzzle) -> Page:
    page = visitor.go(f"/puzzles/{puzzle.game}/{puzzle.id}")
    expect(page.locator("#puzzle-question")).to_be_visible()
    return page


def answer(visitor: Visitor, puzzle: Puzzle, move: str) -> None:
    """Picks a move from the list, which folds what is many of a kind."""
    page = visitor.page
    by_name = page.get_by_role("button", name=re.compile(rf"^{re.escape(said(puzzle, move))}(?![A-Za-z])"))
    wanted = by_name.or_(page.locator(f'button[data-option="{move}"]'))  # a game's table may say it in other words
    folds = page.locator(".asking").get_by_role("button", name=re.compile("…"))
    while not wanted.count() and folds.count():
        press(visitor, folds.first)
    press(visitor, wanted.first)


def press(visitor: Visitor, button) -> None:
    if visitor.phone:
        button.tap()
        return
    button.focus()
    visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["by keyboard", "by touch"])
def test_a_puzzle_is_solved_and_remembered(visit: Visit, kind: str, size: tuple[int, int]) -> None:
    puzzle = of_kind(kind)
    visitor = visit(size=size)
    page = open_puzzle(visitor, puzzle)
    for move in puzzle.solution:
        answer(visitor, puzzle, move)
    expect(page.get_by_role("status").filter(has_text="Solved!")).to_be_visible()
    expect(page.locator("#puzzle-solution")).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    assert not violations(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f'.list a[href$="{puzzle.id}"]')).to_contain_text("Solved")
    assert not violations(page)


def test_a_wrong_answer_can_be_tried_again_and_a_shown_one_does_not_count(visit: Visit) -> None:
    puzzle = of_kind("forbidden")
    visitor = visit()
    page = open_puzzle(visitor, puzzle)
    wrong = next(sentence for sentence in puzzle.sentences if sentence not in puzzle.solution)
    answer(visitor, puzzle, wrong)
    expect(page.get_by_role("status").filter(has_text="it is not that one")).to_be_visible()
    expect(page.locator("#puzzle-solution")).to_have_count(0)
    page.get_by_role("button", name="Show solution").click()
    expect(page.locator("#puzzle-solution")).to_be_visible()
    answer(visitor, puzzle, puzzle.solution[0])
    expect(page.get_by_role("status").filter(has_text="does not count")).to_be_visible()
    page.goto(visitor.address + f"/puzzles/{puzzle.game}")
    expect(page.locator(f'.list a[href$="{puzzle.id}"]')).not_to_contain_text("Solved")


def test_the_first_page_leads_to_the_puzzles_of_the_day(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("link", name="Puzzles").first.click()
    page.locator(".days a").first.click()
    expect(page.get_by_text("Puzzle of the day", exact=False).first).to_be_visible()
