"""What is kept of an event: the part for everybody, and the part for the seats that know more."""

import msgspec
import pytest

from tafelrunde.server.live import Told

OPENLY, SECRETLY = b'{"kind":"gave"}', b'{"kind":"gave","card":"ace"}'


@pytest.mark.parametrize(
    ("knows", "told_more"),
    [
        (b"[0,2]", [0, 2]),
        (b"[1]", [1]),
        (b"[]", []),
        # as rows of before have it
        (b"2", [2]),
        (b"null", []),
    ],
)
def test_who_knows_more_is_told_more(knows: bytes, told_more: list[int]) -> None:
    told = msgspec.json.decode(b"[" + b",".join((OPENLY, knows, SECRETLY)) + b"]", type=Told)
    for seat in (0, 1, 2, None):
        assert bytes(told.to(seat)) == (SECRETLY if seat in told_more else OPENLY)
    assert msgspec.json.decode(msgspec.json.encode(told), type=Told) == told
