"""Plays a lesson with its wanted moves and says what is wrong with it: every step must be possible as it is written."""

import difflib
import json
import re
from collections.abc import Iterator
from typing import Any

from ..kernel import Chance, Choice, Refused, Shuffle, Table
from ..scenarios import Failure
from ..scenarios.model import UNDO
from ..scenarios.run import DoesNotHold, deal_scripted, make_move, start_scenario, why_not
from .model import Lesson, Step, meant
from .run import enter


def check_lesson(lesson: Lesson) -> list[Failure]:
    """Everything that is wrong: with the first wanted moves, and with each other move that a step accepts."""
    found = _walk(lesson, {})
    if not found:
        for at, number in _other_ways(lesson):
            found += _walk(lesson, {at: number})
    return list(dict.fromkeys(found))


def _other_ways(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Which step accepts more than one of the moves that are offered there."""
    table = start_scenario(lesson.scene)
    for at, step in enumerate(lesson.steps):
        chance = enter(table, step)
        moves = _wanted(table, lesson, step)
        yield from ((at, number) for number in range(1, len(moves)))
        if moves:
            make_move(table, lesson.seat, moves[0])
            deal_scripted(table, chance)


def _walk(lesson: Lesson, instead: dict[int, int]) -> list[Failure]:
    """Follows the lesson; at some steps another of the moves is taken than the first."""
    table = start_scenario(lesson.scene)
    found: list[Failure] = []
    for at, step in enumerate(lesson.steps):

        def fail(key: str, message: str, at: int = at) -> Failure:
            return Failure(lesson.scene.file, lesson.scene.line_of("step", at, key), f"step {at + 1}: {message}")

        try:
            chance = enter(table, step)
            found += [fail("point", problem) for problem in _seen(table, lesson, step.point, "pointed at")]
            found += [fail("names", problem) for problem in _seen(table, lesson, step.names, "named")]
            found += [fail("refused", problem) for problem in _allowed(table, lesson, step)]
            if step.want:
                moves = _wanted(table, lesson, step)
                if not moves:
                    return [
                        *found,
                        fail("want", f"{step.want[0]!r} cannot be done: {_why(table, lesson, step.want[0])}"),
                    ]
                make_move(table, lesson.seat, moves[instead.get(at, 0)])
                deal_scripted(table, chance)
            if chance:
                found.append(fail("chance", f"nothing asks for the chance {chance[0]!r}"))
            if isinstance(table.ask, Chance | Shuffle):
                return [*found, fail("chance", f"{table.ask.kind} must be thrown, but the step gives no chance for it")]
        except (DoesNotHold, Refused) as error:
            return [*found, fail("do", str(error))]
    return found + _end(lesson, table)


def _wanted(table: Table[Any, Any], lesson: Lesson, step: Step) -> list[str]:
    offered = [option.text for choice in _own(table, lesson) for option in choice.options]
    if UNDO in step.want and why_not(table, lesson.seat, UNDO) is None:
        offered.append(UNDO)
    return meant(step.want, offered)


def _why(table: Table[Any, Any], lesson: Lesson, move: str) -> str:
    try:
        return str(why_not(table, lesson.seat, move) or "nothing fits it")
    except Refused as refused:
        return str(refused.reason)


def _own(table: Table[Any, Any], lesson: Lesson) -> list[Choice]:
    return [choice for choice in table.choices if table.seats[choice.seat] == lesson.seat]


def _allowed(table: Table[Any, Any], lesson: Lesson, step: Step) -> Iterator[str]:
    for move in step.refused:
        if why_not(table, lesson.seat, move) is None:
            yield f"{move!r} should be refused, but is allowed"


def _seen(table: Table[Any, Any], lesson: Lesson, things: tuple[str, ...], how: str) -> Iterator[str]:
    """A thing can be pointed at or named if what its key names is seen by the learner now or is in one of the options.

    Parts of the page, and keys made of words that the game does not have, only the page knows.
    """
    options = [option.text for choice in _own(table, lesson) for option in choice.options]
    seen = json.dumps([table.view(lesson.seat), options])
    words = table.game.words.vocabulary
    for thing in things:
        for word in filter(None, re.split("[:@]", thing)[1:]):
            if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", seen):
                continue
            if word in words and thing.endswith(f"@{word}"):
                continue  # where something lies is a place that the view need not spell
            if word in words:
                yield f"{thing!r} is {how}, but {word!r} is neither seen nor offered"
            elif near := difflib.get_close_matches(word, sorted(words), n=1, cutoff=0.8):
                yield f"{thing!r} is {how}, but there is no {word!r}; did you mean {near[0]!r}?"


def _end(lesson: Lesson, table: Table[Any, Any]) -> list[Failure]:
    """After the last step the game must go on: with a main choice, which need not be the learner's."""
    ask = table.ask
    if isinstance(ask, Choice) and ask.anchor:
        return []
    last = len(lesson.steps) - 1
    what = "the game is over" if ask is None else "something is left open"
    return [Failure(lesson.scene.file, lesson.scene.line_of("step", last), f"the lesson ends, but {what}")]
