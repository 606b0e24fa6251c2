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
from .record import Dealt, Line, Record, RecordError, written
from .replay import check_result, table_before
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
    position the game began with (`from_position`) was not dealt by the seed.
    """

    commitment: str | None
    dealt: int
    from_position: bool


def verify(game: Game[S, V], record: Record, seen: str | None = None) -> Verified:
    """Checks that the seed is the one committed to, and every answer of chance that of the seed.

    `seen` is the commitment a player has seen at the table, or its beginning.

    Raises DoesNotFit at the first that is not, and RecordError if the record has no seed or cannot be replayed. Games
    that were broken off are checked as far as they went.
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
    table = table_before(game, record)
    for line in record.lines:
        _check_luck(table, line)
        table.repeat(line)
    check_result(table, record)
    return Verified(committed or seen, sum(line.who is None for line in record.lines), "Position" in tags)


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
