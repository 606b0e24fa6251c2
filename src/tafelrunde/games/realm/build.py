"""Building expansions: from the hand, from the open stack, and region expansions."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from ...kernel import Event, Option, Reason, Rules, decide
from .advantages import strength, tournament_points, trade_points, weigh_advantages
from .box import Box
from .cards import SHIPS, UNITS, Card, Cost
from .events import SAVED
from .expansions import COVER, annex, cover, host_of, place, set_counter
from .hand import leave_hand
from .play import needs_of, refuse_effect
from .prince import CITADEL, ROAD_AT, ROAD_SPOTS, ROOM, SITE_AT, Prince
from .questions import REALM
from .regions import RESOURCE_OF
from .state import Realm, change_open, open_left
from .stores import CANNOT_AFFORD, in_detail, pay, refuse_cost, spendable, within_means
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
        if card.kind == "action":
            if card.timing == "action" and refuse_effect(s, me, card_id) is None:
                options.append(say.plays[card_id])
        elif card.foreign:
            options += _places_abroad(s, me, card)
        elif card.needs_champion or card.links or card.placement == "road":
            # depends on more than the expansions that lie there
            if refuse_expansion(s, prince, card) is None:
                options += [say.builds[card_id][site] for site in fitting_sites(s, prince, card)]
        elif card.is_expansion:
            if card.unique and _lies_anywhere(s, card):
                continue
            places = memo.get(card_id)
            if places is None:
                places = memo[card_id] = _places_for(s, prince, card)
            if places and refuse_price(s, prince, card) is None:
                options += places
        elif card.kind == "region_expansion":
            options += [
                say.lay_at(card_id, region) for region in prince.land() if refuse_expansion(s, prince, card) is None
            ]
    return options


def _places_for(s: Realm, prince: Prince, card: Card) -> tuple[Option, ...]:
    """Wherever a card may be built, if it can be paid for: changes only when something is built or removed."""
    if refuse_conditions(s, prince, card):
        return ()
    builds = s.box.say.builds[card.id]
    return tuple([builds[site] for site in fitting_sites(s, prince, card)])


def _places_abroad(s: Realm, me: int, card: Card) -> list[Option]:
    """K-131: wherever a card may be built in the other's principality."""
    host = s.princes[1 - me]
    if refuse_host(s.box, host, card) or refuse_expansion(s, s.princes[me], card):
        return []
    builds = s.box.say.builds[card.id]
    return [builds[site] for site in fitting_sites(s, host, card)]


def refuse_host(box: Box, host: Prince, card: Card) -> Reason | None:
    """K-086, K-087: some cards cannot come to a prince who is strong enough, or trades enough, to throw them out."""
    if card.expelled_by_strength and strength(host) >= card.expelled_by_strength:
        return box.refuse("host-too-strong", card=card.id, needed=card.expelled_by_strength)
    if card.expelled_by_trade and trade_points(host) >= card.expelled_by_trade:
        return box.refuse("host-trades-too-much", card=card.id, needed=card.expelled_by_trade)
    return None


def open_options(s: Realm, me: int) -> list[Option]:
    """F-130, K-016: the cards that lie open, wherever they may be built."""
    prince = s.princes[me]
    options: list[Option] = []
    for card_id, left in zip(s.mode.open_cards, s.open_stacks, strict=True):
        card = s.cards[card_id]
        if left and card.title not in prince.gives.owned and refuse_expansion(s, prince, card) is None:
            options += [s.box.say.build_open(card_id, site) for site in fitting_sites(s, prince, card)]
    return options


def fitting_sites(s: Realm, prince: Prince, card: Card) -> Sequence[str]:
    """F-065, F-137, F-286: green cards on any free site, red ones at a city, some on the card they cover."""
    if card.placement == COVER:
        return [
            site for lying, site in prince.gives.lying if s.cards[lying].title == card.covers and prince.is_city(site)
        ]
    if card.placement == "region":
        other = other_prince(s, prince) if card.links else None
        return [r for r in prince.free_regions() if _refuse_landscape(s.box, prince, card, r, other) is None]
    if card.placement == "road":
        taken = {ROAD_SPOTS[road] for _, road in prince.on_roads}
        return [road for road in prince.roads() if road not in taken]
    gives = prince.gives
    free = gives.free_sites
    if card.placement == "city":
        free = gives.free_city_sites
    elif card.placement == "citadel":
        free = gives.free_citadel_sites
    return free + gives.free_unit_spots if gives.free_unit_spots and _fits_metropolis(card) else free


