"""Principalities and stacks as a document a person can write, and back.

What a document leaves out is as at the start of a game. Cards that are named nowhere fill the stacks from below in
the order of the card files, so that a position is complete and the same every time.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ...kernel.position import PositionError
from ..documents import Document, Path, known, list_of, number, strings
from .advantages import hand_limit, points, strength, trade_points
from .box import Box
from .build import refuse_site
from .expansions import COVER, host_of
from .mode import Mode, draw_cards, hand_cards, pool_of
from .prince import (
    CITADEL,
    CITY,
    METROPOLIS,
    MOST_PLACES,
    NO_ALLY,
    PLACE_NAMES,
    ROAD_AT,
    ROAD_SPOTS,
    ROWS,
    SETTLEMENT,
    SITE_AT,
    SITE_NAMES,
    Prince,
    Row,
    new_prince,
    without,
)
from .regions import NUMBER_OF, STORAGE
from .state import NOBODY, Realm

PRINCE_KEYS = ("centre", "above", "below", "stock", "expansions", "hand")
MORE_KEYS = (
    *PRINCE_KEYS,
    "blocks",
    "counters",
    "kept",
    "ally",
    "forces",
)  # where cards can lie on each other, count and be shared
CENTRE = {"road": 0, "settlement": SETTLEMENT, "city": CITY, "metropolis": METROPOLIS, "citadel": CITADEL}


def seat_name(s: Realm, seat: int) -> str:
    return "nobody" if seat == NOBODY else s.box.seats[seat]


def describe_prince(s: Realm, seat: int) -> dict[str, Any]:
    prince = s.princes[seat]
    centre = ["road"] if prince.road_left else []
    for at, place in enumerate(prince.places):
        centre += ["road", PLACE_NAMES[place]] if at else [PLACE_NAMES[place]]
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
                *(f"{card} at {ROAD_SPOTS[road]}" for card, road in prince.on_roads),
            ]
        ),
        "covered": prince.covered,
        "blocks": sorted(f"{card} at {site} under {by}" for card, site, by in prince.blocks),
        "counters": {f"{card} at {site}": count for card, site, count in prince.counters},
        "kept": {resource: amount for _, _, resource, amount in prince.kept},
        "ally": " at ".join(prince.ally) if prince.ally != NO_ALLY else "",
        "forces": list(prince.forces),
        "free_sites": list(prince.gives.free_sites),
        "hand": sorted(prince.hand),
        "hand_size": len(prince.hand),
        "hand_limit": hand_limit(s, seat),
        "victory_points": points(s, seat),
        "strength": strength(prince),
        "trade": trade_points(prince),
        "skill": prince.gives.skill,
        "progress": prince.gives.progress,
    }


# a principality


def read_prince(box: Box, start: Prince, document: Any, path: Path, keys: Sequence[str] = PRINCE_KEYS) -> Prince:
    """A principality; what the document leaves out is as in the one a prince starts with."""
    if not isinstance(document, Mapping):
        raise PositionError(path, "a principality is a table")
    known(document, keys, path)
    prince = start.copy()
    if "centre" in document:
        prince = _read_centre(start, document, path)
    elif "above" in document or "below" in document:
        prince.regions = _read_regions(start, 2, document, path)
        prince.stock = _starting_stock(start, prince.land())
    for at, text in enumerate(strings(document, "expansions", path)):
        _read_expansion(box, prince, text, (*path, "expansions", at))
    _read_more(box, prince, document, path)
    if "stock" in document:
        _read_stock(prince, document["stock"], (*path, "stock"))
    prince.count_stock()
    for at, card in enumerate(strings(document, "hand", path)):
        if card not in box.cards or not box.cards[card].is_hand_card:
            raise PositionError((*path, "hand", at), f"there is no hand card {card!r}", box.cards, card)
        prince.hand += (card,)
    return prince


def _read_centre(start: Prince, document: Document, path: Path) -> Prince:
    """Left to right: places with one road between each two, and perhaps an open road at either end."""
    words = strings(document, "centre", path)
    if not words:
        raise PositionError((*path, "centre"), "the centre row cannot be empty")
    for at, word in enumerate(words):
        if word not in CENTRE:
            raise PositionError((*path, "centre", at), f"{word!r} is not one of {', '.join(CENTRE)}")
    row = words[words[:1] == ["road"] : len(words) - (words[-1:] == ["road"] and len(words) > 1)]
    if len(row) % 2 == 0 or any((word == "road") != bool(at % 2) for at, word in enumerate(row)):
        raise PositionError((*path, "centre"), "between two settlements or cities lies exactly one road")
    places = [CENTRE[word] for word in row[::2]]
    if len(places) > MOST_PLACES:
        raise PositionError((*path, "centre"), f"a principality has at most {MOST_PLACES} settlements and cities")
    if len(places) < 2:
        raise PositionError((*path, "centre"), "a principality has at least its two first settlements")
    above, below = _read_regions(start, len(places), document, path)
    prince = new_prince(above, below, places)
    prince.road_left, prince.road_right = words[0] == "road", words[-1] == "road"
    prince.stock = _starting_stock(start, prince.land())
    return prince


def _starting_stock(start: Prince, land: Sequence[str]) -> dict[str, int]:
    """F-017: the regions a prince starts with hold what they hold at the start, all others nothing."""
    return {region: start.stock.get(region, 0) for region in land}


def _read_regions(
    start: Prince, places: int, document: Document, path: Path
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """One region more than places in each row. With two places both rows may be left as at the start."""
    rows = []
    for key, usual in zip(ROWS, start.regions, strict=True):
        if key not in document and places == 2:
            rows.append(usual)
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
            raise PositionError((*path, region), f"a region holds 0 to {STORAGE} resources, not {stored!r}")
        prince.stock[region] = stored


def _read_expansion(box: Box, prince: Prince, text: str, path: Path) -> None:
    card, _, site = text.partition(" at ")
    if card in box.cards and box.cards[card].stores:
        _read_annex(prince, card, site, path)
        return
    if card not in box.cards or not box.cards[card].is_expansion:
        raise PositionError(path, f"there is no expansion {card!r}", box.cards, card)
    if site not in SITE_AT and site not in ROAD_AT and site not in NUMBER_OF:
        raise PositionError(path, f"{text!r} does not name a site, as in {card + ' at 1-above'!r}")
    if reason := refuse_site(box, prince, box.cards[card], site):
        raise PositionError(path, f"{card} cannot lie at {site} in this principality ({', '.join(reason.rules)})")
    lying = [box.cards[lying].title for lying, _, _ in prince.expansions()]
    if box.cards[card].once and (box.cards[card].title in lying or card == prince.covered):
        raise PositionError(path, f"{card} may lie only once in a principality")
    if site in ROAD_AT:
        prince.on_roads += ((card, ROAD_AT[site]),)
        return
    if site not in SITE_AT:
        prince.annexes += ((card, *prince.gap_of(site)),)
        return
    row, at = SITE_AT[site]
    cards = prince.sites[row][at]
    if box.cards[card].placement == COVER:
        prince.covered = next(lying for lying in cards if box.cards[lying].title == box.cards[card].covers)
        cards = without(cards, prince.covered)
    prince.put_at(row, at, (*cards, card))


def _read_more(box: Box, prince: Prince, document: Document, path: Path) -> None:
    """What lies on other cards (`kirche at 1-above under dogma`), what is counted on them, and the card of the other
    whose functions one shares (`ally = "rathaus at 2-above"`)."""
    lying = [f"{card} at {SITE_NAMES[row][at]}" for card, row, at in prince.expansions()]
    lying += [f"{card} at {prince.regions[row][at]}" for card, row, at in prince.annexes]
    lying += [f"{card} at {ROAD_SPOTS[road]}" for card, road in prince.on_roads]
    for at, text in enumerate(strings(document, "blocks", path)):
        below, _, by = text.partition(" under ")
        if below not in lying or by not in box.cards:
            raise PositionError((*path, "blocks", at), f"{text!r} does not say which card lies under which")
        card, _, site = below.partition(" at ")
        prince.blocks += ((card, site, by),)
    counters = document.get("counters", {})
    known(counters, lying, (*path, "counters"))
    for text in counters:
        card, _, site = text.partition(" at ")
        prince.counters += ((card, site, number(counters, text, 1, STORAGE, 1, (*path, "counters"))),)
    _read_kept(box, prince, document.get("kept", {}), (*path, "kept"))
    prince.forces = tuple(strings(document, "forces", path))
    for at, card in enumerate(prince.forces):
        if card not in box.cards:
            raise PositionError((*path, "forces", at), f"there is no card {card!r}", box.cards, card)
        if box.cards[card].doubles_knights:  # all who are there have drunk
            knights = [each.partition(" at ") for each in lying]
            prince.drank += tuple([(knight, site) for knight, _, site in knights if box.cards[knight].kind == "knight"])
    if "ally" in document:
        card, _, site = str(document["ally"]).partition(" at ")
        prince.ally = (card, site)


def _read_kept(box: Box, prince: Prince, kept: Any, path: Path) -> None:
    """What cards keep, by resource (`kept = { gold = 2 }`): each kind lies in the card that takes it."""
    for card, row, at in prince.expansions():
        free = box.cards[card].room
        for resource in [resource for resource in box.cards[card].keeps if resource in kept]:
            amount = number(kept, resource, 1, free, 1, path)
            free -= amount
            prince.kept += ((card, SITE_NAMES[row][at], resource, amount),)
    known(kept, [resource for _, _, resource, _ in prince.kept], path)


def _read_annex(prince: Prince, card: str, region: str, path: Path) -> None:
    if region not in prince.land():
        raise PositionError(path, f"{card} lies at a region of the principality, not at {region!r} (F-139)")
    row = 0 if region in prince.regions[0] else 1
    prince.annexes += ((card, row, prince.regions[row].index(region)),)
    prince.stock[card] = 0


# what lies in the middle


def count_centre(s: Realm, document: Document) -> None:
    """What is not in the principalities lies in the stacks, unless the document says that less is there."""
    places = sum(len(prince.places) for prince in s.princes)
    cities = sum(len(prince.cities()) for prince in s.princes)
    roads = sum(len(prince.places) - 1 + prince.road_left + prince.road_right for prince in s.princes)
    for key, card, used in (
        ("roads", s.box.road, roads),
        ("settlements", s.box.settlement, places),
        ("cities", s.box.city, cities),
    ):
        left = card.copies - used
        if left < 0:
            name = next((name for name in reversed(s.box.seats) if "centre" in document.get(name, {})), s.box.seats[0])
            raise PositionError((name, "centre"), f"the game has only {card.copies} {key}, not {used}")
        setattr(s, key, number(document, key, 0, left, left))


def fill_draw_stacks(s: Realm, document: Document, rest_in_box: bool) -> None:
    stacks = list_of(document, "stacks", ())
    if len(stacks) > len(s.stacks):
        raise PositionError(("stacks",), f"this mode has {len(s.stacks)} draw stacks, not {len(stacks)}")
    tops = [strings({at: stack}, at, ("stacks",)) for at, stack in enumerate(stacks)]
    tops += [[] for _ in range(len(s.stacks) - len(tops))]
    named = [*_placed(s), *_read_discards(s, document), *((card, ("bans",)) for _, _, card in s.bans)]
    for at, top in enumerate(tops):
        _expect_back(s, at, top)
        named += paths(top, ("stacks", at))
    if s.mode.own_decks:
        _read_decks(s, tops)
        return
    left = left_over(hand_cards(s.mode), named)
    s.open_stacks = _read_open_stacks(s, document, left)
    left = [card for card in left if card not in s.mode.open_cards]
    filled = [list(top) for top in tops]
    if not rest_in_box:
        dealt = _dealt(s.mode)
        for card in left:
            pool = dealt[card].pop(0) if s.mode.owners else pool_of(s.mode, card)
            fitting = [stack for stack, back in zip(filled, s.mode.backs, strict=True) if back == pool]
            min(fitting, key=len).append(card)
    s.stacks = tuple(tuple(stack) for stack in filled)


def _read_discards(s: Realm, document: Document) -> list[tuple[str, Path]]:
    """One pile, the card laid last at the end; or one for each prince (`discard = { red = [...], blue = [...] }`)."""
    if not s.mode.own_discards:
        s.discards = (tuple(strings(document, "discard", ())),)
        return paths(s.discards[0], ("discard",))
    piles = document.get("discard", {})
    known(piles, s.box.seats, ("discard",))
    s.discards = tuple(tuple(strings(piles, name, ("discard",))) for name in s.box.seats)
    return [
        found for name, pile in zip(s.box.seats, s.discards, strict=True) for found in paths(pile, ("discard", name))
    ]


def _read_decks(s: Realm, tops: Sequence[Sequence[str]]) -> None:
    """Where each plays with cards of his own, his deck is what a document names: nobody knows what else he has brought.

    A card counts to the deck of who has it, wherever it lies.
    """
    s.stacks = tuple(tuple(top) for top in tops)
    decks: list[Row] = []
    for seat, prince in enumerate(s.princes):
        cards = [*prince.hand, *s.discards[seat], *(card for card in _lying(s, seat))]
        cards += [card for owner, top in zip(s.mode.owners, tops, strict=True) if owner == seat for card in top]
        cards += [card for _, by, card in s.bans if by == seat]
        decks.append(tuple(cards))
    s.decks = tuple(decks)


def _lying(s: Realm, seat: int) -> list[str]:
    """The cards on sites and on other cards that somebody has laid, wherever they lie."""
    found: list[str] = []
    for host, prince in enumerate(s.princes):
        lying = [card for card, _, _ in (*prince.expansions(), *prince.annexes)]
        lying += [card for card, _ in prince.on_roads] + [prince.covered] * bool(prince.covered)
        found += [card for card in lying if host_of(s, host, card) == seat]
        for card, _, by in prince.blocks:
            owner = host_of(s, host, card)
            found += [by] if seat == (owner if s.cards[by].pawns else 1 - owner) else []
    return found


def _dealt(mode: Mode) -> dict[str, list[str]]:
    """K-019: into which rows the copies of each card were dealt."""
    found: dict[str, list[str]] = {}
    for back in dict.fromkeys(mode.backs) if mode.owners else ():
        for card in draw_cards(mode, back):
            found.setdefault(card, []).append(back)
    return found


def _read_open_stacks(s: Realm, document: Document, left: list[str]) -> tuple[int, ...]:
    """How many lie open: a number where it is always the same card, else a table by card."""
    most = {card: left.count(card) for card in s.mode.open_cards}
    said = document.get("open_stack", {})
    if isinstance(said, Mapping):
        known(said, s.mode.open_cards, ("open_stack",))
        return tuple(number(said, card, 0, most[card], most[card], ("open_stack",)) for card in s.mode.open_cards)
    if len(s.mode.open_cards) != 1:
        raise PositionError(("open_stack",), "say how many lie open of each card, as { card = number }")
    ((_, in_stack),) = most.items()
    return (number(document, "open_stack", 0, in_stack, in_stack),)


def describe_open_stacks(s: Realm) -> int | dict[str, int]:
    """As a position document says it: a number where it is always the same card."""
    if len(s.mode.open_cards) <= 1:
        return sum(s.open_stacks)
    return dict(zip(s.mode.open_cards, s.open_stacks, strict=True))


def fill_region_stack(s: Realm, document: Document, box: Sequence[str], rest_in_box: bool) -> None:
    regions = strings(document, "region_stack", ())
    named = [
        (region, path)
        for name, prince in zip(s.box.seats, s.princes, strict=True)
        for key, row in zip(ROWS, prince.regions, strict=True)
        for region, path in paths(row, (name, key))
    ]
    left = left_over(box, [*named, *paths(regions, ("region_stack",))])
    s.region_stack = tuple(regions if rest_in_box and regions else [*regions, *left])
    if len(s.region_stack) < 2 * s.settlements:
        raise PositionError(
            ("region_stack",), f"each of the {s.settlements} settlements left needs two regions in the stack"
        )


def _expect_back(s: Realm, at: int, cards: Sequence[str]) -> None:
    """F-148: the cards of a stack all have its back."""
    for place, card in enumerate(cards):
        if card in s.cards and s.cards[card].back != s.mode.backs[at] and not s.mode.mixes_backs:
            raise PositionError(("stacks", at, place), f"{card} has not the back of this stack, {s.mode.backs[at]!r}")


def paths(cards: Sequence[str], path: Path) -> list[tuple[str, Path]]:
    """Each card of a list with where it is named."""
    return [(card, (*path, at)) for at, card in enumerate(cards)]


def _placed(s: Realm) -> list[tuple[str, Path]]:
    """The cards in hands and on sites, with where they are named."""
    found: list[tuple[str, Path]] = []
    for name, prince in zip(s.box.seats, s.princes, strict=True):
        found += paths(prince.hand, (name, "hand"))
        lying = [card for card, _, _ in (*prince.expansions(), *prince.annexes)]
        lying += [card for card, _ in prince.on_roads] + [by for _, _, by in prince.blocks]
        found += [(card, (name, "expansions")) for card in lying + [prince.covered] * bool(prince.covered)]
    return found


def left_over(box: Sequence[str], named: Sequence[tuple[str, Path]]) -> list[str]:
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
