"""The table of a puzzle: from a game that is being played to a record of one position, and back."""

from collections.abc import Sequence
from typing import Any

from ..kernel import Choice, RecordError, Table, registry
from ..kernel.record import Chose, parse_record
from ..kernel.replay import replay, table_before
from .model import DamagedPuzzle, Puzzle

AnyTable = Table[Any, Any]


def is_position(table: AnyTable) -> bool:
    """Whether the state alone says how it goes on, and one seat is asked: what a puzzle can begin with."""
    return isinstance(table.ask, Choice) and table.ask.anchor


def at_hand(table: AnyTable) -> AnyTable:
    """The position of a table that is dealt by hand from here on: nobody knows what luck will bring, and nothing of
    what has been is carried along."""
    return Table(
        table.game,
        table.mode,
        seats=len(table.seats),
        options=table.setting.options,
        rules=table.setting.rules,
        position=table.state,
        deal_by_hand=True,
        seed=table.seed,
    )


def record_of(table: AnyTable) -> str:
    """The position as a record without answers. Its luck from here on is that of the game it comes from."""
    return at_hand(table).record().text()


def table_of(puzzle: Puzzle) -> AnyTable:
    """The table of a puzzle, which goes on with the luck of its record. Raises DamagedPuzzle."""
    try:
        record = parse_record(puzzle.record)
        return replay(registry.game(record.tags["Game"]), record)
    except (RecordError, registry.UnknownGame) as error:
        raise DamagedPuzzle(f"{puzzle.id}: {error}") from error


def dealt_by_hand(puzzle: Puzzle) -> AnyTable:
    """The same, but chance waits to be answered."""
    record = parse_record(puzzle.record)
    return table_before(registry.game(record.tags["Game"]), record)


def keep_up(hand: AnyTable, table: AnyTable) -> None:
    """Brings a table that is dealt by hand to where another stands that began in the same position."""
    for answer in table.answers[len(hand.answers) :]:
        if isinstance(answer, Chose):
            hand.choose(answer.option, answer.seat)
        else:
            hand.deal(answer.outcome)


def let_others(table: AnyTable, seat: int) -> None:
    """Everybody else answers, and the seat itself where it has no choice, until it has one or the game is over."""
    while not table.over:
        choice = next((choice for choice in table.choices if choice.seat == seat), None)
        if choice is None:
            reply(table)
        elif len(choice.options) > 1:
            return
        else:
            table.choose(choice.options[0], seat)


def reply(table: AnyTable) -> None:
    """Another seat answers: what looks best to it, the same every time."""
    choice = table.choice
    worth: Sequence[float] = [0.0]
    if len(choice.options) > 1 and table.game.thinking is not None:
        worth = table.game.thinking.appraise(table.view(choice.seat), choice)
    table.choose(choice.options[max(range(len(worth)), key=worth.__getitem__)], choice.seat)
