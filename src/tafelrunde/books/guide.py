"""The rules of a game on one page: short sentences, each with the rules behind it and perhaps an example to play.

A game brings it as `guide.toml`. Its texts hold marks for things of the game (see `marks`).
"""

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from ..kernel import Game, registry
from .marks import Piece
from .messages import LANGUAGES
from .reader import Reader
from .rulebook import rulebook
from .sealed import Sealed


class BrokenGuide(ValueError):
    """A guide that cannot be shown. The message says where it is wrong, and how."""


@dataclass(frozen=True, slots=True)
class Point:
    """A sentence or a few. With a `mark` it is the line of a table that explains that thing, called `name`."""

    text: Mapping[str, tuple[Piece, ...]]
    rules: tuple[str, ...]
    modes: tuple[str, ...]  # none: it holds in all of them
    example: str  # the scenario that shows it, or nothing
    mark: str
    name: Mapping[str, str]

    def plain(self, language: str) -> str:
        return "".join(piece.text for piece in self.text[language])

    @property
    def words(self) -> set[str]:
        """Everything it names by a mark."""
        return {self.mark, *(piece.word for text in self.text.values() for piece in text)} - {""}


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    title: Mapping[str, str]
    modes: tuple[str, ...]
    points: tuple[Point, ...]


Part = TypeVar("Part", Chapter, Point)


@dataclass(frozen=True, slots=True)
class Guide:
    """The page of a game; a game that brings none has one without chapters."""

    chapters: tuple[Chapter, ...] = ()

    def within(self, mode: str) -> "Guide":
        """Only what holds in a mode."""
        found = (replace(one, points=tuple(_holding(one.points, mode))) for one in _holding(self.chapters, mode))
        return Guide(tuple(chapter for chapter in found if chapter.points))

    def without(self, game: str, sealed: Sealed) -> "Guide":
        """What names nothing that is sealed, and has a rule behind it that may be read."""
        if not sealed:
            return self
        open_rules = {rule.id for rule in rulebook(game).rules.values() if not sealed.hides(rule)}
        found = (
            replace(chapter, points=tuple(_readable(chapter.points, open_rules, sealed)))
            for chapter in self.chapters
            if not sealed.named_in(chapter.title.values())
        )
        return Guide(tuple(chapter for chapter in found if chapter.points))


def _readable(points: Sequence[Point], rules: Collection[str], sealed: Sealed) -> Iterator[Point]:
    for point in points:
        behind = tuple(rule for rule in point.rules if rule in rules)
        if behind and not sealed.named_in([*map(point.plain, LANGUAGES), *point.words]):
            yield replace(point, rules=behind)


def _holding(parts: Sequence[Part], mode: str) -> Iterator[Part]:
    return (part for part in parts if not part.modes or mode in part.modes)


@cache
def guide(game: str) -> Guide:
    found = registry.game(game)
    source = files(found.package) / "guide.toml"
    return read_guide(found, source.read_text(encoding="utf-8")) if source.is_file() else Guide()


def read_guide(game: Game[Any, Any], source: str) -> Guide:
    """Raises BrokenGuide where something is missing, or names a rule, a mode or a thing that the game does not have."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BrokenGuide(f"the guide of {game.id} is no TOML: {error}") from error
    return _Reader(game, data.get("words", {})).guide(data)


class _Reader(Reader):
    def __init__(self, game: Game[Any, Any], own_words: Mapping[str, Any]) -> None:
        super().__init__(f"the guide of {game.id}", BrokenGuide)
        self._game = game
        self._rules: Collection[str] = rulebook(game.id).rules
        self._where = "words"
        self._own_words: dict[str, Mapping[str, str]] = {}
        for word, name in own_words.items():
            if word in game.words.vocabulary:
                raise self._wrong(f"{word!r} already has a name in the game; leave it out here")
            self._own_words[word] = self._in_every_language(name, word)

    def guide(self, data: Mapping[str, Any]) -> Guide:
        self._where = "top"
        self._only(data, "words", "chapter")
        return Guide(tuple(self._chapter(raw) for raw in data.get("chapter", [])))

    def _chapter(self, raw: Mapping[str, Any]) -> Chapter:
        self._where = f"chapter {raw.get('id', '?')}"
        self._only(raw, "id", "title", "modes", "point")
        id, title, modes = raw.get("id", ""), self._in_every_language(raw.get("title", {}), "title"), self._modes(raw)
        if not re.fullmatch(r"[a-z][a-z-]*", id):
            raise self._wrong("an id of small letters is missing")
        points = []
        for number, point in enumerate(raw.get("point", []), 1):
            self._where = f"chapter {id}, point {number}"
            points.append(self._point(point))
        return Chapter(id, title, modes, tuple(points))

    def _point(self, raw: Mapping[str, Any]) -> Point:
        self._only(raw, *LANGUAGES, "rules", "modes", "example", "mark")
        texts = self._in_every_language({key: raw[key] for key in LANGUAGES if key in raw}, "text")
        rules = tuple(raw.get("rules", ()))
        if not rules:
            raise self._wrong("no rule is named")
        if unknown := [rule for rule in rules if rule not in self._rules]:
            raise self._wrong(f"there is no rule {', '.join(unknown)}")
        mark = raw.get("mark", "")
        return Point(
            text={language: tuple(self._pieces(text, language)) for language, text in texts.items()},
            rules=rules,
            modes=self._modes(raw),
            example=raw.get("example", ""),
            mark=mark,
            name={language: self._name(mark, language) for language in LANGUAGES} if mark else {},
        )

    def _name(self, word: str, language: str) -> str:
        if word in self._own_words:
            return self._own_words[word][language]
        if word not in self._game.words.vocabulary:
            raise self._wrong(f"{word!r} is no word of the game; name it under [words] or mark something else")
        return self._game.words.spell(word, language)

    def _modes(self, raw: Mapping[str, Any]) -> tuple[str, ...]:
        modes = tuple(raw.get("modes", ()))
        if unknown := [mode for mode in modes if mode not in self._game.modes]:
            raise self._wrong(f"there is no mode {', '.join(unknown)}; there are: {', '.join(self._game.modes)}")
        return modes
