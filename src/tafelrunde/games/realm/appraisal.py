"""What options are worth to a prince who plays for the next gain. Reads nothing but the prince's own view.

Each game has its own `Appraisal`, which says what only that game knows, and its own `Advice`, in which cards say what
they are good for.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...kernel import Args, Option
from .box import Box
from .cards import Card
from .prince import ABOVE, CITADEL, CITIES, PLACE_NAMES, ROOM, SITE_AT
from .regions import NUMBER_OF, RESOURCE_OF
from .view import PrinceSeen

# worth of things, on one scale: a victory point is about 10
CITY_WORTH: Final = 11.0
SETTLEMENT_WORTH: Final = 12.0
ROAD_WORTH: Final = 7.0
TOKEN_WORTH: Final = 9.0
POINT_WORTH: Final = 10.0
WORTH_KEEPING: Final = 3.5  # a hand card that is worth less is exchanged
UNUSABLE: Final = 2.5
CONDITION_WORTH: Final = 2.0  # a card that others in the hand wait for
STOP: Final = 0.0  # what ending, passing or keeping is worth: anything below is not done
NEVER: Final = -10.0
CITY_NAMES: Final = tuple(PLACE_NAMES[place] for place in CITIES)
ROOM_AT: Final = dict(zip(PLACE_NAMES, ROOM, strict=True))
RICH: Final = 6  # from here on robbers threaten, and spending is better than keeping


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be paid for, its worth, and what is still missing."""

    worth: float
    cost: Mapping[str, int]
    missing: Mapping[str, int]

    @property
    def lack(self) -> int:
        return sum(self.missing.values())


class Advice:
    """What a game's cards say of themselves: what playing one is worth now, and whether one that is kept could help.

    `judges` say what options are worth, by the name of their sentence.
    """

    def __init__(self, judges: "Mapping[str, Judge]") -> None:
        self.judges = judges
        self.playing: dict[str, Callable[[Any], float]] = {}
        self.helping: dict[str, Callable[[Any], bool]] = {}
        self.using: dict[str, Callable[[Any], float]] = {}

    def worth_playing(self, *titles: str) -> Callable[[Callable[[Any], float]], Callable[[Any], float]]:
        def register(worth: Callable[[Any], float]) -> Callable[[Any], float]:
            for title in titles:
                self.playing[title] = worth
            return worth

        return register

    def worth_using(self, *titles: str) -> Callable[[Callable[[Any], float]], Callable[[Any], float]]:
        """Of a card that lies there: what its function is worth now."""

        def register(worth: Callable[[Any], float]) -> Callable[[Any], float]:
            for title in titles:
                self.using[title] = worth
            return worth

        return register

    def could_help(self, *titles: str) -> Callable[[Callable[[Any], bool]], Callable[[Any], bool]]:
        def register(helps: Callable[[Any], bool]) -> Callable[[Any], bool]:
            for title in titles:
                self.helping[title] = helps
            return helps

        return register


@dataclass(frozen=True, slots=True)
class Table:
    """What lies between the princes, and who is ahead, as every view shows it; points are by seat."""

    box: Box
    advice: Advice
    phase: str
    roads: int
    settlements: int
    cities: int
    discard: int
    discard_top: str | None
    hero: str | None
    trader: str | None
    advantage: int
    points: Mapping[str, int]
    strength: Mapping[str, int]
    trade: Mapping[str, int]
    open_cards: Sequence[str] = ()
    progress: int = 0  # own points of progress


