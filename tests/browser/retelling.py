"""A game with agreed luck, played beside the page by bots and told to it as the server would tell it.

So what others do can be looked at again and again: the same dice, the same event, the same reveal.
"""

import json
import random
from dataclasses import dataclass
from functools import partial
from typing import Any

from tafelrunde import new_table
from tafelrunde.bots import Greedy
from tafelrunde.kernel.registry import game as game_of
from tafelrunde.server.live import choice_info, told_of
from tafelrunde.server.wire import encode

FIRST_SEQ = 1000  # more than the table has come to at which the visitor sits


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer somebody gave, and what the page is told about it."""

    seat: int
    move: str
    kinds: tuple[str, ...]  # of the events it led to
    update: dict[str, Any]

    @property
    def seq(self) -> int:
        return int(self.update["seq"])


@dataclass(frozen=True, slots=True)
class Story:
    moments: list[Moment]
    events: list[dict[str, Any]]  # everything that happened, from the start

    def at(self, *kinds: str, seat: int | None = None, alone: bool = False) -> int:
        """The first answer that led to events of all these kinds: given by a seat, or with no others beside them."""
        for number, moment in enumerate(self.moments):
            fits = set(kinds) == set(moment.kinds) if alone else set(kinds) <= set(moment.kinds)
            if fits and seat in (None, moment.seat):
                return number
        raise LookupError(f"no answer of this game leads to {kinds}")

    def standing(self, number: int) -> dict[str, Any]:
        """How things stand after an answer, as somebody is told who has just come: with all events so far."""
        update = self.moments[number].update
        so_far = update["events_from"] + len(update["events"])
        return {**update, "events_from": 0, "events": self.events[:so_far]}


def retold(game: str, mode: str, seed: str, answers: int, *, seats: int | None = None, eyes: int = 0) -> Story:
    """The first answers of a game, as a seat sees them."""
    table = new_table(game, mode, seats=seats, seed=seed)
    names = [str(seat) for seat in table.seats]
    moments: list[Moment] = []
    for number in range(answers):
        if not table.choices:
            break
        choice = table.choices[0]
        asked = choice.seat
        assert asked is not None
        bot = Greedy(game_of(game), random.Random(number))
        move = str(bot.pick(choice, partial(table.view, asked)))
        before = len(table.events)
        table.choose(move, asked)
        own = next((one for one in table.choices if one.seat == eyes), None)
        update = {
            "type": "update",
            "seq": FIRST_SEQ + number,
            "events_from": before,
            "events": json.loads(encode([told_of(event).to(eyes) for event in table.events[before:]])),
            "view": json.loads(encode(table.view(eyes))),
            "choice": None if own is None else json.loads(encode(choice_info(own))),
            "waiting_for": [names[one.seat] for one in table.choices if one.seat is not None],
            "may_undo": True,
            "passing": False,
        }
        moments.append(Moment(asked, move, tuple(str(event["kind"]) for event in update["events"]), update))
    return Story(moments, json.loads(encode([told_of(event).to(eyes) for event in table.events])))
