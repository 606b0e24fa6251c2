"""A table that shows what a test wants it to: the server's updates are replaced on their way to the page.

So the page around a position that no game reaches soon, or a table with cards nobody would build, can be measured as it
stands. Only what is looked at is fed; nothing is played there.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import WebSocketRoute

from tafelrunde.kernel import Table
from tafelrunde.server.live import choice_info
from tafelrunde.server.wire import encode

from .visitor import Visitor


class Feeding:
    """To be made before the visitor sits down; then `show` what is to be seen."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._page: WebSocketRoute | None = None
        self._seq = 0
        self._told: Sequence[Mapping[str, Any]] = ()
        visitor.page.route_web_socket("**/socket", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(self._from_server)

    def _from_server(self, message: str | bytes) -> None:
        assert self._page is not None
        if self._seq == 0 or '"type":"update"' not in str(message):
            self._page.send(message)

    def show(self, view: Mapping[str, Any], choice: Any = None, events: Sequence[Mapping[str, Any]] = ()) -> None:
        """This view, what is asked at it, and all that has happened so far."""
        assert self._page is not None
        self._seq = max(self._seq, 1000) + 1
        update = {
            "type": "update",
            "seq": self._seq,
            "events_from": len(self._told),
            "events": events[len(self._told) :],
            "view": view,
            "choice": choice,
            "waiting_for": [],
            "may_undo": True,
            "passing": False,
        }
        self._told = events
        self._page.send(json.dumps(update))
        self._visitor.page.locator(f'.table[data-seq="{self._seq}"]').wait_for()

    def tell(self, update: Mapping[str, Any]) -> None:
        """An update as the server would send it. The page may take its time to show it."""
        assert self._page is not None
        self._seq = int(update["seq"])
        self._page.send(json.dumps(update))

    def show_table(self, table: "Table[Any, Any]", seat: int = 0) -> None:
        """A table as a seat sees it, with its question."""
        choice = next((choice for choice in table.choices if choice.seat == seat), None)
        told = None if choice is None else json.loads(encode(choice_info(choice)))
        self.show(json.loads(encode(table.view(seat))), told)
