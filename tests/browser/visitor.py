"""Somebody in front of the page: with a mouse, a touch screen or a keyboard, who sees what a person would see."""

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, TypeVar

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

from . import beside

expect.set_options(timeout=30_000)

DESKTOP = (1440, 900)
PHONE = (390, 844)
SIZES = {"desktop": DESKTOP, "phone": PHONE}

SOON, LATER = 0.005, 0.02  # seconds between two looks, at first and when it takes its time
SOON_LOOKS = 10
FOLLOWED = 3  # moves made beside the page in a row, before it looks elsewhere
MISSED = 2  # times that a finger may land beside what it points at
BY_KEY = 3  # moves of a whole game for which the bot is asked with the key

SEAT = "tafelrunde_seat"  # the cookie that says who one is

Means = Literal["mouse", "touch", "keyboard"]
Found = TypeVar("Found")
# a server that is restarted on purpose: the browser says so, the page copes
EXPECTED = re.compile(r"ERR_CONNECTION|WebSocket connection to|status of 4\d\d")


# by the browser itself: Playwright looks for what has something in it one element after the other
DRAWN = """
seq => document.querySelector(`.table[data-seq="${seq}"]`) !== null
  && document.querySelector(".table ol[aria-busy=true]") === null
"""
BUSY = "document.querySelector('ol[aria-busy=true]') !== null"


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
        self.frames: list[str] = []  # what the page was told
        self._read = 0  # how many of those were looked through for updates
        self._update: dict[str, Any] | None = None  # the last one found
        self.moves: list[str] = []  # the moves it has sent
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
        self.page.on("websocket", self._listen)

    def tab(self) -> Page:
        """A page of the same person. Only what the first one is told counts as told: the others may know it sooner."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        page.on("console", self._console)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.troubles.append(f"{message.type} in the console: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        def keep(frame: str | bytes) -> None:
            self.frames.append(frame if isinstance(frame, str) else frame.decode("utf-8", "replace"))

        def keep_move(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "move":
                self.moves.append(said["move"])

        socket.on("framereceived", keep)
        socket.on("framesent", keep_move)

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
        self._press(self.page.locator(selector).first)

    def _press(self, where: Locator) -> None:
        """A click, or on a phone a tap."""
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

    def sit_down(
        self,
        game: str,
        mode: str,
        seats: int = 2,
        moves: int = 0,
        until: Callable[[dict[str, Any]], bool] = lambda _: False,
        options: dict[str, str] | None = None,
    ) -> str:
        """At a table against bots that was opened beside the page, after some moves: where the way there and what was
        drawn on it are not what is looked at. Gives the table's id."""
        table, token = beside.opened(self.address, game, mode, seats, options)
        if moves:
            with beside.client(self.address, token) as http:
                beside.played(http, table, until, moves)
        seated(self, table, token)
        self.wait_asked()
        return table

    def at_table(self) -> None:
        expect(self.page.locator(".board .board, .board > *").first).to_be_visible()

    def resign(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("menuitem", name="Resign").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(self.page.locator(".victory .sheet")).to_be_visible()

    def to_the_result(self) -> None:
        """From the moment of victory to what there is to do afterwards: a phone shows one after the other. Without that
        moment, where somebody came back to a game that was over."""
        victory, result = self.page.locator(".victory .sheet button"), self.page.locator("section.result")
        expect(victory.or_(result).first).to_be_visible()
        if victory.count():
            self._press(victory)
        expect(result).to_be_visible()

    # playing

    def update(self) -> dict[str, Any]:
        """The last thing the server told this visitor about the table."""
        told = self._told()
        assert told is not None, "nothing was told yet"
        return told

    def _told(self) -> dict[str, Any] | None:
        """The last update, read once: it is asked for at every look."""
        for number in range(len(self.frames) - 1, self._read - 1, -1):
            if '"type":"update"' in self.frames[number]:
                self._update = json.loads(self.frames[number])
                break
        self._read = len(self.frames)
        return self._update

    def _look(self, look: Callable[[], Found | None], seconds: float) -> Found | None:
        """What `look` finds, sooner or later. Counts its looks and not the hours: a machine that stood still for a
        while has kept nobody waiting."""
        for number in range(SOON_LOOKS + int(seconds / LATER)):
            found = look()
            if found is not None:
                return found
            self.page.wait_for_timeout(1000 * (SOON if number < SOON_LOOKS else LATER))
        return None

    def wait_for(self, look: Callable[[], Found | None], what: str) -> Found:
        found = self._look(look, 30)
        if found is None:
            raise AssertionError(f"{what}; {self.state()}")
        return found

    def drawn(self) -> dict[str, Any] | None:
        """The last update, once the page shows it and is waiting for nothing. It is told a little before it draws."""
        told = self._told()
        shown = told is not None and self.page.evaluate(DRAWN, told["seq"])
        return told if shown and told is self._told() else None

    def wait_drawn(self) -> dict[str, Any]:
        return self.wait_for(self.drawn, "the page does not show what it was told")

    def wait_asked(self) -> dict[str, Any] | None:
        """The update with a question to this visitor, shown in the page, or None when the game is over."""

        def asked() -> dict[str, Any] | None:
            told = self.drawn()
            return told if told is not None and (told["over"] or told["choice"]) else None

        told = self.wait_for(asked, "nobody asked anything")
        return told if told["over"] is None else None

    def wait_moved(self, seq: int) -> None:
        self.wait_for(lambda: self.update()["seq"] > seq or None, "the move did not arrive")

    def advice(self, told: dict[str, Any]) -> str:
        """What the bot would do when asked that, asked with the key of the table."""
        before = len(self.frames)
        options = told["choice"]["options"]

        def hinted() -> str | None:
            hints = (json.loads(frame) for frame in self.frames[before:] if '"type":"hint"' in frame)
            # one that was asked for at the last question and took its time is not about this one
            return next((str(hint["options"][0]["move"]) for hint in hints if hint["seq"] >= told["seq"]), None)

        for _ in range(15):
            self.page.keyboard.press("h")
            if (move := self._look(hinted, 2)) is not None:
                assert move in options, f"the bot would {move!r}, which is not open; {self.state()}"
                return move
        raise AssertionError(f"no hint came; {self.state()}")

    def state(self) -> str:
        """Where the page stands, for whoever reads that something did not come."""
        focus = self.page.evaluate("document.activeElement?.outerHTML?.slice(0, 300) ?? 'nothing'")
        shown = self.page.locator(".ask, .notices, [role=dialog], [role=alert], [role=status]").all_inner_texts()
        drawn = self.page.evaluate("document.querySelector('.table')?.dataset.seq ?? 'nothing'")
        told = [frame[:300] for frame in self.frames[-5:]]
        return (
            f"at {self.page.url}, focus on {focus}, shown {shown}, drawn {drawn}, last told {told}, "
            f"sent {self.moves[-3:]}"
        )

    def choose(self, move: str, means: Means) -> None:
        """Makes the move by these means. The page must have sent exactly that, or keeps it while nobody listens."""
        before = len(self.moves)
        if means == "keyboard":
            self._by_keyboard(move)
        else:
            self._by_pointing(move)
        self.wait_for(lambda: self.sent(before) or None, f"{move!r} was not sent")
        assert self.moves[before:] in ([], [move]), f"{self.moves[before:]} was sent instead of {move!r}"

    def answer_somehow(self, told: dict[str, Any]) -> None:
        """Takes the first option there is."""
        self.choose(told["choice"]["options"][0], "mouse")
        self.wait_moved(told["seq"])

    def sent(self, before: int) -> bool:
        """Whether a move is on its way that was not among the first so many."""
        return len(self.moves) > before or bool(self.page.evaluate(BUSY))

    def _row(self, move: str) -> Locator:
        return self.page.locator(f'ol button[data-option="{move}"]')

    def _unfold(self, move: str, press: Callable[[Locator], object]) -> None:
        """The list folds many options of a kind into one; opens all of them until the wanted one is there."""
        folds = self.page.locator("ol button.fold")
        while not self._row(move).count():
            assert folds.count(), f"{move!r} is not in the list; {self.state()}"
            self._unfold_one(folds, press)

    def _unfold_one(self, folds: Locator, press: Callable[[Locator], object]) -> None:
        before = folds.count()
        press(folds.first)
        self.wait_for(lambda: folds.count() != before or None, "nothing was unfolded")

    def in_the_list(self, move: str) -> Locator:
        """The row of an option, where the list shows it."""
        self._unfold(move, lambda fold: fold.evaluate("fold => fold.click()"))
        return self._row(move)

    def _by_keyboard(self, move: str) -> None:
        """Digits while there are enough of them, the arrow keys for the rest of the list."""
        page = self.page

        def enter(fold: Locator) -> None:
            fold.focus()
            page.keyboard.press("Enter")

        page.keyboard.press("Escape")
        self._unfold(move, enter)
        digit = self._row(move).locator("kbd")
        if digit.count():
            page.keyboard.press(digit.inner_text())
            return
        page.locator("ol button[data-option]").first.focus()
        for _ in range(400):
            if page.evaluate("document.activeElement?.dataset.option") == move:
                break
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")

    def _by_pointing(self, move: str) -> None:
        """On the board, thing by thing, as far as the board can say it; otherwise in the list."""
        if self._on_the_board(move):
            return
        page = self.page
        if self.phone and not page.locator(".side.open").count():
            self._press(page.locator(".handle"))
            expect(page.locator(".side.open")).to_be_visible()
        everything = page.get_by_role("button", name=re.compile("Show everything|Alles zeigen"))
        if everything.count():
            self._press(everything)
            expect(everything).to_have_count(0)
        self._unfold(move, self._press)
        self._press(self._row(move))

    def _on_the_board(self, move: str) -> bool:
        """Whether what lies on the table says the whole move."""
        page, before = self.page, len(self.moves)
        row = self._row(move)
        about = (row.get_attribute("data-about") if row.count() else None) or ""
        for key in about.split():
            if not self._touch(key, before):
                break
            if self.sent(before):
                return True  # the next question may light the same things
        rows = page.locator("ol button[data-option]")
        again = page.locator(".thing.complete")
        if not again.count() or rows.count() != 1:  # a second click would mean one of several
            return False
        self._press(again.first)
        self.wait_for(lambda: self.sent(before) or None, "a second click did nothing")
        return True

    def _touch(self, key: str, before: int) -> bool:
        """Clicks a thing that is lit, and sees that it does something: it is chosen, or the move is sent."""
        lit = self.page.locator(f'[data-keys~="{key}"].lit')
        if not lit.count():
            return False
        chosen = self.page.locator(f'[data-keys~="{key}"].chosen')

        def done() -> bool | None:
            return self.sent(before) or chosen.count() > 0 or None

        self._press(lit.first)
        for _ in range(MISSED):
            if self._look(done, 10):
                return True
            # A row of cards that was scrolled may still snap into its place under the finger, which then lands on a
            # neighbour: that one is chosen, nothing is played, and one points again.
            if not self.page.locator(".thing.chosen").count():
                break
            self._press(lit.first)
        self.wait_for(done, f"{key} did nothing")
        return True

    def program(self) -> httpx.Client:
        """Somebody on the same seat without a browser."""
        at = f"{self.address}/api/tables/{self.table}"
        cookie = next((cookie for cookie in self.context.cookies(at) if cookie["name"] == SEAT), None)
        return beside.client(self.address, None if cookie is None else cookie["value"])

    def let_play(self, moves: int) -> None:
        """Some moves as the bot would make them, made while the page is elsewhere: it draws only what came of it."""
        table = self.table
        with self.program() as http:
            self.go("/health")
            told = beside.played(http, table, lambda _: False, moves)
        self._back(table, told["seq"])
        self.wait_asked()

    def let_move(self) -> None:
        """One move, made beside the page."""
        with self.program() as http:
            told = beside.asked(http, self.table)
            if not told["over"]:
                beside.move(http, self.table, told, beside.advice(http, self.table, told))

    def play_to_the_end(self, means: Means, each: int | None = None, most: int = 900) -> dict[str, Any]:
        """A whole game, as the bot advises: by the key of the table at first, for which it thinks each time, then at a
        glance. With `each` only what is new goes by these means, each kind of answer to each question so many times;
        the rest is moved beside the page, which follows. Gives how it ended."""
        done: Counter[tuple[str, str]] = Counter()
        with self.program() as http:
            for number in range(most):
                told = self.wait_asked()
                if told is None:
                    return dict(self.update()["over"])
                move = self.advice(told) if number < BY_KEY else beside.advice(http, self.table, told)
                self.choose(move, means)
                self.wait_moved(told["seq"])
                done[kind_of(told, move)] += 1
                if each is not None:
                    self._skip(http, lambda told, move: done[kind_of(told, move)] < each)
        raise AssertionError(f"not over after {most} moves")

    def _skip(self, http: httpx.Client, new: Callable[[dict[str, Any], str], bool]) -> None:
        """Moves beside the page as the bot advises until that would be something new or the game is over. The page
        follows for some moves and is elsewhere for the others: drawing them one by one is what takes long."""
        table, made = self.table, 0
        while not (told := beside.asked(http, table))["over"]:
            move = beside.advice(http, table, told)
            if new(told, move):
                break
            made += 1
            if made == FOLLOWED:
                self.go("/health")
            beside.move(http, table, told, move)
        if made < FOLLOWED:
            self.wait_for(lambda: self.update()["seq"] >= told["seq"] or None, "the page did not follow")
        else:
            self._back(table, told["seq"])

    def _back(self, table: str, seq: int) -> None:
        """At the table again, where moves were made meanwhile."""
        before = len(self.frames)
        self.go(f"/table/{table}")
        self.wait_for(lambda: '"type":"update"' in "".join(self.frames[before:]) or None, "the page was told nothing")
        assert self.wait_drawn()["seq"] >= seq


def kind_of(told: dict[str, Any], move: str) -> tuple[str, str]:
    """What is answered, and with what kind of move."""
    return told["choice"]["prompt"], move.split(maxsplit=1)[0]


def seated(visitor: Visitor, table: str, token: str | None) -> Visitor:
    """At a table that was opened beside the page: with a seat's token, or without one to watch."""
    if token is not None:
        cookie = {"name": SEAT, "value": token, "domain": "127.0.0.1", "path": f"/api/tables/{table}"}
        visitor.context.add_cookies([cookie])  # type: ignore[list-item]
    visitor.go(f"/table/{table}")
    visitor.at_table()
    return visitor
