"""A lesson as data: what its file says, once it is read."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ..scenarios import Scenario

Prose = Mapping[str, str]
Kind = Literal["read", "want", "refused", "ask"]

ANY = "*"  # in a wanted move: whatever stands in this place


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to the question of a step, and what is said to those who give it."""

    text: Prose
    right: bool
    say: Prose


@dataclass(frozen=True, slots=True)
class Step:
    """First others move (`do`, with `chance`), then something is said and pointed at, then the learner's part comes.

    That is nothing but reading, one of the wanted moves, something that must be refused, or a question.
    """

    say: Prose
    point: tuple[str, ...]
    names: tuple[str, ...]  # what is spoken of besides: the coach points at none of it, and covers none of it
    rules: tuple[str, ...]
    do: tuple[tuple[str, str], ...]
    chance: tuple[str, ...]
    want: tuple[str, ...]
    otherwise: Prose
    refused: tuple[str, ...]
    answers: tuple[Answer, ...]

    @property
    def kind(self) -> Kind:
        if self.want:
            return "want"
        return "refused" if self.refused else "ask" if self.answers else "read"

    def accepts(self, move: str) -> bool:
        return any(fits(wanted, move) for wanted in self.want)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game that teaches: `scene` is where it starts, as a scenario without steps; `seat` is the learner's."""

    id: str
    scene: Scenario
    about: Prose
    minutes: int
    order: int
    seat: str
    steps: tuple[Step, ...]
    rival: Prose  # what the others are called to the learner; empty: by the names of their seats


def fits(wanted: str, move: str) -> bool:
    """Whether a move is meant by a wanted one, in which a star stands for any word."""
    return re.fullmatch(re.escape(wanted).replace(re.escape(ANY), r"\S+"), move) is not None


def meant(wanted: Sequence[str], offered: Sequence[str]) -> list[str]:
    """The offered moves that are wanted, in the order in which the lesson names them."""
    found = [move for one in wanted for move in offered if fits(one, move)]
    return list(dict.fromkeys(found))
