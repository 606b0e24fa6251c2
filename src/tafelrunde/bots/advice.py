"""What the strongest bot thinks of a seat's options, for people who want to know."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import BadInput, Choice, Game
from .search import Budget, Opinion
from .thinking import STRONGEST, search_of

USUAL_MILLISECONDS = 700
USUAL = Budget(milliseconds=USUAL_MILLISECONDS)


@dataclass(frozen=True, slots=True)
class Advice:
    """One option: what it is worth between 0 (the worst there is) and 1 (the best); the share of a win it promises, and
    how many trials say so. Where nothing can be tried out, while something takes effect, no chance is given."""

    move: str
    score: float
    chance: float | None = None
    trials: int = 0


def advise(
    game: Game[Any, Any],
    view: Any,
    choice: Choice,
    most: int,
    budget: Budget | None = USUAL,
    seed: int | str | None = None,
) -> list[Advice]:
    """The best options, best first. From the seat's view alone, as every bot. Without a budget: at a glance."""
    if game.thinking is None:
        raise BadInput(f"{game.id} has no bot that could say what it thinks")
    if budget is not None and game.thinking.ahead is not None and len(choice.options) > 1:
        search = search_of(STRONGEST, game, random.Random(seed))
        if opinions := search.think(choice, view, budget):
            return _from_opinions(opinions)[:most]
    return _from_appraisal(choice, game.thinking.appraise(view, choice))[:most]


def _from_opinions(opinions: Sequence[Opinion]) -> list[Advice]:
    chances = [opinion.chance for opinion in opinions]
    low, high = min(chances), max(chances)
    return [
        Advice(found.option.text, _between(found.chance, low, high), round(found.chance, 4), found.trials)
        for found in opinions
    ]


def _from_appraisal(choice: Choice, worth: Sequence[float]) -> list[Advice]:
    """Among equals the order is that of the options."""
    finite = [value for value in worth if math.isfinite(value)]
    low, high = (min(finite), max(finite)) if finite else (0.0, 0.0)
    ranked = sorted(range(len(worth)), key=lambda at: -worth[at])
    return [Advice(choice.options[at].text, _between(worth[at], low, high)) for at in ranked]


def _between(value: float, low: float, high: float) -> float:
    """Appraisals have no unit, and some are infinite: what must or must not be done."""
    if value >= high:
        return 1.0
    return round((value - low) / (high - low), 4) if value > low else 0.0
