"""A prince: the principality in front of a player, and the hand.

One row of settlements and cities (the places, numbered 1, 2, 3 … from the left) with roads between them. Above
and below it a row of regions, each in the gap left or right of a place, and between them the building sites. A
site is named by its place and row: `2-above`. A settlement's site holds one card, a city's two; the inner and
the outer one have the same neighbours, so the rules need not tell them apart.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ...kernel import Option
from ...kernel.rows import replaced
from .regions import NUMBER_OF, NUMBERS, RESOURCE_OF, RESOURCES, STORAGE

ABOVE: Final = 0
BELOW: Final = 1
ROWS: Final = ("above", "below")
LEFT: Final = "left"
RIGHT: Final = "right"
SIDES: Final = (LEFT, RIGHT)
# also their victory points, and the cards each of their two sites holds
SETTLEMENT: Final = 1
CITY: Final = 2
MOST_PLACES: Final = 12

PLACES: Final = tuple(str(place) for place in range(1, MOST_PLACES + 1))
SITES: Final = tuple(f"{place}-{row}" for place in PLACES for row in ROWS)
SITE_AT: Final = {f"{place + 1}-{name}": (row, place) for place in range(MOST_PLACES) for row, name in enumerate(ROWS)}
SITE_NAMES: Final = tuple(tuple(f"{place}-{name}" for place in PLACES) for name in ROWS)


Row = tuple[str, ...]


def without(cards: Row, card: str) -> Row:
    """The cards, one copy of `card` less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Gives:
    """What the expansions of a principality give together. Counted once and then shared: never changed."""

    strength: int = 0
    trade: int = 0
    skill: int = 0
    progress: int = 0
    tournament: int = 0
    hand: int = 0  # cards that may be held in addition
    vp: int = 0
    musters: Row = ()  # regions whose stock counts as strength, one beside two such cards twice
    hoards: Row = ()  # resources whose stock counts as trade points, once for each card that says so
    counts_stock: bool = False  # whether points change with what is stored
    built: frozenset[str] = frozenset()  # titles
    boosts: frozenset[str] = frozenset()  # resources some building boosts
    ships: frozenset[str] = frozenset()  # resources that trade 2:1
    neighbour_ships: tuple[tuple[int, int], ...] = ()  # row and place of ships that trade for their neighbours
    fleet: int = 0  # trade ships
    free_sites: Row = ()  # sites with room for one more card
    free_city_sites: Row = ()
    lying: tuple[tuple[str, str], ...] = ()  # every card with its site
    guards: frozenset[int] = frozenset()  # throws that repel an attack
    calms: frozenset[int] = frozenset()  # production numbers at which riots spare this prince
    cheapens: tuple[
        tuple[str, int], ...
    ] = ()  # by each card that makes something cheaper: what, and from which price on
    foils: frozenset[int] = frozenset()  # throws at which a spy fails
    harvest_gold: int = 0
    demands: int = 0  # resources that the trade advantage takes, where a card says more than one
    mints: int = 0  # how often in a turn 1 gold can be changed 1:1
    search_cost: int = -1  # -1: no card changes what a search costs

    def __init__(self) -> None:
        # options that depend on nothing but what lies there, kept where they were worked out
        self.memo: dict[str, tuple[Option, ...]] = {}


NOTHING: Final = Gives()


