"""A second referee: which moves are legal, worked out once more from what a seat sees and from the fact file.

It knows nothing of the rules of the game as they are programmed: neither its cards nor its functions. Every form of
sentence of the two main questions, before the roll and in the main phase, gets two bounds: what must be among the
options, and what may be. Where they are the same the referee decides exactly; where he cannot decide, he says so:
only necessary conditions for `offer a trade` and Ort, wandle dich!; and no word on what the sources leave open
(`OPEN_TO_READING`, `UNSAID`, `is_open_to_reading`, worse rates of the bank than the best, a second card of the
display, a Zaubertrank without knights). Points are taken from the view: they are counted again in `walks`.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

Facts = Mapping[str, Any]
FACTS: Final[Mapping[str, Facts]] = {
    fact["id"]: fact
    for fact in tomllib.loads((Path(__file__).parents[2] / "facts" / "kartenspiel.toml").read_text(encoding="utf-8"))[
        "card"
    ]
}
RESOURCES: Final = ("holz", "lehm", "erz", "getreide", "wolle", "gold")
STORAGE: Final = 3  # K-005
MOST_POWER: Final = 3  # on a wizard; so much is counted on residences and manufactories, too
ROWS: Final = ("above", "below")
CITIES: Final = ("city", "metropolis")
ROOM: Final = {"settlement": 1, "city": 2, "metropolis": 2, "citadel": 2}  # K-120: on each side
PRICES: Final = {
    "road": FACTS["strasse"]["cost"],
    "settlement": FACTS["siedlung"]["cost"],
    "city": FACTS["stadt"]["cost"],
    "citadel": FACTS["zitadelle"]["cost"],
}
MANUFACTORIES: Final = ("kunstschmiede", "faerberei", "schnapsbrennerei")
RESIDENCE_OF_CLOTH: Final = "residenz_des_tuch_handelsherren"
RESIDENCE_OF_COIN: Final = "residenz_des_muenz_handelsherren"
STORES: Final = {"schatzkammer": ("gold", "erz"), "naturalienspeicher": ("holz", "lehm", "getreide", "wolle")}
DOUBLERS: Final = {
    "saegewerk": "holz",
    "ziegelbrennerei": "lehm",
    "eisengiesserei": "erz",
    "getreidemuehle": "getreide",
    "woll_manufaktur": "wolle",
}  # of the Erfinder: gold gets nothing
FLEETS: Final = {
    "holz_handelsflotte": "holz",
    "lehm_handelsflotte": "lehm",
    "erz_handelsflotte": "erz",
    "getreide_handelsflotte": "getreide",
    "woll_handelsflotte": "wolle",
    "gold_handelsflotte": "gold",
}
SINGLE: Final = ("universitaet", "kirche", "rathaus")  # of what lies open each may have one (setup.display.limit)
AT_ROLL: Final = ("alchimist",)
ANSWERS: Final = ("bischof", "kraeuterhexe", "kundschafter", "medicus")  # never as a move of the main phase
DECREED: Final = ("palast", "kirche", "bibliothek", "universitaet")  # 112.E.a
UNBURNT: Final = ("bischofssitz", "triumphbogen", "stein_der_weisen", "feuerwache")  # K-165: a property of the card
OFFERS: Final = 3  # in a turn; our own limit
MOMENT_OF_SPELLS: Final = {"zeitrad": "roll", "zauberveto": "", "zeitsprung": ""}
# 101.D.d: what a Stein der Weisen bars since 2003 only; the others go against resources, units or buildings
CAST_ON_NEITHER: Final = ("spion", "inquisition", "kirchenbann", "alte_wissenschaften", "zauberhand")


class Bounds(NamedTuple):
    """What must be among the options of a form, and what may be."""

    must: set[str]
    may: set[str]


class Lying(NamedTuple):
    """A card where it lies: its own id, the title its facts are filed under, and its spot."""

    card: str
    title: str
    spot: str

    @property
    def kind(self) -> str:
        return str(FACTS[self.title]["kind"])

    @property
    def foreign(self) -> bool:
        return is_foreign(self.title)

    def __str__(self) -> str:
        return f"{self.card} at {self.spot}"


@cache
def title_of(card: str) -> str:
    """Copies of a card that came with another set have its id with the name of the set."""
    return card if card in FACTS else card.rpartition("-")[0]


def is_foreign(title: str) -> bool:
    """K-131: built in the realm of the other."""
    return FACTS[title]["kind"] == "foreign" or bool(FACTS[title].get("foreign"))


def is_building(title: str) -> bool:
    """K-183, C-11: expansions that show something immobile, on roads and foreign ones, too; no books, no wizards."""
    return str(FACTS[title]["kind"]).startswith("building-") or is_foreign(title)


def is_unit(title: str) -> bool:
    """K-178."""
    return str(FACTS[title]["kind"]).startswith("unit-")


def is_fleet(title: str) -> bool:
    return FACTS[title]["kind"] in ("unit-fleet", "unit-tradefleet")


def is_action(title: str) -> bool:
    return str(FACTS[title]["kind"]).startswith("action-")


class Realm:
    """One principality as it is seen, and what works in it."""

    def __init__(self, seen: Mapping[str, Any]) -> None:
        self.seen = seen
        self.places: list[str] = seen["places"]
        self.regions = {region["region"]: region for row in ROWS for region in seen[row]}
        self.gap_of = {region["region"]: (row, at) for row in ROWS for at, region in enumerate(seen[row])}
        self.cards = list(self._cards())

    def _cards(self) -> Iterator[Lying]:
        for row in ROWS:
            for place, cards in enumerate(self.seen[f"sites_{row}"]):
                yield from (Lying(card, title_of(card), f"{place + 1}-{row}") for card in cards)
        for annex in self.seen["annexes"]:
            region = self.seen[annex["row"]][annex["at"]]["region"]
            yield Lying(annex["card"], title_of(annex["card"]), region)
        for card in self.seen["on_roads"]:
            yield Lying(card["card"], title_of(card["card"]), card["site"])

    @cached_property
    def own(self) -> list[Lying]:
        return [card for card in self.cards if not card.foreign]

    @cached_property
    def guests(self) -> list[Lying]:
        return [card for card in self.cards if card.foreign]

    @cached_property
    def unblocked(self) -> list[Lying]:
        """K-165: one card less for each other that lies on it."""
        left = self.cards.copy()
        for block in self.seen["blocks"]:
            lying = Lying(block["card"], title_of(block["card"]), block["site"])
            if lying in left:
                left.remove(lying)
        return left

    def blocked_by(self, lying: Lying) -> list[str]:
        return [
            title_of(block["by"])
            for block in self.seen["blocks"]
            if (block["card"], block["site"]) == (lying.card, lying.spot)
        ]

    def counted(self, lying: Lying) -> int:
        return sum(
            entry["count"]
            for entry in self.seen["counters"]
            if (entry["card"], entry["site"]) == (lying.card, lying.spot)
        )

    def resource(self, region: str) -> str:
        return str(self.regions[region]["resource"])

    def stored(self, region: str) -> int:
        return int(self.regions[region]["stored"])

    @cached_property
    def on_land(self) -> Counter[str]:
        """What lies in the regions."""
        found: Counter[str] = Counter()
        for region in self.regions.values():
            found[region["resource"]] += region["stored"]
        return found

    @cached_property
    def room(self) -> set[str]:
        """The resources for which there is room."""
        return {region["resource"] for region in self.regions.values() if region["stored"] < STORAGE}

    @cached_property
    def kept(self) -> Counter[str]:
        """What working stores keep (K-170)."""
        open_stores = {(card.card, card.spot) for card in self.unblocked}
        found: Counter[str] = Counter()
        for entry in self.seen["kept"]:
            if (entry["card"], entry["site"]) in open_stores:
                found[entry["resource"]] += entry["stored"]
        return found

    @cached_property
    def colony_gold(self) -> int:
        """K-177: of colonies that work."""
        return sum(self.counted(card) for card in self.unblocked if card.title == "kolonialstuetzpunkt")

    @property
    def wizards(self) -> list[Lying]:
        return [card for card in self.own if card.kind == "wizard"]

    def kinds(self, *kinds: str) -> list[Lying]:
        return [card for card in self.own if card.kind in kinds]

    def beside(self, place: int) -> list[str]:
        """The four regions of a place, counted from 0."""
        return [self.seen[row][at]["region"] for row in ROWS for at in (place, place + 1)]

    def neighbours(self, spot: str) -> list[str]:
        """The regions left and right of a site, or the one at which a unit of a metropolis lies."""
        if spot in self.regions:
            return [spot]
        place, _, row = spot.partition("-")
        return [self.seen[row][at]["region"] for at in (int(place) - 1, int(place))]

    @cached_property
    def free_sites(self) -> dict[str, str]:
        """K-119, K-120: the sites with room, and of what kind their place is."""
        return {
            f"{at + 1}-{row}": place
            for at, place in enumerate(self.places)
            for row in ROWS
            if len(self.seen[f"sites_{row}"][at]) < ROOM[place]
        }

    @cached_property
    def free_regions(self) -> list[str]:
        """K-121: regions at which no card lies."""
        taken = {card.spot for card in self.cards}
        return [region for region in self.regions if region not in taken]

    def regions_of(self, *places: str) -> list[str]:
        """The free regions that border one of these places."""
        near = {region for at, place in enumerate(self.places) if place in places for region in self.beside(at)}
        return [region for region in self.free_regions if region in near]

    @cached_property
    def movable_twins(self) -> list[str]:
        """K-112, K-125, C-26: regions of a type held twice, at which neither a wizard nor a region expansion lies."""
        types = Counter(region["resource"] for region in self.regions.values())
        return [region for region in self.loose_regions if types[self.resource(region)] > 1]

    @cached_property
    def loose_regions(self) -> list[str]:
        """K-125."""
        held = {card.spot for card in self.cards if card.kind in ("wizard", "building-region")}
        return [region for region in self.regions if region not in held]

    def shielded_from_fire(self, lying: Lying) -> bool:
        """112.G, K-105: immune itself, or in a city with a Feuerwache that works."""
        if lying.title in UNBURNT:
            return True
        place = lying.spot.partition("-")[0]
        return any(
            card.title == "feuerwache" and card.spot.partition("-")[0] == place
            for card in self.effective
            if lying.spot not in self.regions and not lying.spot.startswith("road")
        )

    effective: list[Lying]  # what works, with the other's card that a Geheimbund shares in its place


class Position:
    """What the seat at turn sees."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.seat: str = view["seat"]
        index = [prince["seat"] for prince in view["princes"]].index(self.seat)
        self.me = Realm(view["princes"][index])
        self.other = Realm(view["princes"][1 - index])
        self.since_2003 = view["edition"] == "2003"
        for realm, facing in ((self.me, self.other), (self.other, self.me)):
            realm.effective = [share(card, realm, facing) for card in realm.unblocked if not card.foreign]

    def has(self, *titles: str) -> bool:
        """K-129: one of these cards works, or a Geheimbund shares it."""
        return any(card.title in titles for card in self.me.effective)

    def count(self, title: str) -> int:
        return sum(card.title == title for card in self.me.effective)

    @property
    def stone(self) -> bool:
        """K-199, C-22: a Stein der Weisen stands somewhere and is not in pawn."""
        return any(card.title == "stein_der_weisen" for realm in (self.me, self.other) for card in realm.unblocked)

    # resources and power

    @property
    def gold(self) -> int:
        """What pays fees: also the gold of colonies (K-177) and of a Schatzkammer (K-170)."""
        return self.me.on_land["gold"] + self.me.kept["gold"] + self.me.colony_gold

    @property
    def giveable(self) -> Counter[str]:
        """What can be given away or staked: it lies in regions, gold also on colonies (122.B.b)."""
        return self.me.on_land + Counter(gold=self.me.colony_gold)

    @property
    def has_to_give(self) -> bool:
        return any(self.giveable.values())

    @property
    def rested_wizards(self) -> list[Lying]:
        """K-190, C-09: those that were not charged in this turn."""
        charged = [(entry["card"], entry["site"]) for entry in self.view["charged"]]
        return [card for card in self.me.wizards if (card.card, card.spot) not in charged]

    @property
    def power(self) -> int:
        return sum(self.me.counted(card) for card in self.rested_wizards)

    def cost(self, title: str) -> dict[str, int]:
        """The printed price. 101.D.d: before 2003 1 wool less for a Großer Turnierplatz, 2 power for a Zauberküche."""
        if title == "zauberkueche" and not self.since_2003:
            return {"zauberkraft": 2}
        cost = dict(FACTS[title].get("cost", {}))
        if title == "grosser_turnierplatz" and not self.since_2003:
            cost["wolle"] -= 1
        return cost

    def discount(self, title: str) -> int:
        """K-134, 113.U.b: resources of choice that a card costs less."""
        printed = sum(amount for resource, amount in self.cost(title).items() if resource != "zauberkraft")
        kind = FACTS[title]["kind"]
        less = 0
        if kind == "unit-knight" or (title == "kanone" and not self.since_2003):
            less += self.count("burg")
        if is_building(title) and (printed >= 5 or not self.since_2003):
            less += self.count("baukran")
        if title in ("kirche", "kathedrale"):
            less += self.count("mission")
        if is_fleet(title):
            less += self.count("werft")
        return less

    def stable(self) -> bool:
        """K-169: a Gestüt that was not used in this turn."""
        return any(card.title == "gestuet" and not self.used_up(card) for card in self.me.own) and self.has("gestuet")

    def payable(self, title: str, colony_gold: int = 0) -> bool:
        """Resources and power suffice, with everything that makes it cheaper. C-17: colonies pay no building costs."""
        cost = self.cost(title)
        if FACTS[title]["kind"] == "spellbook":
            return True  # build_cost_free
        if FACTS[title]["kind"] == "unit-knight" and self.stable():
            for resource in ("wolle", "getreide"):
                cost[resource] = max(0, cost.get(resource, 0) - 1)
        return self.power >= cost.pop("zauberkraft", 0) and self.affords(cost, self.discount(title), colony_gold)

    def affords(self, cost: Mapping[str, int], less: int = 0, colony_gold: int = 0) -> bool:
        """Regions and stores pay; with a full Münz residence their gold stands for anything (not a colony's)."""
        have = self.me.on_land + self.me.kept
        lacking = sum(max(0, amount - have[resource]) for resource, amount in cost.items() if resource != "gold")
        gold = max(0, cost.get("gold", 0) - colony_gold)
        if self.coins:
            return max(0, lacking + gold - less) <= have["gold"]
        return lacking + max(0, gold - have["gold"]) <= less

    @property
    def coins(self) -> bool:
        return any(card.title == RESIDENCE_OF_COIN and self.me.counted(card) == 3 for card in self.me.unblocked)

    # counted things

    def used_up(self, lying: Lying) -> bool:
        """K-169: as often used in this turn as it lies there, or is shared there."""
        used = [(entry["card"], entry["site"]) for entry in self.view["used"]]
        return used.count((lying.card, lying.spot)) >= self.me.effective.count(lying)

    def accessible(self) -> list[int]:
        """K-019, K-160: the stacks that the seat may use, counted from 1."""
        banned = {ban["stack"] for ban in self.view["bans"] if ban["by"] != self.seat}
        return [at for at in self.stacks_of(self.seat) if at not in banned]

    def stacks_of(self, seat: str) -> list[int]:
        """K-019: all but those of the other, where there are such."""
        foreign = {"red", "blue"} - {seat}
        return [at + 1 for at, stack in enumerate(self.view["stacks"]) if stack["back"] not in foreign]

    @property
    def drawable(self) -> list[int]:
        return [at for at in self.accessible() if self.view["stacks"][at - 1]["cards"]]

    @property
    def discards(self) -> list[str]:
        """The titles in the discards, none if they are banned (112.P.a)."""
        banned = any(ban["stack"] is None and ban["by"] != self.seat for ban in self.view["bans"])
        return [] if banned else [title_of(card) for card in self.view["memory"]["discards"]]

    @property
    def hand(self) -> list[str]:
        return list(dict.fromkeys(self.me.seen["hand"]))


