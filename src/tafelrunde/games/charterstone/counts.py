"""What objectives count. Everything of it lies open (C-034)."""

from collections.abc import Callable
from typing import Final

from .data import ASSISTANTS, CARD_KINDS, EMPTY_CARDS, FRIENDS, GUESTS, OBJECTIVES, TREASURES
from .state import State, building_cards, quota_tokens, standing_at, top_buildings

COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "my_quota_tokens": quota_tokens,
    "my_quota_rows": lambda s, seat: sum([seat in row for row in s.quota]),
    "my_coins": lambda s, seat: s.players[seat].coins,
    "my_resources": lambda s, seat: sum(s.players[seat].stock.values()),
    "my_goods": lambda s, seat: s.players[seat].coins + sum(s.players[seat].stock.values()),
    "my_kinds_of_resources": lambda s, seat: sum([stored > 0 for stored in s.players[seat].stock.values()]),
    "my_largest_resource": lambda s, seat: max(s.players[seat].stock.values()),
    "my_influence": lambda s, seat: s.players[seat].influence,
    "my_spent_influence": lambda s, seat: s.players[seat].spent,
    "my_reputation": lambda s, seat: s.reputation.count(seat),
    "my_objectives_scored": lambda s, seat: len(s.players[seat].scored),
    "my_cards": lambda s, seat: len(s.players[seat].cards),
    "my_assistants": lambda s, seat: sum([card in ASSISTANTS for card in s.players[seat].cards]),
    "my_building_cards": lambda s, seat: len(building_cards(s.players[seat])),
    "my_crates": lambda s, seat: sum([card in EMPTY_CARDS for card in s.players[seat].cards]),
    "my_kinds_of_cards": lambda s, seat: len({kind_of(card) for card in s.players[seat].cards}),
    "my_friends": lambda s, seat: sum([card in FRIENDS for card in s.players[seat].cards]),
    "my_guests": lambda s, seat: sum([card in GUESTS for card in s.players[seat].cards]),
    "my_treasures": lambda s, seat: sum([card in TREASURES for card in s.players[seat].cards]),
    "my_income_tokens": lambda s, seat: sum([owner == seat for _, owner in s.income]),
    "my_minions": lambda s, seat: len(s.players[seat].minions),
    "my_minions_on_board": lambda s, seat: sum([bool(at) for _, at in s.players[seat].minions]),
    "my_vp": lambda s, seat: s.players[seat].vp,
    "buildings_in_my_district": lambda s, seat: len(top_buildings(s, s.players[seat].district)),
}


def kind_of(card: str) -> str:
    """C-036: of which of the seven kinds a card is."""
    if card in EMPTY_CARDS:
        return "empty"
    return next((kind for kind, cards in CARD_KINDS.items() if card in cards), "building")


def is_fulfilled(s: State, seat: int, objective: str) -> bool:
    """C-089: the condition must hold at this moment; what nobody can have yet is none."""
    facts = OBJECTIVES[objective]
    return facts.least <= counted(s, seat, facts.counted) <= facts.most


def counted(s: State, seat: int, what: str, district: str = "") -> int:
    """How many there are of what a card counts; "this district" is that of the building which counts."""
    if what == "buildings_in_this_district":
        return len(top_buildings(s, district))
    if what == "workers_in_this_district":
        standing = standing_at(s)
        return sum([standing.count(building) for building in top_buildings(s, district)])
    return COUNTS[what](s, seat) if what in COUNTS else 0