def other_prince(s: Realm, prince: Prince) -> Prince:
    red, blue = s.princes
    return blue if prince is red else red


def _fits_metropolis(card: Card) -> bool:
    """K-123: units; K-187: dragons only in the old edition."""
    return card.kind in UNITS and (card.placement != "citadel" or card.at_metropolis)


@REALM.refuses("build")
def refuse_build(s: Realm, me: int, card_id: str, site: str) -> Reason | None:
    """F-065: from the hand, on a free site of an own settlement or city, after paying."""
    if s.cards[card_id].kind == "region_expansion":
        return s.box.refuse("at-regions-only", card=card_id)
    if card_id not in s.princes[me].hand:
        return s.box.refuse("not-in-hand", "build", card=card_id)
    return _refuse_card_at(s, me, s.cards[card_id], site, "build")


@REALM.refuses("build-open")
def refuse_build_open(s: Realm, me: int, card_id: str, site: str) -> Reason | None:
    """F-129, F-130: from the open stack of this mode, as long as it has cards."""
    if card_id not in s.mode.open_cards:
        return Reason("not-in-open-stack", s.mode.opened_by, card=card_id)
    if not open_left(s, card_id):
        return s.box.refuse("not-in-open-stack", card=card_id)
    if s.cards[card_id].title in s.princes[me].gives.owned:
        return s.box.refuse("only-once", "open stack", card=card_id)
    return _refuse_card_at(s, me, s.cards[card_id], site, "open stack")


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


def _refuse_card_at(s: Realm, me: int, card: Card, site: str, how: str) -> Reason | None:
    prince = s.princes[me]
    host = s.princes[host_of(s, me, card.id)]
    reason = refuse_site(s.box, host, card, site, other_prince(s, host))
    if reason is None and card.foreign:
        reason = refuse_host(s.box, host, card)
    reason = reason or refuse_expansion(s, prince, card)
    rules = s.box.cites[f"cannot-afford:{how}"]
    if reason is CANNOT_AFFORD and discount(prince, card):
        saves = next(what for what, _ in prince.gives.cheapens if _is_cheapened(card, what))
        cheaper = s.box.cites[f"cannot-afford-even-so:{saves}"]
        lacking = in_detail(reason, prince, _spared(s, prince, card), *rules, *cheaper)
        assert lacking is not None
        return Reason("cannot-afford-even-so", lacking.rules, **lacking.params)
    return in_detail(reason, prince, _spared(s, prince, card), *rules)


def refuse_expansion(s: Realm, prince: Prince, card: Card) -> Reason | None:
    """Why a card may not be built, wherever."""
    return refuse_second(s, card) or refuse_conditions(s, prince, card) or refuse_price(s, prince, card)


def refuse_second(s: Realm, card: Card) -> Reason | None:
    """K-180: of who has a name of his own there is one at most, in both principalities together."""
    return s.box.refuse("lies-already", card=card.id) if card.unique and _lies_anywhere(s, card) else None


def _lies_anywhere(s: Realm, card: Card) -> bool:
    """Whether such a card lies in either principality; whoever bears the name is the same, whatever printing."""
    red, blue = s.princes
    return card.title in red.gives.owned or card.title in blue.gives.owned


def refuse_conditions(s: Realm, prince: Prince, card: Card) -> Reason | None:
    """F-066, F-140: what must lie, or not lie, in the own principality."""
    gives = prince.gives
    if card.once and card.title in gives.owned:
        return only_once(s.box, card.id)
    if card.needs and gives.built.isdisjoint(card.needs):
        return needs_of(s.box, card.id)
    if card.needs_progress > gives.progress:
        return needs_progress(s.box, card.id)
    if card.needs_citadels and prince.places.count(CITADEL) < card.needs_citadels:
        return s.box.refuse("needs-citadels", card=card.id, needed=card.needs_citadels)
    if card.without_citadel and CITADEL in prince.places:
        return s.box.refuse("without-citadel", card=card.id)
    if card.needs_warrior and not any(s.cards[c].kind == "hero" and s.cards[c].strength for c, _ in gives.lying):
        return needs_warrior(s.box, card.id)
    if card.needs_ship and not gives.fleet:
        return s.box.refuse("needs-ship", card=card.id)
    if card.needs_counters > gives.counted:
        return s.box.refuse("needs-counters", card=card.id, needed=card.needs_counters, counted=gives.counted)
    if card.needs_champion:
        mine, theirs = [tournament_points(s, each) for each in s.princes]
        if prince is not s.princes[0]:
            mine, theirs = theirs, mine
        if mine <= theirs:
            return s.box.refuse("needs-champion", card=card.id)
    return None


