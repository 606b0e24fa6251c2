"""Turnierkarten T2002: what its pirates do.

Of the cards that came again later those functions hold; the Entdeckerflotte is a condition of two of them, which is a
fact in turnierkarten_t2002.toml.
"""

from typing import Final

from ....kernel import Reason, Rules
from ...realm.stores import funds, hand_over
from ..evaluate import Appraisal, could_help, something_to_build, worth_playing
from ..hooks import action
from ..state import State

PIRATES: Final = "piraten"
LOOT: Final = 2  # gold
GOLD: Final = "gold"


def _loot(s: State, me: int) -> int:
    """How much they bring: of what lies in regions or on a colony, as far as there is room; K-073: a vault is safe."""
    return min(LOOT, funds(s.princes[1 - me])[GOLD], s.princes[me].room(GOLD))


def _some_loot(s: State, me: int) -> Reason | None:
    return None if _loot(s, me) else Reason("no-gold-to-take", ("K-090", "K-094"), card=PIRATES)


@action(PIRATES, refuse=_some_loot)
def piraten(s: State, me: int) -> Rules[None]:
    """K-018, K-177: gold of the other's, which he gives from wherever it lies; these alone reach a colony."""
    yield from hand_over(s, 1 - me, me, GOLD, _loot(s, me), colonies=True)


could_help(PIRATES)(something_to_build)


@worth_playing(PIRATES)
def _gold_helps(a: Appraisal) -> float:
    """Before anything is traded away for what is missing; gold that nothing waits for is at least not the other's."""
    return 6.0 if GOLD in a.goal.missing else 2.0
