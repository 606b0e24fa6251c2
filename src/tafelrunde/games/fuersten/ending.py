"""How a game ends."""

from collections import Counter
from typing import Final

from ...kernel import Event
from ..realm.advantages import points
from ..realm.cards import Card
from ..realm.discards import discard, discarded
from ..realm.mode import hand_cards
from ..realm.prince import PLACE_POINTS
from ..realm.state import NOBODY
from .data import CARDS
from .events import UNDECIDED, WON
from .state import OVER, State

TOKENS: Final = 2


def has_won(s: State) -> bool:
    """F-117, F-120, F-125: the prince whose turn it is has the target of the mode."""
    return points(s, s.active) >= s.mode.target


def win(s: State) -> None:
    """The game is over, and whatever was being done is done."""
    discard(s, s.active, *s.playing)
    s.playing = ()
    s.event_stack += (s.event_card,) if s.event_card else ()
    s.event_card = ""
    s.served = 0
    s.struck = False
    s.shown_to = NOBODY
    s.winner = s.active
    s.phase = OVER
    s.news.append(Event(WON, s.active, (points(s, s.active),)))


def end_undecided(s: State) -> None:
    """The game is over without a winner."""
    s.phase = OVER
    s.news.append(Event(UNDECIDED, None))


def dead(s: State) -> bool:
    """Nobody can reach the target any more: too much lies among the discards, from where cards do not return.

    The rule book does not know this case, which takes princes who tear down what they build. We call it a draw. What
    counts as still possible is generous (every card outside the discards in one hand), and open to all.
    """
    if s.settlements or s.cities or not s.mode.may_demolish:
        return False
    left = Counter(hand_cards(s.mode)) - Counter(discarded(s))
    returning = sum(copies for card, copies in left.items() if CARDS[card].fetches)
    if returning:
        back = sorted(map(_points_of, discarded(s)), reverse=True)[:returning]
        reachable = sum(_points_of(card) * copies for card, copies in left.items()) + sum(back) + TOKENS
    else:
        usable = _usable(left, {card for prince in s.princes for card, _ in prince.gives.lying})
        reachable = sum(_points_of(card) * copies for card, copies in usable.items())
        reachable += sum(CARDS[card].strength * copies for card, copies in usable.items()) >= s.mode.advantage
        reachable += sum(_trade_of(card) * copies for card, copies in usable.items()) >= s.mode.advantage
    return max(sum(PLACE_POINTS[place] for place in prince.places) for prince in s.princes) + reachable < s.mode.target


def _usable(left: Counter[str], lying: set[str]) -> Counter[str]:
    """The expansions that lie somewhere, or whose condition can still be met by another one of them."""
    usable = Counter({card: copies for card, copies in left.items() if CARDS[card].is_expansion})
    while True:
        titles = {CARDS[card].title for card in usable}
        progress = sum(CARDS[card].progress * copies for card, copies in usable.items())
        useless = [card for card in usable if card not in lying and not _can_be_met(CARDS[card], titles, progress)]
        if not useless:
            return usable
        for card in useless:
            del usable[card]


def _can_be_met(card: Card, titles: set[str], progress: int) -> bool:
    needs = (card.covers,) if card.covers else card.needs
    return (not needs or not titles.isdisjoint(needs)) and card.needs_progress <= progress


def _points_of(card: str) -> int:
    """The most victory points a card can count."""
    return CARDS[card].vp + bool(CARDS[card].fleet)


def _trade_of(card: str) -> int:
    """The most trade points a card can count: it may be raised by one."""
    return CARDS[card].trade + bool(CARDS[card].trade)
