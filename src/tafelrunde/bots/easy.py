"""The bot `easy`: plays like a beginner, who sees what is good but overlooks half of it."""

import random
from collections.abc import Callable
from typing import Any

from ..kernel import Choice, Game, Option
from .wanted import judgement

OVERLOOKS = 0.5  # how many of the options it does not see at all
WHIM = 0.15  # how often it does the first thing that comes to mind


class Easy:
    """Takes the best of those options it notices; what must be done (the only option) it always notices."""

    def __init__(self, game: Game[Any, Any], rng: random.Random) -> None:
        self._appraise = judgement(game, "easy").appraise
        self._rng = rng

    def pick(self, choice: Choice, look: Callable[[], Any]) -> Option:
        options = choice.options
        if len(options) == 1:
            return options[0]
        rng = self._rng
        sensible = [option for option in options if not option.form.rare] or list(options)
        if rng.random() < WHIM:
            return rng.choice(sensible)
        noticed = [option for option in sensible if rng.random() >= OVERLOOKS] or [rng.choice(sensible)]
        worth = dict(zip(options, self._appraise(look(), choice), strict=True))
        best = max(worth[option] for option in noticed)
        return rng.choice([option for option in noticed if worth[option] == best])
