"""Options are worked out once for each decision, however often they are looked at."""

from collections import Counter
from typing import Any

import pytest

from tafelrunde import make_bot, new_table
from tafelrunde.games.fuersten import turn


@pytest.mark.skipif(not turn.__file__.endswith(".py"), reason="inside a compiled module nothing can be counted")
@pytest.mark.parametrize("mode", ["intro", "gold", "wirren", "fortschritt", "duell"])
def test_the_options_of_the_action_phase_are_listed_once(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[str] = Counter()
    listed = Counter[str]()
    listing = turn.action_options

    def counted(s: Any, me: int) -> Any:
        listed["action"] += 1
        return listing(s, me)

    monkeypatch.setattr(turn, "action_options", counted)
    table = new_table("fuersten", mode=mode, seed=3)
    bot = make_bot("random", table.game, 3)

    class Looking:
        def pick(self, choice: Any, look: Any) -> Any:
            asked[choice.prompt] += 1
            look()
            assert table.why_not(choice.options[0]) is None
            return bot.pick(choice, look)

    table.drive([Looking(), Looking()], 1500)
    assert asked["action"] > 100
    assert asked["action"] <= listed["action"] <= asked["action"] + 1
