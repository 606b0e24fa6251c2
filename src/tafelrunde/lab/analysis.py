"""Looking back at a finished game: where did somebody give away the most?

At every choice the strongest bot thinks about what was chosen and about what it would rather have done, with the eyes
of the seat that chose: luck and hidden cards are nobody's mistake.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..bots import STRONGEST, Budget, search_of
from ..kernel import Option, Table, registry
from ..kernel.record import Line, parse_record
from ..kernel.replay import table_before
from .workers import Alone, Crew

AT_ONCE = 6  # choices that are given to a worker at a time


@dataclass(frozen=True, slots=True)
class Loss:
    """One choice: `line` is its line in the record, `chance` the share of a win that was left, `best` what there was to
    have, by so many trials each."""

    line: int
    round: int
    seat: str
    prompt: str
    chosen: str
    chance: float
    better: str
    best: float
    trials: int

    @property
    def lost(self) -> float:
        return max(0.0, self.best - self.chance)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every choice that could be thought about, in the order in which they were made."""

    choices: int
    losses: tuple[Loss, ...]

    def largest(self, most: int, seat: str | None = None) -> list[Loss]:
        """The largest losses first; among equals, the earlier ones."""
        found = [loss for loss in self.losses if seat in (None, loss.seat) and loss.chosen != loss.better]
        return sorted(found, key=lambda loss: -loss.lost)[:most]

    def given_away(self, seat: str) -> float:
        """What a seat lost by all its choices together, in shares of a win."""
        return sum(loss.lost for loss in self.losses if loss.seat == seat)


def analyse(
    text: str, trials: int, crew: Crew | None = None, progress: Callable[[int], None] = lambda _done: None
) -> Analysis:
    """Goes through a record. The same record and number of trials give the same analysis, with any workers."""
    numbers = choices(text)
    parts = [range(start, min(start + AT_ONCE, numbers)) for start in range(0, numbers, AT_ONCE)]
    found: list[Loss] = []
    looked = 0
    for part in (crew or Alone()).each(partial(_losses, text, trials), parts):
        found += part.losses
        looked += part.choices
        progress(looked)
    return Analysis(numbers, tuple(sorted(found, key=lambda loss: loss.line)))


def choices(text: str) -> int:
    """How many choices a record has."""
    return sum(line.who is not None for line in parse_record(text).lines)


def _losses(text: str, trials: int, numbers: range) -> Analysis:
    """Of the choices with these numbers. The record is played again up to them, which takes no time beside thinking."""
    record = parse_record(text)
    table = table_before(registry.game(record.tags["Game"]), record)
    found: list[Loss] = []
    number = 0
    for line in record.lines:
        if line.who is not None:
            if number in numbers and (loss := _loss(table, line, trials)):
                found.append(loss)
            number += 1
        if number >= numbers.stop:
            break
        table.repeat(line)
    return Analysis(len(numbers), tuple(found))


def _loss(table: Table[Any, Any], line: Line, trials: int) -> Loss | None:
    """What was lost by a choice; None where there was nothing to think about."""
    game, seat = table.game, str(line.who)
    number = table.seats.index(seat)
    choice = next((choice for choice in table.choices if choice.seat == number), None)
    chosen = game.grammar.parse(line.text)
    if choice is None or not isinstance(chosen, Option) or len(choice.options) == 1:
        return None
    search = search_of(STRONGEST, game, random.Random(line.number))
    opinions = search.think(choice, table.view(number), Budget(trials=trials), chosen)
    if not opinions:
        return None
    mine = next(opinion for opinion in opinions if opinion.option is chosen)
    best = max((opinions[0], mine), key=lambda opinion: opinion.chance)
    return Loss(
        line.number,
        game.rounds(table.state),
        seat,
        choice.prompt,
        line.text,
        mine.chance,
        best.option.text,
        best.chance,
        best.trials,
    )
