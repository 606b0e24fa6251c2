"""Which edition of a game's cards a scenario is about."""

import re
from typing import Any

from ..kernel import Game, registry


def game_of(source: str, game: str, mode: str | None = None) -> Game[Any, Any]:
    """The game as it is, or the earlier edition that still has all the cards a scenario names."""
    now = registry.game(game, mode)
    gone = set(re.findall(r"\w+", source)).intersection(now.retired)
    if gone:
        for earlier in now.editions.values():
            if gone.issubset(earlier.words.glossary):
                return earlier
    return now
