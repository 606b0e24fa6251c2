"""The bots `medium` and `hard`: they try out what they could do before they do it."""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from ..kernel import Choice, Game, Option
from .greedy import Greedy
from .search import Budget, Search, Style

STRONGEST: Final = "hard"
# what each thinks like, and how long if nobody says otherwise
THINKERS: Final[Mapping[str, tuple[Style, Budget]]] = {
    "medium": (Style(candidates=5, tree=False), Budget(trials=30)),
    "hard": (Style(), Budget(milliseconds=500)),
}


class Thinking:
    """Thinks ahead where the table can be imagined, and plays like `greedy` while something takes effect."""

    def __init__(self, game: Game[Any, Any], rng: random.Random, search: Search, budget: Budget) -> None:
        self._greedy = Greedy(game, rng)
        self._search = search
        self._budget = budget

    def pick(self, choice: Choice, look: Callable[[], Any]) -> Option:
        if len(choice.options) == 1:
            return choice.options[0]
        view = look()
        opinions = self._search.think(choice, view, self._budget)
        return opinions[0].option if opinions else self._greedy.pick(choice, lambda: view)


def thinking(name: str, game: Game[Any, Any], rng: random.Random, budget: Budget | None = None) -> Thinking:
    """The thinker of this name. Raises BadInput if the game cannot be thought ahead in."""
    return Thinking(game, rng, search_of(name, game, rng), budget or THINKERS[name][1])


def search_of(name: str, game: Game[Any, Any], rng: random.Random) -> Search:
    """The way the thinker of this name thinks. Raises BadInput if the game cannot be thought ahead in."""
    return Search(game, name, rng, THINKERS[name][0])
