"""Which games there are."""

from typing import Any, Final

from .errors import BadInput
from .game import Game

_GAMES: Final[dict[str, Game[Any, Any]]] = {}


class UnknownGame(BadInput):
    """There is no such game or mode. The message names those there are."""


def register(game: Game[Any, Any]) -> None:
    _GAMES[game.id] = game


def has(id: str) -> bool:
    return id in _GAMES


def games() -> list[Game[Any, Any]]:
    """Every game, in the order in which they are listed."""
    return sorted(_GAMES.values(), key=lambda game: (game.place, game.id))


def first() -> Game[Any, Any]:
    """The game that is played when nobody names one."""
    return games()[0]


def game(id: str, mode: str | None = None) -> Game[Any, Any]:
    """The game of this name, which has this mode. Raises UnknownGame otherwise."""
    found = _GAMES.get(id)
    if found is None:
        raise UnknownGame(f"there is no game {id!r}; there is: {', '.join(known.id for known in games())}")
    if mode is not None and mode not in found.modes:
        raise UnknownGame(f"{id} has no mode {mode!r}; it has: {', '.join(found.modes)}")
    return found
