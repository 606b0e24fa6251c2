"""What bots want from a game."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from ..kernel import BadInput, Choice, Game
from ..kernel.game import Lot


@runtime_checkable
class Appraised(Protocol):
    """A game that can say what options are worth, from a seat's view alone."""

    def appraise(self, view: Any, choice: Choice) -> Sequence[float]: ...


@runtime_checkable
class Imagined(Appraised, Protocol):
    """A game in which a seat can think ahead: what it does not see is dealt by lot, and positions have a value."""

    def determinize(self, view: Any, shuffle: Lot, choice: Choice | None = None) -> Any:
        """A state in which the seat would see just this view, and be asked this; None where there is none."""
        ...

    @property
    def foresight(self) -> int:
        """How many turns greedy play had better go on before a position is valued."""
        ...

    def turns(self, state: Any) -> int:
        """Grows whenever a turn has passed: what looking ahead is counted in."""
        ...

    def prospects(self, state: Any) -> Sequence[float]:
        """Each seat's share of a win, as things stand; all shares add up to 1."""
        ...


def appraised(game: Game[Any, Any], bot: str) -> Appraised:
    """The game, for a bot that goes by its appraisal. Raises BadInput if it has none."""
    if not isinstance(game, Appraised):
        raise BadInput(f"{game.id} has no appraisal for the bot {bot!r}; use 'random'")
    return game


def imagined(game: Game[Any, Any], bot: str) -> Imagined:
    """The game, for a bot that thinks ahead. Raises BadInput if it cannot be thought ahead in."""
    if not isinstance(game, Imagined):
        raise BadInput(f"the bot {bot!r} cannot think ahead in {game.id}; use 'greedy' or 'random'")
    return game
