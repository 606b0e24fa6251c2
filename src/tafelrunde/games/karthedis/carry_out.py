"""Where effects are registered, under their name."""

from collections.abc import Callable
from typing import Final

from ...kernel import Rules
from .abilities import Ability
from .state import State

# what an effect gets: the state, who uses it, the card it is printed on, its figures
Effect = Callable[[State, int, str, Ability], Rules[None]]
EFFECTS: Final[dict[str, Effect]] = {}


def effect(name: str) -> Callable[[Effect], Effect]:
    def register(function: Effect) -> Effect:
        EFFECTS[name] = function
        return function

    return register


def carry_out(s: State, me: int, card: str, ability: Ability) -> Rules[None]:
    yield from EFFECTS[ability.effect](s, me, card, ability)
