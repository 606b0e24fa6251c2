"""Another way a finished game could have gone: a visitor plays on from any moment of it.

Nothing is kept: each request names the moment and all moves since, and the same request has the same answer. All other
seats are answered for by a quick bot, which like every bot sees only what its seat sees. The cards lie as they lay;
what is thrown or shuffled from here on is not the luck of the game, or people would know what comes.
"""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Any

import msgspec

from ..bots import make_bot, usual_bot
from ..kernel import Reason, Refused, Table
from .live import choice_info
from .replays import Leafed, Replays
from .room import Room
from .sketches import sketched
from .trouble import Trouble, reason_info, refusal
from .wire import Over, PlayedOn, PlayOn, Sketch, encode

KEPT = 64  # places somebody may go on from
MOST_ANSWERS = 5_000  # of bots and chance beyond the record: a game that goes in circles is broken off

Start = tuple[str, int, str, int]  # a table, after how many answers, whose place, which luck
Place = tuple[str, int, str, int, tuple[str, ...]]  # and the moves since


class Variations:
    """Where visitors have come to last, so that going on takes no longer than one move."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._lock = asyncio.Lock()  # one at a time leaves the processor to those who play
        self._places: OrderedDict[Place, Table[Any, Any]] = OrderedDict()

    async def play(self, room: Room, number: int, wish: PlayOn) -> PlayedOn:
        seat = room.number_of(wish.seat)
        game = await self._replays.leafed(room)
        async with self._lock:
            return await asyncio.to_thread(self._play, room, game, number, seat, wish)

    async def sketch(self, room: Room, number: int, wish: PlayOn) -> Sketch:
        """The same as text."""
        seat = room.number_of(wish.seat)
        game = await self._replays.leafed(room)
        key = (room.id, number, wish.seat, wish.seed)
        async with self._lock:
            table = await asyncio.to_thread(self._before, game, key, seat, tuple(wish.moves))
            return sketched(table, seat)

    def _play(self, room: Room, game: Leafed, number: int, seat: int, wish: PlayOn) -> PlayedOn:
        key = (room.id, number, wish.seat, wish.seed)
        moves = tuple(wish.moves)
        table = self._before(game, key, seat, moves[:-1])
        told, refused = len(table.events), None
        if moves:
            table, refused = self._moved(table, seat, moves[-1])
            if refused is None:
                self._keep((*key, moves), table)
        return _shown(room, table, number, seat, told if moves else len(table.events), refused)

    def _before(self, game: Leafed, key: Start, seat: int, moves: tuple[str, ...]) -> "Table[Any, Any]":
        """The table after these moves, from the nearest place that is known."""
        known = next((many for many in range(len(moves), -1, -1) if (*key, moves[:many]) in self._places), None)
        if known is None:
            known = 0
            table = game.table_after(key[1])
            table.seed = f"on {key[3]} from {key[1]} of {table.seed}"
            table.go_on_with_dealer()
            _answer_for_others(table, seat)
            self._keep((*key, ()), table)
        table = self._places[*key, moves[:known]]
        for at in range(known, len(moves)):
            table, refused = self._moved(table, seat, moves[at])
            if refused is not None:
                raise refusal(table.game.id, refused)
            self._keep((*key, moves[: at + 1]), table)
        return table

    def _moved(self, table: "Table[Any, Any]", seat: int, move: str) -> "tuple[Table[Any, Any], Reason | None]":
        went_on = table.clone()
        try:
            went_on.choose(move, seat)
        except Refused as refused:
            return table, refused.reason
        _answer_for_others(went_on, seat)
        return went_on, None

    def _keep(self, place: Place, table: "Table[Any, Any]") -> None:
        self._places[place] = table
        self._places.move_to_end(place)
        if len(self._places) > KEPT:
            self._places.popitem(last=False)


def _answer_for_others(table: "Table[Any, Any]", seat: int) -> None:
    """Until the visitor's seat is asked, or the game is over. What a bot picks depends on the table alone."""
    bot = usual_bot(table.game)
    for _ in range(MOST_ANSWERS):
        if table.over or any(choice.seat == seat for choice in table.choices):
            return
        choice = table.choice
        player = make_bot(bot, table.game, f"{table.seed} {len(table.answers)}")
        table.choose(player.pick(choice, partial(table.view, choice.seat)), choice.seat)
    raise Trouble(409, "over", "over-in-circles")


def _shown(room: Room, table: "Table[Any, Any]", number: int, seat: int, told: int, refused: Reason | None) -> PlayedOn:
    choice = next((choice for choice in table.choices if choice.seat == seat), None)
    result = table.result
    return PlayedOn(
        number,
        room.names[seat],
        usual_bot(table.game),
        msgspec.Raw(encode(table.view(seat))),
        [msgspec.Raw(encode(event)) for event in table.told(seat, told)],
        None if choice is None else choice_info(choice),
        None if refused is None else reason_info(room.game.id, refused),
        None if result is None else Over([room.names[winner] for winner in result.winners], result.how),
    )
