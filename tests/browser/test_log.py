"""The log hangs from its lower end: the newest line is in sight unless somebody has scrolled up to read."""

from typing import Any

from .conftest import Visit
from .visitor import DESKTOP, Visitor

# the lowest line that is read stays the same one: the list of options above takes more or less of the log's room
SEEN = """() => {
  const roll = document.querySelector('.log .roll'), box = roll.getBoundingClientRect();
  const lines = [...roll.querySelectorAll('li:not(.more)')];
  const bottom = line => Math.round(line.getBoundingClientRect().bottom - box.bottom);
  if (!window.read?.isConnected) window.read = lines.findLast(line => bottom(line) <= 1);
  const newest = bottom(lines.at(-1)) <= 1;
  return {lines: lines.length, newest, read: window.read.textContent, at: bottom(window.read)};
}"""
SCROLL = "by => { document.querySelector('.log .roll').scrollTop += by }"


def seen(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate(SEEN)
    return found


def move_on(visitor: Visitor) -> None:
    """Until the log has something new to tell."""
    told = visitor.wait_asked()
    assert told is not None
    visitor.let_move()
    visitor.wait_moved(told["seq"])
    visitor.wait_asked()


def test_the_newest_line_is_in_sight_until_somebody_scrolls_up(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    visitor.sit_down("fuersten", "intro", moves=30)
    for _ in range(5):
        move_on(visitor)
        assert seen(visitor)["newest"]

    before = seen(visitor)["lines"]
    visitor.page.evaluate(SCROLL, -100_000)
    visitor.wait_for(lambda: seen(visitor)["lines"] > before or None, "earlier lines do not come when they are wanted")
    visitor.page.evaluate("window.read = null")
    reading = seen(visitor)
    assert not reading["newest"]
    for _ in range(5):  # what is read stays where it is, whatever happens meanwhile
        move_on(visitor)
        now = seen(visitor)
        assert now["read"] == reading["read"] and abs(now["at"] - reading["at"]) <= 3, (now, reading)  # whole pixels

    visitor.page.evaluate(SCROLL, 100_000)
    visitor.wait_for(lambda: seen(visitor)["newest"] or None, "the newest line is not there")
    move_on(visitor)
    assert seen(visitor)["newest"]
