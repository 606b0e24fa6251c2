"""Somebody in front of the page: with a mouse, a touch screen or a keyboard, who sees what a person would see."""

import json
import re
from collections.abc import Callable
from typing import Any, Literal, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket, expect

expect.set_options(timeout=30_000)

DESKTOP = (1440, 900)
PHONE = (390, 844)
SIZES = {"desktop": DESKTOP, "phone": PHONE}

LOOK_EVERY = 0.005  # seconds

Means = Literal["mouse", "touch", "keyboard"]
Found = TypeVar("Found")
# a server that is restarted on purpose: the browser says so, the page copes
EXPECTED = re.compile(r"ERR_CONNECTION|WebSocket connection to|status of 4\d\d")


BESIDE = """
async ([table, moves]) => {
  const call = async (what, body) => {
    const how = body && {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)};
    return (await fetch(`/api/tables/${table}/${what}`, how)).json();
  };
  for (let made = 0; made < moves; ) {
    const told = await call('view');
    if (told.over) return;
    if (told.choice === null) {
      await new Promise(done => setTimeout(done, 20));
      continue;
    }
    const hint = await call('hint', {milliseconds: 0});
    const move = hint.options?.[0]?.move ?? told.choice.options[0];
    await call('moves', {id: crypto.randomUUID(), seq: told.seq, move});
    made += 1;
  }
}
"""


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        scheme: Literal["light", "dark"] = "light",
    ) -> None:
        self.address = address
        self.phone = size[0] < 600
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=scheme,
            has_touch=self.phone,
            is_mobile=self.phone,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        page.on("console", self._console)
        page.on("websocket", self._listen)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.troubles.append(f"{message.type} in the console: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        def keep(frame: str | bytes) -> None:
            self.frames.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

        socket.on("framereceived", keep)

    def close(self) -> None:
        self.context.close()

    # where one is

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("#")[0].split("?")[0]

    def press(self, selector: str) -> None:
        """A click, or on a phone a tap."""
        where = self.page.locator(selector).first
        where.tap() if self.phone else where.click()

    # sitting down

    def play_now(self, game: str, mode: str | None = None, seats: int | None = None) -> str:
        """From the first page to a table against bots. Gives the table's id."""
        self.go()
        card = f"article[data-game={game}]"
        if mode is not None:
            self.page.select_option(f"{card} select >> nth=0", mode)
        if seats is not None:
            self.page.select_option(f"{card} select >> nth=1", str(seats))
        self.press(f"{card} .big")
        self.page.wait_for_url("**/table/*")
        self.at_table()
        return self.table

    def at_table(self) -> None:
        expect(self.page.locator(".board .board, .board > *").first).to_be_visible()

    # playing

    def update(self) -> dict[str, Any]:
        """The last thing the server told this visitor about the table."""
        for frame in reversed(self.frames):
            if '"type":"update"' in frame:
                told: dict[str, Any] = json.loads(frame)
                return told
        raise AssertionError("nothing was told yet")

    def _look(self, look: Callable[[], Found | None], seconds: float) -> Found | None:
        """What `look` finds, sooner or later. Counts its looks and not the hours: a machine that stood still for a
        while has kept nobody waiting."""
        for _ in range(int(seconds / LOOK_EVERY)):
            found = look()
            if found is not None:
                return found
            self.page.wait_for_timeout(1000 * LOOK_EVERY)
        return None

    def _wait(self, look: Callable[[], Found | None], what: str) -> Found:
        found = self._look(look, 30)
        if found is None:
            raise AssertionError(f"{what}; {self.state()}")
        return found

    def wait_asked(self) -> dict[str, Any] | None:
        """The update with a question to this visitor, or None when the game is over."""

        def asked() -> dict[str, Any] | None:
            told = self.update() if self.frames else None
            return told if told is not None and (told["over"] or told["choice"]) else None

        told = self._wait(asked, "nobody asked anything")
        return told if told["over"] is None else None

    def wait_moved(self, seq: int) -> None:
        self._wait(lambda: self.update()["seq"] > seq or None, "the move did not arrive")

    def advice(self) -> str:
        """What the bot would do, asked with the key of the table."""
        before = len(self.frames)

        def hinted() -> str | None:
            told = (frame for frame in self.frames[before:] if '"type":"hint"' in frame)
            return next((str(json.loads(frame)["options"][0]["move"]) for frame in told), None)

        for _ in range(15):
            self.page.keyboard.press("h")  # a press before the question was shown asks nothing: so again
            if (move := self._look(hinted, 2)) is not None:
                return move
        raise AssertionError(f"no hint came; {self.state()}")

    def state(self) -> str:
        """Where the page stands, for whoever reads that something did not come."""
        focus = self.page.evaluate("document.activeElement?.outerHTML?.slice(0, 300) ?? 'nothing'")
        shown = self.page.locator(".ask, .notices, [role=dialog], [role=alert], [role=status]").all_inner_texts()
        told = [frame[:300] for frame in self.frames[-5:]]
        return f"at {self.page.url}, focus on {focus}, shown {shown}, last told {told}"

    def choose(self, move: str, means: Means) -> None:
        if means == "keyboard":
            self._by_keyboard(move)
        else:
            self._by_pointing(move)

    def _row(self, move: str) -> Any:
        return self.page.locator(f'ol button[data-option="{move}"]')

    def _unfold(self, move: str, press: Any) -> None:
        """The list folds many options of a kind into one; opens all of them until the wanted one is there."""
        folds = self.page.locator("ol button.fold")
        while self._row(move).count() == 0:
            assert folds.count(), f"{move!r} is not in the list"
            press(folds.first)

    def _by_keyboard(self, move: str) -> None:
        """Digits while there are enough of them, the arrow keys for the rest of the list."""
        page = self.page
        page.keyboard.press("Escape")
        self._unfold(move, lambda fold: (fold.focus(), page.keyboard.press("Enter")))
        row = self._row(move)
        digit = row.locator("kbd")
        if digit.count():
            page.keyboard.press(digit.inner_text())
        else:
            page.locator("ol button[data-option]").first.focus()
            for _ in range(400):
                if page.evaluate("document.activeElement?.dataset.option") == move:
                    break
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")

    def _by_pointing(self, move: str) -> None:
        """On the board, thing by thing, as far as the board can say it; otherwise in the list."""
        page = self.page
        press = (lambda where: where.tap()) if self.phone else (lambda where: where.click())
        seq = self.update()["seq"]
        about = page.evaluate(
            """move => document.querySelector(`ol button[data-option="${CSS.escape(move)}"]`)?.dataset.about ?? null""",
            move,
        )
        for key in (about or "").split():
            things = page.locator(f'[data-keys~="{key}"]:is(.lit, .chosen)')
            if not things.count():
                break
            press(things.first)
        if about and self.sent(seq):
            return
        again = page.locator(".thing.complete")
        if again.count():
            press(again.first)
            if self.sent(seq):
                return
        if self.phone and not page.locator(".side.open").count():
            press(page.locator(".handle"))
        everything = page.get_by_role("button", name=re.compile("Show everything|Alles zeigen"))
        if everything.count():
            press(everything)
        self._unfold(move, press)
        press(self._row(move))

    def sent(self, seq: int) -> bool:
        """Whether the clicks so far were the whole move."""
        self.page.wait_for_timeout(60)
        return self.page.locator("ol[aria-busy=true]").count() > 0 or self.update()["seq"] > seq

    def let_play(self, moves: int) -> None:
        """Some moves as the bot would make them, made beside the page, which follows."""
        self.page.evaluate(BESIDE, [self.table, moves])
        self.wait_asked()
        self.page.wait_for_timeout(200)

    def let_move(self) -> None:
        """One move, made beside the page."""
        self.page.evaluate(BESIDE, [self.table, 1])

    def play_to_the_end(self, means: Means, most: int = 900) -> dict[str, Any]:
        """A whole game, as well as the bot knows how. Gives how it ended."""
        for _ in range(most):
            told = self.wait_asked()
            if told is None:
                return dict(self.update()["over"])
            self.choose(self.advice(), means)
            self.wait_moved(told["seq"])
        raise AssertionError(f"not over after {most} moves")


def seated(visitor: Visitor, table: str, token: str | None) -> Visitor:
    """At a table that was opened beside the page: with a seat's token, or without one to watch."""
    if token is not None:
        cookie = {"name": "tafelrunde_seat", "value": token, "domain": "127.0.0.1", "path": f"/api/tables/{table}"}
        visitor.context.add_cookies([cookie])  # type: ignore[list-item]
    visitor.go(f"/table/{table}")
    visitor.at_table()
    return visitor
