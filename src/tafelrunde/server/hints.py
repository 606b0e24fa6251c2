"""What a bot would do in a seat's place."""

import asyncio

from ..bots import STRONGEST, advise
from ..kernel import BadInput
from .hall import Hall
from .room import Room
from .trouble import Trouble
from .wire import Hint, HintOption

MOST_OPTIONS = 5


async def hint(hall: Hall, room: Room, seat: int) -> Hint:
    """What the strongest bot thinks of the options of a seat that is asked. It sees what the seat sees."""
    async with room.lock:
        live = await hall.live(room)
        choice = next((choice for choice in live.table.choices if choice.seat == seat and not live.over), None)
        if choice is None:
            raise Trouble(
                409, "not-asked", "You are not asked anything now, so there is nothing to advise.", seq=live.seq
            )
        view, seq = live.table.view(seat), live.seq
    try:
        # a view is a copy, so the table may go on while the bot thinks
        best = await asyncio.to_thread(advise, room.game, view, choice, MOST_OPTIONS)
    except BadInput as error:
        raise Trouble(404, "no-hint", "No bot here can say what it thinks of this game.") from error
    return Hint([HintOption(move, score) for move, score in best], STRONGEST, seq)
