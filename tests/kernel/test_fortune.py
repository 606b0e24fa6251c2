"""Luck, counted from a record: what was thrown and what was to be expected, what came to whom and when."""

from collections import Counter
from itertools import pairwise

import pytest

from tafelrunde import make_bot, new_table
from tafelrunde.kernel import Table
from tafelrunde.kernel.fortune import fortune_of


@pytest.fixture(scope="module", params=[("fuersten", "duell"), ("karthedis", "classic")], ids=lambda of: of[0])
def table(request: pytest.FixtureRequest) -> Table:
    table = new_table(*request.param, "lucky")
    table.drive([make_bot("greedy", table.game, seat) for seat in range(len(table.seats))])
    return table


def test_dice_agree_with_the_lines_of_chance(table: Table):
    record = table.record()
    found = fortune_of(table.game, record)
    assert found is not None and set(found.dice) == set(table.game.luck.dice)
    for kind, die in found.dice.items():
        written = Counter(line.text for line in record.lines if line.who is None and line.kind == kind)
        assert die.thrown == dict(written) and written
        assert sum(die.expected.values()) == pytest.approx(sum(written.values()))
        assert set(die.thrown) <= set(die.expected)


def test_counts_agree_with_the_events_and_only_grow(table: Table):
    found = fortune_of(table.game, table.record())
    assert found is not None
    told: Counter[tuple[int, str]] = Counter()
    for event in table.events:
        for seat, what, many in table.game.luck.tally(event):
            told[seat, what] += many
    for what, turns in found.counts.items():
        assert len(turns) == len(found.turns)
        assert turns[-1] == tuple(told[seat, what] for seat in range(len(table.seats)))
        assert all(a <= b for one, two in pairwise(turns) for a, b in zip(one, two, strict=True))
    assert sum(found.counts["drawn"][-1]) > 0
    answers = [answer for _, answer in found.turns]
    assert answers == sorted(answers) and answers[-1] == len(table.answers)


def test_everything_counted_has_its_name_in_both_languages(table: Table):
    named = {**table.game.luck.dice, **table.game.luck.counts}
    assert all(set(name) == {"de", "en"} and all(name.values()) for name in named.values())
