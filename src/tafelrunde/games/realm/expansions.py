"""Verbs for expansion cards, and what follows from those that lie in a principality."""

from typing import Final

from ...kernel import Event
from .cards import UNITS, Card
from .discards import discard
from .events import ANNEXED, BLOCKED, BUILT, BUILT_ABROAD, COVERED, REMOVED, REMOVED_ABROAD, UNBLOCKED, UNCOVERED
from .prince import (
    CITADEL,
    METROPOLIS,
    NO_ALLY,
    PLACE_POINTS,
    ROAD_AT,
    ROAD_SPOTS,
    SITE_AT,
    SITE_NAMES,
    Gives,
    Prince,
    Row,
    without,
)
from .regions import RESOURCE_OF, STORAGE, colony_store
from .state import Realm

COVER: Final = "cover"  # the placement of a card that is laid on another one
NONE: Final = {""}  # what cards name that boost or trade nothing
QUELLED: Final = 2  # strength points that are left of a stronger card


def host_of(s: Realm, owner: int, card: str) -> int:
    """In whose principality a card of this owner lies: K-131, some are built in the other's."""
    return 1 - owner if s.cards[card].foreign else owner


def place(s: Realm, me: int, card: str, site: str, moved: bool = False) -> None:
    """F-065: the card lies on the site and works from now on (F-071). One that was `moved` is not told as built."""
    prince = s.princes[host_of(s, me, card)]
    if site in SITE_AT:
        row, at = SITE_AT[site]
        prince.put_at(row, at, (*prince.sites[row][at], card))
    elif site in ROAD_AT:
        prince.on_roads += ((card, ROAD_AT[site]),)
    else:
        prince.annexes += ((card, *prince.gap_of(site)),)
    refresh(s, prince)
    if not moved:
        s.news.append(Event(BUILT_ABROAD if s.cards[card].foreign else BUILT, me, (card, site)))


def cover(s: Realm, me: int, card: str, site: str, below: str) -> None:
    """F-284: the card is laid on another one, which stays underneath."""
    row, at = SITE_AT[site]
    prince = s.princes[me]
    prince.put_at(row, at, without(prince.sites[row][at], below))
    prince.covered = below
    s.news.append(Event(COVERED, me, (below, site)))
    place(s, me, card, site)


def remove(s: Realm, me: int, card: str, site: str, moved: bool = False) -> None:
    """The card leaves its site. What it covered stays there (F-285)."""
    prince = s.princes[host_of(s, me, card)]
    if site in SITE_AT:
        row, at = SITE_AT[site]
        prince.put_at(row, at, without(prince.sites[row][at], card))
    elif site in ROAD_AT:
        prince.on_roads = tuple([(c, road) for c, road in prince.on_roads if road != ROAD_AT[site]])
    else:
        spot = prince.gap_of(site)
        prince.annexes = tuple([annex for annex in prince.annexes if annex[1:] != spot])
    if not moved:
        s.news.append(Event(REMOVED_ABROAD if s.cards[card].foreign else REMOVED, me, (card, site)))
    if prince.covered and s.cards[card].placement == COVER:
        prince.put_at(row, at, (*prince.sites[row][at], prince.covered))
        s.news.append(Event(UNCOVERED, me, (prince.covered, site)))
        prince.covered = ""
    if s.cards[card].shares:
        prince.ally = NO_ALLY
    if prince.blocks or prince.counters or prince.kept or prince.drank:
        _clear(s, prince, card, site)
    refresh(s, prince)


def _clear(s: Realm, prince: Prince, card: str, site: str) -> None:
    """K-132, K-167: what was counted on a card is gone with it, and what lay on it goes to the discards.

    Of two equal cards on one site the one that has something on it is the one that goes.
    """
    for number, counted in enumerate(prince.counters):
        if counted[:2] == (card, site):
            prince.counters = prince.counters[:number] + prince.counters[number + 1 :]
            break
    prince.kept = tuple([kept for kept in prince.kept if kept[:2] != (card, site)])
    prince.drank = tuple([knight for knight in prince.drank if knight != (card, site)])
    on_top = [block for block in prince.blocks if block[:2] == (card, site)]
    if _lies_there(prince, card, site):
        on_top = on_top[:1]  # an equal card stays, with what lies on that one
    for block in on_top:
        at = prince.blocks.index(block)
        prince.blocks = prince.blocks[:at] + prince.blocks[at + 1 :]
    for block in on_top:
        _discard_block(s, prince, block)


