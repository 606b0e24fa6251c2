"""Short runs of the crash test; `python -m tests.server.crash --kills 200 --tables 50` is the long one."""

import asyncio

import pytest

from .crash import crash, summary
from .kills import POINTS

pytestmark = pytest.mark.long


def test_nothing_that_was_told_is_lost_when_the_server_is_killed(tmp_path):
    notes, seconds = asyncio.run(asyncio.wait_for(crash(tmp_path, kills=len(POINTS), tables=20), 400))
    assert not notes.findings, summary(notes, seconds)
    assert all(notes.counts[f"kills {point}"] == 1 for point in POINTS) and len(notes.acknowledged) > 100
    assert notes.counts["sent again"] and notes.counts["acknowledged again"]


def test_nor_with_postgresql(tmp_path, postgres_url):
    notes, seconds = asyncio.run(asyncio.wait_for(crash(tmp_path, kills=2, tables=15, database=postgres_url), 400))
    assert not notes.findings, summary(notes, seconds)
    assert notes.counts["kills"] == 2 and len(notes.acknowledged) > 30
