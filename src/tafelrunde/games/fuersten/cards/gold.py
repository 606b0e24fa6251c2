"""Zeit des Goldes: what its action cards, expansions and event cards do.

Points that come and go (Hafen, Handelsstützpunkt, Salzspeicher), gold at harvest, what the Geldverleiher demands and
the Goldversteck stores are facts in gold.toml.
"""

from typing import Final

from ....kernel import Choice, Event, Option, Reason, Rules, decide
from ...realm.demands import demand, demand_options, demand_refusal
from ...realm.each import each_prince
from ...realm.expansions import of_kind, units
from ...realm.prince import CITY
from ...realm.regions import RESOURCE_OF, STORAGE
from ...realm.removal import console, discard_expansion, lying_refusal
from ...realm.stores import (
    TAKING,
    gain,
    give,
    hand_over,
    receive,
    refuse_room,
    refuse_stored,
    surrender,
    take,
    total,
)
from ...realm.words import DEMAND, GIVE, GIVE_FROM, PASS
from ..evaluate import Appraisal, could_help, worth_playing
from ..events import HERALD
from ..hooks import action, event_card, says, when_built, when_demolished
from ..state import State
from ..words import PLUNDER, QUESTIONS, REMOVE

KAPERSCHIFF: Final = "kaperschiff"


# ---- action cards


def _pirates(s: State, me: int) -> int:
    return sum(s.cards[card].title == KAPERSCHIFF for card, _ in s.princes[me].gives.lying)


def _pirates_can_rob(s: State, me: int) -> Reason | None:
    if not _pirates(s, me):
        return Reason("needs-card", ("F-074", "F-204"), card="gudrun_schrecken_der_meere", needed=KAPERSCHIFF)
    if not s.princes[1 - me].totals["gold"]:
        return Reason("other-has-none", ("F-074", "F-204"), resource="gold")
    return None if s.princes[me].room("gold") else Reason("no-room", ("F-074", "F-204"), resource="gold")


@action("gudrun_schrecken_der_meere", refuse=_pirates_can_rob)
def gudrun(s: State, me: int) -> Rules[None]:
    """F-204: 2 gold for each own Kaperschiff, as far as the other has it and it fits."""
    amount = min(2 * _pirates(s, me), s.princes[1 - me].totals["gold"], s.princes[me].room("gold"))
    yield from hand_over(s, 1 - me, me, "gold", amount)


@could_help("gudrun_schrecken_der_meere")
def _has_pirates(a: Appraisal) -> bool:
    return KAPERSCHIFF in a.mine


def _something_to_take(s: State, me: int, rule: str) -> Reason | None:
    """F-038, F-074: the other has a resource that could be stored."""
    if not total(s.princes[1 - me]):
        return Reason("other-has-nothing", (rule,))
    return None if demand_options(s, me, []) else Reason("no-room-for-any", ("F-038", "F-074", rule))


HANDELSMEISTER: Final = QUESTIONS.question("handelsmeister", rules=("F-206",), answers=(DEMAND,))
QUESTIONS.refuses_answer(DEMAND, HANDELSMEISTER)(demand_refusal("F-206"))


def _can_demand(s: State, me: int) -> Reason | None:
    return _something_to_take(s, me, "F-205")


@action("handelsmeister", refuse=_can_demand)
def handelsmeister(s: State, me: int) -> Rules[None]:
    """F-205, F-206: 2 named resources, or the 1 the other has."""
    yield from demand(s, me, 2, HANDELSMEISTER)


HAENDLER: Final = QUESTIONS.question("haendler", rules=("F-208",), answers=(DEMAND, PASS))
GIVE_BACK: Final = QUESTIONS.question("give-back", rules=("F-208", "F-209"), answers=(GIVE,))
QUESTIONS.refuses_answer(DEMAND, HAENDLER)(demand_refusal("F-208"))


def _may_trade(s: State, me: int) -> Reason | None:
    """F-207: a city or 3 trade points, no matter who has the advantage."""
    prince = s.princes[me]
    if CITY not in prince.places and prince.gives.trade < 3:
        return Reason("needs-city-or-trade", ("F-140", "F-207"), card="haendler", trade=prince.gives.trade)
    if reason := _something_to_take(s, me, "F-207"):
        return reason
    if not total(prince) and total(s.princes[1 - me]) == 1:
        return Reason("would-go-back", ("F-074", "F-209"))
    return None


