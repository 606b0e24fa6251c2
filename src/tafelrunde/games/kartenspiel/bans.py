"""Cards that lie on a stack and keep the other player away from it (K-116, K-160)."""

from typing import Final

from ...kernel import Event, Option, Reason, Rules
from ..realm.discards import discard
from ..realm.hand import banned
from ..realm.state import DISCARDS
from ..realm.stores import pay_resource, spendable
from .events import BAN_LAID, BAN_LIFTED
from .state import State
from .words import LIFT_BAN, LIFT_BAN_FROM_DISCARDS, QUESTIONS

RANSOM: Final = 3  # gold
FROM_DISCARDS: Final = LIFT_BAN_FROM_DISCARDS()


def lay_ban(s: State, me: int, card: str, stack: int) -> None:
    """The card lies on the stack from now on; what lay face up there is covered (K-074)."""
    s.playing = tuple([playing for playing in s.playing if playing != card])
    s.bans += ((stack, me, card),)
    s.face_up = tuple([open_stack for open_stack in s.face_up if open_stack != stack])
    s.news.append(Event(BAN_LAID, me, (card, stack + 1)))


def ban_options(s: State, me: int) -> list[Option]:
    """K-116: the own turn, for 3 gold each."""
    if not s.bans or spendable(s.princes[me], colonies=True)["gold"] < RANSOM:
        return []
    stacks = [stack for stack, by, _ in s.bans if by != me]
    return [FROM_DISCARDS if stack == DISCARDS else LIFT_BAN(stack) for stack in stacks]


@QUESTIONS.refuses(LIFT_BAN)
def refuse_lifting(s: State, me: int, stack: int) -> Reason | None:
    if stack >= len(s.stacks):
        return Reason("no-such-stack", s.mode.dealt_by, stacks=len(s.stacks))
    if not banned(s, me, stack):
        return Reason("no-ban-there", ("K-116",), stack=stack + 1)
    return _refuse_ransom(s, me)


@QUESTIONS.refuses(LIFT_BAN_FROM_DISCARDS)
def refuse_lifting_from_discards(s: State, me: int) -> Reason | None:
    if not banned(s, me, DISCARDS):
        return Reason("no-ban-on-discards", ("K-116",))
    return _refuse_ransom(s, me)


def _refuse_ransom(s: State, me: int) -> Reason | None:
    gold = spendable(s.princes[me], colonies=True)["gold"]
    return Reason("too-few", ("K-116",), resource="gold", needed=RANSOM, stored=gold) if gold < RANSOM else None


def lift_ban(s: State, me: int, stack: int = DISCARDS) -> Rules[None]:
    """K-116: the ban goes to the discards of the one who laid it."""
    yield from pay_resource(s, me, "gold", RANSOM, colonies=True)
    ban = next(ban for ban in s.bans if ban[0] == stack and ban[1] != me)
    at = s.bans.index(ban)
    s.bans = s.bans[:at] + s.bans[at + 1 :]
    discard(s, ban[1], ban[2])
    s.news.append(Event(BAN_LIFTED, me, (ban[2], stack + 1)))
