"""What options are worth to a player of this game (see `realm/appraisal.py`)."""

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from ...kernel import Args, Choice
from ..realm.appraisal import (
    COMMON_JUDGES,
    POINT_WORTH,
    TOKEN_WORTH,
    UNUSABLE,
    Advice,
    Judge,
    Table,
    something_to_build,
)
from ..realm.appraisal import Appraisal as CommonAppraisal
from ..realm.cards import Card
from ..realm.regions import NUMBER_OF, RESOURCE_OF
from .data import CARDS, SEATS
from .modes import BOX, MODES
from .view import View

__all__ = ["Appraisal", "appraise", "could_help", "something_to_build", "worth_playing"]

ATTACKED: Final = 4.0  # what a protection card is worth when an attack comes
AIMED_AT: Final = {"burn", "defeat", "buergerkrieg", "kaperflotte"}  # where the other's cards are removed
MINT_WORTH: Final = 4.0
FUNCTION_WORTH: Final = 30.0
RELUCTANT: Final = -3.0  # who is less glad than that to give a card up keeps it
FAIR_OFFER: Final = 4.0  # by so much what one gets must be more welcome than what one gives is


class Appraisal(CommonAppraisal):
    """One look at the table from one seat, which is asked something."""

    def __init__(self, view: View, seat: int, choice: Choice) -> None:
        princes = view["princes"]
        self.asked = choice.prompt
        self.about = choice.about
        self.is_strongest_trader = view["muehlenstein"] == princes[seat]["seat"]
        self.discards = dict.fromkeys(view["memory"]["discards"]) if view["memory"] else {}
        open_stack = view["open_stack"]
        backs = [stack["back"] for stack in view["stacks"]]
        first = {backs.index(back) for back in backs}
        # under a stack that is named already cards go there
        self.stacks = {int(choice.about["stack"]) - 1} if "stack" in choice.about else first
        table = Table(
            box=BOX,
            advice=ADVICE,
            phase=view["phase"],
            roads=view["roads"],
            settlements=view["settlements"],
            cities=view["cities"],
            discard=view["discard"],
            discard_top=view["discard_top"],
            hero=view["ritterfigur"],
            trader=view["muehlenstein"],
            advantage=MODES[view["mode"]].advantage,
            points={prince["seat"]: prince["points"]["victory"] for prince in princes},
            strength={prince["seat"]: prince["points"]["strength"] for prince in princes},
            trade={prince["seat"]: prince["points"]["trade"] for prince in princes},
            open_card=open_stack["card"] if open_stack and open_stack["cards"] else "",
        )
        super().__init__(table, princes[seat], princes[1 - seat])

    # what cards are worth

    def worth(self, card: str) -> float:
        """Also what a card adds to those that lie there already."""
        facts = CARDS[card]
        worth = super().worth(card) + MINT_WORTH * facts.mints
        if facts.arms:
            armed = sum(other.kind == facts.arms for other in self.lying)
            worth += 1.2 * armed + self._token_worth(armed, "strength")
        if facts.hoards:
            hoarded = self.stock[facts.hoards]
            worth += 1.0 * hoarded + self._token_worth(hoarded, "trade")
        if facts.doubles:
            doubled = sum(other.trade for other in self.lying if other.title in facts.doubles)
            worth += 1.5 * doubled + self._token_worth(doubled, "trade")
        return worth

    def use(self, card: str) -> float:
        """A protection card waits for an attack that may never come, and takes the place of one that could be built."""
        facts = CARDS[card]
        if facts.timing == "reaction" or (facts.needs_token and not self._holds(facts.needs_token)):
            return UNUSABLE
        return super().use(card)

    def _holds(self, token: str) -> bool:
        return self.is_strongest() if token == "strength" else self.is_strongest_trader

    def _token_worth(self, gain: int, key: str) -> float:
        """K-161: the mill takes a city."""
        if key == "trade" and "city" not in self.me["places"]:
            return 0.0
        return super()._token_worth(gain, key)

    def best_of_the_other(self, *kinds: str) -> float:
        """What the best card of these kinds is worth that lies in the other's principality; 0 if there is none."""
        lying = [card for cards, _ in self._sites(self.other) for card in cards]
        return max((self.harm(card) for card in lying if CARDS[card].kind in kinds), default=0.0)

    def harm(self, card: str) -> float:
        """What it means to the other to lose a card."""
        return self.value(CARDS[card]) + self._topples(CARDS[card])

    def value(self, facts: Card) -> float:
        """What a card that lies somewhere is worth there: what it cost, and what counts on it."""
        worth = facts.price + POINT_WORTH * facts.vp + 1.2 * facts.strength + 1.5 * facts.trade
        return worth + 2.0 * bool(facts.boosts) + 3.0 * facts.hand

    def _topples(self, facts: Card) -> float:
        """Without it the other loses an advantage."""
        me, other = self.me["seat"], self.other["seat"]
        worth = 0.0
        for holder, amounts, points in (
            (self.table.hero, self.table.strength, facts.strength),
            (self.table.trader, self.table.trade, facts.trade),
        ):
            if points and holder == other and amounts[other] - points <= amounts[me]:
                worth += TOKEN_WORTH
        return worth

    # what options are worth

    def play(self, args: Args) -> float:
        if CARDS[args[0]].timing == "reaction":
            return ATTACKED
        return super().play(args)

    def remove(self, args: Args) -> float:
        """The best of the other's cards, or the worst of the own."""
        return self.harm(args[0]) if self.asked in AIMED_AT else -self.value(CARDS[args[0]])

    def name(self, args: Args) -> float:
        return self.harm(args[0])

    def put(self, args: Args) -> float:
        """From the other's hand the best card; from the own one the worst, and a good one is not even thought about.

        Stacks of one back are alike: under the first of them.
        """
        card: str = args[0]
        if args[1] not in self.stacks:
            return -math.inf
        if self.asked == "konflikt":
            return self.worth(card)
        glad = self.give_up(card)
        return -math.inf if self.asked == "exchange" and glad < RELUCTANT else glad

    def take_discard(self, args: Args) -> float:
        """A good card is worth more than a resource that nothing waits for; one that only fetches others is not."""
        if CARDS[args[0]].recovers:
            return 0.1
        return self.use(args[0]) + (0.0 if self.goal.missing else 2.0)

    def best_discard(self, kinds: tuple[str, ...]) -> float:
        """How much the best discarded card of these kinds could be used, apart from those that only fetch others."""
        found = [card for card in self.discards if CARDS[card].kind in kinds and not CARDS[card].recovers]
        return max(map(self.use, found), default=0.0)

    def swap_regions(self, args: Args) -> float:
        """In a reform: where doublers serve more regions than before."""
        if self.asked != "landreform":
            return super().swap_regions(args)
        return _more_served(self._doublers(), *args)

    def best_reform(self) -> int:
        """How many more regions could be served if two of them changed places."""
        lying = [r["region"] for r in (*self.me["above"], *self.me["below"])]
        doublers = self._doublers()
        return max(_more_served(doublers, one, other) for one, other in combinations(lying, 2))

    def _doublers(self) -> dict[str, list[str]]:
        """By region, what the cards on either side of it double."""
        found: dict[str, list[str]] = {}
        for regions, sites in (
            (self.me["above"], self.me["sites_above"]),
            (self.me["below"], self.me["sites_below"]),
        ):
            for gap, region in enumerate(regions):
                beside = [card for cards in sites[max(0, gap - 1) : gap + 1] for card in cards]
                found[region["region"]] = [CARDS[card].boosts for card in beside if CARDS[card].boosts]
        return found

    def use_function(self, _args: Args) -> float:
        """Before anything is built: what it brings may be used at once."""
        return FUNCTION_WORTH

    def fill_up(self, args: Args) -> float:
        """The resource that is wanted most, and of which most comes."""
        return self.want(args[0]) * (3 - min(3, self.stock[args[0]]))

    def trade_regions(self, args: Args) -> float:
        """A kind and a number that the principality lacks, for one that it has more of, with what lies there."""
        mine, theirs = args
        stored = {r["region"]: r["stored"] for r in (*self.other["above"], *self.other["below"])}
        gain = self.region_worth(theirs) - self.region_worth(mine) + stored.get(theirs, 0) - self.stored_in(mine)
        return gain + 0.1 * NUMBER_OF[theirs]

    def offer_trade(self, _args: Args) -> float:
        return -math.inf  # bots do not ask for favours, and do not think about it

    def offer(self, args: Args) -> float:
        amount: int = args[0]
        return self.spare(args[1]) - 2.0 * amount - self.want(args[1])

    def ask_for(self, args: Args) -> float:
        amount: int = args[0]
        return self.want(args[1]) - 2.0 * amount

    def accept(self, _args: Args) -> float:
        """What is offered for what is asked: it must help more than what it costs."""
        gets, gives = self.about["resource"], self.about["other"]
        gained = int(self.about["amount"]) * self.want(gets)
        lost = int(self.about["otheramount"]) * (self.want(gives) + 10.0 * (self.spare(gives) <= 0))
        return gained - lost - FAIR_OFFER


