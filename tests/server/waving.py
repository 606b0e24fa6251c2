"""`tafelrunde` with one more thing to do at a table: its message type and its function, and nothing else."""

from msgspec import Struct

from tafelrunde.cli import main
from tafelrunde.server.door import by_seat
from tafelrunde.server.hall import Hall
from tafelrunde.server.room import Room
from tafelrunde.server.wire import ForSeat


class Waved(Struct, tag_field="type", tag="waved"):
    seat: str
    to: str


class Wave(ForSeat, tag="wave"):
    """A friendly sign to another seat."""

    to: str


@by_seat(Wave)
async def wave(_hall: Hall, room: Room, seat: int, wish: Wave) -> Waved:
    return Waved(room.names[seat], room.names[room.number_of(wish.to)])


if __name__ == "__main__":
    main()
