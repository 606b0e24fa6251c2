"""How fast the page answers at a person's pace: `python benchmarks/clicks.py [--game ID] [--moves N] [--pause MS]`.

Two people at one table, each with a page of their own. Before every click the page has had time to come to rest, as it
has when somebody thinks; `tests/browser/test_speed.py` measures the same with one move right after the other, when the
frames of the last one are still being drawn.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tafelrunde.discovery import own_games

sys.path.append(str(Path(__file__).parents[1]))
from tests.browser.chromium import CHROMIUM_MISSING, running_chromium
from tests.browser.test_speed import CLICK_TO_PAINT, cross, meet
from tests.browser.visitor import Visitor
from tests.server.running import Server, running_server

PICKED, SENT, CROSSED = "a click that picks something up", "a click that is a move", "a move on the other screen"


def measured(browser: Browser, server: Server, game: str, moves: int, pause: int) -> dict[str, list[float]]:
    """Milliseconds from clicks to the frame that shows them, and from moves to the frame on the other screen."""
    anna, bert = Visitor(browser, server.address), Visitor(browser, server.address)
    meet(anna, bert, game)
    times: dict[str, list[float]] = {PICKED: [], SENT: [], CROSSED: []}
    for _ in range(moves):
        mover, other = (anna, bert) if anna.update()["choice"] else (bert, anna)
        told = mover.wait_asked()
        if told is None:
            break
        mover.page.wait_for_timeout(pause)
        before = len(mover.moves)
        paint = mover.page.evaluate(CLICK_TO_PAINT)
        sent = mover.sent(before)
        if paint is not None:
            times[SENT if sent else PICKED].append(paint)
        if not sent:
            mover.page.wait_for_timeout(pause)
            times[CROSSED].append(cross(mover, other, told["choice"]["options"][0], told["seq"]))
        for visitor in (anna, bert):
            visitor.wait_moved(told["seq"])
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the page answers at a person's pace.")
    parser.add_argument("--game", default=next(own_games()).id)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--pause", type=int, default=700, help="milliseconds before a click")
    how = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        running_chromium() as browser,
    ):
        if browser is None:
            sys.exit(CHROMIUM_MISSING)
        for what, times in measured(browser, server, how.game, how.moves, how.pause).items():
            if times:
                print(f"{what}: median {statistics.median(times):.0f} ms, {len(times)} times")


if __name__ == "__main__":
    main()
