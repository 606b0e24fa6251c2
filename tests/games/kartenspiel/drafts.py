"""Positions that are put together for a purpose: cards that must lie or be held, with all that they need, and whatever
else chance adds. What a card needs is read from its facts; where it can lie is asked of the rules.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from tafelrunde.games.kartenspiel.cards.barbaren_handelsherren import DECREE, DECREED
from tafelrunde.games.kartenspiel.cards.zauberer_drachen import POTION, WITCH
from tafelrunde.games.kartenspiel.data import CARDS, CARDS_OF, SEATS, START_LAND, stack_regions, start_region
from tafelrunde.games.kartenspiel.magic import MOST_POWER
from tafelrunde.games.kartenspiel.modes import BOX, THEMES, mode_with, read_deal
from tafelrunde.games.realm.build import refuse_site
from tafelrunde.games.realm.cards import UNITS, Card
from tafelrunde.games.realm.mode import Mode, event_cards, hand_cards
from tafelrunde.games.realm.prince import (
    CITADEL,
    CITY,
    METROPOLIS,
    PLACE_NAMES,
    ROAD_AT,
    SETTLEMENT,
    SITE_AT,
    Prince,
    new_prince,
)
from tafelrunde.games.realm.prince import SITES as EVERY_SITE
from tafelrunde.games.realm.regions import RESOURCE_OF, STORAGE

MODE: Final = "erweitert"
EVERY_SET: Final = "+".join(THEMES)
PLACES: Final = 4
FOURTH: Final = (CITY, METROPOLIS, METROPOLIS, CITADEL, SETTLEMENT)
ROADS: Final = 9
BLOCKED: Final = 0.3  # how often a building that can be lies under another card
HANDS: Final = (2, 5)
MAGIC: Final = ("wizard", "spellbook", "dragon")
LEVELS: Final = ((1, 2, 3), (0, 1, 2, 3), (2, 3), (0, 0, 1))  # what regions may hold


class Unfit(Exception):
    """These cards did not come together in this attempt."""


def options_of(edition: str, layout: str) -> dict[str, str]:
    return {"sets": EVERY_SET, "edition": edition, "layout": layout}


@cache
def _box(mode: Mode) -> Counter[str]:
    return Counter(hand_cards(mode))


class Draft:
    """A position that grows. Seats are numbers; the owner of a card may lie it down at the other's."""

    def __init__(self, edition: str, layout: str, rng: random.Random) -> None:
        self.rng = rng
        self.cards = CARDS_OF[edition]
        mode = mode_with(MODE, read_deal(MODE, EVERY_SET, layout, ""))
        self.open_cards = mode.open_cards
        self.left = _box(mode).copy()
        self.events_left = event_cards(mode)
        self.princes: list[Prince] = []
        self.lying: list[list[tuple[str, str]]] = [[], []]  # by the principality in which it lies
        self.hands: list[list[str]] = [[], []]
        self.blocks: list[list[str]] = [[], []]
        self.counters: list[dict[str, int]] = [{}, {}]
        self.kept: list[dict[str, int]] = [{}, {}]
        self.stock: list[dict[str, int]] = [{}, {}]
        self.needed: set[str] = set()  # regions whose resources pay for what shall happen
        self.discard: list[str] = []
        self.drunk = [False, False]
        self.more: dict[str, Any] = {}

    # the land

    def settle(self, citadels: Sequence[int], without_citadel: Sequence[int]) -> None:
        """Four places and ten regions for each: a city, a citadel, a settlement, and one more."""
        supply = self.rng.sample(stack_regions(), len(stack_regions()))
        for seat in range(len(SEATS)):
            kinds = [CITY, CITADEL, SETTLEMENT, CITADEL if seat in citadels else self.rng.choice(FOURTH)]
            if seat in without_citadel:
                kinds = [CITY if kind == CITADEL else kind for kind in kinds]
            self.rng.shuffle(kinds)
            land = [start_region(landscape, seat) for landscape in START_LAND]
            land += [supply.pop() for _ in range(2 * (PLACES + 1) - len(land))]
            self.rng.shuffle(land)
            prince = new_prince(land[: PLACES + 1], land[PLACES + 1 :], kinds)
            self.princes.append(prince)
        spare = ROADS - len(SEATS) * (PLACES - 1)
        for prince in self.rng.sample(self.princes, 2):
            prince.road_left = self.rng.random() < 0.5
            prince.road_right = spare - prince.road_left > 1
            spare -= prince.road_left + prince.road_right

    def open_roads(self, seat: int, left: bool) -> None:
        """No road leads out of this land, or one on the left; none out of the other, so that one more is there."""
        for prince in self.princes:
            prince.road_left = prince.road_right = False
        self.princes[seat].road_left = left

    # single cards

    def one_of(self, title: str) -> str:
        """A copy that is still left of a card, of any back."""
        found = [id for id, card in self.cards.items() if card.title == title and self.left[id] > 0]
        if not found:
            raise Unfit(f"no {title} is left")
        return self.rng.choice(found)

    def host(self, owner: int, card: Card) -> int:
        return 1 - owner if card.foreign else owner

    def lay(self, title: str, owner: int, only: Sequence[str] = ()) -> str:
        """A card comes to lie wherever it can, or at one of these spots; says where."""
        card = self.cards[self.one_of(title)]
        host = self.host(owner, card)
        prince = self.princes[host]
        every = only or (*EVERY_SITE, *prince.land(), *prince.roads())
        spots = [spot for spot in every if self._fits(prince, card, spot)]
        single = card.once or card.id in self.open_cards
        if not spots or (single and title in [self.cards[each].title for each, _ in self.lying[host]]):
            raise Unfit(f"no room for {title}")
        spot = self.rng.choice(spots)
        self._put(prince, card.id, spot)
        self.left[card.id] -= 1
        self.lying[host].append((card.id, spot))
        self._count(host, card, spot)
        return spot

    def _fits(self, prince: Prince, card: Card, spot: str) -> bool:
        """In this edition; documents know the figures of the newest only."""
        return not any(refuse_site(BOX, prince, figures, spot) for figures in (card, CARDS[card.id]))

    def _put(self, prince: Prince, card: str, spot: str) -> None:
        if spot in SITE_AT:
            row, at = SITE_AT[spot]
            prince.put_at(row, at, (*prince.sites[row][at], card))
        elif spot in ROAD_AT:
            prince.on_roads += ((card, ROAD_AT[spot]),)
        else:
            prince.annexes += ((card, *prince.gap_of(spot)),)

    def _count(self, host: int, card: Card, spot: str) -> None:
        """What is counted on it, or kept in it."""
        most = MOST_POWER if card.kind == "wizard" else card.counts_to or card.vp_counted
        if card.loaded_by or card.colony:
            most = STORAGE
        counted = self.rng.randint(0, 1 if card.two_sided else most)
        if counted:
            self.counters[host][f"{card.id} at {spot}"] = counted
        if card.keeps and self.rng.random() < LOCAL_STORE:
            resource = self.rng.choice(card.keeps)
            if resource not in self.kept[host]:
                self.kept[host][resource] = self.rng.randint(1, card.room)

    def hold(self, title: str, seat: int) -> None:
        """A card comes into a hand; one that lies open never does."""
        card = self.one_of(title)
        if card in self.open_cards:
            return
        self.left[card] -= 1
        self.hands[seat].append(card)

    def cover(self, owner: int, card: str, spot: str) -> None:
        """Something that can lie on a card comes to lie on it."""
        host = self.host(owner, self.cards[card])
        by = [WITCH, *([] if self.cards[card].foreign else ["pfandleiher"])]
        by += [DECREE] if self.cards[card].title in DECREED else []
        on_top = self.one_of(self.rng.choice(by))
        self.left[on_top] -= 1
        self.blocks[host].append(f"{card} at {spot} under {on_top}")

    def pawn(self, owner: int) -> None:
        """An own building lies under a pawnbroker."""
        self.lay_any(owner, lambda card: _is_building(card) and card.placement != "road")
        card, spot = self.lying[owner][-1]
        for resource, amount in self.cards[card].cost:
            self.store(owner, resource, amount)
        broker = self.one_of(next(card.title for card in self.cards.values() if card.pawns))
        self.left[broker] -= 1
        self.blocks[owner].append(f"{card} at {spot} under {broker}")

    def found(self, owner: int) -> None:
        """What makes a metropolis of a city, in which there is none yet."""
        prince = self.princes[owner]
        if METROPOLIS in prince.places:
            raise Unfit("there is a metropolis")
        self.lay(self.rng.choice([title for title in CARDS["metropole"].needs if not CARDS[title].shares]), owner)

    # what cards need

    def equip(self, card: Card, owner: int, attempt: int) -> None:
        """All that must be there before a card can be built, played or used."""
        if card.needs and not self._has(owner, card.needs):
            self.lay(self.rng.choice([title for title in card.needs if self._left_of(title)]), owner)
        if card.needs_ship and not any(self.cards[id].kind == "trade_ship" for id, _ in self.lying[owner]):
            self.lay_any(owner, lambda other: other.kind == "trade_ship")
        if card.needs_counters:
            self._load(owner, card.needs_counters)
        if card.needs_token == "trade":
            self.lay_best(owner, attempt + 1, lambda other: other.trade)
        elif card.needs_token:
            self.lay_best(owner, attempt + 1, lambda other: other.strength)
        if card.needs_champion:
            self.lay_best(owner, attempt + 1, lambda other: other.tournament)
        if card.links:
            self.lay_any(1 - owner, lambda other: other.kind == "wizard" and not other.links)
        if card.acts_as:
            self.equip(CARDS[card.acts_as], owner, attempt)
            self.store(owner, "gold", 1)
        for resource, amount in card.cost:
            self.store(owner, resource, amount)
        self._empower(card, owner, attempt)

    def _left_of(self, title: str) -> bool:
        return any(self.left[id] > 0 for id, card in self.cards.items() if card.title == title)

    def _has(self, owner: int, titles: Sequence[str]) -> bool:
        blocked = " ".join(self.blocks[owner])
        return any(self.cards[id].title in titles and f"{id} at {at} " not in blocked for id, at in self.lying[owner])

    def _load(self, owner: int, points: int) -> None:
        """Trade points are counted on one of the cards that count them."""
        spots = [(id, at) for id, at in self.lying[owner] if self.cards[id].counts_to]
        if not spots:
            self.lay_any(owner, lambda other: bool(other.counts_to))
            spots = self.lying[owner][-1:]
        card, spot = spots[0]
        self.counters[owner][f"{card} at {spot}"] = min(points, self.cards[card].counts_to)

    def _empower(self, card: Card, owner: int, attempt: int) -> None:
        """Wizards with the power that a card costs; not always with all that they can have."""
        due = card.power + card.spell
        wanted = max(card.needs_wizards, card.needs_wizards_together, -(-due // MOST_POWER))
        for _ in range(wanted - sum(self.cards[id].kind == "wizard" for id, _ in self.lying[owner])):
            self.lay_any(owner, lambda other: other.kind == "wizard")
        for id, spot in self.lying[owner]:
            if wanted and self.cards[id].kind == "wizard":
                least = MOST_POWER if attempt % 2 == 0 or card.needs_wizards_together else 1
                self.counters[owner][f"{id} at {spot}"] = self.rng.randint(least, MOST_POWER)

    def lay_any(self, owner: int, suits: Callable[[Card], bool], only: Sequence[str] = ()) -> str:
        """Any card of a sort that finds room; says where."""
        found = [card for card in self.cards.values() if card.is_expansion and self.left[card.id] > 0 and suits(card)]
        self.rng.shuffle(found)
        return self._lay_first(found, owner, only)

    def lay_best(self, owner: int, number: int, points: Callable[[Card], int]) -> None:
        """So many of the cards with the most points."""
        found = [card for card in self.cards.values() if card.is_expansion and self.left[card.id] > 0 and points(card)]
        for _ in range(number):
            self._lay_first(sorted(found, key=points, reverse=True), owner)

    def _lay_first(self, found: Sequence[Card], owner: int, only: Sequence[str] = ()) -> str:
        for card in found:
            if self.left[card.id] > 0:
                try:
                    return self.lay(card.title, owner, only)
                except Unfit:
                    continue
        raise Unfit("no such card finds room")

    # what is stored

    def store(self, owner: int, resource: str, amount: int) -> None:
        """So much of a resource, at least, if there is room for it."""
        for region in self.princes[owner].land():
            if RESOURCE_OF[region] == resource and amount > 0:
                self.stock[owner][region] = STORAGE
                self.needed.add(region)
                amount -= STORAGE

    def fill(self) -> None:
        """What chance adds: a building, a unit and a ship for each, more of anything, stocks, hands and discards."""
        for seat in range(len(SEATS)):
            for suits in (_is_building, _is_unit, _is_ship, *(_is_anything,) * self.rng.randint(0, 3)):
                try:
                    self.lay_any(seat, suits)
                except Unfit:
                    continue
            self._fill_stock(seat)
            while len(self.hands[seat]) < self.rng.randint(*HANDS):
                self.hold(self.rng.choice(self._undealt()).title, seat)
        self.discard += [self._dealt(suits) for suits in (_is_action, _is_unit, _is_ship, _is_anything)]

    def _fill_stock(self, seat: int) -> None:
        level = self.rng.choice(LEVELS)
        for region in self.princes[seat].land():
            self.stock[seat].setdefault(region, self.rng.choice(level))

    def _undealt(self) -> list[Card]:
        return [card for card in self.cards.values() if self.left[card.id] > 0 and card.id not in self.open_cards]

    def _dealt(self, suits: Callable[[Card], bool]) -> str:
        card = self.rng.choice([card for card in self._undealt() if suits(card)])
        self.left[card.id] -= 1
        return card.id

    def level(self, seat: int, full: bool) -> None:
        """All regions are full, or empty but for what is needed."""
        land = self.princes[seat].land()
        self.stock[seat] = {region: STORAGE if full or region in self.needed else 0 for region in land}

    def empty_hand(self, seat: int, but: Sequence[str]) -> None:
        """Nothing is held but the cards that are needed."""
        gone = [card for card in self.hands[seat] if self.cards[card].title not in but]
        self.left.update(gone)
        self.hands[seat] = [card for card in self.hands[seat] if card not in gone]

    def exhaust(self) -> None:
        """Everything that could be drawn has been, and lies with the discards."""
        left = [card for card, n in self.left.items() for _ in range(n) if card not in self.open_cards]
        self.discard += left
        self.left -= Counter(left)

    def drink(self, seat: int) -> None:
        """The knights of a seat have drunk."""
        self.lay_any(seat, lambda card: card.kind == "knight")
        self.drunk[seat] = True

    # the document

    def document(self) -> dict[str, Any]:
        return {
            "actions_open": True,
            "discard": self.discard,
            **self.more,
            **{name: self._prince(seat) for seat, name in enumerate(SEATS)},
        }

    def _prince(self, seat: int) -> dict[str, Any]:
        prince = self.princes[seat]
        centre = ["road"] * prince.road_left + [PLACE_NAMES[prince.places[0]]]
        for place in prince.places[1:]:
            centre += ["road", PLACE_NAMES[place]]
        found: dict[str, Any] = {
            "centre": centre + ["road"] * prince.road_right,
            "above": list(prince.regions[0]),
            "below": list(prince.regions[1]),
            "stock": {region: stored for region, stored in self.stock[seat].items() if stored},
            "expansions": [f"{card} at {spot}" for card, spot in self.lying[seat]],
            "hand": self.hands[seat],
        }
        more = {"blocks": self.blocks[seat], "counters": self.counters[seat], "kept": self.kept[seat]}
        found |= {key: value for key, value in more.items() if value}
        if self.drunk[seat]:
            found["forces"] = [POTION]
        ally = self._ally(seat)
        return {**found, "ally": ally} if ally else found

    def _ally(self, seat: int) -> str:
        """A card of the other whose functions are shared, where one can be."""
        if not any(self.cards[card].shares for card, _ in self.lying[seat]):
            return ""
        theirs = [
            f"{card} at {spot}"
            for card, spot in self.lying[1 - seat]
            if self.cards[card].placement == "city" and _is_building(self.cards[card]) and not self.cards[card].shares
        ]
        return self.rng.choice(theirs) if theirs else ""


LOCAL_STORE: Final = 0.7  # how often a card that keeps resources has some


def _is_building(card: Card) -> bool:
    return card.kind == "building" and not card.foreign


def _is_unit(card: Card) -> bool:
    return card.kind in UNITS and card.kind not in MAGIC


def _is_ship(card: Card) -> bool:
    return card.kind == "trade_ship"


def _is_action(card: Card) -> bool:
    return card.kind == "action"


def _is_anything(card: Card) -> bool:
    return card.is_expansion
