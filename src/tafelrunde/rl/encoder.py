"""What a game adds so that machines can learn it: the numbers of its sentences, and its view as a row of numbers."""

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from ..kernel import BadInput, Choice
from .actions import Actions
from .fuersten import FuerstenEncoder
from .karthedis import KarthedisEncoder
from .layout import Layout, Row


class Encoder(Protocol):
    """One game in one mode with so many seats.

    Observations are told from the side of the seat that looks: it comes first, the others follow clockwise. So what was
    learned in one seat holds in any other.
    """

    @property
    def actions(self) -> Actions: ...

    @property
    def layout(self) -> Layout: ...

    def write(self, row: "Row[float]", view: Any, choice: Choice | None) -> None:
        """Fills a blank row from a seat's view and the choice it has to make (None: it is not asked)."""
        ...


# a third game adds its line here
ENCODERS: dict[str, Callable[[str, int], Encoder]] = {"fuersten": FuerstenEncoder, "karthedis": KarthedisEncoder}


@cache
def encoder(game: str, mode: str, seats: int) -> Encoder:
    """Made once for each game, mode and number of seats, since numbering thousands of sentences takes a while."""
    if game not in ENCODERS:
        raise BadInput(f"{game} cannot be put into numbers yet; there is: {', '.join(ENCODERS)}")
    return ENCODERS[game](mode, seats)
