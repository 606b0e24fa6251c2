"""A prince: the principality in front of a player, and the hand.

One row of settlements and cities (the places, numbered 1, 2, 3 … from the left) with roads between them. Above
and below it a row of regions, each in the gap left or right of a place, and between them the building sites. A
site is named by its place and row: `2-above`. A settlement's site holds one card, a city's two; the inner and
the outer one have the same neighbours, so the rules need not tell them apart. Some cards lie elsewhere: at a region,
then the region names the spot, or on a road (`road-1`).
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from ...kernel import Option
from ...kernel.rows import replaced
from .cards import Card
from .regions import NUMBER_OF, NUMBERS, RESOURCE_OF, RESOURCES, STORAGE

ABOVE: Final = 0
BELOW: Final = 1
ROWS: Final = ("above", "below")
LEFT: Final = "left"
RIGHT: Final = "right"
SIDES: Final = (LEFT, RIGHT)
SETTLEMENT: Final = 1
CITY: Final = 2
METROPOLIS: Final = 3  # lies on a city, which it stays
CITADEL: Final = 4  # lies on a settlement
PLACE_POINTS: Final = (0, 1, 2, 2, 1)
CITIES: Final = (CITY, METROPOLIS)
ROOM: Final = (0, 1, 2, 2, 2)  # cards that each of their two sites holds
PLACE_NAMES: Final = ("", "settlement", "city", "metropolis", "citadel")
MOST_PLACES: Final = 12

PLACES: Final = tuple(str(place) for place in range(1, MOST_PLACES + 1))
SITES: Final = tuple(f"{place}-{row}" for place in PLACES for row in ROWS)
SITE_AT: Final = {f"{place + 1}-{name}": (row, place) for place in range(MOST_PLACES) for row, name in enumerate(ROWS)}
SITE_NAMES: Final = tuple(tuple(f"{place}-{name}" for place in PLACES) for name in ROWS)
# a road is named by the place left of it: `road-1` leads from the first place to the second, `road-0` is an open end
ROAD_SPOTS: Final = tuple(f"road-{place}" for place in range(MOST_PLACES + 1))
ROAD_AT: Final = {name: place for place, name in enumerate(ROAD_SPOTS)}


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
    built: frozenset[str] = frozenset()  # titles of what works
    owned: frozenset[str] = frozenset()  # titles of all that lies there, also of what another card keeps from working
    boosts: frozenset[str] = frozenset()  # resources some building boosts
    ships: frozenset[str] = frozenset()  # resources that trade 2:1
    neighbour_ships: tuple[tuple[int, int], ...] = ()  # row and place of ships that trade for their neighbours
    fleet: int = 0  # trade ships
    free_sites: Row = ()  # sites with room for one more card
    free_city_sites: Row = ()
    free_citadel_sites: Row = ()
    lying: tuple[tuple[str, str], ...] = ()  # every own card with its site
    working: tuple[tuple[str, str], ...] = ()  # those of them that no card on top keeps from working
    guests: tuple[tuple[str, str], ...] = ()  # cards of the other that lie here
    expels: bool = False  # whether one of them must go when this prince is strong enough, or trades enough
    active_guests: tuple[tuple[str, str], ...] = ()  # those of them that no card on top keeps from working
    free_unit_spots: Row = ()  # regions of a metropolis at which nothing lies
    ship_regions: Row = ()  # regions at which a ship lies that trades for its neighbours
    pays_for_actions: int = 0  # gold for each action card of the other
    shelters: bool = False  # whether a card hides from robbers what lies beside it
    carts: bool = False  # whether a card carries off a resource that is named before the roll
    robbers_spare: int = 0  # resources that robbers leave alone, where a card says more than usual
    enriched: tuple[tuple[str, int], ...] = ()  # regions that yield more, whatever they are, and how much
    guards: frozenset[int] = frozenset()  # throws that repel an attack
    calms: frozenset[int] = frozenset()  # production numbers at which riots spare this prince
    cheapens: tuple[
        tuple[str, int], ...
    ] = ()  # by each card that makes something cheaper: what, and from which price on
    foils: frozenset[int] = frozenset()  # throws at which a spy fails
    harvest_gold: int = 0
    demands: int = 0  # resources that the trade advantage takes, where a card says more than one
    mints: int = 0  # how often in a turn 1 gold can be changed 1:1
    harvest_any: int = 0  # resources of choice in a successful year
    colonies: tuple[tuple[str, str, str], ...] = ()  # cards with gold of their own: its store, the card, its site
    coins: bool = False  # gold may stand for any other resource in building costs
    quells: frozenset[str] = frozenset()  # titles of cards of the other that are not as strong as printed
    search_cost: int = -1  # -1: no card changes what a search costs
    counted: int = 0  # trade points that are counted on cards, and could be spent
    lit: frozenset[str] = frozenset()  # resources that trade 1:1
    lit_regions: Row = ()  # regions out of which a ship trades 1:1
    borrows_ships: bool = False  # trades with the other's ships, too
    prize: int = 0  # resources that a tournament brings, where a card says more than one
    dice_knights: int = 0  # units whose tournament points are those of the production die
    year_end: int = 0  # resources that the turn of the year brings
    feeds: tuple[tuple[str, str], ...] = ()  # cards, each with its site, that make one knight in a turn cheaper
    wizards: tuple[tuple[str, str], ...] = ()  # with the region at which each lies
    keeps_peace: bool = False  # nobody may attack any more
    shares: bool = False  # a card there has the functions of one of the other's

    def __init__(self) -> None:
        # options that depend on nothing but what lies there, kept where they were worked out
        self.memo: dict[str, tuple[Option, ...]] = {}

    def remember(self, name: str, options: Iterable[Option]) -> tuple[Option, ...]:
        """Each of them once, from now on under this name."""
        found = self.memo[name] = tuple(dict.fromkeys(options))
        return found


NOTHING: Final = Gives()
NO_ALLY: Final = ("", "")


class Prince:
    """Plain data. What follows from it (totals, sorted regions, what expansions give) is refreshed on change.

    Everything but the stock changes rarely and is kept in tuples, so that a copy need not copy it.

    `covered` is the card that lies under another one on the same site; there is never more than one. `annexes` are the
    cards that lie at regions, with the row and the gap: what they store is in `stock`, under the card's own name.
    `on_roads` are those that lie on roads, with the place left of the road. `blocks` are the cards that keep another
    one from working: which, where it lies, and the card on top. `counters` is what is counted on cards, by card and
    site. `kept` is what cards store apart from the regions, where nobody else reaches it: the card, its site, the
    resource and how much. `ally` is the card of the other, with its site, whose functions this prince shares. `forces`
    are the cards that raise or lower the strength of others, in the order in which they came, as long as that matters;
    a spell that does so for a while lies nowhere and is kept here alone, and `drank` are the knights, each with its
    site, who were there when it was cast.
    """

    __slots__ = (
        "ally",
        "annexes",
        "blocks",
        "by_number",
        "by_resource",
        "counters",
        "covered",
        "drank",
        "forces",
        "gives",
        "hand",
        "kept",
        "on_roads",
        "places",
        "regions",
        "road_left",
        "road_right",
        "room_for",
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
    ally: tuple[str, str]
    forces: Row
    drank: tuple[tuple[str, str], ...]
    on_roads: tuple[tuple[str, int], ...]
    blocks: tuple[tuple[str, str, str], ...]
    counters: tuple[tuple[str, str, int], ...]
    kept: tuple[tuple[str, str, str, int], ...]
    stock: dict[str, int]
    hand: Row
    totals: dict[str, int]
    by_number: dict[int, Row]
    by_resource: dict[str, Row]
    room_for: dict[str, int]
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
        twin.ally = self.ally
        twin.forces = self.forces
        twin.drank = self.drank
        twin.on_roads = self.on_roads
        twin.blocks = self.blocks
        twin.counters = self.counters
        twin.kept = self.kept
        twin.stock = self.stock.copy()
        twin.hand = self.hand
        twin.totals = self.totals.copy()
        twin.by_number = self.by_number
        twin.by_resource = self.by_resource
        twin.room_for = self.room_for
        twin.gives = self.gives
        return twin

    def sort_regions(self) -> None:
        """Refreshes which regions yield at a number and which store a resource, when regions have come."""
        self.by_number = {n: tuple(region for region in self.stock if NUMBER_OF.get(region) == n) for n in NUMBERS}
        self.by_resource = {r: tuple(region for region in self.stock if RESOURCE_OF[region] == r) for r in RESOURCES}
        self.room_for = {r: STORAGE * len(regions) for r, regions in self.by_resource.items()}

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
            for place, kind in enumerate(self.places)
            if len(self.sites[row][place]) < ROOM[kind]
        )

    def is_city(self, site: str) -> bool:
        """A metropolis is one, too."""
        return self.places[SITE_AT[site][1]] in CITIES

    def place_of(self, site: str) -> int:
        """The place to which a site belongs; K-123: the regions of a metropolis belong to it, others to none (-1)."""
        if site in SITE_AT:
            return SITE_AT[site][1]
        if METROPOLIS in self.places:
            place = self.places.index(METROPOLIS)
            if site in self.city_regions(place):
                return place
        return -1

    def is_citadel(self, site: str) -> bool:
        return self.places[SITE_AT[site][1]] == CITADEL

    def citadels_at(self, region: str) -> list[int]:
        """The citadels that a region adjoins."""
        return [at for at, kind in enumerate(self.places) if kind == CITADEL and region in self.city_regions(at)]

    def cities(self) -> list[int]:
        """The places that are cities or metropolises."""
        return [place for place, kind in enumerate(self.places) if kind in CITIES]

    def gap_of(self, region: str) -> tuple[int, int]:
        """The row and the gap in which a region lies."""
        row = ABOVE if region in self.regions[ABOVE] else BELOW
        return row, self.regions[row].index(region)

    def relabel(self, names: Mapping[str, str]) -> None:
        """Other regions lie where these lay: what is remembered of cards at them goes by the new names."""
        self.counters = tuple([(card, names.get(site, site), n) for card, site, n in self.counters])
        self.blocks = tuple([(card, names.get(site, site), by) for card, site, by in self.blocks])
        self.kept = tuple([(card, names.get(site, site), resource, n) for card, site, resource, n in self.kept])
        self.drank = tuple([(card, names.get(site, site)) for card, site in self.drank])

    def replace_region(self, old: str, new: str, stored: int) -> None:
        """Another region lies in its place, with so much on it."""
        above, below = self.regions
        self.regions = (
            tuple([new if region == old else region for region in above]),
            tuple([new if region == old else region for region in below]),
        )
        self.stock = {new if region == old else region: n for region, n in self.stock.items()}
        self.stock[new] = stored
        self.count_stock()
        self.relabel({old: new})

    def held_regions(self, cards: Mapping[str, Card]) -> Row:
        """K-125: the regions that an expansion of theirs keeps in their place; a unit that lies there does not."""
        return tuple([self.regions[row][gap] for card, row, gap in self.annexes if cards[card].placement == "region"])

    def free_regions(self) -> Row:
        """K-121: the regions at which no card lies yet."""
        taken = {(row, gap) for _, row, gap in self.annexes}
        return tuple(
            [r for row, regions in enumerate(self.regions) for gap, r in enumerate(regions) if (row, gap) not in taken]
        )

    def roads(self) -> Row:
        """The roads by name, from the left, the open ends included."""
        first = 0 if self.road_left else 1
        return ROAD_SPOTS[first : len(self.places) + self.road_right]

    def count(self, card: str, site: str) -> int:
        """What is counted on a card; on a new one nothing."""
        for counted, at, amount in self.counters:
            if counted == card and at == site:
                return amount
        return 0

    def city_regions(self, place: int) -> Row:
        """F-019: the four regions at the corners of a place."""
        above, below = self.regions
        return above[place : place + 2] + below[place : place + 2]

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
    prince.annexes = prince.on_roads = prince.blocks = prince.counters = prince.forces = prince.kept = ()
    prince.drank = ()
    prince.ally = NO_ALLY
    prince.stock = dict.fromkeys((*prince.regions[ABOVE], *prince.regions[BELOW]), 0)
    prince.hand = ()
    prince.sort_regions()
    prince.totals = dict.fromkeys(RESOURCES, 0)
    prince.gives = NOTHING
    return prince
