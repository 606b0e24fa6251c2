"""Tables drawn as text, for pages that have nothing else to show a game with: from what a seat sees, and no more."""

from typing import Any

from ..books.messages import LANGUAGES
from ..kernel import Table
from .wire import Drawing


def drawn(table: "Table[Any, Any]", seat: int | str | None) -> Drawing:
    """The table with a seat's eyes (None: a spectator's), in every language."""
    view = table.view(seat)
    return Drawing({language: table.game.words.sketch(view, language, False) for language in LANGUAGES})
