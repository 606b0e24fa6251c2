"""What options are worth to a seat that plays for the next gain. Reads nothing but the seat's own view."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from ...kernel import Choice, Option
from .abilities import AUFRUF, EXPERTISE, INTERVENIEREN
from .cards import Card
from .condition import Condition, is_met, lacking_of, read_condition
from .data import CARDS, MOST_COPIES
from .view import BidView, PlayerView, View

STOP: Final = 0.0
NEVER: Final = -10.0
AVERAGE: Final = 3.7  # of a hidden card
ABILITY_WORTH: Final = 1.5


class Appraisal:
    """One look at the table from one seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: PlayerView = next(player for player in view["players"] if player["seat"] == view["seat"])
        self.won = tuple(self.me["won"])
        self.condition = _condition(view["victory"])
        self.worths: dict[str, float] = {}

    # what things are worth

    def card(self, card: str) -> float:
        """A card in the hand: what it can win, and what else it does."""
        facts = CARDS[card]
        return facts.value + ABILITY_WORTH * len(facts.abilities)

    def resource(self, resource: str | None) -> float:
        """How much nearer to victory a resource brings."""
        if resource is None:
            return 0.0
        if resource not in self.worths:
            self.worths[resource] = self._worth(resource)
        return self.worths[resource]

    def _worth(self, resource: str) -> float:
        """By the alternative of the condition it brings nearest, if those of a kind are to be of this one."""
        best = 0.0
        for parts in self.condition:
            need = lacking_of(parts, (), resource)
            left = lacking_of(parts, (*self.won, resource), resource)
            if left < lacking_of(parts, self.won, resource):
                best = max(best, 6.0 + 6.0 * (need - left) / need + 10.0 * (left == 0))
        return best or 2.0

    def threat(self, seat: str, resource: str | None) -> float:
        """How badly somebody else wants it."""
        if resource is None:
            return 0.0
        won = tuple(next(player for player in self.view["players"] if player["seat"] == seat)["won"])
        return 6.0 if is_met(self.condition, (*won, resource)) else 0.0

    def expected(self, bid: BidView) -> float:
        return float(bid["value"]) if bid["value"] is not None else AVERAGE + 0.5

    def totals(self, slot: int) -> tuple[float, float]:
        """The own total at a resource, and the best of the others as far as it can be guessed."""
        own, rivals = 0.0, Counter[str]()
        for bid in self.view["display"][slot]["bids"]:
            if bid["owner"] == self.me["seat"]:
                own += self.expected(bid)
            else:
                rivals[bid["owner"]] += self.expected(bid)  # type: ignore[assignment]
        return own, max(rivals.values(), default=0.0)

    # what options are worth

    def option(self, option: Option) -> float:
        judge = JUDGES.get(option.form.name)
        return judge(self, option.args) if judge is not None else STOP

    def use(self, _args: tuple[str, ...]) -> float:
        return 2.0

    def call(self, args: tuple[str, ...]) -> float:
        """Weak cards with something to do, and those that stay and help."""
        facts = CARDS[args[0]]
        if self.view["phase"] == "second-call":
            return 3.0 - facts.value + 1.5 * len(facts.abilities) - 2.0 * self._for_trade(facts)
        stays = AUFRUF in facts.by_keyword
        return 6.0 - facts.value + 3.0 * stays + len(facts.abilities) - 1.5 * self._for_trade(facts)

    def _for_trade(self, facts: Card) -> int:
        return (EXPERTISE in facts.by_keyword) + (INTERVENIEREN in facts.by_keyword)

    def pass_with(self, args: tuple[str, ...]) -> float:
        """Only with an empty-looking hand: two cards for a lost chance to trade."""
        strong = sum(CARDS[card].value >= 4 for card in self.me["hand"] or ())
        return 4.0 - CARDS[args[0]].value if strong <= 1 and self.me["hand_size"] <= 3 else -CARDS[args[0]].value - 1.0

    def bid(self, args: tuple[str, ...]) -> float:
        """What the card adds to the chance of getting what is wanted."""
        card, slot = args[0], int(args[1]) - 1
        facts = CARDS[card]
        own, best = self.totals(slot)
        worth = self.resource(self.view["display"][slot]["resource"])
        adds = facts.value + 1.5 * (EXPERTISE in facts.by_keyword)
        before, after = self._chance(own, best), self._chance(own + adds, best)
        rivals = {bid["owner"] for bid in self.view["display"][slot]["bids"]} - {self.me["seat"]}
        worth += max((self.threat(seat, self.view["display"][slot]["resource"]) for seat in rivals), default=0.0)
        kept = 0.25 * facts.value
        return worth * (after - before) - kept

    def _chance(self, own: float, best: float) -> float:
        """Of coming out on top: rivals may still add something."""
        if own <= 0:
            return 0.0
        lead = own - best - 1.5
        return min(0.95, max(0.05, 0.5 + lead / 10.0))

    def intervene(self, _args: tuple[str, ...]) -> float:
        return 0.4

    def opt_out(self, _args: tuple[str, ...]) -> float:
        return -3.0

    def discard(self, args: tuple[str, ...]) -> float:
        return -self.card(args[0])

    def keep(self, args: tuple[str, ...]) -> float:
        return self.card(args[0])

    def remove(self, args: tuple[str, ...]) -> float:
        return 4.0 - self.card(args[0])

    def put_next(self, args: tuple[str, ...]) -> float:
        return self.card(args[0])

    def choose_seat(self, args: tuple[str, ...]) -> float:
        """The one who is nearest to winning; never the seat itself if it can be helped."""
        if args[0] == self.me["seat"]:
            return NEVER
        other = next(player for player in self.view["players"] if player["seat"] == args[0])
        return len(other["won"]) + 0.1 * len(other["pile"]) + 0.1 * other["hand_size"]

    def redraw(self, args: tuple[str, ...]) -> float:
        return 5.0 - self.resource(self.view["display"][int(args[0]) - 1]["resource"])

    def exchange(self, args: tuple[str, ...]) -> float:
        """A wanted resource to where the own bids lie."""
        one, other = (int(slot) - 1 for slot in args)
        gain = 0.0
        for here, there in ((one, other), (other, one)):
            own, best = self.totals(here)
            new = self.resource(self.view["display"][there]["resource"])
            gain += self._chance(own, best) * (new - self.resource(self.view["display"][here]["resource"]))
        return gain

    def banish(self, args: tuple[str, ...]) -> float:
        return NEVER if args[1] == self.me["seat"] else self.card(args[0])

    def choose_bid(self, args: tuple[str, ...]) -> float:
        """A rival's strongest, or the own bid where it matters."""
        for slot in self.view["display"]:
            for bid in slot["bids"]:
                if bid["number"] == int(args[0]):
                    worth = self.resource(slot["resource"])
                    return worth + self.expected(bid) * (0.5 if bid["owner"] == self.me["seat"] else 1.0)
        return STOP

    def move_to(self, args: tuple[str, ...]) -> float:
        slot = int(args[0]) - 1
        own, best = self.totals(slot)
        return self.resource(self.view["display"][slot]["resource"]) * self._chance(own + AVERAGE, best)


Judge = Callable[[Appraisal, tuple[str, ...]], float]
JUDGES: Final[Mapping[str, Judge]] = {
    "draft": Appraisal.keep,
    "use": Appraisal.use,
    "call": Appraisal.call,
    "pass-with": Appraisal.pass_with,
    "bid": Appraisal.bid,
    "intervene": Appraisal.intervene,
    "opt-out": Appraisal.opt_out,
    "discard": Appraisal.discard,
    "put-next": Appraisal.put_next,
    "retrieve": Appraisal.keep,
    "remove": Appraisal.remove,
    "reclaim": Appraisal.keep,
    "choose-seat": Appraisal.choose_seat,
    "redraw": Appraisal.redraw,
    "exchange": Appraisal.exchange,
    "banish": Appraisal.banish,
    "choose-bid": Appraisal.choose_bid,
    "move-to": Appraisal.move_to,
}


@cache
def _condition(text: str) -> Condition:
    return read_condition(text, MOST_COPIES)


def appraise(view: View, choice: Choice) -> list[float]:
    """The worth of each option of a choice to the seat that makes it."""
    appraisal = Appraisal(view)
    return [appraisal.option(option) for option in choice.options]