def share(card: Lying, realm: Realm, facing: Realm) -> Lying:
    """Geheimbund: it has the functions of the card it is aimed at, while that one works (123.AI.a)."""
    ally = realm.seen["ally"]
    if card.title != "geheimbund" or ally is None:
        return card
    target = Lying(ally["card"], title_of(ally["card"]), ally["site"])
    return target._replace(spot=card.spot) if target in facing.unblocked else card


# ---- building


def sites(p: Position, title: str) -> list[str]:
    """Where a card may come to lie."""
    fact = FACTS[title]
    kind = str(fact["kind"])
    if is_foreign(title):
        return foreign_sites(p, title)
    if kind == "building-road":
        return free_roads(p.me)
    if kind == "wizard":
        return wizard_regions(p, title)
    if kind == "building-region":
        return [region for region in expansion_regions(p, title) if p.me.resource(region) == fact["region"]]
    wanted = site_places(p, title)
    found = [site for site, place in p.me.free_sites.items() if place in wanted]
    return found + (metropolis_sites(p, title) if is_unit(title) else [])


def site_places(p: Position, title: str) -> tuple[str, ...]:
    """K-119, K-187: at which places the sites take a card."""
    fact = FACTS[title]
    if fact.get("placement") == "citadel" or fact["kind"] == "building-citadel":
        return ("citadel",)
    if fact["kind"] == "building-city" or fact.get("placement") == "city" or (title == "werft" and not p.since_2003):
        return CITIES
    return ("settlement", *CITIES, "citadel")