def refuse_price(s: Realm, prince: Prince, card: Card, colonies: bool = False) -> Reason | None:
    """The whole price, or what is left of it where the owner builds cheaper; and what some cost besides resources."""
    if card.power and s.box.hooks.toll is not None:
        reason = s.box.hooks.toll.refuse(s, s.princes.index(prince), card)
        if reason is not None:
            return reason
    gives = prince.gives
    cost = _spared(s, prince, card) if gives.feeds else card.cost
    if gives.cheapens and (saved := discount(prince, card)):
        return None if within_means(prince, cost, saved, colonies) else CANNOT_AFFORD
    return refuse_cost(prince, cost, colonies)


def _spared(s: Realm, prince: Prince, card: Card) -> Cost:
    """What is left of a price where single resources of it can be saved."""
    me = s.princes.index(prince)
    saved = [resource for spare in s.box.hooks.spares for resource in spare.could(s, me, card.id)]
    return tuple([(resource, amount - saved.count(resource)) for resource, amount in card.cost])


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
    if what == "ship":
        return card.kind in SHIPS
    return what in (card.kind, card.title) or (what == "city" and card.placement in ("city", COVER) and card.price > 4)


def refuse_site(box: Box, prince: Prince, card: Card, site: str, other: Prince | None = None) -> Reason | None:
    """F-072: where a card cannot lie, or where something else lies already. With `other`, also whether it links there
    with a wizard of the other prince: that must be so only when it is laid."""
    if reason := refuse_spot(box, prince, card, site, other):
        return reason
    if site in ROAD_AT:
        taken = any(ROAD_SPOTS[road] == site for _, road in prince.on_roads)
        return box.refuse("road-taken", site=site) if taken else None
    if site not in SITE_AT:
        return None if site in prince.free_regions() else box.refuse("region-taken", region=site)
    row, at = SITE_AT[site]
    full = card.placement != COVER and len(prince.sites[row][at]) >= ROOM[prince.places[at]]
    return box.refuse("site-full", site=site) if full else None


def refuse_spot(box: Box, prince: Prince, card: Card, site: str, other: Prince | None = None) -> Reason | None:
    """F-072, F-137: red cards only at a city, K-187: those of magic only at a citadel.

    K-121 to K-123: cards of a landscape at such a region, those of roads on a road, units also at a metropolis.
    """
    if site in ROAD_AT:
        return _refuse_road(box, prince, card, site)
    if site not in SITE_AT:
        return _refuse_region(box, prince, card, site, other)
    if card.placement == "region":
        return box.refuse("at-regions-only", card=card.id)
    if card.placement == "road":
        return box.refuse("on-roads-only", card=card.id)
    row, at = SITE_AT[site]
    if at >= len(prince.places):
        return box.refuse("no-such-place", "site", place=at + 1)
    if card.placement in ("city", COVER) and not prince.is_city(site):
        return box.refuse("city-only", card=card.id)
    if card.placement == "citadel" and not prince.is_citadel(site):
        return box.refuse("citadel-only", card=card.id)
    if card.placement == COVER:
        lying = [box.cards[other] for other in prince.sites[row][at]]
        if any(other.title == card.covers for other in lying):
            return None
        if prince.covered and any(other.placement == COVER for other in lying):
            return box.refuse("covered-already", card=card.id, other=card.covers, site=site)
        return box.refuse("nothing-to-cover", card=card.id, other=card.covers, site=site)
    return None


def _refuse_region(box: Box, prince: Prince, card: Card, region: str, other: Prince | None) -> Reason | None:
    """K-121 to K-123: a card of its landscape, or a unit where a metropolis adjoins it."""
    if card.placement != "region" and card.kind not in UNITS:
        return box.refuse("on-sites-only", card=card.id)
    if region not in prince.land():
        return box.refuse("not-your-region", "lay", region=region)
    if card.placement == "region":
        return _refuse_landscape(box, prince, card, region, other)
    if not _fits_metropolis(card):
        return box.refuse("citadel-only", card=card.id)
    return box.refuse("no-metropolis-there", card=card.id, region=region) if prince.place_of(region) < 0 else None


