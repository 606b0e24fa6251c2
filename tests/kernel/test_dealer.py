from collections import Counter

from tafelrunde.kernel import SeededDealer


def test_the_same_seed_and_number_give_the_same_luck() -> None:
    one, two = SeededDealer("7"), SeededDealer("7")
    assert [one.pick("abc", n) for n in range(50)] == [two.pick("abc", n) for n in range(50)]
    assert one.shuffle("abcdef", 3) == two.shuffle("abcdef", 3)
    assert one.shuffle("abcdef", 3) != SeededDealer("8").shuffle("abcdef", 3)


def test_every_outcome_comes_about_equally_often() -> None:
    dealer = SeededDealer("fair")
    count = Counter(dealer.pick("123456", n) for n in range(12_000))
    assert set(count) == set("123456")
    assert all(1_800 < seen < 2_200 for seen in count.values())


def test_every_order_of_a_shuffle_comes_about_equally_often() -> None:
    dealer = SeededDealer("fair")
    count = Counter("".join(dealer.shuffle("abc", n)) for n in range(6_000))
    assert set(count) == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert all(850 < seen < 1_150 for seen in count.values())


def test_another_seed_gives_other_luck() -> None:
    one, two = SeededDealer("7"), SeededDealer("8")
    assert [one.pick("123456", n) for n in range(50)] != [two.pick("123456", n) for n in range(50)]


def test_dice_thrown_after_each_other_have_nothing_to_do_with_each_other() -> None:
    dealer = SeededDealer("fair")
    pairs = Counter((dealer.pick("123456", 2 * n), dealer.pick("123456", 2 * n + 1)) for n in range(18_000))
    assert len(pairs) == 36
    assert all(380 < seen < 620 for seen in pairs.values())
