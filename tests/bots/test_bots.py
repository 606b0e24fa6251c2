import pytest

from tafelrunde import new_table
from tafelrunde.bots import UnknownBot, make_bot
from tafelrunde.simulate import simulate


def test_greedy_beats_random_from_either_seat() -> None:
    for bots, seat in ((("greedy", "random"), "red"), (("random", "greedy"), "blue")):
        result = simulate("fuersten", "intro", bots, 30, seed=1)
        assert result.finished == 30
        assert result.wins[seat] >= 28


def test_the_same_seed_gives_the_same_game() -> None:
    texts = set()
    for _ in range(2):
        table = new_table("fuersten", seed=5)
        table.drive([make_bot("greedy", table.game, f"5/{seat}") for seat in (0, 1)])
        texts.add(table.record().text())
    assert len(texts) == 1


def test_a_bot_gets_its_own_view_and_nothing_else() -> None:
    """The look a bot is given shows its own hand and not the other's."""
    table = new_table("fuersten", seed=5)
    seen = []

    class Curious:
        def __init__(self, seat: int) -> None:
            self.inner = make_bot("greedy", table.game, seat)
            self.seat = seat

        def pick(self, choice, look):  # type: ignore[no-untyped-def]
            view = look()
            seen.append(view["princes"][1 - self.seat]["hand"] is None or view["event_card"] == "bruderzwist")
            assert view["princes"][self.seat]["hand"] is not None
            return self.inner.pick(choice, look)

    table.drive([Curious(0), Curious(1)])
    assert len(seen) > 50 and all(seen)


def test_greedy_finishes_against_itself() -> None:
    assert simulate("fuersten", "intro", ("greedy",), 60, seed=2).finished == 60


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there is: random, greedy"):
        make_bot("deep", new_table("fuersten", seed=1).game)
