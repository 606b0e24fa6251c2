"""What options are worth to a player of this game (see `realm/appraisal.py`)."""

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from ...kernel import Args, Choice
from ..realm.appraisal import (
    COMMON_JUDGES,
    NEVER,
    POINT_WORTH,
    TOKEN_WORTH,
    UNUSABLE,
    Advice,
    Goal,
    Judge,
    Table,
    something_to_build,
)
from ..realm.appraisal import Appraisal as CommonAppraisal
from ..realm.cards import Card
from ..realm.prince import CITADEL, PLACE_NAMES, ROWS, SITE_AT
from ..realm.regions import NUMBER_OF, RESOURCE_OF
from ..realm.view import CounterView
from .data import CARDS, CLUB, MILL, SEATS, SUN
from .data import CITADEL as CITADEL_CARD
from .modes import BOX, MODES
from .view import PrinceView, View

__all__ = ["Appraisal", "appraise", "could_help", "something_to_build", "worth_playing", "worth_using"]

ATTACKED: Final = 4.0  # what a protection card is worth when an attack comes
AIMED_AT: Final = {"burn", "defeat", "buergerkrieg", "kaperflotte", "bestechung"}  # where the other's cards are removed
MINT_WORTH: Final = 4.0
ROBBED_FROM: Final = 7
FUNCTION_WORTH: Final = 30.0
WIZARD_WORTH: Final = 2.0
BOOK_WORTH: Final = 1.5
RELUCTANT: Final = -3.0  # who is less glad than that to give a card up keeps it
FAIR_OFFER: Final = 4.0  # by so much what one gets must be more welcome than what one gives is


