"""The door: whatever is done at a table comes in here, over HTTP and the WebSocket alike, as a message.

An action is a message type in `wire/actions.py` and a function in `actions/`, registered for it by `by_seat`,
`by_holder` or `by_anybody`, which say for whom it is done. How both transports read, describe and answer it follows.

What not everybody may do has a function in `permissions.py`, which is asked here. Where the answer depends on who sits
where (`alone`), the room is locked from the question to the end of the action: it runs under the room's lock.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, get_type_hints

from .hall import Hall
from .limits import Limit
from .room import Holder, Room
from .trouble import Overtaken, Trouble, not_yours
from .visitor import Visitor, own_seat, require_holder
from .wire import Action, ForSeat

M = TypeVar("M", bound=Action)
S = TypeVar("S", bound=ForSeat)
A = TypeVar("A")
W = TypeVar("W")
Does = Callable[[Hall, Room, W, M], Awaitable[A]]
May = Callable[[Room, Holder | None, M], None]
Group = Literal["game", "seats", "chat", "tables"]
Method = Literal["POST", "PATCH", "DELETE"]

TRIES = 20  # of two workers one is always first, so whoever loses so often has somebody against them
BY_ITSELF = ("storage", "too-many")  # what is wrong does not depend on what is known of the table


@dataclass(frozen=True, slots=True)
class Handler:
    """How an action is performed, and how it is found.

    A function that returns nothing has changed what everybody at the table is shown: connections are told the table by
    themselves, and over HTTP the answer is the table. `told` says the same of what it does return.
    """

    message: type[Action]
    who: Callable[[Room, Visitor, Any], Any]
    run: Callable[[Hall, Room, Any, Any], Awaitable[Any]]
    path: str
    method: Method
    status: int
    group: Group
    told: bool = False
    limit: Limit | None = None
    may: "May[Any] | None" = None
    alone: bool = False
    slow: bool = False  # it takes seconds, and is given up when nobody waits for it any more

    @property
    def answer(self) -> Any:
        """The type of what the function returns."""
        return get_type_hints(self.run)["return"]


HANDLERS: dict[type[Action], Handler] = {}


async def perform(hall: Hall, room: Room, visitor: Visitor, message: Action) -> Any:
    """Does what a message says and returns what its function answers. Raises Trouble if it cannot be done.

    Nothing is refused for what this worker did not know yet: if another one has written something in the meantime, it
    is tried again.
    """
    for _ in range(TRIES):
        try:
            return await _try(hall, room, visitor, message)
        except Overtaken as overtaken:
            trouble: Trouble = overtaken
        except Trouble as refused:
            if refused.error in BY_ITSELF or not await hall.refresh(room):
                raise
            trouble = refused
        visitor.holder = hall.holder(room, visitor.token)
    raise trouble


async def _try(hall: Hall, room: Room, visitor: Visitor, message: Action) -> Any:
    handler = HANDLERS[type(message)]
    if not handler.alone:
        return await _perform(handler, hall, room, visitor, message)
    async with room.lock:
        visitor.holder = hall.holder(room, visitor.token)
        return await _perform(handler, hall, room, visitor, message)


async def _perform(handler: Handler, hall: Hall, room: Room, visitor: Visitor, message: Action) -> Any:
    who = handler.who(room, visitor, message)
    if handler.may is not None:
        handler.may(room, visitor.holder, message)
    if handler.limit is not None:
        hall.limits.take(handler.limit, f"{room.id}/{who}")
    return await handler.run(hall, room, who, message)


def by_seat(
    message: type[S],
    *,
    path: str | None = None,
    status: int = 200,
    group: Group = "game",
    told: bool = False,
    limit: Limit | None = None,
    may: "May[S] | None" = None,
    alone: bool = False,
) -> "Callable[[Does[int, S, A]], Does[int, S, A]]":
    """Registers what a seat can do: the one the message names, or the visitor's own."""

    def register(run: "Does[int, S, A]") -> "Does[int, S, A]":
        _register(Handler(message, seat_of, run, _path(message, path), "POST", status, group, told, limit, may, alone))
        return run

    return register


def by_holder(
    message: type[M],
    *,
    may: "May[M]",
    path: str | None = None,
    method: Method = "POST",
    status: int = 200,
    group: Group = "seats",
    alone: bool = False,
) -> "Callable[[Does[Holder, M, A]], Does[Holder, M, A]]":
    """Registers what somebody with a token for the table can do."""

    def register(run: "Does[Holder, M, A]") -> "Does[Holder, M, A]":
        where = _path(message, path)
        _register(Handler(message, _holder, run, where, method, status, group, may=may, alone=alone))
        return run

    return register


def by_anybody(
    message: type[M],
    *,
    may: "May[M] | None" = None,
    path: str | None = None,
    status: int = 200,
    group: Group = "seats",
    alone: bool = False,
    slow: bool = False,
) -> "Callable[[Does[Visitor, M, A]], Does[Visitor, M, A]]":
    """Registers what somebody can do who has found the table."""

    def register(run: "Does[Visitor, M, A]") -> "Does[Visitor, M, A]":
        where = _path(message, path)
        _register(Handler(message, _visitor, run, where, "POST", status, group, may=may, alone=alone, slow=slow))
        return run

    return register


def _path(message: type[Action], path: str | None) -> str:
    return str(message.__struct_config__.tag) if path is None else path


def _register(handler: Handler) -> None:
    if handler.message in HANDLERS:
        raise ValueError(f"{handler.message.__name__} has a function already")
    HANDLERS[handler.message] = handler


def seat_of(room: Room, visitor: Visitor, message: ForSeat) -> int:
    """The seat a message is for: the one it names, or the visitor's own."""
    if message.seat is None and visitor.seat is not None:
        if visitor.seat not in room.seats_of(visitor.holder):
            raise not_yours()
        return visitor.seat
    return own_seat(room, visitor.holder, message.seat)


def _holder(_room: Room, visitor: Visitor, _message: Action) -> Holder:
    return require_holder(visitor.holder)


def _visitor(_room: Room, visitor: Visitor, _message: Action) -> Visitor:
    return visitor
