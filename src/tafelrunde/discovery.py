"""Finding the games: those in `games`, and those that other packages bring by the entry point `tafelrunde.games`."""

import warnings
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any

from . import games
from .kernel import Game, registry

GROUP = "tafelrunde.games"


class GameNotLoaded(UserWarning):
    """Another package offers a game that cannot be played; the others can."""


def register_games() -> None:
    """Our own games first, so that no other package can take their names."""
    for game in own_games():
        registry.register(game)
    for entry in entry_points(group=GROUP):
        register_from_outside(entry)


def own_games() -> Iterator[Game[Any, Any]]:
    """A folder of `games` is a game if its package says `GAME`; the others are what games stand on."""
    for module in iter_modules(games.__path__):
        if module.ispkg:
            found = getattr(import_module(f"{games.__name__}.{module.name}"), "GAME", None)
            if isinstance(found, Game):
                yield found


def register_from_outside(entry: EntryPoint) -> None:
    """What is wrong with another package's game must not keep people from playing the rest."""
    try:
        game = entry.load()
    except Exception as error:  # whatever a foreign module does while it is loaded
        _warn(entry, f"loading it ends with {type(error).__name__}: {error}")
        return
    if not isinstance(game, Game):
        _warn(entry, f"{entry.value} is no tafelrunde.kernel.Game")
    elif registry.has(game.id):
        _warn(entry, f"there is a game {game.id!r} already")
    else:
        registry.register(game)


def _warn(entry: EntryPoint, why: str) -> None:
    package = entry.dist.name if entry.dist is not None else "an installed package"
    warnings.warn(f"the game {entry.name!r} of {package} is left out: {why}", GameNotLoaded, stacklevel=3)
