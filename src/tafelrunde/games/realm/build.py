"""Building expansions: from the hand, from the open stack, and region expansions."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ...kernel import Event, Option, Reason, Rules, decide
from .advantages import weigh_advantages
from .box import Box
from .cards import Card
from .events import SAVED
from .expansions import COVER, annex, cover, place
from .hand import leave_hand
from .play import needs_of, refuse_effect
from .prince import SITE_AT, Prince
from .questions import REALM
from .state import Realm
from .stores import CANNOT_AFFORD, in_detail, pay, refuse_cost
from .words import SAVE

WHAT_TO_SAVE: Final = REALM.question("save", answers=(SAVE,))


def hand_options(s: Realm, me: int) -> list[Option]:
    """F-070: everything in the hand that may be built, wherever it may be built, or played in the action phase."""
    prince = s.princes[me]
    memo = prince.gives.memo
    say = s.box.say
    options: list[Option] = []
    for card_id in dict.fromkeys(prince.hand):
        card = s.cards[card_id]
        if card.is_expansion:
            places = memo.get(card_id)
            if places is None:
                places = memo[card_id] = _places_for(s, prince, card)
            if places and refuse_price(prince, card) is None:
                options += places
        elif card.kind == "region_expansion":
            options += [
                say.lay_at(card_id, region) for region in prince.land() if refuse_expansion(s, prince, card) is None
            ]
        elif card.timing == "action" and refuse_effect(s, me, card_id) is None:
            options.append(say.plays[card_id])
    return options


def _places_for(s: Realm, prince: Prince, card: Card) -> tuple[Option, ...]:
    """Wherever a card may be built, if it can be paid for: changes only when something is built or removed."""
    if refuse_conditions(s, prince, card):
        return ()
    builds = s.box.say.builds[card.id]
    return tuple([builds[site] for site in fitting_sites(s, prince, card)])


def open_options(s: Realm, me: int) -> list[Option]:
    """F-130: the card of the open stack, wherever it may be built."""
    if not s.open_stack:
        return []
    prince = s.princes[me]
    card = s.cards[s.mode.open_card]
    if refuse_expansion(s, prince, card):
        return []
    return [s.box.say.build_open(card.id, site) for site in fitting_sites(s, prince, card)]


def fitting_sites(s: Realm, prince: Prince, card: Card) -> Sequence[str]:
    """F-065, F-137, F-286: green cards on any free site, red ones at a city, some on the card they cover."""
    if card.placement == "city":
        return prince.gives.free_city_sites
    if card.placement == COVER:
        return [
            site for lying, site in prince.gives.lying if s.cards[lying].title == card.covers and prince.is_city(site)
        ]
    return prince.gives.free_sites


@REALM.refuses("build")
def refuse_build(s: Realm, me: int, card_id: str, site: str) -> Reason | None:
    """F-065: from the hand, on a free site of an own settlement or city, after paying."""
    if s.cards[card_id].kind == "region_expansion":
        return s.box.refuse("at-regions-only", card=card_id)
    if card_id not in s.princes[me].hand:
        return s.box.refuse("not-in-hand", "build", card=card_id)
    return _refuse_card_at(s, s.princes[me], s.cards[card_id], site, "build")


@REALM.refuses("build-open")
def refuse_build_open(s: Realm, me: int, card_id: str, site: str) -> Reason | None:
    """F-129, F-130: from the open stack of this mode, as long as it has cards."""
    if card_id != s.mode.open_card:
        return Reason("not-in-open-stack", s.mode.opened_by, card=card_id)
    if not s.open_stack:
        return s.box.refuse("not-in-open-stack", card=card_id)
    if card_id in s.princes[me].gives.built:
        return s.box.refuse("only-once", "open stack", card=card_id)
    return _refuse_card_at(s, s.princes[me], s.cards[card_id], site, "open stack")


@REALM.refuses("lay-at")
def refuse_lay(s: Realm, me: int, card_id: str, region: str) -> Reason | None:
    """F-139, F-215."""
    prince = s.princes[me]
    if s.cards[card_id].kind != "region_expansion":
        return s.box.refuse("on-sites-only", card=card_id)
    if card_id not in prince.hand:
        return s.box.refuse("not-in-hand", "lay", card=card_id)
    if region not in prince.land():
        return s.box.refuse("not-your-region", "lay", region=region)
    return refuse_expansion(s, prince, s.cards[card_id])


def _refuse_card_at(s: Realm, prince: Prince, card: Card, site: str, how: str) -> Reason | None:
    reason = refuse_site(s.box, prince, card, site) or refuse_expansion(s, prince, card)
    rules = s.box.cites[f"cannot-afford:{how}"]
    if reason is CANNOT_AFFORD and discount(prince, card):
        saves = next(what for what, _ in prince.gives.cheapens if _is_cheapened(card, what))
        cheaper = s.box.cites[f"cannot-afford-even-so:{saves}"]
        lacking = in_detail(reason, prince, card.cost, *rules, *cheaper)
        assert lacking is not None
        return Reason("cannot-afford-even-so", lacking.rules, **lacking.params)
    return in_detail(reason, prince, card.cost, *rules)


def refuse_expansion(s: Realm, prince: Prince, card: Card) -> Reason | None:
    """Why a card may not be built, wherever."""
    return refuse_conditions(s, prince, card) or refuse_price(prince, card)


def refuse_conditions(s: Realm, prince: Prince, card: Card) -> Reason | None:
    """F-066, F-140: what must lie, or not lie, in the own principality."""
    gives = prince.gives
    if card.once and card.title in gives.built:
        return only_once(s.box, card.id)
    if card.needs and gives.built.isdisjoint(card.needs):
        return needs_of(s.box, card.id)
    if card.needs_progress > gives.progress:
        return needs_progress(s.box, card.id)
    if card.needs_warrior and not any(s.cards[c].kind == "hero" and s.cards[c].strength for c, _ in gives.lying):
        return needs_warrior(s.box, card.id)
    return None


def refuse_price(prince: Prince, card: Card) -> Reason | None:
    """The whole price, or what is left of it where the owner builds cheaper."""
    saved = discount(prince, card)
    if saved:
        lacking = sum(max(0, amount - prince.totals[resource]) for resource, amount in card.cost)
        return CANNOT_AFFORD if lacking > saved else None
    return refuse_cost(prince, card.cost)


@cache
def only_once(box: Box, card_id: str) -> Reason:
    """F-066: a card marked 1x lies at most once in a principality."""
    return box.refuse("only-once", card=card_id)


@cache
def needs_warrior(box: Box, card_id: str) -> Reason:
    return box.refuse("needs-warrior", card=card_id)


@cache
def needs_progress(box: Box, card_id: str) -> Reason:
    """F-140, F-283: so many progress points in the own principality."""
    return box.refuse("needs-progress", card=card_id, needed=box.cards[card_id].needs_progress)


def discount(prince: Prince, card: Card) -> int:
    """F-253, F-281: heroes, or red expansions that cost more than 4, may cost 1 resource of choice less.

    K-134: and knights one less for each card that says so, or dear buildings.
    """
    cheapens = prince.gives.cheapens
    if not cheapens:
        return 0
    return sum([card.price >= least and _is_cheapened(card, what) for what, least in cheapens])


def _is_cheapened(card: Card, what: str) -> bool:
    """Cards of a kind, or those that only a city can hold and that cost more than 4."""
    return card.kind == what or (what == "city" and card.placement in ("city", COVER) and card.price > 4)


def refuse_site(box: Box, prince: Prince, card: Card, site: str) -> Reason | None:
    """F-072: one card above and below a settlement, two at a city; F-137: red ones only at a city."""
    row, at = SITE_AT[site]
    if at >= len(prince.places):
        return box.refuse("no-such-place", "site", place=at + 1)
    if card.placement in ("city", COVER) and not prince.is_city(site):
        return box.refuse("city-only", card=card.id)
    if card.placement == COVER:
        lying = [box.cards[other] for other in prince.sites[row][at]]
        if any(other.title == card.covers for other in lying):
            return None
        if prince.covered and any(other.placement == COVER for other in lying):
            return box.refuse("covered-already", card=card.id, other=card.covers, site=site)
        return box.refuse("nothing-to-cover", card=card.id, other=card.covers, site=site)
    if len(prince.sites[row][at]) >= prince.places[at]:
        return box.refuse("site-full", site=site)
    return None


def build_expansion(s: Realm, me: int, card_id: str, site: str) -> Rules[None]:
    """F-065: paid, laid down, and at work at once (F-071)."""
    yield from _pay_for(s, me, s.cards[card_id])
    leave_hand(s, me, card_id)
    yield from _lay_down(s, me, card_id, site)


def build_open(s: Realm, me: int, card_id: str, site: str) -> Rules[None]:
    """F-130: paid, and taken straight from the open stack."""
    yield from _pay_for(s, me, s.cards[card_id])
    s.open_stack -= 1
    yield from _lay_down(s, me, card_id, site)


def lay_at_region(s: Realm, me: int, card_id: str, region: str) -> Rules[None]:
    """F-139: a region expansion lies at a region, not on a building site."""
    yield from _pay_for(s, me, s.cards[card_id])
    leave_hand(s, me, card_id)
    annex(s, me, card_id, region)


def _pay_for(s: Realm, me: int, card: Card) -> Rules[None]:
    """The whole price, or all but some resources of choice where the owner builds cheaper.

    What is lacking is saved first: it could not be paid.
    """
    prince = s.princes[me]
    price = dict(card.cost)
    for _ in range(min(discount(prince, card), card.price)):
        dear = [resource for resource, amount in price.items() if amount]
        lacking = [resource for resource in dear if prince.totals[resource] < price[resource]]
        saved = lacking[0] if lacking else ""
        if not saved:
            answer = yield from decide(me, WHAT_TO_SAVE, [SAVE(resource) for resource in dear], {"card": card.id})
            saved = answer.args[0]
        s.news.append(Event(SAVED, me, (saved,)))
        price[saved] -= 1
    yield from pay(s, me, tuple(price.items()))


def _lay_down(s: Realm, me: int, card_id: str, site: str) -> Rules[None]:
    card = s.cards[card_id]
    if card.placement == COVER:
        row, at = SITE_AT[site]
        below = next(lying for lying in s.princes[me].sites[row][at] if s.cards[lying].title == card.covers)
        cover(s, me, card_id, site, below)
    else:
        place(s, me, card_id, site)
    weigh_advantages(s)
    when_built = s.box.hooks.built.get(card.title)
    if when_built is not None:
        yield from when_built(s, me)
