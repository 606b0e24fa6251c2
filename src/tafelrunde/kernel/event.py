"""What happened, told once.

Log lines, animations, statistics and triggers read events. Who may see which part is said in the event's kind:
secret fields are for the seats named as `knows`, everything else is for all.
"""

from .reason import Param

Told = Param | tuple[Param, ...]


class EventKind:
    """A kind of event.

    `fields` are seen by all, `secret` ones only by the seats that know them. `reveals` says that somebody learns
    what was hidden from them before: after such an event nothing can be undone.
    """

    __slots__ = ("fields", "name", "reveals", "secret")

    def __init__(
        self, name: str, fields: tuple[str, ...] = (), secret: tuple[str, ...] = (), reveals: bool = False
    ) -> None:
        if {"kind", "seat"} & {*fields, *secret}:
            raise ValueError(f"event {name!r}: every event has a kind and a seat, a field cannot be called so")
        self.name = name
        self.fields = fields
        self.secret = secret
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"<EventKind {self.name}>"


class Event:
    """Something that happened at the table. The seats in `knows` may see the secret part: one, several or none."""

    __slots__ = ("kind", "knows", "seat", "told", "told_secretly")

    def __init__(
        self,
        kind: EventKind,
        seat: int | None,
        told: tuple[Told, ...] = (),
        told_secretly: tuple[Told, ...] = (),
        *knows: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.told = told
        self.told_secretly = told_secretly
        self.knows = knows

    def seen_by(self, seat: int | None) -> dict[str, Told | None]:
        """What a seat (None: a spectator) may know of it, ready for JSON."""
        seen: dict[str, Told | None] = {"kind": self.kind.name, "seat": self.seat}
        seen.update(zip(self.kind.fields, self.told, strict=True))
        if self.kind.secret and seat is not None and seat in self.knows:
            seen.update(zip(self.kind.secret, self.told_secretly, strict=True))
        return seen

    def __repr__(self) -> str:
        return f"<Event {self.kind.name} of seat {self.seat}: {self.told}>"
