"""The advancement deck: cards lie open on the mat, are taken from there, and are discarded (C-030 to C-035)."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules, Shuffle
from .data import CARD_KINDS, MAT_CARDS
from .events import DISCARDED, REFILLED, RESHUFFLED, TOOK_CARD
from .state import State, changed, without
from .words import DISCARD, QUESTIONS, TAKE

ADVANCEMENT: Final = "advancement"
WHICH_CARD: Final = QUESTIONS.question("take-card", rules=("C-032", "C-041"), answers=(TAKE,))
WHAT_TO_DISCARD: Final = QUESTIONS.question("discard-card", rules=("C-035",), answers=(DISCARD,))


def refill(s: State) -> Rules[None]:
    """C-033: from the deck; C-035: the discards are shuffled in when it is empty."""
    while len(s.mat) < MAT_CARDS:
        if not s.deck and not (yield from shuffle_discards_in(s)):
            return
        card, s.deck = s.deck[0], s.deck[1:]
        s.mat += (card,)
        s.news.append(Event(REFILLED, None, (card,)))


def shuffle_discards_in(s: State, new: tuple[str, ...] = ()) -> Rules[bool]:
    """C-031, C-035: with the discard pile; whether there is anything to draw now."""
    cards = (*s.deck, *s.discard, *new)
    if not cards:
        return False
    s.deck = yield Shuffle(ADVANCEMENT, cards)
    s.discard = ()
    s.news.append(Event(RESHUFFLED, None, (len(cards),)))
    return True


def take_card(s: State, me: int, kind: str = "card") -> Rules[None]:
    """C-032: a face-up card of that kind, if there is one; then the mat is refilled."""
    cards = takeable(s, kind)
    if not cards:
        return
    answer: Option = yield Choice(me, WHICH_CARD, [TAKE(card) for card in cards], {"kind": kind})
    card = answer.args[0]
    s.mat = without(s.mat, card)
    changed(s, me).cards += (card,)
    s.news.append(Event(TOOK_CARD, me, (card,)))
    yield from refill(s)


def takeable(s: State, kind: str) -> list[str]:
    return [card for card in s.mat if kind == "card" or card in CARD_KINDS[kind]]


@QUESTIONS.refuses_answer(TAKE, WHICH_CARD)
def refuse_taking(s: State, choice: Choice, card: str) -> Reason | None:
    kind = choice.about["kind"]
    if card in s.mat:
        return None if card in takeable(s, kind) else Reason("other-kind", ("C-032",), card=card, kind=kind)
    return Reason("not-on-the-mat", ("C-032", "C-075"), card=card)


def discard_cards(s: State, me: int, amount: int) -> Rules[None]:
    """C-035: onto the discard pile; which ones, their owner says."""
    for left in range(amount, 0, -1):
        cards = dict.fromkeys(s.players[me].cards)
        answer: Option = yield Choice(me, WHAT_TO_DISCARD, [DISCARD(card) for card in cards], {"amount": str(left)})
        discard(s, me, answer.args[0])


def discard(s: State, me: int, card: str) -> None:
    """C-035: an own card goes onto the discard pile."""
    player = changed(s, me)
    player.cards = without(player.cards, card)
    s.discard += (card,)
    s.news.append(Event(DISCARDED, me, (card,)))


@QUESTIONS.refuses(DISCARD)
def refuse_discarding(s: State, me: int, card: str) -> Reason | None:
    return None if card in s.players[me].cards else Reason("not-your-card", ("C-034",), card=card)
