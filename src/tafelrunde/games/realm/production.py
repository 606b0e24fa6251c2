"""What the production die yields."""

from ...kernel import Rules
from .expansions import working_beside
from .regions import RESOURCE_OF, STORAGE
from .state import Realm
from .stores import gain


def produce(s: Realm) -> Rules[None]:
    """F-045, F-046, F-048: every region with the number yields, for both princes; then what cards do at production."""
    number = s.production
    for seat, prince in enumerate(s.princes):
        regions = prince.by_number[number]
        if prince.gives.boosts or prince.gives.enriched:
            for region in regions:
                gain(s, seat, region, yield_of(s, seat, region))
        else:
            for region in regions:
                gain(s, seat, region)
    produced = s.box.hooks.produced
    for seat in (s.active, 1 - s.active):
        built = s.princes[seat].gives.built
        if abroad := s.princes[1 - seat].gives.active_guests:  # K-080: what was built in the other's principality
            built = built | {s.cards[card].title for card, _ in abroad}
        if built.isdisjoint(produced):
            continue
        for title, at_production in produced.items():
            if title in built:
                yield from at_production(s, seat)


def yield_of(s: Realm, seat: int, region: str) -> int:
    """K-077: one, more with what boosts its kind or enriches its neighbours; never more than a region holds."""
    enriched = s.princes[seat].gives.enriched
    if not enriched:
        return 1 + boost(s, seat, region)
    return min(STORAGE, 1 + boost(s, seat, region) + sum([more for at, more in enriched if at == region]))


def boost(s: Realm, seat: int, region: str) -> int:
    """F-173, F-175: one more for each booster of its kind beside the region."""
    prince = s.princes[seat]
    resource = RESOURCE_OF[region]
    if resource not in prince.gives.boosts:
        return 0
    return sum(s.cards[card].boosts == resource for card in working_beside(prince, region))
