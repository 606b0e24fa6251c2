"""Short runs of the fuzzer; `python -m tests.server.fuzz --messages 100000` is the long one."""

import asyncio

import pytest

from .fuzz import KINDS, fuzz
from .fuzz.answers import SECRET_FIELDS
from .leaks.places import SECRETLY

pytestmark = pytest.mark.long


def test_the_fuzzer_knows_what_is_secret_about_events():
    """The other list is written down from the rules; this one is found, and must not lose what moves elsewhere."""
    for game, kinds in SECRETLY.items():
        assert kinds <= {kind for kind, fields in SECRET_FIELDS[game].items() if fields}


def test_bad_messages_break_nothing_change_nothing_and_show_nothing(tmp_path):
    outcome = asyncio.run(asyncio.wait_for(fuzz(tmp_path, 3000, seed=1), 300))
    assert not outcome.findings, str(outcome)
    assert sum(outcome.sent.values()) >= 3000
    assert set(outcome.sent) == {name for name, _, _ in KINDS}
    for answer in ("ws update", "ws error stale", "ws error not-your-seat", "ws accepted", "http 403 not-your-seat"):
        assert outcome.answered[answer], answer


def test_nor_with_postgresql(tmp_path, postgres_url):
    outcome = asyncio.run(asyncio.wait_for(fuzz(tmp_path, 1500, seed=3, database=postgres_url), 300))
    assert not outcome.findings, str(outcome)
