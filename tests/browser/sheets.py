"""Every view at three sizes, light and dark, to be looked at: `make views`.

The pictures at full size go to build/views, for critics; of each view one sheet with all six goes to
docs/pictures/views. Views to be added are functions like those in test_access.py: they lead a visitor somewhere.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, expect

from tafelrunde.puzzles.model import KINDS

from ..server.running import Server, running_server
from ..server.test_analyses import blundered, uploaded
from .chromium import CHROMIUM_MISSING, PAGE, PAGE_MISSING, running_chromium
from .test_access import VIEWS, fuersten, karthedis, waiting_room
from .test_puzzles import of_kind, open_puzzle
from .visitor import DESKTOP, PHONE, Visitor

View = Callable[[Visitor], None]
Size = tuple[int, int]

ROOT: Final = Path(__file__).parents[2]
FULL: Final = ROOT / "build" / "views"
SHEETS: Final = ROOT / "docs" / "pictures" / "views"
TABLET: Final = (1024, 768)
SCHEMES: Final = ("light", "dark")
HEIGHT: Final = 420  # pixels of a row of a sheet
GAP: Final = 12
WAIT: Final = 300_000  # milliseconds for an analysis


def learning(visitor: Visitor) -> None:
    visitor.go("/learn")
    expect(visitor.page.locator("main")).to_be_visible()


def lesson(visitor: Visitor) -> None:
    visitor.go("/learn/fuersten/first-game")
    for _ in range(4):
        next_step = visitor.page.locator(".coach .on.primary")
        expect(next_step.or_(visitor.page.locator(".rings i.first")).first).to_be_visible()
        if next_step.count():
            visitor._press(next_step)


def lesson_of_karthedis(visitor: Visitor) -> None:
    visitor.go("/learn/karthedis/first-market")
    expect(visitor.page.locator(".coach")).to_be_visible()


def lesson_of_kartenspiel(visitor: Visitor) -> None:
    visitor.go("/learn/kartenspiel/first-game")
    expect(visitor.page.locator(".coach")).to_be_visible()


def rules_of_kartenspiel(visitor: Visitor) -> None:
    visitor.go("/rules/kartenspiel")
    expect(visitor.page.locator("article svg.icon").first).to_be_visible()


def encyclopedia(visitor: Visitor) -> None:
    visitor.go("/rules/encyclopedia/112.G.b")
    expect(visitor.page.locator("article .verdict")).to_be_visible()


def card_in_the_encyclopedia(visitor: Visitor) -> None:
    visitor.go("/rules/encyclopedia?card=feuerteufel")
    expect(visitor.page.locator(".book [data-card]")).to_be_visible()


def decks_of_kartenspiel(visitor: Visitor) -> None:
    visitor.go("/decks/kartenspiel")
    visitor.page.wait_for_selector(".pool li")
    visitor.page.locator("section:has(#deck-samples) button").first.click()
    visitor.page.wait_for_selector(".verdict .good")


def tournament(visitor: Visitor) -> None:
    visitor.sit_down("kartenspiel", "turnier", moves=60, options={"decks": "sample"})


def puzzles(visitor: Visitor) -> None:
    visitor.go("/puzzles")
    expect(visitor.page.locator("main")).to_be_visible()


def puzzle_of(kind: str) -> View:
    def puzzle(visitor: Visitor) -> None:
        open_puzzle(visitor, of_kind(kind))

    puzzle.__name__ = f"puzzle_{kind.replace('-', '_')}"
    return puzzle


def late(visitor: Visitor) -> None:
    visitor.play_now("fuersten", "duell")
    visitor.let_play(150)


def nine_seats(visitor: Visitor) -> None:
    visitor.play_now("karthedis", "classic", 9)
    visitor.let_play(6)


def closer(visitor: Visitor) -> None:
    """A card, looked at closely."""
    fuersten(visitor)
    visitor.page.locator('[data-keys^="hand:"], .hand .thing').first.focus()
    visitor.page.keyboard.press("i")


def inviting(visitor: Visitor) -> None:
    waiting_room(visitor)
    visitor.page.get_by_role("button", name="Invite", exact=True).click()
    visitor.page.get_by_role("button", name="QR code").click()


def list_of_karthedis(visitor: Visitor) -> None:
    karthedis(visitor)
    if visitor.phone:
        visitor.press(".handle")


def rules_of_fuersten(visitor: Visitor) -> None:
    visitor.go("/rules/fuersten")
    expect(visitor.page.locator("article svg.icon").first).to_be_visible()


def nowhere(visitor: Visitor) -> None:
    visitor.go("/nowhere")
    expect(visitor.page.locator("main")).to_be_visible()


def looked_back(server: Server) -> View:
    """Where was it lost? The same game for all."""
    table, _planted, _seat = blundered()
    with server.http() as http:
        replay = uploaded(http, table).rpartition("/")[2]

    def where_was_it_lost(visitor: Visitor) -> None:
        visitor.go(f"/replay/{replay}")
        visitor.press("text=Where was it lost?")
        expect(visitor.page.get_by_role("progressbar")).to_have_count(0, timeout=WAIT)
        expect(visitor.page.locator(".mistake").first).to_be_visible(timeout=WAIT)

    return where_was_it_lost


MORE: Final[Sequence[View]] = (
    learning, lesson, lesson_of_karthedis, lesson_of_kartenspiel, rules_of_kartenspiel, encyclopedia,
    card_in_the_encyclopedia, decks_of_kartenspiel, tournament, puzzles, *map(puzzle_of, KINDS), late, nine_seats,
    closer, inviting, list_of_karthedis, rules_of_fuersten, nowhere,
)  # fmt: skip


def taken(visitor: Visitor, name: str, sizes: Sequence[Size]) -> list[Image.Image]:
    pictures = []
    for size in sizes:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        for scheme in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            visitor.page.mouse.move(1, 1)
            visitor.page.wait_for_timeout(700)  # what is painted is made into images
            picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
            picture.save(FULL / f"{name}-{size[0]}x{size[1]}-{scheme}.png")
            pictures.append(picture)
    return pictures


def sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """Light above, dark below."""
    small = [
        picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT), Image.Resampling.LANCZOS)
        for picture in pictures
    ]
    wide = sum(picture.width + GAP for picture in small[::2]) - GAP
    whole = Image.new("RGB", (wide, 2 * HEIGHT + GAP), "#808080")
    for row in (0, 1):
        left = 0
        for picture in small[row::2]:
            whole.paste(picture, (left, row * (HEIGHT + GAP)))
            left += picture.width + GAP
    return whole


def look(browser: Browser, address: str, view: View) -> None:
    name = view.__name__.replace("_", "-")
    pictures = []
    for size, sizes in ((DESKTOP, (DESKTOP, TABLET)), (PHONE, (PHONE,))):
        visitor = Visitor(browser, address, size=size)
        view(visitor)
        pictures += taken(visitor, name, sizes)
        visitor.close()
    sheet(pictures).save(SHEETS / f"{name}.webp", quality=72, method=6)
    print(name, flush=True)


def main(wanted: Sequence[str]) -> None:
    """Those whose name holds one of the words, or all of them."""
    if not PAGE.is_file():
        raise SystemExit(PAGE_MISSING)
    FULL.mkdir(parents=True, exist_ok=True)
    SHEETS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_chromium() as browser:
        if browser is None:
            raise SystemExit(CHROMIUM_MISSING)
        for view in (*VIEWS, *MORE, looked_back(server)):
            if not wanted or any(word in view.__name__ for word in wanted):
                look(browser, server.address, view)


if __name__ == "__main__":
    main(sys.argv[1:])
