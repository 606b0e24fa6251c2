"""What a seat may see of the princes and the stacks between them, built from nothing by listing it."""

from typing import TypedDict

from .advantages import hand_limit
from .prince import ABOVE, BELOW, CITY, ROWS
from .regions import NUMBER_OF, RESOURCE_OF
from .state import DISCARD_LOOKED_AT, NOBODY, REGION_STACK_LOOKED_AT, Realm


class RegionView(TypedDict):
    region: str
    resource: str
    number: int
    stored: int


class AnnexView(TypedDict):
    """A region expansion: it lies at the region in its row, counted from 0, and stores."""

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


class StackView(TypedDict):
    back: str
    cards: int


class OpenStackView(TypedDict):
    card: str
    cards: int


class MemoryView(TypedDict):
    """What this seat has seen before of what lies hidden now, as it could have kept it on paper."""

    stacks: list[list[str | None]]  # each from the top, None where it does not know the card; empty: nothing is known
    hand: list[str]  # cards that the other holds, by name
    discards: list[str]  # each lay on top once; the first laid first


def memory_view(s: Realm, seat: int) -> MemoryView:
    return {
        "stacks": [[card or None for card in row] for row in s.seen_stacks[seat]],
        "hand": list(s.seen_hands[seat]),
        "discards": list(s.discard),
    }


def prince_seen(s: Realm, owner: int, viewer: int | None) -> PrinceSeen:
    prince = s.princes[owner]
    return {
        "seat": s.box.seats[owner],
        "places": ["city" if place == CITY else "settlement" for place in prince.places],
        "road_left": prince.road_left,
        "road_right": prince.road_right,
        "above": [_region(region, prince.stock[region]) for region in prince.regions[ABOVE]],
        "below": [_region(region, prince.stock[region]) for region in prince.regions[BELOW]],
        "sites_above": [list(cards) for cards in prince.sites[ABOVE]],
        "sites_below": [list(cards) for cards in prince.sites[BELOW]],
        "covered": prince.covered or None,
        "annexes": [
            {"card": card, "row": ROWS[row], "at": at, "resource": RESOURCE_OF[card], "stored": prince.stock[card]}
            for card, row, at in prince.annexes
        ],
        "resources": prince.totals.copy(),
        "hand": _hand(s, owner, viewer),
        "hand_size": len(prince.hand),
        "hand_limit": hand_limit(s, owner),
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
    return list(s.discard if s.looking == DISCARD_LOOKED_AT else s.stacks[s.looking])


def stack_views(s: Realm) -> list[StackView]:
    """The backs of the draw stacks, and how many cards each has."""
    return [{"back": back, "cards": len(stack)} for back, stack in zip(s.mode.backs, s.stacks, strict=True)]


def open_stack_view(s: Realm) -> OpenStackView | None:
    return {"card": s.mode.open_card, "cards": s.open_stack} if s.mode.open_card else None


def seat_name(s: Realm, seat: int) -> str | None:
    return None if seat == NOBODY else s.box.seats[seat]
