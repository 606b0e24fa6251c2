"""Who is asking: the address, the secret they carry, and which seat they mean."""

import contextlib
import ipaddress
from typing import Any

from litestar.connection import ASGIConnection

from ..books.messages import LANGUAGES
from .hall import Hall
from .permissions import check_knowing, check_sight
from .room import Holder, Room
from .trouble import Trouble, not_yours

COOKIE = "tafelrunde_seat"
INVITATION = "x-invitation"  # a header: secrets are no part of an address
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    """Somebody at a table: their address and secret, which of its holders they are, and the seat they look from."""

    __slots__ = ("address", "away", "holder", "seat", "shown", "token", "told")

    def __init__(self, address: str, token: str | None, holder: Holder | None) -> None:
        self.address = address
        self.token = token
        self.holder = holder
        self.seat: int | None = None
        self.away = False
        self.told = 0
        self.shown = 0


def address_of(connection: AnyConnection) -> str:
    """What limits are counted by."""
    return counted_as(connection.client.host) if connection.client is not None else "unknown"


def counted_as(host: str) -> str:
    """An IPv4 address counts by itself, an IPv6 address with its network (/64): a single line has millions of them."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))


def token_of(connection: AnyConnection) -> str | None:
    """A program's bearer token, or the cookie a browser got for this table."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


def language_of(connection: AnyConnection) -> str:
    """The language somebody would rather read, of those there are."""
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(","):
        name, _, weight = part.partition(";")
        with contextlib.suppress(ValueError):
            wanted.append((-float(weight.strip().removeprefix("q=") or 1), name.strip().partition("-")[0].lower()))
    wanted.sort(key=lambda found: found[0])  # equal weights stay in their order
    return next((name for weight, name in wanted if name in LANGUAGES and weight < 0), LANGUAGES[0])


def same_origin(connection: AnyConnection, others: str) -> bool:
    """Whether a page of ours is asking. Programs send no origin; pages cannot help sending one."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    allowed = {f"http://{host}", f"https://{host}", *(other.strip() for other in others.split(",") if other.strip())}
    return origin in allowed


async def enter(hall: Hall, connection: AnyConnection, id: str) -> tuple[Room, Visitor]:
    """The room of a table and who has come in. What they may do there the door decides."""
    room = await hall.room(id)
    token = token_of(connection)
    visitor = Visitor(address_of(connection), token, hall.holder(room, token))
    if visitor.holder is not None:
        room.address = visitor.address
    return room, visitor


async def enter_to_look(hall: Hall, connection: AnyConnection, id: str) -> tuple[Room, Visitor]:
    """The same, for those who may see what happens there."""
    room, visitor = await enter(hall, connection, id)
    check_sight(room, visitor.holder)
    return room, visitor


async def enter_to_ask(hall: Hall, connection: AnyConnection, id: str) -> tuple[Room, Visitor]:
    """The same, for those who may know who sits there and what was agreed, an invitation in hand or not."""
    room, visitor = await enter(hall, connection, id)
    check_knowing(room, visitor.holder, connection.headers.get(INVITATION))
    return room, visitor


def require_holder(holder: Holder | None) -> Holder:
    if holder is None:
        raise not_yours()
    return holder


def own_seat(room: Room, holder: Holder | None, name: str | None) -> int:
    """The seat a holder acts for: the named one, or the only one."""
    mine = room.seats_of(holder)
    if name is not None:
        number = room.number_of(name)
        if number not in mine:
            raise not_yours()
        return number
    if not mine:
        raise not_yours()
    if len(mine) > 1:
        raise Trouble(422, "which-seat")
    return mine[0]


def eyes(room: Room, holder: Holder | None, name: str | None) -> int | None:
    """Whose eyes to look with: the own seat's, or a spectator's where spectators are welcome."""
    check_sight(room, holder)
    if name is not None:
        return own_seat(room, holder, name)
    mine = room.seats_of(holder)
    return mine[0] if len(mine) == 1 else None