def metropolis_sites(p: Position, title: str) -> list[str]:
    """K-123: units at the regions of a metropolis; no dragons since 2003 (115.A.a)."""
    if FACTS[title]["kind"] == "unit-dragon" and p.since_2003:
        return []
    return p.me.regions_of("metropolis")


def expansion_regions(p: Position, title: str) -> list[str]:
    """K-122: since 2003 at any own region; before, manufactories only at one that borders a city (122.A.a)."""
    return p.me.regions_of(*CITIES) if title in MANUFACTORIES and not p.since_2003 else p.me.free_regions


def wizard_regions(p: Position, title: str) -> list[str]:
    """K-187; K-189: a Zauberbund needs a named wizard of the other at the same landscape type."""
    near = p.me.regions_of("citadel")
    if title != "zauberbund":
        return [region for region in near if p.me.resource(region) == FACTS[title]["region"]]
    theirs = {p.other.resource(card.spot) for card in p.other.wizards if card.title != "zauberbund"}
    return [region for region in near if p.me.resource(region) in theirs]


def free_roads(realm: Realm) -> list[str]:
    """Roads without an expansion: road-1 is the one right of the first place, road-0 one that is open on the left."""
    first, last = not realm.seen["road_left"], len(realm.places) - (not realm.seen["road_right"])
    taken = {card.spot for card in realm.cards}
    return [f"road-{at}" for at in range(first, last + 1) if f"road-{at}" not in taken]


