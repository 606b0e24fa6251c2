"""Where the cards of this game register what they do (see `realm/hooks.py`)."""

from typing import Final

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
when_bereft = HOOKS.when_bereft
when_demolished = HOOKS.when_demolished
