"""Fair luck that can be checked afterwards.

Chance is a function of a seed (dealer.py). A server shows a hash of the seed when a table is opened and the seed itself
when the game is over, so nobody, not even the server, can choose the luck while the game goes on. Here a record is held
against both promises.
"""

import hashlib
from dataclasses import dataclass
from typing import TypeVar

from .ask import Chance, Shuffle
from .dealer import SeededDealer
from .game import Game, State
from .record import GOING_ON, Dealt, Line, Record, RecordError, written
from .replay import check_result, knows_rules, other_result, table_before
from .table import Table

S = TypeVar("S", bound=State)
V = TypeVar("V")


def commitment(seed: str) -> str:
    """Published when a table is opened: the seed cannot be changed afterwards, nor known before its time."""
    return hashlib.sha256(f"tafelrunde:{seed}".encode()).hexdigest()


class DoesNotFit(Exception):
    """The luck in a record is not the luck that was promised. The message is one sentence that says where."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What was found to be in order.

    `commitment` is None if the record has none. `dealt` counts the answers of chance. What lies on the table in a
    position the game began with (`from_position`) was not dealt by the seed. `stopped` says where a game of rules that
    are gone could not be played on by the present ones: nothing was found wrong, but the rest was not looked at.
    """

    commitment: str | None
    dealt: int
    from_position: bool
    stopped: str = ""


def verify(game: Game[S, V], record: Record, seen: str | None = None) -> Verified:
    """Checks that the seed is the one committed to, and every answer of chance that of the seed.

    `seen` is the commitment a player has seen at the table, or its beginning.

    Raises DoesNotFit at the first that is not, and RecordError if the record has no seed or cannot be replayed. Games
    that were broken off are checked as far as they went, and games of rules that are gone as far as the present ones
    lead the same way: what differs from there on may be the rules, and need not be the luck.
    """
    tags = record.tags
    if "Seed" not in tags:
        raise RecordError("the record has no tag [Seed], and without the seed nothing can be verified")
    committed = tags.get("Commitment")
    if committed is not None and committed != commitment(tags["Seed"]):
        raise DoesNotFit(
            f"The seed does not fit the commitment: the record has {committed!r}, "
            f"but the commitment to this seed would be {commitment(tags['Seed'])!r}."
        )
    if seen is not None and not commitment(tags["Seed"]).startswith(seen.lower()):
        raise DoesNotFit(f"The seed in the record is not the one that was committed to: {seen} does not fit it.")
    if knows_rules(game, record):
        dealt, stopped = _check_all(game, record), ""
    else:
        _check_announced(record)
        dealt, stopped = _check_as_far(game, record)
    return Verified(committed or seen, dealt, "Position" in tags, stopped)


def _check_all(game: Game[S, V], record: Record) -> int:
    """Holds a whole record against its seed and its rules. Returns how often chance has answered."""
    table = table_before(game, record)
    for line in record.lines:
        _check_luck(table, line)
        table.repeat(line)
    check_result(table, record)
    return table.dealt


def _check_as_far(game: Game[S, V], record: Record) -> tuple[int, str]:
    """The same by rules that are not those of the record: how often chance has answered, and where it ends."""
    version = game.rules_version
    try:
        table = table_before(game, record, anyway=True)
    except RecordError as unknown:
        return 0, f"It cannot be begun by version {version}: {unknown}."
    for line in record.lines:
        dealt = table.dealt
        try:
            _check_luck(table, line)
            table.repeat(line)
        except DoesNotFit as unlike:
            return dealt, f"By version {version} something else would have been dealt. {unlike}"
        except RecordError as refused:
            why = str(refused).removeprefix(f"line {line.number}: ")
            return dealt, f"Line {line.number} cannot be played by version {version}: {why}."
    if differs := other_result(table, record):
        return table.dealt, f"Version {version} ends otherwise: {differs}."
    return table.dealt, ""


def _check_announced(record: Record) -> None:
    """Where the end of a game cannot be played again, its result must at least be one that it could have."""
    result, seats = record.tags["Result"], record.tags.get("Seats", "").split()
    winners, bracket, how = result.partition(" (")
    if result == GOING_ON or (bracket and how.endswith(")") and {*winners.split()} <= {*seats, "nobody"}):
        return
    raise RecordError(f"the record is damaged: {result!r} is no result of a game between {', '.join(seats)}")


def _check_luck(table: Table[S, V], line: Line) -> None:
    """What a record says that chance answered must be what the seed would have dealt.

    Looked at before the answer is given: luck that was tampered with rarely lets the rest of the game be played.
    """
    ask = table.ask
    if not isinstance(ask, Chance | Shuffle):
        return
    dealer = SeededDealer(table.seed)
    dealt: str | tuple[str, ...]
    if isinstance(ask, Chance):
        dealt = dealer.pick(ask.outcomes, table.dealt)
    else:
        dealt = dealer.shuffle(ask.items, table.dealt)
    due = written(Dealt(ask.kind, dealt), table.seats)
    if line.who is not None or line.kind != due.kind or line.text.split() != due.text.split():
        raise DoesNotFit(_told(line, due))


def _told(line: Line, due: Line) -> str:
    """What differs. Of two orders of a whole stack only the first place that does, as they are long."""
    stands, wanted = line.text.split(), due.text.split()
    if line.who is None and line.kind == due.kind and len(stands) == len(wanted) > 1:
        place = next(n for n, (one, other) in enumerate(zip(stands, wanted, strict=True)) if one != other)
        return (
            f"Line {line.number} does not fit the seed: number {place + 1} of {line.kind} is {stands[place]!r}, "
            f"but {wanted[place]!r} should have come."
        )
    return f"Line {line.number} does not fit the seed: it says {str(line)!r}, but {str(due)!r} should have come."
