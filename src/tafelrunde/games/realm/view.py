"""What a seat may see of the princes and the stacks between them, built from nothing by listing it."""

from typing import NotRequired, TypedDict

from .advantages import hand_limit
from .discards import discards_of
from .prince import ABOVE, BELOW, NO_ALLY, PLACE_NAMES, ROAD_SPOTS, ROWS
from .regions import NUMBER_OF, RESOURCE_OF
from .state import (
    DISCARD_LOOKED_AT,
    DISCARDS,
    EVENTS_FORESEEN,
    EVENTS_LOOKED_AT,
    NEXT_EVENTS_LOOKED_AT,
    NOBODY,
    REGION_STACK_LOOKED_AT,
    Realm,
)


class RegionView(TypedDict):
    region: str
    resource: str
    number: int
    stored: int


class AnnexView(TypedDict):
    """A card at a region, in its row and counted from 0. If it is one that stores, with the resource."""

    card: str
    row: str
    at: int
    resource: str
    stored: int


class PrinceSeen(TypedDict):
    """A principality as everybody sees it; each game adds the points it counts."""

    seat: str
    places: list[str]
    road_left: bool
    road_right: bool
    above: list[RegionView]
    below: list[RegionView]
    sites_above: list[list[str]]
    sites_below: list[list[str]]
    covered: str | None  # the card that lies under another one
    annexes: list[AnnexView]
    resources: dict[str, int]
    hand: list[str] | None  # None: hidden from the viewer
    hand_size: int
    hand_limit: int


class CardAt(TypedDict):
    """A card and where it lies."""

    card: str
    site: str


class BlockView(CardAt):
    """A card that another one keeps from working."""

    by: str


class CounterView(CardAt):
    count: int


class KeptView(CardAt):
    """What a card keeps apart from the regions."""

    resource: str
    stored: int


class MoreSeen(TypedDict):
    """What lies in a principality where cards can lie on roads and on each other, and share what others do."""

    on_roads: list[CardAt]
    blocks: list[BlockView]
    counters: list[CounterView]
    kept: list[KeptView]
    ally: CardAt | None  # the other's card whose functions one of this prince's shares
    forces: list[str]  # what changes the strength of others, in the order in which it came, where that matters
    drank: list[CardAt]  # knights whose strength a spell has doubled for a while


class StackView(TypedDict):
    back: str
    cards: int
    top: NotRequired[str]  # the top card, where it lies face up


class BanView(TypedDict):
    """A card that keeps the other away from a stack, counted from 1; None: from the discards."""

    stack: int | None
    by: str
    card: str


class OpenStackView(TypedDict):
    card: str
    cards: int


class MemoryView(TypedDict):
    """What this seat has seen before of what lies hidden now, as it could have kept it on paper."""

    stacks: list[list[str | None]]  # each from the top, None where it does not know the card; empty: nothing is known
    hand: list[str]  # cards that the other holds, by name
    discards: list[str]  # each lay on top once; the first laid first
    other_discards: list[str]  # those of the other, where each has a pile


def memory_view(s: Realm, seat: int) -> MemoryView:
    return {
        "stacks": [[card or None for card in row] for row in s.seen_stacks[seat]],
        "hand": list(s.seen_hands[seat]),
        "discards": list(discards_of(s, seat)),
        "other_discards": list(discards_of(s, 1 - seat)) if s.mode.own_discards else [],
    }


def prince_seen(s: Realm, owner: int, viewer: int | None) -> PrinceSeen:
    prince = s.princes[owner]
    return {
        "seat": s.box.seats[owner],
        "places": [PLACE_NAMES[place] for place in prince.places],
        "road_left": prince.road_left,
        "road_right": prince.road_right,
        "above": [_region(region, prince.stock[region]) for region in prince.regions[ABOVE]],
        "below": [_region(region, prince.stock[region]) for region in prince.regions[BELOW]],
        "sites_above": [list(cards) for cards in prince.sites[ABOVE]],
        "sites_below": [list(cards) for cards in prince.sites[BELOW]],
        "covered": prince.covered or None,
        "annexes": [
            {
                "card": card,
                "row": ROWS[row],
                "at": at,
                "resource": RESOURCE_OF.get(card, ""),
                "stored": prince.stock.get(card, 0),
            }
            for card, row, at in prince.annexes
        ],
        "resources": prince.totals.copy(),
        "hand": _hand(s, owner, viewer),
        "hand_size": len(prince.hand),
        "hand_limit": hand_limit(s, owner),
    }


def more_seen(s: Realm, owner: int) -> MoreSeen:
    prince = s.princes[owner]
    card, site = prince.ally
    return {
        "on_roads": [{"card": card, "site": ROAD_SPOTS[road]} for card, road in prince.on_roads],
        "blocks": [{"card": card, "site": site, "by": by} for card, site, by in prince.blocks],
        "counters": [{"card": card, "site": site, "count": count} for card, site, count in prince.counters],
        "kept": [
            {"card": card, "site": site, "resource": resource, "stored": amount}
            for card, site, resource, amount in prince.kept
        ],
        "ally": None if prince.ally == NO_ALLY else {"card": card, "site": site},
        "forces": list(prince.forces),
        "drank": [{"card": card, "site": site} for card, site in prince.drank],
    }


def _region(region: str, stored: int) -> RegionView:
    return {"region": region, "resource": RESOURCE_OF[region], "number": NUMBER_OF[region], "stored": stored}


def _hand(s: Realm, owner: int, viewer: int | None) -> list[str] | None:
    """F-030, F-191, F-247: the own hand; the other's only while a card shows it.

    The other's hand is shown in alphabetical order: the order in which it was drawn would tell from which stacks.
    """
    if viewer == owner:
        return list(s.princes[owner].hand)
    return sorted(s.princes[owner].hand) if viewer is not None and viewer == s.shown_to else None


def looked_at(s: Realm, viewer: int | None) -> list[str] | None:
    """F-069, F-100, F-133, F-169: who looks through a stack sees it, nobody else does."""
    if viewer is None or viewer != s.looker:
        return None
    if s.looking == REGION_STACK_LOOKED_AT:
        return list(s.region_stack)
    if s.looking == EVENTS_LOOKED_AT:
        return sorted(s.event_stack)  # in which order they come is not told: the stack is shuffled afterwards
    if s.looking == NEXT_EVENTS_LOOKED_AT:
        return list(s.event_stack[:EVENTS_FORESEEN])
    return list(discards_of(s, viewer) if s.looking == DISCARD_LOOKED_AT else s.stacks[s.looking])


def stack_views(s: Realm) -> list[StackView]:
    """The backs of the draw stacks, and how many cards each has."""
    shown: list[StackView] = [
        {"back": back, "cards": len(stack)} for back, stack in zip(s.mode.backs, s.stacks, strict=True)
    ]
    for stack in s.face_up:
        shown[stack]["top"] = s.stacks[stack][0]
    return shown


def ban_views(s: Realm) -> list[BanView]:
    return [
        {"stack": None if stack == DISCARDS else stack + 1, "by": s.box.seats[by], "card": card}
        for stack, by, card in s.bans
    ]


def open_stack_views(s: Realm) -> list[OpenStackView]:
    """The cards that lie open, and how many there are of each."""
    return [{"card": card, "cards": left} for card, left in zip(s.mode.open_cards, s.open_stacks, strict=True)]


def seat_name(s: Realm, seat: int) -> str | None:
    return None if seat == NOBODY else s.box.seats[seat]
