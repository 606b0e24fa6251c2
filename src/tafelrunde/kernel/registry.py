"""Which games there are."""

from typing import Any, Final

from .errors import BadInput
from .game import Game

_GAMES: Final[dict[str, Game[Any, Any]]] = {}


class UnknownGame(BadInput):
    """There is no such game or mode. The message names those there are."""


def register(game: Game[Any, Any]) -> None:
    _GAMES[game.id] = game


def games() -> list[Game[Any, Any]]:
    return list(_GAMES.values())


def game(id: str, mode: str | None = None) -> Game[Any, Any]:
    """The game of this name, which has this mode. Raises UnknownGame otherwise."""
    found = _GAMES.get(id)
    if found is None:
        raise UnknownGame(f"there is no game {id!r}; there is: {', '.join(_GAMES)}")
    if mode is not None and mode not in found.modes:
        raise UnknownGame(f"{id} has no mode {mode!r}; it has: {', '.join(found.modes)}")
    return found
