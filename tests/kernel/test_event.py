import pytest

from tafelrunde.kernel import Event, EventKind

LOOKED = EventKind("looked", ("stack",), secret=("card",), reveals=True)


def test_a_secret_is_for_who_knows_it_and_for_nobody_else() -> None:
    event = Event(LOOKED, 0, (2,), ("ace",), 1)
    assert event.seen_by(1) == {"kind": "looked", "seat": 0, "stack": 2, "card": "ace"}
    for other in (0, 2, None):
        assert event.seen_by(other) == {"kind": "looked", "seat": 0, "stack": 2}


def test_a_secret_can_be_shared_by_several() -> None:
    event = Event(LOOKED, 0, (2,), ("ace",), 0, 2)
    assert [seat for seat in (0, 1, 2, 3, None) if "card" in event.seen_by(seat)] == [0, 2]


def test_a_secret_nobody_knows_is_told_to_nobody() -> None:
    event = Event(LOOKED, 0, (2,), ("ace",))
    for seat in (0, 1, None):
        assert "card" not in event.seen_by(seat)


def test_a_field_cannot_hide_the_kind_or_the_seat() -> None:
    with pytest.raises(ValueError, match="a field cannot be called so"):
        EventKind("odd", ("seat",))
