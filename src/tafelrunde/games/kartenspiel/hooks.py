"""Where the cards of this game register what they do (see `realm/hooks.py`)."""

from collections.abc import Callable
from typing import Final

from ...kernel import Reason, Rules
from ..realm import hooks
from ..realm.hooks import Effect, Hooks, never_refused
from .data import CARDS
from .modes import BOX
from .state import State
from .taxes import taxed
from .threshold import too_early

Refusal = hooks.Refusal[State]
Struck = Callable[[State, int, str, str], None]
Drawn = Callable[[State, int, str, int], Rules[None]]
Begins = Callable[[State], None]
HOOKS: Final[Hooks[State]] = BOX.hooks

event_card = HOOKS.event_card
when_built = HOOKS.when_built
at_production = HOOKS.at_production
when_laid = HOOKS.when_laid
when_traded = HOOKS.when_traded
when_played = HOOKS.when_played
when_coins_pay = HOOKS.when_coins_pay
when_robbers_come = HOOKS.when_robbers_come
when_tournament_ends = HOOKS.when_tournament_ends
when_event_is_over = HOOKS.when_event_is_over
forbids_playing = HOOKS.forbids_playing
# by title, what happens to its owner when the other throws a question mark, before the card is turned up (K-056)
STRUCK: Final[dict[str, Struck]] = {}
# what happens when a turn begins, before anything is done in it
TURN_BEGINS: Final[list[Begins]] = []
# by title, what its owner may do with a card just drawn at the end of the turn: the state, who, the card, the stack
DRAWN: Final[dict[str, Drawn]] = {}


def at_question_mark(title: str) -> Callable[[Struck], Struck]:
    """When the other has thrown a question mark: the state, the owner, the card and its site."""

    def register(struck: Struck) -> Struck:
        STRUCK[title] = struck
        return struck

    return register


def when_turn_begins(begins: Begins) -> Begins:
    """For spells that work until then."""
    TURN_BEGINS.append(begins)
    return begins


def when_drawn(title: str) -> Callable[[Drawn], Drawn]:
    """After its owner has drawn a card from the top of a stack at the end of the turn."""

    def register(drawn: Drawn) -> Drawn:
        DRAWN[title] = drawn
        return drawn

    return register


def action(title: str, refuse: Refusal = never_refused) -> Callable[[Effect[State]], Effect[State]]:
    """An action card: it waits for the points from which its kind may be played (K-095 to K-098)."""
    card = CARDS[title]

    def refuse_now(s: State, me: int) -> Reason | None:
        return too_early(s, card) or refuse(taxed(s, me), me)

    return HOOKS.action(title, refuse_now)
