"""Princes and stacks as they may be: what a seat sees or has seen is as it is, everything else is dealt at random."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from ...kernel.thinking import Shuffler
from .mode import Mode, hand_cards, pool_of
from .prince import NO_ALLY, NOTHING, PLACE_NAMES, ROAD_AT, ROWS, Prince, Row
from .state import Realm
from .view import MemoryView, MoreSeen, OpenStackView, PrinceSeen, StackView

# what is hidden


def hidden_cards(
    mode: Mode,
    princes: Sequence[PrinceSeen],
    memory: MemoryView,
    open_stacks: Sequence[OpenStackView],
    elsewhere: Iterable[str] = (),
) -> dict[str, list[str]] | None:
    """By back, every copy of which the seat does not know where it is, in the order of the box."""
    left = dict(_box(mode))
    for card in known_cards(princes, memory, open_stacks, elsewhere):
        if not left.get(card):
            return None
        left[card] -= 1
    hidden: dict[str, list[str]] = {back: [] for back in mode.backs}
    for card, copies in left.items():
        if copies:
            hidden[pool_of(mode, card)] += [card] * copies
    return hidden


def known_cards(
    princes: Sequence[PrinceSeen],
    memory: MemoryView,
    open_stacks: Sequence[OpenStackView],
    elsewhere: Iterable[str] = (),
) -> list[str]:
    """Every card of which the seat knows where it is."""
    known = [*memory["discards"], *memory["other_discards"], *memory["hand"], *elsewhere]
    for prince in princes:
        known += prince["hand"] or ()
        for sites in (prince["sites_above"], prince["sites_below"]):
            for cards in sites:
                known += cards
        known += [annex["card"] for annex in prince["annexes"]]
        if prince["covered"]:
            known.append(prince["covered"])
    for row in memory["stacks"]:
        known += [card for card in row if card]
    for open_stack in open_stacks:
        known += [open_stack["card"]] * open_stack["cards"]
    return known


@cache
def _box(mode: Mode) -> Mapping[str, int]:
    """How often each card is in the game."""
    return Counter(hand_cards(mode))


def deal(
    s: Realm,
    me: int,
    princes: Sequence[PrinceSeen],
    sizes: Sequence[StackView],
    memory: MemoryView,
    hidden: dict[str, list[str]],
    shuffle: Shuffler,
) -> bool:
    """The draw stacks, each from the hidden cards of its back; what is left over is in the other's hand."""
    for cards in hidden.values():
        shuffle(cards)
    if s.mode.mixes_backs:
        _lend(sizes, memory, hidden)
    stacks: list[Row] = []
    for stack, known in zip(sizes, memory["stacks"], strict=True):
        cards = hidden[stack["back"]]
        row = known or [None] * stack["cards"]
        if len(cards) < row.count(None):
            return False
        stacks.append(tuple([card or cards.pop() for card in row]))
    s.stacks = tuple(stacks)
    rest = [card for cards in hidden.values() for card in cards]
    s.princes[me].hand = tuple(princes[me]["hand"] or ())
    s.princes[1 - me].hand = (*memory["hand"], *rest)
    seen = tuple([tuple([card or "" for card in row]) for row in memory["stacks"]])
    unseen: tuple[Row, ...] = ((),) * len(stacks)
    s.seen_stacks = (seen, unseen) if me == 0 else (unseen, seen)
    s.seen_hands = (tuple(memory["hand"]), ()) if me == 0 else ((), tuple(memory["hand"]))
    return len(s.princes[1 - me].hand) == princes[1 - me]["hand_size"]


def _lend(sizes: Sequence[StackView], memory: MemoryView, hidden: dict[str, list[str]]) -> None:
    """Where cards go under any stack, stacks of one back may hold some of another: as many as are lacking."""
    need = Counter[str]()
    for stack, known in zip(sizes, memory["stacks"], strict=True):
        need[stack["back"]] += known.count(None) if known else stack["cards"]
    for back, cards in hidden.items():
        for other, spare in hidden.items():
            while len(cards) < need[back] and len(spare) > need[other]:
                cards.append(spare.pop())


def deal_regions(s: Realm, box: Iterable[str], shuffle: Shuffler) -> None:
    """Every region of the stack that lies in no principality."""
    lying = {region for prince in s.princes for region in prince.land()}
    left = [region for region in box if region not in lying]
    shuffle(left)
    s.region_stack = tuple(left)


# what lies open


def prince_from_view(shown: PrinceSeen) -> Prince:
    """All but the hand; what the expansions give is counted later."""
    above, below = shown["sites_above"], shown["sites_below"]
    prince = Prince()
    prince.places = tuple([PLACE_NAMES.index(place) for place in shown["places"]])
    prince.road_left = shown["road_left"]
    prince.road_right = shown["road_right"]
    prince.regions = (
        tuple([region["region"] for region in shown["above"]]),
        tuple([region["region"] for region in shown["below"]]),
    )
    prince.sites = (tuple([tuple(cards) for cards in above]), tuple([tuple(cards) for cards in below]))
    prince.covered = shown["covered"] or ""
    prince.annexes = tuple([(annex["card"], ROWS.index(annex["row"]), annex["at"]) for annex in shown["annexes"]])
    prince.stock = {region["region"]: region["stored"] for region in (*shown["above"], *shown["below"])}
    for annex in shown["annexes"]:
        if annex["resource"]:
            prince.stock[annex["card"]] = annex["stored"]
    prince.on_roads = prince.blocks = prince.counters = prince.forces = prince.kept = prince.drank = ()
    prince.ally = NO_ALLY
    prince.gives = NOTHING
    prince.count_stock()
    return prince


def more_from_view(prince: Prince, shown: MoreSeen) -> None:
    """What lies on roads and on other cards, what is counted, and what is shared."""
    prince.on_roads = tuple([(lying["card"], ROAD_AT[lying["site"]]) for lying in shown["on_roads"]])
    prince.blocks = tuple([(block["card"], block["site"], block["by"]) for block in shown["blocks"]])
    prince.counters = tuple([(c["card"], c["site"], c["count"]) for c in shown["counters"]])
    prince.kept = tuple([(k["card"], k["site"], k["resource"], k["stored"]) for k in shown["kept"]])
    prince.forces = tuple(shown["forces"])
    prince.drank = tuple([(knight["card"], knight["site"]) for knight in shown["drank"]])
    ally = shown["ally"]
    prince.ally = (ally["card"], ally["site"]) if ally else NO_ALLY
