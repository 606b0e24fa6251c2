"""Zeit der Wirren: what its action cards, expansions and event cards do.

How Sebastian and the watchmen (Spähturm, Heinrich) come in is in `reactions`; whom the Übungsplatz makes cheaper is a
fact in wirren.toml.
"""

from typing import Final

from ....kernel import Choice, Event, Option, Question, Reason, Rules, decide
from ...realm.advantages import points
from ...realm.cards import Card
from ...realm.demands import demand, demand_refusal
from ...realm.each import each_prince
from ...realm.events import NAMED, NO_EFFECT, SPARED
from ...realm.expansions import of_kind, units
from ...realm.hand import enter_hand, leave_hand, show_hand
from ...realm.play import playable
from ...realm.prince import SITE_AT
from ...realm.removal import lose_expansion, lying_refusal, refuse_lying
from ...realm.state import NOBODY
from ...realm.stores import TAKING, pay_resource, receive, take
from ...realm.words import DEMAND, PASS
from ..evaluate import Appraisal, could_help, worth_playing
from ..events import LOST_CARD, STOLE
from ..hooks import action, event_card, says, when_built, when_lost
from ..reactions import PASSING, no_effect, play_reaction, refuse_reaction, repelled
from ..state import State
from ..words import APPEASE, NAME, PLAY, QUESTIONS, RECEIVE, REMOVE, STEAL

FEUERWACHE: Final = "feuerwache"


# ---- action cards


BEUTEFAHRT: Final = QUESTIONS.question("beutefahrt", rules=("F-234",), answers=(DEMAND,))
QUESTIONS.refuses_answer(DEMAND, BEUTEFAHRT)(demand_refusal("F-235"))


def _needs_strength(s: State, me: int) -> Reason | None:
    return None if s.hero == me else Reason("needs-strength", ("F-140", "F-234"), card="beutefahrt")


@action("beutefahrt", refuse=_needs_strength)
def beutefahrt(s: State, me: int) -> Rules[None]:
    """F-234 to F-236: 2 resources of a prince with more victory points, else 1; or less, even none."""
    named = yield from demand(s, me, 2 if points(s, 1 - me) > points(s, me) else 1, BEUTEFAHRT)
    if not named:
        s.news.append(Event(NO_EFFECT, me, ("beutefahrt",)))


could_help("beutefahrt")(Appraisal.is_strongest)


@worth_playing("beutefahrt")
def _beutefahrt_helps(a: Appraisal) -> float:
    return 3.0 if any(a.other["resources"].values()) else -1.0


BOGENSCHUETZE: Final = QUESTIONS.question("bogenschuetze", rules=("F-237",), answers=(REMOVE,))
QUESTIONS.refuses(REMOVE, BOGENSCHUETZE)(lying_refusal("F-237", ("F-237",)))


def _has_warriors(s: State, me: int) -> Reason | None:
    return None if warriors(s, 1 - me) else Reason("other-has-no-warrior", ("F-237",))


def warriors(s: State, seat: int) -> list[tuple[Card, str]]:
    """Units with strength points."""
    return [(card, site) for card, site in units(s, s.princes[seat]) if card.strength]


@action("bogenschuetze", refuse=_has_warriors)
def bogenschuetze(s: State, me: int) -> Rules[None]:
    """F-237: the other removes one of his units with strength, of his choice."""
    if (yield from repelled(s, me)):
        return
    answer = yield from _which(1 - me, BOGENSCHUETZE, warriors(s, 1 - me))
    yield from lose_expansion(s, 1 - me, answer)


def _which(owner: int, question: Question, cards: list[tuple[Card, str]]) -> Rules[Option]:
    """The owner chooses which of his cards he removes."""
    options = [REMOVE(card, site) for card, site in dict.fromkeys((card.id, site) for card, site in cards)]
    return (yield from decide(owner, question, options))


FEUERTEUFEL: Final = QUESTIONS.question("feuerteufel", rules=("F-238",), answers=(NAME,))


@QUESTIONS.refuses(NAME, FEUERTEUFEL)
def refuse_burning(s: State, me: int, card: str, site: str) -> Reason | None:
    if reason := refuse_lying(s, 1 - me, card, site, "F-238"):
        return reason
    if s.cards[card].kind == "building":
        return Reason("protected", ("F-259",), card=card, site=site)
    return Reason("not-meant", ("F-241",), card=card, site=site)


def _has_unprotected_building(s: State, me: int) -> Reason | None:
    return None if unprotected_buildings(s, 1 - me) else Reason("nothing-to-burn", ("F-238", "F-259"))


def unprotected_buildings(s: State, seat: int) -> list[tuple[str, str]]:
    """F-241, F-259: buildings, except all those at a city with a Feuerwache."""
    buildings = of_kind(s, s.princes[seat], "building")
    safe = {SITE_AT[site][1] for card, site in buildings if card.title == FEUERWACHE}
    return [(card.id, site) for card, site in buildings if SITE_AT[site][1] not in safe]


@action("feuerteufel", refuse=_has_unprotected_building)
def feuerteufel(s: State, me: int) -> Rules[None]:
    """F-238 to F-240: after a throw for protection, the attacker names the building that burns."""
    if (yield from repelled(s, me)):
        return
    options = [NAME(card, site) for card, site in dict.fromkeys(unprotected_buildings(s, 1 - me))]
    answer = yield from decide(me, FEUERTEUFEL, options)
    s.news.append(Event(NAMED, me, answer.args))
    yield from lose_expansion(s, 1 - me, answer)


