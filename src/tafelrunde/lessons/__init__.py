"""Lessons: a first game that teaches. A real table with agreed luck, one idea a step, then free play against a bot."""

from .files import lesson_files, library
from .model import Lesson, Step
from .read import read_lesson

__all__ = ["Lesson", "Step", "lesson_files", "library", "read_lesson"]
