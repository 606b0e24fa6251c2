"""What a position is worth to each prince (see `realm/prospects.py`). The weights stand in `prospects.toml`; they are
made by `benchmarks/games/fuersten/fit_prospects.py`."""

from typing import Final

from ..realm.prospects import COMMON_FEATURES, EVEN, Chances, Estimate, common_features, decided
from .modes import MODES
from .state import ACTION, EVENT, OVER, ROLL, SHUFFLE, State

FEATURES: Final = (
    *COMMON_FEATURES,
    "strength",
    "trade",
    "skill",
    "progress",
    "heldenstein",
    "handelsstein",
    "ships",
    "harvest_gold",
)


def prospects(s: State) -> Chances:
    """Each prince's chance to win; both add up to 1. Looks at everything, hidden cards too."""
    if s.phase == OVER:
        return decided(s)
    if s.phase == SHUFFLE:
        return EVEN
    return ESTIMATE.chances(s)


def features(s: State, me: int) -> list[float]:
    """In the order of `FEATURES`."""
    gives = s.princes[me].gives
    found = common_features(s, me, s.phase in (ROLL, EVENT), s.phase == ACTION)
    found += [
        float(gives.strength),
        float(gives.trade),
        float(gives.skill),
        float(gives.progress),
        1.0 if s.hero == me else 0.0,
        1.0 if s.trader == me else 0.0,
        float(gives.fleet),
        float(gives.harvest_gold),
    ]
    return found


ESTIMATE: Final = Estimate(FEATURES, features, MODES, __package__)
