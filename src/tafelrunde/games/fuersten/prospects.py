"""What a position is worth to each prince: the chance to win, from everything that lies on the table.

A prince's score is a weighted sum of features that are cheap to look up, and the chance follows from the difference of
the two scores. The weights stand in `prospects.toml`, for each mode and for how near somebody is to winning; they are
fitted to games between bots by `benchmarks/games/fuersten/fit_prospects.py`.
"""

import math
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from ..realm.advantages import points
from ..realm.mode import hand_cards
from ..realm.prince import CITY, Prince
from ..realm.regions import NUMBER_OF, RESOURCES
from .data import CARDS
from .modes import MODES
from .state import ACTION, EVENT, OVER, ROLL, SHUFFLE, State

EARLY: Final = "early"
MIDDLE: Final = "middle"
LATE: Final = "late"
STAGES: Final = (EARLY, MIDDLE, LATE)
# points of the one who has more, as a share of what wins
MIDDLE_FROM: Final = 0.5
LATE_FROM: Final = 0.75

FEATURES: Final = (
    "points",
    "nearer",  # of two, the one who lacks fewer points; by how much is in "points"
    "turn",  # whose turn it is, before the throw
    "action",  # or during it
    *RESOURCES,
    "kinds",  # different resources in store
    "stored",
    "exposed",  # what the robbers take if they come
    "cities",
    "settlements",
    "open_roads",
    "free_sites",
    "free_city_sites",
    "regions",
    "numbers",  # throws at which anything is produced
    "yield",  # expected from one throw, with what boosts it
    *(f"yield_{resource}" for resource in RESOURCES),
    "hand",
    "strength",
    "trade",
    "skill",
    "progress",
    "heldenstein",
    "handelsstein",
    "ships",
    "harvest_gold",
)
ROBBED_ABOVE: Final = 7
FACES: Final = 6.0


class Weights(NamedTuple):
    """Of the features, in their order; of each card that lies in a principality; of each card in hand."""

    features: tuple[float, ...]
    lying: Mapping[str, float]
    held: Mapping[str, float]


def prospects(s: State) -> tuple[float, float]:
    """Each prince's chance to win; both add up to 1. Looks at everything, hidden cards too."""
    if s.phase == OVER:
        return (0.5, 0.5) if s.winner < 0 else (1.0 - s.winner, float(s.winner))
    if s.phase == SHUFFLE:
        return 0.5, 0.5
    weights = WEIGHTS[s.mode.id, stage(s)]
    lead = _score(s, 0, weights) - _score(s, 1, weights)
    chance = 1.0 / (1.0 + math.exp(-lead))
    return chance, 1.0 - chance


def _score(s: State, me: int, weights: Weights) -> float:
    prince = s.princes[me]
    score = 0.0
    for weight, value in zip(weights.features, features(s, me), strict=True):
        score += weight * value
    for card, _ in prince.gives.lying:
        score += weights.lying.get(card, 0.0)
    for card in prince.hand:
        score += weights.held.get(card, 0.0)
    return score


def stage(s: State) -> str:
    most = max(points(s, 0), points(s, 1)) / s.mode.target
    if most < MIDDLE_FROM:
        return EARLY
    return MIDDLE if most < LATE_FROM else LATE


def features(s: State, me: int) -> list[float]:
    """In the order of `FEATURES`."""
    prince = s.princes[me]
    gives = prince.gives
    mine, theirs = points(s, me), points(s, 1 - me)
    totals = prince.totals
    stored = 0
    kinds = 0
    found = [
        float(mine),
        1.0 if mine > theirs else 0.0,
        1.0 if s.active == me and s.phase in (ROLL, EVENT) else 0.0,
        1.0 if s.active == me and s.phase == ACTION else 0.0,
    ]
    for resource in RESOURCES:
        amount = totals[resource]
        found.append(float(amount))
        stored += amount
        kinds += amount > 0
    cities = 0
    for place in prince.places:
        cities += place == CITY
    yields = _yields(prince)
    numbers = 0
    for regions in prince.by_number.values():
        numbers += len(regions) > 0
    found += [
        float(kinds),
        float(stored),
        float(stored) if stored > ROBBED_ABOVE else 0.0,
        float(cities),
        float(len(prince.places) - cities),
        float(prince.road_left) + float(prince.road_right),
        float(len(gives.free_sites)),
        float(len(gives.free_city_sites)),
        float(len(prince.regions[0]) + len(prince.regions[1])),
        float(numbers),
        sum(yields),
        *yields,
        float(len(prince.hand)),
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


def _yields(prince: Prince) -> list[float]:
    """What one throw brings on average, by resource; a boosted region counts twice, wherever the booster lies."""
    boosts = prince.gives.boosts
    found: list[float] = []
    for resource in RESOURCES:
        regions = 0
        for region in prince.by_resource[resource]:
            regions += region in NUMBER_OF
        found.append(regions * (2.0 if resource in boosts else 1.0) / FACES)
    return found


# the weights


def cards_of_mode(mode: str) -> list[str]:
    """Every card that can be in a hand, once."""
    return list(dict.fromkeys(hand_cards(MODES[mode])))


def _read_weights() -> dict[tuple[str, str], Weights]:
    document = tomllib.loads((files(__package__) / "prospects.toml").read_text(encoding="utf-8"))
    found: dict[tuple[str, str], Weights] = {}
    for mode in MODES:
        rows = document.get(mode, {})
        for at, name in enumerate(STAGES):
            found[mode, name] = Weights(
                tuple([_weight(rows, feature, at) for feature in FEATURES]),
                {card: _weight(rows, f"lying_{card}", at) for card in CARDS},
                {card: _weight(rows, f"held_{card}", at) for card in CARDS},
            )
    return found


def _weight(rows: Mapping[str, list[float]], name: str, at: int) -> float:
    return float(rows[name][at]) if name in rows else 0.0


WEIGHTS: Final = _read_weights()
