"""Bots. Each sees only what its seat sees.

From weak to strong: `random`, `easy`, `greedy`, `medium`, `hard`. The last two think ahead, and how long can be said
with their name: `hard@200ms`, or `hard@300` for 300 trials a choice, which makes them repeatable.
"""

import random
from typing import Any

from ..kernel import BadInput, Game, Player
from .advice import USUAL_MILLISECONDS, Advice, advise
from .easy import Easy
from .greedy import Greedy
from .search import Budget
from .thinking import STRONGEST, THINKERS, search_of, thinking
from .uniform import Uniform

BOTS = ("random", "easy", "greedy", *THINKERS)
LONGEST = 600_000  # trials, or milliseconds


class UnknownBot(BadInput):
    """There is no such bot. The message names those there are."""


def bots_for(game: Game[Any, Any]) -> tuple[str, ...]:
    """The bots that can play a game, from weak to strong: some go by its appraisals, some think ahead in it."""
    if game.thinking is None:
        return ("random",)
    return BOTS if game.thinking.ahead is not None else tuple(bot for bot in BOTS if bot not in THINKERS)


def usual_bot(game: Game[Any, Any]) -> str:
    """Who plays where nobody has said who: quick, and as good as a glance allows."""
    return "greedy" if "greedy" in bots_for(game) else "random"


def check_bot(name: str, game: Game[Any, Any] | None = None) -> None:
    """That there is a bot of this name, without a budget, and that it can play this game."""
    bots = BOTS if game is None else bots_for(game)
    if name not in bots:
        raise UnknownBot(f"there is no bot {name!r}; there is: {', '.join(bots)}")


def read_bot(text: str) -> tuple[str, Budget | None]:
    """A bot and how long it is to think, from a text such as `hard@200ms`. Raises BadInput if there is no such bot."""
    name, at, budget = text.partition("@")
    check_bot(name)
    if not at:
        return name, None
    if name not in THINKERS:
        raise BadInput(f"{name} does not think ahead, so it takes no budget; {' and '.join(THINKERS)} do")
    return name, read_budget(budget)


def read_budget(text: str) -> Budget:
    """`200ms`: so many milliseconds a choice; `300`: so many trials."""
    number = text.removesuffix("ms")
    if not number.isdecimal() or not 1 <= int(number) <= LONGEST:
        raise BadInput(f"a budget is a number of trials, or of milliseconds with ms behind it, not {text!r}")
    return Budget(milliseconds=float(number)) if text.endswith("ms") else Budget(trials=int(number))


def make_bot(name: str, game: Game[Any, Any], seed: int | str | None = None) -> Player[Any]:
    """A bot for one seat; with the same seed it makes the same choices, unless it thinks by the clock."""
    kind, budget = read_bot(name)
    rng = random.Random(seed)
    if kind in THINKERS:
        return thinking(kind, game, rng, budget)
    if kind == "random":
        return Uniform(game, rng)
    return Easy(game, rng) if kind == "easy" else Greedy(game, rng)


__all__ = [
    "BOTS",
    "STRONGEST",
    "THINKERS",
    "USUAL_MILLISECONDS",
    "Advice",
    "Budget",
    "Easy",
    "Greedy",
    "Uniform",
    "UnknownBot",
    "advise",
    "bots_for",
    "check_bot",
    "make_bot",
    "read_bot",
    "read_budget",
    "search_of",
    "usual_bot",
]