def _discard_block(s: Realm, host: Prince, block: tuple[str, str, str]) -> None:
    """K-156: onto the pile of who has laid it: one pawns his own buildings, everything else lies on the other's."""
    card, _, by = block
    owner = host_of(s, s.princes.index(host), card)
    discard(s, owner if s.cards[by].pawns else 1 - owner, by)


def _lies_there(prince: Prince, card: str, site: str) -> bool:
    """Whether a card lies on a building site; elsewhere there is never a second one."""
    if site not in SITE_AT:
        return False
    row, at = SITE_AT[site]
    return card in prince.sites[row][at]


def set_counter(s: Realm, me: int, card: str, site: str, amount: int) -> None:
    """What is counted on a card from now on."""
    prince = s.princes[me]
    others = [counted for counted in prince.counters if counted[:2] != (card, site)]
    prince.counters = (*others, (card, site, amount)) if amount else tuple(others)
    if s.cards[card].is_counted_on:
        refresh(s, prince)


def block(s: Realm, owner: int, card: str, site: str, by: str) -> None:
    """K-165: a card is laid on another one, which does not work until it is gone."""
    prince = s.princes[owner]
    prince.blocks += ((card, site, by),)
    refresh(s, prince)
    s.news.append(Event(BLOCKED, owner, (card, site, by)))


def unblock(s: Realm, owner: int, card: str, site: str, by: str) -> None:
    """What lay on a card goes to the discards; the card works again, unless something else lies on it."""
    prince = s.princes[owner]
    at = prince.blocks.index((card, site, by))
    prince.blocks = prince.blocks[:at] + prince.blocks[at + 1 :]
    _discard_block(s, prince, (card, site, by))
    refresh(s, prince)
    s.news.append(Event(UNBLOCKED, owner, (card, site, by)))


def annex(s: Realm, me: int, card: str, region: str) -> None:
    """F-139: a region expansion is laid above or below a region, and stores from now on."""
    prince = s.princes[me]
    prince.annexes += ((card, *prince.gap_of(region)),)
    prince.stock[card] = 0
    prince.sort_regions()
    s.news.append(Event(ANNEXED, me, (card, region)))


def settle_left(s: Realm, me: int) -> None:
    """Places are counted from the left: with a new one there, what is remembered by its site lies one further on."""
    prince, other = s.princes[me], s.princes[1 - me]
    prince.on_roads = tuple([(card, road + 1) for card, road in prince.on_roads])
    prince.blocks = tuple([(card, one_further(site), on_top) for card, site, on_top in prince.blocks])
    prince.counters = tuple([(card, one_further(site), amount) for card, site, amount in prince.counters])
    prince.kept = tuple([(kept[0], one_further(kept[1]), *kept[2:]) for kept in prince.kept])
    prince.drank = tuple([(card, one_further(site)) for card, site in prince.drank])
    if other.ally != NO_ALLY:
        other.ally = (other.ally[0], one_further(other.ally[1]))


def one_further(site: str) -> str:
    """The name of a site or road when the row has grown on the left. A region keeps its name."""
    if site in SITE_AT:
        row, place = SITE_AT[site]
        return SITE_NAMES[row][place + 1]
    return ROAD_SPOTS[ROAD_AT[site] + 1] if site in ROAD_AT else site


def refresh(s: Realm, prince: Prince) -> None:
    """Counts again what the placed expansions give: points, ships, gold, a cheaper search, free sites."""
    quelled = prince.gives.quells
    _count_again(s, prince)
    for other in s.princes:
        # what it shares may be gone, or work again; and what weakens its cards may have come or gone
        if other is not prince and (other.ally != NO_ALLY or prince.gives.quells != quelled):
            theirs = other.gives.quells
            _count_again(s, other)
            if other.gives.quells != theirs:
                _count_again(s, prince)


