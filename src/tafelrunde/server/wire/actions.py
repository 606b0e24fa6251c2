"""Everything that can be done at a table, one message type each. Its function is registered for it in `../actions/`.

Over the WebSocket `type` says which one is meant. Over HTTP the address says it, and `type` may be left out.
"""

from typing import Annotated

from msgspec import Meta, field

from ...bots import USUAL_MILLISECONDS
from .basics import ChatText, Closed, Milliseconds, MoveId, MoveText, Name, SeatName, Secret, Seq, TermText, Who


class Action(Closed, tag_field="type"):
    """Something that can be done at a table."""


class ForSeat(Action, kw_only=True):
    """Something a seat does. Left out: the seat a connection looks from, or the only one this token holds."""

    seat: SeatName | None = None


# the game


class Move(ForSeat, tag="move"):
    """A move: the text of an option. `id` is the client's; the same id again is answered, not played again."""

    id: MoveId
    seq: Seq
    move: MoveText


class WhyNot(ForSeat, tag="why-not"):
    move: MoveText


class AskHint(ForSeat, tag="hint"):
    """What would a bot do? It may think for so long; 0: at a glance."""

    milliseconds: Milliseconds = USUAL_MILLISECONDS


class Undo(ForSeat, tag="undo"):
    id: MoveId
    seq: Seq


class Consent(ForSeat, tag="consent"):
    agree: bool


class Resign(ForSeat, tag="resign"):
    id: MoveId


class Passing(ForSeat, tag="passing"):
    """From now on this seat lets reactions pass without being asked, or wants to be asked again."""

    id: MoveId
    on: bool


# seats


class Sit(Action, tag="sit"):
    """Sitting down: at a table in the lobby, or with an invitation. `options` is what this seat brings (its deck)."""

    seat: SeatName | None = None
    invitation: Secret | None = None
    name: Name | None = None
    options: Annotated[dict[str, TermText], Meta(max_length=8)] = field(default_factory=dict)


class Bring(ForSeat, tag="bring"):
    """Before the game: what this seat brings (its deck) instead of what it came with. Nothing: as if it had come so."""

    options: Annotated[dict[str, TermText], Meta(max_length=8)] = field(default_factory=dict)


class Stand(ForSeat, tag="stand"):
    """Leaving a seat to somebody else."""


class Invite(Action, tag="invite"):
    """An invitation for an open seat, or for the first one. An earlier invitation to it loses its force."""

    seat: SeatName | None = None


class ChangeSeat(Action, tag="seat"):
    """A new name, or somebody else in a seat that no person holds: `open` or a bot. During a game it is a request."""

    name: Name | None = None
    who: Who | None = None
    seat: SeatName | None = None


class ConsentToSeat(ForSeat, tag="seat-consent"):
    """An answer to the request that `who` sits at the seat `at`."""

    agree: bool
    at: SeatName
    who: Who


# chat


class Say(ForSeat, tag="chat"):
    text: ChatText


class Mute(Action, tag="mute"):
    """No more chat from a seat, for the holder of this token alone."""

    seat: SeatName
    on: bool = True


# the table


class Rematch(Action, tag="rematch"):
    """The same again at a new table."""


class Publish(Action, tag="publish"):
    """A finished game may be looked at by everybody, as far as this player is concerned."""


class DeleteTable(Action, tag="delete"):
    """The table is deleted for good."""
