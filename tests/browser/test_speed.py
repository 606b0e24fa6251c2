"""What the page weighs and how fast it answers: weighed and measured here, reported, and not asserted by the clock."""

import json
import statistics
import time

from playwright.sync_api import Request

from .conftest import Visit
from .visitor import Visitor

FIRST_LOAD = 250_000  # bytes, compressed, with fonts


def test_the_first_load_is_light(visit: Visit) -> None:
    visitor = visit()
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        weights[request.url.removeprefix(visitor.address)] = request.sizes()["responseBodySize"]

    visitor.page.on("requestfinished", weigh)
    visitor.go()
    visitor.page.wait_for_selector("article[data-game]")
    visitor.page.wait_for_load_state("networkidle")
    first = sum(weights.values())
    print(f"first load: {first:,} bytes in {len(weights)} requests")
    assert sum(address.endswith(".woff2") for address in weights) >= 4, weights
    assert 20_000 < first <= FIRST_LOAD, weights

    visitor.press("article[data-game=fuersten] .big")
    visitor.at_table()
    visitor.page.wait_for_load_state("networkidle")
    print(f"with the table of the princes: {sum(weights.values()):,} bytes")


CLICK_TO_PAINT = """
() => new Promise(done => {
  const lit = document.querySelector('.thing.lit');
  if (lit === null) return done(null);
  const begun = performance.now();
  lit.click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
})
"""


def test_how_long_a_click_and_a_move_take(visit: Visit) -> None:
    anna, bert = visit(), visit()
    meet(anna, bert, "fuersten")
    paints: list[float] = []
    crossings: list[float] = []
    for _ in range(60):
        mover, other = (anna, bert) if anna.update()["choice"] else (bert, anna)
        told = mover.wait_asked()
        assert told is not None
        before = len(mover.moves)
        paint = mover.page.evaluate(CLICK_TO_PAINT)
        if paint is not None:
            paints.append(paint)
        if not mover.sent(before):
            crossings.append(cross(mover, other, told["choice"]["options"][0], told["seq"]))
        for visitor in (anna, bert):
            visitor.wait_moved(told["seq"])
    assert len(paints) > 10 and len(crossings) > 10
    report("click to paint", paints)
    report("a move on the other screen", crossings)


def meet(anna: Visitor, bert: Visitor, game: str) -> None:
    """One opens a table, the other comes by the link."""
    anna.go()
    anna.press(f"article[data-game={game}] >> text=Invite a friend")
    anna.page.get_by_role("button", name="Invite", exact=True).click()
    bert.page.goto(anna.page.get_by_label("Link for one person").input_value())
    bert.press("button:has-text('Take a seat')")
    for visitor in (anna, bert):
        visitor.at_table()


def cross(mover: Visitor, other: Visitor, move: str, seq: int) -> float:
    """Milliseconds from the choice on one screen to the frame with it on the other."""
    before = len(other.frames)
    mover.page.keyboard.press("Escape")
    row = mover.in_the_list(move)
    begun = time.time()
    row.evaluate("row => row.click()")
    while not any('"type":"update"' in frame and json.loads(frame)["seq"] > seq for frame in other.frames[before:]):
        other.page.wait_for_timeout(1)
        assert time.time() < begun + 30
    other.page.evaluate("() => new Promise(done => requestAnimationFrame(() => done(true)))")
    return (time.time() - begun) * 1000


def report(what: str, times: list[float]) -> None:
    ninety_fifth = statistics.quantiles(times, n=20)[-1]
    print(f"{what}: median {statistics.median(times):.0f} ms, p95 {ninety_fifth:.0f} ms, {len(times)} times")
