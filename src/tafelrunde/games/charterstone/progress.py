"""The progress track, which ends the game (C-115 to C-121)."""

from ...kernel import Event, Rules
from .benefits import assist, gain_reputation
from .data import INCOME_ICONS, PROGRESS_END, REPUTATION_ICONS
from .events import LAST_ROUND, PROGRESS
from .income import pay_income
from .state import State


def advance(s: State, me: int) -> Rules[None]:
    """C-117: the mover may gain reputation; an income icon pays everybody; C-121: at the end the token stays."""
    if s.progress == PROGRESS_END:
        return
    s.progress += 1
    s.news.append(Event(PROGRESS, me, (s.progress,)))
    if s.progress == PROGRESS_END and not s.last_round:
        s.last_round = True
        s.news.append(Event(LAST_ROUND, None))
    if not s.players[me].automa:  # C-305: no reputation for an Automa
        if s.progress in REPUTATION_ICONS:
            yield from gain_reputation(s, me, 1)
        yield from assist(s, me, "progress")
    if s.progress in INCOME_ICONS:
        yield from pay_income(s)
