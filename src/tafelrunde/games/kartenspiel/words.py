"""Every sentence a player can say. The grammar of moves, in the order of a game."""

from typing import Final

from ...kernel import Grammar, Questions, amounts
from ..realm.prince import SITES
from ..realm.regions import ALL_REGIONS, RESOURCES
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
    TRADE_REGION,
)
from .data import CARDS, PRODUCTION_DIE
from .modes import BOX

GRAMMAR: Final = Grammar()
QUESTIONS: Final = Questions()
_form = GRAMMAR.form
_say: Final = BOX.say
USABLE: Final = tuple(card.id for card in CARDS.values() if card.used_in_turn)

DONE_ARRANGING: Final = _form("done-arranging", "keep regions as they lie")
GRAMMAR.forms.append(ROLL_DICE)
SET_DIE: Final = _form("set-die", "set die to {number}", number=amounts(map(int, PRODUCTION_DIE)))
PLAY: Final = _say.play
BUILD: Final = _say.build
BUILD_OPEN: Final = _say.build_open
GRAMMAR.forms += (END_TURN, PLAY, BUILD, BUILD_OPEN, BUILD_ROAD, BUILD_SETTLEMENT, BUILD_CITY, TRADE, TRADE_REGION)
OFFER_TRADE: Final = _form("offer-trade", "offer a trade", rare=True)
OFFER: Final = _form("offer", "offer {amount} {resource}", amount=amounts((1, 2, 3)), resource=RESOURCES)
ASK_FOR: Final = _form("ask-for", "ask for {amount} {resource}", amount=amounts((1, 2, 3)), resource=RESOURCES)
ACCEPT: Final = _form("accept", "accept offer")
DECLINE: Final = _form("decline", "decline offer")
USE: Final = _form("use", "use {card} at {site}", card=USABLE, site=SITES)
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
STEAL: Final = _form("steal", "steal {card}", card=tuple(card.id for card in CARDS.values() if card.is_hand_card))
GRAMMAR.forms.append(DEMAND)
NAME: Final = _say.name
REMOVE: Final = _say.remove
GRAMMAR.forms += (PASS, NAME, REMOVE, PAY, STORE, TAKE, TAKE_LOST, GIVE)