def foreign_sites(p: Position, title: str) -> list[str]:
    """K-131: in the realm of the other, in a city, on any free site or on a road."""
    placement = FACTS[title]["placement"]
    if placement == "road of the opponent":
        return free_roads(p.other)
    wanted = CITIES if placement == "city of the opponent" else ("settlement", *CITIES, "citadel")
    return [site for site, place in p.other.free_sites.items() if place in wanted]


def conditions(p: Position, title: str) -> bool:
    """K-128: what must be there when a card is built."""
    fact = FACTS[title]
    required = [id for id in fact.get("requires_all", ()) if id != "zitadelle"]
    if "zitadelle" in fact.get("requires_all", ()) and "citadel" not in p.me.places:
        return False
    if "zitadelle" in fact.get("requires_not", ()) and "citadel" in p.me.places:
        return False
    if not all(p.has(id) for id in required):
        return False
    if fact.get("requires_any") and not p.has(*fact["requires_any"]):
        return False
    if fact.get("unique") and any(card.title == title for realm in (p.me, p.other) for card in realm.cards):
        return False  # K-180
    return SPECIAL_CONDITIONS.get(title, always)(p)


def always(p: Position) -> bool:
    return True


def most_skilled(p: Position) -> bool:
    """101.D.d(o): Großer Turnierplatz, since 2003."""
    mine, theirs = (realm.seen["points"]["tournament"] for realm in (p.me, p.other))
    return not p.since_2003 or mine > theirs


def three_trade_points(p: Position) -> bool:
    """K-133: on manufactories that work."""
    return sum(p.me.counted(card) for card in p.me.unblocked if card.title in MANUFACTORIES) >= 3


def stone_can_be_laid(p: Position) -> bool:
    """K-198: two citadels; two wizards with six power together at one of them."""
    return wizards_together(p, p.me.wizards)


def wizards_together(p: Position, wizards: Sequence[Lying]) -> bool:
    for at, place in enumerate(p.me.places):
        powers = sorted(p.me.counted(card) for card in wizards if card.spot in p.me.beside(at))
        if place == "citadel" and sum(powers[-2:]) >= 6:
            return p.me.places.count("citadel") > 1
    return False


SPECIAL_CONDITIONS: Final[Mapping[str, Callable[[Position], bool]]] = {
    "grosser_turnierplatz": most_skilled,
    "hansebund": lambda p: bool(p.me.kinds("unit-tradefleet")),
    "handelsmesse": three_trade_points,
    "stein_der_weisen": stone_can_be_laid,
    "barbarenstuetzpunkt": lambda p: p.other.seen["points"]["strength"] <= 6,
    "raubritterburg": lambda p: p.other.seen["points"]["strength"] <= 3,
    "handelsniederlassung": lambda p: p.other.seen["points"]["trade"] <= 6,
}
EXPANSIONS: Final = ("building-", "unit-", "foreign", "wizard", "spellbook")


def build(p: Position) -> Bounds:
    """K-088: every expansion of the hand that can be paid for, at every site that takes it."""
    cards = [card for card in p.hand if str(FACTS[title_of(card)]["kind"]).startswith(EXPANSIONS)]
    ready = [card for card in cards if conditions(p, title_of(card)) and p.payable(title_of(card))]
    may = {f"build {card} at {site}" for card in ready for site in sites(p, title_of(card))}
    unsure = [card for card in ready if is_open_to_reading(p, title_of(card))]
    return Bounds({said for said in may if said.split()[1] not in unsure}, may)


def is_open_to_reading(p: Position, title: str) -> bool:
    """Where the cards of the display are shuffled in with the others, it is not said whether one may have two of them;
    nor whether wizards who were charged in this turn count among those that a Stein der Weisen needs."""
    stone = title == "stein_der_weisen" and not wizards_together(p, p.rested_wizards)
    return stone or (title in SINGLE and is_owned(p, title))


def build_open(p: Position) -> Bounds:
    """K-015, K-016: from the display, Universität, Kirche and Rathaus each once; of the others it is not said."""
    must, may = set(), set()
    for card in [entry["card"] for entry in p.view["open_stacks"] if entry["cards"]]:
        title = title_of(card)
        if conditions(p, title) and p.payable(title):
            said = {f"build open {card} at {site}" for site in sites(p, title)}
            may |= said if title not in SINGLE or not is_owned(p, title) else set()
            must |= said if not is_owned(p, title) else set()
    return Bounds(must, may)


def is_owned(p: Position, title: str) -> bool:
    return any(each.title == title for each in p.me.own)


def build_road(p: Position) -> Bounds:
    """K-010: at a free end."""
    ends = [side for side in ("left", "right") if not p.me.seen[f"road_{side}"]]
    ready = p.view["roads"] and p.affords(PRICES["road"])
    return exactly(f"build road {side}" for side in ends if ready)


def build_settlement(p: Position) -> Bounds:
    """K-010: at the free end of a road."""
    ends = [side for side in ("left", "right") if p.me.seen[f"road_{side}"]]
    ready = p.view["settlements"] and p.affords(PRICES["settlement"])
    return exactly(f"build settlement {side}" for side in ends if ready)


def build_city(p: Position) -> Bounds:
    ready = p.view["cities"] and p.affords(PRICES["city"])
    return exactly(f"build city at {at}" for at in places(p.me, "settlement") if ready)


def build_citadel(p: Position) -> Bounds:
    """K-186: on a settlement."""
    ready = p.view["citadels"] and p.affords(PRICES["citadel"])
    return exactly(f"build citadel at {at}" for at in places(p.me, "settlement") if ready)


def build_metropolis(p: Position) -> Bounds:
    """K-124: on a city with a working Kirche or Rathaus, since 2003 also a Geheimbund that shares one; one each."""
    if not p.view["metropolises"] or "metropolis" in p.me.places:
        return exactly(())
    working = p.me.effective if p.since_2003 else p.me.unblocked
    seats = {card.spot.partition("-")[0] for card in working if card.title in ("kirche", "rathaus")}
    return exactly(f"build metropolis at {at}" for at in places(p.me, "city") if str(at) in seats)


