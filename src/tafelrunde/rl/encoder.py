"""The game in numbers that an environment needs."""

from functools import cache

from ..kernel import BadInput, registry
from ..kernel.numbers import Encoder


@cache
def encoder(game: str, mode: str, seats: int) -> Encoder:
    """Made once for each game, mode and number of seats, since numbering thousands of sentences takes a while."""
    numbers = registry.game(game).numbers
    if numbers is None:
        able = ", ".join(other.id for other in registry.games() if other.numbers is not None)
        raise BadInput(f"{game} cannot be put into numbers yet; these can: {able}")
    return numbers(mode, seats)
