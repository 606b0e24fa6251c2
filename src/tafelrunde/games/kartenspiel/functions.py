"""Functions of cards that lie in a principality and are used in the main phase (K-169, K-170)."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from ...kernel import Event, Option, Reason, Rules
from ..realm.expansions import one_further
from ..realm.hooks import Effect
from ..realm.removal import refuse_lying
from .events import USED
from .hooks import Refusal
from .state import State
from .words import QUESTIONS, USE

# of a card that is used: the state, its owner, the card and its site
Use: TypeAlias = Callable[[State, int, str, str], Rules[None]]
RefuseUse: TypeAlias = Callable[[State, int, str, str], Reason | None]


class Function(NamedTuple):
    """What a card can be used for: why not now, what it does, and whether each copy does it once in a turn."""

    refuse: RefuseUse
    use: Use
    once: bool


REMEMBERED: Final = "functions"  # under what name it is remembered which of them lie there
# by title, what can be used in the main phase
FUNCTIONS: Final[dict[str, Function]] = {}


def once_a_turn(title: str, refuse: Refusal) -> Callable[[Effect[State]], Effect[State]]:
    """K-169: a function that each copy of a card has once in a turn."""

    def register(effect: Effect[State]) -> Effect[State]:
        def use(s: State, me: int, _card: str, _site: str) -> Rules[None]:
            yield from effect(s, me)

        def refuse_use(s: State, me: int, _card: str, _site: str) -> Reason | None:
            return refuse(s, me)

        FUNCTIONS[title] = Function(refuse_use, use, once=True)
        return effect

    return register


def as_often_as_wished(title: str, refuse: RefuseUse) -> Callable[[Use], Use]:
    """K-170: a function that works as often as its owner likes."""

    def register(use: Use) -> Use:
        FUNCTIONS[title] = Function(refuse, use, once=False)
        return use

    return register


def function_options(s: State, me: int) -> list[Option]:
    """Every card that lies there and can be used now."""
    gives = s.princes[me].gives
    options = gives.memo.get(REMEMBERED)
    if options is None:
        lying = [USE(card, site) for card, site in gives.working if s.cards[card].title in FUNCTIONS]
        options = gives.remember(REMEMBERED, lying)
    return [option for option in options if _refuse_now(s, me, *option.args) is None] if options else []


def _refuse_now(s: State, me: int, card: str, site: str) -> Reason | None:
    lying = s.princes[me].gives.working.count((card, site))
    if not lying:
        return Reason("does-not-work", ("K-165",), card=card, site=site)
    function = FUNCTIONS.get(s.cards[card].title)
    if function is None:
        return Reason("nothing-to-use", ("K-088",), card=card)
    if function.once and s.used.count((card, site)) >= lying:
        return Reason("used-already", ("K-169",), card=card)
    return function.refuse(s, me, card, site)


@QUESTIONS.refuses(USE)
def refuse_use(s: State, me: int, card: str, site: str) -> Reason | None:
    if (card, site) not in s.princes[me].gives.working:
        lying = refuse_lying(s, me, card, site, "K-166")
        if lying is not None:
            return lying
    return _refuse_now(s, me, card, site)


def use_function(s: State, me: int, card: str, site: str) -> Rules[None]:
    function = FUNCTIONS[s.cards[card].title]
    if function.once:
        s.used += ((card, site),)
    s.news.append(Event(USED, me, (card, site)))
    yield from function.use(s, me, card, site)


def settled_on_the_left(s: State) -> None:
    """The places are counted from the left: what was used lies one further on."""
    s.used = tuple((card, one_further(site)) for card, site in s.used)


def built_again(s: State, me: int, card: str, site: str) -> None:
    """K-168: a card that was lost and built again in the same turn counts as new."""
    if (card, site) in s.used and s.used.count((card, site)) >= s.princes[me].gives.lying.count((card, site)):
        at = s.used.index((card, site))
        s.used = s.used[:at] + s.used[at + 1 :]
