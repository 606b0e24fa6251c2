"""Every sentence a seat can say. The grammar of moves, in the order of a game."""

from functools import cache
from typing import Final

from ...kernel import Args, Grammar, Option, amounts, places
from .data import CARDS, MOST_SEATS, SEAT_NAMES

_CARDS: Final = tuple(CARDS)
_SLOTS: Final = places(MOST_SEATS + 1)
_BIDS: Final = amounts(range(1, 2000))  # every card of 36 hands, some of them twice
_SEATS: Final = {name: seat for seat, name in enumerate(SEAT_NAMES)}

GRAMMAR: Final = Grammar()
_form = GRAMMAR.form

DRAFT: Final = _form("draft", "draft {card}", card=_CARDS)

USE: Final = _form("use", "use {card}", card=_CARDS)
PASS: Final = _form("pass", "pass")

CALL: Final = _form("call", "call {card}", card=_CARDS)
PASS_WITH: Final = _form("pass-with", "pass with {card}", rules=("KA-040", "KA-119"), card=_CARDS)

BID: Final = _form("bid", "bid {card} on {slot}", rules=("KA-060",), card=_CARDS, slot=_SLOTS)


@cache
def bids_of(card: str) -> tuple[Option, ...]:
    """A card on every place of the display; made once, since bidding is the most frequent question of the game."""
    return tuple(BID(card, slot) for slot in _SLOTS.values())


INTERVENE: Final = _form("intervene", "intervene with {card}", rules=("KA-148",), card=_CARDS)
OPT_OUT: Final = _form("opt-out", "opt out with {card}", rules=("KA-066",), card=_CARDS)
DONE: Final = _form("done", "done")

RECALL: Final = _form("recall", "recall {card}", card=_CARDS)

DISCARD: Final = _form("discard", "discard {card}", card=_CARDS)
PUT_NEXT: Final = _form("put-next", "put {card} next", card=_CARDS)
RETRIEVE: Final = _form("retrieve", "retrieve {card}", card=_CARDS)
REMOVE: Final = _form("remove", "remove {card}", card=_CARDS)
RECLAIM: Final = _form("reclaim", "reclaim {card}", card=_CARDS)
CHOOSE_SEAT: Final = _form("choose-seat", "choose {seat}", seat=_SEATS)
REDRAW: Final = _form("redraw", "redraw {slot}", slot=_SLOTS)


def _in_order(args: Args) -> Args:
    one, other = args
    return args if one <= other else (other, one)


EXCHANGE: Final = _form("exchange", "exchange {slot} with {other}", _in_order, slot=_SLOTS, other=_SLOTS)
BANISH: Final = _form("banish", "banish {card} of {seat}", card=_CARDS, seat=_SEATS)
CHOOSE_BID: Final = _form("choose-bid", "choose bid {number}", number=_BIDS)
MOVE_TO: Final = _form("move-to", "move to {slot}", slot=_SLOTS)

SHOW_HAND: Final = _form("show-hand", "show hand")