def _more_served(doublers: Mapping[str, list[str]], one: str, other: str) -> int:
    """How many more times regions lie beside a doubler of their own if these two change places."""
    first, second = RESOURCE_OF[one], RESOURCE_OF[other]
    after = doublers[other].count(first) + doublers[one].count(second)
    return after - doublers[one].count(first) - doublers[other].count(second)


JUDGES: Final[Mapping[str, Judge]] = {
    **COMMON_JUDGES,
    "play": Appraisal.play,
    "remove": Appraisal.remove,
    "put": Appraisal.put,
    "take-discard": Appraisal.take_discard,
    "swap-regions": Appraisal.swap_regions,
    "use": Appraisal.use_function,
    "fill-up": Appraisal.fill_up,
    "trade-regions": Appraisal.trade_regions,
    "name": Appraisal.name,
    "offer-trade": Appraisal.offer_trade,
    "offer": Appraisal.offer,
    "ask-for": Appraisal.ask_for,
    "accept": Appraisal.accept,
}
ADVICE: Final = Advice(JUDGES)
worth_playing = ADVICE.worth_playing
could_help = ADVICE.could_help


def appraise(view: View, choice: Choice) -> list[float]:
    """The worth of each option of a choice to the seat that makes it."""
    appraisal = Appraisal(view, SEATS.index(str(view["seat"])), choice)
    return [appraisal.option(option) for option in choice.options]
