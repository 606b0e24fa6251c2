"""Verbs for resources: gain, spend, pay, take, receive, hand over.

Which region pays and where a resource is stored is always its owner's choice. It is asked only where there is
more than one way: what lies in the regions is open to all, so skipping a question without alternatives tells
nobody anything.
"""

from collections.abc import Collection, Mapping
from typing import Final

from ...kernel import Choice, Event, Option, Question, Reason, Rules
from .cards import Cost
from .events import GAINED, GAVE, LOST, OVERFLOWED, SPENT
from .expansions import set_counter
from .prince import Prince
from .questions import REALM
from .regions import RESOURCE_OF, RESOURCES, STORAGE
from .state import Realm
from .words import GIVE, GIVE_FROM, LOSE, PAY, PAY_FROM, PAY_KEPT, STORE, STORE_IN, TAKE, TAKE_IN, TAKE_LOST

WHICH_PAYS: Final = REALM.question("pay", answers=(PAY,))
WHAT_PAYS: Final = REALM.question("pay-any", answers=(PAY,))
WHERE_TO_STORE: Final = REALM.question("store", answers=(STORE,))
WHICH_GIVES: Final = REALM.question("give", answers=(GIVE,))
TAKING: Final = (TAKE, TAKE_LOST)  # what answers a question for a resource of choice
COLONIAL: Final = "gold"  # what cards can have of their own, apart from the regions


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
    _take_out(s, me, region, amount)
    s.news.append(Event(SPENT, me, (RESOURCE_OF[region], region, amount)))


def lose(s: Realm, me: int, region: str, most: int = STORAGE) -> None:
    """What is stored in a region is gone, or as much of it as `most` says."""
    lost = min(most, stored_in(s.princes[me], region))
    if lost:
        _take_out(s, me, region, lost)
        s.news.append(Event(LOST, me, (RESOURCE_OF[region], region, lost)))


def _take_out(s: Realm, me: int, region: str, amount: int) -> None:
    prince = s.princes[me]
    if region in prince.stock:
        prince.stock[region] -= amount
        prince.totals[RESOURCE_OF[region]] -= amount
    else:
        card, site = _colony(prince, region)
        set_counter(s, me, card, site, prince.count(card, site) - amount)


def total(prince: Prince) -> int:
    """All resources of a prince."""
    return sum(prince.totals.values())


# K-177: cards that have gold of their own, which is spent but never moved, and which the other cannot take


def _colony(prince: Prince, store: str) -> tuple[str, str]:
    """The card with this store, and its site."""
    return next((card, site) for name, card, site in prince.gives.colonies if name == store)


def stored_in(prince: Prince, store: str) -> int:
    """What lies in a region, or on a card with gold of its own."""
    return prince.stock[store] if store in prince.stock else prince.count(*_colony(prince, store))


def filled_colonies(prince: Prince, resource: str = COLONIAL) -> list[str]:
    """The cards with gold of their own on which some lies."""
    if resource != COLONIAL or not prince.gives.colonies:
        return []
    return [store for store, card, site in prince.gives.colonies if prince.count(card, site)]


def funds(prince: Prince) -> Mapping[str, int]:
    """What can be given away: all that lies in the regions, and the gold of colonies."""
    colonies = prince.gives.colonies
    if not colonies:
        return prince.totals
    colonial = sum([prince.count(card, site) for _, card, site in colonies])
    return {**prince.totals, COLONIAL: prince.totals[COLONIAL] + colonial}


def all_funds(prince: Prince) -> int:
    """All resources that can be given away."""
    return sum(funds(prince).values())


def colony_gains(s: Realm, me: int, store: str) -> None:
    """K-082: 1 gold more, as long as there is room."""
    card, site = _colony(s.princes[me], store)
    stored = s.princes[me].count(card, site)
    if stored < STORAGE:
        set_counter(s, me, card, site, stored + 1)
        s.news.append(Event(GAINED, me, (COLONIAL, store, 1)))
    else:
        s.news.append(Event(OVERFLOWED, me, (COLONIAL, store, 1)))


def own_region(s: Realm, seat: int, resource: str, region: str, rule: str) -> Reason | None:
    if region not in s.princes[seat].stock:
        return s.box.refuse("not-your-region", rule, region=region)
    if RESOURCE_OF[region] != resource:
        return s.box.refuse("wrong-region", region=region, resource=resource)
    return None