def places(realm: Realm, kind: str) -> list[int]:
    return [at + 1 for at, place in enumerate(realm.places) if place == kind]


def exactly(sentences: Iterable[str]) -> Bounds:
    found = set(sentences)
    return Bounds(found, found)


def at_most(sentences: Iterable[str]) -> Bounds:
    """Where only what is necessary is decided."""
    return Bounds(set(), set(sentences))


# ---- action cards


def may_act(p: Position, title: str) -> bool:
    """K-097, K-098: protection cards are free of the threshold since 2003; before, only the Kundschafter (101.C.a)."""
    exempt = FACTS[title]["kind"] == "action-protection" and p.since_2003
    return exempt or bool(p.view["actions_open"])


def at_peace(p: Position, title: str) -> bool:
    """K-199: a Stein der Weisen bars attacks; before 2003 not those on cards (101.D.d)."""
    attack = FACTS[title]["kind"] == "action-attack" or FACTS[title].get("spell_class") == "attack"
    return attack and p.stone and (p.since_2003 or title not in CAST_ON_NEITHER)


def tax(p: Position) -> int:
    """K-117: from the second action of a turn on, 1 gold for each Barbarenstützpunkt of the other that works."""
    strongholds = sum(card.title == "barbarenstuetzpunkt" for card in p.me.unblocked)
    return strongholds if p.view["actions_played"] else 0


def play(p: Position) -> Bounds:
    """K-090, K-097: the action cards of the main phase, or of the moment before the roll."""
    must, may = set(), set()
    after = paid(p, tax(p))
    for card in p.hand:
        title = title_of(card)
        if is_action(title) and is_allowed(p, title):
            effect = HAS_EFFECT[title]
            if effect(after) or OPEN_TO_READING.get(title, never)(after):
                may.add(f"play {card}")
            # whether the tax may first make room for what the card brings is not said
            if title not in UNDECIDED and effect(p) and effect(after):
                must.add(f"play {card}")
    return Bounds(must, may)


def paid(p: Position, due: int) -> Position:
    """The same when that much gold is paid: from regions, stores and colonies, in this order."""
    if not due:
        return p
    view = deepcopy({**p.view})
    prince = next(prince for prince in view["princes"] if prince["seat"] == p.seat)
    stores = [(region, "stored") for row in ROWS for region in prince[row] if region["resource"] == "gold"]
    stores += [(entry, "stored") for entry in prince["kept"] if entry["resource"] == "gold"]
    stores += [(entry, "count") for entry in prince["counters"] if entry["card"] == "kolonialstuetzpunkt"]
    for store, key in stores:
        spent = min(due, store[key])
        store[key] -= spent
        due -= spent
    return Position(view)


def never(p: Position) -> bool:
    return False


def is_allowed(p: Position, title: str) -> bool:
    cost = FACTS[title].get("cost", {})
    fees = cost.get("gold", 0) + tax(p)
    needs = all(p.has(id) for id in requirements(p, title))
    return (
        (p.view["phase"] == "roll") == (title in AT_ROLL)
        and title not in (*ANSWERS, "inquisition")
        and may_act(p, title)
        and not at_peace(p, title)
        and needs
        and p.gold >= fees
        and p.power >= cost.get("zauberkraft", 0)
    )


def requirements(p: Position, title: str) -> tuple[str, ...]:
    """101.D.d(i): a Kanzler needs a Rathaus since 2003."""
    if title == "kanzler" and not p.since_2003:
        return ()
    return tuple(FACTS[title].get("requires_all", ()))


def alchemist_in_time(p: Position) -> bool:
    """K-028, K-035, K-195: not before the first roll, and once for each roll."""
    return p.view["turn"] > 1 and not p.view["production"] and "alchimist" not in p.view["stopped"]


def can_rob(p: Position) -> bool:
    """The other has something in his regions for which there is room."""
    return any(p.other.on_land[resource] for resource in p.me.room)


def can_haggle(p: Position) -> bool:
    """K-111: not if the only resource taken would have to be given straight back; gold of a colony can be given."""
    return can_rob(p) and (sum(p.other.on_land.values()) > 1 or p.has_to_give)


def burnable(p: Position) -> list[Lying]:
    """K-104, K-105: buildings of the other, wherever they lie."""
    theirs = [card for card in p.other.own if is_building(card.title) and not p.other.shielded_from_fire(card)]
    return theirs + [card for card in p.me.guests if not p.me.shielded_from_fire(card)]


def knights(realm: Realm) -> list[Lying]:
    """K-179."""
    return realm.kinds("unit-knight")


def to_fell(p: Position) -> list[Lying]:
    """C-10: knights but for Walther, cannons and dragons."""
    hit = p.other.kinds("unit-knight", "unit-dragon")
    hit += [card for card in p.other.own if card.title == "kanone"]
    return [card for card in hit if card.title != "walther_der_saenger"]


def to_seduce(p: Position) -> list[Lying]:
    """Not Johanna, and those of at least 4 resources only if there is no Ordensburg."""
    walled = any(card.title == "ordensburg" for card in p.other.effective)
    return [
        card
        for card in knights(p.other)
        if card.title != "johanna_die_kriegerin" and not (walled and sum(FACTS[card.title]["cost"].values()) >= 4)
    ]


def can_bribe(p: Position) -> bool:
    """Bestechung needs a free unit site."""
    return bool(to_seduce(p)) and bool(p.me.free_sites or p.me.regions_of("metropolis"))


def can_exchange_land(p: Position) -> bool:
    """K-112."""
    return bool(p.me.movable_twins and p.other.movable_twins)


def can_swap_goods(p: Position) -> bool:
    """Karawane, Anton: never the kind that was given; gold of a colony can be (122.B.b)."""
    return any(p.giveable[given] and p.me.room - {given} for given in RESOURCES)


def can_give(p: Position) -> bool:
    return p.has_to_give


def can_invent(p: Position) -> bool:
    """Erfinder: a region beside a working doubler of its resource, with room."""
    return any(
        p.me.resource(region) == DOUBLERS[card.title] and p.me.stored(region) < STORAGE
        for card in p.me.effective
        if card.title in DOUBLERS
        for region in p.me.neighbours(card.spot)
    )


def to_pawn(p: Position) -> list[Lying]:
    """K-171: an own building at home that is not in pawn."""
    return [
        card
        for card in p.me.own
        if is_building(card.title) and p.me.blocked_by(card).count("pfandleiher") < copies(p.me, card)
    ]


