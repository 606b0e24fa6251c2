"""Lessons: taken by keyboard and by touch, following what the coach points at; left and resumed; mistakes forgiven."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from .conftest import Visit
from .measuring import cut
from .test_access import check_access
from .visitor import DESKTOP, PHONE, SIZES, Visitor

FIRST = "/learn/fuersten/first-game"
CLICKS = 4
SOON = 5000  # milliseconds
PLAY_ON = "Play on"
SEEN = """() => {
  const at = document.querySelector('.coach progress');
  const next = document.querySelector('.coach .on.primary');
  const ring = document.querySelector('.rings i.first')?.getBoundingClientRect();
  const coach = document.querySelector('.coach')?.getBoundingClientRect();
  const [x, y] = [ring?.x + ring?.width / 2, ring?.y + ring?.height / 2];
  return {
    busy: document.querySelector('[aria-busy=true]') !== null,
    step: at?.value ?? 0,
    of: at?.max ?? 0,
    ready: next?.textContent.trim() ?? '',
    asks: document.querySelectorAll('.coach .answers button').length,
    rings: document.querySelectorAll('.rings i').length,
    chosen: document.querySelectorAll('.thing.chosen').length,
    at: [x, y],
    hidden: x > coach?.left && x < coach?.right && y > coach?.top && y < coach?.bottom,
    refusal: document.querySelector('[data-part=why]') !== null,
  };
}"""


# what the coach lies over of the things a step names, each as the coach would find it
COVERED = """names => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  return names.filter(name => {
    const found = [...document.querySelectorAll(`[data-keys~="${name}"], [data-part~="${name}"]`)];
    const box = found.map(one => one.getBoundingClientRect()).find(one => one.width && one.height);
    return box && box.left < coach.right && box.right > coach.left && box.top < coach.bottom && box.bottom > coach.top;
  });
}"""


class Learner:
    """Somebody who knows nothing, and does what the coach says and shows."""

    def __init__(self, visitor: Visitor, path: str = FIRST) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.steps: list[int] = []
        visitor.go(path)
        lesson = self.page.request.get(f"{visitor.address}/api{path.replace('learn', 'lessons', 1)}").json()
        self.names: list[list[str]] = [step["names"] for step in lesson["steps"]]

    def seen(self) -> dict[str, Any]:
        """What the page shows, once it waits for the learner."""

        def look() -> dict[str, Any] | None:
            seen: dict[str, Any] = self.page.evaluate(SEEN)
            # the rings are drawn a moment after what they are around, and the coach steps aside a moment after that
            settled = not seen["busy"] and seen["step"] and seen["rings"] and not seen["hidden"]
            # on a phone the coach has a place of its own, and things are scrolled out of sight beside it
            free = settled and (self.visitor.phone or not self.page.evaluate(COVERED, self.names[seen["step"] - 1]))
            return seen if free else None

        return self.visitor.wait_for(look, "the coach points at nothing, or lies over it or over what is named")

    def until(self, step: int) -> None:
        while (seen := self.seen())["step"] < step:
            self.do(seen)

    def to_the_end(self) -> None:
        while (seen := self.seen())["ready"] != PLAY_ON:
            self.do(seen)

    def do(self, seen: dict[str, Any]) -> None:
        if seen["asks"] and not seen["ready"]:
            self.answer(seen["asks"])
        else:
            self.act(seen)
        self.visitor.wait_for(lambda: self.page.evaluate(SEEN) != seen or None, f"nothing came of it: {seen}")
        if seen["step"] not in self.steps:
            self.steps.append(seen["step"])

    def answer(self, many: int) -> None:
        """Tries one answer after the other until it is the right one."""
        for number in range(many):
            self.give(number)
            if self.page.locator(".coach .on.primary").count():
                return
        raise AssertionError("no answer is right")

    def give(self, number: int) -> None:
        raise NotImplementedError

    def act(self, seen: dict[str, Any]) -> None:
        raise NotImplementedError


class ByKeyboard(Learner):
    """The focus is led: Enter is all it takes, and Tab among the answers."""

    def give(self, number: int) -> None:
        if number:
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def act(self, seen: dict[str, Any]) -> None:
        focus = "document.activeElement?.closest('.coach, .board, .side, header') !== null"
        self.visitor.wait_for(lambda: self.page.evaluate(focus) or None, "nothing to press has the focus")
        # two trades of the same things are told apart in the list, where the second is the cheaper one
        self.page.keyboard.press("2" if seen["chosen"] > 1 else "Enter")


class ByTouch(Learner):
    """Taps where the ring is, or on what lights up when a card was picked up and any place will do."""

    def steady(self) -> dict[str, Any]:
        """What the page shows once nothing in it moves any more: the ring follows what was scrolled into sight."""

        def look() -> dict[str, Any] | None:
            before = self.page.evaluate(SEEN)
            self.page.wait_for_timeout(150)
            seen: dict[str, Any] = self.page.evaluate(SEEN)
            return seen if seen == before else None

        return self.visitor.wait_for(look, "the page does not come to rest")

    def give(self, number: int) -> None:
        self.page.locator(".coach .answers button").nth(number).tap()

    def act(self, seen: dict[str, Any]) -> None:
        seen = self.steady()
        if seen["ready"]:
            self.page.locator(".coach .on").tap()
        elif seen["chosen"] > 1:
            self.page.locator(".handle").tap()
            self.page.locator("ol button[data-option]").nth(1).tap()
        elif seen["chosen"] and self.page.locator(".rings i").count() == 1:
            self.page.locator(".board .thing.lit:not(.chosen)").first.tap()
        elif not self.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('button') !== null", seen["at"]
        ):
            self.page.locator("[data-part=hand] button").first.tap()  # the ring is around all of the hand
        else:
            self.page.touchscreen.tap(*seen["at"])


def test_people_who_are_new_are_offered_a_lesson_until_they_decline(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    page = visitor.go()
    offer = page.locator("section[aria-labelledby=first-time]")
    expect(offer.get_by_role("link")).to_have_count(3)
    offer.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator("article[data-game] >> text=Learn").first).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.long
def test_a_first_game_by_keyboard_left_and_resumed_with_a_mistake(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    learner = ByKeyboard(visitor)
    page = visitor.page
    learner.until(3)
    page.keyboard.press("2")  # another stack than the one that is wanted
    expect(page.locator(".coach .aside")).to_contain_text("stack 1 has been prepared")
    assert learner.seen()["step"] == 3
    learner.until(8)
    page.keyboard.press("Enter")
    expect(page.locator(".side [data-part=why]")).to_contain_text("1 grain")
    expect(page.get_by_role("list", name="Phases of the turn").locator("[aria-current=step]")).to_have_text("Action")
    check_access(visitor, DESKTOP)

    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_contain_text("remembers your place")
    expect(page.get_by_role("button", name="Go on learning")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=re.compile("Your first game.*at step 8 of 33", re.DOTALL))).to_be_visible()
    page.get_by_role("link", name=re.compile("Your first game.*at step 8 of 33", re.DOTALL)).focus()
    page.keyboard.press("Enter")
    assert learner.seen()["step"] == 8
    learner.until(30)  # the settlement is built, and its regions are still to be chosen
    expect(page.locator(".near").get_by_role("img", name="settlement")).to_be_in_viewport()
    expect(page.locator(".near").get_by_role("img", name="new region")).to_have_count(2)
    learner.until(32)
    expect(page.locator(".near .rising")).to_have_count(0)
    expect(page.locator(".near .cell.place")).to_have_count(3)
    learner.to_the_end()
    assert learner.steps == list(range(1, 33))

    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("aside.side")).to_contain_text("apprentice")
    end = page.get_by_role("button", name="End the action phase").first
    keep = page.get_by_role("button", name=re.compile("Keep your hand")).first
    for _ in range(CLICKS):  # while the list is drawn again as the coach leaves, a click can be lost: one clicks again
        if not keep.is_visible():
            with suppress(PlaywrightTimeout):
                end.click(timeout=SOON)
                keep.wait_for(timeout=SOON)
    expect(keep).to_be_visible()
    page.reload()  # the game goes on where it was
    expect(page.get_by_role("button", name=re.compile("Keep your hand")).first).to_be_visible()


@pytest.mark.long
def test_a_first_game_by_touch(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    learner = ByTouch(visitor)
    learner.until(8)
    learner.do(learner.seen())
    expect(visitor.page.locator(".toast")).to_contain_text("1 grain")
    check_access(visitor, PHONE)
    learner.until(20)  # some of the fourth resource is to be traded
    assert cut(visitor, ".standing li") == []
    learner.to_the_end()
    assert learner.steps == list(range(1, 33))


@pytest.mark.parametrize(
    "path",
    [
        "karthedis/first-market",
        "kartenspiel/first-game",
        "fuersten/gold",
        "fuersten/wirren",
        "fuersten/fortschritt",
        "fuersten/duel",
    ],
)
def test_every_other_lesson_can_be_taken_by_doing_what_it_shows(visit: Visit, path: str) -> None:
    ByKeyboard(visit(size=DESKTOP), f"/learn/{path}").to_the_end()


def test_the_coach_stands_on_nothing_that_it_speaks_of(visit: Visit) -> None:
    """On a small screen, where there is little room beside the board."""
    learner = ByKeyboard(visit(size=(1280, 720)))
    assert [number for number, names in enumerate(learner.names, 1) if "their-open-road" in names] == [18]
    learner.until(18)
    expect(learner.page.locator("[data-part=their-open-road]")).to_have_count(1)
    learner.to_the_end()


def test_signs_stand_beside_the_words_of_abilities(visit: Visit) -> None:
    learner = ByKeyboard(visit(size=DESKTOP, language="de-DE"), "/learn/karthedis/first-market")
    say = learner.page.locator(".coach .say")
    signed = say.locator("span:has(svg.icon)")
    learner.until(3)
    expect(signed).to_have_text(["Spekulieren"])
    drawn = signed.locator("svg").inner_html()
    assert drawn and drawn == learner.page.locator(".hand .ability svg").first.inner_html()  # the same as on the card
    learner.until(6)
    expect(say).to_contain_text("Aufrufphase")
    expect(signed).to_have_text(["Aufruf"])


def test_a_phone_shows_the_whole_market_under_the_coach(visit: Visit) -> None:
    learner = ByTouch(visit(size=PHONE), "/learn/karthedis/first-market")
    learner.until(3)
    expect(learner.page.locator("[data-place]")).to_have_count(4)
    assert cut(learner.visitor, "[data-place], [data-place] .named") == []


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_opting_out_is_explained_where_it_is_offered(visit: Visit, language: str) -> None:
    learner = ByKeyboard(visit(size=DESKTOP, language=language), "/learn/karthedis/first-market")
    page = learner.page
    name, means = {
        "de-DE": ("Aussteigen", re.compile("bleibst diesem Handel fern")),
        "en-GB": ("Opt out", re.compile("stay out of this trading")),
    }[language]
    learner.until(8)
    expect(page.locator(".coach .say")).to_contain_text(name)
    page.locator('[data-keys~="hand:wurzelzieher"]').click()
    expect(page.locator(".spot:has([data-keys='place:out'])")).to_have_attribute("title", means)
    expect(page.locator('button[data-option="opt out with wurzelzieher"] small')).to_have_text(means)


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_in_the_list_of_lessons(visit: Visit, size: str) -> None:
    visitor = visit(size=SIZES[size])
    visitor.go("/learn")
    expect(visitor.page.locator("main ol li")).to_have_count(7)
    check_access(visitor, SIZES[size])
