"""What options are worth to a seat that plays for the next gain. Reads nothing but the seat's own view."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from ...kernel import Args, Choice, Option
from .abilities import ABBERUFEN, AUFRUF, EINSATZ, EXPERTISE, INTERVENIEREN, SPEKULIEREN, Ability
from .cards import Card
from .condition import Condition, is_met, lacking, lacking_of, read_condition
from .data import CARDS, MOST_COPIES, SEAT_NAMES
from .prospects import BONUS, STRENGTH, auras_of
from .view import BidView, PlayerView, View

STOP: Final = 0.0
NEVER: Final = -10.0
AVERAGE: Final = 3.7  # of a hidden card
A_CARD: Final = 3.0  # what a drawn card brings, in points of trade value
DISCARDED: Final = 1.2  # and what the worst card of a hand would have brought
# what else abilities bring at once: so much, and so much for each point of their amount
AT_ONCE: Final[Mapping[str, tuple[float, float]]] = {
    "draw": (0.0, A_CARD),
    "sift": (0.4, 0.1),
    "tax": (1.0, 0.0),
    "mill": (0.1, 0.1),
    "wipe": (0.2, 0.0),
    "redraw": (0.6, 0.0),
}
# and what lasts, for a whole trading phase
LASTING: Final[Mapping[str, tuple[float, float]]] = {
    "aura_total": (0.0, 2.2),
    "aura_drain": (0.0, 1.8),
    "aura_species": (0.0, 0.0),  # by what the hand holds
    "aura_edge": (0.8, 0.0),
    "aura_feud": (0.0, 0.4),
    "aura_pass": (0.2, 0.0),
}
FOR_GOOD: Final = 1.5  # what works from the recall pile works in later rounds too


# what a card in the hand is good for beyond this round
KEPT: Final[Mapping[str, float]] = {
    id: 0.25 * card.value + 0.3 * len(card.by_keyword.get(SPEKULIEREN, ())) for id, card in CARDS.items()
}


class Place:
    """A place of the display: what its resource is worth, and how the bids stand there."""

    __slots__ = ("best", "chance", "own", "worth")

    worth: float
    own: float
    best: float
    chance: float


class Appraisal:
    """One look at the table from one seat."""

    def __init__(self, view: View, choice: Choice) -> None:
        self.view = view
        self.choice = choice
        self._places: list[Place] | None = None
        self.me: PlayerView = next(player for player in view["players"] if player["seat"] == view["seat"])
        self.won = tuple(self.me["won"])
        self.condition = _condition(view["victory"])
        self.worths: dict[str, float] = {}

    # what things are worth

    def card(self, card: str) -> float:
        """A card in the hand: what it can win, and what else it does."""
        facts = CARDS[card]
        return STRENGTH[card] + sum([self._later(ability) for ability in facts.abilities])

    def _later(self, ability: Ability) -> float:
        """What an ability may yet bring to who holds the card; an Einsatz comes no more."""
        if ability.keyword in (EINSATZ, EXPERTISE):
            return 0.0
        if ability.keyword == SPEKULIEREN:
            return 0.6 * self.brings(ability)
        return 0.4 * self.brings(ability)

    def brings(self, ability: Ability) -> float:
        """What an ability brings if it works now."""
        effect, amount = ability.effect, ability.amount
        if effect == "cycle":
            return max(0.3, A_CARD * amount - DISCARDED * ability.cost - 0.3 * ability.cost * ability.cost)
        if effect == "refine":
            return max(0.0, A_CARD * amount - DISCARDED)
        if effect == "retrieve":
            others = len(self.me["pile"])
            return (A_CARD + 0.5 if ability.to == "hand" else 0.8) if others else 0.0
        if effect == "reclaim":
            return A_CARD if self.me["removed_size"] else 0.0
        if effect == "mill" and ability.target == "own":
            return -0.2  # cards of the own deck are missing later on
        if effect == "banish":
            return 1.5 if any(player["laid"] for player in self.view["players"] if player is not self.me) else 0.0
        if ability.lasting:
            fixed, each = LASTING[effect]
            brings = fixed + each * amount
            return FOR_GOOD * brings if ability.keyword == ABBERUFEN else brings
        fixed, each = AT_ONCE.get(effect, (0.0, 0.0))
        return fixed + each * amount

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

    def missing(self) -> int:
        """How many resources the player who is nearest to victory still lacks."""
        return min([lacking(self.condition, tuple(player["won"])) for player in self.view["players"]])

    def threat(self, seat: str, resource: str | None) -> float:
        """How badly somebody else wants it."""
        if resource is None:
            return 0.0
        won = tuple(self._player(seat)["won"])
        return 6.0 if is_met(self.condition, (*won, resource)) else 0.0

    def expected(self, bid: BidView) -> float:
        if bid["value"] is None:
            return AVERAGE + 0.5
        more = 0.0 if bid["up"] or bid["card"] is None else BONUS[bid["card"]]
        return bid["value"] + more

    def places(self) -> list[Place]:
        """Looked at once for all options."""
        if self._places is None:
            self._places = [self._place(slot) for slot in range(len(self.view["display"]))]
        return self._places

    def _place(self, slot: int) -> Place:
        """With what lasts, as far as it can be guessed how hidden bids turn out."""
        shown = self.view["display"][slot]
        totals: dict[str, float] = {}
        for bid in shown["bids"]:
            totals[bid["owner"]] = totals.get(bid["owner"], 0.0) + self.expected(bid)
        place = Place()
        place.worth = self.resource(shown["resource"])
        place.own = totals.pop(self.me["seat"], 0.0)
        place.best = max([total + self._aura_total(seat) for seat, total in totals.items()], default=0.0)
        threats = [self.threat(seat, shown["resource"]) for seat in totals]
        place.worth += max(threats, default=0.0)
        place.chance = self._chance(place.own, place.best)
        return place

    def _aura_total(self, seat: str) -> float:
        player = self._player(seat)
        return auras_of(player["laid"], player["pile"]).total

    def _player(self, seat: str) -> PlayerView:
        return next(player for player in self.view["players"] if player["seat"] == seat)

    # what options are worth

    def option(self, option: Option) -> float:
        judge = JUDGES.get(option.form.name)
        return judge(self, option.args) if judge is not None else STOP

    def use(self, args: Args) -> float:
        """Einsatz or Spekulieren. Cards that are discarded are missing later on, the more the longer it still takes."""
        keyword = SPEKULIEREN if self.choice.prompt == "spekulieren" else EINSATZ
        worth = 0.1
        for ability in CARDS[args[0]].by_keyword[keyword]:
            worth += self.brings(ability) - 1.2 * ability.cost * (self.missing() - 1)
        return worth

    def call(self, args: Args) -> float:
        """What the card does when called, against what it could still do in the hand."""
        facts = CARDS[args[0]]
        second = self.view["phase"] == "second-call"
        worth = 4.0 if second else 6.0
        if AUFRUF in facts.by_keyword:  # it stays and is not replaced
            worth -= A_CARD
            for ability in facts.by_keyword[AUFRUF]:
                if not ability.lasting:
                    worth += self.brings(ability)
                elif not second:  # in the second call phase nothing is left to work on
                    worth += self.brings(ability) + self._for_species(facts, ability)
        for ability in facts.by_keyword.get(ABBERUFEN, ()):
            worth += self.brings(ability)
        return worth - STRENGTH[args[0]] - self._for_later(facts)

    def _for_species(self, facts: Card, ability: Ability) -> float:
        """What raises the bids of a species is worth as much as there are such cards to bid."""
        if ability.effect != "aura_species":
            return 0.0
        fellows = sum([CARDS[card].species == facts.species for card in self.me["hand"] or ()]) - 1
        return 0.5 * ability.amount * fellows

    def _for_later(self, facts: Card) -> float:
        """What is lost if the card is not there in the next trading phase, or at the beginning of the next round."""
        intervening = sum([self.brings(ability) for ability in facts.by_keyword.get(INTERVENIEREN, ())])
        speculating = sum([self.brings(ability) for ability in facts.by_keyword.get(SPEKULIEREN, ())])
        return 0.7 * intervening + 0.6 * speculating

    def pass_with(self, args: Args) -> float:
        """Only with an empty-looking hand: two cards for a lost chance to trade."""
        strong = sum(CARDS[card].value >= 4 for card in self.me["hand"] or ())
        return 4.0 - CARDS[args[0]].value if strong <= 1 and self.me["hand_size"] <= 3 else -CARDS[args[0]].value - 1.0

    def bid(self, args: Args) -> float:
        """What the card adds to the chance of getting what is wanted."""
        card, slot = args[0], args[1]
        place = self.places()[slot]
        after = self._chance(place.own + STRENGTH[card], place.best)
        return place.worth * (after - place.chance) - KEPT[card]

    def _chance(self, own: float, best: float) -> float:
        """Of coming out on top: rivals may still add something."""
        if own <= 0:
            return 0.0
        lead = own - best - 1.5
        return min(0.95, max(0.05, 0.5 + lead / 10.0))

    def intervene(self, args: Args) -> float:
        """What it does now, against the card as a bid."""
        facts = CARDS[args[0]]
        worth = -0.25 * facts.value
        for ability in facts.by_keyword[INTERVENIEREN]:
            worth += self._intervening(ability)
        for ability in facts.by_keyword.get(ABBERUFEN, ()):
            worth += 0.5 * self.brings(ability)
        return worth

    def _intervening(self, ability: Ability) -> float:
        if ability.effect == "exchange":
            slots = range(len(self.places()))
            return max([self._swapped(one, other) for one in slots for other in slots if one < other], default=0.0)
        if ability.effect in ("reroute", "withdraw"):
            return max([self._moved(slot, bid) for slot, bid in self._own_hidden()], default=0.0)
        if ability.effect == "peek":
            hidden = any(bid["card"] is None for slot in self.view["display"] for bid in slot["bids"])
            return 0.8 if hidden and self.me["hand_size"] > 1 else 0.0
        return 0.6 * self.brings(ability)

    def _own_hidden(self) -> list[tuple[int, BidView]]:
        return [
            (number, bid)
            for number, slot in enumerate(self.view["display"])
            for bid in slot["bids"]
            if bid["owner"] == self.me["seat"] and not bid["up"]
        ]

    def _moved(self, slot: int, bid: BidView) -> float:
        """What it brings to have a bid elsewhere, where it does most."""
        places = self.places()
        value = self.expected(bid)
        left = places[slot]
        lost = left.worth * (left.chance - self._chance(left.own - value, left.best))
        others = [self._with(place, value) for number, place in enumerate(places) if number != slot and place.worth]
        return max(others, default=0.0) - lost

    def _with(self, place: Place, value: float) -> float:
        return place.worth * (self._chance(place.own + value, place.best) - place.chance)

    def _swapped(self, one: int, other: int) -> float:
        """A wanted resource to where the own bids lie."""
        here, there = self.places()[one], self.places()[other]
        return (here.chance - there.chance) * (there.worth - here.worth)

    def opt_out(self, _args: Args) -> float:
        return -3.0

    def discard(self, args: Args) -> float:
        return -self.card(args[0])

    def keep(self, args: Args) -> float:
        return self.card(args[0])

    def remove(self, args: Args) -> float:
        return 4.0 - self.card(args[0])

    def put_next(self, args: Args) -> float:
        return self.card(args[0])

    def choose_seat(self, args: Args) -> float:
        """The one who is nearest to winning; never the seat itself if it can be helped."""
        seat = SEAT_NAMES[args[0]]
        if seat == self.me["seat"]:
            return NEVER
        other = self._player(seat)
        return len(other["won"]) + 0.1 * len(other["pile"]) + 0.1 * other["hand_size"]

    def redraw(self, args: Args) -> float:
        return 5.0 - self.resource(self.view["display"][args[0]]["resource"])

    def exchange(self, args: Args) -> float:
        one, other = args
        return self._swapped(one, other)

    def banish(self, args: Args) -> float:
        return NEVER if SEAT_NAMES[args[1]] == self.me["seat"] else self.card(args[0])

    def choose_bid(self, args: Args) -> float:
        """A rival's strongest, or the own bid where it matters."""
        for number, slot in enumerate(self.view["display"]):
            for bid in slot["bids"]:
                if bid["number"] == args[0]:
                    return self._chosen(number, bid)
        return STOP

    def _chosen(self, slot: int, bid: BidView) -> float:
        place = self.places()[slot]
        if self.choice.prompt in ("reroute", "withdraw"):
            return self._moved(slot, bid)
        if self.choice.prompt == "support":
            return self._with(place, A_CARD)
        if self.choice.prompt == "echo" and bid["card"] is not None:
            return BONUS[bid["card"]]
        return place.worth + self.expected(bid)

    def move_to(self, args: Args) -> float:
        """Where the bid that moves does most."""
        number = int(self.choice.about["number"])
        moving = [bid for slot in self.view["display"] for bid in slot["bids"] if bid["number"] == number]
        return self._with(self.places()[args[0]], self.expected(moving[0]))


Judge = Callable[[Appraisal, Args], float]
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
    appraisal = Appraisal(view, choice)
    return [appraisal.option(option) for option in choice.options]
