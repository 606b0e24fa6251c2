"""Whose thinking comes next: fair shares, people first, nobody passed over for ever, no more than there is room for."""

import pytest

from tafelrunde.server.thinking_queue import Full, ThinkingQueue


def queue(ranks: int = 2, most: int = 100, most_each: int = 100) -> ThinkingQueue[str]:
    return ThinkingQueue(ranks, most, most_each)


def order(of: ThinkingQueue[str]) -> str:
    found = ""
    while (what := of.next()) is not None:
        found += what
    assert len(of) == 0
    return found


def test_owners_take_turns_and_each_keeps_its_order():
    waiting = queue()
    for what in "abcd":
        waiting.join(what, 0, "the first")
    for what in "xy":
        waiting.join(what, 0, "the second")
    waiting.join("1", 0, "the third")
    assert len(waiting) == 7
    assert order(waiting) == "ax1bycd"


def test_who_has_just_had_a_turn_comes_after_those_who_have_not():
    waiting = queue()
    waiting.join("a", 0, "the first")
    waiting.join("b", 0, "the first")
    waiting.join("x", 0, "the second")
    assert waiting.next() == "a"
    waiting.join("1", 0, "the third")
    assert order(waiting) == "x1b"


def test_a_turn_without_waiting_counts():
    waiting = queue()
    waiting.had_turn("the first")
    waiting.join("a", 0, "the first")
    waiting.join("x", 0, "the second")
    assert order(waiting) == "xa"


def test_whose_turn_was_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tafelrunde.server.thinking_queue.MOST_OWNERS", 2)
    waiting = queue()
    for owner in "123":
        waiting.had_turn(owner)
    for owner in "321":
        waiting.join(owner, 0, owner)
    assert order(waiting) == "123"


def test_a_lower_rank_waits_but_is_not_passed_over_for_ever():
    waiting = queue()
    for number in range(12):
        waiting.join("p", 0, f"person {number}")
    for _ in range(3):
        waiting.join("-", 1, "bots alone")
    assert order(waiting) == "pppp-pppp-pppp-"


def test_no_rank_is_passed_over_for_ever_where_there_are_several():
    waiting = queue(ranks=3)
    for _ in range(20):
        waiting.join("a", 0, "a")
    for _ in range(5):
        waiting.join("b", 1, "b")
        waiting.join("c", 2, "c")
    found = order(waiting)
    assert found.index("b") == 4 and found.index("c") <= 9 and sorted(found) == sorted("a" * 20 + "bc" * 5)


def test_there_is_only_so_much_room():
    waiting = queue(most=3, most_each=2)
    waiting.join("a", 1, "the first")
    waiting.join("b", 1, "the first")
    with pytest.raises(Full) as one:
        waiting.join("c", 1, "the first")
    waiting.join("x", 1, "the second")
    with pytest.raises(Full) as all_of_them:
        waiting.join("1", 1, "the third")
    assert (one.value.owner, all_of_them.value.owner) == (True, False)
    waiting.join("p", 0, "the third")  # those who go first have room of their own
    assert order(waiting) == "paxb"


def test_who_leaves_makes_room_and_can_leave_twice():
    waiting = queue(most=2, most_each=1)
    waiting.join("a", 0, "the first")
    waiting.join("x", 0, "the second")
    for _ in range(2):
        waiting.leave("a", 0, "the first")
    waiting.join("b", 0, "the first")
    assert order(waiting) == "xb"
    waiting.leave("b", 0, "the first")
    assert len(waiting) == 0 and waiting.next() is None