def _count_again(s: Realm, prince: Prince) -> None:
    gives = _what_lies_there(s, prince)
    gives.vp = sum([PLACE_POINTS[place] for place in prince.places])
    if gives.wizards:
        gives.vp += enchanted(prince, gives.wizards)
    working = _without_blocked(prince, gives.lying)
    for card_id, site in working:
        facts = s.cards[card_id]
        gives.vp += facts.vp
        if facts.vp_counted:
            gives.vp += prince.count(card_id, site)
    if prince.ally != NO_ALLY:
        working = _with_ally(s, prince, working)
    gives.working = working
    lying = [(s.cards[card], site) for card, site in working]
    cards = [card for card, _ in lying]
    guests: list[Card] = []
    if gives.guests:
        gives.active_guests = _without_blocked(prince, gives.guests)
        guests = [s.cards[card] for card, _ in gives.active_guests]
    silenced = _silenced(s, prince, gives, lying)
    _count_points(gives, cards, silenced)
    spells = [s.cards[card] for card in prince.forces if s.cards[card].doubles_knights] if prince.forces else []
    _count_strength(gives, prince, lying, guests, spells, _quelled_by_other(s, prince))
    if useful := [card for card in cards if card.is_useful]:
        _count_uses(gives, useful)
    lights = False
    for at, (card, site) in enumerate(lying):
        lights |= card.lights
        if not card.looks_around:
            continue
        _look_around(gives, prince, card, site)
        if card.hoards and at not in silenced:
            gives.hoards += (card.hoards,)
        if card.two_sided or card.colony or card.coins:
            _look_at_counter(gives, prince, card, site, quiet=at in silenced)
    if lights:
        _light(gives, prince, lying)
    gives.counts_stock = bool(gives.musters or gives.hoards)
    covered = (s.cards[prince.covered].title,) if prince.covered else ()
    gives.built = frozenset([*[card.title for card in cards], *covered])
    gives.owned = gives.built
    if working is not gives.lying:
        gives.owned = frozenset([*[s.cards[card].title for card, _ in gives.lying], *covered])
    prince.gives = gives


def _what_lies_there(s: Realm, prince: Prince) -> Gives:
    """Own cards and those of the other, and where there is room for more."""
    gives = Gives()
    found = [(card, SITE_NAMES[row][at]) for card, row, at in prince.expansions()]
    if prince.annexes:
        storing = ("region_expansion",)
        found += [(c, prince.regions[row][at]) for c, row, at in prince.annexes if s.cards[c].kind not in storing]
    if prince.on_roads:
        found += [(card, ROAD_SPOTS[road]) for card, road in prince.on_roads]
    cards = s.cards
    if guests := [(card, site) for card, site in found if cards[card].foreign]:
        gives.guests = tuple(guests)
        gives.expels = any(cards[card].expelled_by_strength or cards[card].expelled_by_trade for card, _ in guests)
        found = [(card, site) for card, site in found if not cards[card].foreign]
    gives.lying = tuple(found)
    for card, _ in found:
        gives.shares |= cards[card].shares
    gives.free_sites = prince.sites_with_room()
    gives.free_city_sites = tuple([site for site in gives.free_sites if prince.is_city(site)])
    if CITADEL in prince.places:
        gives.free_citadel_sites = tuple([site for site in gives.free_sites if prince.is_citadel(site)])
        gives.wizards = tuple([(card, site) for card, site in gives.lying if s.cards[card].kind == "wizard"])
    gives.free_unit_spots = _free_unit_spots(prince)
    return gives


def enchanted(prince: Prince, wizards: tuple[tuple[str, str], ...]) -> int:
    """K-186: a citadel counts 1 more as long as a wizard lies at one of its regions, however many they are."""
    regions = [site for _, site in wizards]
    citadels = [at for at, kind in enumerate(prince.places) if kind == CITADEL]
    return sum([any(region in prince.city_regions(at) for region in regions) for at in citadels])


def _free_unit_spots(prince: Prince) -> Row:
    """K-123: one at each of the four regions of a metropolis."""
    if METROPOLIS not in prince.places:
        return ()
    free = prince.free_regions()
    return tuple([region for region in prince.city_regions(prince.places.index(METROPOLIS)) if region in free])