class Prince:
    """Plain data. What follows from it (totals, sorted regions, what expansions give) is refreshed on change.

    Everything but the stock changes rarely and is kept in tuples, so that a copy need not copy it.

    `covered` is the card that lies under another one on the same site; there is never more than one. `annexes` are the
    region expansions with the row and the gap they lie at: what they store is in `stock`, under the card's own name.
    """

    __slots__ = (
        "annexes",
        "by_number",
        "by_resource",
        "covered",
        "gives",
        "hand",
        "places",
        "regions",
        "road_left",
        "road_right",
        "sites",
        "stock",
        "totals",
    )

    places: tuple[int, ...]
    road_left: bool
    road_right: bool
    regions: tuple[Row, Row]
    sites: tuple[tuple[Row, ...], tuple[Row, ...]]
    covered: str
    annexes: tuple[tuple[str, int, int], ...]
    stock: dict[str, int]
    hand: Row
    totals: dict[str, int]
    by_number: dict[int, Row]
    by_resource: dict[str, Row]
    gives: Gives

    def copy(self) -> "Prince":
        twin = Prince()
        twin.places = self.places
        twin.road_left = self.road_left
        twin.road_right = self.road_right
        twin.regions = self.regions
        twin.sites = self.sites
        twin.covered = self.covered
        twin.annexes = self.annexes
        twin.stock = self.stock.copy()
        twin.hand = self.hand
        twin.totals = self.totals.copy()
        twin.by_number = self.by_number
        twin.by_resource = self.by_resource
        twin.gives = self.gives
        return twin

    def sort_regions(self) -> None:
        """Refreshes which regions yield at a number and which store a resource, when regions have come."""
        self.by_number = {n: tuple(region for region in self.stock if NUMBER_OF.get(region) == n) for n in NUMBERS}
        self.by_resource = {r: tuple(region for region in self.stock if RESOURCE_OF[region] == r) for r in RESOURCES}

    def count_stock(self) -> None:
        """Refreshes the totals by resource from the stock of each region, and what regions there are."""
        self.sort_regions()
        totals = dict.fromkeys(RESOURCES, 0)
        for region, stored in self.stock.items():
            totals[RESOURCE_OF[region]] += stored
        self.totals = totals

    # what lies where

    def expansions(self) -> Iterator[tuple[str, int, int]]:
        """Every placed expansion card with its row and place."""
        for row, sites in enumerate(self.sites):
            for place, cards in enumerate(sites):
                for card in cards:
                    yield card, row, place

    def sites_with_room(self) -> Row:
        """F-072: one card above and one below a settlement, two and two at a city."""
        return tuple(
            SITE_NAMES[row][place]
            for row in (ABOVE, BELOW)
            for place, room in enumerate(self.places)
            if len(self.sites[row][place]) < room
        )

    def is_city(self, site: str) -> bool:
        return self.places[SITE_AT[site][1]] == CITY

    def city_regions(self, place: int) -> Row:
        """F-019: the four regions at the corners of a place."""
        return tuple(region for row in self.regions for region in row[place : place + 2])

    def neighbours(self, row: int, place: int) -> tuple[str, str]:
        """F-073: the regions left and right of a site."""
        regions = self.regions[row]
        return regions[place], regions[place + 1]

    def beside(self, region: str) -> Row:
        """The expansion cards left and right of a region."""
        row = ABOVE if region in self.regions[ABOVE] else BELOW
        gap = self.regions[row].index(region)
        sites = self.sites[row]
        if gap == 0:
            return sites[0]
        return sites[gap - 1] if gap == len(sites) else sites[gap - 1] + sites[gap]

    def put_at(self, row: int, place: int, cards: Row) -> None:
        """What lies on a site from now on."""
        changed = replaced(self.sites[row], place, cards)
        self.sites = (changed, self.sites[BELOW]) if row == ABOVE else (self.sites[ABOVE], changed)

    # what is stored

    def land(self) -> Row:
        """The regions, without what is laid at them."""
        return self.regions[ABOVE] + self.regions[BELOW]

    def room(self, resource: str) -> int:
        """How many more of this resource fit."""
        return sum(STORAGE - self.stock[region] for region in self.by_resource[resource])

    def holding(self, resource: str) -> list[str]:
        """The regions in which some of this resource lies."""
        stock = self.stock
        return [region for region in self.by_resource[resource] if stock[region]]

    def with_room(self, resource: str) -> list[str]:
        """The regions in which one more of this resource fits."""
        stock = self.stock
        return [region for region in self.by_resource[resource] if stock[region] < STORAGE]


def new_prince(above: Iterable[str], below: Iterable[str], places: Iterable[int]) -> Prince:
    """A principality with its regions and nothing else."""
    prince = Prince()
    prince.places = tuple(places)
    prince.road_left = prince.road_right = False
    prince.regions = (tuple(above), tuple(below))
    prince.sites = (((),) * len(prince.places), ((),) * len(prince.places))
    prince.covered = ""
    prince.annexes = ()
    prince.stock = dict.fromkeys((*prince.regions[ABOVE], *prince.regions[BELOW]), 0)
    prince.hand = ()
    prince.sort_regions()
    prince.totals = dict.fromkeys(RESOURCES, 0)
    prince.gives = NOTHING
    return prince
