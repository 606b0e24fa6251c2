"""Lessons over HTTP: which there are, what they say, and taking them."""

import asyncio

from litestar import get, post

from .. import books, lessons
from ..wire import LessonInfo, LessonList, LessonPlace, PlayLesson, Sketch
from .common import troubles


@get("/api/lessons", tags=["lessons"])
async def all_lessons() -> LessonList:
    """First games that teach."""
    return await asyncio.to_thread(lessons.all_lessons)


@get("/api/lessons/{game:str}/{lesson:str}", responses=troubles(404, 409), tags=["lessons"])
async def lesson(game: str, lesson: str) -> LessonInfo:
    """A lesson step by step."""
    return await asyncio.to_thread(lessons.describe, books.game_called(game).id, lesson)


@post(
    "/api/lessons/{game:str}/{lesson:str}/play",
    responses=troubles(404, 409, 422),
    status_code=200,
    tags=["lessons"],
)
async def play_lesson(game: str, lesson: str, data: PlayLesson) -> LessonPlace:
    """A place in a lesson, and what comes of a further move. The same request has the same answer."""
    return await asyncio.to_thread(lessons.play, books.game_called(game).id, lesson, data)


@post(
    "/api/lessons/{game:str}/{lesson:str}/sketch",
    responses=troubles(404, 409, 422),
    status_code=200,
    tags=["lessons"],
)
async def lesson_sketch(game: str, lesson: str, data: PlayLesson) -> Sketch:
    """The same place as text."""
    return await asyncio.to_thread(lessons.sketch, books.game_called(game).id, lesson, data)


ROUTES = [all_lessons, lesson, play_lesson, lesson_sketch]
