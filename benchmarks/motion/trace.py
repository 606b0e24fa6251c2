"""The browser's own trace of a while in which things moved: its frames, and what the page did meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from playwright.sync_api import CDPSession, Page

CATEGORIES = (
    "benchmark",
    "blink.user_timing",
    "cc",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)
PRESENTED = ("STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL")
DROPPED = "STATE_DROPPED"
FRAME = 1000 / 60  # milliseconds
NEXT_FRAME = 100_000  # microseconds: later than that it has nothing to do with what began
BEGINS = "motion-begins"
MARKS = (BEGINS, "motion-ends")

# Everything that moves says when it begins and ends: what a script animates (as Svelte does), and what styles do.
WATCH = """
(() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    performance.mark("motion-begins");
    const motion = animate.apply(this, how);
    motion.finished.then(() => performance.mark("motion-ends"), () => performance.mark("motion-ends"));
    return motion;
  };
  addEventListener("animationstart", () => performance.mark("motion-begins"));
  for (const over of ["animationend", "animationcancel"]) addEventListener(over, () => performance.mark("motion-ends"));
})()
"""

Event = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Motion:
    """What there was to see while anything moved. Times in milliseconds."""

    long: float
    presented: int
    dropped: int
    longest_frame: float  # from one frame on the screen to the next
    update: float  # the most work before something moves: the news is read, and the table drawn as it is now
    main: float  # all other work of the page while things move
    longest_task: float  # the longest of that without a break

    @property
    def a_second(self) -> float:
        return 1000 * self.presented / self.long

    @property
    def share_dropped(self) -> float:
        return self.dropped / max(1, self.presented + self.dropped)

    @property
    def main_a_frame(self) -> float:
        return self.main / (self.long / FRAME)


@contextmanager
def traced(page: Page, session: CDPSession) -> Iterator[list[Event]]:
    """Fills the list with what the browser has recorded when the block is over."""
    events: list[Event] = []
    over: list[bool] = []

    def take(told: dict[str, Any]) -> None:
        events.extend(told["value"])

    def end(_: dict[str, Any]) -> None:
        over.append(True)

    session.on("Tracing.dataCollected", take)
    session.on("Tracing.tracingComplete", end)
    config = {"includedCategories": list(CATEGORIES)}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    try:
        yield events
    finally:
        session.send("Tracing.end")
        while not over:
            page.wait_for_timeout(20)
        session.remove_listener("Tracing.dataCollected", take)
        session.remove_listener("Tracing.tracingComplete", end)


def read(events: list[Event]) -> Motion:
    """What moved, out of a trace. The page's work is counted in time of its thread, so that other processes on the
    machine count as little as possible; frames can only be counted by the clock."""
    marks = sorted((e for e in events if e["name"] in MARKS), key=lambda event: int(event["ts"]))
    if not marks:
        raise ValueError("nothing moved")
    process, thread = marks[0]["pid"], marks[0]["tid"]
    tasks = [e for e in events if e["name"] == "RunTask" and e["pid"] == process and e["tid"] == thread and "dur" in e]
    tasks.sort(key=lambda event: int(event["ts"]))
    drawn = [e["ts"] for e in events if e["name"] == "Commit" and e["pid"] == process and e["tid"] == thread]
    starts = _starts(tasks, [mark["ts"] for mark in marks if mark["name"] == BEGINS], drawn)
    spans = _spans(marks, max(event["ts"] for event in events if event["pid"] == process))
    # nothing is on the way before the table is drawn from which it comes
    first = max((task["ts"] + task["dur"] for task in starts[0]), default=spans[0][0]) if starts else spans[0][0]
    spans = [(max(begun, first), end) for begun, end in spans if end > first]
    begun_by = [task for start in starts for task in start]
    later = [task for task in tasks if task not in begun_by and any(a <= task["ts"] < b for a, b in spans)]
    seen = [_frames([e for e in events if e["pid"] == process and a <= e["ts"] <= b]) for a, b in spans]
    shown = [sorted(ts for ts, presented in frames if presented) for frames in seen]
    return Motion(
        long=sum(b - a for a, b in spans) / 1000,
        presented=sum(map(len, shown)),
        dropped=sum(not presented for frames in seen for _, presented in frames),
        longest_frame=max((b - a for frames in shown for a, b in pairwise(frames)), default=0) / 1000,
        update=max((sum(task.get("tdur", 0) for task in start) for start in starts), default=0) / 1000,
        main=sum(task.get("tdur", 0) for task in later) / 1000,
        longest_task=max((task.get("tdur", 0) for task in later), default=0) / 1000,
    )


def _spans(marks: list[Event], end: int) -> list[tuple[int, int]]:
    """From when to when anything moved."""
    spans: list[tuple[int, int]] = []
    moving, begun = 0, 0
    for mark in marks:
        if mark["name"] == BEGINS:
            begun = mark["ts"] if moving == 0 else begun
            moving += 1
        elif moving > 0:
            moving -= 1
            if moving == 0:
                spans.append((begun, mark["ts"]))
    return spans if moving == 0 else [*spans, (begun, end)]


def _starts(tasks: list[Event], begins: list[int], drawn: list[int]) -> list[list[Event]]:
    """The work that sets things in motion: the task in which they begin, and the one that draws what has changed."""
    starts: list[list[Event]] = []
    for begun in begins:
        task = next((one for one in tasks if one["ts"] <= begun <= one["ts"] + one["dur"]), None)
        if task is None or any(task in start for start in starts):
            continue
        over = task["ts"] + task["dur"]
        commit = next((ts for ts in sorted(drawn) if begun <= ts < over + NEXT_FRAME), None)
        draws = [one for one in tasks if commit is not None and one["ts"] <= commit <= one["ts"] + one["dur"]]
        starts.append([task, *(one for one in draws if one is not task)])
    return starts


def _frames(events: list[Event]) -> list[tuple[int, bool]]:
    """When each frame began, and whether it came on the screen. A frame may be reported twice: for the part that the
    compositor draws by itself, and for what the page had to say."""
    frames: dict[int, tuple[int, bool]] = {}
    for event in events:
        if event["name"] != "PipelineReporter" or event["ph"] != "b":
            continue
        told = event.get("args", {}).get("frame_reporter", {})
        state, number = told.get("state"), told.get("frame_sequence")
        if number is None or state not in (*PRESENTED, DROPPED):
            continue
        before = frames.get(number, (event["ts"], False))
        frames[number] = (before[0], before[1] or state in PRESENTED)
    return list(frames.values())
