"""What an update must be: the closed list of its fields, and what the kernel's table would have told."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tafelrunde.kernel import Table

encode = msgspec.json.Encoder().encode
read_json = msgspec.json.Decoder().decode


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The closed list of what is in a choice. A prompt may be called as a card is, and says nothing about where one
    lies."""

    prompt: str
    about: msgspec.Raw
    options: msgspec.Raw
    passing: str | None


class Update(msgspec.Struct, forbid_unknown_fields=True):
    """The closed list of what is in an update."""

    type: str
    seq: int
    events_from: int
    events: list[dict[str, Any]]
    view: msgspec.Raw
    choice: Asked | None
    waiting_for: list[str]
    may_undo: bool
    passing: bool
    seat: str | None
    ack: str | None
    clock: None
    over: dict[str, Any] | None


read_update = msgspec.json.Decoder(Update).decode


def written_update(
    table: "Table[Any, Any]", seat: int | None, seq: int, first: int, told: list[dict[str, Any]], ack: str | None
) -> bytes:
    """What the kernel's table shows a seat, in the form of the protocol."""
    own = None
    # when a game is over, a seat may still be offered to say something
    for choice in table.offers if table.over else table.choices:
        if seat is not None and choice.seat == seat:
            own = {
                "prompt": choice.prompt,
                "about": dict(choice.about),
                "options": [option.text for option in choice.options],
                "passing": None if choice.passing is None else choice.passing.text,
            }
    return encode(
        {
            "type": "update",
            "seq": seq,
            "events_from": first,
            "events": told,
            "view": table.view(seat),
            "choice": own,
            "waiting_for": [table.seats[choice.seat] for choice in table.choices],
            "may_undo": seat is not None and table.undoable == seat,
            "passing": seat is not None and table.passes_automatically(seat),
            "seat": None if seat is None else table.seats[seat],
            "ack": ack,
            "clock": None,
            "over": ending(table),
        }
    )


def ending(table: "Table[Any, Any]") -> Mapping[str, Any] | None:
    """Who has won and how, in the form of the protocol; None while the game goes on."""
    result = table.result
    return None if result is None else {"winners": [table.seats[seat] for seat in result.winners], "how": result.how}