class Appraisal(CommonAppraisal):
    """One look at the table from one seat, which is asked something."""

    def __init__(self, view: View, seat: int, choice: Choice) -> None:
        princes = view["princes"]
        self.princes = princes[seat], princes[1 - seat]
        self.asked = choice.prompt
        self.about = choice.about
        self.is_strongest_trader = view["muehlenstein"] == princes[seat]["seat"]
        self.counters = princes[seat]["counters"]
        self.other_counters = princes[1 - seat]["counters"]
        self.wizards = _wizards_of(princes[seat])
        self.other_wizards = _wizards_of(princes[1 - seat])
        self.charged = [(charged["card"], charged["site"]) for charged in view["charged"]]
        self.citadels = view["citadels"]
        self.event = view["event_card"] or view["event"] or ""
        self.discards = dict.fromkeys(view["memory"]["discards"]) if view["memory"] else {}
        self.stack_sizes = [stack["cards"] for stack in view["stacks"]]
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
            open_cards=[stack["card"] for stack in view["open_stacks"] if stack["cards"]],
        )
        super().__init__(table, princes[seat], princes[1 - seat])

    # what cards are worth

    def worth(self, card: str) -> float:
        """Also what a card adds to those that lie there already."""
        facts = CARDS[card]
        worth = super().worth(card) + MINT_WORTH * facts.mints + self._magic_worth(facts)
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

    def _magic_worth(self, facts: Card) -> float:
        """K-186: a wizard where none is yet makes a citadel count; what stands in a book helps who has wizards."""
        if facts.kind == "wizard":
            return WIZARD_WORTH + POINT_WORTH * self._would_count(facts)
        return BOOK_WORTH * (bool(facts.spell) and bool(self.wizards))

    def _would_count(self, wizard: Card) -> bool:
        """K-186: whether there is room for a wizard at a citadel that has none yet."""
        rows = (self.me["above"], self.me["below"])
        taken = {(annex["row"], annex["at"]) for annex in self.me["annexes"]}
        served = {region for _, region in self.wizards}
        for at, place in enumerate(self.me["places"]):
            corners = [(row, gap) for row in (0, 1) for gap in (at, at + 1)]
            regions = [rows[row][gap] for row, gap in corners]
            if place != PLACE_NAMES[CITADEL] or any(region["region"] in served for region in regions):
                continue
            free = [rows[row][gap]["resource"] for row, gap in corners if (ROWS[row], gap) not in taken]
            if free and (wizard.links or wizard.lies_at in free):
                return True
        return False

    def power(self) -> int:
        """K-190: what the wizards who were not charged in this turn can spend."""
        able = [wizard for wizard in self.wizards if wizard not in self.charged]
        return sum(self.power_of(*wizard) for wizard in able)

    def power_of(self, card: str, region: str) -> int:
        return _power_of(self.counters, card, region)

    def weakest_opponent(self) -> int:
        """The least power that a wizard of the other has."""
        return min([_power_of(self.other_counters, *wizard) for wizard in self.other_wizards], default=0)

    def needs_power(self) -> bool:
        """Whether there is anything that it could pay for."""
        cards = [*self.lying, *(CARDS[card] for card in self.me["hand"] or ())]
        return any(card.power or card.spell for card in cards)

    def _could_build(self, card: str) -> bool:
        facts = CARDS[card]
        enough = self.me["places"].count(PLACE_NAMES[CITADEL]) >= facts.needs_citadels and facts.power <= self.power()
        return enough and self._meets_conditions(facts) and super()._could_build(card)

    def _meets_conditions(self, facts: Card) -> bool:
        """K-104, K-128, K-133: what must be so at the moment of building."""
        me, other = self.princes
        return (
            (not facts.needs_champion or me["points"]["tournament"] > other["points"]["tournament"])
            and (not facts.needs_counters or self._counted() >= facts.needs_counters)
            and (not facts.needs_ship or any(card.kind == "trade_ship" for card in self.lying))
            and not (facts.without_citadel and PLACE_NAMES[CITADEL] in me["places"])
            and not 0 < facts.expelled_by_strength <= other["points"]["strength"]
            and not 0 < facts.expelled_by_trade <= other["points"]["trade"]
        )

    def _counted(self) -> int:
        """Trade points on cards that count some."""
        return sum(counter["count"] for counter in self.counters if CARDS[counter["card"]].counts_to)

    def _goals(self) -> list[Goal]:
        goals = super()._goals()
        if self.citadels and "settlement" in self.me["places"] and (worth := self._citadel_worth()) > 0:
            goals.append(self._goal(worth, dict(CITADEL_CARD.cost)))
        return goals

    def _citadel_worth(self) -> float:
        """For the wizards of the hand; for other magic only where there are no cities any more."""
        hand = [CARDS[card] for card in self.me["hand"] or ()]
        wizards = [card for card in hand if card.kind == "wizard" and not card.links]
        standing = self.me["places"].count(PLACE_NAMES[CITADEL])
        # a city has room for more that counts, so one is left for it as long as there are any
        spare = not self.table.cities or self.me["places"].count("settlement") > 1
        if wizards and standing <= len(self.wizards) and spare:
            return 9.0
        waits = not standing and not self.table.cities and any(card.needs_citadels for card in hand)
        return 4.0 if waits else -1.0

    def _expendable(self, card: str) -> bool:
        """Where nothing can be built any more, also what an advantage does not hang on."""
        if super()._expendable(card):
            return True
        facts = CARDS[card]
        full = not (self.table.cities or self.table.settlements or self.free[1])
        return full and not facts.vp and self._keeps_advantages(facts)

    def _keeps_advantages(self, facts: Card) -> bool:
        """Whether both advantages stay without this card."""
        me, other = self.me["seat"], self.other["seat"]
        for holder, amounts, points in (
            (self.table.hero, self.table.strength, facts.strength),
            (self.table.trader, self.table.trade, facts.trade),
        ):
            if holder == me and points and amounts[me] - points - 1 <= amounts[other]:
                return False
        return True

    def _action_helps(self, title: str) -> bool:
        """Magic without wizards does not."""
        return (not CARDS[title].power or bool(self.wizards)) and super()._action_helps(title)

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
        lying = self.cards_of(self.other)
        return max((self.harm(card.id) for card in lying if card.kind in kinds), default=0.0)

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

    def best_discard(self, kinds: tuple[str, ...] = ()) -> float:
        """How much the best discarded card, of these kinds, could be used, apart from those that only fetch others."""
        usable = [card for card in self.discards if not CARDS[card].recovers]
        found = [card for card in usable if not kinds or CARDS[card].kind in kinds]
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

    def use_function(self, args: Args) -> float:
        """Before anything is built: what it brings may be used at once; some cards know better."""
        worth = self.table.advice.using.get(CARDS[args[0]].title)
        return FUNCTION_WORTH if worth is None else worth(self)

    def build_metropolis(self, _args: Args) -> float:
        """It costs nothing and makes room."""
        return FUNCTION_WORTH

    def build_citadel(self, _args: Args) -> float:
        return self._unless_saving(self._citadel_worth(), dict(CITADEL_CARD.cost))

    def feed(self, args: Args) -> float:
        """Last of all, with what nothing else needs: who is fed does nothing more in this turn."""
        if self.asked != "action":
            return -self.power_of(*args)
        helps = self.needs_power() and self.spare(RESOURCE_OF[args[1]]) > 0
        return 0.3 if helps else -1.0

    def spend_power(self, args: Args) -> float:
        return self.power_of(*args)

    def cast(self, args: Args) -> float:
        worth = self.table.advice.using.get(CARDS[args[0]].title)
        return -1.0 if worth is None else worth(self)

    def set_event(self, args: Args) -> float:
        """The symbol that brings most."""
        return self.event_worth(args[0])

    def event_worth(self, event: str) -> float:
        """What a symbol of the event die means."""
        mine, theirs = sum(self.stock.values()), sum(self.other["resources"].values())
        if event == CLUB:
            return 3.0 * (theirs > ROBBED_FROM) - 4.0 * (mine > ROBBED_FROM)
        if event == MILL:
            trader = self.table.trader
            return 3.0 if self.is_strongest_trader else -3.0 if trader == self.other["seat"] else 0.0
        return 1.0 if event == SUN else 0.0

    def strike(self, args: Args) -> float:
        return float(self.stored_around(args[0]))

    def stored_around(self, place: int) -> int:
        """How many regions at the corners of a place of the other hold something."""
        rows = (self.other["above"], self.other["below"])
        return sum([region["stored"] > 0 for row in rows for region in row[place : place + 2]])

    def banish(self, _args: Args) -> float:
        return 1.0

    def trade_lit(self, args: Args) -> float:
        return self._exchange(1, RESOURCE_OF[args[0]], args[1])

    def charge(self, args: Args) -> float:
        """Only with what the goal does not need."""
        return 2.5 if self.spare(RESOURCE_OF[args[1]]) >= 2 else -1.0

    def redeem(self, args: Args) -> float:
        facts = CARDS[args[0]]
        return self._unless_saving(self.value(facts) - facts.price, dict(facts.cost))

    def forgo(self, args: Args) -> float:
        return -self.want(args[0])

    def fill_region(self, args: Args) -> float:
        return 3.0 - self.stored_in(args[0])

    def name_resource(self, _args: Args) -> float:
        return -math.inf  # bots move nothing

    def ban(self, args: Args) -> float:
        """The stack with the most cards, rather one of the theme set."""
        stack: int = args[0]
        return self.stack_sizes[stack] + (5.0 if stack == len(self.stack_sizes) - 1 else 0.0)

    def lift_ban(self, _args: Args) -> float:
        """Gold that nothing else needs."""
        return 0.5 if self.spare("gold") >= 3 else -1.0

    def sort(self, args: Args) -> float:
        """The best card on top; the rest stays as it lies."""
        return NEVER if self.about["laid"] else 0.1 + self.use(args[0])

    def fill_up(self, args: Args) -> float:
        """The resource that is wanted most, and of which most comes."""
        return self.want(args[0]) * (3 - min(3, self.stock[args[0]]))

    def wins_token(self, gain: int, key: str) -> bool:
        return self._token_worth(gain, key) > 0.0

    def turning_wins(self, points: str, amount: int) -> bool:
        """Whether so many points fewer of the other kind and more of this one win an advantage and lose none."""
        lost = "trade" if points == "strength" else "strength"
        amounts = self.table.strength if lost == "strength" else self.table.trade
        holds = (self.table.hero if lost == "strength" else self.table.trader) == self.me["seat"]
        keeps = amounts[self.me["seat"]] - amount > amounts[self.other["seat"]]
        return self._token_worth(amount, points) > 0.0 and (keeps or not holds)

    def one_to_one(self, args: Args) -> float:
        """What there is most of that nothing waits for."""
        return 1.0 * self.spare(args[0])

    def coin(self, _args: Args) -> float:
        return -1.0  # what can be paid for as it is written is

    def show(self, args: Args) -> float:
        """The side that wins an advantage, or else the one that is further from it."""
        points: str = args[0]
        return self._token_worth(2, points) + (0.5 if points == "trade" else 0.0)

    def send(self, args: Args) -> float:
        """Where it is of least use to the other: beside what is full."""
        row, place = SITE_AT.get(args[1], (0, -1))
        regions = self.other["above"] if row == 0 else self.other["below"]
        return 1.0 * sum([region["stored"] for region in regions[place : place + 2]]) if place >= 0 else 0.0

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
        if self.asked == "handelsmonopol":
            return self.want(args[1]) + amount
        return self.want(args[1]) - 2.0 * amount

    def accept(self, _args: Args) -> float:
        """What is offered for what is asked: it must help more than what it costs."""
        gets, gives = self.about["resource"], self.about["other"]
        gained = int(self.about["amount"]) * self.want(gets)
        lost = int(self.about["otheramount"]) * (self.want(gives) + 10.0 * (self.spare(gives) <= 0))
        return gained - lost - FAIR_OFFER

    def put_away(self, args: Args) -> float:
        return -self.use(args[0])

    def keep_card(self, args: Args) -> float:
        return self.use(args[0])


