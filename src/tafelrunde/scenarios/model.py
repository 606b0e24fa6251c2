"""A scenario as data: what its file says, once it is read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..kernel.reason import Param
from .locate import line_of

KeyPath = tuple[str | int, ...]

# what a seat can do that is no move of its game: take its last choice back
UNDO = "undo"


class Broken(ValueError):
    """A scenario file cannot be understood. The message names file, line and key."""

    def __init__(self, file: str, line: int, key: str, message: str) -> None:
        super().__init__(f"{file}:{line}: {key + ': ' if key else ''}{message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that must be refused because of some rules and, if given, with this code and these parameters."""

    seat: str
    move: str
    because: tuple[str, ...]
    code: str
    params: Mapping[str, Param]


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Options with which the game must not begin, because of some rules and, if given, with this code."""

    options: Mapping[str, str]
    because: tuple[str, ...]
    code: str


@dataclass(frozen=True, slots=True)
class Step:
    """Moves (or `undo`) and chance first, then what must hold."""

    do: tuple[tuple[str, str], ...]
    chance: tuple[str, ...]
    asked: str | None
    prompt: str | None
    options: tuple[str, ...] | None
    offered: tuple[str, ...]
    not_offered: tuple[str, ...]
    refused: tuple[Refusal, ...]
    not_agreed: tuple[Disagreement, ...]
    expect: Mapping[str, Any]
    sees: Mapping[str, tuple[str, ...]]
    hidden: Mapping[str, tuple[str, ...]]
    note: Mapping[str, str]

    @property
    def leaves_open(self) -> bool:
        """Whether the step says what is asked next, so that ending here is no oversight."""
        return self.asked is not None or self.prompt is not None or self.options is not None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A ruling that can be played."""

    file: str
    source: str
    title: Mapping[str, str]
    rules: tuple[str, ...]
    articles: tuple[str, ...]  # of the Encyclopedia, whose verdict it shows
    game: str
    mode: str
    seats: int
    options: Mapping[str, str]
    position: Mapping[str, Any] | None
    steps: tuple[Step, ...]
    note: Mapping[str, str]

    def broken(self, path: KeyPath, message: str) -> Broken:
        return Broken(self.file, line_of(self.source, path), shown(path), message)

    def line_of(self, *path: str | int) -> int:
        return line_of(self.source, path)


def shown(path: KeyPath) -> str:
    """A path as people write it: `step[1].expect.turn`."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text
