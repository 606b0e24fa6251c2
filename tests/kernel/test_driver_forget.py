"""A table that lets go of its past goes on as if it had kept it."""

import json

import pytest

from tafelrunde import load_table, make_bot, new_table
from tafelrunde.kernel import Refused

MODES = (
    ("fuersten", "intro", None),
    ("fuersten", "duell", None),
    ("karthedis", "classic", 4),
    ("karthedis", "draft", 3),
)


@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
@pytest.mark.parametrize("seed", range(3))
def test_forgetting_changes_nothing_that_comes(game, mode, seats, seed):
    keeping = new_table(game, mode, seed, seats=seats)
    forgetting = new_table(game, mode, seed, seats=seats)
    bots = [make_bot("random", keeping.game, f"{seed}/{seat}") for seat in range(len(keeping.seats))]
    decisions = 0
    while not keeping.over and decisions < 400:
        choice = keeping.choice
        option = bots[choice.seat].pick(choice, lambda: None)
        keeping.choose(option, choice.seat)
        forgetting.choose(option, choice.seat)
        decisions += 1
        assert forgetting.undoable == keeping.undoable
        if keeping.undoable is not None and decisions % 3 == 0:
            keeping.undo()
            forgetting.undo()
        forgetting.forget_past()
        if decisions % 7 == 0:
            forgetting = load_table(json.loads(json.dumps(forgetting.dump())))
        assert forgetting.forgotten.answers + len(forgetting.answers) == len(keeping.answers)
        assert [c.options for c in forgetting.choices] == [c.options for c in keeping.choices]
        assert forgetting.game.to_json(forgetting.state) == keeping.game.to_json(keeping.state)
    assert len(forgetting.answers) < len(keeping.answers)
    with pytest.raises(ValueError, match="let go of its past"):
        forgetting.record()


def test_what_could_be_undone_before_can_be_undone_after():
    table = new_table("fuersten", "intro", 5)
    bots = [make_bot("random", table.game, f"x/{seat}") for seat in range(2)]
    for _ in range(300):
        table.drive(bots, 1)
        twin = table.clone()
        twin.forget_past()
        if table.undoable is None:
            with pytest.raises(Refused):
                twin.undo()
        else:
            untouched = table.clone()
            untouched.undo()
            twin.undo()
            assert twin.view(0) == untouched.view(0)
            assert twin.choice.options == untouched.choice.options
