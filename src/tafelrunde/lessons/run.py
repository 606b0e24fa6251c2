"""Plays a lesson: its steps with what the learner answered, then the rest of the game against a bot.

Nothing is kept anywhere. A place in a lesson is named by the step and all moves of the learner so far, and the same
place looks the same every time: luck is scripted while the lesson lasts and follows from a seed afterwards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any

from ..bots import bots_for, make_bot
from ..kernel import Choice, Reason, Refused, Table
from ..scenarios.run import deal_scripted, make_move, start_scenario, why_not
from .model import Lesson, Step

RIVAL = "easy"


class DoesNotFit(ValueError):
    """The moves are none of this lesson: it has changed since they were made, or somebody made them up."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a learner is, after what they tried last.

    `done` says that the try was what the step wants, `strays` that it is allowed but something else; then, as when it
    was refused, nothing has happened.
    """

    table: Table[Any, Any]
    told: int  # how many events there were before what happened last
    refused: Reason | None = None
    strays: bool = False
    done: bool = False


def play(lesson: Lesson, step: int, moves: Sequence[str], tried: str | None = None, seed: str = "lesson") -> Place:
    """The place after the first `step` steps, at the beginning of the next one, and what comes of a further move.

    Raises DoesNotFit if the moves do not lead there.
    """
    table = start_scenario(lesson.scene)
    answers = iter(moves)
    told = 0
    chance: list[str] = []
    for at in range(min(step + 1, len(lesson.steps))):
        told = len(table.events)
        chance = enter(table, lesson.steps[at])
        if at < step:
            _answer_again(table, lesson, lesson.steps[at], answers, chance)
    if step >= len(lesson.steps):
        return _play_on(lesson, table, list(answers), tried, seed)
    if next(answers, None) is not None:
        raise DoesNotFit("there are more moves than steps that want one")
    return Place(table, told) if tried is None else _try(lesson, table, lesson.steps[step], tried, chance, told)


def enter(table: Table[Any, Any], step: Step) -> list[str]:
    """What happens before a step says anything. Returns the luck that is left for the learner's own move."""
    chance = list(step.chance)
    deal_scripted(table, chance)
    for seat, move in step.do:
        make_move(table, seat, move)
        deal_scripted(table, chance)
    return chance


def _answer_again(
    table: Table[Any, Any], lesson: Lesson, step: Step, answers: Iterator[str], chance: list[str]
) -> None:
    for move in islice(answers, 1 if step.want else 0):
        if not step.accepts(move):
            raise DoesNotFit(f"{move!r} is not what the lesson wants")
        try:
            make_move(table, lesson.seat, move)
        except Refused as refused:
            raise DoesNotFit(f"{move!r} was refused: {refused.reason}") from refused
        deal_scripted(table, chance)
        return
    if step.want:
        raise DoesNotFit("there are fewer moves than steps that want one")


def _try(lesson: Lesson, table: Table[Any, Any], step: Step, move: str, chance: list[str], told: int) -> Place:
    reason = why_not(table, lesson.seat, move)
    if reason is not None:
        return Place(table, told, refused=reason)
    if not step.accepts(move):
        return Place(table, told, strays=True)
    told = len(table.events)
    make_move(table, lesson.seat, move)
    deal_scripted(table, chance)
    return Place(table, min(told, len(table.events)), done=True)


# free play


def _play_on(lesson: Lesson, table: Table[Any, Any], moves: Sequence[str], tried: str | None, seed: str) -> Place:
    told = len(table.events)
    rivals = begin_free_play(lesson, table, seed)
    for move in moves:
        try:
            make_move(table, lesson.seat, move)
        except Refused as refused:
            raise DoesNotFit(f"{move!r} was refused: {refused.reason}") from refused
        rivals.answer()
    if tried is None:
        return Place(table, told)
    told = len(table.events)
    try:
        make_move(table, lesson.seat, tried)
    except Refused as refused:
        return Place(table, told, refused=refused.reason)
    rivals.answer()
    return Place(table, min(told, len(table.events)), done=True)


def begin_free_play(lesson: Lesson, table: Table[Any, Any], seed: str) -> "Rivals":
    """The lesson is over and the game is not: a bot plays for everybody else, and chance is scripted no longer."""
    table.seed = seed
    table.go_on_with_dealer()
    rivals = Rivals(table, lesson.seat, seed)
    rivals.answer()
    return rivals


class Rivals:
    """The bots at all other seats. With the same seed they make the same choices."""

    def __init__(self, table: Table[Any, Any], learner: str, seed: str) -> None:
        kind = RIVAL if RIVAL in bots_for(table.game) else bots_for(table.game)[0]
        self._table = table
        self._bots = {
            number: make_bot(kind, table.game, f"{seed} {seat}")
            for number, seat in enumerate(table.seats)
            if seat != learner
        }

    def answer(self) -> None:
        """Answers for them until the learner is asked, or the game is over."""
        table = self._table
        while (choice := self._asked()) is not None:
            seat = choice.seat
            table.choose(self._bots[seat].pick(choice, partial(table.view, seat)), seat)

    def _asked(self) -> Choice | None:
        return next((choice for choice in self._table.choices if choice.seat in self._bots), None)
