"""Looking back at one choice: what was it worth, and would another one have been worth more?

The strongest bot thinks about it with the eyes of the seat that chose: luck and hidden cards are nobody's mistake. A
glance is quick and tells what is worth a closer look. A duel compares two options in the same imagined worlds with the
same luck, so that few trials tell them apart.
"""

import math
import random
from dataclasses import dataclass
from typing import Any

from ..kernel import Choice, Game, Option
from .search import Budget
from .thinking import STRONGEST, search_of


@dataclass(frozen=True, slots=True)
class Glance:
    """`chance` is the share of a win that was left after the choice, `shares` those of all seats; `better` is the
    option that promised most, and `best` how much."""

    chance: float
    better: str
    best: float
    trials: int
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Duel:
    """Sums over so many pairs of trials: of the shares of a win with what was chosen, with the other option, and of the
    squares of their differences."""

    pairs: int = 0
    chosen: float = 0.0
    other: float = 0.0
    squares: float = 0.0

    def __add__(self, more: "Duel") -> "Duel":
        return Duel(
            self.pairs + more.pairs,
            self.chosen + more.chosen,
            self.other + more.other,
            self.squares + more.squares,
        )

    @property
    def lost(self) -> float:
        """By how much the other option was better."""
        return (self.other - self.chosen) / self.pairs if self.pairs else 0.0

    def margin(self, deviations: float) -> float:
        """Half the interval around `lost`, so many standard errors wide."""
        if self.pairs < 2:
            return 1.0
        spread = max(0.0, self.squares / self.pairs - self.lost * self.lost)
        return deviations * math.sqrt(spread / (self.pairs - 1))


def glance(
    game: Game[Any, Any], choice: Choice, view: Any, chosen: Option, trials: int, seed: int | str
) -> Glance | None:
    """None where there was nothing to think about, or nothing can be tried out."""
    if len(choice.options) == 1:
        return None
    search = search_of(STRONGEST, game, random.Random(seed))
    opinions = search.think(choice, view, Budget(trials=trials), chosen)
    if not opinions:
        return None
    mine = next(opinion for opinion in opinions if opinion.option is chosen)
    best = max((opinions[0], mine), key=lambda opinion: opinion.chance)
    return Glance(mine.chance, best.option.text, best.chance, sum(one.trials for one in opinions), mine.shares)


def duel(
    game: Game[Any, Any], choice: Choice, view: Any, chosen: Option, other: Option, pairs: int, seed: int | str
) -> Duel:
    """So many pairs, or none where nothing can be tried out."""
    search = search_of(STRONGEST, game, random.Random(seed))
    found = Duel()
    for mine, instead in search.compare(choice, view, chosen, other, pairs):
        found += Duel(1, mine, instead, (instead - mine) ** 2)
    return found
