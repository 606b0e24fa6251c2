"""Records played again: from the text of a game to a table."""

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from . import registry
from .game import Game, State
from .record import Record, RecordError, parse_record
from .table import DAMAGE, OWN_TAGS, Table, with_cards

S = TypeVar("S", bound=State)
V = TypeVar("V")


def load_record(text: str) -> Table[Any, Any]:
    """Replays a record to its end. Raises RecordError, naming the line, if it is damaged or of other rules."""
    record = parse_record(text)
    try:
        found = registry.game(record.tags["Game"])
    except registry.UnknownGame as error:
        raise RecordError(str(error)) from error
    return replay(found, record)


def replay(game: Game[S, V], record: Record) -> Table[S, V]:
    """Plays a record again, answer by answer. Raises RecordError naming the line that does not fit.

    An unfinished game goes on with the luck of its seed, or, where the record keeps the seed secret, with new luck.
    """
    table = table_before(game, record)
    for line in record.lines:
        table.repeat(line)
    check_result(table, record)
    table.go_on_with_dealer()
    return table


def check_result(table: Table[S, V], record: Record) -> None:
    """Raises RecordError if a record, played to its end, leads to another result than it says."""
    if table.result_text() != record.tags["Result"]:
        raise RecordError(
            f"the record is damaged: it announces the result {record.tags['Result']!r}, "
            f"but its answers lead to {table.result_text()!r}"
        )


def table_before(game: Game[S, V], record: Record) -> Table[S, V]:
    """The table of a record before its first answer, to be dealt by hand. Raises RecordError."""
    tags = record.tags
    _check_tags(game, tags)
    try:
        game = with_cards(game, tags["Cards"], "record was played")
    except ValueError as unknown:
        raise RecordError(str(unknown)) from unknown
    position = None
    if "Position" in tags:
        try:
            position = game.from_json(json.loads(tags["Position"]))
        except (ValueError, RecursionError) as error:
            raise RecordError(f"the tag [Position] is damaged: {error}") from error
    seats = len(tags["Seats"].split()) if "Seats" in tags else None
    options = _options(tags)
    try:
        table: Table[S, V] = Table(
            game,
            tags["Mode"],
            seats=seats,
            options=options,
            rules=tags["Rules"],
            seed=tags.get("Seed"),
            position=position,
            deal_by_hand=True,
        )
    except (ValueError, *DAMAGE) as damage:
        raise RecordError(f"the record is damaged: {damage}") from damage
    names = " ".join(table.seats)
    if tags.get("Seats", names) != names:
        raise RecordError(f"the record has the seats {tags['Seats']!r}, but {game.id} {tags['Mode']} has {names!r}")
    table.tags = {name: value for name, value in tags.items() if name not in OWN_TAGS}
    return table


def _check_tags(game: Game[Any, Any], tags: Mapping[str, str]) -> None:
    if tags["Rules"] != game.rules_version and tags["Rules"] not in game.earlier_rules:
        raise RecordError(
            f"the record was played with rules version {tags['Rules']} of {game.id}, "
            f"this program has version {game.rules_version}; replay it with a program of that version"
        )
    if tags["Mode"] not in game.modes:
        raise RecordError(f"{game.id} has no mode {tags['Mode']!r}; it has: {', '.join(game.modes)}")


def _options(tags: Mapping[str, str]) -> dict[str, str]:
    """What was agreed on, from a record's tag."""
    if "Options" not in tags:
        return {}
    try:
        options = json.loads(tags["Options"])
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the tag [Options] is damaged: {error}") from error
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise RecordError("the tag [Options] is damaged: it is a table of texts")
    return options