def copies(realm: Realm, lying: Lying) -> int:
    return realm.cards.count(lying)


def to_hex(p: Position) -> list[Lying]:
    """K-167: any building of the other, also one in the own realm, on which no other Hexe lies."""
    theirs = [(p.other, card) for card in p.other.own] + [(p.me, card) for card in p.me.guests]
    return [
        card
        for realm, card in theirs
        if is_building(card.title) and realm.blocked_by(card).count("hexe") < copies(realm, card)
    ]


def to_ban(p: Position) -> bool:
    """K-160: stacks that the other uses, and the discards."""
    own = {ban["stack"] for ban in p.view["bans"] if ban["by"] == p.seat}
    return bool({*p.stacks_of(p.other.seen["seat"]), None} - own)


def can_free_trade(p: Position) -> bool:
    """Handelsherr Christoph: a resource that a trade fleet covers and that is not traded 1:1 in this turn already."""
    covered = {FLEETS[card.title] for card in p.me.own if card.title in FLEETS}
    big = [card for card in p.me.own if card.title == "grosse_handelsflotte"]
    covered |= {p.me.resource(region) for card in big for region in p.me.neighbours(card.spot)}
    return bool(covered - {*p.view["one_to_one"]})


def can_campaign(p: Position) -> bool:
    """K-182: one fleet of any kind and two knights."""
    return any(is_fleet(card.title) for card in p.me.own) and len(knights(p.me)) >= 2


def can_materialise(p: Position) -> bool:
    return len(p.me.wizards) >= 2 and "settlement" in p.me.places and bool(p.view["cities"])


def can_swap_cards(p: Position) -> bool:
    """Ort, wandle dich!: two own cards of one class at different spots. Whether both fit is not decided here."""
    for suits in (is_building, is_unit, lambda title: FACTS[title]["kind"] == "spellbook"):
        if len({card.spot for card in p.me.own if suits(card.title)}) > 1:
            return True
    return False


def any_room(p: Position) -> bool:
    return bool(p.me.room)


def in_discards(suits: Callable[[str], bool]) -> Callable[[Position], bool]:
    return lambda p: any(suits(title) for title in p.discards)


HAS_EFFECT: Final[Mapping[str, Callable[[Position], bool]]] = {
    "alchimist": alchemist_in_time,
    "feuerteufel": lambda p: bool(burnable(p)),
    "schwarzer_ritter": lambda p: bool(to_fell(p)),
    "raubzug": can_rob,
    "karawane": can_swap_goods,
    "haendler": can_haggle,
    "spion": lambda p: p.other.seen["hand_size"] > 0,
    "burgfraeulein_imelda": lambda p: bool(to_seduce(p)),
    "grenzkonflikt": lambda p: p.view["ritterfigur"] == p.seat and can_exchange_land(p),
    "gewuerzkarawane": lambda p: p.view["muehlenstein"] == p.seat and can_rob(p),
    "alte_wissenschaften": in_discards(lambda title: is_action(title) or is_unit(title)),
    "buchdruck": any_room,
    "dreifelderwirtschaft": lambda p: "getreide" in p.me.room,
    "erfinder": can_invent,
    "landreform": lambda p: len(p.me.loose_regions) > 1,
    "kirchenbann": to_ban,
    "diplomat": in_discards(lambda title: True),
    "kanzler": lambda p: bool(p.drawable),
    "ratssitzung": lambda p: bool(p.drawable),
    "archivar": lambda p: any(p.view["stacks"][at - 1]["cards"] > 1 for at in p.drawable),
    "bestechung": can_bribe,
    "hochzeit": can_rob,
    "grosser_buergermeister": lambda p: any(place in CITIES for place in p.me.places) and any_room(p),
    "pfandleiher": lambda p: bool(to_pawn(p)),
    "handelsmonopol": can_rob,
    "anton_der_kaemmerer": can_swap_goods,
    "handelsherr_christoph": can_free_trade,
    "handelsherr_gunther": any_room,
    "barbarenfeldzug": can_campaign,
    "sigismund_der_seeheld": in_discards(lambda title: FACTS[title]["kind"] == "unit-tradefleet"),
    "dogma": lambda p: any(card.title in DECREED for card in p.other.unblocked),
    "hexe": lambda p: bool(to_hex(p)),
    "duell_der_zauberer": lambda p: bool(p.me.wizards and p.other.wizards),
    "materialisation": can_materialise,
    "bessere_welt": lambda p: p.view["event_stack"] > 1,
    "ort_wandle_dich": can_swap_cards,
    "land_wandle_dich": lambda p: bool(p.me.movable_twins) and p.view["region_stack"] > 0,
    "wissen_der_ahnen": in_discards(is_action),
    "eryn_der_druide": any_room,
}
UNDECIDED: Final = ("ort_wandle_dich",)
CONVERTED: Final = {"richard_der_raecher": "schwarzer_ritter", "sven_der_handelsritter": "haendler"}  # K-181
# whether they may be played where nothing that they bring can be stored, or to sort one card only, is not said
OPEN_TO_READING: Final[Mapping[str, Callable[[Position], bool]]] = {
    "karawane": can_give,
    "anton_der_kaemmerer": can_give,
    "archivar": lambda p: bool(p.drawable),
}


# ---- magic


def cast(p: Position) -> Bounds:
    """K-193: once in a turn with each copy, if wizards can pay."""
    cast_already = [(entry["card"], entry["site"]) for entry in p.view["cast"] if entry["by"] == p.seat]
    books = [card for card in p.me.own if card.kind == "spellbook" and (card.card, card.spot) not in cast_already]
    ready = [card for card in books if may_cast(p, card.title)]
    may = {f"cast {card}" for card in ready if SPELL_HAS_EFFECT[card.title](p)}
    # whether a Zaubertrank may be drunk while there are no knights who could grow stronger is not said
    sober = {f"cast {card}" for card in ready if card.title == "zaubertrank" and not knights(p.me)}
    return Bounds(may - sober, may)


def may_cast(p: Position, title: str) -> bool:
    in_time = MOMENT_OF_SPELLS.get(title, "action") == p.view["phase"]
    return in_time and p.power >= FACTS[title]["cost"]["zauberkraft"] and not at_peace(p, title)


