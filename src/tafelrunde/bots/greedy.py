"""The bot `greedy`: takes whatever its game's appraisal values most right now."""

import random
from collections.abc import Callable
from typing import Any

from ..kernel import Choice, Game, Option
from .wanted import judgement


class Greedy:
    """Looks with its seat's eyes, one choice at a time; among equals it picks at random."""

    def __init__(self, game: Game[Any, Any], rng: random.Random) -> None:
        self._appraise = judgement(game, "greedy").appraise
        self._rng = rng

    def pick(self, choice: Choice, look: Callable[[], Any]) -> Option:
        if len(choice.options) == 1:
            return choice.options[0]
        worth = self._appraise(look(), choice)
        best = max(worth)
        return self._rng.choice([option for option, value in zip(choice.options, worth, strict=True) if value == best])