def _wizards_of(prince: PrinceView) -> list[tuple[str, str]]:
    """Each with the region at which it lies."""
    rows = {"above": prince["above"], "below": prince["below"]}
    lying = [(annex["card"], rows[annex["row"]][annex["at"]]["region"]) for annex in prince["annexes"]]
    return [(card, region) for card, region in lying if CARDS[card].kind == "wizard"]


def _power_of(counters: list[CounterView], card: str, region: str) -> int:
    return next((c["count"] for c in counters if (c["card"], c["site"]) == (card, region)), 0)


def _more_served(doublers: Mapping[str, list[str]], one: str, other: str) -> int:
    """How many more times regions lie beside a doubler of their own if these two change places."""
    first, second = RESOURCE_OF[one], RESOURCE_OF[other]
    after = doublers[other].count(first) + doublers[one].count(second)
    return after - doublers[one].count(first) - doublers[other].count(second)


JUDGES: Final[Mapping[str, Judge]] = {
    **COMMON_JUDGES,
    "put-away": Appraisal.put_away,
    "keep-card": Appraisal.keep_card,
    "play": Appraisal.play,
    "remove": Appraisal.remove,
    "put": Appraisal.put,
    "take-discard": Appraisal.take_discard,
    "swap-regions": Appraisal.swap_regions,
    "use": Appraisal.use_function,
    "build-metropolis": Appraisal.build_metropolis,
    "build-citadel": Appraisal.build_citadel,
    "feed": Appraisal.feed,
    "spend-power": Appraisal.spend_power,
    "cast": Appraisal.cast,
    "set-event": Appraisal.set_event,
    "strike": Appraisal.strike,
    "banish": Appraisal.banish,
    "ban": Appraisal.ban,
    "lift-ban": Appraisal.lift_ban,
    "lift-ban-from-discards": Appraisal.lift_ban,
    "sort": Appraisal.sort,
    "fill-up": Appraisal.fill_up,
    "one-to-one": Appraisal.one_to_one,
    "coin": Appraisal.coin,
    "show": Appraisal.show,
    "send": Appraisal.send,
    "trade-regions": Appraisal.trade_regions,
    "name": Appraisal.name,
    "offer-trade": Appraisal.offer_trade,
    "offer": Appraisal.offer,
    "ask-for": Appraisal.ask_for,
    "accept": Appraisal.accept,
    "trade-lit": Appraisal.trade_lit,
    "charge": Appraisal.charge,
    "redeem": Appraisal.redeem,
    "forgo": Appraisal.forgo,
    "fill-region": Appraisal.fill_region,
    "name-resource": Appraisal.name_resource,
}
ADVICE: Final = Advice(JUDGES)
worth_playing = ADVICE.worth_playing
could_help = ADVICE.could_help
worth_using = ADVICE.worth_using


def appraise(view: View, choice: Choice) -> list[float]:
    """The worth of each option of a choice to the seat that makes it."""
    appraisal = Appraisal(view, SEATS.index(str(view["seat"])), choice)
    return [appraisal.option(option) for option in choice.options]
