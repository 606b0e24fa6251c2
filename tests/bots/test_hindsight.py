"""Looking back at one choice, with the eyes of the seat that made it."""

import pytest

from tafelrunde import make_bot, new_table
from tafelrunde.bots.hindsight import Duel, duel, glance
from tafelrunde.kernel import Choice, Table
from tafelrunde.kernel.question import Question


@pytest.fixture(scope="module")
def table() -> Table:
    """Somebody could build a settlement, or let it be."""
    table = new_table("fuersten", "intro", "planted")
    bots = [make_bot("greedy", table.game, seat) for seat in (1, 2)]
    while not any(option.text.startswith("build settlement") for option in table.choice.options):
        table.drive(bots, 1)
    return table


def asked(table: Table) -> tuple[Choice, object, object, object]:
    choice = table.choice
    build = next(option for option in choice.options if option.text.startswith("build settlement"))
    end = next(option for option in choice.options if option.text.startswith("end"))
    return choice, table.view(choice.seat), build, end


def test_a_glance_sees_that_something_better_was_there(table: Table):
    choice, view, _build, end = asked(table)
    seen = glance(table.game, choice, view, end, 40, "seed")
    assert seen is not None and seen.better != end.text and seen.best > seen.chance
    assert abs(sum(seen.shares) - 1) < 1e-6 and abs(seen.shares[choice.seat] - seen.chance) < 1e-9
    assert glance(table.game, choice, view, end, 40, "seed") == seen
    assert seen.trials >= 40


def test_a_duel_tells_the_two_apart_in_few_trials(table: Table):
    choice, view, build, end = asked(table)
    found = duel(table.game, choice, view, end, build, 20, "seed")
    assert found.pairs == 20 and found.lost > found.margin(2.58)
    turned = duel(table.game, choice, view, build, end, 20, "seed")
    assert turned.lost < -turned.margin(2.58)


def test_nothing_to_choose_is_nothing_to_think_about(table: Table):
    choice, view, build, _ = asked(table)
    only = Choice(choice.seat, Question(choice.prompt), [build])
    assert glance(table.game, only, view, build, 40, "seed") is None


def test_sums_of_duels():
    one = Duel(2, 0.4, 0.8, 0.1)
    assert one + one == Duel(4, 0.8, 1.6, 0.2) and (one + one).lost == pytest.approx(0.2)
    assert Duel().margin(2.58) == 1.0 and Duel().lost == 0.0
