"""Verbs for resources: gain, spend, pay, take, receive, hand over.

Which region pays and where a resource is stored is always its owner's choice. It is asked only where there is
more than one way: what lies in the regions is open to all, so skipping a question without alternatives tells
nobody anything.
"""

from collections.abc import Collection
from typing import Final

from ...kernel import Choice, Event, Option, Question, Reason, Rules
from .cards import Cost
from .events import GAINED, GAVE, LOST, OVERFLOWED, SPENT
from .prince import Prince
from .questions import REALM
from .regions import RESOURCE_OF, RESOURCES, STORAGE
from .state import Realm
from .words import GIVE, GIVE_FROM, LOSE, PAY, PAY_FROM, STORE, STORE_IN, TAKE, TAKE_IN, TAKE_LOST

WHICH_PAYS: Final = REALM.question("pay", answers=(PAY,))
WHAT_PAYS: Final = REALM.question("pay-any", answers=(PAY,))
WHERE_TO_STORE: Final = REALM.question("store", answers=(STORE,))
WHICH_GIVES: Final = REALM.question("give", answers=(GIVE,))
TAKING: Final = (TAKE, TAKE_LOST)  # what answers a question for a resource of choice


def gain(s: Realm, me: int, region: str, amount: int = 1) -> None:
    """F-032, F-033, F-039: the region card is turned; what exceeds three is lost."""
    prince = s.princes[me]
    stored = prince.stock[region]
    kept = min(amount, STORAGE - stored)
    resource = RESOURCE_OF[region]
    if kept:
        prince.stock[region] = stored + kept
        prince.totals[resource] += kept
        s.news.append(Event(GAINED, me, (resource, region, kept)))
    if kept < amount:
        s.news.append(Event(OVERFLOWED, me, (resource, region, amount - kept)))


def spend(s: Realm, me: int, region: str, amount: int = 1) -> None:
    """F-039: the region card is turned back."""
    _take_out(s.princes[me], region, amount)
    s.news.append(Event(SPENT, me, (RESOURCE_OF[region], region, amount)))


def lose(s: Realm, me: int, region: str, most: int = STORAGE) -> None:
    """What is stored in a region is gone, or as much of it as `most` says."""
    lost = min(most, s.princes[me].stock[region])
    if lost:
        _take_out(s.princes[me], region, lost)
        s.news.append(Event(LOST, me, (RESOURCE_OF[region], region, lost)))


def _take_out(prince: Prince, region: str, amount: int) -> None:
    prince.stock[region] -= amount
    prince.totals[RESOURCE_OF[region]] -= amount


def total(prince: Prince) -> int:
    """All resources of a prince."""
    return sum(prince.totals.values())


def own_region(s: Realm, seat: int, resource: str, region: str, rule: str) -> Reason | None:
    if region not in s.princes[seat].stock:
        return s.box.refuse("not-your-region", rule, region=region)
    if RESOURCE_OF[region] != resource:
        return s.box.refuse("wrong-region", region=region, resource=resource)
    return None


def refuse_stored(s: Realm, seat: int, resource: str, region: str, rule: str) -> Reason | None:
    """Only what lies in an own region can leave it."""
    if reason := own_region(s, seat, resource, region, rule):
        return reason
    return None if s.princes[seat].stock[region] else s.box.refuse("region-empty", rule, region=region)


def refuse_room(s: Realm, seat: int, resource: str, region: str) -> Reason | None:
    """Only an own region of the kind that is not full takes one more."""
    if reason := own_region(s, seat, resource, region, "store"):
        return reason
    return None if region in s.princes[seat].with_room(resource) else s.box.refuse("region-full", region=region)


# paying

CANNOT_AFFORD: Final = Reason("cannot-afford")


def refuse_cost(prince: Prince, cost: Cost) -> Reason | None:
    """A price can be paid only if every resource of it is there."""
    totals = prince.totals
    for resource, amount in cost:
        if totals[resource] < amount:
            return CANNOT_AFFORD
    return None


def in_detail(reason: Reason | None, prince: Prince, cost: Cost, *rules: str) -> Reason | None:
    """Somebody who asks why is told what is lacking, as `2 erz 1 holz`; listing the options does not need to know."""
    if reason is not CANNOT_AFFORD:
        return reason
    lacking = ((amount - prince.totals[resource], resource) for resource, amount in cost)
    missing = " ".join(f"{amount} {resource}" for amount, resource in lacking if amount > 0)
    return Reason(reason.code, rules, missing=missing)


def pay(s: Realm, me: int, cost: Cost) -> Rules[None]:
    """F-035: a price may be paid from any own regions of the kinds needed."""
    for resource, amount in cost:
        yield from pay_resource(s, me, resource, amount)


def pay_resource(s: Realm, me: int, resource: str, amount: int) -> Rules[None]:
    """F-035, F-089: the resources may come from several regions of the kind."""
    prince = s.princes[me]
    while amount:
        holding = prince.holding(resource)
        if len(holding) == 1:
            spend(s, me, holding[0], amount)
            return
        if prince.totals[resource] == amount:
            for region in holding:
                spend(s, me, region, prince.stock[region])
            return
        answer: Option = yield Choice(
            me, WHICH_PAYS, [PAY_FROM[region] for region in holding], {"amount": str(amount), "resource": resource}
        )
        spend(s, me, answer.args[1])
        amount -= 1


