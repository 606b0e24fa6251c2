"""What is kept of a position: the part that has not changed is written as it was, and reads like the whole."""

import random

import msgspec
import pytest

from tafelrunde.kernel import Table, registry
from tafelrunde.server.live import LiveTable
from tests.server.playing import sensible


@pytest.mark.parametrize("game", [game.id for game in registry.games()])
def test_what_is_saved_after_every_answer_is_what_the_table_dumps(game: str) -> None:
    rules = registry.game(game)
    mode = next(iter(rules.modes.values()))
    rng = random.Random(7)
    live = LiveTable(Table(rules, mode.id, seed="saving", options=dict(mode.usual)), None, [])
    live.begin(0)
    for at in range(300):
        if live.over:
            break
        choice = rng.choice(live.table.choices)
        live.move(choice.seat, rng.choice(sensible([option.text for option in choice.options])), None, at)
        if live.table.undoable is not None and rng.random() < 0.1:
            live.undo(live.table.undoable, f"back {at}", at)
        whole = msgspec.json.decode(msgspec.json.encode(live.table.dump()))
        assert msgspec.json.decode(live.saved())["table"] == whole
