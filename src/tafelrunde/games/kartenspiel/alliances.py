"""A card that has the functions of a building of the other player (K-124, K-151)."""

from typing import Final

from ...kernel import Event, Option, Reason, Rules, decide
from ..realm.advantages import weigh_advantages
from ..realm.cards import Card
from ..realm.expansions import refresh
from ..realm.prince import NO_ALLY
from ..realm.removal import refuse_lying
from .events import ALLIED
from .state import State
from .words import NAME, QUESTIONS

WHOM_TO_JOIN: Final = QUESTIONS.question("ally", rules=("K-151",), answers=(NAME,))


def renew_alliances(s: State) -> Rules[None]:
    """K-151: when the building is gone, its partner names another at once, also while the other is at turn.

    Where there is none the card rests until one is built.
    """
    for me in (s.active, 1 - s.active):
        prince, other = s.princes[me], s.princes[1 - me]
        if not prince.gives.shares or prince.ally in other.gives.lying:
            continue
        options = _partners(s, me)
        if options:
            answer = yield from decide(me, WHOM_TO_JOIN, options, anchor=True)
            _join(s, me, *answer.args)
        elif prince.ally != NO_ALLY:
            prince.ally = NO_ALLY
            refresh(s, prince)
            weigh_advantages(s)


def _join(s: State, me: int, card: str, site: str) -> None:
    s.princes[me].ally = (card, site)
    refresh(s, s.princes[me])
    s.news.append(Event(ALLIED, me, (card, site)))
    weigh_advantages(s)


def _partners(s: State, me: int) -> list[Option]:
    """The city buildings of the other in his own principality, apart from one that shares functions itself, or that
    needs something of its own for them: what it keeps, or the side on which it lies."""
    lying = dict.fromkeys(s.princes[1 - me].gives.lying)
    return [NAME(card, site) for card, site in lying if _can_be_shared(s.cards[card])]


def _can_be_shared(card: Card) -> bool:
    of_city = card.kind == "building" and card.placement == "city"
    return of_city and not (card.shares or card.keeps or card.two_sided)


@QUESTIONS.refuses(NAME, WHOM_TO_JOIN)
def refuse_joining(s: State, me: int, card: str, site: str) -> Reason | None:
    if (card, site) not in s.princes[1 - me].gives.lying:
        return refuse_lying(s, 1 - me, card, site, "K-151") or Reason("no-partner", ("K-151",), card=card)
    return Reason("no-partner", ("K-151",), card=card)
