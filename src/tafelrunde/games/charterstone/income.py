"""Income: influence that stays on buildings, and guests, pay at an icon of the progress track (C-110, C-227, C-230)."""

from typing import Final

from ...kernel import Choice, Event, Option, Rules
from .benefits import give
from .data import BUILDINGS, GUESTS
from .events import INCOME
from .state import State, changed
from .words import GUEST_PAYS, QUESTIONS

UNLOCKED: Final = "income"  # the part of the chronicle without which the icons mean nothing
BOTH_UP_TO: Final = 3  # players: with more of them a guest pays one reward only
WHAT_A_GUEST_PAYS: Final = QUESTIONS.question("guest", rules=("C-230",), answers=(GUEST_PAYS,))


def has_token(s: State, me: int, building: str) -> bool:
    return (building, me) in s.income


def leave_token(s: State, me: int, building: str) -> None:
    """C-227: the influence of the cost stays on the building."""
    changed(s, me).influence -= 1
    s.income += ((building, me),)


def pay_income(s: State) -> Rules[None]:
    """C-110: nothing as long as nothing of it is unlocked; C-227: then everybody, in reverse order of the turn."""
    if UNLOCKED not in s.rules:
        return
    for behind in range(1, len(s.players) + 1):
        me = (s.first - behind) % len(s.players)
        if s.players[me].automa:
            continue
        for building, owner in s.income:
            if owner == me:
                s.news.append(Event(INCOME, me, (building,)))
                yield from give(s, me, BUILDINGS[building].income)
        for guest in [card for card in s.players[me].cards if card in GUESTS]:
            yield from _guest_pays(s, me, guest)


def _guest_pays(s: State, me: int, guest: str) -> Rules[None]:
    """C-230: with two or three players both rewards, with more one of choice."""
    rewards = GUESTS[guest].rewards
    s.news.append(Event(INCOME, me, (guest,)))
    if len(s.players) <= BOTH_UP_TO:
        yield from give(s, me, rewards[0] + rewards[1])
        return
    answer: Option = yield Choice(me, WHAT_A_GUEST_PAYS, [GUEST_PAYS(guest, 0), GUEST_PAYS(guest, 1)], {"guest": guest})
    yield from give(s, me, rewards[answer.args[1]])
