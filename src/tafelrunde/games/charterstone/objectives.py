"""Scoring an objective (C-072, C-085 to C-089)."""

from collections.abc import Iterator
from typing import Final

from ...kernel import Choice, Event, Option, Reason, Rules
from .benefits import assist
from .counts import is_fulfilled
from .events import SCORED
from .progress import advance
from .state import State, changed
from .words import QUESTIONS, SCORE

WHICH_OBJECTIVE: Final = QUESTIONS.question("score", rules=("C-072", "C-086"), answers=(SCORE,))


@QUESTIONS.refuses(SCORE)
def refuse_scoring(s: State, me: int, objective: str) -> Reason | None:
    """C-086: one that is fulfilled, for 1 influence, once in a game; C-088: others may have scored it."""
    player = s.players[me]
    if objective not in _mine(s, me):
        return Reason("not-an-open-objective", ("C-085",), objective=objective)
    if objective in player.scored:
        return Reason("scored-already", ("C-086",), objective=objective)
    if not player.influence:
        return Reason("no-influence", ("C-086",))
    if not is_fulfilled(s, me, objective):
        return Reason("not-fulfilled", ("C-086", "C-089"), objective=objective)
    return None


def _mine(s: State, me: int) -> tuple[str, ...]:
    """Those that lie open for all, and C-230: the own private ones."""
    return s.open_objectives + s.players[me].private


def score_options(s: State, me: int) -> Iterator[Option]:
    return (SCORE(objective) for objective in _mine(s, me) if refuse_scoring(s, me, objective) is None)


def score(s: State, me: int) -> Rules[None]:
    """C-024: the token stays on the objective; C-116: the progress token moves on."""
    answer: Option = yield Choice(me, WHICH_OBJECTIVE, list(score_options(s, me)))
    player = changed(s, me)
    player.influence -= 1
    player.scored += answer.args
    s.news.append(Event(SCORED, me, answer.args))
    yield from assist(s, me, "score_objective")
    yield from advance(s, me)