def refuse_stored(s: Realm, seat: int, resource: str, region: str, rule: str) -> Reason | None:
    """Only what lies in an own region can leave it."""
    prince = s.princes[seat]
    if resource == COLONIAL and any(region == store for store, _, _ in prince.gives.colonies):
        if stored_in(prince, region):
            return s.box.refuse("gold-stays-there", region=region)
        return s.box.refuse("region-empty", rule, region=region)
    if reason := own_region(s, seat, resource, region, rule):
        return reason
    return None if prince.stock[region] else s.box.refuse("region-empty", rule, region=region)


def refuse_room(s: Realm, seat: int, resource: str, region: str) -> Reason | None:
    """Only an own region of the kind that is not full takes one more."""
    if reason := own_region(s, seat, resource, region, "store"):
        return reason
    return None if region in s.princes[seat].with_room(resource) else s.box.refuse("region-full", region=region)


# paying

CANNOT_AFFORD: Final = Reason("cannot-afford")


def refuse_cost(prince: Prince, cost: Cost, colonies: bool = False) -> Reason | None:
    """A price can be paid only if every resource of it is there; K-177: what is no building cost also with the gold of
    `colonies`."""
    totals = spendable(prince, colonies) if colonies or prince.kept else prince.totals
    for resource, amount in cost:
        if totals[resource] < amount:
            return None if prince.gives.coins and within_means(prince, cost, 0, colonies) else CANNOT_AFFORD
    return None


def within_means(prince: Prince, cost: Cost, saved: int, colonies: bool = False) -> bool:
    """Whether a price can be paid but for so many resources; K-170: with gold for what is lacking, where coins do."""
    totals = spendable(prince, colonies)
    lacking = sum([max(0, amount - totals[resource]) for resource, amount in cost])
    if lacking <= saved or not prince.gives.coins:
        return lacking <= saved
    gold = dict(cost).get("gold", 0)
    others = sum([max(0, amount - totals[resource]) for resource, amount in cost if resource != "gold"])
    return gold + others - totals["gold"] <= saved


def spendable(prince: Prince, colonies: bool = False) -> Mapping[str, int]:
    """What a prince can pay with in the own turn: all that lies in the regions, and K-170: what cards keep; K-177: what
    is no building cost also with the gold of `colonies`."""
    found = funds(prince) if colonies and prince.gives.colonies else prince.totals
    if not prince.kept:
        return found
    found = dict(found)
    for _, resource, amount in within_reach(prince):
        found[resource] += amount
    return found


def within_reach(prince: Prince) -> list[tuple[str, str, int]]:
    """K-165: what is kept by cards that work: the card, the resource and how much."""
    working = prince.gives.working
    return [(card, resource, amount) for card, site, resource, amount in prince.kept if (card, site) in working]


def keep(prince: Prince, card: str, site: str, resource: str, amount: int) -> None:
    """How much of a resource a card keeps from now on."""
    others = tuple([kept for kept in prince.kept if kept[:3] != (card, site, resource)])
    prince.kept = (*others, (card, site, resource, amount)) if amount else others


def kept_in(prince: Prince, card: str, resource: str) -> int:
    """How much of a resource a card keeps where its owner reaches it."""
    return sum([amount for keeper, kept, amount in within_reach(prince) if (keeper, kept) == (card, resource)])


def sources(prince: Prince, resource: str, colonies: bool = False) -> list[str]:
    """Out of what a resource can be paid: regions, cards that keep some, and where that is allowed `colonies`."""
    found = prince.holding(resource)
    if prince.kept:
        found = found + [card for card, kept, _ in within_reach(prince) if kept == resource]
    if colonies and prince.gives.colonies:
        found = found + filled_colonies(prince, resource)
    return found


def _stored(prince: Prince, resource: str, source: str) -> int:
    return stored_in(prince, source) if source in PAY_FROM else kept_in(prince, source, resource)


def _pay_from(source: str, resource: str) -> Option:
    return PAY_FROM[source] if source in PAY_FROM else PAY_KEPT[resource, source]


def spend_from(s: Realm, me: int, resource: str, source: str, *, amount: int = 1) -> None:
    """A region, a colony or a card that keeps some pays."""
    if source in PAY_FROM:
        spend(s, me, source, amount)
        return
    prince = s.princes[me]
    site, stored = next((at, n) for card, at, kept, n in prince.kept if (card, kept) == (source, resource))
    keep(prince, source, site, resource, stored - amount)
    s.news.append(Event(SPENT, me, (resource, source, amount)))


