"""Every sentence a player can say. The grammar of moves, in the order of a game."""

from typing import Final

from ...kernel import Grammar, Questions, amounts, places
from ..realm.cards import UNITS
from ..realm.prince import MOST_PLACES, ROAD_SPOTS, SITES
from ..realm.regions import ALL_REGIONS, RESOURCES, STORES
from ..realm.words import (
    BUILD_CITY,
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    CHOOSE_REGION,
    DEMAND,
    END_TURN,
    GIVE,
    KEEP_HAND,
    LAY_ABOVE,
    PASS,
    PAY,
    ROLL_DICE,
    SAVE,
    STORE,
    SWAP_REGIONS,
    TAKE,
    TAKE_LOST,
    TOP_REGIONS,
    TRADE,
    TRADE_LIT,
    TRADE_REGION,
)
from .data import CARDS, EVENT_DIE, PRODUCTION_DIE
from .modes import BOX, MOST_STACKS

GRAMMAR: Final = Grammar()
QUESTIONS: Final = Questions()
_form = GRAMMAR.form
_say: Final = BOX.say
SPOTS: Final = (*SITES, *ALL_REGIONS, *ROAD_SPOTS)  # wherever a card can lie
USABLE: Final = tuple(card.id for card in CARDS.values() if card.used_in_turn)
BOOKS: Final = tuple(card.id for card in CARDS.values() if card.kind == "spellbook")
WIZARDS: Final = tuple(card.id for card in CARDS.values() if card.kind == "wizard")
EVENTS: Final = tuple(card.id for card in CARDS.values() if card.kind == "event")
COUNTING: Final = tuple(card.id for card in CARDS.values() if card.counts_to)
BUILDINGS: Final = tuple(card.id for card in CARDS.values() if card.kind == "building")

_HAND: Final = tuple(card.id for card in CARDS.values() if card.is_hand_card)
PUT_AWAY_CARD: Final = _form("put-away", "put away {card}", card=_HAND)
KEEP_CARD: Final = _form("keep-card", "keep {card}", card=_HAND)
DONE_ARRANGING: Final = _form("done-arranging", "keep regions as they lie")
GRAMMAR.forms.append(ROLL_DICE)
SET_DIE: Final = _form("set-die", "set die to {number}", number=amounts(map(int, PRODUCTION_DIE)))
PLAY: Final = _say.play
BUILD: Final = _say.build
BUILD_OPEN: Final = _say.build_open
GRAMMAR.forms += (END_TURN, PLAY, BUILD, BUILD_OPEN, BUILD_ROAD, BUILD_SETTLEMENT, BUILD_CITY, TRADE)
GRAMMAR.forms += (TRADE_REGION, TRADE_LIT)
BUILD_METROPOLIS: Final = _form("build-metropolis", "build metropolis at {place}", place=places(MOST_PLACES))
BUILD_CITADEL: Final = _form("build-citadel", "build citadel at {place}", place=places(MOST_PLACES))
LIFT_BAN: Final = _form("lift-ban", "lift ban from stack {stack}", stack=places(MOST_STACKS))
LIFT_BAN_FROM_DISCARDS: Final = _form("lift-ban-from-discards", "lift ban from discards")
BAN: Final = _form("ban", "ban stack {stack}", stack=places(MOST_STACKS))
BAN_DISCARDS: Final = _form("ban-discards", "ban discards")
SORT: Final = _form("sort", "lay {card} of place {place} next", card=_HAND, place=places(len(_HAND) * 2 - 1))
OFFER_TRADE: Final = _form("offer-trade", "offer a trade", rare=True)
OFFER: Final = _form("offer", "offer {amount} {resource}", amount=amounts((1, 2, 3)), resource=RESOURCES)
ASK_FOR: Final = _form("ask-for", "ask for {amount} {resource}", amount=amounts((1, 2, 3)), resource=RESOURCES)
ACCEPT: Final = _form("accept", "accept offer")
DECLINE: Final = _form("decline", "decline offer")
USE: Final = _form("use", "use {card} at {site}", card=USABLE, site=SPOTS)
CAST: Final = _form("cast", "cast {card} at {site}", card=BOOKS, site=SITES)
SPEND_POWER: Final = _form("spend-power", "spend power of {card} at {region}", card=WIZARDS, region=ALL_REGIONS)
SET_EVENT: Final = _form("set-event", "set event die to {event}", event=tuple(dict.fromkeys(EVENT_DIE)))
BANISH: Final = _form("banish", "banish {card}", card=EVENTS)
EVENT_NEXT: Final = _form("event-next", "lay {card} next", card=EVENTS)
EVENT_UNDER: Final = _form("event-under", "put {card} under events", card=EVENTS)
STRIKE: Final = _form("strike", "strike place {place}", place=places(MOST_PLACES))
ONE_TO_ONE: Final = _form("one-to-one", "trade {resource} one to one", resource=RESOURCES)
COIN: Final = _form("coin", "pay gold for {resource}", resource=RESOURCES)
SHOW: Final = _form("show", "show {points} points", points=("strength", "trade"))
PEEK: Final = _form("peek", "look at stack {stack}", stack=places(MOST_STACKS))
SEND: Final = _form(
    "send", "send {card} to {site}", card=tuple(card.id for card in CARDS.values() if card.kind in UNITS), site=SPOTS
)
FILL_UP: Final = _form("fill-up", "fill up {resource}", resource=RESOURCES)
DEMOLISH: Final = _say.demolish
GRAMMAR.forms += (DEMOLISH, SAVE, TOP_REGIONS, CHOOSE_REGION, LAY_ABOVE, SWAP_REGIONS)
TRADE_REGIONS: Final = _form("trade-regions", "give {region} for {other}", region=ALL_REGIONS, other=ALL_REGIONS)
DRAW_FROM: Final = _say.draw_from
PUT_UNDER: Final = _say.put_under
SEARCH: Final = _say.search
TAKE_CARD: Final = _say.take_card
TAKE_DISCARD: Final = _say.take_discard
GRAMMAR.forms += (DRAW_FROM, PUT_UNDER, KEEP_HAND, SEARCH, TAKE_CARD, TAKE_DISCARD)
STEAL: Final = _form("steal", "steal {card}", card=_HAND)
GRAMMAR.forms.append(DEMAND)
CHARGE: Final = _form("charge", "charge {card} at {region}", card=COUNTING, region=ALL_REGIONS)
FEED: Final = _form("feed", "feed {card} at {region}", card=WIZARDS, region=ALL_REGIONS)
REDEEM: Final = _form("redeem", "redeem {card} at {site}", card=BUILDINGS, site=SPOTS)
FORGO: Final = _form("forgo", "forgo {resource}", resource=RESOURCES)
MOVE: Final = _form(
    "move",
    "move {amount} {resource} from {region} to {other}",
    amount=amounts((1, 2, 3)),
    resource=RESOURCES,
    region=STORES,
    other=STORES,
)
NAME_RESOURCE: Final = _form("name-resource", "name resource {resource}", resource=RESOURCES)
FILL_REGION: Final = _form("fill-region", "fill {region}", region=ALL_REGIONS)
NAME: Final = _say.name
REMOVE: Final = _say.remove
GRAMMAR.forms += (PASS, NAME, REMOVE, PAY, STORE, TAKE, TAKE_LOST, GIVE)
