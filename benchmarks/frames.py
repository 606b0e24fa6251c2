"""How smoothly the page moves: `python benchmarks/frames.py [SCENE …] [--rounds N] [--size 1440x900] [--json FILE]`.

Games with agreed luck are told to a page with motion, scene by scene, once as fast as the machine is and once with its
processor slowed four times (which slows the page's main thread, not the browser's other threads). The browser's own
trace says how many frames came on the screen while something moved, and how long the page itself worked meanwhile.

Where there is no graphics card, as on a server, Chromium draws with the processor, which competes with the page for it:
frames a second and dropped frames are then worse than on any desktop. What the page does is the same everywhere: its
main thread must do less than 16.7 ms of work for a frame while things move.

The scenes of each game are in its folder, `benchmarks/games/<game>/scenes.py`; all are shown if none is named.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from motion.scene import Scene
from motion.trace import WATCH, Motion, read, traced
from playwright.sync_api import Browser, CDPSession

from tafelrunde.discovery import own_games

sys.path.append(str(Path(__file__).parents[1]))
from tests.browser.chromium import CHROMIUM_MISSING, running_chromium
from tests.browser.feeding import Feeding
from tests.browser.retelling import Story
from tests.browser.visitor import DESKTOP, Visitor
from tests.server.running import Server, running_server

SLOWED = 4  # times


def all_scenes() -> dict[str, Scene]:
    """By name, game by game."""
    scenes: dict[str, Scene] = {}
    for game in own_games():
        scenes.update(import_module(f"games.{game.id}.scenes").SCENES)
    return scenes


SCENES = all_scenes()


def seen(browser: Browser, server: Server, scene: Scene, story: Story, slowed: int, size: tuple[int, int]) -> Motion:
    visitor = Visitor(browser, server.address, size)
    try:
        visitor.page.emulate_media(reduced_motion="no-preference")
        visitor.page.add_init_script(WATCH)
        feeding = Feeding(visitor)
        visitor.play_now(scene.game, scene.mode, scene.seats)
        visitor.wait_drawn()
        at = scene.begins(story)
        feeding.tell(story.standing(at - 1))
        visitor.page.locator(f'.table[data-seq="{story.moments[at - 1].seq}"]').wait_for()
        visitor.page.keyboard.press("Shift")  # enough was seen of the last event
        visitor.page.wait_for_timeout(1500)  # what moved when somebody sat down has come to rest
        session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        with traced(visitor.page, session) as events:
            for moment in story.moments[at : at + scene.answers]:
                feeding.tell(moment.update)
            visitor.page.wait_for_timeout(1000 * scene.seconds)
        return read(events)
    finally:
        visitor.close()


def median(found: list[Motion], of: Callable[[Motion], float]) -> float:
    return statistics.median(map(of, found))


COLUMNS: dict[str, Callable[[Motion], float]] = {
    "frames/s": lambda one: one.a_second,
    "dropped %": lambda one: 100 * one.share_dropped,
    "longest frame": lambda one: one.longest_frame,
    "update ms": lambda one: one.update,
    "page ms/frame": lambda one: one.main_a_frame,
    "longest task": lambda one: one.longest_task,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--rounds", type=int, default=3, help="each scene so often, in turns; medians are shown")
    parser.add_argument("--size", default="x".join(map(str, DESKTOP)), help="of the window, in pixels")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    told = parser.parse_args()
    for scene in told.scenes:
        if scene not in SCENES:
            parser.error(f"there is no scene {scene!r}; there is: {', '.join(SCENES)}")
    width, height = map(int, told.size.split("x"))
    names = told.scenes or list(SCENES)
    found: dict[tuple[str, int], list[Motion]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        running_chromium() as browser,
    ):
        if browser is None:
            sys.exit(CHROMIUM_MISSING)
        stories = {maker: maker() for maker in {SCENES[name].story for name in names}}
        for _ in range(told.rounds):
            for name in names:
                for slowed in (1, SLOWED):
                    scene = SCENES[name]
                    motion = seen(browser, server, scene, stories[scene.story], slowed, (width, height))
                    found.setdefault((name, slowed), []).append(motion)
    print(f"{'scene':<10}{'slowed':<8}" + "".join(f"{column:>15}" for column in COLUMNS))
    for (name, slowed), motions in found.items():
        figures = "".join(f"{median(motions, of):>15.1f}" for of in COLUMNS.values())
        print(f"{name:<10}{f'{slowed} x':<8}{figures}")
    if told.json is not None:
        rows = [
            {"scene": name, "slowed": slowed, **asdict(one)} for (name, slowed), all_ in found.items() for one in all_
        ]
        told.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
