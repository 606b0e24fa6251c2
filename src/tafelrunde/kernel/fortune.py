"""What chance and the others brought each seat in a finished game, counted from its record."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from .ask import Chance
from .game import Game
from .record import Record
from .replay import table_before


@dataclass(slots=True)
class Die:
    """How often each face came, and how often it was to be expected."""

    thrown: dict[str, int] = field(default_factory=dict)
    expected: dict[str, float] = field(default_factory=dict)

    def throw(self, outcomes: Sequence[str], face: str) -> None:
        self.thrown[face] = self.thrown.get(face, 0) + 1
        for outcome in outcomes:
            self.expected[outcome] = self.expected.get(outcome, 0.0) + 1 / len(outcomes)


@dataclass(slots=True)
class Fortune:
    """`turns` are the numbers of the turns and after how many answers each ended; `counts` what each seat had in all by
    then, for everything that is counted."""

    dice: dict[str, Die]
    turns: list[tuple[int, int]]
    counts: dict[str, list[tuple[int, ...]]]


def fortune_of(game: Game[Any, Any], record: Record) -> Fortune | None:
    """None for a game that does not tell. Raises RecordError if the record cannot be replayed."""
    luck = game.luck
    if luck is None:
        return None
    table = table_before(game, record, anyway=True)
    dice = {kind: Die() for kind in luck.dice}
    sums = {what: [0] * len(table.seats) for what in luck.counts}
    found = Fortune(dice, [], {what: [] for what in luck.counts})
    told, turn = 0, luck.turn(table.state)

    def end_turn(answers: int) -> None:
        found.turns.append((turn, answers))
        for what, seats in sums.items():
            found.counts[what].append(tuple(seats))

    for answers, line in enumerate(record.lines):
        ask = table.ask
        if isinstance(ask, Chance) and ask.kind in dice:
            dice[ask.kind].throw(ask.outcomes, line.text)
        table.repeat(line)
        for event in table.events[told:]:
            for seat, what, many in luck.tally(event):
                sums[what][seat] += many
        told = len(table.events)
        if luck.turn(table.state) != turn:
            end_turn(answers + 1)
            turn = luck.turn(table.state)
    end_turn(len(record.lines))
    return found
