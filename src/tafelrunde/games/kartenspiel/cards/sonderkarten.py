"""The special cards of a year: what Guido does.

What Johanna weakens, and that no spy can take Guido, are facts in sonderkarten.toml.
"""

from typing import Final

from ....kernel import Reason, Rules
from ...realm.advantages import points
from ...realm.discards import discards_of
from ...realm.hand import kept_from_discards, take_from_discards
from ..evaluate import Appraisal, could_help, worth_playing
from ..hooks import action
from ..state import State

GUIDO: Final = "guido_der_grosse_diplomat"


def _topmost_attack(s: State, me: int) -> str:
    """K-158: the attack action that came last onto the other's pile, whatever lies above it; none: an empty name.

    Attacks that still lie on a building or a stack are not there yet, and spells are no actions.
    """
    pile = reversed(discards_of(s, 1 - me))
    return next((card for card in pile if s.cards[card].kind == "action" and s.cards[card].nature == "attack"), "")


def _an_attack_to_fetch(s: State, me: int) -> Reason | None:
    """K-032, K-090, K-160.

    112.J.b: of a pile only the top card is seen. That nothing can be fetched is said all the same: every card went
    there openly, and what did is told to both in the memory of their views. Which attack it would be is not said.
    """
    if points(s, me) >= points(s, 1 - me):
        return Reason("needs-fewer-points", ("K-032",), card=GUIDO)
    if kept_from_discards(s, me, 1 - me):
        return Reason("discards-banned", ("K-160",))
    return None if _topmost_attack(s, me) else Reason("no-attack-to-fetch", ("K-090", "K-158"), card=GUIDO)


@action(GUIDO, refuse=_an_attack_to_fetch)
def guido(s: State, me: int) -> Rules[None]:
    """K-157 to K-159: the topmost attack action of the other's discards comes into the hand; the rest keeps its
    order."""
    take_from_discards(s, me, _topmost_attack(s, me), 1 - me)
    yield from ()


@could_help(GUIDO)
def _is_behind(a: Appraisal) -> bool:
    return a.is_behind()


@worth_playing(GUIDO)
def _another_attack_helps(_a: Appraisal) -> float:
    """It can be played in the same turn, and this moment may not come again."""
    return 4.0
