"""Reads a lesson from TOML. Every mistake is reported with line and key, as for scenarios."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..books.messages import LANGUAGES
from ..scenarios import Broken
from ..scenarios.model import UNDO, KeyPath
from ..scenarios.read import Reader, parse_toml, source_of
from .model import ANY, Answer, Lesson, Prose, Step

TOP_KEYS = (
    "title", "about", "minutes", "order", "game", "mode", "seats", "options", "seat", "rival", "position", "step",
)  # fmt: skip
STEP_KEYS = ("say", "point", "names", "rules", "do", "chance", "want", "otherwise", "refused", "ask")
ANSWER_KEYS = ("text", "right", "say")
POINT = re.compile(r"[a-z][a-z-]*(:[\w@-]+)?")  # a part of the page, or the key of a thing on the table
MOST_ANSWERS = 3


def read_lesson(path: Path) -> Lesson:
    """Reads one file; its id is the name of the file. Raises Broken."""
    return parse_lesson(source_of(path), str(path), path.stem)


def parse_lesson(source: str, file: str = "lesson", id: str = "lesson") -> Lesson:
    return LessonReader(source, file).lesson(parse_toml(source, file), id)


class LessonReader(Reader):
    def lesson(self, data: Mapping[str, Any], id: str) -> Lesson:
        self.known(data, TOP_KEYS, ())
        self.needs(data, ("title", "about", "minutes", "order", "game", "seat", "step"))
        start, seats = self.start(data)
        self.both(data, "title", ())
        steps = self.steps(data)
        return Lesson(
            id=id,
            scene=start,
            about=self.both(data, "about", ()),
            minutes=self.number(data, "minutes"),
            order=self.number(data, "order"),
            seat=self.seat(data, "seat", (), seats),
            steps=tuple(self.lesson_step(step, ("step", at), seats) for at, step in enumerate(steps)),
            rival=self.both(data, "rival", ()) if "rival" in data else {},
        )

    def lesson_step(self, data: Mapping[str, Any], path: KeyPath, seats: Sequence[str]) -> Step:
        self.known(data, STEP_KEYS, path)
        asked = [key for key in ("want", "refused", "ask") if key in data]
        if len(asked) > 1:
            raise self.fail((*path, asked[1]), f"a step has one idea: {asked[0]} or {asked[1]}, not both")
        if "otherwise" in data and "want" not in data:
            raise self.fail(
                (*path, "otherwise"), "otherwise is said to those who do something else than what is wanted"
            )
        return Step(
            say=self.both(data, "say", path),
            point=self.points(data, "point", path),
            names=self.points(data, "names", path),
            rules=self.rule_ids(data, "rules", path),
            do=self.script(data, path, seats),
            chance=self.texts(data, "chance", path),
            want=self.wanted(data, path),
            otherwise=self.both(data, "otherwise", path) if "otherwise" in data else {},
            refused=self.moves(data, "refused", path),
            answers=self.answers(data, path),
        )

    def both(self, data: Mapping[str, Any], key: str, path: KeyPath) -> Prose:
        """A text in every language: a lesson that changes its language halfway teaches nobody."""
        found = self.prose(data, key, path)
        for language in LANGUAGES:
            if language not in found:
                raise self.fail((*path, key), f"the {key} is missing in {language!r}")
        return found

    def number(self, data: Mapping[str, Any], key: str) -> int:
        found = data[key]
        if not isinstance(found, int) or isinstance(found, bool) or not 0 < found < 1000:
            raise self.fail((key,), f"{key} is a number from 1 to 999, not {found!r}")
        return found

    def points(self, data: Mapping[str, Any], key: str, path: KeyPath) -> tuple[str, ...]:
        points = self.texts(data, key, path)
        for at, point in enumerate(points):
            if POINT.fullmatch(point) is None:
                raise self.fail((*path, key, at), f"{point!r} is neither a part of the page nor a thing on the table")
        return points

    def wanted(self, data: Mapping[str, Any], path: KeyPath) -> tuple[str, ...]:
        """Moves as the learner makes them, or `undo`; a star in place of a word accepts any."""
        said = {"want": [data["want"]]} if isinstance(data.get("want"), str) else data
        wanted = self.texts(said, "want", path)
        if "want" in data and not wanted:
            raise self.fail((*path, "want"), "at least one move is wanted")
        plain = (self.sentence(text, (*path, "want", at)) for at, text in enumerate(wanted) if self.is_sentence(text))
        return tuple(next(plain) if self.is_sentence(text) else text for text in wanted)

    @staticmethod
    def is_sentence(text: str) -> bool:
        return text != UNDO and ANY not in text

    def answers(self, data: Mapping[str, Any], path: KeyPath) -> tuple[Answer, ...]:
        found = data.get("ask", [])
        if not isinstance(found, list) or not all(isinstance(item, Mapping) for item in found):
            raise self.fail((*path, "ask"), "answers are written as [[step.ask]] tables")
        answers = tuple(self.answer(item, (*path, "ask", at)) for at, item in enumerate(found))
        if "ask" in data and (not 1 < len(answers) <= MOST_ANSWERS or sum(answer.right for answer in answers) != 1):
            raise self.fail((*path, "ask"), f"a question has two or {MOST_ANSWERS} answers, and one of them is right")
        return answers

    def answer(self, item: Mapping[str, Any], path: KeyPath) -> Answer:
        self.known(item, ANSWER_KEYS, path)
        right = item.get("right", False)
        if not isinstance(right, bool):
            raise self.fail((*path, "right"), "right is true or false")
        return Answer(self.both(item, "text", path), right, self.both(item, "say", path))


__all__ = ["Broken", "parse_lesson", "read_lesson"]