def can_strike(p: Position) -> bool:
    """Wirbelsturm: a place of the other beside something stored."""
    return any(p.other.on_land.values())


def can_steal_book(p: Position) -> bool:
    """Zauberhand: a free site at an own citadel."""
    return bool(p.other.kinds("spellbook")) and "citadel" in p.me.free_sites.values()


SPELL_HAS_EFFECT: Final[Mapping[str, Callable[[Position], bool]]] = {
    "zeitrad": lambda p: p.view["turn"] > 1 and p.view["event"] is None,
    "magisches_auge": lambda p: bool(p.hand) and bool(p.accessible()),
    "landzauber": can_exchange_land,
    "hueter_des_schicksals": lambda p: p.view["event_stack"] > 0,
    "inspiration": lambda p: bool(p.drawable),
    "wirbelsturm": can_strike,
    "zauberhand": can_steal_book,
    "zaubertrank": always,
}


def feed(p: Position) -> Bounds:
    """K-190: goods of the region beside a wizard become power."""
    return exactly(
        f"feed {card}" for card in p.me.wizards if p.me.counted(card) < MOST_POWER and p.me.stored(card.spot)
    )


# ---- functions


def charge(p: Position) -> Bounds:
    """K-170: two goods of its region become a trade point of a manufactory."""
    return exactly(
        f"charge {card}"
        for card in p.me.unblocked
        if card.title in MANUFACTORIES and p.me.counted(card) < 3 and p.me.stored(card.spot) >= 2
    )


def redeem(p: Position) -> Bounds:
    """K-171: what lies in pawn, for its price; 122.B.b: its gold may come from a colony."""
    pawned = [card for card in p.me.own if "pfandleiher" in p.me.blocked_by(card)]
    return exactly(f"redeem {card}" for card in pawned if p.payable(card.title, p.me.colony_gold))


def lift_ban(p: Position) -> Bounds:
    """K-116."""
    theirs = [ban["stack"] for ban in p.view["bans"] if ban["by"] != p.seat]
    return exactly(f"lift ban from stack {stack}" for stack in theirs if stack is not None and p.gold >= 3)


def lift_ban_from_discards(p: Position) -> Bounds:
    theirs = [ban["stack"] for ban in p.view["bans"] if ban["by"] != p.seat]
    return exactly(["lift ban from discards"] if None in theirs and p.gold >= 3 else [])


def demolish(p: Position) -> Bounds:
    """K-113, K-115: everything own but central cards, foreign cards in the other's realm, too."""
    return exactly(f"demolish {card}" for card in (*p.me.own, *p.other.guests))


def use(p: Position) -> Bounds:
    """K-088, K-169: a shared card is used where the Geheimbund lies."""
    ready = [card for card in p.me.effective if card.title in USES and not (card.title in ONCE and p.used_up(card))]
    must = {f"use {card}" for card in ready if USES[card.title](p, card)}
    return Bounds(
        must, must | {f"use {card}" for card in ready if card.title in UNSAID and UNSAID[card.title](p, card)}
    )


def can_convert(p: Position, card: Lying) -> bool:
    """K-166, K-181: a round after it was laid, for 1 gold, as the action it plays; K-117: with a tax on top.

    K-199, C-22: not while a Stein works, since 2003.
    """
    due = 1 + tax(p)
    barred = p.stone and p.since_2003
    ready = card.card not in p.view["fresh"] and p.gold >= due and p.view["actions_open"] and not barred
    return ready and HAS_EFFECT[CONVERTED[card.title]](paid(p, due))


def can_bazaar(p: Position, card: Lying) -> bool:
    """Großer Basar: another kind than gold for another kind than gold."""
    return any(given != taken for given in goods(p.me) for taken in goods(p.other))


def bazaar_pays(p: Position, card: Lying) -> bool:
    """Whether it may be used only to take something away, without room for it, is not said."""
    return any(given != taken for given in goods(p.me) for taken in goods(p.other) if taken in p.me.room)


def goods(realm: Realm) -> list[str]:
    return [resource for resource in RESOURCES if resource != "gold" and realm.on_land[resource]]


def can_relay(p: Position, card: Lying) -> bool:
    """Handelsposten: between two regions of a kind, or one and a store that takes it."""
    return any(can_shift(p, resource) for resource in RESOURCES) or can_store(p)


def can_shift(p: Position, resource: str) -> bool:
    levels = [p.me.stored(region) for region in p.me.regions if p.me.resource(region) == resource]
    return any(
        levels[at] > 0 and other < STORAGE for at in range(len(levels)) for to, other in enumerate(levels) if to != at
    )


def can_store(p: Position) -> bool:
    return any(can_keep(p, card) for card in p.me.unblocked if card.title in STORES)


def can_keep(p: Position, card: Lying) -> bool:
    """A store with room for something in a region, or with something for which a region has room."""
    kept = Counter(
        {
            entry["resource"]: entry["stored"]
            for entry in p.me.seen["kept"]
            if (entry["card"], entry["site"]) == (card.card, card.spot)
        }
    )
    takes = STORES[card.title]
    return (sum(kept.values()) < 2 and any(p.me.on_land[resource] for resource in takes)) or any(
        kept[resource] and resource in p.me.room for resource in takes
    )


def can_cart(p: Position, card: Lying) -> bool:
    """K-030: the resource named before the roll."""
    return bool(p.view["carted"]) and can_shift(p, p.view["carted"])


def can_grind(p: Position, card: Lying) -> bool:
    """Zaubermühle: own resources, a colony's gold, too, for a wizard with room for power."""
    return p.has_to_give and any(p.me.counted(each) < MOST_POWER for each in p.me.wizards)


def can_grind_stored(p: Position, card: Lying) -> bool:
    """The same with what stores keep (K-170)."""
    return any(p.me.kept.values()) and any(p.me.counted(each) < MOST_POWER for each in p.me.wizards)


def can_swap_cloth(p: Position, card: Lying) -> bool:
    """K-174: full, two equal resources for others."""
    pairs = [resource for resource in RESOURCES if p.giveable[resource] >= 2]
    return p.me.counted(card) == 3 and any(p.me.room - {given} for given in pairs)


def can_give_cloth(p: Position, card: Lying) -> bool:
    return p.me.counted(card) == 3 and any(p.giveable[resource] >= 2 for resource in RESOURCES)


