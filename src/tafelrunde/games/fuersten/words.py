"""Every sentence a prince can say. The grammar of moves, in the order of a game."""

from typing import Final

from ...kernel import Grammar, Questions, amounts
from ..realm.regions import RESOURCES, STORES
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

DONE_ARRANGING: Final = _form("done-arranging", "keep regions as they lie")
GRAMMAR.forms.append(ROLL_DICE)
SET_DIE: Final = _form("set-die", "set die to {number}", number=amounts(map(int, PRODUCTION_DIE)))
PLAY: Final = _say.play
BUILD: Final = _say.build
BUILD_OPEN: Final = _say.build_open
LAY_AT: Final = _say.lay_at
GRAMMAR.forms += (END_TURN, PLAY, BUILD, BUILD_OPEN, LAY_AT)
GRAMMAR.forms += (BUILD_ROAD, BUILD_SETTLEMENT, BUILD_CITY, TRADE, TRADE_REGION)
DEMOLISH: Final = _say.demolish
SWAP_CARDS: Final = _say.swap_cards
GRAMMAR.forms += (DEMOLISH, SAVE, TOP_REGIONS, CHOOSE_REGION, LAY_ABOVE, SWAP_REGIONS, SWAP_CARDS)
DRAW_FROM: Final = _say.draw_from
PUT_UNDER: Final = _say.put_under
SEARCH: Final = _say.search
TAKE_CARD: Final = _say.take_card
TAKE_DISCARD: Final = _say.take_discard
GRAMMAR.forms += (DRAW_FROM, PUT_UNDER, KEEP_HAND, SEARCH, TAKE_CARD, TAKE_DISCARD)
STEAL: Final = _form("steal", "steal {card}", card=tuple(card.id for card in CARDS.values() if card.is_hand_card))
GRAMMAR.forms.append(DEMAND)
BUY: Final = _form("buy", "buy {resource}", resource=RESOURCES)
NAME: Final = _say.name
REMOVE: Final = _say.remove
GRAMMAR.forms += (PASS, NAME, REMOVE)
GUARD: Final = _form("guard", "roll for protection")
APPEASE: Final = _form("appease", "appease for {amount} gold", amount=amounts((1, 2)))
PLUNDER: Final = _form("plunder", "plunder into {region}", region=STORES)
RECEIVE: Final = _form("receive", "receive {resource}", resource=RESOURCES)
GRAMMAR.forms += (PAY, STORE, TAKE, TAKE_LOST, GIVE)
