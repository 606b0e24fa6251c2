"""Whole games between bots as text, and the bots that play them."""

import random
from typing import Any

from tafelrunde.books.messages import messages
from tafelrunde.bots import make_bot
from tafelrunde.kernel import Choice, Option, Player, Table

SHOW_TABLE_EVERY = 40


class Reckless:
    """Tears down as readily as it builds."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def pick(self, choice: Choice, _look: object) -> Option:
        return self.random.choice(choice.options)


def player(bot: str, table: Table[Any, Any], seed: str) -> Player[Any]:
    return Reckless(seed) if bot == "reckless" else make_bot(bot, table.game, seed)


def transcript(table: Table[Any, Any], bot: str, seed: int, most: int | None) -> str:
    """What happens, as it is told to everybody, with the table now and then."""
    players = [player(bot, table, f"{seed}/{seat}") for seat in (0, 1)]
    words = messages(table.game.id, "en")
    lines = [f"{table.game.id} {table.mode}, {bot} against {bot}, seed {seed}", ""]
    told = made = 0
    while not table.over and (most is None or made < most):
        choice = table.choice
        if made % SHOW_TABLE_EVERY == 0:
            lines += ["", str(table), ""]
        option = players[choice.seat].pick(choice, lambda seat=choice.seat: table.view(seat))  # type: ignore[misc]
        lines.append(f"{table.seats[choice.seat]} [{choice.prompt}, {len(choice.options)} options] {option}")
        table.choose(option)
        lines += [f"    {words.event(event)}" for event in table.told(None, told)]
        told = len(table.events)
        made += 1
    return "\n".join([*lines, "", str(table), ""])
