"""The princes and the stacks between them as JSON data and back, without loss.

What comes from outside is checked before it is played with.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel.json_data import Json
from .box import Box
from .discards import discarded
from .expansions import COVER
from .mode import open_copies
from .prince import CITADEL, CITIES, MOST_PLACES, NO_ALLY, PLACE_NAMES, ROAD_SPOTS, ROOM, SITE_NAMES, Prince, new_prince
from .regions import NUMBER_OF, RESOURCE_OF, STORAGE
from .state import Realm, cards_in_game


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
        **_more_to_json(prince),
        # pairs, since the order in which regions are offered follows the order in which they were laid
        "stock": [[region, stored] for region, stored in prince.stock.items()],
        "hand": list(prince.hand),
    }


def _more_to_json(prince: Prince) -> dict[str, Json]:
    """What only some principalities have; the others say nothing of it."""
    more: dict[str, Json] = {
        "ally": list(prince.ally) if prince.ally != NO_ALLY else [],
        "forces": list(prince.forces),
        "drank": [list(knight) for knight in prince.drank],
        "on_roads": [list(lying) for lying in prince.on_roads],
        "blocks": [list(block) for block in prince.blocks],
        "counters": [list(counter) for counter in prince.counters],
        "kept": [list(kept) for kept in prince.kept],
    }
    return {key: value for key, value in more.items() if value}


def _more_from_json(prince: Prince, data: Mapping[str, Any]) -> None:
    card, site = data.get("ally", NO_ALLY)
    prince.ally = (card, site)
    prince.forces = tuple(data.get("forces", ()))
    prince.drank = tuple((card, site) for card, site in data.get("drank", ()))
    prince.on_roads = tuple((card, road) for card, road in data.get("on_roads", ()))
    prince.blocks = tuple((card, site, by) for card, site, by in data.get("blocks", ()))
    prince.counters = tuple((card, site, count) for card, site, count in data.get("counters", ()))
    prince.kept = tuple((card, site, resource, n) for card, site, resource, n in data.get("kept", ()))


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
    _more_from_json(prince, data)
    stock: dict[str, int] = dict(data["stock"])
    stores = (*above, *below, *(card for card, _, _ in prince.annexes if card in RESOURCE_OF))
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


def read_open_stacks(s: Realm, data: Mapping[str, Any]) -> None:
    """What was saved when only one card could lie open says how many of it there are."""
    if "open_stacks" in data:
        s.open_stacks = tuple(data["open_stacks"])
    else:
        s.open_stacks = (data["open_stack"],) if s.mode.open_cards else ()


def discards_to_json(s: Realm) -> dict[str, Json]:
    """One pile, or that of each prince."""
    if s.mode.own_discards:
        return {"discards": [list(pile) for pile in s.discards]}
    return {"discard": list(s.discards[0])}


def read_discards(s: Realm, data: Mapping[str, Any]) -> None:
    piles = data["discards"] if s.mode.own_discards else [data["discard"]]
    expect(len(piles) == len(s.discards), "discards")
    s.discards = tuple(tuple(pile) for pile in piles)


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
    expect(2 <= places <= MOST_PLACES and all(0 < place < len(PLACE_NAMES) for place in prince.places), "places")
    expect(all(len(row) == places + 1 for row in prince.regions), "regions")
    expect(all(type(n) is int and 0 <= n <= STORAGE for n in prince.stock.values()), "stock")
    for row in prince.sites:
        expect(len(row) == places, "sites")
        for cards, place in zip(row, prince.places, strict=True):
            expect(len(cards) <= ROOM[place] and all(box.cards[card].is_expansion for card in cards), "sites")
            red = [card for card in cards if box.cards[card].placement in ("city", COVER)]
            expect(place in CITIES or not red, "sites")
            magic = [card for card in cards if box.cards[card].placement == "citadel"]
            expect(place == CITADEL or not magic, "sites")
    lying = [card for card, _, _ in prince.expansions()]
    once = Counter(box.cards[card].title for card in [*lying, prince.covered] if card and box.cards[card].once)
    expect(all(count == 1 for count in once.values()), "expansions")
    covering = [box.cards[card].covers for card in lying if box.cards[card].covers]
    covered = [box.cards[prince.covered].title] if prince.covered else []
    expect(covering == covered, "covered")
    for card, side, at in prince.annexes:
        expect(card in box.cards and (box.cards[card].stores != "" or box.cards[card].is_expansion), "annexes")
        expect(side in (0, 1) and type(at) is int and 0 <= at <= places, "annexes")
    _check_more(box, prince)


def _check_more(box: Box, prince: Prince) -> None:
    """What lies on roads and on other cards, and what is counted: on cards that are there."""
    spots = [(row, at) for card, row, at in prince.annexes if box.cards[card].is_expansion]
    expect(len(set(spots)) == len(spots), "annexes")
    roads = [road for _, road in prince.on_roads]
    names = [ROAD_SPOTS[road] for road in roads if type(road) is int and 0 <= road < len(ROAD_SPOTS)]
    expect(len(set(roads)) == len(roads) == len(names) and set(names) <= set(prince.roads()), "on_roads")
    expect(all(box.cards[card].placement == "road" for card, _ in prince.on_roads), "on_roads")
    lying = Counter((card, SITE_NAMES[row][at]) for card, row, at in prince.expansions())
    lying += Counter((card, prince.regions[row][at]) for card, row, at in prince.annexes)
    lying += Counter((card, ROAD_SPOTS[road]) for card, road in prince.on_roads)
    expect(all(lying[card, site] and by in box.cards for card, site, by in prince.blocks), "blocks")
    counted = Counter((card, site) for card, site, _ in prince.counters)
    expect(counted <= lying and all(type(n) is int and 0 < n <= STORAGE for _, _, n in prince.counters), "counters")
    expect(all(card in box.cards for card in prince.forces), "forces")
    expect(all(lying[knight] for knight in prince.drank), "drank")
    full = Counter[tuple[str, str]]()
    for card, site, resource, amount in prince.kept:
        expect(lying[card, site] > 0 and resource in box.cards[card].keeps, "kept")
        expect(type(amount) is int and amount > 0, "kept")
        full[card, site] += amount
    expect(all(amount <= box.cards[card].room for (card, _), amount in full.items()), "kept")
    expect(len({kept[:3] for kept in prince.kept}) == len(prince.kept), "kept")


def check_centre(s: Realm) -> None:
    """No more centre cards than there are."""
    places = sum(len(prince.places) for prince in s.princes)
    cities = sum(len(prince.cities()) for prince in s.princes)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    for left, lying, card in (
        (s.roads, roads, s.box.road),
        (s.settlements, places, s.box.settlement),
        (s.cities, cities, s.box.city),
    ):
        expect(left + lying <= card.copies, card.id)


def check_copies(s: Realm, elsewhere: Iterable[str] = ()) -> None:
    """No card more often than it exists."""
    lying = [card for prince in s.princes for card, _, _ in prince.expansions()]
    lying += [prince.covered for prince in s.princes if prince.covered]
    lying += [card for prince in s.princes for card, _, _ in prince.annexes]
    lying += [card for prince in s.princes for card, _ in prince.on_roads]
    lying += elsewhere
    lying += [by for prince in s.princes for _, _, by in prince.blocks]
    held = [card for prince in s.princes for card in prince.hand]
    expect(len(s.open_stacks) == len(s.mode.open_cards), "open_stack")
    for card, left in zip(s.mode.open_cards, s.open_stacks, strict=True):
        expect(type(left) is int and 0 <= left <= open_copies(s.mode, card), "open_stack")
        lying += [card] * left
    used = Counter([*lying, *held, *discarded(s), *s.playing, *(card for stack in s.stacks for card in stack)])
    expect(used <= Counter(cards_in_game(s)), "cards")
    regions = Counter([*(r for prince in s.princes for r in prince.land()), *s.region_stack, *s.new_regions])
    expect(all(region in NUMBER_OF and count == 1 for region, count in regions.items()), "regions")
