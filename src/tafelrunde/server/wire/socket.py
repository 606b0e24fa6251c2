"""What only a WebSocket carries, and how its messages are read (docs/protocol.md)."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from .actions import Action
from .answers import WhyNotAnswer
from .basics import Closed, SeatName, Seq, encode
from .tables import Invitation, Seated, TableInfo

State = Literal["here", "away", "gone"]


class Hello(Closed, tag_field="type", tag="hello"):
    """The first message: which seat's eyes (none: a spectator's), the last answer this client has seen, and whether
    nobody looks at it now (see `Attend`)."""

    seat: SeatName | None = None
    seq: Seq | None = None
    away: bool = False


class Attend(Closed, tag_field="type", tag="attend"):
    """Whether somebody looks at what this connection is told: a page that is hidden, or was not touched for some
    minutes, is `away`."""

    away: bool


class Ping(Closed, tag_field="type", tag="ping"):
    pass


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo


class Attended(Struct, tag_field="type", tag="attended"):
    """Which of the people who hold seats are `here` (connected), `away` (connected, but not looking) or `gone`. A seat
    that is not named has no person, or nothing is known of them yet."""

    seats: dict[str, State]


class Gone(Struct, tag_field="type", tag="gone"):
    """The table was deleted."""


class Pong(Struct, tag_field="type", tag="pong"):
    pass


# answers that have no type over HTTP, where the address says what they are


class WhyNotTold(WhyNotAnswer, tag_field="type", tag="why-not"):
    pass


class SeatedTold(Seated, tag_field="type", tag="seated"):
    """To look from the new seat, say hello again."""


class InvitationTold(Invitation, tag_field="type", tag="invitation"):
    pass


TOLD: dict[type[Struct], type[Struct]] = {
    WhyNotAnswer: WhyNotTold,
    Seated: SeatedTold,
    Invitation: InvitationTold,
}


def spoken(answer: Struct) -> bytes:
    """An answer as a connection is told it, with its type."""
    told = TOLD.get(type(answer))
    return encode(answer if told is None else told(*structs.astuple(answer)))


def from_client() -> list[type[Struct]]:
    """Every type of message a client may send."""
    return [Hello, Ping, Attend, *_all_of(Action)]


def _all_of(base: type[Struct]) -> list[type[Struct]]:
    """The types that come from a base and are no base themselves."""
    found = []
    for kind in base.__subclasses__():
        found += _all_of(kind) if kind.__subclasses__() else [kind]
    return found


def message_reader() -> Callable[[str | bytes], Any]:
    """Reads any message from a client, of the types there are by now."""
    read: Callable[[str | bytes], Any] = msgspec.json.Decoder(reduce(or_, from_client())).decode
    return read
