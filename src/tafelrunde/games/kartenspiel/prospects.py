"""What a position is worth to each player (see `realm/prospects.py`). The weights stand in `prospects.toml`; they are
made by `benchmarks/games/kartenspiel/fit_prospects.py`."""

from typing import Final

from ..realm.advantages import hand_limit, strength, tournament_points, trade_points
from ..realm.prince import CITADEL
from ..realm.prospects import COMMON_FEATURES, EVEN, Chances, Estimate, common_features, decided
from ..realm.stores import refuse_cost
from .modes import MODES
from .state import ACTION, CHOOSE_SHARES, EVENT, OVER, PRODUCTION, ROLL, SHUFFLE, State

FEATURES: Final = (
    *COMMON_FEATURES,
    "hand_limit",
    "strength",  # with what lies where somebody musters
    "trade",
    "tournament",
    "champion",  # would win the tournament
    "ritterfigur",
    "muehlenstein",
    "ships",
    "ratios",  # resources that are traded 2:1
    "harvest_gold",
    "demands",  # what the mill brings whoever holds its stone
    "mints",
    "foils",  # throws at which a spy fails
    "citadels",
    "wizards",
    "power",  # of all wizards
    "knights_in_hand",
    "points_in_hand",  # victory points of cards that could still be built
    "points_in_reach",  # of those that could be paid for now
)


def prospects(s: State) -> Chances:
    """Each player's chance to win; both add up to 1. Looks at everything, hidden cards too."""
    if s.phase == OVER:
        return decided(s)
    if s.phase in (SHUFFLE, CHOOSE_SHARES):
        return EVEN
    return ESTIMATE.chances(s)


def features(s: State, me: int) -> list[float]:
    """In the order of `FEATURES`."""
    prince = s.princes[me]
    gives = prince.gives
    knights = 0
    held = 0
    payable = 0
    for name in prince.hand:
        card = s.cards[name]
        knights += card.kind == "knight"
        if card.vp:
            held += card.vp
            if refuse_cost(prince, card.cost) is None:
                payable += card.vp
    found = common_features(s, me, s.phase in (ROLL, EVENT, PRODUCTION), s.phase == ACTION)
    found += [
        float(hand_limit(s, me)),
        float(strength(prince)),
        float(trade_points(prince)),
        float(tournament_points(s, prince)),
        1.0 if tournament_points(s, prince) > tournament_points(s, s.princes[1 - me]) else 0.0,
        1.0 if s.hero == me else 0.0,
        1.0 if s.trader == me else 0.0,
        float(gives.fleet),
        float(len(gives.ships)),
        float(gives.harvest_gold),
        float(gives.demands),
        float(gives.mints),
        float(len(gives.foils)),
        float(prince.places.count(CITADEL)),
        float(len(gives.wizards)),
        float(sum([prince.count(*wizard) for wizard in gives.wizards])),
        float(knights),
        float(held),
        float(payable),
    ]
    return found


ESTIMATE: Final = Estimate(FEATURES, features, MODES, __package__)
