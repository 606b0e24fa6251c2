"""Any position of the game as a document a person can write, and back.

What a document leaves out is as at the start of a game. Cards that are named nowhere fill the stacks from below in
the order of the card files, so that a position is complete and the same every time.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.position import PositionError
from ..documents import Document, Path, known, list_of, number, one_of, strings
from ..realm.expansions import COVER, refresh
from ..realm.prince import CITY as A_CITY
from ..realm.prince import MOST_PLACES, ROWS, SITE_AT, SITE_NAMES, Prince, new_prince, without
from ..realm.prince import SETTLEMENT as A_SETTLEMENT
from ..realm.regions import NUMBER_OF, REGION_EXPANSIONS, STORAGE
from .build import refuse_site
from .data import (
    CARDS,
    CITY,
    EVENTS_BELOW_JULFEST,
    GEMEINDEHAUS,
    HALF_MOON_EVENTS,
    JULFEST,
    MODES,
    ROAD,
    SEATS,
    SETTLEMENT,
    START_ABOVE,
    START_BELOW,
    event_cards,
    half_moon_events,
    hand_cards,
    stack_regions,
    start_region,
)
from .setup import start, starting_principality
from .state import ACTION, DRAW, EXCHANGE, NOBODY, ROLL, State, hand_limit, points, weigh_advantages

STARTABLE = (ROLL, ACTION, DRAW, EXCHANGE)
KEYS = (
    "phase",
    "turn",
    "production",
    "rest",
    "open_stack",
    "stacks",
    "events",
    "region_stack",
    "discard",
    "roads",
    "settlements",
    "cities",
    *SEATS,
)
PRINCE_KEYS = ("centre", "above", "below", "stock", "expansions", "hand")
CENTRE = {"road": 0, "settlement": A_SETTLEMENT, "city": A_CITY}
REST = ("stacks", "box")


def read_position(mode: str, document: Document) -> State:
    """The state a document describes. Raises PositionError naming the key that is wrong."""
    if mode not in MODES:
        raise PositionError((), f"there is no mode {mode!r}")
    if not isinstance(document, Mapping):
        raise PositionError((), "a position is a table")
    s = start(mode)
    known(document, KEYS, ())
    s.phase = one_of(document, "phase", STARTABLE, ACTION)
    s.active = SEATS.index(one_of(document, "turn", SEATS, SEATS[0]))
    s.turn = 1
    if s.phase != ROLL:
        s.production = number(document, "production", 1, 6, 1)
    elif "production" in document:
        raise PositionError(("production",), "before the roll there is no production number yet")
    s.princes = [_read_prince(seat, document.get(name, {}), (name,)) for seat, name in enumerate(SEATS)]
    _count_centre(s, document)
    # what the document names lies on top; what it names nowhere lies below, or stays in the box
    rest_in_box = one_of(document, "rest", REST, REST[0]) == "box"
    _fill_draw_stacks(s, document, rest_in_box)
    _fill_events(s, document, rest_in_box)
    _fill_region_stack(s, document, rest_in_box)
    for prince in s.princes:
        refresh(s, prince)
    weigh_advantages(s)
    s.news.clear()
    return s


def describe(s: State) -> dict[str, Any]:
    """Everything about a state that a scenario can expect, in the words of a position document."""
    return {
        "phase": s.phase,
        "turn": SEATS[s.active],
        "production": s.production,
        "event": s.event,
        "event_card": s.event_card,
        "stacks": [list(stack) for stack in s.stacks],
        "stack_sizes": [len(stack) for stack in s.stacks],
        "events": list(s.events),
        "region_stack": list(s.region_stack),
        "open_stack": s.open_stack,
        "discard": list(s.discard),
        "roads": s.roads,
        "settlements": s.settlements,
        "cities": s.cities,
        "heldenstein": _seat_name(s.hero),
        "handelsstein": _seat_name(s.trader),
        "winner": _seat_name(s.winner),
        **{name: _describe_prince(s, seat) for seat, name in enumerate(SEATS)},
    }


def _describe_prince(s: State, seat: int) -> dict[str, Any]:
    prince = s.princes[seat]
    names = {A_SETTLEMENT: "settlement", A_CITY: "city"}
    centre = ["road"] if prince.road_left else []
    for at, place in enumerate(prince.places):
        centre += ["road", names[place]] if at else [names[place]]
    return {
        "centre": [*centre, "road"] if prince.road_right else centre,
        "above": list(prince.regions[0]),
        "below": list(prince.regions[1]),
        "stock": dict(prince.stock),
        "resources": dict(prince.totals),
        "total": sum(prince.totals.values()),
        "expansions": sorted(
            [
                *(f"{card} at {SITE_NAMES[row][at]}" for card, row, at in prince.expansions()),
                *(f"{card} at {prince.regions[row][at]}" for card, row, at in prince.annexes),
            ]
        ),
        "covered": prince.covered,
        "free_sites": list(prince.gives.free_sites),
        "hand": sorted(prince.hand),
        "hand_size": len(prince.hand),
        "hand_limit": hand_limit(s, seat),
        "victory_points": points(s, seat),
        "strength": prince.gives.strength,
        "trade": prince.gives.trade,
        "skill": prince.gives.skill,
        "progress": prince.gives.progress,
    }


def _seat_name(seat: int) -> str:
    return "nobody" if seat == NOBODY else SEATS[seat]


# a principality


def _read_prince(seat: int, document: Any, path: Path) -> Prince:
    if not isinstance(document, Mapping):
        raise PositionError(path, "a principality is a table")
    known(document, PRINCE_KEYS, path)
    prince = starting_principality(seat)
    if "centre" in document:
        prince = _read_centre(seat, document, path)
    elif "above" in document or "below" in document:
        prince.regions = _read_regions(seat, 2, document, path)
        prince.stock = _starting_stock(seat, prince.land())
    for at, text in enumerate(strings(document, "expansions", path)):
        _read_expansion(prince, text, (*path, "expansions", at))
    if "stock" in document:
        _read_stock(prince, document["stock"], (*path, "stock"))
    prince.count_stock()
    for at, card in enumerate(strings(document, "hand", path)):
        if card not in CARDS or not CARDS[card].is_hand_card:
            raise PositionError((*path, "hand", at), f"there is no hand card {card!r}", CARDS, card)
        prince.hand += (card,)
    return prince


def _read_centre(seat: int, document: Document, path: Path) -> Prince:
    """Left to right: places with one road between each two, and perhaps an open road at either end."""
    words = strings(document, "centre", path)
    if not words:
        raise PositionError((*path, "centre"), "the centre row cannot be empty")
    for at, word in enumerate(words):
        if word not in CENTRE:
            raise PositionError((*path, "centre", at), f"{word!r} is not one of {', '.join(CENTRE)}")
    row = words[words[:1] == ["road"] : len(words) - (words[-1:] == ["road"] and len(words) > 1)]
    if len(row) % 2 == 0 or any((word == "road") != bool(at % 2) for at, word in enumerate(row)):
        raise PositionError((*path, "centre"), "between two settlements or cities lies exactly one road (F-079)")
    places = [CENTRE[word] for word in row[::2]]
    if len(places) > MOST_PLACES:
        raise PositionError((*path, "centre"), f"a principality has at most {MOST_PLACES} settlements and cities")
    if len(places) < 2:
        raise PositionError((*path, "centre"), "a principality has at least its two first settlements")
    above, below = _read_regions(seat, len(places), document, path)
    prince = new_prince(above, below, places)
    prince.road_left, prince.road_right = words[0] == "road", words[-1] == "road"
    prince.stock = _starting_stock(seat, prince.land())
    return prince


def _starting_stock(seat: int, land: Sequence[str]) -> dict[str, int]:
    """F-017: the regions a prince starts with hold 1 each, his Goldfluss and all others nothing."""
    own = {start_region(landscape, seat) for landscape in START_ABOVE + START_BELOW}
    return {region: int(region in own and not region.startswith("goldfluss")) for region in land}


def _read_regions(seat: int, places: int, document: Document, path: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """One region more than places in each row. With two places both rows may be left as at the start."""
    rows = []
    for key, landscapes in zip(ROWS, (START_ABOVE, START_BELOW), strict=True):
        if key not in document and places == 2:
            rows.append(tuple(start_region(landscape, seat) for landscape in landscapes))
            continue
        row = strings(document, key, path)
        for at, region in enumerate(row):
            if region not in NUMBER_OF:
                raise PositionError((*path, key, at), f"there is no region {region!r}", NUMBER_OF, region)
        if len(row) != places + 1:
            raise PositionError(
                (*path, key),
                f"{places} settlements and cities have {places + 1} regions in each row, not {len(row)}",
            )
        rows.append(tuple(row))
    return rows[0], rows[1]


def _read_stock(prince: Prince, stock: Any, path: Path) -> None:
    """Regions that are not named hold nothing."""
    if not isinstance(stock, Mapping):
        raise PositionError(path, "the stock is a table of regions and numbers")
    prince.stock = dict.fromkeys(prince.stock, 0)
    for region, stored in stock.items():
        if region not in prince.stock:
            raise PositionError((*path, region), f"{region!r} lies not in this principality", prince.stock, region)
        if not isinstance(stored, int) or isinstance(stored, bool) or not 0 <= stored <= STORAGE:
            raise PositionError((*path, region), f"a region holds 0 to {STORAGE} resources, not {stored!r} (F-032)")
        prince.stock[region] = stored


def _read_expansion(prince: Prince, text: str, path: Path) -> None:
    card, _, site = text.partition(" at ")
    if card in REGION_EXPANSIONS:
        _read_annex(prince, card, site, path)
        return
    if card not in CARDS or not CARDS[card].is_expansion:
        raise PositionError(path, f"there is no expansion {card!r}", CARDS, card)
    if site not in SITE_AT:
        raise PositionError(path, f"{text!r} does not name a site, as in {card + ' at 1-above'!r}")
    if reason := refuse_site(prince, CARDS[card], site):
        raise PositionError(path, f"{card} cannot lie at {site} in this principality ({', '.join(reason.rules)})")
    lying = [CARDS[lying].title for lying, _, _ in prince.expansions()]
    if CARDS[card].once and (CARDS[card].title in lying or card == prince.covered):
        raise PositionError(path, f"{card} may lie only once in a principality (F-066)")
    row, at = SITE_AT[site]
    cards = prince.sites[row][at]
    if CARDS[card].placement == COVER:
        cards = without(cards, GEMEINDEHAUS)
        prince.covered = GEMEINDEHAUS
    prince.put_at(row, at, (*cards, card))


def _read_annex(prince: Prince, card: str, region: str, path: Path) -> None:
    if region not in prince.land():
        raise PositionError(path, f"{card} lies at a region of the principality, not at {region!r} (F-139)")
    row = 0 if region in prince.regions[0] else 1
    prince.annexes += ((card, row, prince.regions[row].index(region)),)
    prince.stock[card] = 0


# what lies in the middle


def _count_centre(s: State, document: Document) -> None:
    """What is not in the principalities lies in the stacks, unless the document says that less is there."""
    places = sum(len(prince.places) for prince in s.princes)
    cities = sum(prince.places.count(A_CITY) for prince in s.princes)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    for key, card, used in (
        ("roads", ROAD, roads),
        ("settlements", SETTLEMENT, places),
        ("cities", CITY, cities),
    ):
        left = card.copies - used
        if left < 0:
            name = next((name for name in reversed(SEATS) if "centre" in document.get(name, {})), SEATS[0])
            raise PositionError((name, "centre"), f"the game has only {card.copies} {key}, not {used}")
        setattr(s, key, number(document, key, 0, left, left))


def _fill_draw_stacks(s: State, document: Document, rest_in_box: bool) -> None:
    stacks = list_of(document, "stacks", ())
    if len(stacks) > len(s.stacks):
        raise PositionError(("stacks",), f"this mode has {len(s.stacks)} draw stacks, not {len(stacks)}")
    tops = [strings({at: stack}, at, ("stacks",)) for at, stack in enumerate(stacks)]
    tops += [[] for _ in range(len(s.stacks) - len(tops))]
    s.discard = tuple(strings(document, "discard", ()))
    named = [*_placed(s), *_paths(s.discard, ("discard",))]
    for at, top in enumerate(tops):
        _expect_back(s, at, top)
        named += _paths(top, ("stacks", at))
    left = _left_over(hand_cards(s.mode), named)
    in_stack = left.count(s.mode.open_card)
    s.open_stack = number(document, "open_stack", 0, in_stack, in_stack)
    left = [card for card in left if card != s.mode.open_card]
    filled = [list(top) for top in tops]
    if not rest_in_box:
        for card in left:
            fitting = [stack for stack, back in zip(filled, s.mode.backs, strict=True) if CARDS[card].back == back]
            min(fitting, key=len).append(card)
    s.stacks = tuple(tuple(stack) for stack in filled)


def _fill_events(s: State, document: Document, rest_in_box: bool) -> None:
    """F-026, F-064, F-160: the standard events, in the duel six others too, and at least three cards below Julfest."""
    events = strings(document, "events", ())
    standard, asleep = event_cards(s.mode), half_moon_events(s.mode)
    left = _left_over(standard + asleep, _paths(events, ("events",)))
    if asleep:
        left = _duel_events(events, standard, asleep)
    if rest_in_box and events:
        left = []
    stack = [*events, *(card for card in left if card != JULFEST)]
    if JULFEST in left:
        place = len(stack) - EVENTS_BELOW_JULFEST
        if place < len(events):
            raise PositionError(("events",), f"{JULFEST!r} lies higher in the stack, so it is one of these (F-064)")
        stack.insert(place, JULFEST)
    elif JULFEST in stack:
        _expect_julfest(stack, rest_in_box)
    s.events = tuple(stack)


def _duel_events(events: Sequence[str], standard: Sequence[str], asleep: Sequence[str]) -> list[str]:
    """F-159, F-160: what is missing of the standard events, and of the six others. The first copy named is standard."""
    sleeping: list[int] = []
    lacking = Counter(standard)
    for at, card in enumerate(events):
        if lacking[card]:
            lacking[card] -= 1
        else:
            sleeping.append(at)
    if len(sleeping) > HALF_MOON_EVENTS:
        raise PositionError(
            ("events", sleeping[HALF_MOON_EVENTS]),
            f"the duel has {HALF_MOON_EVENTS} events besides the {len(standard)} standard ones (F-160)",
        )
    others = _left_over(asleep, [(events[at], ("events", at)) for at in sleeping])
    return [*lacking.elements(), *others[: HALF_MOON_EVENTS - len(sleeping)]]


def _expect_julfest(stack: Sequence[str], rest_in_box: bool) -> None:
    """F-064: three cards lay below it when the stack was built, and each event since has gone below them."""
    below = len(stack) - stack.index(JULFEST) - 1
    if below < EVENTS_BELOW_JULFEST:
        raise PositionError(
            ("events", stack.index(JULFEST)),
            f"below {JULFEST!r} lie at least {EVENTS_BELOW_JULFEST} cards, not {below}",
        )
    if rest_in_box and len(stack) < EVENTS_BELOW_JULFEST + 2:
        raise PositionError(
            ("events",), f"with {JULFEST!r} the stack has at least {EVENTS_BELOW_JULFEST + 1} other cards (F-064)"
        )


def _fill_region_stack(s: State, document: Document, rest_in_box: bool) -> None:
    regions = strings(document, "region_stack", ())
    box = stack_regions() + [start_region(land, seat) for land in START_ABOVE + START_BELOW for seat in (0, 1)]
    named = [
        (region, path)
        for name, prince in zip(SEATS, s.princes, strict=True)
        for key, row in zip(ROWS, prince.regions, strict=True)
        for region, path in _paths(row, (name, key))
    ]
    left = _left_over(box, [*named, *_paths(regions, ("region_stack",))])
    s.region_stack = tuple(regions if rest_in_box and regions else [*regions, *left])
    if len(s.region_stack) < 2 * s.settlements:
        raise PositionError(
            ("region_stack",), f"each of the {s.settlements} settlements left needs two regions in the stack (F-082)"
        )


def _expect_back(s: State, at: int, cards: Sequence[str]) -> None:
    """F-148: the cards of a stack all have its back."""
    for place, card in enumerate(cards):
        if card in CARDS and CARDS[card].back != s.mode.backs[at]:
            raise PositionError(("stacks", at, place), f"{card} has not the back of this stack, {s.mode.backs[at]!r}")


def _paths(cards: Sequence[str], path: Path) -> list[tuple[str, Path]]:
    """Each card of a list with where it is named."""
    return [(card, (*path, at)) for at, card in enumerate(cards)]


def _placed(s: State) -> list[tuple[str, Path]]:
    """The cards in hands and on sites, with where they are named."""
    found: list[tuple[str, Path]] = []
    for name, prince in zip(SEATS, s.princes, strict=True):
        found += _paths(prince.hand, (name, "hand"))
        lying = [card for card, _, _ in (*prince.expansions(), *prince.annexes)]
        found += [(card, (name, "expansions")) for card in lying + [prince.covered] * bool(prince.covered)]
    return found


def _left_over(box: Sequence[str], named: Sequence[tuple[str, Path]]) -> list[str]:
    """What of the box is named nowhere. Naming more copies than there are makes the position impossible."""
    left = Counter(box)
    for card, path in named:
        if card not in left:
            raise PositionError(path, f"there is no {card!r} among the cards that can lie here", left, card)
        if not left[card]:
            copies = box.count(card)
            raise PositionError(path, f"the game has {card!r} only {copies} time{'s' if copies > 1 else ''}")
        left[card] -= 1
    return [card for card in dict.fromkeys(box) for _ in range(left[card])]
