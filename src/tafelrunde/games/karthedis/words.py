"""Every sentence a seat can say. The grammar of moves, in the order of a game."""

from functools import cache

from ...kernel import Grammar, Option
from .data import CARDS, MOST_SEATS, SEAT_NAMES

_CARDS = tuple(CARDS)
_SLOTS = tuple(str(number) for number in range(1, MOST_SEATS + 2))
_BIDS = tuple(str(number) for number in range(1, 2000))  # every card of 36 hands, some of them twice

GRAMMAR = Grammar()
_form = GRAMMAR.form

DRAFT = _form("draft", "draft {card}", card=_CARDS)

USE = _form("use", "use {card}", card=_CARDS)
PASS = _form("pass", "pass")

CALL = _form("call", "call {card}", card=_CARDS)
PASS_WITH = _form("pass-with", "pass with {card}", card=_CARDS)

BID = _form("bid", "bid {card} on {slot}", card=_CARDS, slot=_SLOTS)


@cache
def bids_of(card: str) -> tuple[Option, ...]:
    """A card on every place of the display; made once, since bidding is the most frequent question of the game."""
    return tuple(BID(card, slot) for slot in _SLOTS)


INTERVENE = _form("intervene", "intervene with {card}", card=_CARDS)
OPT_OUT = _form("opt-out", "opt out with {card}", card=_CARDS)
DONE = _form("done", "done")

RECALL = _form("recall", "recall {card}", card=_CARDS)

DISCARD = _form("discard", "discard {card}", card=_CARDS)
PUT_NEXT = _form("put-next", "put {card} next", card=_CARDS)
RETRIEVE = _form("retrieve", "retrieve {card}", card=_CARDS)
REMOVE = _form("remove", "remove {card}", card=_CARDS)
RECLAIM = _form("reclaim", "reclaim {card}", card=_CARDS)
CHOOSE_SEAT = _form("choose-seat", "choose {seat}", seat=SEAT_NAMES)
REDRAW = _form("redraw", "redraw {slot}", slot=_SLOTS)


def _in_order(args: tuple[str, ...]) -> tuple[str, ...]:
    one, other = args
    return args if int(one) <= int(other) else (other, one)


EXCHANGE = _form("exchange", "exchange {slot} with {other}", _in_order, slot=_SLOTS, other=_SLOTS)
BANISH = _form("banish", "banish {card} of {seat}", card=_CARDS, seat=SEAT_NAMES)
CHOOSE_BID = _form("choose-bid", "choose bid {number}", number=_BIDS)
MOVE_TO = _form("move-to", "move to {slot}", slot=_SLOTS)
