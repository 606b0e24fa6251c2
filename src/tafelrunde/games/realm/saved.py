"""The princes and the stacks between them as JSON data and back, without loss.

What comes from outside is checked before it is played with.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...kernel.json_data import Json
from .box import Box
from .expansions import COVER
from .mode import hand_cards, open_copies
from .prince import CITY, MOST_PLACES, SETTLEMENT, Prince, new_prince
from .regions import NUMBER_OF, STORAGE
from .state import Realm


class Impossible(ValueError):
    """A state that no game can reach."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Impossible(f"this is no possible state of the game: {what}")


# writing and reading


def prince_to_json(prince: Prince) -> Json:
    return {
        "places": list(prince.places),
        "road_left": prince.road_left,
        "road_right": prince.road_right,
        "regions": [list(row) for row in prince.regions],
        "sites": [[list(cards) for cards in row] for row in prince.sites],
        "covered": prince.covered,
        "annexes": [list(annex) for annex in prince.annexes],
        # pairs, since the order in which regions are offered follows the order in which they were laid
        "stock": [[region, stored] for region, stored in prince.stock.items()],
        "hand": list(prince.hand),
    }


def prince_from_json(data: Mapping[str, Any]) -> Prince:
    above, below = data["regions"]
    for region in (*above, *below):
        expect(region in NUMBER_OF, "regions")
    prince = new_prince(above, below, data["places"])
    expect(type(data["road_left"]) is type(data["road_right"]) is bool, "roads")
    prince.road_left, prince.road_right = data["road_left"], data["road_right"]
    sites_above, sites_below = data["sites"]
    prince.sites = (tuple(tuple(cards) for cards in sites_above), tuple(tuple(cards) for cards in sites_below))
    prince.covered = data["covered"]
    prince.annexes = tuple((card, row, at) for card, row, at in data["annexes"])
    stock: dict[str, int] = dict(data["stock"])
    stores = (*above, *below, *(card for card, _, _ in prince.annexes))
    expect(stock.keys() == set(stores) and len(stock) == len(stores), "stock")
    prince.stock = stock
    prince.hand = tuple(data["hand"])
    return prince


def read_memory(s: Realm, data: Mapping[str, Any]) -> None:
    """What was saved before anybody's memory was kept tells nothing of it: nothing is known then."""
    if "seen_stacks" in data:
        s.seen_stacks = tuple(tuple(tuple(row) for row in rows) for rows in data["seen_stacks"])
    if "seen_hands" in data:
        s.seen_hands = tuple(tuple(cards) for cards in data["seen_hands"])


# checking


def check_stacks(s: Realm) -> None:
    """As many stacks as the mode has, each of cards with its back."""
    expect(len(s.stacks) == len(s.mode.backs), "stacks")
    for back, stack in zip(s.mode.backs, s.stacks, strict=True):
        expect(all(_may_lie(s, card, back) for card in stack), "stacks")


def _may_lie(s: Realm, card: str, back: str) -> bool:
    """Whether a card can lie in a stack with this back."""
    return card in s.cards and (s.mode.mixes_backs or s.cards[card].back == back)


def check_memory(s: Realm) -> None:
    """Cards that can lie there, in rows as long as the stacks; whether they do is not asked, as at a real table."""
    expect(len(s.seen_stacks) == len(s.seen_hands) == 2, "memory")
    for seat, rows in enumerate(s.seen_stacks):
        expect(len(rows) == len(s.stacks), "seen_stacks")
        for back, stack, row in zip(s.mode.backs, s.stacks, rows, strict=True):
            expect(not row or (len(row) == len(stack) and any(row)), "seen_stacks")
            expect(all(card == "" or _may_lie(s, card, back) for card in row), "seen_stacks")
        known = s.seen_hands[seat]
        expect(len(known) <= len(s.princes[1 - seat].hand) and list(known) == sorted(known), "seen_hands")
        expect(all(card in s.cards and s.cards[card].is_hand_card for card in known), "seen_hands")


def check_prince(box: Box, prince: Prince) -> None:
    places = len(prince.places)
    expect(2 <= places <= MOST_PLACES and all(place in (SETTLEMENT, CITY) for place in prince.places), "places")
    expect(all(len(row) == places + 1 for row in prince.regions), "regions")
    expect(all(type(n) is int and 0 <= n <= STORAGE for n in prince.stock.values()), "stock")
    for row in prince.sites:
        expect(len(row) == places, "sites")
        for cards, room in zip(row, prince.places, strict=True):
            expect(len(cards) <= room and all(box.cards[card].is_expansion for card in cards), "sites")
            red = [card for card in cards if box.cards[card].placement in ("city", COVER)]
            expect(room == CITY or not red, "sites")
    lying = [card for card, _, _ in prince.expansions()]
    once = Counter(box.cards[card].title for card in [*lying, prince.covered] if card and box.cards[card].once)
    expect(all(count == 1 for count in once.values()), "expansions")
    covering = [box.cards[card].covers for card in lying if box.cards[card].covers]
    covered = [box.cards[prince.covered].title] if prince.covered else []
    expect(covering == covered, "covered")
    for card, side, at in prince.annexes:
        expect(card in box.cards and box.cards[card].stores != "", "annexes")
        expect(side in (0, 1) and type(at) is int and 0 <= at <= places, "annexes")


def check_centre(s: Realm) -> None:
    """No more centre cards than there are."""
    places = sum(len(prince.places) for prince in s.princes)
    cities = sum(prince.places.count(CITY) for prince in s.princes)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    for left, lying, card in (
        (s.roads, roads, s.box.road),
        (s.settlements, places, s.box.settlement),
        (s.cities, cities, s.box.city),
    ):
        expect(left + lying <= card.copies, card.id)


def check_copies(s: Realm) -> None:
    """No card more often than it exists."""
    lying = [card for prince in s.princes for card, _, _ in prince.expansions()]
    lying += [prince.covered for prince in s.princes if prince.covered]
    lying += [card for prince in s.princes for card, _, _ in prince.annexes]
    held = [card for prince in s.princes for card in prince.hand]
    expect(0 <= s.open_stack <= open_copies(s.mode), "open_stack")
    lying += [s.mode.open_card] * s.open_stack
    used = Counter([*lying, *held, *s.discard, *s.playing, *(card for stack in s.stacks for card in stack)])
    expect(used <= Counter(hand_cards(s.mode)), "cards")
    regions = Counter([*(r for prince in s.princes for r in prince.land()), *s.region_stack, *s.new_regions])
    expect(all(region in NUMBER_OF and count == 1 for region, count in regions.items()), "regions")
