"""Tables that follow one another: what the next one takes over from one whose game is over."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from .errors import BadInput
from .fairness import commitment
from .game import Finished
from .setting import Setting
from .table import Table

FOLLOWS: Final = "Follows"  # the tag of a record that names the table before it, by the commitment to its seed


def next_options(
    table: Table[Any, Any],
    places: Sequence[str | None],
    winners: tuple[int, ...] | None = None,
    options: Mapping[str, str] | None = None,
) -> dict[str, str]:
    """The options of the table after this one, as its game carries them over.

    `winners` are named where a game ended otherwise than by its rules; `options` where not all are to be kept.
    """
    if winners is None:
        result = table.result
        if result is None:
            raise BadInput("a table can follow only one whose game is over")
        winners = result.winners
    taken = [place for place in places if place is not None]
    if len(places) != len(table.seats) or len(set(taken)) < len(taken):
        raise BadInput(f"say for each of {', '.join(table.seats)} where they sit now, each seat once")
    kept = table.setting.options if options is None else options
    setting = Setting(table.setting.mode, table.setting.seats, kept, table.setting.rules)
    finished = Finished(setting, table.state, winners, tuple(places))
    return dict(table.game.follow(finished))


def name_of(table: Table[Any, Any]) -> str:
    """What a table is called by those that follow it: it can be checked once the seed is known, and tells nothing."""
    return commitment(table.seed)