USES: Final[Mapping[str, Callable[[Position, Lying], bool]]] = {
    "schreibstube": lambda p, card: bool(p.drawable),
    "geheime_bruderschaft": lambda p, card: bool(p.drawable),
    "handelsposten": can_relay,
    "wirtshaus": lambda p, card: p.has_to_give,
    **{title: lambda p, card: p.me.counted(card) > 0 and can_rob(p) for title in MANUFACTORIES},
    "grosser_basar": bazaar_pays,
    "brauerei": lambda p, card: p.gold > 0,
    "zauberkueche": lambda p, card: p.power > 0,
    "zaubermuehle": can_grind,
    RESIDENCE_OF_CLOTH: can_swap_cloth,
    **dict.fromkeys(STORES, can_keep),
    "wagner": can_cart,
    **dict.fromkeys(CONVERTED, can_convert),
}
ONCE: Final = (
    "schreibstube",
    "handelsposten",
    "grosser_basar",
    "brauerei",
    "zaubermuehle",
    RESIDENCE_OF_CLOTH,
)  # K-169
# what is not said: whether they may be used where nothing that they bring can be stored, or for what a store keeps
UNSAID: Final[Mapping[str, Callable[[Position, Lying], bool]]] = {
    "grosser_basar": can_bazaar,
    RESIDENCE_OF_CLOTH: can_give_cloth,
    "zaubermuehle": can_grind_stored,
    "wirtshaus": lambda p, card: any(p.me.kept.values()),
}


# ---- the bank


def rates(p: Position, resource: str) -> list[int]:
    """K-172, K-173: at which rates a resource is traded, from wherever it lies."""
    own = [card for card in p.me.own if FLEETS.get(card.title) == resource]
    lent = p.has("hansebund") and any(FLEETS.get(card.title) == resource for card in p.other.own)
    one = resource in p.view["one_to_one"] or (resource == "gold" and p.has("muenzgiesserei"))
    return [3] + [2] * bool(own or lent) + [1] * (one or any(lit(p, card) for card in own))


def lit(p: Position, fleet: Lying) -> bool:
    """Leuchtturm: on the other site of the same side of its city."""
    return any(card.title == "leuchtturm" and card.spot == fleet.spot for card in p.me.effective)


def trade(p: Position) -> Bounds:
    """K-089, K-172: at every rate; a worse one than the best need not be offered."""
    must, may = set(), set()
    for resource in RESOURCES:
        have = p.me.on_land[resource] + p.me.kept[resource] + (p.me.colony_gold if resource == "gold" else 0)
        best = min(rates(p, resource))
        for rate in rates(p, resource):
            said = [f"trade {rate} {resource} for {other}" for other in RESOURCES if other != resource and have >= rate]
            may.update(said)
            must.update(said if rate == best else ())
    return Bounds(must, may)


def trade_region(p: Position) -> Bounds:
    """K-176: a Große Handelsflotte trades from each of its regions 2:1."""
    every = {sentence for fleet in big_fleets(p) for sentence in trades_at(p, fleet, 2)}
    dark = {sentence for fleet in big_fleets(p) if not lit(p, fleet) for sentence in trades_at(p, fleet, 2)}
    return Bounds(dark, every)


def trade_lit(p: Position) -> Bounds:
    """K-176: beside a Leuchtturm 1:1."""
    return exactly(sentence for fleet in big_fleets(p) if lit(p, fleet) for sentence in trades_at(p, fleet, 1))


def big_fleets(p: Position) -> list[Lying]:
    return [card for card in p.me.own if card.title == "grosse_handelsflotte"]


def trades_at(p: Position, fleet: Lying, due: int) -> Iterator[str]:
    for region in p.me.neighbours(fleet.spot):
        if p.me.stored(region) >= due:
            kind = p.me.resource(region)
            yield from (f"trade {due} from {region} for {other}" for other in RESOURCES if other != kind)


def offer_trade(p: Position) -> Bounds:
    """K-089: both must have something; three times in a turn at most. Whether there is room for it is not decided."""
    theirs = sum(p.other.on_land.values()) + p.other.colony_gold
    return at_most(["offer a trade"] if p.view["offers"] < OFFERS and p.has_to_give and theirs else [])


# ---- before the roll


def name_resource(p: Position) -> Bounds:
    """K-030, 121.N: a Wagner that works; nothing before the first roll (K-028)."""
    ready = p.has("wagner") and not p.view["carted"] and p.view["turn"] > 1
    return exactly(f"name resource {resource}" for resource in RESOURCES if ready)


def roll(p: Position) -> Bounds:
    return exactly(["roll dice"])


def end_turn(p: Position) -> Bounds:
    return exactly(["end turn"])


FORMS: Final[Mapping[str, Mapping[str, Callable[[Position], Bounds]]]] = {
    "roll": {"roll": roll, "play": play, "cast": cast, "name-resource": name_resource},
    "action": {
        "build": build,
        "build-open": build_open,
        "build-road": build_road,
        "build-settlement": build_settlement,
        "build-city": build_city,
        "build-citadel": build_citadel,
        "build-metropolis": build_metropolis,
        "play": play,
        "cast": cast,
        "feed": feed,
        "charge": charge,
        "redeem": redeem,
        "lift-ban": lift_ban,
        "lift-ban-from-discards": lift_ban_from_discards,
        "demolish": demolish,
        "use": use,
        "trade": trade,
        "trade-region": trade_region,
        "trade-lit": trade_lit,
        "offer-trade": offer_trade,
        "end-turn": end_turn,
    },
}


def judge(prompt: str, view: Mapping[str, Any]) -> dict[str, Bounds]:
    """For a main question and the view of the seat that is asked: the bounds of every form."""
    p = Position(view)
    return {form: bounds(p) for form, bounds in FORMS[prompt].items()}


def differences(prompt: str, view: Mapping[str, Any], options: Iterable[tuple[str, str]]) -> list[str]:
    """What is offered and may not be, or must be and is not. Options: each with the name of its form."""
    offered: dict[str, set[str]] = {}
    for form, sentence in options:
        offered.setdefault(form, set()).add(sentence)
    found = [f"unknown form {form}" for form in offered if form not in FORMS[prompt]]
    for form, (must, may) in judge(prompt, view).items():
        said = offered.get(form, set())
        found += [f"wrong: {sentence}" for sentence in sorted(said - may)]
        found += [f"missing: {sentence}" for sentence in sorted(must - said)]
    return found
