"""Lessons to take. Nothing is kept of anybody's progress: each request plays the lesson from the start."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ..books.sealed import Sealed
from ..kernel import Table, registry
from ..lessons import Lesson, lesson_files, library, read_lesson
from ..lessons.run import DoesNotFit, Place
from ..lessons.run import play as play_lesson
from ..scenarios import Broken
from ..scenarios.run import start_scenario
from .live import choice_info
from .settings import whole
from .sketches import sketched
from .trouble import Trouble, reason_info
from .wire import (
    LessonAnswer,
    LessonInfo,
    LessonList,
    LessonPlace,
    LessonStep,
    LessonTitle,
    Over,
    PlayLesson,
    Sketch,
    encode,
)

KEPT = 64


@cache
def _files(game: str) -> dict[str, Path]:
    """Every lesson by the stem of its file, but those that tell of something sealed."""
    found = registry.game(game)
    if found.scenarios is None:
        return {}
    sealed = Sealed(found, found.sealed(None))
    files = {file.stem: file for file in lesson_files([library() / game]) if file.is_file()}
    return {
        id: file for id, file in files.items() if not sealed or not sealed.named_in([file.read_text(encoding="utf-8")])
    }


def lesson_called(game: str, id: str) -> Lesson:
    if id not in _files(game):
        raise Trouble(404, "no-lesson")
    try:
        return _read(game, id)
    except Broken as error:
        raise Trouble(409, "broken-lesson") from error


@lru_cache(KEPT)
def _read(game: str, id: str) -> Lesson:
    return read_lesson(_files(game)[id])


@cache
def all_lessons() -> LessonList:
    """Those that can be read; one that cannot is a matter for `tafelrunde lesson check`."""
    return LessonList([title for game in registry.games() for title in _titles(game.id)])


def _titles(game: str) -> list[LessonTitle]:
    found = []
    for id in _files(game):
        try:
            found.append(_read(game, id))
        except Broken:
            continue
    return [
        LessonTitle(
            game,
            lesson.id,
            dict(lesson.scene.title),
            dict(lesson.about),
            lesson.minutes,
            lesson.scene.mode,
            len(lesson.steps),
        )
        for lesson in sorted(found, key=lambda lesson: lesson.order)
    ]


def describe(game: str, id: str) -> LessonInfo:
    lesson = lesson_called(game, id)
    table = start_scenario(lesson.scene)
    return LessonInfo(
        game,
        id,
        dict(lesson.scene.title),
        dict(lesson.about),
        lesson.minutes,
        lesson.scene.mode,
        lesson.seat,
        list(table.seats),
        dict(whole(table.game, table.setting).options),
        [
            LessonStep(
                step.kind,
                dict(step.say),
                list(step.point),
                list(step.names),
                list(step.rules),
                list(step.want),
                dict(step.otherwise) or None,
                [LessonAnswer(dict(answer.text), answer.right, dict(answer.say)) for answer in step.answers],
            )
            for step in lesson.steps
        ],
    )


def play(game: str, id: str, wish: PlayLesson) -> LessonPlace:
    """Where the learner is, and what came of what they tried."""
    lesson = lesson_called(game, id)
    place = _place(lesson, wish)
    table = place.table
    told = 0 if wish.whole else place.told
    choice = next((choice for choice in table.choices if table.seats[choice.seat] == lesson.seat), None)
    result = table.result
    return LessonPlace(
        wish.step,
        len(lesson.steps),
        msgspec.Raw(encode(table.view(lesson.seat))),
        told,
        [msgspec.Raw(encode(event)) for event in table.told(lesson.seat, told)],
        [table.seats[choice.seat] for choice in table.choices],
        None if choice is None else choice_info(choice),
        None if place.refused is None else reason_info(game, place.refused),
        place.strays,
        place.done,
        _may_undo(table, lesson),
        None if result is None else Over([table.seats[winner] for winner in result.winners], result.how),
    )


def sketch(game: str, id: str, wish: PlayLesson) -> Sketch:
    lesson = lesson_called(game, id)
    return sketched(_place(lesson, wish).table, lesson.seat)


def _place(lesson: Lesson, wish: PlayLesson) -> Place:
    if wish.step > len(lesson.steps):
        raise Trouble(404, "no-such-step", steps=len(lesson.steps))
    try:
        return play_lesson(lesson, wish.step, wish.moves, wish.tried, wish.seed)
    except DoesNotFit as error:
        raise Trouble(409, "lesson-changed") from error
    except Broken as error:
        raise Trouble(409, "broken-lesson") from error


def _may_undo(table: Table[Any, Any], lesson: Lesson) -> bool:
    return table.undoable is not None and table.seats[table.undoable] == lesson.seat and not table.over
