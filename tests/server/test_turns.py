"""Everything has its turn."""

from .turns import Turns


def test_each_comes_once_before_any_comes_again() -> None:
    turns = Turns(seed=1)
    for _ in range(3):
        assert sorted(turns.next("letters", "abcdefg") for _ in range(7)) == list("abcdefg")


def test_those_who_share_a_seed_are_through_together() -> None:
    several = [Turns(1, number, of=4) for number in range(4)]
    seen = {turns.next("numbers", range(20)) for turns in several for _ in range(5)}
    assert seen == set(range(20))


def test_the_same_seed_gives_the_same_order_and_another_one_another() -> None:
    first, again, other = ([turns.next("numbers", range(30)) for _ in range(60)] for turns in map(Turns, (1, 1, 2)))
    assert first == again != other
