"""Tafelrunde: a digital table for the great rules-heavy German card and board games."""

from collections.abc import Mapping, Sequence
from typing import Any

from .bots import USUAL_MILLISECONDS, Advice, advise, make_bot, read_budget
from .discovery import register_games
from .kernel import (
    BadInput,
    Choice,
    Option,
    Reason,
    Record,
    RecordError,
    Refused,
    Result,
    Table,
    registry,
)
from .kernel.registry import UnknownGame, games
from .kernel.replay import load_record
from .kernel.sequel import FOLLOWS, name_of, next_options
from .version import __version__

__all__ = [
    "Advice",
    "BadInput",
    "Choice",
    "Option",
    "Reason",
    "Record",
    "RecordError",
    "Refused",
    "Result",
    "Table",
    "UnknownGame",
    "__version__",
    "explain",
    "games",
    "hints",
    "load_record",
    "load_table",
    "make_bot",
    "new_table",
]

register_games()


def new_table(
    game: str,
    mode: str | None = None,
    seed: int | str | None = None,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    follows: Table[Any, Any] | None = None,
    places: Sequence[str | None] | None = None,
) -> Table[Any, Any]:
    """A fresh table. Without a mode it is the game's first one; without a seed nobody knows what comes.

    How many seats there are and which options it has depends on the game. Raises BadInput if it cannot be so.

    A table that `follows` one whose game is over takes over its mode, seats and options, as the game carries them on
    (the last winner leads, say). If people have moved, `places` says for each seat where its player sits now.
    """
    if follows is not None:
        return _next_table(game, mode, seed, seats, options or {}, follows, places)
    texts = (options or {}).values()
    if (seats is not None and type(seats) is not int) or not all(type(text) is str for text in texts):
        raise BadInput("seats is a number, and options are texts by name")
    found = registry.game(game, mode)
    return Table(found, mode or next(iter(found.modes)), seats=seats, options=options or {}, seed=seed)


def _next_table(
    game: str,
    mode: str | None,
    seed: int | str | None,
    seats: int | None,
    options: Mapping[str, str],
    follows: Table[Any, Any],
    places: Sequence[str | None] | None,
) -> Table[Any, Any]:
    if game != follows.game.id:
        raise BadInput(f"a table of {game} cannot follow one of {follows.game.id}")
    kept = next_options(follows, follows.seats if places is None else places)
    number = len(follows.seats) if places is None else sum(place is not None for place in places)
    table = new_table(game, mode or follows.mode, seed, seats=seats or number, options={**kept, **options})
    table.tags[FOLLOWS] = name_of(follows)
    return table


def hints(
    table: Table[Any, Any],
    seat: int | str | None = None,
    most: int = 5,
    budget: str = f"{USUAL_MILLISECONDS}ms",
    seed: int | str | None = None,
) -> list[Advice]:
    """What the strongest bot thinks of the options of a seat (by default the one asked), best first, from its view.

    `budget` is how long it thinks: so many trials ("300"; with a seed, the same again), or milliseconds ("700ms").
    Raises BadInput if the seat is not asked anything.
    """
    names = [table.seats[choice.seat] for choice in table.choices]
    asked = [choice for choice in table.choices if seat in (None, choice.seat, table.seats[choice.seat])]
    if not asked:
        raise BadInput(f"there is nothing to advise: {', '.join(names) or 'nobody'} is asked now")
    return advise(table.game, table.view(asked[0].seat), asked[0], most, read_budget(budget), seed)


def explain(refused: Reason | Refused, game: str, language: str = "en") -> str:
    """Why something was refused, as one sentence."""
    from .books.messages import explain as explained  # noqa: PLC0415  programs that only play need no Fluent

    return explained(refused, game, language)


def load_table(data: dict[str, Any]) -> Table[Any, Any]:
    """The table that `Table.dump` described. Raises ValueError if the data is damaged."""
    if not isinstance(data, dict) or "Game" not in data:
        raise ValueError("this is no saved table")
    return Table.load(registry.game(str(data.get("Game"))), data)
