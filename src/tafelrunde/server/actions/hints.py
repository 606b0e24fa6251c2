"""What a bot would do in a seat's place."""

from ...bots import STRONGEST
from ..door import by_anybody, seat_of
from ..hall import Hall
from ..limits import too_many
from ..room import Room
from ..thinker_processes import Busy, Failed
from ..thinkers import Position, Replaced
from ..trouble import Trouble
from ..visitor import Visitor
from ..wire import AskHint, Hint, HintOption

MOST_OPTIONS = 5


@by_anybody(AskHint, group="game", slow=True)
async def hint(hall: Hall, room: Room, visitor: Visitor, wish: AskHint) -> Hint:
    """What the strongest bot thinks of the options of a seat that is asked. It sees what the seat sees.

    A seat has one question at a time: who asks again no longer waits for the answer before.
    """
    seat = seat_of(room, visitor, wish)
    if room.game.thinking is None:
        raise Trouble(409, "no-hint", "no-hint-here")
    if not room.agreed.hints:
        raise Trouble(409, "hints-off")
    hall.limits.take("hints", visitor.address)
    async with room.lock:
        live = await hall.live(room)
        choice = next((choice for choice in live.table.choices if choice.seat == seat and not live.over), None)
        if choice is None:
            raise Trouble(409, "not-asked", seq=live.seq)
        # a view is a copy, so the table may go on while the bot thinks
        position, seq = Position(room.game, room.mode, len(room.names), choice, live.table.view(seat)), live.seq
    milliseconds = min(wish.milliseconds, hall.config.hint_milliseconds)
    try:
        best = await hall.thinkers.advise(position, MOST_OPTIONS, milliseconds, f"{room.id}/{seat}", visitor.address)
    except Failed as failed:
        raise Trouble(503, "no-hint", why=str(failed)) from failed
    except Busy as busy:
        raise too_many("hints") if busy.owner else _busy() from busy
    except Replaced as replaced:
        raise Trouble(409, "no-hint", "no-hint-replaced", seq=seq) from replaced
    return Hint([HintOption(one.move, one.score, one.chance, one.trials) for one in best], STRONGEST, seq)


def _busy() -> Trouble:
    return Trouble(503, "no-hint", "no-hint-busy", headers={"Retry-After": "5"})
