"""The bot `random`: every option is as likely as any other."""

import random
from collections.abc import Callable
from typing import Any

from ..kernel import Choice, Game, Option


class Uniform:
    """Picks uniformly and never looks."""

    def __init__(self, _game: Game[Any, Any], rng: random.Random) -> None:
        self._random = rng.random

    def pick(self, choice: Choice, _look: Callable[[], Any]) -> Option:
        options = choice.options
        return options[int(self._random() * len(options))]
