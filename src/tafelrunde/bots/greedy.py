"""The bot `greedy`: takes whatever its game's appraisal values most right now."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from ..kernel import BadInput, Choice, Game, Option


@runtime_checkable
class Appraised(Protocol):
    """A game that can say what options are worth, from a seat's view alone."""

    def appraise(self, view: Any, choice: Choice) -> Sequence[float]: ...


def appraised(game: Game[Any, Any], bot: str) -> Appraised:
    """The game, for a bot that goes by its appraisal. Raises BadInput if it has none."""
    if not isinstance(game, Appraised):
        raise BadInput(f"{game.id} has no appraisal for the bot {bot!r}; use 'random'")
    return game


class Greedy:
    """Looks with its seat's eyes, one choice at a time; among equals it picks at random."""

    def __init__(self, game: Game[Any, Any], rng: random.Random) -> None:
        self._game = appraised(game, "greedy")
        self._rng = rng

    def pick(self, choice: Choice, look: Callable[[], Any]) -> Option:
        if len(choice.options) == 1:
            return choice.options[0]
        worth = self._game.appraise(look(), choice)
        best = max(worth)
        return self._rng.choice([option for option, value in zip(choice.options, worth, strict=True) if value == best])
