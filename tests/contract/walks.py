"""Random walks through any game."""

import random
import sys
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Choice, Game, Table, Together, registry

from ..kernel.toy import TOY
from ..random_moves import pick

AnyTable = Table[Any, Any]

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "nim"))
from tafelrunde_nim import GAME as NIM  # noqa: E402  a game from another package, as it lies in the examples


@dataclass(frozen=True)
class Walker:
    """How a game is walked through."""

    game: Game[Any, Any]
    new: Callable[[int], AnyTable]
    check: Callable[[Any], None]
    hidden_changed: Callable[[Any, int, random.Random], Any] | None

    def __repr__(self) -> str:
        return f"<Walker {self.game.id}>"

    def walk(self, seed: int, most: int = 20_000) -> Iterator[AnyTable]:
        """A random game, yielded at every choice (and once it is over)."""
        rng = random.Random(seed)
        table = self.new(seed)
        for _ in range(most):
            yield table
            if table.over:
                return
            choice = rng.choice(list(table.choices))
            table.choose(pick(choice, rng), choice.seat)

    def walked(self, seed: int, steps: int) -> AnyTable:
        """The table after some random steps."""
        return deque(self.walk(seed, steps + 1), maxlen=1)[0]

    def walked_to_anchor(self, seed: int, steps: int) -> AnyTable:
        """The table after some random steps, at the next question at which the state alone says how to go on."""
        for number, table in enumerate(self.walk(seed)):
            ask = table.ask
            if number >= steps and isinstance(ask, Choice | Together) and ask.anchor and not self._answered(table):
                return table
        return self.walked_to_anchor(seed, steps // 2) if steps else self.new(seed)

    def _answered(self, table: AnyTable) -> bool:
        """Whether some of several seats have answered already."""
        return isinstance(table.ask, Together) and len(table.choices) < len(table.ask.choices)

    def at(self, table: AnyTable, state: Any) -> AnyTable:
        """A table with the same setting and another state."""
        return Table(
            table.game,
            table.mode,
            seats=len(table.seats),
            options=table.setting.options,
            position=state,
            seed="elsewhere",
        )


def walker(game: Game[Any, Any]) -> Walker:
    name = f"tests.games.{game.id}.walks"
    own = import_module(name) if find_spec(f"tests.games.{game.id}") and find_spec(name) else None
    return Walker(
        game,
        getattr(own, "new", lambda seed: _usual_table(game, seed)),
        getattr(own, "check", lambda _state: None),
        getattr(own, "hidden_changed", None),
    )


def _usual_table(game: Game[Any, Any], seed: int) -> AnyTable:
    """Seeds in a row take the modes in turn."""
    modes = list(game.modes.values())
    mode = modes[seed % len(modes)]
    return Table(game, mode.id, options=mode.usual, seed=seed)


GAMES = [*registry.games(), TOY, NIM]
WALKERS = {game.id: walker(game) for game in GAMES}
EVERY_GAME = list(WALKERS.values())


def eyes(table: AnyTable) -> list[int | None]:
    return [*range(len(table.seats)), None]