@action("sebastian_der_wanderprediger")
def sebastian(_s: State, _me: int) -> Rules[None]:
    """F-244: what he does, that the event passes its player by, is seen to where the event is carried out."""
    yield from ()


says("verraeter", STEAL)
VERRAETER: Final = QUESTIONS.question("verraeter", rules=("F-247",), answers=(STEAL, PASS))


@QUESTIONS.refuses(STEAL)
def refuse_stealing(_s: State, _me: int, card: str) -> Reason | None:
    return Reason("not-in-their-hand", ("F-247",), card=card)


def _has_hand(s: State, me: int) -> Reason | None:
    return None if s.princes[1 - me].hand else Reason("other-has-no-cards", ("F-246",))


@action("verraeter", refuse=_has_hand)
def verraeter(s: State, me: int) -> Rules[None]:
    """F-246, F-247: the other shows his hand, and one card of it may be taken."""
    if (yield from repelled(s, me)):
        return
    victim = 1 - me
    show_hand(s, victim)
    hand = sorted(set(s.princes[victim].hand))
    answer: Option = yield Choice(me, VERRAETER, [*map(STEAL, hand), PASSING])
    s.shown_to = NOBODY
    if answer.form is STEAL:
        card = answer.args[0]
        leave_hand(s, victim, card)
        enter_hand(s, me, card)
        # both know which card it was, onlookers do not
        s.news.append(Event(STOLE, me, (), (card,), me))
        s.news.append(Event(LOST_CARD, victim, (), (card,), victim))


# ---- expansions

FESTPLATZ: Final = QUESTIONS.question("festplatz", rules=("F-258",), answers=TAKING)
says("zehntscheuer", RECEIVE)
ZEHNTSCHEUER: Final = QUESTIONS.question("zehntscheuer", rules=("F-263",), answers=(RECEIVE,))
IRMGARD: Final = QUESTIONS.question("irmgard", rules=("F-255",), answers=TAKING)


@when_built("festplatz")
def festplatz(s: State, me: int) -> Rules[None]:
    """F-258: 2 resources for a builder with more skill points, after paying."""
    if s.princes[me].gives.skill > s.princes[1 - me].gives.skill:
        for _ in range(2):
            yield from take(s, me, FESTPLATZ)


@when_built("zehntscheuer")
def zehntscheuer(s: State, me: int) -> Rules[None]:
    """F-263: wool or grain, 1 for each own hero."""
    heroes = len(of_kind(s, s.princes[me], "hero"))
    if heroes:
        about = {"amount": str(heroes)}
        answer: Option = yield Choice(me, ZEHNTSCHEUER, [RECEIVE("wolle"), RECEIVE("getreide")], about)
        yield from receive(s, me, answer.args[0], heroes)


@when_lost("irmgard_bewahrerin_des_lichts")
def irmgard(s: State, me: int) -> Rules[None]:
    """F-255, F-257: 1 resource for a card that her owner had to remove."""
    yield from take(s, me, IRMGARD)


# ---- event cards

says("unruhen", APPEASE)
UNRUHEN: Final = QUESTIONS.question(
    "unruhen", rules=("F-264", "F-265", "F-266", "F-267"), answers=(APPEASE, PLAY, REMOVE)
)
QUESTIONS.refuses(PLAY, UNRUHEN)(refuse_reaction)
QUESTIONS.refuses(REMOVE, UNRUHEN)(lying_refusal("F-264", ("F-264", "F-267")))


@event_card("unruhen")
def unruhen(s: State) -> Rules[None]:
    """F-264: a prince who has units with strength or trade points pays gold, or removes one of them."""
    if not any(rioting_units(s, me) for me in range(len(s.princes))):
        no_effect(s)
    yield from each_prince(s, _riot)


def rioting_units(s: State, me: int) -> list[tuple[str, str]]:
    """F-264, F-267: units with strength or trade points."""
    return [(card.id, site) for card, site in units(s, s.princes[me]) if card.strength or card.trade]


def _riot(s: State, me: int) -> Rules[None]:
    """F-245, F-261, F-264 to F-266."""
    prince = s.princes[me]
    rioting = rioting_units(s, me)
    if not rioting:
        return
    if s.production in prince.gives.calms:
        s.news.append(Event(SPARED, me, (s.event_card,)))
        return
    due = 1 if len(rioting) <= 2 else 2
    options = [APPEASE(due)] if prince.totals["gold"] >= due else []
    options += playable(s, me, "reaction")
    options += [REMOVE(card, site) for card, site in dict.fromkeys(rioting)]
    answer: Option = yield Choice(me, UNRUHEN, options, {"amount": str(due)}, anchor=True)
    if answer.form is APPEASE:
        yield from pay_resource(s, me, "gold", due)
    elif answer.form is PLAY:
        yield from play_reaction(s, me, answer.args[0])
    else:
        yield from lose_expansion(s, me, answer)


@QUESTIONS.refuses_answer(APPEASE)
def refuse_appeasing(s: State, choice: Choice, amount: int) -> Reason | None:
    due = int(choice.about["amount"])
    if amount != due:
        return Reason("other-amount", ("F-264", "F-266"), amount=due)
    gold = s.princes[choice.seat].totals["gold"]
    return Reason("too-few", ("F-264", "F-266"), resource="gold", needed=due, stored=gold)
