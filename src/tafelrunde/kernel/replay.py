"""Records played again: from the text of a game to a table."""

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from . import registry
from .game import Game, State
from .record import RULES_CHANGED, Record, RecordError, parse_record
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
    if differs := other_result(table, record):
        raise RecordError(f"the record is damaged: {differs}")


def other_result(table: Table[S, V], record: Record) -> str:
    """What is wrong with the result that a record announces, now that its last answer was given; empty: nothing."""
    announced = record.tags["Result"]
    if table.result_text() == announced:
        return ""
    return f"it announces the result {announced!r}, but its answers lead to {table.result_text()!r}"


def knows_rules(game: Game[S, V], record: Record) -> bool:
    """Whether the rules by which a record was played, from its first answer to its last, are still there."""
    return _knows_version(game, record.tags["Rules"]) and RULES_CHANGED not in record.tags


def _knows_version(game: Game[S, V], version: str) -> bool:
    return version == game.rules_version or version in game.earlier_rules


def replay_as_far(game: Game[S, V], record: Record) -> tuple[Table[S, V], str]:
    """Plays a record again; where its rules are gone, by the present ones, as long as they accept its answers.

    Returns the table at which that ends, and why it ends there (empty: the record was played to its end). Raises
    RecordError if the record cannot even be begun, or does not follow rules that are still there.
    """
    table = table_before(game, record, anyway=True)
    try:
        for line in record.lines:
            table.repeat(line)
        check_result(table, record)
    except RecordError as error:
        if knows_rules(game, record):
            raise
        return table, str(error)
    return table, ""


def table_before(game: Game[S, V], record: Record, *, anyway: bool = False) -> Table[S, V]:
    """The table of a record before its first answer, to be dealt by hand. Raises RecordError.

    A record of rules that are gone is refused or, `anyway`, begun by the present ones.
    """
    tags = record.tags
    _check_tags(game, tags, anyway)
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
            rules=tags["Rules"] if _knows_version(game, tags["Rules"]) else "",
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


def _check_tags(game: Game[Any, Any], tags: Mapping[str, str], anyway: bool) -> None:
    if not anyway and not _knows_version(game, tags["Rules"]):
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
