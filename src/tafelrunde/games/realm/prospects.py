"""What a position is worth to each prince: the chance to win, from everything that lies on the table.

A prince's score is a weighted sum of features that are cheap to look up, and the chance follows from the difference of
the two scores. The weights stand in the `prospects.toml` of each game, for each mode and for how near somebody is to
winning; they are fitted to games between bots (`benchmarks/games/realm/fit_prospects.py`).
"""

import math
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final, NamedTuple

from .advantages import points
from .mode import Mode, hand_cards
from .prince import CITIES, Prince
from .regions import NUMBER_OF, RESOURCES
from .state import NOBODY, Realm

EARLY: Final = "early"
MIDDLE: Final = "middle"
LATE: Final = "late"
STAGES: Final = (EARLY, MIDDLE, LATE)
# points of the one who has more, as a share of what wins
MIDDLE_FROM: Final = 0.5
LATE_FROM: Final = 0.75
WEIGHTS_FILE: Final = "prospects.toml"

# what counts in every principality; each game adds what it knows besides
COMMON_FEATURES: Final = (
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
)
ROBBED_ABOVE: Final = 7
FACES: Final = 6.0

Chances = tuple[float, float]
EVEN: Final[Chances] = (0.5, 0.5)


class Weights(NamedTuple):
    """Of the features, in their order; of each card that lies in a principality; of each card in hand."""

    features: tuple[float, ...]
    lying: Mapping[str, float]
    held: Mapping[str, float]


class Estimate:
    """How one game values positions: the names of its features, what they are for a prince, and their weights."""

    def __init__(
        self,
        names: tuple[str, ...],
        features: Callable[[Any, int], list[float]],
        modes: Mapping[str, Mode],
        package: str,
    ) -> None:
        self.names = names
        self.features = features
        self.weights = _read_weights(names, modes, package)

    def chances(self, s: Realm) -> Chances:
        """Each prince's chance to win; both add up to 1. Looks at everything, hidden cards too."""
        weights = self.weights[s.mode.id, stage(s)]
        lead = self._score(s, 0, weights) - self._score(s, 1, weights)
        chance = 1.0 / (1.0 + math.exp(-lead))
        return chance, 1.0 - chance

    def _score(self, s: Realm, me: int, weights: Weights) -> float:
        prince = s.princes[me]
        score = 0.0
        for weight, value in zip(weights.features, self.features(s, me), strict=True):
            score += weight * value
        for card, _ in prince.gives.lying:
            score += weights.lying.get(card, 0.0)
        for card in prince.hand:
            score += weights.held.get(card, 0.0)
        return score


def decided(s: Realm) -> Chances:
    """Of a game that is over."""
    return EVEN if s.winner == NOBODY else (1.0 - s.winner, float(s.winner))


def stage(s: Realm) -> str:
    most = max(points(s, 0), points(s, 1)) / s.mode.target
    if most < MIDDLE_FROM:
        return EARLY
    return MIDDLE if most < LATE_FROM else LATE


def common_features(s: Realm, me: int, before_throw: bool, in_action: bool) -> list[float]:
    """In the order of `COMMON_FEATURES`. Which phase it is each game says by itself."""
    prince = s.princes[me]
    gives = prince.gives
    mine, theirs = points(s, me), points(s, 1 - me)
    totals = prince.totals
    stored = 0
    kinds = 0
    found = [
        float(mine),
        1.0 if mine > theirs else 0.0,
        1.0 if s.active == me and before_throw else 0.0,
        1.0 if s.active == me and in_action else 0.0,
    ]
    for resource in RESOURCES:
        amount = totals[resource]
        found.append(float(amount))
        stored += amount
        kinds += amount > 0
    cities = 0
    for place in prince.places:
        cities += place in CITIES
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


def cards_of_mode(mode: Mode) -> list[str]:
    """Every card that can be in a hand, once."""
    return list(dict.fromkeys(hand_cards(mode)))


def _read_weights(names: tuple[str, ...], modes: Mapping[str, Mode], package: str) -> dict[tuple[str, str], Weights]:
    document = tomllib.loads((files(package) / WEIGHTS_FILE).read_text(encoding="utf-8"))
    found: dict[tuple[str, str], Weights] = {}
    for mode in modes.values():
        rows = document.get(mode.id, {})
        for at, name in enumerate(STAGES):
            found[mode.id, name] = Weights(
                tuple([_weight(rows, feature, at) for feature in names]),
                {card: _weight(rows, f"lying_{card}", at) for card in mode.box.cards},
                {card: _weight(rows, f"held_{card}", at) for card in mode.box.cards},
            )
    return found


def _weight(rows: Mapping[str, list[float]], name: str, at: int) -> float:
    return float(rows[name][at]) if name in rows else 0.0