class Appraisal:
    """One look at the table from one seat."""

    def __init__(self, table: "Table", me: PrinceSeen, other: PrinceSeen) -> None:
        self.cards = table.box.cards
        self.table = table
        self.me = me
        self.other = other
        self.stock = self.me["resources"]
        self.rich = sum(self.stock.values()) >= RICH
        self.lying = self.cards_of(self.me)
        self.mine = {card.title for card in self.lying} | ({self.me["covered"]} if self.me["covered"] else set())
        self.free = self._free_sites(self.me)
        self.goal = max(self._goals(), key=lambda goal: goal.worth - 2.0 * goal.lack)

    def cards_of(self, prince: PrinceSeen) -> list[Card]:
        """What lies in a principality and belongs to its prince."""
        lying = [card for cards, _ in self._sites(prince) for card in cards]
        lying += [annex["card"] for annex in prince["annexes"] if not annex["resource"]]
        return [self.cards[card] for card in lying if not self.cards[card].foreign]

    # goals

    def _goals(self) -> list[Goal]:
        goals = [self._goal(self.worth(card), self._cost(card)) for card in self._buildable()]
        open_road = self.me["road_left"] or self.me["road_right"]
        if "settlement" in self.me["places"] and self.table.cities:
            goals.append(self._goal(CITY_WORTH, dict(self.table.box.city.cost)))
        if open_road and self.table.settlements:
            goals.append(self._goal(SETTLEMENT_WORTH, dict(self.table.box.settlement.cost)))
        if not open_road and self.table.roads and self.table.settlements:
            goals.append(self._goal(ROAD_WORTH, dict(self.table.box.road.cost)))
        return goals or [self._goal(0.0, {})]

    def _goal(self, worth: float, cost: dict[str, int]) -> Goal:
        missing = {kind: amount - self.stock[kind] for kind, amount in cost.items() if amount > self.stock[kind]}
        return Goal(worth, cost, missing)

    def _cost(self, card: str) -> dict[str, int]:
        return dict(self.cards[card].cost)

    def _buildable(self) -> list[str]:
        """Expansions of the hand and the open stack that would find a site and whose conditions are met."""
        cards = [*(self.me["hand"] or ()), *self.table.open_cards]
        return [card for card in dict.fromkeys(cards) if self.cards[card].is_expansion and self._could_build(card)]

    def _could_build(self, card: str) -> bool:
        facts = self.cards[card]
        return (
            not (facts.once and facts.title in self.mine)
            and (not facts.needs or not self.mine.isdisjoint(facts.needs))
            and facts.needs_progress <= self.table.progress
            and self._has_site(facts)
        )

    def _has_site(self, facts: Card) -> bool:
        if facts.foreign:
            at_settlements, at_cities = self._free_sites(self.other)
            return bool(at_cities if facts.placement == "city" else at_settlements + at_cities)
        if facts.placement in ("region", "road"):
            return True
        if facts.placement == "cover":
            return any(
                place in CITY_NAMES and any(self.cards[card].title == facts.covers for card in cards)
                for cards, place in self._sites(self.me)
            )
        if facts.placement == "citadel":
            citadel = PLACE_NAMES[CITADEL]
            return any(place == citadel and len(cards) < ROOM_AT[place] for cards, place in self._sites(self.me))
        return bool(self.free[1] if facts.placement == "city" else self.free[0] + self.free[1])

    def _free_sites(self, prince: PrinceSeen) -> tuple[int, int]:
        """How many cards still fit at settlements or citadels, and at cities."""
        free = [0, 0]
        for cards, place in self._sites(prince):
            free[place in CITY_NAMES] += ROOM_AT[place] - len(cards)
        return free[0], free[1]

    def _sites(self, prince: PrinceSeen) -> list[tuple[list[str], str]]:
        """What lies at each site, and to which kind of place it belongs."""
        return [
            (cards, place)
            for sites in (prince["sites_above"], prince["sites_below"])
            for cards, place in zip(sites, prince["places"], strict=True)
        ]

    # what cards and resources are worth

    def worth(self, card: str) -> float:
        """A card in the hand or on the table."""
        facts = self.cards[card]
        if facts.kind == "action":
            waits = bool(facts.needs) and self.mine.isdisjoint(facts.needs)
            return 2.0 if waits else 5.0 if facts.nature == "attack" else 4.0
        if facts.kind == "region_expansion":
            return 3.0
        if facts.once and facts.title in self.mine:
            return 0.5
        worth = 2.0 + 1.2 * facts.strength + 1.5 * facts.trade + 0.3 * (facts.skill + facts.tournament)
        worth += 3.0 * (facts.progress + facts.hand)
        worth += POINT_WORTH * self._points_gain(facts) + 2.0 * bool(facts.cheapens)
        worth += 3.0 * facts.enriches + 2.0 * bool(facts.cheapens_cards) + 1.5 * facts.pays_for_actions
        worth += 2.0 * bool(facts.boosts) + 1.0 * bool(facts.trades) + 1.0 * bool(facts.harvest_gold)
        worth += CONDITION_WORTH * sum(facts.title in self.cards[other].needs for other in self.me["hand"] or ())
        trade = self._trade_gain(facts)
        return worth + self._token_worth(facts.strength, "strength") + self._token_worth(trade, "trade")

    def _points_gain(self, facts: Card) -> float:
        """Victory points, those included that a fleet brings the Hafen; one that may yet come counts a little."""
        fleet = sum(card.kind == "trade_ship" for card in self.lying) + (facts.kind == "trade_ship")
        if facts.fleet:
            return 1.0 if fleet >= facts.fleet else 0.3
        completes = facts.kind == "trade_ship" and any(card.fleet == fleet for card in self.lying)
        return facts.vp + completes

    def _trade_gain(self, facts: Card) -> int:
        """Trade points, those included that one card gives another."""
        raised = any(facts.kind in card.raises or facts.title in card.raises for card in self.lying)
        raises = sum(card.kind in facts.raises or card.title in facts.raises for card in self.lying)
        return facts.trade + raised + raises

    def use(self, card: str) -> float:
        """A card in the hand, by what can be done with it: one that cannot be used is soon exchanged."""
        facts = self.cards[card]
        worth = self.worth(card)
        if facts.timing == "with_settlement" and not self.table.settlements:
            return 0.5
        if facts.kind == "action" and not self._action_helps(facts.title):
            return min(worth, UNUSABLE)
        in_reach = self.mine | set(self.table.open_cards)
        if facts.needs and in_reach.isdisjoint(facts.needs):
            return min(worth, UNUSABLE)
        if facts.needs_progress > self.table.progress:
            return min(worth, UNUSABLE)
        if facts.is_expansion and not self._has_site(facts) and not self._site_to_come(facts):
            return min(worth, UNUSABLE)
        return worth

    def _action_helps(self, title: str) -> bool:
        """Whether an action card could do something for what is planned, as things stand."""
        could_help = self.table.advice.helping.get(title)
        return could_help is None or could_help(self)

    def is_strongest(self) -> bool:
        return self.table.hero == self.me["seat"]

    def is_behind(self) -> bool:
        return self.table.points[self.me["seat"]] < self.table.points[self.other["seat"]]

    def _site_to_come(self, facts: Card) -> bool:
        """A city may still be built, or something expendable makes room at one."""
        if facts.placement == "cover":
            return False
        if self.table.cities and "settlement" in self.me["places"]:
            return True
        return bool(facts.vp) and any(
            place in CITY_NAMES and any(map(self._expendable, cards)) for cards, place in self._sites(self.me)
        )

    def _expendable(self, card: str) -> bool:
        """It counts nothing, and no advantage rests on it."""
        facts = self.cards[card]
        holds = (self.table.hero == self.me["seat"], self.table.trader == self.me["seat"])
        return not (facts.vp or (facts.strength and holds[0]) or (facts.trade and holds[1]))

    def _token_worth(self, gain: int, key: str) -> float:
        """Points that win an advantage win a victory point."""
        amounts = self.table.strength if key == "strength" else self.table.trade
        mine, theirs = amounts[self.me["seat"]], amounts[self.other["seat"]]
        least = self.table.advantage
        holds = mine >= least and mine > theirs
        would_hold = mine + gain >= least and mine + gain > theirs
        return TOKEN_WORTH if gain and would_hold and not holds else 0.0

    def want(self, resource: str) -> float:
        """How welcome one more of a resource is."""
        scarce = 3.0 - min(3, self.stock[resource])
        return 10.0 * (resource in self.goal.missing) + scarce + 0.5 * (resource in self.goal.cost)

    def spare(self, resource: str) -> int:
        """What the goal does not need."""
        return self.stock[resource] - self.goal.cost.get(resource, 0)

    def region_worth(self, region: str) -> float:
        """A new region: kinds and numbers the principality lacks."""
        lying = [r["region"] for r in (*self.me["above"], *self.me["below"])]
        same_kind = sum(RESOURCE_OF[r] == RESOURCE_OF[region] for r in lying)
        same_number = sum(NUMBER_OF[r] == NUMBER_OF[region] for r in lying)
        return 6.0 - same_kind - same_number - (RESOURCE_OF[region] == "gold")

    # what options are worth

    def option(self, option: Option) -> float:
        judge = self.table.advice.judges.get(option.form.name)
        return judge(self, option.args) if judge is not None else STOP

    def build(self, args: Args) -> float:
        card, site = args
        facts = self.cards[card]
        at_city = facts.placement == "settlement" and not facts.foreign and self._is_city(site)
        crowds_out = at_city and bool(self.free[0])
        return self._unless_saving(self.worth(card), self._cost(card)) + self._fit(card, site) - 0.5 * crowds_out

    def _is_city(self, site: str) -> bool:
        """Regions and roads belong to none."""
        return site in SITE_AT and self.me["places"][SITE_AT[site][1]] in CITY_NAMES

    def lay_at(self, args: Args) -> float:
        return self.worth(args[0])

    def demolish(self, args: Args) -> float:
        """Only to make room for something that counts, can be paid for at once and finds no site."""
        card, site = args
        if self.cards[card].foreign or not self._expendable(card):
            return NEVER
        waiting = [
            self.cards[c] for c in self.me["hand"] or () if self.cards[c].vp and self.cards[c].placement == "city"
        ]
        payable = [c for c in waiting if all(self.stock[kind] >= amount for kind, amount in c.cost)]
        ready = [c for c in payable if not c.needs or not self.mine.isdisjoint(c.needs)]
        if not ready or self.free[1] or not self._is_city(site):
            return NEVER
        facts = self.cards[card]
        return 1.0 - 0.1 * (facts.strength + facts.trade + 2 * (facts.progress + facts.hand) + bool(facts.boosts))

    def _fit(self, card: str, site: str) -> float:
        """Boosters, ships and stores belong beside the regions they serve."""
        if site not in SITE_AT or self.cards[card].foreign:
            return 0.0
        row, at = SITE_AT[site]
        regions = self.me["above"] if row == ABOVE else self.me["below"]
        beside = (regions[at], regions[at + 1])
        facts = self.cards[card]
        if facts.boosts:
            served = sum(region["resource"] == facts.boosts for region in beside)
            return 3.0 * served if served else -2.0
        if facts.enriches:
            return 0.5 * sum(region["resource"] in self.goal.cost for region in beside)
        if facts.shelters:
            return 0.3 * sum(region["resource"] in ("gold", "wolle") for region in beside)
        return 0.0

    def _unless_saving(self, worth: float, cost: dict[str, int]) -> float:
        """What takes resources away from a better goal that is nearly paid for waits."""
        goal = self.goal
        takes = any(self.spare(kind) < amount for kind, amount in cost.items() if kind in goal.cost)
        if takes and goal.lack <= 2 and goal.worth > worth and goal.cost != cost and not self.rich:
            return -1.0
        return worth

    def build_road(self, _args: Args) -> float:
        if self.me["road_left"] or self.me["road_right"] or not self.table.settlements:
            return -1.0
        return self._unless_saving(ROAD_WORTH, dict(self.table.box.road.cost))

    def build_settlement(self, _args: Args) -> float:
        return SETTLEMENT_WORTH

    def build_city(self, _args: Args) -> float:
        return CITY_WORTH

    def trade(self, args: Args) -> float:
        rate, give, get = args
        return self._exchange(rate, give, get)

    def trade_region(self, args: Args) -> float:
        return self._exchange(2, RESOURCE_OF[args[0]], args[1])

    def _exchange(self, rate: int, give: str, get: str) -> float:
        if get not in self.goal.missing or self.spare(give) < rate:
            return -1.0
        return 5.0 - rate + 0.1 * self.spare(give)

    def play(self, args: Args) -> float:
        facts = self.cards[args[0]]
        if facts.timing == "reaction":
            return 1.0  # rather than losing a card, but gold comes cheaper
        top = self.table.discard_top
        if facts.fetches and self.table.discard == 1 and top is not None and self.cards[top].fetches:
            return -1.0  # one would fetch the other for ever
        worth = self.table.advice.playing.get(facts.title)
        return 3.0 if worth is None else worth(self)

    def set_die(self, args: Args) -> float:
        number: int = args[0]
        mine = sum(
            self.want(r["resource"]) + 2
            for r in (*self.me["above"], *self.me["below"])
            if r["number"] == number and r["stored"] < 3
        )
        theirs = sum(r["number"] == number for r in (*self.other["above"], *self.other["below"]))
        return mine - theirs

    def take(self, args: Args) -> float:
        return self.want(args[0])

    def take_lost(self, _args: Args) -> float:
        return NEVER

    def store(self, args: Args) -> float:
        return 3.0 - self.stored_in(args[1])

    def pay(self, args: Args) -> float:
        return -self.want(args[0]) + self.stored_in(args[1])

    def stored_in(self, region: str) -> int:
        lying = {r["region"]: r["stored"] for r in (*self.me["above"], *self.me["below"])}
        lying |= {annex["card"]: annex["stored"] for annex in self.me["annexes"]}
        return lying.get(region, 0)

    def demand(self, args: Args) -> float:
        return self.want(args[0])

    def steal(self, args: Args) -> float:
        return self.worth(args[0])

    def swap_regions(self, args: Args) -> float:
        """Before the first turn: a region that a booster in the hand serves lies best at an end of the row."""
        if self.table.phase != "arrange":
            return STOP
        served = {self.cards[card].boosts for card in self.me["hand"] or () if self.cards[card].boosts}
        ends = {row[at]["region"] for row in (self.me["above"], self.me["below"]) for at in (0, -1)}
        one, other = (RESOURCE_OF[region] in served for region in args)
        moves_out = args[1] in ends and args[0] not in ends if one else args[0] in ends and args[1] not in ends
        return 1.0 if one != other and moves_out else -1.0

    def put(self, args: Args) -> float:
        """Own cards: the worst first, and only a poor one is exchanged at all. The other's: the best first."""
        if self.table.phase == "event":
            return self.worth(args[0])
        return self.give_up(args[0])

    def give_up(self, card: str) -> float:
        """How gladly a card of the own hand is given up: only a poor one is exchanged at all."""
        return WORTH_KEEPING - self.use(card)

    def search(self, _args: Args) -> float:
        return 2.0 if self.rich else -1.0

    def take_card(self, args: Args) -> float:
        return self.use(args[0])

    def take_discard(self, args: Args) -> float:
        return 0.1 if self.cards[args[0]].fetches else self.use(args[0])

    def name(self, args: Args) -> float:
        return self.worth(args[0])

    def remove(self, args: Args) -> float:
        return -self.worth(args[0])

    def choose_region(self, args: Args) -> float:
        return self.region_worth(args[0])


