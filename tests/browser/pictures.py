"""The pictures of the README, taken from the running product: `make screenshots`."""

import io
import tempfile
from pathlib import Path

from PIL import Image

from ..server.running import running_server
from .chromium import CHROMIUM_MISSING, PAGE, PAGE_MISSING, running_chromium
from .visitor import DESKTOP, PHONE, Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 200
FRAME_MILLISECONDS = 900
FRAMES = 14


def take(visitor: Visitor) -> Image.Image:
    visitor.page.mouse.move(1, 1)  # no detail of what the pointer happens to lie on
    visitor.page.wait_for_timeout(400)
    return Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")


def save(picture: Image.Image, name: str) -> None:
    """With few colours: the page has few, and a README should load fast."""
    small = picture.quantize(COLOURS, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True)
    print(f"{name}.png {picture.width}x{picture.height}")


def animation(visitor: Visitor) -> None:
    """A few moves at the table of the princes, as the bot would make them."""
    frames: list[Image.Image] = []
    for _ in range(FRAMES):
        told = visitor.wait_asked()
        if told is None:
            break
        move = visitor.advice(told)
        visitor.page.wait_for_timeout(150)
        frames.append(half(take(visitor)))
        visitor.choose(move, "keyboard")
        visitor.wait_moved(told["seq"])
    frames[0].save(
        FOLDER / "moves.webp", save_all=True, append_images=frames[1:], duration=FRAME_MILLISECONDS, loop=0, quality=70
    )
    print(f"moves.webp {len(frames)} frames")


def half(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width * 5 // 8, picture.height * 5 // 8), Image.Resampling.LANCZOS)


def main() -> None:
    if not PAGE.is_file():
        raise SystemExit(PAGE_MISSING)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_chromium() as browser:
        if browser is None:
            raise SystemExit(CHROMIUM_MISSING)
        first = Visitor(browser, server.address)
        first.go()
        first.page.wait_for_selector("article[data-game]")
        save(take(first), "first-page")
        first.play_now("fuersten", "duell")
        first.let_play(90)
        save(take(first), "fuersten")
        animation(first)

        dark = Visitor(browser, server.address, scheme="dark", language="de-DE")
        dark.play_now("karthedis", "classic", 5)
        dark.let_play(8)
        save(take(dark), "karthedis")

        older = Visitor(browser, server.address)
        older.play_now("kartenspiel", "erweitert")
        older.let_play(110)
        save(take(older), "kartenspiel")

        phone = Visitor(browser, server.address, size=PHONE)
        phone.play_now("fuersten", "gold")
        phone.let_play(60)
        save(take(phone), "phone")

        reader = Visitor(browser, server.address, size=DESKTOP)
        reader.go("/scenario/fuersten/f-019-four-regions-around-each-settlement")
        reader.page.wait_for_selector(".fuersten")
        save(take(reader), "scenario")

        reader.go("/rules/encyclopedia/112.G.b")
        reader.page.wait_for_selector("article")
        save(take(reader), "encyclopedia")


if __name__ == "__main__":
    main()
