"""Every sentence a prince can say. The grammar of moves, in the order of a game."""

from ...kernel import Grammar
from ..realm.prince import PLACES, SIDES, SITES
from ..realm.regions import ALL_REGIONS, RESOURCES, STORES
from ..realm.words import FORMS
from .data import CARDS, MODES, PRODUCTION_DIE

_STACKS = tuple(str(number + 1) for number in range(max(len(mode.backs) for mode in MODES.values())))
_HAND = tuple(card.id for card in CARDS.values() if card.is_hand_card)
_EXPANSIONS = tuple(card.id for card in CARDS.values() if card.is_expansion)
_OPEN = tuple(mode.open_card for mode in MODES.values() if mode.open_card)
_ANNEXES = tuple(card.id for card in CARDS.values() if card.kind == "region_expansion")
_ACTIONS = tuple(card.id for card in CARDS.values() if card.kind == "action")
_PLACES_IN_STACK = tuple(str(number) for number in range(1, len(_HAND) * 2))

GRAMMAR = Grammar()
_form = GRAMMAR.form

DONE_ARRANGING = _form("done-arranging", "keep regions as they lie")

ROLL_DICE = _form("roll", "roll dice")
SET_DIE = _form("set-die", "set die to {number}", number=PRODUCTION_DIE)

END_TURN = _form("end-turn", "end turn")
PLAY = _form("play", "play {card}", card=_ACTIONS)
BUILD = _form("build", "build {card} at {site}", card=(*_EXPANSIONS, *_ANNEXES), site=SITES)
BUILD_OPEN = _form("build-open", "build open {card} at {site}", card=_OPEN, site=SITES)
LAY_AT = _form("lay-at", "lay {card} at {region}", card=(*_ANNEXES, *_EXPANSIONS), region=ALL_REGIONS)
BUILD_ROAD = _form("build-road", "build road {side}", side=SIDES)
BUILD_SETTLEMENT = _form("build-settlement", "build settlement {side}", side=SIDES)
BUILD_CITY = _form("build-city", "build city at {place}", place=PLACES)
TRADE = _form("trade", "trade {rate} {resource} for {other}", rate=("1", "2", "3"), resource=RESOURCES, other=RESOURCES)
TRADE_REGION = _form("trade-region", "trade 2 from {region} for {resource}", region=STORES, resource=RESOURCES)

DEMOLISH = _form(
    "demolish",
    "demolish {card} at {site}",
    rare=True,
    card=(*_EXPANSIONS, *_ANNEXES),
    site=(*SITES, *ALL_REGIONS),
)
SAVE = _form("save", "save {resource}", resource=RESOURCES)

TOP_REGIONS = _form("top-regions", "take top regions")
CHOOSE_REGION = _form("choose-region", "choose {region}", region=ALL_REGIONS)
LAY_ABOVE = _form("lay-above", "lay {region} above", region=ALL_REGIONS)


def _in_order(args: tuple[str, ...]) -> tuple[str, ...]:
    """Swapping a with b is swapping b with a: the one that comes first in the box stands first."""
    one, other = args
    return args if ALL_REGIONS.index(one) <= ALL_REGIONS.index(other) else (other, one)


def _site_by_site(args: tuple[str, ...]) -> tuple[str, ...]:
    """The same for cards: the one further left, and above before below, stands first."""
    card, site, other, other_site = args
    return args if (SITES.index(site), card) <= (SITES.index(other_site), other) else (other, other_site, card, site)


SWAP_REGIONS = _form("swap-regions", "swap {region} with {other}", _in_order, region=ALL_REGIONS, other=ALL_REGIONS)
SWAP_CARDS = _form(
    "swap-cards",
    "swap {card} at {site} with {other} at {othersite}",
    _site_by_site,
    card=_EXPANSIONS,
    site=SITES,
    other=_EXPANSIONS,
    othersite=SITES,
)

DRAW_FROM = _form("draw", "draw from stack {stack}", stack=_STACKS)
PUT_UNDER = _form("put", "put {card} under stack {stack}", card=_HAND, stack=_STACKS)
KEEP_HAND = _form("keep", "keep hand")
SEARCH = _form("search", "search stack {stack}", stack=_STACKS)
TAKE_CARD = _form("take-card", "take {card} from place {place}", card=_HAND, place=_PLACES_IN_STACK)

TAKE_DISCARD = _form("take-discard", "take {card} from discards", card=_HAND)
STEAL = _form("steal", "steal {card}", card=_HAND)

DEMAND = _form("demand", "demand {resource}", resource=RESOURCES)
BUY = _form("buy", "buy {resource}", resource=RESOURCES)
PASS = _form("pass", "pass")
NAME = _form("name", "name {card} at {site}", card=_EXPANSIONS, site=SITES)
REMOVE = _form("remove", "remove {card} at {site}", card=_EXPANSIONS, site=SITES)
GUARD = _form("guard", "roll for protection")
APPEASE = _form("appease", "appease for {amount} gold", amount=("1", "2"))
PLUNDER = _form("plunder", "plunder into {region}", region=STORES)
RECEIVE = _form("receive", "receive {resource}", resource=RESOURCES)

GRAMMAR.forms += FORMS

FAIR_TRADES, SHIP_TRADES, MINT_TRADES = (
    {
        resource: tuple(TRADE(rate, resource, other) for other in RESOURCES if other != resource)
        for resource in RESOURCES
    }
    for rate in ("3", "2", "1")
)
DRAWS = tuple(DRAW_FROM(stack) for stack in _STACKS)
SEARCHES = tuple(SEARCH(stack) for stack in _STACKS)
