"""The whole game, turn by turn, until the progress token has reached the end (C-060, C-125 to C-128)."""

from collections.abc import Callable
from typing import Final

from ...kernel import Event, Rules
from .automa import automa_turn
from .events import TURN as TURN_EVENT
from .events import WON
from .placing import ONLY_PLACING, act, turn_options
from .progress import advance
from .reputation import rank_reputation
from .setup import found, prepare
from .state import FOUND, OVER, PREPARE, TURN, Phase, State
from .words import PLACE

EXTRA_TURN: Final = "extra_turn"


def whole_game(s: State) -> Rules[None]:
    """From wherever the state stands, until it is over."""
    while s.phase != OVER:
        yield from PHASES[s.phase](s)


def turns(s: State) -> Rules[None]:
    """C-018: clockwise from the first player."""
    while s.phase == TURN:
        yield from turn(s)
        end_turn(s)


def turn(s: State) -> Rules[None]:
    """C-023, C-118: who has no influence first moves the token; C-128: and then still has the turn."""
    me = s.active
    if not s.begun:
        s.begun = True
        if not s.players[me].influence:
            yield from advance(s, me)
    if s.players[me].automa:
        yield from automa_turn(s, me)
        return
    while True:
        acted = yield from act(s, me)
        if acted and not goes_on(s, me):
            return


def goes_on(s: State, me: int) -> bool:
    """C-230: a treasure lets another worker be placed at once, if there is one and it can be used."""
    if EXTRA_TURN not in s.modifiers:
        return False
    s.modifiers = (ONLY_PLACING,)
    return any(option.form is PLACE for option in turn_options(s, me))


def end_turn(s: State) -> None:
    """C-125: the round in which the token arrives is played to its end."""
    s.begun = False
    s.finished = s.modifiers = ()
    s.active = (s.active + 1) % len(s.players)
    if s.active != s.first:
        return
    if s.last_round:
        end(s)
        return
    s.round += 1
    s.news.append(Event(TURN_EVENT, None, (s.round,)))


def end(s: State) -> None:
    """C-104: reputation counts; C-126, C-127: most points win, and all who have them."""
    rank_reputation(s)
    most = max(player.vp for player in s.players)
    s.winners = tuple([seat for seat, player in enumerate(s.players) if player.vp == most])
    for seat in s.winners:
        s.news.append(Event(WON, seat, (most,)))
    s.phase = OVER


PHASES: Final[dict[Phase, Callable[[State], Rules[None]]]] = {PREPARE: prepare, FOUND: found, TURN: turns}
