"""What a bot would do in a seat's place."""

from ...bots import STRONGEST
from ..door import by_seat
from ..hall import Hall
from ..room import Room
from ..thinkers import Failed
from ..trouble import Trouble
from ..wire import AskHint, Hint, HintOption

MOST_OPTIONS = 5


@by_seat(AskHint)
async def hint(hall: Hall, room: Room, seat: int, wish: AskHint) -> Hint:
    """What the strongest bot thinks of the options of a seat that is asked. It sees what the seat sees."""
    if room.game.thinking is None:
        raise Trouble(409, "no-hint", "no-hint-here")
    async with room.lock:
        live = await hall.live(room)
        choice = next((choice for choice in live.table.choices if choice.seat == seat and not live.over), None)
        if choice is None:
            raise Trouble(409, "not-asked", seq=live.seq)
        view, seq = live.table.view(seat), live.seq
    try:
        # a view is a copy, so the table may go on while the bot thinks
        best = await hall.thinkers.advise(
            room.game, room.mode, len(room.names), choice, view, MOST_OPTIONS, wish.milliseconds
        )
    except Failed as failed:
        raise Trouble(503, "no-hint", why=str(failed)) from failed
    return Hint([HintOption(one.move, one.score, one.chance, one.trials) for one in best], STRONGEST, seq)