def pay_any(s: Realm, me: int, amount: int) -> Rules[None]:
    """A price in resources of any kinds: the payer names each region."""
    prince = s.princes[me]
    while amount:
        holding = [region for region, stored in prince.stock.items() if stored]
        if len(holding) == 1:
            spend(s, me, holding[0], amount)
            return
        answer: Option = yield Choice(me, WHAT_PAYS, [PAY_FROM[region] for region in holding], {"amount": str(amount)})
        spend(s, me, answer.args[1])
        amount -= 1


@REALM.refuses_answer(PAY, WHICH_PAYS)
def refuse_payment(s: Realm, choice: Choice, resource: str, region: str) -> Reason | None:
    asked = choice.about["resource"]
    if resource != asked:
        return s.box.refuse("other-resource", "pay", resource=asked)
    return refuse_stored(s, choice.seat, resource, region, "pay")


@REALM.refuses(PAY, WHAT_PAYS)
def refuse_any_payment(s: Realm, me: int, resource: str, region: str) -> Reason | None:
    return refuse_stored(s, me, resource, region, "pay")


# receiving


def receive(s: Realm, me: int, resource: str, amount: int = 1, anchor: bool = False) -> Rules[None]:
    """F-034: the owner of several fitting regions chooses where it is stored; without room it is lost (F-033).

    `anchor` marks the first question. Where there is one, nothing has been stored before it: room only dwindles.
    """
    prince = s.princes[me]
    for number in range(amount):
        room = prince.with_room(resource)
        if not room:
            s.news.append(Event(OVERFLOWED, me, (resource, "", 1)))
            continue
        region = room[0]
        if len(room) > 1:
            options = [STORE_IN[region] for region in room]
            answer: Option = yield Choice(me, WHERE_TO_STORE, options, {"resource": resource}, anchor and number == 0)
            region = answer.args[1]
        gain(s, me, region)


@REALM.refuses_answer(STORE)
def refuse_storing(s: Realm, choice: Choice, resource: str, region: str) -> Reason | None:
    asked = choice.about["resource"]
    if resource != asked:
        return s.box.refuse("other-resource", "store", resource=asked)
    return refuse_room(s, choice.seat, resource, region)


def take(
    s: Realm, me: int, question: Question, resources: Collection[str] = RESOURCES, anchor: bool = False
) -> Rules[None]:
    """F-034, F-037: 1 resource of choice from the supply; a kind without room may be chosen, and is lost."""
    options = take_options(s.princes[me], resources)
    # as `decide` does it; this is asked so often that a generator more would be felt
    answer: Option = options[0] if len(options) == 1 else (yield Choice(me, question, options, anchor=anchor))
    taken(s, me, answer)


def taken(s: Realm, me: int, answer: Option) -> None:
    """A resource that was chosen is stored, or lost for want of room."""
    if answer.form is TAKE_LOST:
        s.news.append(Event(OVERFLOWED, me, (answer.args[0], "", 1)))
    else:
        gain(s, me, answer.args[1])


def take_options(prince: Prince, resources: Collection[str]) -> list[Option]:
    """A resource goes to a region with room as long as there is one; only then can it be lost."""
    options = []
    roomy = set()
    any_kind = resources is RESOURCES
    for region, stored in prince.stock.items():
        if stored < STORAGE:
            resource = RESOURCE_OF[region]
            if any_kind or resource in resources:
                options.append(TAKE_IN[region])
                roomy.add(resource)
    if len(roomy) < len(resources):
        options += [LOSE[resource] for resource in RESOURCES if resource in resources and resource not in roomy]
    return options


@REALM.refuses(TAKE)
def refuse_taking(s: Realm, me: int, resource: str, region: str) -> Reason | None:
    return refuse_room(s, me, resource, region)


@REALM.refuses(TAKE_LOST)
def refuse_losing(s: Realm, me: int, resource: str) -> Reason | None:
    """F-037: what finds room is not lost."""
    room = s.princes[me].with_room(resource)
    return s.box.refuse("there-is-room", resource=resource, region=room[0]) if room else None


# from one prince to the other


def hand_over(s: Realm, giver: int, receiver: int, resource: str, amount: int) -> Rules[None]:
    """F-057: the giver picks the regions they leave, the receiver those that store them."""
    yield from surrender(s, giver, resource, amount)
    yield from receive(s, receiver, resource, amount)


def surrender(s: Realm, giver: int, resource: str, amount: int) -> Rules[None]:
    """The giver picks the regions; where he has no choice he is not asked."""
    prince = s.princes[giver]
    while amount:
        holding = prince.holding(resource)
        if len(holding) == 1 or prince.totals[resource] == amount:
            for region in holding:
                give(s, giver, region, min(amount, prince.stock[region]))
            return
        about = {"amount": str(amount), "resource": resource}
        answer: Option = yield Choice(giver, WHICH_GIVES, [GIVE_FROM[region] for region in holding], about)
        give(s, giver, answer.args[1])
        amount -= 1


@REALM.refuses_answer(GIVE, WHICH_GIVES)
def refuse_giving(s: Realm, choice: Choice, resource: str, region: str) -> Reason | None:
    asked = choice.about["resource"]
    if resource != asked:
        return s.box.refuse("other-resource", "give", resource=asked)
    return refuse_stored(s, choice.seat, resource, region, "give")


def give(s: Realm, giver: int, region: str, amount: int = 1) -> None:
    """Resources leave a region for the other prince."""
    _take_out(s.princes[giver], region, amount)
    s.news.append(Event(GAVE, giver, (RESOURCE_OF[region], region, amount)))