def _look_around(gives: Gives, prince: Prince, card: Card, site: str) -> None:
    """What a card does for the regions beside it."""
    if card.trades == "neighbours":
        if site in SITE_AT:
            gives.neighbour_ships += (SITE_AT[site],)
        else:
            gives.ship_regions += (site,)
    if card.musters:
        gives.musters += tuple([r for r in beside_site(prince, site) if RESOURCE_OF[r] == card.musters])
    if card.enriches:
        gives.enriched += tuple([(region, card.enriches) for region in beside_site(prince, site)])
    if card.counts_to:
        counted = prince.count(card.id, site)
        gives.counted += counted
        gives.trade += counted
    if card.feeds:
        gives.feeds += ((card.id, site),)


def _silenced(s: Realm, prince: Prince, gives: Gives, lying: list[tuple[Card, str]]) -> frozenset[int]:
    """K-086: where in the list the buildings stand whose trade points do not count, since such a card of the other lies
    in their city. K-105: a card of a landscape belongs to no city."""
    places = {prince.place_of(site) for card, site in gives.active_guests if s.cards[card].silences}
    if not places:
        return frozenset()
    return frozenset(
        [
            at
            for at, (card, site) in enumerate(lying)
            if card.kind == "building" and site in SITE_AT and SITE_AT[site][1] in places
        ]
    )


def _light(gives: Gives, prince: Prince, lying: list[tuple[Card, str]]) -> None:
    """K-172, K-176: the ship beside a lighthouse, on the same side of the city, trades 1:1."""
    lit = {site for card, site in lying if card.lights}
    ships = [(card, site) for card, site in lying if site in lit and card.kind == "trade_ship"]
    gives.lit = frozenset([card.trades for card, _ in ships if card.trades != "neighbours"])
    gives.lit_regions = tuple(
        [r for card, site in ships if card.trades == "neighbours" for r in beside_site(prince, site)]
    )


def _look_at_counter(gives: Gives, prince: Prince, card: Card, site: str, quiet: bool) -> None:
    """What depends on what is counted on a card, or on its side; K-086: trade only where nothing silences it."""
    counted = prince.count(card.id, site)
    if card.two_sided and counted:
        gives.strength += card.two_sided
    elif card.two_sided and not quiet:
        gives.trade += card.two_sided
    if card.colony:
        gives.colonies += ((colony_store(card.id, site), card.id, site),)
    if card.coins and counted == STORAGE:
        gives.coins = True


def beside_site(prince: Prince, site: str) -> tuple[str, ...]:
    """The regions beside a card: left and right of its site, or the one at which it lies."""
    return prince.neighbours(*SITE_AT[site]) if site in SITE_AT else (site,)


def working_beside(prince: Prince, region: str) -> Row:
    """The expansion cards left and right of a region that work; F-173: the outer site of a city counts, too."""
    if not prince.blocks:
        return prince.beside(region)
    row, gap = prince.gap_of(region)
    sites = {SITE_NAMES[row][place] for place in (gap - 1, gap) if 0 <= place < len(prince.places)}
    return tuple([card for card, site in prince.gives.working if site in sites])


