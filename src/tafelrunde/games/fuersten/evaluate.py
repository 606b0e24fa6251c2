"""What options are worth to a prince who plays for the next gain. Reads nothing but the prince's own view."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...kernel import Choice, Option
from ..realm.regions import NUMBER_OF, RESOURCE_OF
from .data import CARDS, CITY, ROAD, SEATS, SETTLEMENT
from .view import PrinceView, View

# worth of things, on one scale: a victory point is about 10
CITY_WORTH = 11.0
SETTLEMENT_WORTH = 12.0
ROAD_WORTH = 7.0
TOKEN_WORTH = 9.0
STOP = 0.0  # what ending, passing or keeping is worth: anything below is not done
NEVER = -10.0
RICH = 6  # from here on robbers threaten, and spending is better than keeping


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be paid for, its worth, and what is still missing."""

    worth: float
    cost: Mapping[str, int]
    missing: Mapping[str, int]

    @property
    def lack(self) -> int:
        return sum(self.missing.values())


class Appraisal:
    """One look at the table from one seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.me: PrinceView = view["princes"][seat]
        self.other: PrinceView = view["princes"][1 - seat]
        self.stock = self.me["resources"]
        self.rich = sum(self.stock.values()) >= RICH
        self.goal = max(self._goals(), key=lambda goal: goal.worth - 2.0 * goal.lack)

    # goals

    def _goals(self) -> list[Goal]:
        goals = [self._goal(self.worth(card), dict(CARDS[card].cost)) for card in self._buildable()]
        open_road = self.me["road_left"] or self.me["road_right"]
        if "settlement" in self.me["places"] and self.view["cities"]:
            goals.append(self._goal(CITY_WORTH, dict(CITY.cost)))
        if open_road and self.view["settlements"]:
            goals.append(self._goal(SETTLEMENT_WORTH, dict(SETTLEMENT.cost)))
        if not open_road and self.view["roads"] and self.view["settlements"]:
            goals.append(self._goal(ROAD_WORTH, dict(ROAD.cost)))
        return goals or [self._goal(0.0, {})]

    def _goal(self, worth: float, cost: dict[str, int]) -> Goal:
        missing = {kind: amount - self.stock[kind] for kind, amount in cost.items() if amount > self.stock[kind]}
        return Goal(worth, cost, missing)

    def _buildable(self) -> list[str]:
        """Expansions of the hand that would find a site and are not forbidden."""
        rooms = sum(2 if place == "city" else 1 for place in self.me["places"])
        if all(sum(map(len, sites)) >= rooms for sites in (self.me["sites_above"], self.me["sites_below"])):
            return []
        built = self._built(self.me)
        hand = self.me["hand"] or []
        return [c for c in hand if CARDS[c].is_expansion and not (CARDS[c].once and c in built)]

    def _built(self, prince: PrinceView) -> list[str]:
        return [card for sites in (prince["sites_above"], prince["sites_below"]) for cards in sites for card in cards]

    # what cards and resources are worth

    def worth(self, card: str) -> float:
        """A card in the hand or on the table."""
        facts = CARDS[card]
        if facts.kind == "action":
            return 4.0
        if facts.once and card in self._built(self.me):
            return 0.5
        worth = 2.0 + 1.2 * facts.strength + 1.5 * facts.trade + 0.3 * facts.skill + 3.0 * facts.progress
        worth += 2.0 * bool(facts.boosts) + 1.0 * bool(facts.trades) + 1.0 * bool(facts.harvest_gold)
        return worth + self._token_worth(facts.strength, "strength") + self._token_worth(facts.trade, "trade")

    def _token_worth(self, gain: int, key: str) -> float:
        """Points that win an advantage win a victory point."""
        mine = self.me["points"]["strength" if key == "strength" else "trade"]
        theirs = self.other["points"]["strength" if key == "strength" else "trade"]
        holds = mine >= 3 and mine > theirs
        would_hold = mine + gain >= 3 and mine + gain > theirs
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
        judge = JUDGES.get(option.form.name)
        return judge(self, option.args) if judge is not None else STOP

    def build(self, args: tuple[str, ...]) -> float:
        card, site = args
        return self._unless_saving(self.worth(card), dict(CARDS[card].cost)) + self._fit(card, site)

    def _fit(self, card: str, site: str) -> float:
        """Boosters, ships and stores belong beside the regions they serve."""
        place, _, row = site.partition("-")
        at = int(place) - 1
        regions = self.me["above"] if row == "above" else self.me["below"]
        beside = (regions[at], regions[at + 1])
        facts = CARDS[card]
        if facts.boosts:
            served = sum(region["resource"] == facts.boosts for region in beside)
            return 3.0 * served if served else -2.0
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

    def build_road(self, _args: tuple[str, ...]) -> float:
        if self.me["road_left"] or self.me["road_right"] or not self.view["settlements"]:
            return -1.0
        return self._unless_saving(ROAD_WORTH, dict(ROAD.cost))

    def build_settlement(self, _args: tuple[str, ...]) -> float:
        return SETTLEMENT_WORTH

    def build_city(self, _args: tuple[str, ...]) -> float:
        return CITY_WORTH

    def trade(self, args: tuple[str, ...]) -> float:
        rate, give, get = args
        return self._exchange(int(rate), give, get)

    def trade_region(self, args: tuple[str, ...]) -> float:
        return self._exchange(2, RESOURCE_OF[args[0]], args[1])

    def _exchange(self, rate: int, give: str, get: str) -> float:
        if get not in self.goal.missing or self.spare(give) < rate:
            return -1.0
        return 5.0 - rate + 0.1 * self.spare(give)

    def play(self, args: tuple[str, ...]) -> float:
        card = args[0]
        if card == "goldschmied":
            return 3.0 if self.goal.lack else -1.0
        if card == "kaufmannszug":
            spare = sum(max(0, self.spare(resource)) for resource in self.stock)
            return 3.0 if spare >= 2 and self.goal.lack else -1.0
        if card == "umzug":
            return -1.0
        return 3.0

    def set_die(self, args: tuple[str, ...]) -> float:
        number = int(args[0])
        mine = sum(
            self.want(r["resource"]) + 2
            for r in (*self.me["above"], *self.me["below"])
            if r["number"] == number and r["stored"] < 3
        )
        theirs = sum(r["number"] == number for r in (*self.other["above"], *self.other["below"]))
        return mine - theirs

    def take(self, args: tuple[str, ...]) -> float:
        return self.want(args[0])

    def take_lost(self, _args: tuple[str, ...]) -> float:
        return NEVER

    def store(self, args: tuple[str, ...]) -> float:
        return 3.0 - self._stored(args[1])

    def pay(self, args: tuple[str, ...]) -> float:
        return -self.want(args[0]) + self._stored(args[1])

    def _stored(self, region: str) -> int:
        lying = (*self.me["above"], *self.me["below"])
        return next((r["stored"] for r in lying if r["region"] == region), 0)

    def demand(self, args: tuple[str, ...]) -> float:
        return self.want(args[0])

    def buy(self, args: tuple[str, ...]) -> float:
        return 3.0 if args[0] in self.goal.missing and args[0] != "gold" else -1.0

    def put(self, args: tuple[str, ...]) -> float:
        """Own cards: the worst first, and only a poor one is exchanged at all. The other's: the best first."""
        if self.view["phase"] == "event":
            return self.worth(args[0])
        return 3.5 - self.worth(args[0])

    def search(self, _args: tuple[str, ...]) -> float:
        return 2.0 if self.rich else -1.0

    def take_card(self, args: tuple[str, ...]) -> float:
        return self.worth(args[0])

    def name(self, args: tuple[str, ...]) -> float:
        return self.worth(args[0])

    def remove(self, args: tuple[str, ...]) -> float:
        return -self.worth(args[0])

    def choose_region(self, args: tuple[str, ...]) -> float:
        return self.region_worth(args[0])


Judge = Callable[[Appraisal, tuple[str, ...]], float]

JUDGES: Mapping[str, Judge] = {
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
    "buy": Appraisal.buy,
    "put": Appraisal.put,
    "search": Appraisal.search,
    "take-card": Appraisal.take_card,
    "name": Appraisal.name,
    "remove": Appraisal.remove,
    "choose-region": Appraisal.choose_region,
}


def appraise(view: View, choice: Choice) -> list[float]:
    """The worth of each option of a choice to the seat that makes it."""
    appraisal = Appraisal(view, SEATS.index(str(view["seat"])))
    return [appraisal.option(option) for option in choice.options]
