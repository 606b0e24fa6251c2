"""Every sentence a prince can say. The grammar of moves, in the order of a game."""

from typing import Final

from ...kernel import Grammar, Option
from ..realm.prince import PLACES, SIDES, SITES
from ..realm.regions import ALL_REGIONS, RESOURCES, STORES
from ..realm.words import FORMS
from .data import CARDS, MODES, PRODUCTION_DIE

_STACKS: Final = tuple(str(number + 1) for number in range(max(len(mode.backs) for mode in MODES.values())))
_HAND: Final = tuple(card.id for card in CARDS.values() if card.is_hand_card)
_EXPANSIONS: Final = tuple(card.id for card in CARDS.values() if card.is_expansion)
_OPEN: Final = tuple(mode.open_card for mode in MODES.values() if mode.open_card)
_ANNEXES: Final = tuple(card.id for card in CARDS.values() if card.kind == "region_expansion")
_ACTIONS: Final = tuple(card.id for card in CARDS.values() if card.kind == "action")
_PLACES_IN_STACK: Final = tuple(str(number) for number in range(1, len(_HAND) * 2))

GRAMMAR: Final = Grammar()
_form = GRAMMAR.form

DONE_ARRANGING: Final = _form("done-arranging", "keep regions as they lie")

ROLL_DICE: Final = _form("roll", "roll dice")
SET_DIE: Final = _form("set-die", "set die to {number}", number=PRODUCTION_DIE)

END_TURN: Final = _form("end-turn", "end turn")
PLAY: Final = _form("play", "play {card}", card=_ACTIONS)
BUILD: Final = _form("build", "build {card} at {site}", card=(*_EXPANSIONS, *_ANNEXES), site=SITES)
BUILD_OPEN: Final = _form("build-open", "build open {card} at {site}", card=_OPEN, site=SITES)
LAY_AT: Final = _form("lay-at", "lay {card} at {region}", card=(*_ANNEXES, *_EXPANSIONS), region=ALL_REGIONS)
BUILD_ROAD: Final = _form("build-road", "build road {side}", side=SIDES)
BUILD_SETTLEMENT: Final = _form("build-settlement", "build settlement {side}", side=SIDES)
BUILD_CITY: Final = _form("build-city", "build city at {place}", place=PLACES)
TRADE: Final = _form(
    "trade", "trade {rate} {resource} for {other}", rate=("1", "2", "3"), resource=RESOURCES, other=RESOURCES
)
TRADE_REGION: Final = _form("trade-region", "trade 2 from {region} for {resource}", region=STORES, resource=RESOURCES)

DEMOLISH: Final = _form(
    "demolish",
    "demolish {card} at {site}",
    rare=True,
    card=(*_EXPANSIONS, *_ANNEXES),
    site=(*SITES, *ALL_REGIONS),
)
SAVE: Final = _form("save", "save {resource}", resource=RESOURCES)

TOP_REGIONS: Final = _form("top-regions", "take top regions")
CHOOSE_REGION: Final = _form("choose-region", "choose {region}", region=ALL_REGIONS)
LAY_ABOVE: Final = _form("lay-above", "lay {region} above", region=ALL_REGIONS)


def _in_order(args: tuple[str, ...]) -> tuple[str, ...]:
    """Swapping a with b is swapping b with a: the one that comes first in the box stands first."""
    one, other = args
    return args if ALL_REGIONS.index(one) <= ALL_REGIONS.index(other) else (other, one)


def _site_by_site(args: tuple[str, ...]) -> tuple[str, ...]:
    """The same for cards: the one further left, and above before below, stands first."""
    card, site, other, other_site = args
    return args if (SITES.index(site), card) <= (SITES.index(other_site), other) else (other, other_site, card, site)


SWAP_REGIONS: Final = _form(
    "swap-regions", "swap {region} with {other}", _in_order, region=ALL_REGIONS, other=ALL_REGIONS
)
SWAP_CARDS: Final = _form(
    "swap-cards",
    "swap {card} at {site} with {other} at {othersite}",
    _site_by_site,
    card=_EXPANSIONS,
    site=SITES,
    other=_EXPANSIONS,
    othersite=SITES,
)

DRAW_FROM: Final = _form("draw", "draw from stack {stack}", stack=_STACKS)
PUT_UNDER: Final = _form("put", "put {card} under stack {stack}", card=_HAND, stack=_STACKS)
KEEP_HAND: Final = _form("keep", "keep hand")
SEARCH: Final = _form("search", "search stack {stack}", stack=_STACKS)
TAKE_CARD: Final = _form("take-card", "take {card} from place {place}", card=_HAND, place=_PLACES_IN_STACK)

TAKE_DISCARD: Final = _form("take-discard", "take {card} from discards", card=_HAND)
STEAL: Final = _form("steal", "steal {card}", card=_HAND)

DEMAND: Final = _form("demand", "demand {resource}", resource=RESOURCES)
BUY: Final = _form("buy", "buy {resource}", resource=RESOURCES)
PASS: Final = _form("pass", "pass")
NAME: Final = _form("name", "name {card} at {site}", card=_EXPANSIONS, site=SITES)
REMOVE: Final = _form("remove", "remove {card} at {site}", card=_EXPANSIONS, site=SITES)
GUARD: Final = _form("guard", "roll for protection")
APPEASE: Final = _form("appease", "appease for {amount} gold", amount=("1", "2"))
PLUNDER: Final = _form("plunder", "plunder into {region}", region=STORES)
RECEIVE: Final = _form("receive", "receive {resource}", resource=RESOURCES)

GRAMMAR.forms += FORMS


def _trades(rate: str) -> dict[str, tuple[Option, ...]]:
    """Every trade at a rate, by what is given away."""
    return {
        resource: tuple(TRADE(rate, resource, other) for other in RESOURCES if other != resource)
        for resource in RESOURCES
    }


FAIR_TRADES: Final = _trades("3")
SHIP_TRADES: Final = _trades("2")
MINT_TRADES: Final = _trades("1")
DRAWS: Final = tuple(DRAW_FROM(stack) for stack in _STACKS)
SEARCHES: Final = tuple(SEARCH(stack) for stack in _STACKS)