def _refuse_landscape(box: Box, prince: Prince, card: Card, region: str, other: Prince | None) -> Reason | None:
    """K-122: of its landscape, some only beside a city; K-187: wizards only beside a citadel; K-189: some only at a
    landscape at which a wizard with a name serves the other."""
    if card.lies_at and RESOURCE_OF[region] != card.lies_at:
        return _wrong_landscape(box, card.id, region)
    if card.at_city and not _adjoins_city(prince, region):
        return box.refuse("city-only", "region", card=card.id)
    if card.kind == "wizard" and not prince.citadels_at(region):
        return box.refuse("no-citadel-there", card=card.id, region=region)
    if card.links and other is not None and RESOURCE_OF[region] not in _served_landscapes(box, other):
        return box.refuse("no-link-there", card=card.id, region=region)
    return None


@cache
def _wrong_landscape(box: Box, card_id: str, region: str) -> Reason:
    """Made once: most regions are the wrong ones."""
    return box.refuse("wrong-landscape", card=card_id, region=region)


def _served_landscapes(box: Box, prince: Prince) -> set[str]:
    """K-189: the kinds of regions at which there is a wizard who is no such link himself."""
    return {RESOURCE_OF[region] for card, region in prince.gives.wizards if not box.cards[card].links}


def _adjoins_city(prince: Prince, region: str) -> bool:
    return any(region in prince.city_regions(place) for place in prince.cities())


def _refuse_road(box: Box, prince: Prince, card: Card, site: str) -> Reason | None:
    """K-183: a card of that kind on a road that is there."""
    if card.placement != "road":
        return box.refuse("on-sites-only", card=card.id)
    return None if site in prince.roads() else box.refuse("no-such-road", site=site)


def build_expansion(s: Realm, me: int, card_id: str, site: str) -> Rules[None]:
    """F-065: paid, laid down, and at work at once (F-071). On which side it lies is said before."""
    side = s.box.hooks.laid.get(s.cards[card_id].title)
    counted = s.cards[card_id].start_power if side is None else (yield from side(s, me))
    yield from pay_for(s, me, s.cards[card_id])
    leave_hand(s, me, card_id)
    yield from _lay_down(s, me, card_id, site, counted)


def build_open(s: Realm, me: int, card_id: str, site: str) -> Rules[None]:
    """F-130: paid, and taken straight from the open stack."""
    yield from pay_for(s, me, s.cards[card_id])
    change_open(s, card_id, -1)
    yield from _lay_down(s, me, card_id, site)


def lay_at_region(s: Realm, me: int, card_id: str, region: str) -> Rules[None]:
    """F-139: a region expansion lies at a region, not on a building site."""
    yield from pay_for(s, me, s.cards[card_id])
    leave_hand(s, me, card_id)
    annex(s, me, card_id, region)


def pay_for(s: Realm, me: int, card: Card, colonies: bool = False) -> Rules[None]:
    """The whole price, or all but some resources of choice where the owner builds cheaper.

    What is lacking is saved first: it could not be paid.
    """
    prince = s.princes[me]
    if card.power and s.box.hooks.toll is not None:
        yield from s.box.hooks.toll.pay(s, me, card)
    price = dict(card.cost)
    for spare in s.box.hooks.spares if prince.gives.feeds else ():
        for resource in (yield from spare.save(s, me, card.id)):
            s.news.append(Event(SAVED, me, (resource,)))
            price[resource] -= 1
    for _ in range(min(discount(prince, card), sum(price.values()))):
        saved = _lacking(prince, price, colonies)
        if not saved:
            dear = [resource for resource, amount in price.items() if amount]
            answer = yield from decide(me, WHAT_TO_SAVE, [SAVE(resource) for resource in dear], {"card": card.id})
            saved = answer.args[0]
        s.news.append(Event(SAVED, me, (saved,)))
        price[saved] -= 1
    yield from pay(s, me, tuple(price.items()), colonies)


def _lacking(prince: Prince, price: Mapping[str, int], colonies: bool) -> str:
    """A resource of a price that cannot be paid; none if K-170: gold may stand for all that is not there."""
    if prince.gives.coins and within_means(prince, tuple(price.items()), 0, colonies):
        return ""
    totals = spendable(prince, colonies)
    return next((resource for resource, amount in price.items() if totals[resource] < amount), "")


def _lay_down(s: Realm, me: int, card_id: str, site: str, counted: int = 0) -> Rules[None]:
    card = s.cards[card_id]
    if card.placement == COVER:
        row, at = SITE_AT[site]
        below = next(lying for lying in s.princes[me].sites[row][at] if s.cards[lying].title == card.covers)
        cover(s, me, card_id, site, below)
    else:
        place(s, me, card_id, site)
        if counted:
            set_counter(s, me, card_id, site, counted)
    weigh_advantages(s)
    when_built = s.box.hooks.built.get(card.title)
    if when_built is not None:
        yield from when_built(s, me)
