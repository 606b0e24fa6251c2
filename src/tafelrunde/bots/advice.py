"""What the strongest bot thinks of a seat's options, for people who want to know."""

import math
from typing import Any

from ..kernel import BadInput, Choice, Game
from .greedy import Appraised

STRONGEST = "greedy"


def advise(game: Game[Any, Any], view: Any, choice: Choice, most: int) -> list[tuple[str, float]]:
    """The best options, best first, each with its worth between 0 (the worst of all there are) and 1 (the best).

    From the seat's view alone, as every bot. Among equals the order is that of the options.
    """
    if not isinstance(game, Appraised):
        raise BadInput(f"{game.id} has no bot that could say what it thinks")
    worth = game.appraise(view, choice)
    finite = [value for value in worth if math.isfinite(value)]
    low, high = (min(finite), max(finite)) if finite else (0.0, 0.0)
    ranked = sorted(range(len(worth)), key=lambda at: -worth[at])[:most]
    return [(choice.options[at].text, _between(worth[at], low, high)) for at in ranked]


def _between(value: float, low: float, high: float) -> float:
    """Appraisals have no unit, and some are infinite: what must or must not be done."""
    if value >= high:
        return 1.0
    return round((value - low) / (high - low), 4) if value > low else 0.0
