"""Where card behaviour is registered, under the card's title."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kernel import Reason, Rules
from .state import State

Effect = Callable[[State, int], Rules[None]]
Refusal = Callable[[State, int], Reason | None]
EventEffect = Callable[[State], Rules[None]]


@dataclass(frozen=True, slots=True)
class Action:
    """An action card: `refuse` says why its effect is impossible now, `play` carries it out."""

    refuse: Refusal
    play: Effect


ACTIONS: Final[dict[str, Action]] = {}
EVENT_CARDS: Final[dict[str, EventEffect]] = {}
WHEN_BUILT: Final[dict[str, Effect]] = {}


def never_refused(_s: State, _me: int) -> Reason | None:
    return None


def action(title: str, refuse: Refusal = never_refused) -> Callable[[Effect], Effect]:
    def register(play: Effect) -> Effect:
        ACTIONS[title] = Action(refuse, play)
        return play

    return register


def event_card(title: str) -> Callable[[EventEffect], EventEffect]:
    def register(effect: EventEffect) -> EventEffect:
        EVENT_CARDS[title] = effect
        return effect

    return register


def when_built(title: str) -> Callable[[Effect], Effect]:
    """What an expansion does once, at the moment it is laid down and paid for."""

    def register(effect: Effect) -> Effect:
        WHEN_BUILT[title] = effect
        return effect

    return register