def in_detail(reason: Reason | None, prince: Prince, cost: Cost, *rules: str, colonies: bool = False) -> Reason | None:
    """Somebody who asks why is told what is lacking, as `2 erz 1 holz`; listing the options does not need to know."""
    if reason is not CANNOT_AFFORD:
        return reason
    totals = spendable(prince, colonies)
    lacking = ((amount - totals[resource], resource) for resource, amount in cost)
    missing = " ".join(f"{amount} {resource}" for amount, resource in lacking if amount > 0)
    return Reason(reason.code, rules, missing=missing)


def pay(s: Realm, me: int, cost: Cost, colonies: bool = False) -> Rules[None]:
    """F-035: a price may be paid from any own regions of the kinds needed."""
    if s.princes[me].gives.coins and s.box.hooks.price is not None:
        cost = yield from s.box.hooks.price(s, me, cost)
    for resource, amount in cost:
        yield from pay_resource(s, me, resource, amount, colonies)


def pay_resource(s: Realm, me: int, resource: str, amount: int, colonies: bool = False) -> Rules[None]:
    """F-035, F-089: the resources may come from several regions of the kind; K-177: what is no building cost also from
    `colonies`."""
    prince = s.princes[me]
    elsewhere = bool(prince.kept or prince.gives.colonies)
    while amount:
        holding = sources(prince, resource, colonies) if elsewhere else prince.holding(resource)
        if len(holding) == 1:
            spend_from(s, me, resource, holding[0], amount=amount)
            return
        if (spendable(prince, colonies) if elsewhere else prince.totals)[resource] == amount:
            for source in holding:
                spend_from(s, me, resource, source, amount=_stored(prince, resource, source))
            return
        options = [_pay_from(source, resource) for source in holding]
        answer: Option = yield Choice(me, WHICH_PAYS, options, {"amount": str(amount), "resource": resource})
        spend_from(s, me, *answer.args)
        amount -= 1


def pay_any(s: Realm, me: int, amount: int) -> Rules[None]:
    """A price in resources of any kinds: the payer names each region."""
    prince = s.princes[me]
    while amount:
        options = [PAY_FROM[region] for region, stored in prince.stock.items() if stored]
        if prince.kept:
            options += [PAY_KEPT[resource, card] for card, resource, _ in within_reach(prince)]
        if prince.gives.colonies:
            options += [PAY_FROM[store] for store in filled_colonies(prince)]
        if len(options) == 1:
            spend_from(s, me, *options[0].args, amount=amount)
            return
        answer: Option = yield Choice(me, WHAT_PAYS, options, {"amount": str(amount)})
        spend_from(s, me, *answer.args)
        amount -= 1


@REALM.refuses_answer(PAY, WHICH_PAYS)
def refuse_payment(s: Realm, choice: Choice, resource: str, region: str) -> Reason | None:
    asked = choice.about["resource"]
    if resource != asked:
        return s.box.refuse("other-resource", "pay", resource=asked)
    return refuse_any_payment(s, choice.seat, resource, region)


@REALM.refuses(PAY, WHAT_PAYS)
def refuse_any_payment(s: Realm, me: int, resource: str, region: str) -> Reason | None:
    if region in s.box.cards and s.box.cards[region].keeps:
        kept = kept_in(s.princes[me], region, resource)
        return None if kept else s.box.refuse("not-kept", card=region, resource=resource)
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


def hand_over(s: Realm, giver: int, receiver: int, resource: str, amount: int, colonies: bool = False) -> Rules[None]:
    """F-057: the giver picks the regions they leave, the receiver those that store them."""
    yield from surrender(s, giver, resource, amount, colonies)
    yield from receive(s, receiver, resource, amount)


def surrender(s: Realm, giver: int, resource: str, amount: int, colonies: bool = False) -> Rules[None]:
    """The giver picks the regions; where he has no choice he is not asked. K-177: what he gives of his own free will
    may come from `colonies`."""
    prince = s.princes[giver]
    while amount:
        holding = prince.holding(resource)
        if colonies:
            holding += filled_colonies(prince, resource)
        if len(holding) == 1 or (funds(prince) if colonies else prince.totals)[resource] == amount:
            for region in holding:
                give(s, giver, region, min(amount, stored_in(prince, region)))
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
    _take_out(s, giver, region, amount)
    s.news.append(Event(GAVE, giver, (RESOURCE_OF[region], region, amount)))
