"""Bots. Each sees only what its seat sees."""

import random
from collections.abc import Callable
from typing import Any

from ..kernel import BadInput, Game, Player
from .advice import STRONGEST, advise
from .easy import Easy
from .greedy import Greedy
from .uniform import Uniform

BOTS: dict[str, Callable[[Game[Any, Any], random.Random], Player[Any]]] = {
    "random": Uniform,
    "easy": Easy,
    "greedy": Greedy,
}


class UnknownBot(BadInput):
    """There is no such bot. The message names those there are."""


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is: {', '.join(BOTS)}")


def make_bot(name: str, game: Game[Any, Any], seed: int | str | None = None) -> Player[Any]:
    """A bot for one seat; with the same seed it makes the same choices."""
    check_bot(name)
    return BOTS[name](game, random.Random(seed))


__all__ = ["BOTS", "STRONGEST", "Easy", "Greedy", "Uniform", "UnknownBot", "advise", "check_bot", "make_bot"]
