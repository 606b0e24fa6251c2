"""Functions of cards that lie in a principality and are used in the main phase (K-169, K-170)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ...kernel import Event, Option, Reason, Rules
from ..realm.hooks import Effect
from ..realm.prince import SITE_AT, SITE_NAMES
from ..realm.removal import refuse_lying
from .events import USED
from .hooks import Refusal
from .state import State
from .words import QUESTIONS, USE


class Function(NamedTuple):
    """What a card can be used for: why not now, and what it does."""

    refuse: Refusal
    use: Effect[State]


# by title, the functions that work once in a turn for each copy of the card
ONCE: Final[dict[str, Function]] = {}


def once_a_turn(title: str, refuse: Refusal) -> Callable[[Effect[State]], Effect[State]]:
    """K-169: a function that each copy of a card has once in a turn."""

    def register(use: Effect[State]) -> Effect[State]:
        ONCE[title] = Function(refuse, use)
        return use

    return register


def function_options(s: State, me: int) -> list[Option]:
    """Every card that lies there and can be used now."""
    prince = s.princes[me]
    if prince.gives.built.isdisjoint(ONCE):
        return []
    return [
        USE(card, site)
        for card, site in dict.fromkeys(prince.gives.lying)
        if s.cards[card].title in ONCE and _refuse_now(s, me, card, site) is None
    ]


def _refuse_now(s: State, me: int, card: str, site: str) -> Reason | None:
    lying = s.princes[me].gives.lying.count((card, site))
    if s.used.count((card, site)) >= lying:
        return Reason("used-already", ("K-169",), card=card)
    return ONCE[s.cards[card].title].refuse(s, me)


@QUESTIONS.refuses(USE)
def refuse_use(s: State, me: int, card: str, site: str) -> Reason | None:
    lying = refuse_lying(s, me, card, site, "K-166")
    if lying is not None:
        return lying
    return _refuse_now(s, me, card, site)


def use_function(s: State, me: int, card: str, site: str) -> Rules[None]:
    s.used += ((card, site),)
    s.news.append(Event(USED, me, (card, site)))
    yield from ONCE[s.cards[card].title].use(s, me)


def settled_on_the_left(s: State) -> None:
    """The places are counted from the left: what was used lies one further on."""
    s.used = tuple((card, _one_further(site)) for card, site in s.used)


def _one_further(site: str) -> str:
    row, place = SITE_AT[site]
    return SITE_NAMES[row][place + 1]


def built_again(s: State, me: int, card: str, site: str) -> None:
    """K-168: a card that was lost and built again in the same turn counts as new."""
    if (card, site) in s.used and s.used.count((card, site)) >= s.princes[me].gives.lying.count((card, site)):
        at = s.used.index((card, site))
        s.used = s.used[:at] + s.used[at + 1 :]