@action("haendler", refuse=_may_trade)
def haendler(s: State, me: int) -> Rules[None]:
    """F-208 to F-210: up to 2 named resources, for which 1 of choice goes back."""
    yield from demand(s, me, 2, HAENDLER, may_stop=True)
    own = [GIVE_FROM[region] for region, stored in s.princes[me].stock.items() if stored]
    answer = yield from decide(me, GIVE_BACK, own)
    resource, region = answer.args
    give(s, me, region)
    yield from receive(s, 1 - me, resource)


@QUESTIONS.refuses(GIVE, GIVE_BACK)
def refuse_giving_back(s: State, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "give-back")


says("raubzug", PLUNDER)
RAUBZUG: Final = QUESTIONS.question("raubzug", rules=("F-212",), answers=(PLUNDER,))


def _can_plunder(s: State, me: int) -> Reason | None:
    if s.hero != me:
        return Reason("needs-strength", ("F-140", "F-211"), card="raubzug")
    if not total(s.princes[1 - me]):
        return Reason("other-has-nothing", ("F-074", "F-212"))
    return None if plunder_options(s, me) else Reason("no-room-for-any", ("F-038", "F-074", "F-212"))


@action("raubzug", refuse=_can_plunder)
def raubzug(s: State, me: int) -> Rules[None]:
    """F-212: of one kind as many as fit into one own region; the other keeps the rest where he likes."""
    answer: Option = yield Choice(me, RAUBZUG, plunder_options(s, me))
    into = answer.args[0]
    resource = RESOURCE_OF[into]
    amount = min(STORAGE - s.princes[me].stock[into], s.princes[1 - me].totals[resource])
    yield from surrender(s, 1 - me, resource, amount)
    gain(s, me, into, amount)


could_help("raubzug")(Appraisal.is_strongest)


def plunder_options(s: State, me: int) -> list[Option]:
    theirs = s.princes[1 - me].totals
    return [
        PLUNDER(region)
        for region, stored in s.princes[me].stock.items()
        if stored < STORAGE and theirs[RESOURCE_OF[region]]
    ]


@QUESTIONS.refuses(PLUNDER)
def refuse_plunder(s: State, me: int, region: str) -> Reason | None:
    resource = RESOURCE_OF.get(region, "")  # another game has stores of several kinds
    if region in s.princes[me].stock and not s.princes[1 - me].totals[resource]:
        return Reason("other-has-none", ("F-212",), resource=resource)
    return refuse_room(s, me, resource, region)


def _event_not_set(s: State, _me: int) -> Reason | None:
    return Reason("event-already-set", ("F-213",)) if s.event else None


@action("reiner_der_herold", refuse=_event_not_set)
def reiner(s: State, me: int) -> Rules[None]:
    """F-213, F-214: the event of this turn is the Fest, and its caller takes 1 resource more."""
    s.event = "fest"
    s.herald = True
    s.news.append(Event(HERALD, me))
    yield from ()


@worth_playing("reiner_der_herold")
def _reiner_helps(a: Appraisal) -> float:
    return 3.0 if a.is_as_skilled else -1.0


# ---- expansions

SINK: Final = QUESTIONS.question("sink", rules=("F-219",), answers=(REMOVE,))
QUESTIONS.refuses(REMOVE, SINK)(lying_refusal("F-219", ("F-219", "F-222")))
STAPELHAUS: Final = QUESTIONS.question("stapelhaus", rules=("F-232",), answers=TAKING)


@when_built(KAPERSCHIFF)
def kaperschiff(s: State, me: int) -> Rules[None]:
    """F-219: the other chooses one of his trade ships, which goes to the discard pile."""
    victim = 1 - me
    ships = [REMOVE(card.id, site) for card, site in of_kind(s, s.princes[victim], "trade_ship")]
    if not ships:
        return
    answer = yield from decide(victim, SINK, ships)
    discard_expansion(s, victim, *answer.args)
    yield from console(s, victim)


@when_built("stapelhaus")
def stapelhaus(s: State, me: int) -> Rules[None]:
    """F-232: after it is paid for, 2 resources of choice."""
    for _ in range(2):
        yield from take(s, me, STAPELHAUS)


@when_demolished("muenzstaette")
def muenzstaette(s: State, _me: int, card: str) -> None:
    """F-230: of two equal ones it is the used one that goes; a single one could be fetched back and built again."""
    if s.minted and s.mode.copies_of(s.cards[card]) > 1:
        s.minted -= 1


# ---- event cards


@event_card("geschenk_fuer_den_fuersten")
def geschenk(s: State) -> Rules[None]:
    """F-233: 1 gold for each own unit with strength."""
    yield from each_prince(s, _gift)


def _gift(s: State, me: int) -> Rules[None]:
    strong = sum(card.strength > 0 for card, _ in units(s, s.princes[me]))
    yield from receive(s, me, "gold", strong, anchor=True)
