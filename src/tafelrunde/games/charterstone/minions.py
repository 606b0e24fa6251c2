"""Minions: more hands for the own district (C-228). Nobody sends them away; others use the building beside them."""

from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .data import MINIONS
from .events import MINION_RETURNED, TOOK_MINION
from .state import IN_SUPPLY, State, changed
from .words import QUESTIONS, RETURN_MINION, TAKE_MINION

WHICH_MINION: Final = QUESTIONS.question("take-minion", rules=("C-228",), answers=(TAKE_MINION,))
WHICH_TO_RETURN: Final = QUESTIONS.question("return-minion", rules=("C-231",), answers=(RETURN_MINION,))


def bring_into_the_village(s: State, kind: str) -> None:
    """C-235: a kind of which there were none yet."""
    if kind and kind not in dict(s.minions):
        s.minions += ((kind, MINIONS[kind].figures),)


def minions_left(s: State) -> list[str]:
    """The kinds of which the supply has some."""
    return [kind for kind, left in s.minions if left]


def take_minions(s: State, me: int, amount: int) -> Rules[None]:
    """C-228: of any kinds that there are; into the own supply."""
    for _ in range(amount):
        kinds = minions_left(s)
        if not kinds:
            return
        answer: Option = yield Choice(me, WHICH_MINION, [TAKE_MINION(kind) for kind in kinds])
        kind = answer.args[0]
        _change_supply(s, kind, -1)
        changed(s, me).minions += ((kind, IN_SUPPLY),)
        s.news.append(Event(TOOK_MINION, me, (kind,)))


@QUESTIONS.refuses(TAKE_MINION)
def refuse_taking_minion(s: State, _me: int, kind: str) -> Reason | None:
    return None if kind in minions_left(s) else Reason("none-in-supply", ("C-228",), good=kind)


def return_minions(s: State, me: int, amount: int) -> Rules[None]:
    """C-231: out of the own supply back into the box."""
    for left in range(amount, 0, -1):
        kinds = dict.fromkeys([kind for kind, at in s.players[me].minions if at == IN_SUPPLY])
        options = [RETURN_MINION(kind) for kind in kinds]
        answer: Option = yield Choice(me, WHICH_TO_RETURN, options, {"amount": str(left)})
        kind = answer.args[0]
        player = changed(s, me)
        at = player.minions.index((kind, IN_SUPPLY))
        player.minions = player.minions[:at] + player.minions[at + 1 :]
        _change_supply(s, kind, 1)
        s.news.append(Event(MINION_RETURNED, me, (kind,)))


@QUESTIONS.refuses(RETURN_MINION)
def refuse_returning(s: State, me: int, kind: str) -> Reason | None:
    return None if (kind, IN_SUPPLY) in s.players[me].minions else Reason("no-such-minion", ("C-231",), kind=kind)


def _change_supply(s: State, kind: str, by: int) -> None:
    s.minions = tuple([(other, left + by if other == kind else left) for other, left in s.minions])


def minion_at(s: State, building: str) -> tuple[int, str] | None:
    """Whose minion stands in a building, and of which kind it is."""
    for owner, player in enumerate(s.players):
        for kind, at in player.minions:
            if at == building:
                return owner, kind
    return None


def call_minions_home(s: State, me: int) -> int:
    """C-228: they come back with the workers."""
    player = s.players[me]
    away = sum([at != IN_SUPPLY for _, at in player.minions])
    if away:
        changed(s, me).minions = tuple([(kind, IN_SUPPLY) for kind, _ in player.minions])
    return away
