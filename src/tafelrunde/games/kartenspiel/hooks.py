"""Where the cards of this game register what they do (see `realm/hooks.py`)."""

from collections.abc import Callable
from typing import Final

from ...kernel import Reason
from ..realm import hooks
from ..realm.hooks import Effect, Hooks, never_refused
from .data import CARDS
from .modes import BOX
from .state import State
from .threshold import too_early

Refusal = hooks.Refusal[State]
HOOKS: Final[Hooks[State]] = BOX.hooks

event_card = HOOKS.event_card
when_built = HOOKS.when_built


def action(title: str, refuse: Refusal = never_refused) -> Callable[[Effect[State]], Effect[State]]:
    """An action card: it waits for the points from which its kind may be played (K-095 to K-098)."""
    card = CARDS[title]

    def refuse_now(s: State, me: int) -> Reason | None:
        return too_early(s, card) or refuse(s, me)

    return HOOKS.action(title, refuse_now)
