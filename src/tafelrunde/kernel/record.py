"""Records: a game as text, like a PGN.

A header of tags, then one line for each answer: `* die: 4` for chance, `red: build kloster at 1-above` for a
choice. Lines that start with `;` are comments. A record names the version of the rules and a hash of the card
data it was played with, and counts its answers, so that a cut-off file is noticed.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from .errors import BadInput
from .option import Option

TAG: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
CHANCE_LINE: Final = re.compile(r"\* ([\w-]+): ?(.*)")
CHOICE_LINE: Final = re.compile(r"([\w-]+): (.+)")
REQUIRED: Final = ("Game", "Mode", "Rules", "Cards", "Answers", "Result")
GOING_ON: Final = "*"
RULES_CHANGED: Final = "RulesChanged"  # versions of the rules by which a game went on, after the one it began with


class RecordError(BadInput):
    """A record cannot be read or replayed. The message names the line."""


class Chose:
    """A seat's answer."""

    __slots__ = ("option", "seat")

    def __init__(self, seat: int, option: Option) -> None:
        self.seat = seat
        self.option = option


class Dealt:
    """Chance's answer: one outcome, or the order after a shuffle."""

    __slots__ = ("kind", "outcome")

    def __init__(self, kind: str, outcome: str | tuple[str, ...]) -> None:
        self.kind = kind
        self.outcome = outcome


Answer = Chose | Dealt


@dataclass(frozen=True, slots=True)
class Line:
    """One answer as written: `who` is a seat's name, or None for chance, whose question is `kind`."""

    number: int
    who: str | None
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.who}: {self.text}" if self.who is not None else f"* {self.kind}: {self.text}"


def written(answer: Answer, seats: tuple[str, ...], number: int = 0) -> Line:
    """An answer as a line of a record."""
    if isinstance(answer, Chose):
        return Line(number, seats[answer.seat], "", answer.option.text)
    outcome = answer.outcome if isinstance(answer.outcome, str) else " ".join(answer.outcome)
    return Line(number, None, answer.kind, outcome)


def read_line(text: str, number: int) -> Line:
    """The inverse of `str(line)`."""
    if match := CHANCE_LINE.fullmatch(text):
        return Line(number, None, match[1], match[2])
    if match := CHOICE_LINE.fullmatch(text):
        return Line(number, match[1], "", match[2])
    raise RecordError(
        f"line {number}: {text!r} is neither a tag, nor a choice ('red: end turn'), nor chance ('* production_die: 4')"
    )


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it can be written down, sent and replayed exactly."""

    tags: Mapping[str, str]
    lines: tuple[Line, ...]

    def text(self) -> str:
        tags = [f'[{name} "{_escaped(value)}"]' for name, value in self.tags.items()]
        return "\n".join([*tags, "", *map(str, self.lines), ""])

    def __str__(self) -> str:
        return self.text()


def make_record(tags: Mapping[str, str], answers: Iterable[Answer], seats: tuple[str, ...], result: str) -> Record:
    lines = tuple(written(answer, seats) for answer in answers)
    return Record({**tags, "Answers": str(len(lines)), "Result": result}, lines)


def parse_record(text: str) -> Record:
    """Reads a record. Raises RecordError with the line that is wrong."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    tags: dict[str, str] = {}
    lines: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if not lines and (tag := TAG.fullmatch(line)):
            if tag[1] in tags:
                raise RecordError(f"line {number}: the tag [{tag[1]}] stands there twice")
            if not tag[1].isidentifier() or not tag[2].isprintable():
                raise RecordError(f"line {number}: the tag [{tag[1]}] cannot be read")
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
        else:
            lines.append(read_line(line, number))
    missing = [name for name in REQUIRED if name not in tags]
    if missing:
        raise RecordError(f"this is no record of Tafelrunde: the tag [{missing[0]}] is missing")
    if tags["Answers"] != str(len(lines)):
        raise RecordError(f"the record is damaged: it announces {tags['Answers']} answers, but holds {len(lines)}")
    return Record(tags, tuple(lines))


def _escaped(value: str) -> str:
    if not value.isprintable():
        raise ValueError(f"a tag of a record is one line of text, not {value!r}")
    return value.replace("\\", "\\\\").replace('"', '\\"')
