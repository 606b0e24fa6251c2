"""Tables as text, for pages that have nothing else to show a game with: from what a seat sees, and no more."""

from typing import Any

from ..books.messages import LANGUAGES
from ..kernel import Table
from .wire import Sketch


def sketched(table: "Table[Any, Any]", seat: int | str | None) -> Sketch:
    """The table with a seat's eyes (None: a spectator's), in every language."""
    view = table.view(seat)
    return Sketch({language: table.game.words.sketch(view, language, False) for language in LANGUAGES})
