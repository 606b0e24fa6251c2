"""How tests play at a table: two people who sit down, and random moves."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from typing import Any

from .running import Player, Server, open_table, sit


def run(coroutine: Coroutine[Any, Any, Any], seconds: float = 120.0) -> Any:
    """Runs it to its end, which must come within so many seconds."""
    return asyncio.run(asyncio.wait_for(coroutine, seconds))


def sensible(options: Sequence[str]) -> Sequence[str]:
    """Options that lead on: tearing down is legal at almost any time and leads nowhere."""
    return [option for option in options if not option.startswith("demolish")] or options


async def two_players(server: Server, **wish: Any) -> tuple[Player, Player, str]:
    """Red and blue at a new table of Fürsten, both connected, and the table's id."""
    table, owner = open_table(server, **{"game": "fuersten", "seats": ["me", "open"], **wish})
    other = sit(server, table["id"], owner)
    red = await Player(server.address, table["id"], owner).connect()
    blue = await Player(server.address, table["id"], other).connect()
    await red.until("update")
    await blue.until("update")
    return red, blue, table["id"]


async def play_on(players: list[Player], moves: int, seed: int = 0) -> int:
    """Whoever is asked makes a random move; returns how many were made."""
    rng = random.Random(seed)
    for made in range(moves):
        mover = next((player for player in players if player.options), None)
        if mover is None:
            return made
        answer = await mover.move(rng.choice(sensible(mover.options)))
        assert answer["type"] == "update", answer
        await all_told(players, answer["seq"])
    return moves


async def all_told(players: Sequence[Player], seq: int) -> None:
    """Reads on until everybody knows of the answer with this number."""
    for player in players:
        while player.update["seq"] < seq:
            await player.receive()
