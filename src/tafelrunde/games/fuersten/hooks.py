"""Where the cards of this game register what they do (see `realm/hooks.py`)."""

from collections.abc import Set
from typing import Final

from ...kernel import Form
from ..realm import hooks
from ..realm.hooks import Hooks
from .modes import BOX
from .state import State

Refusal = hooks.Refusal[State]
HOOKS: Final[Hooks[State]] = BOX.hooks

action = HOOKS.action
event_card = HOOKS.event_card
when_built = HOOKS.when_built
at_production = HOOKS.at_production
when_lost = HOOKS.when_lost
when_demolished = HOOKS.when_demolished

# by the name of a sentence, the cards without which nobody ever says it
SAID_BY: Final[dict[str, set[str]]] = {}


def says(title: str, form: Form) -> None:
    """A sentence that is said only where a card is in the game: numbers for learners leave it out elsewhere."""
    SAID_BY.setdefault(form.name, set()).add(title)


def can_be_said(form: Form, titles: Set[str]) -> bool:
    """Whether a sentence can be said in a game with these cards."""
    return form.name not in SAID_BY or not SAID_BY[form.name].isdisjoint(titles)