def something_to_build(a: Appraisal) -> bool:
    """For cards that bring resources."""
    return bool(a.goal.worth)


Judge = Callable[[Any, Args], float]

# the sentences of every principality
COMMON_JUDGES: Final[Mapping[str, Judge]] = {
    "build": Appraisal.build,
    "build-road": Appraisal.build_road,
    "build-settlement": Appraisal.build_settlement,
    "build-city": Appraisal.build_city,
    "trade": Appraisal.trade,
    "trade-region": Appraisal.trade_region,
    "play": Appraisal.play,
    "set-die": Appraisal.set_die,
    "take": Appraisal.take,
    "take-lost": Appraisal.take_lost,
    "store": Appraisal.store,
    "pay": Appraisal.pay,
    "give": Appraisal.pay,
    "demand": Appraisal.demand,
    "put": Appraisal.put,
    "search": Appraisal.search,
    "take-card": Appraisal.take_card,
    "take-discard": Appraisal.take_discard,
    "steal": Appraisal.steal,
    "save": Appraisal.take,
    "build-open": Appraisal.build,
    "lay-at": Appraisal.lay_at,
    "demolish": Appraisal.demolish,
    "swap-regions": Appraisal.swap_regions,
    "name": Appraisal.name,
    "remove": Appraisal.remove,
    "choose-region": Appraisal.choose_region,
}
