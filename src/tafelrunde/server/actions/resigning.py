"""Giving up a game."""

from ...kernel import Reason
from ..bot_players import wake_bots
from ..database import now
from ..door import by_seat
from ..hall import Hall
from ..room import Room
from ..trouble import Trouble, refusal
from ..wire import Accepted, Resign


@by_seat(Resign)
async def resign(hall: Hall, room: Room, seat: int, wish: Resign) -> Accepted:
    """Gives up. With more than two at the table a bot plays on for the seat, but it cannot win."""
    async with room.lock:
        live = await hall.live(room)
        made = await hall.made_as(room, seat, wish.id)
        if made is not None:
            return Accepted(wish.id, made, repeated=True)
        if live.over:
            raise refusal(room.game.id, Reason("game-over"), live.seq)
        if seat in live.out:
            raise Trouble(409, "out", "out-already", seq=live.seq)
        entry = live.leave(seat, "resign", wish.id, now(), room.bots())
        await hall.commit(room, live, entry)
    wake_bots(hall, room)
    return Accepted(wish.id, entry.seq)
