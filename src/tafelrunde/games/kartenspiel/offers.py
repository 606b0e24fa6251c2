"""Trading with the other player, who must agree (K-089)."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from ..realm.prince import Prince
from ..realm.regions import RESOURCES
from ..realm.stores import funds, hand_over
from .events import ACCEPTED, DECLINED, OFFERED
from .state import State
from .words import ACCEPT, ASK_FOR, DECLINE, OFFER, OFFER_TRADE, QUESTIONS

MOST_OFFERS: Final = 3  # in a turn: nobody has to listen to more
WHAT_TO_OFFER: Final = QUESTIONS.question("offer", rules=("K-089",), answers=(OFFER,))
WHAT_TO_ASK_FOR: Final = QUESTIONS.question("ask-for", rules=("K-089",), answers=(ASK_FOR,))
OFFERED_TO_YOU: Final = QUESTIONS.question("offered", rules=("K-089",), answers=(ACCEPT, DECLINE))
AMOUNTS: Final = (1, 2, 3)
TRADE_OFFER: Final = OFFER_TRADE()


def offer_options(s: State, me: int) -> list[Option]:
    """K-089: as long as there is a trade that both could carry out."""
    return [TRADE_OFFER] if s.offers < MOST_OFFERS and _could_trade(s, me) else []


def _could_trade(s: State, me: int) -> bool:
    """Each has something that the other has room for, and it is not the same kind."""
    mine, theirs = s.princes[me], s.princes[1 - me]
    given = _first_movable(mine, theirs)
    if not given:
        return False
    if _first_movable(theirs, mine, given):
        return True
    # at most that same kind can come back, so another one must be given for it
    return bool(_first_movable(theirs, mine)) and bool(_first_movable(mine, theirs, given))


def _first_movable(giver: Prince, taker: Prince, except_for: str = "") -> str:
    """Asked before every move of the main phase, so it stops at the first kind."""
    totals, room = taker.totals, taker.room_for
    there = funds(giver) if giver.gives.colonies else giver.totals
    for resource in RESOURCES:
        if there[resource] and totals[resource] < room[resource] and resource != except_for:
            return resource
    return ""


def _movable(giver: Prince, taker: Prince) -> list[str]:
    """The kinds that one has and the other has room for."""
    there, totals, room = funds(giver), taker.totals, taker.room_for
    return [resource for resource in RESOURCES if there[resource] and totals[resource] < room[resource]]


def _most(giver: Prince, taker: Prince, resource: str) -> int:
    return min(funds(giver)[resource], taker.room(resource), AMOUNTS[-1])


@QUESTIONS.refuses(OFFER_TRADE)
def refuse_offering(s: State, me: int) -> Reason | None:
    if s.offers >= MOST_OFFERS:
        return Reason("enough-offers", ("K-089",), most=MOST_OFFERS)
    return None if _could_trade(s, me) else Reason("nothing-to-trade", ("K-089",))


def offer_trade(s: State, me: int) -> Rules[None]:
    """K-089: at any rate; nothing changes hands before the other has agreed."""
    mine, theirs = s.princes[me], s.princes[1 - me]
    wanted = _movable(theirs, mine)
    offered: Option = yield Choice(
        me,
        WHAT_TO_OFFER,
        [
            OFFER(amount, resource)
            for resource in _movable(mine, theirs)
            if wanted != [resource]
            for amount in AMOUNTS[: _most(mine, theirs, resource)]
        ],
    )
    amount, resource = offered.args
    about = {"amount": str(amount), "resource": resource}
    options = [
        ASK_FOR(other_amount, other)
        for other in wanted
        if other != resource
        for other_amount in AMOUNTS[: _most(theirs, mine, other)]
    ]
    asked: Option = yield Choice(me, WHAT_TO_ASK_FOR, options, about)
    other_amount, other = asked.args
    s.offers += 1
    s.news.append(Event(OFFERED, me, (amount, resource, other_amount, other)))
    about |= {"otheramount": str(other_amount), "other": other}
    answer: Option = yield Choice(1 - me, OFFERED_TO_YOU, [ACCEPT(), DECLINE()], about)
    if answer.form is not ACCEPT:
        s.news.append(Event(DECLINED, 1 - me))
        return
    s.news.append(Event(ACCEPTED, 1 - me))
    yield from hand_over(s, me, 1 - me, resource, amount, colonies=True)
    yield from hand_over(s, 1 - me, me, other, other_amount, colonies=True)


@QUESTIONS.refuses(OFFER)
def refuse_offer(s: State, me: int, amount: int, resource: str) -> Reason | None:
    """K-005, K-089: what is offered must be there, and find room with the other."""
    mine, theirs = s.princes[me], s.princes[1 - me]
    if funds(mine)[resource] < amount:
        return Reason("too-few", ("K-089",), resource=resource, needed=amount, stored=funds(mine)[resource])
    if theirs.room(resource) < amount:
        return Reason("other-has-no-room", ("K-005", "K-089"), resource=resource)
    return Reason("nothing-to-trade", ("K-089",))


@QUESTIONS.refuses_answer(ASK_FOR)
def refuse_asking(s: State, choice: Choice, amount: int, resource: str) -> Reason | None:
    """K-005, K-089: what is asked for must be there, and find room."""
    mine, theirs = s.princes[choice.seat], s.princes[1 - choice.seat]
    if resource == choice.about["resource"]:
        return Reason("same-resource", ("K-089",), resource=resource)
    if funds(theirs)[resource] < amount:
        return Reason("other-has-too-few", ("K-089",), resource=resource, needed=amount)
    return Reason("no-room", ("K-005", "K-089"), resource=resource) if mine.room(resource) < amount else None
