"""Looking back at a finished game: where did somebody give away the most?

`bots/mistakes.py` says what is thought about, and in which order; here a record is gone through, by one process or by
several.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..bots.hindsight import Duel, Glance, duel, glance
from ..bots.mistakes import NAMED, Effort, Mistake, Moment, Retrospect, Task
from ..kernel import Option, Table, registry
from ..kernel.fortune import Fortune, fortune_of
from ..kernel.record import parse_record
from ..kernel.replay import table_before
from .workers import Alone, Crew

AT_ONCE = 6  # tasks that are given to a worker at a time


@dataclass(frozen=True, slots=True)
class Loss:
    """A mistake with its place in the record: the number of its line, its round, and what was asked."""

    line: int
    round: int
    seat: str
    prompt: str
    mistake: Mistake


@dataclass(frozen=True, slots=True)
class Analysis:
    """`chances` are each seat's shares of a win after so many answers, as the seat that had just chosen could tell.
    `close` is the number of choices of each seat of which too little can be said."""

    seats: tuple[str, ...]
    choices: int
    thought_about: int
    chances: tuple[tuple[int, tuple[float, ...]], ...]
    losses: tuple[Loss, ...]
    close: tuple[int, ...]
    luck: Fortune | None

    def largest(self, most: int, seat: str | None = None) -> list[Loss]:
        """The largest first; among equals, the earlier ones."""
        found = [loss for loss in self.losses if seat in (None, loss.seat)]
        return sorted(found, key=lambda loss: (-loss.mistake.lost, loss.line))[:most]

    def given_away(self, seat: str) -> float:
        """What a seat lost by its mistakes together, in shares of a win."""
        return sum(loss.mistake.lost for loss in self.losses if loss.seat == seat)


def analyse(
    text: str,
    effort: Effort | None = None,
    crew: Crew | None = None,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    named: int = NAMED,
) -> Analysis:
    """Goes through a record. The same record and effort give the same analysis, with any workers."""
    record = parse_record(text)
    game = registry.game(record.tags["Game"])
    moments = choices(text)
    seats = table_before(game, record).seats
    plan = Retrospect(moments, len(seats), effort)
    while tasks := plan.tasks():
        for part in (crew or Alone()).each(partial(_thought, text), _parts(tasks)):
            for task, seen in part:
                plan.note(task, seen)
            progress(plan.done, plan.of)
    progress(plan.of, plan.of)
    sure = {mistake.moment.answers: mistake for seat in range(len(seats)) for mistake in plan.mistakes(seat, named)}
    return Analysis(
        seats,
        len(moments),
        plan.thought_about,
        tuple((moment.answers + 1, shares) for moment, shares in plan.chances()),
        tuple(_losses(text, sure)),
        tuple(plan.close(seat) for seat in range(len(seats))),
        fortune_of(game, record),
    )


def choices(text: str) -> list[Moment]:
    """The choices of a record."""
    record = parse_record(text)
    seats = table_before(registry.game(record.tags["Game"]), record).seats
    return [
        Moment(at, seats.index(line.who), line.text) for at, line in enumerate(record.lines) if line.who is not None
    ]


def _parts(tasks: Sequence[Task]) -> Iterator[Sequence[Task]]:
    return (tasks[start : start + AT_ONCE] for start in range(0, len(tasks), AT_ONCE))


def _thought(text: str, tasks: Sequence[Task]) -> list[tuple[Task, Glance | Duel | None]]:
    """What comes of some tasks. The record is played again up to them, which takes no time beside thinking."""
    wanted: dict[int, list[Task]] = {}
    for task in tasks:
        wanted.setdefault(task.moment.answers, []).append(task)
    found: list[tuple[Task, Glance | Duel | None]] = []
    for at, table in _tables(text, wanted):
        found += [(task, _one_thought(table, task)) for task in wanted[at]]
    return found


def _one_thought(table: Table[Any, Any], task: Task) -> Glance | Duel | None:
    game, moment = table.game, task.moment
    choice = next((choice for choice in table.choices if choice.seat == moment.seat), None)
    chosen, better = game.grammar.parse(moment.chosen), game.grammar.parse(task.better or moment.chosen)
    if choice is None or not isinstance(chosen, Option) or not isinstance(better, Option):
        return None
    view = table.view(moment.seat)
    if task.better:
        return duel(game, choice, view, chosen, better, task.trials, task.seed)
    return glance(game, choice, view, chosen, task.trials, task.seed)


def _losses(text: str, mistakes: dict[int, Mistake]) -> Iterator[Loss]:
    record = parse_record(text)
    for at, table in _tables(text, mistakes):
        moment = mistakes[at].moment
        prompt = next(choice.prompt for choice in table.choices if choice.seat == moment.seat)
        line, round = record.lines[at].number, table.game.rounds(table.state)
        yield Loss(line, round, table.seats[moment.seat], prompt, mistakes[at])


def _tables(text: str, wanted: Iterable[int]) -> Iterator[tuple[int, Table[Any, Any]]]:
    """The table of a record after so many answers, for each number that is wanted, in the order of the game."""
    record, left = parse_record(text), set(wanted)
    table = table_before(registry.game(record.tags["Game"]), record)
    for at, line in enumerate(record.lines):
        if at in left:
            yield at, table
            left.discard(at)
        if not left:
            return
        table.repeat(line)
