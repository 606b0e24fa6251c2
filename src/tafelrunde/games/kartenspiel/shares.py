"""K-020: before the small tournament each player can choose with which cards of their share to play."""

from collections import Counter
from typing import Final

from ...kernel import Choice, Event, Option, Question, Reason, Rules, Shuffle
from ...kernel.rows import replaced
from ..realm.hand import deal_into, own_stacks
from ..realm.mode import draw_cards
from ..realm.prince import Row, without
from .data import SEATS
from .events import KEPT, PUT_AWAY, SHARE_CHOSEN
from .modes import deal_of, share_of_each
from .state import START_HAND, State
from .words import KEEP_CARD, PUT_AWAY_CARD, QUESTIONS

WHICH_GOES: Final = QUESTIONS.question("put-away", rules=("K-020",), answers=(PUT_AWAY_CARD,))
WHICH_STAYS: Final = QUESTIONS.question("keep-card", rules=("K-020",), answers=(KEEP_CARD,))


def lay_out_shares(s: State) -> None:
    """K-019: each has all cards of the own share before them."""
    s.undecided = tuple(tuple(draw_cards(s.mode, seat)) for seat in SEATS)


def choose_shares(s: State) -> Rules[None]:
    """K-020: each chooses alone, the starting player first; then what both keep is shuffled and comes into their rows.

    Asked is whichever is less to say: the cards that go, or those that stay.
    """
    while s.served < len(SEATS):
        me = s.active if s.served == 0 else 1 - s.active
        question, left = _still_to_say(s, me)
        if left:
            answer: Option = yield Choice(me, question, _options(s, me, question), {"amount": str(left)}, anchor=True)
            _decide(s, me, question, answer.args[0])
        else:
            _settle(s, me, question)
            s.served += 1
    for seat, name in enumerate(SEATS):
        cards: Row = yield Shuffle(name, kept_cards(s, seat))
        deal_into(s, own_stacks(s.mode, seat), cards)
    s.served = 0
    s.phase = START_HAND


def cards_to_put_away(s: State) -> int:
    """How many of the share do not come into the game."""
    return share_of_each(deal_of(s.mode)) - s.mode.kept if s.mode.kept else 0


def kept_cards(s: State, seat: int) -> Row:
    """What was decided to stay, in the order of the box."""
    gone = Counter([*s.undecided[seat], *s.put_away[seat]])
    return tuple((Counter(draw_cards(s.mode, SEATS[seat])) - gone).elements())


def can_lie_there(s: State, seat: int) -> bool:
    """Whether somebody who chooses, or has chosen before the other, can have just this undecided and put away."""
    gone, left, surplus = len(s.put_away[seat]), len(s.undecided[seat]), cards_to_put_away(s)
    if s.served and seat == s.active:
        return gone == surplus and not left
    if surplus <= s.mode.kept:
        return gone < surplus and gone + left == surplus + s.mode.kept
    return not gone and surplus < left <= surplus + s.mode.kept


def _still_to_say(s: State, me: int) -> tuple[Question, int]:
    surplus = cards_to_put_away(s)
    if surplus <= s.mode.kept:
        return WHICH_GOES, surplus - len(s.put_away[me])
    return WHICH_STAYS, s.mode.kept - len(kept_cards(s, me))


def _options(s: State, me: int, question: Question) -> list[Option]:
    form = PUT_AWAY_CARD if question is WHICH_GOES else KEEP_CARD
    return [form(card) for card in dict.fromkeys(s.undecided[me])]


def _decide(s: State, me: int, question: Question, card: str) -> None:
    s.undecided = replaced(s.undecided, me, without(s.undecided[me], card))
    if question is WHICH_GOES:
        s.put_away = replaced(s.put_away, me, (*s.put_away[me], card))
    s.news.append(Event(PUT_AWAY if question is WHICH_GOES else KEPT, me, (), (card,), me))


def _settle(s: State, me: int, question: Question) -> None:
    """What is left over stays where cards were put away, and goes where they were kept."""
    if question is WHICH_STAYS:
        s.put_away = replaced(s.put_away, me, (*s.put_away[me], *s.undecided[me]))
    s.undecided = replaced(s.undecided, me, ())
    s.news.append(Event(SHARE_CHOSEN, me, (s.mode.kept,)))


@QUESTIONS.refuses(PUT_AWAY_CARD, WHICH_GOES)
def refuse_to_put_away(s: State, me: int, card: str) -> Reason | None:
    return None if card in s.undecided[me] else Reason("not-in-share", ("K-020",), card=card)


@QUESTIONS.refuses(KEEP_CARD, WHICH_STAYS)
def refuse_to_keep(s: State, me: int, card: str) -> Reason | None:
    return refuse_to_put_away(s, me, card)
