"""The door: whatever is done at a table comes in here, over HTTP and the WebSocket alike, as a message.

An action is a message type in `wire/actions.py` and a function in `actions/`, registered for it by `by_seat`,
`by_holder` or `by_anybody`, which say who may do it. How both transports read, describe and answer it follows.
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
    told: bool
    limit: Limit | None

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
            return await _perform(hall, room, visitor, message)
        except Overtaken as overtaken:
            trouble: Trouble = overtaken
        except Trouble as refused:
            if refused.error in BY_ITSELF or not await hall.refresh(room):
                raise
            trouble = refused
        visitor.holder = hall.holder(room, visitor.token)
    raise trouble


async def _perform(hall: Hall, room: Room, visitor: Visitor, message: Action) -> Any:
    handler = HANDLERS[type(message)]
    who = handler.who(room, visitor, message)
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
) -> "Callable[[Does[int, S, A]], Does[int, S, A]]":
    """Registers what a seat can do: the one the message names, or the visitor's own."""
    return lambda run: _register(run, message, _seat, path, "POST", status, group, told, limit)


def by_holder(
    message: type[M],
    *,
    path: str | None = None,
    method: Method = "POST",
    status: int = 200,
    group: Group = "seats",
) -> "Callable[[Does[Holder, M, A]], Does[Holder, M, A]]":
    """Registers what everybody with a token for the table can do, seated or not."""
    return lambda run: _register(run, message, _holder, path, method, status, group)


def by_anybody(
    message: type[M], *, path: str | None = None, status: int = 200, group: Group = "seats"
) -> "Callable[[Does[Visitor, M, A]], Does[Visitor, M, A]]":
    """Registers what everybody can do who has found the table."""
    return lambda run: _register(run, message, _visitor, path, "POST", status, group)


def _register(
    run: "Does[W, M, A]",
    message: type[M],
    who: Callable[[Room, Visitor, M], W],
    path: str | None,
    method: Method,
    status: int,
    group: Group,
    told: bool = False,
    limit: Limit | None = None,
) -> "Does[W, M, A]":
    if message in HANDLERS:
        raise ValueError(f"{message.__name__} has a function already")
    where = str(message.__struct_config__.tag) if path is None else path
    HANDLERS[message] = Handler(message, who, run, where, method, status, group, told, limit)
    return run


def _seat(room: Room, visitor: Visitor, message: ForSeat) -> int:
    if message.seat is None and visitor.seat is not None:
        if visitor.seat not in room.seats_of(visitor.holder):
            raise not_yours()
        return visitor.seat
    return own_seat(room, visitor.holder, message.seat)


def _holder(_room: Room, visitor: Visitor, _message: Action) -> Holder:
    return require_holder(visitor.holder)


def _visitor(_room: Room, visitor: Visitor, _message: Action) -> Visitor:
    return visitor
