"""Passing automatically never forgoes Stake or Speculate: a seat that could use a card is asked."""

import pytest

from tafelrunde import new_table
from tafelrunde.bots import make_bot


@pytest.mark.rule("KA-146", "KA-149")
def test_who_passes_automatically_is_asked_what_could_be_used_and_nothing_else() -> None:
    asked = set()
    for seed in range(4):
        table = new_table("karthedis", seed=seed, seats=3)
        for seat in table.seats:
            table.pass_automatically(seat)
        bots = [make_bot("random", table.game, seat) for seat in range(3)]
        while not table.over:
            if table.choice.passing is not None:
                assert len(table.choice.options) > 1
                asked.add(table.choice.prompt)
            table.drive(bots, most=1)
    assert asked == {"spekulieren", "einsatz"}