def _without_blocked(prince: Prince, lying: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """K-165: what another card lies on has no function. Of two equal ones on a site each may carry one."""
    if not prince.blocks:
        return lying
    left = list(lying)
    for card, site, _ in prince.blocks:
        if (card, site) in left:
            left.remove((card, site))
    return tuple(left)


def _with_ally(s: Realm, prince: Prince, working: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """K-124: a card that shares the functions of one of the other's stands there as if it were that one."""
    other = next(other for other in s.princes if other is not prince)
    if prince.ally not in other.gives.working:
        return working
    return tuple([(prince.ally[0], site) if s.cards[card].shares else (card, site) for card, site in working])


def _count_points(gives: Gives, lying: list[Card], silenced: frozenset[int]) -> None:
    """F-114: what is printed on cards, and what one card adds to others; K-086: unless their trade is silenced."""
    raised, doubled = set[str](), set[str]()
    drills: list[str] = []
    for card in lying:
        if card.raises:
            raised.update(card.raises)
        if card.doubles:
            doubled.update(card.doubles)
        if card.drills:
            drills.append(card.drills)
        gives.fleet += card.kind == "trade_ship"
    for at, card in enumerate(lying):
        if at not in silenced:
            gives.trade += card.trade * (2 if card.title in doubled else 1)
            gives.trade += card.title in raised or card.kind in raised
        gives.tournament += card.tournament + drills.count(card.kind)
        gives.skill += card.skill
        gives.progress += card.progress
        gives.hand += card.hand
        gives.vp += 0 < card.fleet <= gives.fleet


def _quelled_by_other(s: Realm, prince: Prince) -> frozenset[str]:
    """K-162: the cards that count no more than 2, since somebody opposes them."""
    return next((other.gives.quells for other in s.princes if other is not prince), frozenset())


def _count_strength(
    gives: Gives,
    prince: Prince,
    lying: list[tuple[Card, str]],
    guests: list[Card],
    spells: list[Card],
    quelled: frozenset[str],
) -> None:
    """K-162: of all cards; K-164: what others add, take or double counts in the order in which it came, and never below
    0."""
    forces = [card for card, _ in lying if card.arms] + [card for card in guests if card.weakens]
    if spells or any(card.weakens for card in forces):
        known = {card.id: card for card in forces + spells}
        kept = [known[card] for card in prince.forces if card in known]
        forces = kept + [card for card in forces if card.id not in prince.forces]
        prince.forces = tuple([card.id for card in forces])
    elif prince.forces:
        prince.forces = ()
    for card, site in lying:
        strength = min(QUELLED, card.strength) if card.title in quelled else card.strength
        if not forces:
            gives.strength += strength
            continue
        # of several potions those that were drunk while this knight was there: the last ones
        missed = len(spells) - prince.drank.count((card.id, site))
        for force in forces:
            if force.arms == card.kind:
                strength += 1
            elif force.weakens == card.kind:
                strength = max(0, strength - 1)
            elif force.doubles_knights:
                strength *= 1 if missed > 0 else 2
                missed -= 1
        gives.strength += strength


def _count_uses(gives: Gives, lying: list[Card]) -> None:
    """What else cards do for their owner as long as they lie there."""
    boosts, ships = set[str](), set[str]()
    guards, calms, foils = set[int](), set[int](), set[int]()
    quells = set[str]()
    for card in lying:
        gives.harvest_gold += card.harvest_gold
        gives.harvest_any += card.harvest_any
        gives.demands = max(gives.demands, card.demands)
        gives.mints += card.mints
        gives.robbers_spare = max(gives.robbers_spare, card.robbers_spare)
        gives.pays_for_actions += card.pays_for_actions
        gives.year_end += card.year_end
        gives.prize = max(gives.prize, card.prize)
        gives.dice_knights += card.tournament_is_die
        gives.borrows_ships |= card.borrows_ships
        gives.keeps_peace |= card.keeps_peace
        gives.shelters |= card.shelters
        gives.carts |= card.carts
        if card.search_cost >= 0 and (gives.search_cost < 0 or card.search_cost < gives.search_cost):
            gives.search_cost = card.search_cost
        if card.cheapens:
            gives.cheapens += ((card.cheapens, card.cheapens_from),)
        for title in card.cheapens_cards:
            gives.cheapens += ((title, 0),)
        boosts.add(card.boosts)
        ships.add(card.trades)
        if card.guards:
            guards.update(card.guards)
        if card.calms:
            calms.update(card.calms)
        if card.foils:
            foils.update(card.foils)
        if card.quells:
            quells.update(card.quells)
    gives.boosts = frozenset(boosts - NONE)
    gives.ships = frozenset(ships - NONE - {"neighbours"})
    gives.guards = frozenset(guards)
    gives.calms = frozenset(calms)
    gives.foils = frozenset(foils)
    gives.quells = frozenset(quells)


def belongings(s: Realm, owner: int) -> tuple[tuple[str, str], ...]:
    """The cards of a prince with their sites, also those that lie in the other's principality."""
    abroad = s.princes[1 - owner].gives.guests
    return s.princes[owner].gives.lying + abroad if abroad else s.princes[owner].gives.lying


def of_kind(s: Realm, prince: Prince, *kinds: str) -> list[tuple[Card, str]]:
    """The placed expansions of some kinds that work, with their sites."""
    return [(s.cards[card], site) for card, site in prince.gives.working if s.cards[card].kind in kinds]


def units(s: Realm, prince: Prince) -> list[tuple[Card, str]]:
    """F-067: heroes, trade ships and other units, with their sites."""
    return of_kind(s, prince, *UNITS)
