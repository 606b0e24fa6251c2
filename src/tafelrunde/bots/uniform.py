"""The bot `random`: every option is as likely as any other, except those that lead nowhere."""

import random
from collections.abc import Callable
from typing import Any, Final

from ..kernel import Choice, Game, Option

RARELY: Final = 0.005  # how much of its chance a rare option keeps


class Uniform:
    """Picks uniformly and never looks. An option of a rare form is taken only once in two hundred times it comes up:
    a prince who tears down as readily as he builds would still be playing when the cards have run out."""

    def __init__(self, _game: Game[Any, Any], rng: random.Random) -> None:
        self._random = rng.random

    def pick(self, choice: Choice, _look: Callable[[], Any]) -> Option:
        options = choice.options
        number = len(options)
        while True:
            option = options[int(self._random() * number)]
            if not option.form.rare or self._random() < RARELY:
                return option
