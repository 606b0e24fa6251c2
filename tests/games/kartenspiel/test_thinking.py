"""Bots that think ahead do so in every edition, by its rules."""

import random

import pytest

from tafelrunde import make_bot
from tafelrunde.bots.search import Budget, Search, Style
from tafelrunde.games.kartenspiel import GAME
from tafelrunde.kernel import Table

from .walks import AGREED


@pytest.mark.parametrize(("mode", "options"), AGREED)
def test_a_table_of_any_edition_can_be_thought_about(mode: str, options: dict[str, str]) -> None:
    table = Table(GAME, mode, options=options, seed=7)
    table.drive([make_bot("greedy", GAME, seat) for seat in table.seats], 60)
    while table.choice.prompt != "action" or len(table.choice.options) < 3:
        table.drive([make_bot("greedy", GAME, seat) for seat in table.seats], 1)
    search = Search(GAME, "hard", random.Random(1), Style())
    opinions = search.think(table.choice, table.view(table.choice.seat), Budget(trials=12))
    assert opinions and all(0 <= opinion.chance <= 1 for opinion in opinions)
