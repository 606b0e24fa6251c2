"""Spell books: casting what stands in them (K-099, K-193, K-199).

Some are cast in the main phase, others at a moment of their own: before the roll, at an event, against an action card.
What one does is registered under its title by the module of its set.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from ...kernel import Event, Option, Reason, Rules
from ..realm.expansions import one_further
from ..realm.hooks import never_refused
from ..realm.removal import refuse_lying
from ..realm.stores import receive
from .events import CAST as CAST_EVENT
from .magic import pay_power, power_at_hand, refuse_power
from .peace import refuse_in_peace
from .state import State
from .words import CAST, QUESTIONS

Casting: TypeAlias = Callable[[State, int], Rules[None]]
RefuseCasting: TypeAlias = Callable[[State, int], Reason | None]
MAIN_PHASE: Final = "action"


class Spell(NamedTuple):
    """When a book is opened, why its spell would come to nothing now, and what it does."""

    moment: str
    refuse: RefuseCasting
    effect: Casting


# by title
SPELLS: Final[dict[str, Spell]] = {}
# by moment, the books that are opened at it
BOOKS_AT: Final[defaultdict[str, set[str]]] = defaultdict(set)
# and under what name it is remembered which of them lie there
MEMO_AT: Final[dict[str, str]] = {}


def spell(title: str, refuse: RefuseCasting = never_refused, moment: str = MAIN_PHASE) -> Callable[[Casting], Casting]:
    def register(effect: Casting) -> Casting:
        SPELLS[title] = Spell(moment, refuse, effect)
        BOOKS_AT[moment].add(title)
        MEMO_AT[moment] = f"books-{moment}"
        return effect

    return register


def cast_options(s: State, me: int, moment: str = MAIN_PHASE) -> list[Option]:
    """Every open book that can be used at this moment."""
    gives = s.princes[me].gives
    # every spell costs power, which only wizards have
    if not gives.wizards or gives.built.isdisjoint(BOOKS_AT[moment]):
        return []
    options = gives.memo.get(MEMO_AT[moment])
    if options is None:
        lying = [CAST(card, site) for card, site in gives.working if s.cards[card].title in BOOKS_AT[moment]]
        options = gives.remember(MEMO_AT[moment], lying)
    # most books are closed for want of power: that is seen at a glance
    power = power_at_hand(s, me)
    return [
        option
        for option in options
        if s.cards[option.args[0]].spell <= power and refuse_cast(s, me, option.args[0], option.args[1], moment) is None
    ]


def refuse_cast(s: State, me: int, card: str, site: str, moment: str) -> Reason | None:
    """K-193: each copy once in a turn, for its power; K-099: whatever points there are."""
    lying = s.princes[me].gives.working.count((card, site))
    if not lying:
        return refuse_lying(s, me, card, site, "K-193")
    book = SPELLS[s.cards[card].title]
    if book.moment != moment:
        return Reason("other-moment", ("K-193",), card=card)
    if s.cast.count((me, card, site)) >= lying:
        return Reason("cast-already", ("K-169", "K-193"), card=card)
    if reason := refuse_in_peace(s, s.cards[card]):
        return reason
    return refuse_power(s, me, s.cards[card].spell, card, "K-193") or book.refuse(s, me)


@QUESTIONS.refuses(CAST)
def refuse_casting(s: State, me: int, card: str, site: str) -> Reason | None:
    """In the main phase; at other moments those who ask say when it is."""
    return refuse_cast(s, me, card, site, MAIN_PHASE)


def cast(s: State, me: int, card: str, site: str) -> Rules[None]:
    """K-118: paid with power; somebody may earn by it; then it does what it does."""
    s.cast += ((me, card, site),)
    s.news.append(Event(CAST_EVENT, me, (card, site)))
    yield from pay_power(s, me, s.cards[card].spell, card)
    if earned := s.princes[1 - me].gives.pays_for_actions:
        yield from receive(s, 1 - me, "gold", earned)
    yield from SPELLS[s.cards[card].title].effect(s, me)


def books_moved_on(s: State, me: int) -> None:
    """The places are counted from the left: with a new one there, a book that was used lies one further on."""
    s.cast = tuple([(by, card, one_further(site) if by == me else site) for by, card, site in s.cast])


def laid_again(s: State, me: int, card: str, site: str) -> None:
    """K-168: a book or wizard that was lost and laid down once more in the same turn counts as new."""
    s.charged = tuple([wizard for wizard in s.charged if wizard != (card, site)])
    if s.cast.count((me, card, site)) >= s.princes[me].gives.lying.count((card, site)) > 0:
        at = s.cast.index((me, card, site))
        s.cast = s.cast[:at] + s.cast[at + 1 :]
